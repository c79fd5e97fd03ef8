import { expect, test } from 'vitest';
import { citesSaid, type Position, play, skirmish, type TestMatch, unit, weapon } from '../testing/bench.ts';

const SQUAD = 'russian 4-4-7 C4';
const LEADER = 'russian 8-0 C4';
const BROKEN = 'u99: german 4-6-7 M10 broken';
const HOUSE = { hexes: { '1:C5': 'stone building' } } as const;
const MMG = 'russian MMG of u1';

const advance = (position: Omit<Position, 'phase' | 'attacker'>) =>
  skirmish({ ...position, phase: 'advance', attacker: 'russian', units: [...position.units, BROKEN] });
const offered = (match: TestMatch, start: string) =>
  match.offered('russian').filter(act => act.startsWith(start));

test('[aslsk 3.7.a] good order, unpinned units of the attacker go one hex, once', () => {
  const match = advance({ units: [SQUAD, `${SQUAD} pinned`, `${SQUAD} broken`, 'german 4-6-7 H4'] });
  expect(new Set(offered(match, 'advance').map(act => act.split(' ')[1]))).toEqual(new Set(['u1']));
  play(match, 'russian', 'advance u1 1:C5');
  expect(unit(match, 'u1').at).toBe('1:C5');
  expect(citesSaid(match)).toContain('3.7.a');
  expect(match.state.phase).not.toBe('advance');
});

test('[aslsk 3.7.a] even upon enemies, for close combat', () => {
  const match = advance({ units: [SQUAD, 'german 4-6-7 C5', 'russian 4-4-7 H4'] });
  play(match, 'russian', 'advance u1 1:C5');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C5', advanced: true });
});

test('[aslsk 3.7.a, 3.3.1.d] never beyond the stacking limit', () => {
  const full = Array.from({ length: 3 }, () => 'russian 4-4-7 C5');
  expect(offered(advance({ units: [SQUAD, ...full] }), 'advance u1')).not.toContain('advance u1 1:C5');
});

test('[aslsk 3.7.a] weapons change hands between units in a hex, each once', () => {
  const match = advance({ units: [SQUAD, SQUAD, `${SQUAD} pinned`], weapons: [MMG] });
  expect(offered(match, 'give')).toEqual(['give w1 u2']);
  play(match, 'russian', 'give w1 u2');
  expect(weapon(match, 'w1').by).toBe('u2');
  expect(offered(match, 'give')).toEqual([]);
});

test('[aslsk 4.0.b] weapons are dropped at no cost, and none advances twice', () => {
  const match = advance({ units: [SQUAD, 'russian 4-4-7 C5'], weapons: [MMG] });
  play(match, 'russian', 'advance u1 1:C5');
  expect(offered(match, 'give')).toEqual([]);
  play(match, 'russian', 'drop w1');
  expect(weapon(match, 'w1')).toMatchObject({ at: '1:C5' });
});

test('[aslsk 3.7.b] E-048: who needs all he has for the hex is exhausted by it', () => {
  const match = advance({ units: [SQUAD], weapons: [MMG], ...HOUSE });
  play(match, 'russian', 'advance u1 1:C5');
  expect(unit(match, 'u1').exhausted).toBe(true);
  const easy = advance({ units: [SQUAD], weapons: [MMG] });
  play(easy, 'russian', 'advance u1 1:C5');
  expect(unit(easy, 'u1').exhausted).toBeUndefined();
});

test('[aslsk 3.7.b, 4.0.f] E-048: in the company of a leader it need not be', () => {
  const match = advance({ units: [SQUAD, LEADER], weapons: [MMG], ...HOUSE });
  play(match, 'russian', 'advance u2 1:C5', 'with u1');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C5' });
  expect(unit(match, 'u1').exhausted).toBeUndefined();
});

test('[aslsk 3.7.b] nobody is asked along who needs no help', () => {
  const match = advance({ units: [SQUAD, LEADER], ...HOUSE });
  play(match, 'russian', 'advance u2 1:C5');
  expect(offered(match, 'advance u1')).toHaveLength(6);
});

test('[aslsk 3.7.b, 3.3.1.h] E-049: the exhausted make no such advance, unless a leader goes with them', () => {
  const gunners = 'german 4-6-7 C4 exhausted';
  const position = { phase: 'advance', attacker: 'german', weapons: ['german HMG of u1'], ...HOUSE } as const;
  const alone = skirmish({ ...position, units: [gunners, 'russian 4-4-7 M10'] });
  expect(alone.offered('german')).toContain('advance u1 1:C3');
  expect(alone.offered('german')).not.toContain('advance u1 1:C5');
  const led = skirmish({ ...position, units: [gunners, 'german 8-0 C4', 'russian 4-4-7 M10'] });
  play(led, 'german', 'advance u2 1:C5', 'with u1');
  expect(unit(led, 'u1').at).toBe('1:C5');
});

test('[aslsk 3.3.e] good order units may also leave the map in the advance phase, where that counts', () => {
  const all = [{ is: 'exit' as const, side: 'russian', along: ['1:C1'], least: 9 }];
  const match = advance({
    units: ['russian 4-4-7 C1', 'russian 4-4-7 E1'],
    scenario: { victory: { side: 'russian', all, words: '' } },
  });
  expect(offered(match, 'advance-off')).toEqual(['advance-off u1']);
  play(match, 'russian', 'advance-off u1');
  expect(match.state.losses).toEqual([{ side: 'russian', card: 'russian 4-4-7', how: 'exited' }]);
});

test('[aslsk 1.2.5.e] smoke slows nobody who advances', () => {
  const smoke = [{ at: '1:C5', kind: 'full', by: 'german' }] as const;
  const match = advance({ units: [SQUAD], weapons: [MMG], smoke });
  play(match, 'russian', 'advance u1 1:C5');
  expect(unit(match, 'u1').exhausted).toBeUndefined();
});

test('[aslsk 3.7.a] only the attacker’s units advance, none out of a melee, and each once', () => {
  const match = advance({
    units: [SQUAD, 'russian 4-4-7 E4', 'german 4-6-7 E4', 'german 4-6-7 H4'],
    melees: ['1:E4'],
  });
  expect(new Set(offered(match, 'advance').map(act => act.split(' ')[1]))).toEqual(new Set(['u1']));
});

test('[aslsk 3.7.a] the pinned and the broken give and take nothing', () => {
  const gives = (giver: string, taker = '') =>
    offered(advance({ units: [`${SQUAD} ${giver}`, `${SQUAD} ${taker}`, SQUAD], weapons: [MMG] }), 'give');
  expect(gives('')).toEqual(['give w1 u2', 'give w1 u3']);
  expect([gives('pinned'), gives('broken')]).toEqual([[], []]);
  expect([gives('', 'pinned'), gives('', 'broken')]).toEqual([['give w1 u3'], ['give w1 u3']]);
});

test('[aslsk 3.7.b, 4.0.f] a leader who has his hands full lends nobody his shoulders', () => {
  const heavy = [MMG, 'russian LMG of u2'] as const;
  const asked = (weapons: Position['weapons'], card = 'russian 8-0') => {
    // Four factors and two from the leader, less two for the gun: the hill takes four.
    const match = advance({
      units: [SQUAD, `${card} C4`],
      levels: { C5: 1 },
      hexes: { '1:C5': 'stone building' },
      ...(weapons && { weapons }),
    });
    play(match, 'russian', 'advance u2 1:C5');
    return match.choiceOf('russian')?.id === 'advance-with';
  };
  expect([asked([MMG]), asked(heavy)]).toEqual([true, false]);
});
