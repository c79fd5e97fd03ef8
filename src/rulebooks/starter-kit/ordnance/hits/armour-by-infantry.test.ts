import { expect, test } from 'vitest';
import type { Unit, Vehicle } from '../../state.ts';
import { faustModifiers } from '../../support-weapons/panzerfaust.ts';
import { altered, enact, isGone, type Position, play, skirmish, unit, weapon } from '../../testing/bench.ts';
import { vehicleById } from '../../vehicles/vehicles.ts';
import { declaredShot } from '../declared-shot.ts';
import { explodeUnder } from './charge-on-vehicle.ts';
import { toHitModifiers, toHitNumberOf } from './to-hit.ts';
import { finalToKill } from './to-kill.ts';

type Match = ReturnType<typeof skirmish>;
const vehicle = (match: Match, id = 'v1') => vehicleById(match.state, id);
const said = (match: Match): readonly string[] =>
  match.journal.all().flatMap(entry => (entry.is === 'say' ? [entry.text] : []));

function aimed(match: Match) {
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire' || frame.target === undefined) throw new Error('nothing is being aimed at a hex');
  const shot = declaredShot(match.world, match.state, frame, frame.target);
  return {
    number: toHitNumberOf(match.world, shot),
    drm: toHitModifiers(match.world, match.state, shot, vehicle(match)),
  };
}

/** A tank in D4, and a German squad in D5 with something against it. */
function hunt(
  weapons: readonly string[],
  tank: Partial<Vehicle> = {},
  more: Partial<Position> = {},
): Position {
  return {
    attacker: 'german',
    units: ['german 4-6-7 D5', 'russian 4-4-7 L3', 'u8: german 4-6-7 L1'],
    weapons: weapons.map(card => `${card} of u1`),
    vehicles: [{ card: 'russian BT-7', at: '1:D4', facing: 3, ...tank }],
    ...more,
  };
}

// ---- machine guns and anti-tank rifles

test('[aslsk 4.1.e, 7.10.h] a machine gun aims at armour as ordnance; on its very number it stuns the crew', () => {
  const match = skirmish(hunt(['german MMG']), '4,3 2,2');
  play(match, 'german', 'ready w1', 'at 1:D4', 'engage v1');
  expect(aimed(match)).toMatchObject({ number: 12 });
  // 4, and 2 more at this range, less 2.
  play(match, 'german', 'shoot');
  expect(said(match)).toContain('{v1} is hit in the front of its hull: final TK# 4');
  expect(vehicle(match).stunned).toBe(true);
});

test('[aslsk 4.1.e] not beyond its normal range, nor with anything that halves it', () => {
  const mayEngage = (at: '1:D4' | '1:D1', from: '1:D5' | '1:D10', more: Partial<Position> = {}) => {
    const position = hunt(['german LMG'], { at }, { size: [13, 12], ...more });
    const units = altered(position.units, 0, { at: from });
    const match = skirmish({ ...position, units });
    if (!match.offered('german').includes('ready w1')) return false;
    play(match, 'german', 'ready w1');
    return match.offered('german').includes(`at ${at}`);
  };
  expect(mayEngage('1:D4', '1:D5')).toBe(true);
  expect(mayEngage('1:D4', '1:D5', { phase: 'advancing-fire' })).toBe(false);
  expect(mayEngage('1:D1', '1:D10')).toBe(false);
});

/** Whether the light machine gun of such a unit may be fired at the tank. */
function engages(user: Partial<Unit>, weapon = '', more: Partial<Position> = {}): boolean {
  const position = hunt([], {}, more);
  const match = skirmish({
    ...position,
    units: altered(position.units, 0, user).concat(more.units ?? []),
    weapons: [`german LMG of u1 ${weapon}`],
  });
  if (!match.offered('german').includes('ready w1')) return false;
  play(match, 'german', 'ready w1');
  return match.offered('german').includes(`at ${match.state.vehicles?.[0]?.at}`);
}

test('[aslsk 4.1.e] pinned, or fired again, a machine gun is halved and does nothing to armour', () => {
  const defending = { attacker: 'russian', phase: 'defensive-fire' } as const;
  expect(engages({})).toBe(true);
  expect(engages({ pinned: true })).toBe(false);
  expect(engages({}, '', defending)).toBe(true);
  expect(engages({ fired: 'first' }, 'fired first', defending)).toBe(false);
});

test('[aslsk 4.1.e] out to its normal range', () => {
  const at = (row: number) => engages({ at: `1:D${row}` }, '', { vehicles: ['russian BT-7 D1 facing 3'] });
  expect([at(9), at(10)]).toEqual([true, false]);
});

