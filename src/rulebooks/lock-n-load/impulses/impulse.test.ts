import { expect, test } from 'vitest';
import { type Position, play, skirmish, unit } from '../testing/bench.ts';

const SQUAD = 'german 1-6-4-5';
const KOCH = 'german Lt. Koch';
const ENEMY = 'american 2-5-4-6 L9';

const begin = (...units: Position['units']) => skirmish({ units: [...units, ENEMY] });
const activations = (match: ReturnType<typeof skirmish>) =>
  match.offered('german').filter(act => act.startsWith('activate'));

test('[lnl 4.0.a, 4.0.c, 2.0.b] the side with the initiative activates one of its hexes, or passes', () => {
  const match = begin(`${SQUAD} C4`, `${SQUAD} C4`, `${SQUAD} D4`);
  expect(match.offered('german')).toEqual(['activate 1:C4', 'activate 1:D4', 'pass']);
  play(match, 'german', 'activate 1:C4');
  expect(match.state.doing.at(-1)).toMatchObject({ groups: [{ at: '1:C4', units: ['u1', 'u2'] }] });
  expect(activations(match)).toEqual([]);
});

test('[lnl 4.0.c, 11.1.c, 4.0.q] a Leader brings in the hexes around him, before anything is done', () => {
  const match = begin(`${KOCH} C4`, `${SQUAD} C5`, `${SQUAD} D4`, `${SQUAD} C7`);
  play(match, 'german', 'activate 1:C4');
  expect(activations(match)).toEqual(['activate 1:C5', 'activate 1:D4']);
  play(match, 'german', 'activate 1:C5');
  expect(match.state.doing.at(-1)).toMatchObject({ groups: [{ at: '1:C4' }, { at: '1:C5', by: 'u1' }] });
});

test('[lnl 4.0.q] when something has been done no more hexes are declared', () => {
  const units = [`${KOCH} C4`, `${SQUAD} C4`, `${SQUAD} C5`, 'american 2-5-4-6 C8'];
  const match = skirmish({ units }, '1,6');
  play(match, 'german', 'activate 1:C4');
  expect(activations(match)).toEqual(['activate 1:C5']);
  play(match, 'german', 'ready u2', 'shoot');
  expect(activations(match)).toEqual([]);
});

test('[lnl 6.0.c, 4.0.n] a Leader who has moved by assault may act again, and brings in nobody', () => {
  const match = begin(`${KOCH} C4 moved Assault Move`, `${SQUAD} C5`);
  play(match, 'german', 'activate 1:C4');
  expect(activations(match)).toEqual([]);
});

test('[lnl 11.1.c, 5.1.l, 6.0.c] a wounded Leader activates his own hex alone, a Shaken one nobody', () => {
  for (const state of ['wounded', 'shaken']) {
    const match = begin(`${KOCH} C4 ${state}`, `${SQUAD} C5`);
    play(match, 'german', 'activate 1:C4');
    expect(activations(match)).toEqual([]);
  }
});

test('[lnl 4.0.p] Leaders chain: one brings in the next, who brings in those around him', () => {
  const match = begin(`${KOCH} C4`, 'german Capt. Brandt C5', `${SQUAD} C6`);
  play(match, 'german', 'activate 1:C4');
  expect(activations(match)).toEqual(['activate 1:C5']);
  play(match, 'german', 'activate 1:C5');
  expect(activations(match)).toEqual(['activate 1:C6']);
});

const HALL = { hall: { material: 'stone', upper: 1, hexes: ['D4', 'D5', 'D6'] } } as const;

test('[lnl 4.0.e] into a multi-story building a Leader reaches his own level; within his hex, the other floor', () => {
  const units = [`${KOCH} D3`, `${SQUAD} D4`, `${SQUAD} D4/1`, ENEMY];
  const outside = skirmish({ buildings: HALL, units });
  play(outside, 'german', 'activate 1:D3');
  expect(activations(outside)).toEqual(['activate 1:D4']);
  const inside = skirmish({
    buildings: HALL,
    units: [`${KOCH} D4`, `${SQUAD} D4/1`, `${SQUAD} D5/1`, ENEMY],
  });
  play(inside, 'german', 'activate 1:D4');
  expect(activations(inside)).toEqual(['activate 1:D4/1']);
});

