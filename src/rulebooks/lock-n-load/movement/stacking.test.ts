import { expect, test } from 'vitest';
import { offers, play, skirmish } from '../testing/bench.ts';

const SQUAD = 'american 2-5-4-6 C4';
const FOE = 'u99: german 1-6-4-5 M10 shaken';

test('[lnl 1.3.g, 1.3.a] E-002: not through a hex in which movers and others are too many', () => {
  const full = 'american 2-5-4-6 C5';
  const match = skirmish({ units: [SQUAD, SQUAD, full, full, FOE] });
  play(match, 'american', 'activate 1:C4', 'move u1');
  expect(offers(match, 'american', 'step')).toContain('step 1:C5');
  play(match, 'american', 'with u2');
  expect(offers(match, 'american', 'step')).not.toContain('step 1:C5');
  expect(offers(match, 'american', 'step')).toHaveLength(5);
});

test('[lnl 1.3.a, 1.3.g] nor through one with two single men for a third', () => {
  const man = 'american Sgt. Novak C4';
  const match = skirmish({ units: [man, 'american Medic C5', 'american Scout C5'] });
  play(match, 'american', 'activate 1:C4', 'move u1');
  expect(offers(match, 'american', 'step')).not.toContain('step 1:C5');
});

test('[lnl 1.3.i] everybody may look at all stacks', () => {
  const match = skirmish({ units: [SQUAD, SQUAD, FOE], weapons: ['american BAR of u2'] });
  for (const side of match.sides) expect(match.view(side)).toEqual(match.state);
});
