import { expect, test } from 'vitest';
import { altered, type Position, play, skirmish, type TestMatch, unit, weapon } from '../testing/bench.ts';
import { fire, lineOf, modifiersOf, moving } from '../testing/fire-bench.ts';
import { attackCard } from './card.ts';

/** The position of the example of prep fire: the German house, the orchard, two American hexes. */
const EXAMPLE: Position = {
  attacker: 'american',
  date: { year: 1944, month: 7 },
  elr: 3,
  hexes: { '1:E5': 'stone building', '1:E4': 'orchard', '1:E10': 'stone building' },
  units: [
    'american 6-6-6 D5',
    'american 7-4-7 E3',
    'german 4-6-7 E5',
    'german 4-6-7 E5',
    'american 7-4-7 E3',
    'american 9-1 E3',
    'german 4-6-7 E10',
  ],
};

test('[aslsk 3.2.2.a, 3.2.2.i, 3.2.2.k2, 3.2.3.a] E-008: a group of two hexes, one of them adjacent and one hindered', () => {
  const position = { ...EXAMPLE, units: altered(EXAMPLE.units, 0, { at: '1:D4' }) };
  const line = lineOf(position, { by: ['u1', 'u2'], at: '1:E5' });
  expect(line.firepower.value).toBe(19);
  expect(line.column).toBe(16);
  expect(modifiersOf(line)).toEqual(['orchard in 1:E4 +1', 'stone building +3']);
});

test('[aslsk 3.2.3.g, 3.2.3.n, 3.2.5.a] E-009, E-010: a NMC breaks one squad and pins the other; the firers are marked', () => {
  const match = fire(
    { ...EXAMPLE, units: altered(EXAMPLE.units, 0, { at: '1:D4' }) },
    { by: ['u1', 'u2'], at: '1:E5' },
    '2,4 4,5 3,4',
  );
  expect(unit(match, 'u3')).toMatchObject({ broken: true, desperate: true });
  expect(unit(match, 'u4')).toMatchObject({ pinned: true });
  expect(unit(match, 'u4').broken).toBeUndefined();
  expect([unit(match, 'u1').fired, unit(match, 'u2').fired]).toEqual(['prep', 'prep']);
});

test('[aslsk 3.2.2.c, 3.2.2.d, 3.2.2.m] E-011: long range fire that a leader directs', () => {
  const line = lineOf(
    { ...EXAMPLE, hexes: { '1:E10': 'stone building' } },
    { by: ['u5'], at: '1:E10', led: ['u6'] },
  );
  expect(line.firepower.value).toBe(3.5);
  expect(line.column).toBe(2);
  expect(modifiersOf(line)).toEqual(['leadership -1', 'stone building +3']);
});

test('[aslsk 3.2.2.f, 3.2.3.p] E-012, E-013: with a leader nobody cowers; a 1MC passed with a pip to spare does nothing', () => {
  const match = fire(
    { ...EXAMPLE, hexes: { '1:E10': 'stone building' } },
    { by: ['u5'], at: '1:E10', led: ['u6'] },
    '1,1 2,3',
  );
  expect(unit(match, 'u7')).toEqual({
    id: 'u7',
    side: 'german',
    card: 'german 4-6-7',
    group: 'german',
    at: '1:E10',
  });
  expect([unit(match, 'u5').fired, unit(match, 'u6').fired]).toEqual(['prep', 'prep']);
});

test('[aslsk 3.2.3.a] E-001: nine factors attack on the 8 column', () => {
  const position: Position = {
    hexes: {},
    units: ['german 4-6-7 C4', 'russian 4-4-7 C8'],
    weapons: ['german MMG of u1'],
  };
  const line = lineOf(position, { by: ['u1', 'w1'], at: '1:C8' });
  expect([line.firepower.value, line.column]).toEqual([9, 8]);
});

const DUEL: Position = { units: ['german 4-6-7 C4', 'russian 4-4-7 C7', 'german 4-6-7 C1'] };

test('[aslsk 3.2.2.f] doubles without a leader: one column less, and the firer is marked', () => {
  // 4 on column 4 would be a 1MC; on column 2 it is one, too, but 6 tells them apart: NMC against PTC.
  const match = fire(DUEL, { by: ['u1'], at: '1:C7' }, '3,3 6,6');
  expect(unit(match, 'u2')).toMatchObject({ pinned: true });
  expect(unit(match, 'u1').fired).toBe('prep');
});

test('[aslsk 3.2.2.f] doubles of an attack that a leader directs do not cower, nor dice that are no doubles', () => {
  // 6 on column 4 is a NMC, which an 11 fails; cowered it would be a PTC.
  const led: Position = { units: [...DUEL.units, 'german 8-0 C4'] };
  const directed = fire(led, { by: ['u1'], at: '1:C7', led: ['u4'] }, '3,3 6,5');
  expect(unit(directed, 'u2').broken).toBe(true);
  const uneven = fire(DUEL, { by: ['u1'], at: '1:C7' }, '2,4 6,5');
  expect(unit(uneven, 'u2').broken).toBe(true);
});