test('[lnl 4.0.e] from an upper floor he reaches the other hexes around, whatever their level', () => {
  const units = [`${KOCH} D4/1`, `${SQUAD} D3`, `${SQUAD} D5`, `${SQUAD} D5/1`, ENEMY];
  const match = skirmish({ buildings: HALL, units });
  play(match, 'german', 'activate 1:D4/1');
  expect(activations(match)).toEqual(['activate 1:D3', 'activate 1:D5/1']);
});

test('[lnl 4.0.d, 4.0.f] a bunker is reached from its own hex alone, and from inside only that hex', () => {
  const bunkers = [{ at: '1:D4', kind: 'Bunker', facing: 0 }] as const;
  const from = (location: `1:${string}`) => {
    const units = [`${KOCH} ${location}`, `${SQUAD} D4#b`, `${SQUAD} D4`, `${SQUAD} D5`, ENEMY];
    const match = skirmish({ bunkers, units });
    play(match, 'german', `activate ${location}`);
    return activations(match);
  };
  expect(from('1:D3')).toEqual(['activate 1:D4']);
  expect(from('1:D4')).toEqual(['activate 1:D4#b', 'activate 1:D5']);
  expect(from('1:D4#b')).toEqual(['activate 1:D4']);
});

test('[lnl EOP.1] a Leader who has spotted may still bring in others', () => {
  const units = [`${KOCH} C4`, `${SQUAD} C5`, 'american 2-5-4-6 C8'];
  const match = skirmish({ hexes: { C8: 'woods' }, units }, '6');
  play(match, 'german', 'activate 1:C4', 'spot u1 1:C8');
  expect(unit(match, 'u1').opsComplete).toBe(true);
  expect(activations(match)).toEqual(['activate 1:C5']);
});

test('[lnl 4.0.b] three passes in a row end the phase', () => {
  // The dice of the next turn's initiative.
  const match = skirmish({ units: [`${SQUAD} C4`, ENEMY] }, '6,1');
  play(match, 'german', 'pass');
  play(match, 'american', 'pass');
  expect(match.state).toMatchObject({ phase: 'operations', passes: 2, turn: 1 });
  play(match, 'german', 'pass');
  expect(match.state).toMatchObject({ passes: 0, turn: 2 });
});

test('[lnl 4.0.b, 4.0.n] units with a marker are not activated, and when all have one the phase is over', () => {
  const busy = begin(`${SQUAD} C4 fired`, `${SQUAD} D4`);
  expect(activations(busy)).toEqual(['activate 1:D4']);
  const units = [`${SQUAD} C4 fired`, 'american 2-5-4-6 L9 moved Assault Move'];
  const match = skirmish({ units, turns: 1 });
  expect(match.outcome).toMatchObject({ cite: '22.0.d' });
});

test('[lnl 4.0.b, 22.0.b] units that are due to enter keep it going', () => {
  const groups = [
    { id: 'german', side: 'german', units: {}, enter: { turn: 1, along: ['1:A1'] } },
    { id: 'american', side: 'american', units: {} },
  ];
  const units = [`${SQUAD} C4 fired`, SQUAD, 'american 2-5-4-6 L9 fired'];
  const match = skirmish({ units, turns: 1, scenario: { groups } });
  expect(match.offered('german')).toEqual(['enter u2', 'pass']);
});

test('[lnl 4.0.b, 8.0.c] units in a Melee that has been fought do not', () => {
  const units = [`${SQUAD} C4`, 'american 2-5-4-6 C4'];
  const fought = { at: '1:C4', fought: true } as const;
  expect(skirmish({ units, turns: 1, melees: [fought] }).outcome).toBeDefined();
  expect(skirmish({ units, turns: 1, melees: [{ at: '1:C4' }] }).outcome).toBeUndefined();
});