test('[aslsk 4.1.e, 4.1.a] a leader alone has half its firepower; with a second one he has it whole', () => {
  const leader = { card: 'german 8-0' };
  expect(engages(leader)).toBe(false);
  const second = 'u5: german 8-1 D5';
  const position = hunt([]);
  const match = skirmish(
    { ...position, units: [...altered(position.units, 0, leader), second], weapons: ['german MMG of u1'] },
    '4,3 2,2',
  );
  play(match, 'german', 'ready w1', 'at 1:D4', 'engage v1');
  expect(match.offered('german')).toEqual(['add u5']);
  play(match, 'german', 'add u5', 'shoot');
  expect(said(match)).toContain('{v1} is hit in the front of its hull: final TK# 4');
  expect([unit(match, 'u1').used, unit(match, 'u5').used]).toEqual([['w1'], ['w1']]);
});

test('[aslsk 4.4.4.a] an anti-tank rifle pierces a little more', () => {
  const position = hunt([]);
  const match = skirmish(
    {
      ...position,
      attacker: 'russian',
      units: ['russian 4-4-7 D5', 'german 4-6-7 L3'],
      weapons: ['russian ATR of u1'],
      vehicles: ['german PzKpfw IIF D4 facing 3'],
    },
    '4,3 3,1',
  );
  play(match, 'russian', 'ready w1', 'at 1:D4', 'engage v1', 'shoot');
  // 6, and 2 more at this range, less 3.
  expect(said(match)).toContain('{v1} is hit in the front of its hull: final TK# 5');
  expect(vehicle(match).wreck).toBe(true);
});

// ---- flamethrowers

test('[aslsk 4.2.e, 7.13.b] a flame takes no notice of armour, is halved at two hexes, and finds its way through hatches', () => {
  const number = (tank: Partial<Vehicle>, at: '1:D5' | '1:D6') => {
    const position = hunt(['german FT'], tank);
    const units = altered(position.units, 0, { at });
    const match = skirmish({ ...position, units }, '6,5 1,1');
    play(match, 'german', 'ready w1', 'at 1:D4', 'engage v1');
    expect(isGone(match, 'w1')).toBe(true);
    return said(match)
      .find(text => text.includes('final TK#'))
      ?.split('TK# ')[1];
  };
  expect([number({}, '1:D5'), number({}, '1:D6')]).toEqual(['8', '4']);
  expect(number({ crewExposed: true }, '1:D5')).toBe('9');
  expect(number({ card: 'russian SU-76M', crewExposed: true }, '1:D5')).toBe('11');
});

test('[aslsk 4.2.e] a flame destroys below its number', () => {
  const match = skirmish(hunt(['german FT'], { card: 'russian KV-1 M41' }), '4,3');
  play(match, 'german', 'ready w1', 'at 1:D4', 'engage v1');
  expect(vehicle(match).wreck).toBe(true);
  expect(isGone(match, 'w1')).toBe(false);
});

// ---- demolition charges

test('[aslsk 4.3.e] a charge is put on a vehicle by who dares, and strikes the side it was put on', () => {
  const position = hunt(['german DC'], { card: 'russian T-34 M41', facing: 0 }, { phase: 'movement' });
  const match = skirmish(position, '3,3 4,3 5,4');
  play(match, 'german', 'move u1');
  expect(match.offered('german')).not.toContain('place-charge w1 1:D4');
  play(match, 'german', 'place-charge-on w1 v1');
  expect(match.state.charges).toEqual([]);
  while (match.choiceOf('russian')) play(match, 'russian', 'pass');
  while (!vehicle(match).wreck) play(match, match.choiceOf('german') ? 'german' : 'russian', 'done');
  // 16 and 1 for the rear, less 6: a 9 is enough.
  expect(said(match)).toContain('{v1} is hit in the rear of its hull: final TK# 11');
  expect(vehicle(match).wreck).toBe(true);
});

test('[aslsk 4.3.e] who does not dare is pinned and places nothing', () => {
  const match = skirmish(hunt(['german DC'], {}, { phase: 'movement' }), '6,4');
  play(match, 'german', 'move u1', 'place-charge-on w1 v1');
  expect(unit(match, 'u1').pinned).toBe(true);
  expect(weapon(match, 'w1').by).toBe('u1');
  expect(match.state.charges).toEqual([]);
});

// ---- light anti-tank weapons

test('[aslsk 4.4.1.b, 4.4.1.c, 7.9.a] a Panzerschreck hits by its own table and kills with 26', () => {
  const match = skirmish(hunt(['german PSK'], { card: 'russian KV-1 M41' }), '4,3 6,6');
  play(match, 'german', 'ready w1', 'at 1:D4');
  expect(aimed(match)).toMatchObject({ number: 9, drm: { value: -1 } });
  play(match, 'german', 'shoot');
  // 26 less 11 in front.
  expect(said(match)).toContain('{v1} is hit in the front of its hull: final TK# 15');
  expect(vehicle(match).wreck).toBe(true);
});