test('[aslsk 3.2.2.f, 1.2.4.1.a] nor does a gun lose its rate by the doubles of a directed attack', () => {
  const led: Position = { units: [...DUEL.units, 'german 8-0 C4'], weapons: ['german MMG of u1'] };
  const match = fire(led, { by: ['w1'], at: '1:C7', led: ['u4'] }, '2,2 1,2');
  expect(weapon(match, 'w1').fired).toBeUndefined();
});

test('[aslsk 3.2.2.g] one inexperienced unit in a group is enough to make it cower two columns', () => {
  const group: Position = {
    attacker: 'russian',
    units: ['russian 4-4-7 C4', 'german 4-6-7 C6', 'russian 4-2-6 C4'],
  };
  // 6 on column 8 or 6 is a 1MC, which a 7 fails; on column 4 a NMC, which it just passes.
  const match = fire(group, { by: ['u1', 'u3'], at: '1:C6' }, '3,3 3,4');
  expect(unit(match, 'u2')).toMatchObject({ pinned: true });
});

test('[aslsk 3.2.2.g] inexperienced troops cower two columns, and below the lowest there is no attack', () => {
  const conscripts: Position = {
    ...DUEL,
    attacker: 'russian',
    units: ['russian 4-2-6 C4', 'german 4-6-7 C6'],
  };
  // A 2 on column 1 (4 less two columns) is a 1MC.
  const match = fire(conscripts, { by: ['u1'], at: '1:C6' }, '1,1 3,4');
  expect(unit(match, 'u2').broken).toBe(true);
  const far = { ...conscripts, units: [conscripts.units[0], 'german 4-6-7 C7'] } as Position;
  expect(unit(fire(far, { by: ['u1'], at: '1:C7' }, '1,1'), 'u2').broken).toBeUndefined();
});

test('[aslsk 3.2.1.e] strict sight: a blocked attack is wasted, the firers have fired, and the machine gun may break', () => {
  const blocked: Position = {
    ...DUEL,
    sight: 'strict',
    hexes: { '1:C5': 'stone building' },
    weapons: ['german LMG of u1'],
  };
  const wasted = fire(blocked, { by: ['u1', 'w1'], at: '1:C7' }, '2,1');
  expect(unit(wasted, 'u2').broken).toBeUndefined();
  expect([unit(wasted, 'u1').fired, weapon(wasted, 'w1').fired]).toEqual(['prep', 'prep']);

  const jammed = fire(blocked, { by: ['u1', 'w1'], at: '1:C7' }, '6,6');
  expect(weapon(jammed, 'w1').malfunctioned).toBe(true);
});

test('[aslsk 3.2.1.e] without a weapon that might jam there is nothing to roll for; in first fire it counts as that', () => {
  const blocked: Position = { ...DUEL, sight: 'strict', hexes: { '1:C5': 'stone building' } };
  expect(unit(fire(blocked, { by: ['u1'], at: '1:C7' }, []), 'u1').fired).toBe('prep');
  const defending: Position = {
    ...blocked,
    phase: 'russian movement',
    doing: [moving(['u2'])],
  };
  const match = fire(defending, { by: ['u1'], at: '1:C7' }, []);
  expect(unit(match, 'u1').fired).toBe('first');
});

test('[aslsk 3.2.1.e] sight filters the targets when open, and only then', () => {
  const blocked: Position = { ...DUEL, hexes: { '1:C5': 'stone building', '1:C2': 'stone building' } };
  expect(skirmish({ ...blocked, sight: 'strict' }).offered('german')).toContain('ready u1');
  expect(skirmish({ ...blocked, sight: 'open' }).offered('german')).not.toContain('ready u1');
});

/** How the attacks of a match were announced, one after another. */
const attacksOf = (match: TestMatch): readonly string[] =>
  match.journal
    .all()
    .flatMap(entry => (entry.is === 'say' && entry.cite === '3.2.3.a' ? entry.text : []))
    .map(text => text.slice(text.indexOf('column')));

const GROUP: Position = {
  sight: 'strict',
  hexes: { '1:C5': 'stone building' },
  units: ['german 4-6-7 C4', 'german 4-6-7 D4', 'german 4-6-7 E5', 'russian 4-4-7 C7'],
};

test('[aslsk 3.2.2.k] who proves blind drops out; the others fire as a smaller group, or hex by hex', () => {
  const declare = ['ready u1', 'at 1:C7', 'add u2', 'add u3', 'shoot'];
  const together = skirmish(GROUP, '5,6');
  play(together, 'german', ...declare);
  expect(together.offered('german')).toEqual(['shoot', 'apart']);
  play(together, 'german', 'shoot');
  expect(['u1', 'u2', 'u3'].map(id => unit(together, id).fired)).toEqual(['prep', 'prep', 'prep']);
  expect(attacksOf(together)).toEqual(['column 8, +0']);

  // Two attacks on column 4, of which the first breaks its target, instead of one on column 8.
  const apart = skirmish(GROUP, '1,2 5,4 5,6');
  play(apart, 'german', ...declare, 'apart');
  expect(unit(apart, 'u4')).toMatchObject({ card: 'russian 4-4-7', broken: true });
  expect(attacksOf(apart)).toEqual(['column 4, +0', 'column 4, +0']);
});

