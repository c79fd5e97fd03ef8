import { expect, test } from 'vitest';
import { OUR_CHARTS } from '../charts/index.ts';
import { toKillResult, type VehicleEffect } from '../charts/ordnance/vehicle-effects.ts';
import { collateral } from '../ordnance/hits/to-kill.ts';
import type { Vehicle } from '../state.ts';
import { citesSaid, type Dice, enact, type Position, play, skirmish } from '../testing/bench.ts';
import { comeToSenses, disableArm, recuperate, stun, sufferEffect } from './damage.ts';
import { tank } from './test-tanks.ts';

const PANTHER = { card: 'german Panther', at: '1:F5', facing: 1 } as const;
const POSITION = {
  attacker: 'german',
  units: ['russian 4-4-7 A1'],
  vehicles: [PANTHER],
} as const satisfies Position;

const after = (effect: VehicleEffect, dice: Dice = [], vehicle = '') =>
  enact({ ...POSITION, vehicles: [`german Panther F5 facing 1 ${vehicle}`] }, dice, function* (game) {
    for (const each of game.state.vehicles ?? []) yield* sufferEffect(game, each, effect, '7.10.a');
  }).match;

test('[aslsk 7.10.a] a vehicle that is destroyed is a wreck where it stood, and a loss', () => {
  const match = after('destroyed', [], 'motion crewExposed');
  expect(tank(match)).toEqual({
    id: 'v1',
    side: 'german',
    group: 'german',
    ...PANTHER,
    moving: true,
    wreck: true,
  });
  expect(match.state.losses).toEqual([{ side: 'german', card: 'german Panther', how: 'eliminated' }]);
});

test('[aslsk 7.10.c] a possible shock is a normal morale check of the crew, and failing it is a shock', () => {
  expect(tank(after('possible shock', '4,5')).shocked).toBe('shock');
  expect(tank(after('possible shock', '4,4')).shocked).toBeUndefined();
  // Not even a 12 does more than that.
  expect(tank(after('possible shock', '6,6')).recalled).toBeUndefined();
});

test('[aslsk 7.10.e] in shock a crew ducks, and its vehicle stands still without paying for it', () => {
  const shocked = tank(after('shock', [], 'crewExposed motion'));
  expect(shocked.shocked).toBe('shock');
  expect(shocked.crewExposed).toBeUndefined();
  expect(shocked.motion).toBeUndefined();
});

test('[aslsk 7.10.g] immobilized it stands for good, its crew none the worse', () => {
  expect(tank(after('immobilized', [], 'motion crewExposed'))).toEqual({
    id: 'v1',
    side: 'german',
    group: 'german',
    ...PANTHER,
    moving: true,
    crewExposed: true,
    immobilized: true,
  });
});

test.each([
  ['shock', 2, undefined],
  ['shock', 3, 'UK'],
  ['UK', 3, undefined],
] as const)('[aslsk 7.10.f, 3.1.n] in the rally phase %s becomes with a %i %s', (shocked, die, becomes) => {
  const position = { ...POSITION, vehicles: [`german Panther F5 facing 1 shocked ${shocked}`] };
  const { match } = enact(position, `${die}`, game => recuperate(game, 'german'));
  expect(tank(match).shocked).toBe(becomes);
  expect(tank(match).wreck).toBeUndefined();
});

test('[aslsk 7.10.f] an unconfirmed kill that is shocked anew is in shock again, and with a 4 or more it is a wreck', () => {
  expect(tank(after('shock', [], 'shocked UK')).shocked).toBe('shock');
  const position = { ...POSITION, vehicles: ['german Panther F5 facing 1 shocked UK'] } as const;
  const { match } = enact(position, '4', game => recuperate(game, 'german'));
  expect(tank(match).wreck).toBe(true);
});

test('[aslsk 3.1.n] both sides roll for their crews in the rally phase, whoever’s turn it is', () => {
  const match = skirmish(
    {
      phase: 'russian rally',
      units: ['russian 4-4-7 A1', 'german 4-6-7 M9'],
      vehicles: ['german Panther F5 facing 1 shocked shock', 'russian T-34/85 C4 shocked UK'],
    },
    '2 5',
  );
  // The attacker’s tank first: a 2 saves it; the defender’s 5 makes a likely kill of his.
  expect(tank(match, 'v2').shocked).toBeUndefined();
  expect(tank(match, 'v1').shocked).toBe('UK');
});

test('[aslsk 7.10.i, 2.0.Recall] stun wears off with the player turn and leaves +1; a second one is a recall', () => {
  const { match } = enact(
    { ...POSITION, vehicles: ['german Panther F5 facing 1 stunned'] },
    [],
    function* (game) {
      comeToSenses(game);
    },
  );
  expect(tank(match).stunned).toBeUndefined();
  expect(tank(match)).toMatchObject({ shaken: true });
  expect(tank(after('stun')).recalled).toBeUndefined();
  expect(tank(after('stun', [], 'shaken'))).toMatchObject({ stunned: true, recalled: true });
});

