import { expect, test } from 'vitest';
import { offers, play, skirmish } from '../testing/bench.ts';

const SQUAD = { card: 'american 2-5-4-6', at: '1:C4' } as const;
const FOE = { id: 'u99', card: 'german 1-6-4-5', at: '1:M10', shaken: true } as const;

test('[lnl 1.3.g, 1.3.a] E-002: not through a hex in which movers and others are too many', () => {
  const full = { ...SQUAD, at: '1:C5' } as const;
  const match = skirmish({ units: [SQUAD, SQUAD, full, full, FOE] });
  play(match, 'american', 'activate 1:C4', 'move u1');
  expect(offers(match, 'american', 'step')).toContain('step 1:C5');
  play(match, 'american', 'with u2');
  expect(offers(match, 'american', 'step')).not.toContain('step 1:C5');
  expect(offers(match, 'american', 'step')).toHaveLength(5);
});

test('[lnl 1.3.a, 1.3.g] nor through one with two single men for a third', () => {
  const man = { card: 'american Sgt. Novak', at: '1:C4' } as const;
  const match = skirmish({
    units: [
      man,
      { ...man, card: 'american Medic', at: '1:C5' },
      { ...man, card: 'american Scout', at: '1:C5' },
    ],
  });
  play(match, 'american', 'activate 1:C4', 'move u1');
  expect(offers(match, 'american', 'step')).not.toContain('step 1:C5');
});

test('[lnl 1.3.i] everybody may look at all stacks', () => {
  const weapons = [{ card: 'american BAR', possessedBy: 'u2' as const }];
  const match = skirmish({ units: [SQUAD, SQUAD, FOE], weapons });
  for (const side of match.sides) expect(match.view(side)).toEqual(match.state);
});
