import { expect, test } from 'vitest';
import { enact, vehicle, vehicleTold } from '../testing/bench.ts';
import { restArms, sealPrepFire } from './fire-markers.ts';

const FIRED = {
  used: ['CMG'],
  swung: {},
  shelled: true,
  arms: { MA: { fired: 'first' } },
} as const;
const TANKS = {
  attacker: 'german',
  units: ['russian 4-4-7 M10'],
  vehicles: [
    { ...vehicleTold('german PzKpfw IVH C4 intensive'), ...FIRED },
    { ...vehicleTold('russian T-34/85 E4 intensive'), ...FIRED },
  ],
} as const;

test('[aslsk 3.2.5.a] at the end of prep fire what was used has fired, rate of fire or not, and nothing is left of how', () => {
  const { match } = enact(TANKS, [], function* (game) {
    sealPrepFire(game);
  });
  const { arms, ...tank } = vehicle(match);
  expect(arms).toEqual({ MA: { fired: 'first' }, CMG: { fired: 'prep' } });
  for (const mark of ['used', 'swung', 'shelled']) expect(tank).not.toHaveProperty(mark);
});

test.each([
  ['attacker', 'v1', 'v2'],
  ['defender', 'v2', 'v1'],
] as const)(
  '[aslsk 3.4.f, 3.5.f] the markers of the %s come off, all of them, and no others',
  (whose, bare, marked) => {
    const { match } = enact(TANKS, [], function* (game) {
      restArms(game, whose);
    });
    const { arms, ...tank } = vehicle(match, bare);
    expect(arms?.MA?.fired).toBeUndefined();
    for (const mark of ['used', 'swung', 'intensive', 'shelled']) expect(tank).not.toHaveProperty(mark);
    expect(vehicle(match, marked)).toMatchObject({ ...FIRED, intensive: true });
  },
);