test('[aslsk 7.10.i] a one-man turret is recalled with its first stun', () => {
  const position = {
    attacker: 'german',
    units: ['german 4-6-7 A1'],
    vehicles: ['russian T-70 F5 facing 1'],
  } as const satisfies Position;
  const { match } = enact(position, [], function* (game) {
    for (const each of game.state.vehicles ?? []) stun(game, each, '7.10.h');
  });
  expect(tank(match).recalled).toBe(true);
});

test('[aslsk 7.10.h] the flip comes at the end of the close combat phase', () => {
  const match = skirmish({
    ...POSITION,
    phase: 'close-combat',
    units: ['russian 4-4-7 A1', 'german 4-6-7 M9'],
    vehicles: ['german Panther F5 facing 1 stunned'],
  });
  expect(match.state.attacker).toBe('russian');
  expect(tank(match)).toMatchObject({ shaken: true });
});

test('[aslsk 7.13.a] where there is no lid, a crew shows itself again as soon as its wits come back', () => {
  const position = {
    attacker: 'german',
    units: ['german 4-6-7 A1'],
    vehicles: ['american M8 F5 shocked shock'],
  } as const satisfies Position;
  const { match } = enact(position, '1', game => recuperate(game, 'american'));
  expect(tank(match).crewExposed).toBe(true);
});

test('[aslsk 7.10.j] the loss of its main armament is a recall, and no stun', () => {
  const { match } = enact(POSITION, [], function* (game) {
    for (const each of game.state.vehicles ?? []) disableArm(game, each, 'MA');
  });
  expect(tank(match)).toMatchObject({ recalled: true, arms: { MA: { disabled: true } } });
  expect(tank(match).stunned).toBeUndefined();
});

// ---- repairs

const repairing = (vehicle: Partial<Vehicle>, dice: Dice = []) =>
  skirmish(
    {
      phase: 'german rally',
      units: ['russian 4-4-7 A1', 'german 4-6-7 M9'],
      vehicles: [{ ...PANTHER, ...vehicle }],
    },
    dice,
  );

test('[aslsk 3.1.e, 7.8.h] each broken gun may be tried once in a rally phase: 1 repairs, 6 disables', () => {
  const arms = {
    CMG: { malfunctioned: true },
    BMG: { malfunctioned: true },
    MA: { malfunctioned: true },
  } as const;
  const match = repairing({ arms }, '1 6 3');
  play(match, 'german', 'repair-arm v1.CMG', 'repair-arm v1.BMG');
  expect(tank(match).arms).toEqual({ BMG: { disabled: true }, MA: { malfunctioned: true } });
  expect(tank(match).recalled).toBeUndefined();
  play(match, 'german', 'repair-arm v1.MA');
  expect(tank(match).arms?.MA).toEqual({ malfunctioned: true });
  expect(match.state.phase).not.toBe('rally');
});

test('[aslsk 7.2.b] a 6 for the main armament disables it; a crew in shock repairs nothing', () => {
  const match = repairing({ arms: { MA: { malfunctioned: true } } }, '6');
  play(match, 'german', 'repair-arm v1.MA');
  expect(tank(match)).toMatchObject({ recalled: true, arms: { MA: { disabled: true } } });
  const shocked = repairing({ arms: { MA: { malfunctioned: true } }, shocked: 'shock' }, '1');
  expect(shocked.state.phase).not.toBe('rally');
  expect(citesSaid(shocked)).toContain('7.10.f');
});

test('[aslsk 7.8.h] the gun on the roof is repaired by a crew that looks out', () => {
  const arms = { AAMG: { malfunctioned: true } } as const;
  expect(repairing({ arms }).state.phase).not.toBe('rally');
  const exposed = repairing({ arms, crewExposed: true });
  expect(exposed.offered('german')).toEqual(['repair-arm v1.AAMG', 'done']);
});

// ---- from the roll to kill

test.each([
  ['AP, APCR, APDS or HEAT', 7, 'shock'],
  ['AP, APCR, APDS or HEAT', 8, undefined],
  ['HE or DC', 7, 'shock'],
  ['HE or DC', 8, 'shock'],
  ['HE or DC', 9, undefined],
] as const)('[aslsk 7.10.d] a hit on the turret by %s with a %i against 7: %s', (killer, dice, shocked) => {
  const effect = toKillResult(OUR_CHARTS, killer, 'turret', 7, dice);
  const passed = effect === 'possible shock' ? '1,2' : [];
  expect(tank(after(effect, passed)).shocked).toBe(shocked);
});

const collaterally = (vehicle: string, dice: Dice = []) =>
  enact({ ...POSITION, vehicles: [`german Panther F5 facing 1 ${vehicle}`] }, dice, function* (game) {
    for (const each of game.state.vehicles ?? []) yield* collateral(game, each, 12, 3);
  }).match;

test('[aslsk 7.12.b] what only shakes the vehicle strikes its exposed crew with the same dice, and +2 for the hatch', () => {
  // A 3 and 2 on column 12 is a 2MC.
  expect(tank(collaterally('crewExposed', '3,4')).stunned).toBe(true);
  expect(tank(collaterally('crewExposed', '3,3')).stunned).toBeUndefined();
  expect(tank(collaterally('')).stunned).toBeUndefined();
  expect(tank(collaterally('shocked shock')).stunned).toBeUndefined();
});
