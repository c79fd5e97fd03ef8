import { expect, test } from 'vitest';
import { assaultModifiers } from '../attack-on-vehicle.ts';
import { declaredShot } from '../ordnance/declared-shot.ts';
import { sight } from '../sight.ts';
import type { Vehicle } from '../state.ts';
import { play, skirmish } from '../testing.ts';
import { toHitModifiers } from '../to-hit.ts';
import { unitById, unitsAt } from '../units.ts';
import { coversInfantry } from './cover.ts';
import { vehicle } from './test-drive.ts';

/** A Russian tank in C6 looks at a German one in C4, with a German squad beside it, in the Russian prep fire phase. */
const duel = (more: Partial<Vehicle>) =>
  skirmish({
    attacker: 'russian',
    units: [
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'russian 4-4-7', at: '1:M10' },
    ],
    vehicles: [
      { card: 'german PzKpfw IIIN', at: '1:C4', facing: 3, ...more },
      { card: 'russian T-34/85', at: '1:C6', facing: 0 },
    ],
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
    return assaultModifiers({ by: [unitById(match.state, 'u2')], on: vehicle(match) }).value;
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