test('[aslsk 4.4.2.a, 4.4.2.c] E-082 Panzerfausts are there where the enemy has tanks; at a tank the check is easier', () => {
  const scenario = {
    groups: [
      { id: 'german', side: 'german', elr: 5, units: { 'german 4-6-7': 3 } },
      { id: 'russian', side: 'russian', elr: 5, units: {}, vehicles: { 'russian T-34/85': 1 } },
    ],
  };
  const match = skirmish(
    hunt([], { card: 'russian T-34/85' }, { date: { year: 1944, month: 7 }, scenario }),
    '4',
  );
  expect(faustModifiers(match.world, unit(match, 'u1'), true).value).toBe(0);
  play(match, 'german', 'faust u1', 'at 1:D4', 'shoot');
  expect(unit(match, 'u1').used).toHaveLength(1);
  expect(vehicle(match).wreck).toBeUndefined();
});

test('[aslsk 3.2.4.eff.c, 4.4.3.a, 4.4.2.f] E-085 E-086 a Panzerfaust within the house: +4, side of the hull, 25 to kill, and a dud', () => {
  const scenario = {
    groups: [
      { id: 'german', side: 'german', elr: 5, units: { 'german 4-6-7': 3 } },
      { id: 'russian', side: 'russian', elr: 5, units: {}, vehicles: { 'russian T-34/85': 1 } },
    ],
  };
  const position = hunt(
    [],
    { card: 'russian T-34/85', at: '1:D5', moving: true, motion: true },
    {
      date: { year: 1944, month: 7 },
      hexes: { D5: 'wooden building' },
      scenario,
    },
  );
  const match = skirmish({ ...position, attacker: 'russian', phase: 'defensive-fire' }, '3 3,3 1,1 6,6');
  play(match, 'german', 'faust u1', 'at 1:D5', 'backblast blast');
  const { number, drm } = aimed(match);
  expect(number).toBe(10);
  expect(drm.kept.map(({ n }) => n)).toEqual([2, 2]);
  play(match, 'german', 'shoot');
  expect(said(match)).toContain('{v1} is hit in the side of its hull: final TK# 25');
  expect(said(match)).toContain('It is a dud');
  expect(vehicle(match).wreck).toBeUndefined();
});

test('[aslsk 7.9.a] the final number is a tally of everything that it is made of', () => {
  const match = skirmish(hunt([], { card: 'russian KV-1 M41' }));
  const number = finalToKill(match.world, {
    by: 'german',
    vehicle: vehicle(match),
    killer: 'AP, APCR, APDS or HEAT',
    number: 17,
    aspect: 'hull',
    facing: 'rear',
  });
  expect(number.kept.map(({ n, cite }) => [n, cite])).toEqual([
    [17, '7.9.a'],
    [1, '7.9.b'],
    [-8, '7.1.a'],
  ]);
});

test('[aslsk 4.4.b] who looks out of a hatch has no walls around him: a hollow charge is for the tank, or for men on foot', () => {
  const scenario = {
    groups: [
      { id: 'german', side: 'german', elr: 5, units: { 'german 4-6-7': 3 } },
      { id: 'russian', side: 'russian', elr: 5, units: {}, vehicles: { 'russian T-34/85': 1 } },
    ],
  };
  const tank = { card: 'russian T-34/85', crewExposed: true } as const;
  const inHouse: Partial<Position> = {
    date: { year: 1944, month: 7 },
    hexes: { D4: 'wooden building' },
    scenario,
  };
  const alone = hunt([], tank, inHouse);
  const offered = (match: Match) => {
    play(match, 'german', 'faust u1', 'at 1:D4');
    return match.offered('german');
  };
  expect(offered(skirmish(alone))).not.toContain('aim infantry');
  const squad = 'u7: russian 4-4-7 D4';
  const both = skirmish({ ...alone, units: [...alone.units, squad] }, '1 1,2 2,1');
  expect(offered(both)).toContain('aim infantry');
  play(both, 'german', 'aim infantry', 'shoot');
  expect(isGone(both, 'u7')).toBe(true);
  expect(said(both).join()).not.toContain('{v1}');
});

test('[aslsk 4.3.e] a charge on what is a wreck by now, or gone, or driven off, does nothing', () => {
  const thrown = (tank: Partial<Vehicle>, on: 'v1' | 'v2' = 'v1') => {
    const charge = { weapon: 'w1', at: '1:D4', by: 'u1', removal: 12 } as const;
    const { match } = enact(
      hunt([], tank),
      [
        [3, 4],
        [6, 6],
      ],
      function* (game) {
        yield* explodeUnder(game, charge, { vehicle: on, hull: 'front', turret: 'front' });
      },
    );
    return match.journal.all().some(({ is }) => is === 'roll');
  };
  expect(thrown({})).toBe(true);
  expect([thrown({ wreck: true }), thrown({ at: '1:D3' }), thrown({}, 'v2')]).toEqual([false, false, false]);
});
