import { expect, test } from 'vitest';
import type { Location } from '../state.ts';
import { standing } from '../testing/bench.ts';
import { isThroughFront } from './bunkers.ts';

test('[lnl 21.1.c, 21.1.2.a] lines go in and out through the three hexes of the front', () => {
  const { world, view } = standing({ units: [], bunkers: [{ at: '1:E5', kind: 'Bunker', facing: 0 }] });
  const isBefore = (at: Location) => isThroughFront(world, view, '1:E5', at);
  expect(['1:E4', '1:D4', '1:F4', '1:E1', '1:B2', '1:H2'].filter(at => !isBefore(at as Location))).toEqual(
    [],
  );
  expect(['1:E6', '1:D5', '1:F5', '1:E9', '1:B8', '1:H8'].filter(at => isBefore(at as Location))).toEqual([]);
  expect(isThroughFront(world, view, '1:C3', '1:C9')).toBe(true);
});
