import { expect, test } from 'vitest';
import { type Dice, type Position, play, skirmish, type TestMatch, unit } from '../testing/bench.ts';

const SQUAD = 'russian 4-4-7 C4';
const BROKEN = 'u99: german 4-6-7 M10 broken';

const movement = (position: Omit<Position, 'phase' | 'attacker'>, dice: Dice = []) =>
  skirmish({ ...position, phase: 'movement', attacker: 'russian', units: [...position.units, BROKEN] }, dice);
const offers = (match: TestMatch, start = '') =>
  match.offered('russian').filter(act => act.startsWith(start));

test('[aslsk 3.3.1.e] only who is in the hex and may move goes along, each once', () => {
  const match = movement({
    units: [SQUAD, SQUAD, 'russian 4-4-7 C5', `${SQUAD} fired prep`, `${SQUAD} broken`, `${SQUAD} pinned`],
  });
  play(match, 'russian', 'move u1');
  expect(offers(match, 'with')).toEqual(['with u2']);
  play(match, 'russian', 'with u2');
  expect(offers(match, 'with')).toEqual([]);
});

test.each(['assault', 'double-time'])(
  '[aslsk 3.3.1.f, 3.3.1.g] once %s is declared, nothing else is, and nobody joins',
  kind => {
    const match = movement({ units: [SQUAD, SQUAD] });
    play(match, 'russian', 'move u1', kind);
    expect(offers(match).filter(act => /^(with|assault|double-time)/.test(act))).toEqual([]);
  },
);

test('[aslsk 3.3.1.b] two squads together have four factors: it takes a leader to give them more', () => {
  const match = movement({ units: [SQUAD, SQUAD] });
  play(match, 'russian', 'move u1', 'with u2', 'step 1:C5', 'step 1:C6', 'step 1:C7', 'step 1:C8');
  expect(match.state.phase).not.toBe('movement');
});

test('[aslsk 3.3.1.b] nor does a leader whom they only meet on the way', () => {
  const met = movement({ units: [SQUAD, 'russian 9-1 C5'] });
  play(met, 'russian', 'move u1', 'step 1:C5', 'step 1:C6', 'step 1:C7', 'step 1:C8');
  expect(offers(met)).toEqual(['move u2', 'done']);
});

test('[aslsk 3.3.1.f] assault movement may leave half a factor, and is out of the question for who has one', () => {
  const grain = movement({
    units: [SQUAD],
    weapons: ['russian MMG of u1'],
    hexes: { '1:C5': 'grain' },
    date: { year: 1944, month: 7 },
  });
  // Two factors, of which the field takes one and a half.
  play(grain, 'russian', 'move u1', 'assault');
  expect(offers(grain, 'step')).toContain('step 1:C5');
  const laden = movement({
    units: ['russian 4-2-6 C4'],
    weapons: ['russian MMG of u1'],
    roads: [['C4', 'C5', 'C6']],
  });
  play(laden, 'russian', 'move u1');
  expect(offers(laden, 'step')).toContain('step 1:C5');
  expect(offers(laden, 'assault')).toEqual([]);
});

test('[aslsk 3.3.c] nobody moves into a hex with an enemy vehicle; a wreck keeps nobody out', () => {
  const beside = (vehicle: string) => {
    const match = movement({ units: [SQUAD], vehicles: [`german Panther D4 ${vehicle}`] });
    play(match, 'russian', 'move u1');
    return offers(match, 'step').includes('step 1:D4');
  };
  expect([beside(''), beside('wreck')]).toEqual([false, true]);
});

test('[aslsk 3.3.1.i] the exhaustion of the defender outlasts the attacker’s movement phase', () => {
  const match = skirmish({
    phase: 'russian prep-fire',
    units: [SQUAD, 'german 4-6-7 M10 exhausted'],
  });
  while (match.state.phase === 'prep-fire') play(match, 'russian', 'done');
  expect(unit(match, 'u2').exhausted).toBe(true);
});