test('[lnl 6.1.d, 4.0.n] who moved by assault or stealth may be activated again, to fire', () => {
  const match = begin(`${SQUAD} C4 moved Assault Move`, `${SQUAD} D4 moved Moved`);
  expect(activations(match)).toEqual(['activate 1:C4']);
});

test('[lnl 6.1.d, 5.1.a] not if it has been Shaken since', () => {
  const match = begin(`${SQUAD} C4 moved Assault Move shaken`, `${SQUAD} C6 shaken`);
  expect(activations(match)).toEqual(['activate 1:C6']);
});

test('[lnl 4.0.a] a side with nothing left to activate passes without being asked', () => {
  const match = begin(`${SQUAD} C4 fired`);
  expect(match.choiceOf('german')).toBeUndefined();
  expect(match.offered('american')).toEqual(['activate 1:L9', 'pass']);
});

test('[lnl EOP.5] an impulse in which nothing is done is a pass, and its units stay available', () => {
  const match = begin(`${SQUAD} C4`);
  play(match, 'german', 'activate 1:C4', 'done');
  expect(match.state).toMatchObject({ passes: 1, active: 'american' });
  expect(unit(match, 'u1')).not.toHaveProperty('opsComplete');
});

test('[lnl 8.1.a, 8.0.c] units in a Melee that was fought this turn are done with it', () => {
  const melee = { at: '1:C4' } as const;
  const units = [`${SQUAD} C4`, 'american 2-5-4-6 C4', `${SQUAD} D4`];
  expect(activations(skirmish({ units, melees: [melee] }))).toEqual(['activate 1:C4', 'activate 1:D4']);
  expect(activations(skirmish({ units, melees: [{ ...melee, fought: true }] }))).toEqual(['activate 1:D4']);
});

test('[lnl 4.0.p] a Leader who has done nothing but activate others is Ops Complete', () => {
  const groups = [
    { at: '1:C4', units: ['u1'] },
    { at: '1:C5', units: ['u2', 'u3'], by: 'u1' },
  ] as const;
  const units = [`${KOCH} C4`, `${SQUAD} C5 fired`, `${SQUAD} C5`, ENEMY];
  const match = skirmish({ units, doing: [{ is: 'impulse', side: 'german', groups, acted: true }] });
  play(match, 'german', 'done');
  expect(unit(match, 'u1').opsComplete).toBe(true);
  expect(unit(match, 'u3').opsComplete).toBeUndefined();
  expect(match.state).toMatchObject({ active: 'american', passes: 0 });
});

test('[lnl 4.0.p, EOP.5] not if nothing came of it, and not if he has fired himself', () => {
  const idle = begin(`${KOCH} C4`, `${SQUAD} C5`);
  play(idle, 'german', 'activate 1:C4', 'activate 1:C5', 'done');
  expect(unit(idle, 'u1').opsComplete).toBeUndefined();
  const units = [`${KOCH} C4`, `${SQUAD} C4`, `${SQUAD} C5`, 'american 2-5-4-6 C8'];
  const busy = skirmish({ units }, '1,6');
  play(busy, 'german', 'activate 1:C4', 'activate 1:C5', 'ready u2', 'lead u1', 'shoot', 'done');
  expect(unit(busy, 'u1')).toMatchObject({ fired: true });
  expect(unit(busy, 'u1').opsComplete).toBeUndefined();
});

test('[lnl 4.0.c, 4.0.n] of a hex those are activated who have something left to do', () => {
  const match = begin(
    `${SQUAD} C4 fired`,
    `${SQUAD} C4`,
    `${SQUAD} C4 moved Assault Move`,
    `${KOCH} C4 opsComplete`,
  );
  play(match, 'german', 'activate 1:C4');
  expect(match.state.doing.at(-1)).toMatchObject({ groups: [{ at: '1:C4', units: ['u2', 'u3'] }] });
});
