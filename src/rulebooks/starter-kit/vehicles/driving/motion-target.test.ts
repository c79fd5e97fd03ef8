import { expect, test } from 'vitest';
import { assaultModifiers } from '../../close-combat/attack-on-vehicle.ts';
import { declaredShot } from '../../ordnance/declared-shot.ts';
import { toHitModifiers } from '../../ordnance/hits/to-hit.ts';
import { sight } from '../../sight/sight.ts';
import type { Vehicle } from '../../state.ts';
import { enact, type Position, play, skirmish, textsSaid, vehicleTold } from '../../testing/bench.ts';
import { unitById, unitsAt } from '../../units.ts';
import { coversInfantry } from '../cover.ts';
import { destroyVehicle, immobilize, stun } from '../damage.ts';
import { vehicleById } from '../vehicles.ts';
import { driving, TANK, vehicle } from './test-drive.ts';

type Match = ReturnType<typeof skirmish>;

/** A Russian tank in C6 looks at a German one in C4, with a German squad beside it, in the Russian prep fire phase. */
const duel = (more: Partial<Vehicle>) =>
  skirmish({
    attacker: 'russian',
    units: ['german 4-6-7 C4', 'russian 4-4-7 M10'],
    vehicles: [{ card: 'german PzKpfw IIIN', at: '1:C4', facing: 3, ...more }, 'russian T-34/85 C6 facing 0'],
  });

test('[aslsk 3.3.2.p] in any fire phase a vehicle in motion is harder to hit', () => {
  const drm = (more: Partial<Vehicle>) => {
    const match = duel(more);
    play(match, 'russian', 'ready v2.MA', 'at 1:C4', 'engage v1');
    const frame = match.state.doing.at(-1);
    if (frame?.is !== 'fire') throw new Error('no shot is being declared');
    const shot = declaredShot(match.world, match.state, frame, '1:C4');
    return toHitModifiers(match.world, match.state, shot, vehicle(match)).value;
  };
  expect(drm({ motion: true }) - drm({})).toBe(2);
});

test('[aslsk 3.3.2.p] so it is in close combat', () => {
  const drm = (more: Partial<Vehicle>) => {
    const match = duel(more);
    return assaultModifiers(match.world, { by: [unitById(match.state, 'u2')], on: vehicle(match) }).value;
  };
  expect(drm({ motion: true }) - drm({})).toBe(2);
});

test('[aslsk 3.3.2.p] it hinders no line and covers nobody', () => {
  const still = duel({});
  const moves = duel({ motion: true });
  const through = ({ world, state }: typeof still) => sight(world, state, '1:C6', '1:C2');
  expect(through(still)).toMatchObject({ clear: true, total: 1 });
  expect(through(moves)).toMatchObject({ clear: true, total: 0 });
  const covers = ({ state }: typeof still) =>
    unitsAt(state, '1:C4', 'german').length > 0 && coversInfantry(state, '1:C4', 'german');
  expect([covers(still), covers(moves)]).toEqual([true, false]);
});

// ---- who has only started

/** The German drives v1 from C4; a Russian tank in C7 sees all of it, a Russian squad nothing of it. */
const watched = (more: Partial<Vehicle> = {}) =>
  driving({
    units: ['german 4-6-7 C4'],
    vehicles: [{ ...vehicleTold(TANK), ...more }, 'russian T-34/85 C7 facing 0'],
  });

/** What Case 24 makes of a shot at v1, as things stand. */
function movesUnderFire(match: Match): readonly (readonly [string, number])[] {
  const { world, state } = match;
  const { at = '1:C4' } = vehicle(match);
  const frame = {
    is: 'fire',
    by: 'russian',
    shooters: ['v2.MA'],
    target: at,
    leaders: [],
    vehicle: 'v1',
  } as const;
  const { kept } = toHitModifiers(world, state, declaredShot(world, state, frame, at), vehicle(match));
  return kept.filter(({ cite }) => cite.startsWith('3.3.2.')).map(({ id, n }) => [id, n]);
}

/** Whether it hides the squad in its hex, and hinders the line through it. */
const standsInTheWay = (match: Match) => {
  const { world, state } = match;
  const { at } = vehicle(match);
  const line = sight(world, state, '1:C7', '1:C1');
  return [
    coversInfantry(state, at ?? '1:C4', 'german'),
    line.clear && line.hindrances.some(each => each.by === 'vehicle' && each.at === at),
  ];
};