test('[aslsk 3.2.2.k] what is left of a group and no longer adjacent must fire apart', () => {
  // From C4 and E5 one sees C8; from D4, which links them, one does not.
  const units = altered(GROUP.units, 3, { at: '1:C8' });
  const match = skirmish({ ...GROUP, units, hexes: { '1:D5': 'woods' } }, '6,5 5,6');
  play(match, 'german', 'ready u1', 'at 1:C8', 'add u2', 'add u3', 'shoot');
  expect(['u1', 'u2', 'u3'].map(id => unit(match, id).fired)).toEqual(['prep', 'prep', 'prep']);
  expect(attacksOf(match)).toEqual(['column 4, +0', 'column 4, +0']);
});

test('[aslsk 3.2.2.k, 3.2.2.n] leaders of hexes that drop out direct nothing; those of the others go on directing', () => {
  const led: Position = {
    ...GROUP,
    units: [...GROUP.units, 'german 8-0 C4', 'german 8-1 D4', 'german 9-2 E5'],
  };
  const declare = ['ready u1', 'at 1:C7', 'add u2', 'add u3', 'direct u5', 'direct u6', 'direct u7', 'shoot'];
  const together = skirmish(led, '5,6');
  play(together, 'german', ...declare, 'shoot');
  expect(attacksOf(together)).toEqual(['column 8, -1']);
  const apart = skirmish(led, '5,6 5,6');
  play(apart, 'german', ...declare, 'apart');
  expect(attacksOf(apart)).toEqual(['column 4, -1', 'column 4, -2']);
});

test('[aslsk 3.2.1.e] a machine gun that proves blind in a group has fired with it, and may jam', () => {
  const match = skirmish({ ...GROUP, weapons: ['german LMG of u1'] }, '6,6');
  play(match, 'german', 'ready u1', 'at 1:C7', 'add w1', 'add u2', 'add u3', 'shoot', 'shoot');
  expect(weapon(match, 'w1').malfunctioned).toBe(true);
});

test('[aslsk 2.0.Cowering, 3.2.2.h] ordnance never cowers, nor does a leader alone with a machine gun', () => {
  const mortar: Position = {
    hexes: { '1:D4': 'woods' },
    units: ['german 4-6-7 D2', 'russian 4-4-7 D4', 'german 4-6-7 D8'],
    weapons: ['german 50mm MTR of u1'],
  };
  // 2 less 1 for the air burst: on column 2 a KIA, on column 1 only a K.
  const shell = skirmish(mortar, '4,2 1,1');
  play(shell, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(shell.state.units.map(({ id }) => id)).toEqual(['u1', 'u3']);

  const leader: Position = { units: ['german 8-0 C4', 'russian 4-4-7 C7'], weapons: ['german MMG of u1'] };
  // 4 on column 2 is a 1MC, which a 7 fails; on column 1 a NMC, which it passes.
  const gun = fire(leader, { by: ['w1'], at: '1:C7' }, '2,2 3,4');
  expect(unit(gun, 'u2').broken).toBe(true);
});

test('[aslsk 2.0.Cowering, 3.2.2.h] nor does a gun that fires like a machine gun, or anything in a vehicle', () => {
  const flak: Position = {
    units: ['german 2-2-8 D8', 'russian 4-4-7 D4', 'german 4-6-7 D9'],
    weapons: ['german 2cm FlaK 38 of u1 facing 0'],
  };
  // 6 on column 6 is a 1MC, which a 7 fails; on column 4 a NMC, which it just passes.
  const gun = skirmish(flak, '3,3 3,4');
  play(gun, 'german', 'ready w1', 'at 1:D4', 'aim firepower', 'shoot');
  expect(unit(gun, 'u2').broken).toBe(true);
  const tiger: Position = {
    units: ['russian 4-4-7 H5', 'german 4-6-7 I7'],
    attacker: 'german',
    vehicles: ['german PzKpfw VIB F5 facing 1 crewExposed'],
  };
  // 6 on column 4 is a NMC, which an 11 fails; on column 2 a PTC.
  const tank = skirmish(tiger, '3,3 6,5');
  play(tank, 'german', 'ready v1.BMG', 'at 1:H5', 'add v1.AAMG', 'shoot');
  expect(unit(tank, 'u1').broken).toBe(true);
});

test('[aslsk 3.2.1.e] before the shot a strict card shows what everybody knows, and nothing of the line', () => {
  const position: Position = { ...DUEL, hexes: { '1:C5': 'orchard', '1:C7': 'woods' } };
  const card = (sight: 'open' | 'strict') => {
    const match = skirmish({ ...position, sight });
    play(match, 'german', 'ready u1', 'at 1:C7');
    const frame = match.state.doing.at(-1);
    return frame?.is === 'fire' ? attackCard(match.world, match.state, frame) : undefined;
  };
  expect(card('open')?.lines[0]?.drm.value).toBe(2);
  expect(card('strict')?.lines[0]?.drm.value).toBe(1);
  expect(card('strict')?.lines[0]?.column).toBe(4);
});