test('[aslsk 3.3.2.h] fire at it while it has only started, or turned, is not at a moving target', () => {
  const match = watched();
  play(match, 'german', 'start');
  expect(movesUnderFire(match)).toEqual([]);
  expect(standsInTheWay(match)).toEqual([true, true]);
  play(match, 'russian', 'pass');
  play(match, 'german', 'turn 1');
  expect(movesUnderFire(match)).toEqual([]);
});

test('[aslsk 3.3.2.c, 7.4.a, 7.4.1.a] fire at it once it has entered a hex is, even when it has stopped', () => {
  const match = watched();
  play(match, 'german', 'start');
  play(match, 'russian', 'pass');
  play(match, 'german', 'slowly 4', 'enter 1:C3');
  expect(movesUnderFire(match)).toEqual([['moving vehicle', 2]]);
  expect(standsInTheWay(match)).toEqual([false, false]);
  play(match, 'russian', 'pass');
  play(match, 'german', 'stop');
  expect(movesUnderFire(match)).toEqual([['moving vehicle', 2]]);
  expect(standsInTheWay(match)).toEqual([false, false]);
});

test('[aslsk 3.3.2.c] so is fire at one that began its movement phase in motion, at whatever it does first', () => {
  const match = watched({ motion: true, moving: true });
  play(match, 'german', 'stop');
  expect(movesUnderFire(match)).toEqual([['moving vehicle, 1 MP in sight at most', 4]]);
});

test('[aslsk 3.3.2.c] so is fire at one that has ended it in motion without leaving its hex', () => {
  const match = watched();
  const pass = () => match.choiceOf('russian') && play(match, 'russian', 'pass');
  play(match, 'german', 'start');
  pass();
  while (vehicle(match).moved === undefined) {
    const facing = vehicle(match).facing === 1 ? 0 : 1;
    const turn = `turn ${facing}`;
    play(match, 'german', match.offered('german').includes(turn) ? turn : 'done');
    pass();
  }
  while (match.state.phase === 'movement') play(match, 'german', 'done');
  expect(vehicle(match)).toMatchObject({ at: '1:C4', motion: true });
  expect(movesUnderFire(match)).toEqual([['moving vehicle', 2]]);
  expect(standsInTheWay(match)).toEqual([false, false]);
});

// ---- who is brought to a halt

test('[aslsk 2.0.MovingTarget, 7.4.a] what was in motion and is stopped by the enemy remains a moving target in that player turn', () => {
  const position: Position = {
    attacker: 'russian',
    units: ['russian 4-4-7 M10'],
    vehicles: [`${TANK} motion`],
  };
  for (const stop of [stun, immobilize, destroyVehicle]) {
    const { match } = enact(position, [], function* (game) {
      stop(game, vehicleById(game.state, 'v1'), '7.10.a');
    });
    expect(vehicle(match)).toMatchObject({ moving: true });
    expect(vehicle(match).motion).toBeUndefined();
  }
});

test('[aslsk 3.3.2.p] a charge on a vehicle in motion is harder to place: two more on the roll for its position', () => {
  const number = (more: Partial<Vehicle>, ...position: readonly [number, number]) => {
    const match = skirmish(
      {
        phase: 'russian advancing-fire',
        units: ['russian 6-2-8 C5', 'german 4-6-7 M1'],
        weapons: ['russian DC of u1'],
        vehicles: [{ ...vehicleTold(TANK), ...more }],
        charges: [
          {
            weapon: 'w1',
            at: '1:C4',
            by: 'u1',
            removal: 12,
            on: { vehicle: 'v1', hull: 'side', turret: 'side' },
          },
        ],
      },
      [position, [5, 6]],
    );
    const said = textsSaid(match);
    return said.find(text => text.includes('TK#'))?.split('TK# ')[1];
  };
  // 16 less 3; a 3 is well placed, a 5 is not, a 10 badly, and a 12 useless.
  expect([number({}, 2, 1), number({ motion: true }, 2, 1)]).toEqual(['17', '13']);
  expect([number({}, 5, 5), number({ motion: true }, 5, 5)]).toEqual(['9', undefined]);
});
