import { expect, test } from 'vitest';
import type { Sketch } from '../../../board/test-sketch.ts';
import { cellOf, centreOf, parseHexName } from '../../../hex/index.ts';
import type { Location, State } from '../state.ts';
import { standing } from '../testing/bench.ts';
import { type Sight, sight } from './sight.ts';

/** The line both ways, which must agree (10.3.d); down a column it goes from dot to dot through every hex. */
function look(sketch: Sketch & Partial<State>, from: Location, to: Location): Sight {
  const { world, view } = standing({ units: [], ...sketch });
  const there = sight(world, view, from, to);
  expect(sight(world, view, to, from), 'E-034: the way back').toEqual(there);
  return there;
}
const steps = (line: Sight) => (line.clear ? line.degrading.length : 'blocked');
const column = (letter: string, first: number, last: number, level: number) =>
  Object.fromEntries(Array.from({ length: last - first + 1 }, (_, i) => [`${letter}${first + i}`, level]));

test('[lnl 10.3.a, 10.3.d] open ground leaves the line alone', () => {
  expect(look({}, '1:D2', '1:I9')).toEqual({ clear: true, degrading: [] });
});

test('[lnl 10.3.f, 10.0.b] E-028 brush on level ground degrades', () => {
  expect(look({ hexes: { D5: 'brush' } }, '1:D6', '1:D4')).toEqual({
    clear: true,
    degrading: [{ at: '1:D5', by: 'Brush', cite: '10.3.f' }],
  });
});

test('[lnl 10.3.g, 10.3.e] E-029 a building between units on the ground blocks', () => {
  expect(look({ hexes: { D5: 'wooden building' } }, '1:D6', '1:D4')).toMatchObject({
    clear: false,
    at: '1:D5',
    by: 'LC Building',
    cite: '10.3.g',
  });
});

test('[lnl 10.3.b, 10.1.i] two degrading hexes are the limit, and each counts once', () => {
  const hexes = { D3: 'brush', D4: 'orchard', D5: 'grain' } as const;
  expect(steps(look({ hexes }, '1:D2', '1:D5'))).toBe(2);
  expect(look({ hexes }, '1:D2', '1:D6')).toMatchObject({ clear: false, at: '1:D5', cite: '10.3.b' });
  const wrecks: State['wrecks'] = ['1:D4'];
  expect(steps(look({ hexes: { D4: 'orchard' }, wrecks }, '1:D2', '1:D6'))).toBe(1);
  expect(steps(look({ wrecks }, '1:D2', '1:D6'))).toBe(1);
});

test('[lnl 10.3.c] the terrain of the hexes at the ends never counts', () => {
  expect(steps(look({ hexes: { D2: 'woods', D6: 'stone building' } }, '1:D2', '1:D6'))).toBe(0);
});

const TALL = { material: 'stone', upper: 1 } as const;
const VIEWER = { hall: { ...TALL, hexes: ['D8', 'D9', 'D10'] } };

test('[lnl 10.3.i, 10.3.j, 10.2.b] E-030 a building as high as the viewer throws a shadow, longer the farther it stands', () => {
  const near = { buildings: VIEWER, hexes: { D7: 'stone building' } } as const;
  expect(look(near, '1:D8/1', '1:D6')).toMatchObject({ clear: false, cite: '10.3.i' });
  expect(steps(look(near, '1:D8/1', '1:D5'))).toBe(0);
  const far = { buildings: VIEWER, hexes: { D6: 'stone building' } } as const;
  expect(['1:D5', '1:D4', '1:D3'].map(to => look(far, '1:D8/1', to as Location).clear)).toEqual([
    false,
    false,
    true,
  ]);
});

test('[lnl 10.3.k] a viewer above an obstacle loses the one hex behind it', () => {
  const hill = { levels: { D8: 2 }, hexes: { D6: 'stone building' } } as const;
  expect(look(hill, '1:D8', '1:D5')).toMatchObject({ clear: false, cite: '10.3.k' });
  expect(steps(look(hill, '1:D8', '1:D4'))).toBe(0);
  const trees = { levels: { D8: 2 }, hexes: { D6: 'orchard' } } as const;
  expect(steps(look(trees, '1:D8', '1:D5'))).toBe(1);
});

test('[lnl 10.3.h] over what is no higher than both ends the line is clear', () => {
  const levels = { D2: 1, D6: 1 };
  expect(steps(look({ levels, hexes: { D4: 'wooden building' } }, '1:D2', '1:D6'))).toBe(0);
  expect(steps(look({ levels, hexes: { D4: 'woods' } }, '1:D2', '1:D6'))).toBe('blocked');
  // E-027: light woods on a hill of level 1 stand up to level 2.
  expect(steps(look({ levels: { ...levels, D4: 1 }, hexes: { D4: 'orchard' } }, '1:D2', '1:D6'))).toBe(1);
});

test('[lnl 10.3.h, 10.3.k] what is no higher than the lower end hides nothing from the higher one', () => {
  const levels = { D8: 2, D5: 1 };
  expect(steps(look({ levels, hexes: { D6: 'wooden building' } }, '1:D8', '1:D5'))).toBe(0);
  expect(steps(look({ levels, hexes: { D6: 'woods' } }, '1:D8', '1:D5'))).toBe('blocked');
});

test('[lnl 10.3.a, 10.1.c] open terrain that is drawn on the way does not count', () => {
  for (const open of ['sand', 'shellholes'] as const)
    expect([open, steps(look({ hexes: { D4: open } }, '1:D2', '1:D6'))]).toEqual([open, 0]);
});

test('[lnl 10.3.a] a hex that the line only touches at a vertex is not on it', () => {
  // From D5 to H2 the line comes by the corners of E4 and G4.
  expect(steps(look({ smoke: [{ at: '1:E4', stage: 1 }], levels: { G4: 1 } }, '1:D5', '1:H2'))).toBe(0);
  expect(look({ levels: { E5: 1 } }, '1:D5', '1:H2')).toMatchObject({ clear: false, at: '1:E5' });
});

test('[lnl 10.3.2.b, 10.3.g] of several things in the way the first is told, and a hexside stands on its higher hex', () => {
  const board = { sides: { 'D3/N': 'hedgerow' as const } };
  const both = { board, hexes: { D4: 'woods' } } as const;
  expect(look(both, '1:D1', '1:D6')).toMatchObject({ clear: false, by: 'the hedgerow', cite: '10.3.g' });
  const wooded = { board: { sides: { 'D5/N': 'hedgerow' as const } }, hexes: { D3: 'woods' } } as const;
  expect(look(wooded, '1:D1', '1:D6')).toMatchObject({ clear: false, at: '1:D3', by: 'Forest' });
  // Between two on hills it blocks where it stands on a third one.
  const hills = { D1: 1, D6: 1 };
  expect(look({ board, levels: { ...hills, D3: 1 } }, '1:D1', '1:D6')).toMatchObject({
    clear: false,
    by: 'the hedgerow',
  });
  expect(steps(look({ board, levels: hills }, '1:D1', '1:D6'))).toBe(0);
});

test('[lnl 10.3.b, 18.1.g, 10.4.b] markers degrade besides terrain, and a wreck only for those on its own level', () => {
  const wrecks: State['wrecks'] = ['1:D4'];
  expect(steps(look({ hexes: { D3: 'brush' }, wrecks }, '1:D2', '1:D6'))).toBe(2);
  expect(steps(look({ hexes: { D3: 'brush', D5: 'grain' }, wrecks }, '1:D2', '1:D6'))).toBe('blocked');
  expect(steps(look({ levels: { D2: 1, D6: 1 }, wrecks }, '1:D2', '1:D6'))).toBe(0);
});

test('[lnl 10.2.a] a hill between those below it blocks', () => {
  expect(look({ levels: { D4: 1 } }, '1:D2', '1:D6')).toMatchObject({ clear: false, by: 'the hill' });
});

test('[lnl 10.3.1.a] E-031 down a clear slope nothing is hidden', () => {
  expect(steps(look({ levels: { D4: 2, D5: 1 } }, '1:D4', '1:D6'))).toBe(0);
  const grown = { levels: { D4: 2, D5: 1 }, hexes: { D5: 'brush' } } as const;
  expect(look(grown, '1:D4', '1:D6')).toMatchObject({ clear: false, cite: '10.3.1.b' });
});

test('[lnl 10.3.1.b] E-032 a plateau hides as many hexes as lie between the viewer and its edge', () => {
  const levels = column('D', 1, 4, 1);
  const seen = ['1:D5', '1:D6', '1:D7', '1:D8'].map(to => look({ levels }, '1:D1', to as Location).clear);
  expect(seen).toEqual([false, false, false, true]);
});

test('[lnl 10.3.2.a] along a hexside only what is on both sides counts, and the lesser of the two', () => {
  // From C4 to E4 the line runs along the hexside between D3 and D4.
  expect(steps(look({ hexes: { D4: 'woods' } }, '1:C4', '1:E4'))).toBe(0);
  expect(look({ hexes: { D3: 'woods', D4: 'woods' } }, '1:C4', '1:E4')).toMatchObject({
    clear: false,
    cite: '10.3.g',
  });
  for (const hexes of [
    { D3: 'water', D4: 'woods' },
    { D3: 'woods', D4: 'water' },
  ] as const)
    expect(steps(look({ hexes }, '1:C4', '1:E4'))).toBe(0);
  expect(steps(look({ hexes: { D3: 'woods', D4: 'brush' } }, '1:C4', '1:E4'))).toBe(1);
});

test('[lnl 10.3.2.b] E-033 along a wall or hedge the line is free; across a hedge it is degraded', () => {
  const along = { board: { sides: { 'D4/N': 'hedge' as const } } };
  expect(steps(look(along, '1:C4', '1:E4'))).toBe(0);
  const across = (edge: 'wall' | 'hedge' | 'hedgerow') => ({ board: { sides: { 'D4/N': edge } } });
  expect(steps(look(across('wall'), '1:D1', '1:D6'))).toBe(0);
  expect(steps(look(across('hedge'), '1:D1', '1:D6'))).toBe(1);
  expect(steps(look(across('hedgerow'), '1:D1', '1:D6'))).toBe('blocked');
  expect(steps(look(across('hedgerow'), '1:D1', '1:D4'))).toBe(0);
});

test('[lnl 7.0.c] smoke between the ends blocks, at their own hexes it does not', () => {
  const smoke = (at: '1:D4' | '1:D6') => ({ smoke: [{ at, stage: 1 }] as const });
  expect(look(smoke('1:D4'), '1:D2', '1:D6')).toMatchObject({ clear: false, cite: '7.0.c' });
  expect(steps(look(smoke('1:D6'), '1:D2', '1:D6'))).toBe(0);
});

test('[lnl 18.1.g] a barrage degrades at all levels', () => {
  const barrages = [{ at: '1:D4', by: 'german', firepower: 2 }] as const;
  expect(steps(look({ barrages }, '1:D2', '1:D6'))).toBe(1);
  expect(steps(look({ barrages, levels: { D2: 3 } }, '1:D2', '1:D6'))).toBe(1);
});

test('[lnl 10.2.c, 21.1.d] within a hex one sees who is there, in a Bunker and around it, but not on another floor', () => {
  const bunkers = [{ at: '1:D4', kind: 'Bunker', facing: 0 }] as const;
  expect(look({ bunkers }, '1:D4', '1:D4#b')).toEqual({ clear: true, degrading: [] });
  expect(look({ hexes: { D4: 'woods' } }, '1:D4', '1:D4')).toEqual({ clear: true, degrading: [] });
  expect(look({ buildings: VIEWER }, '1:D8/1', '1:D8')).toMatchObject({ clear: false, at: '1:D8' });
});

test('[lnl 10.2.c] floors apart in adjacent hexes of a building do not see each other', () => {
  const floor = { clear: false, at: '1:D8', by: 'the floor between', cite: '10.2.c' };
  expect(look({ buildings: VIEWER }, '1:D8/1', '1:D9')).toEqual(floor);
  expect(steps(look({ buildings: VIEWER }, '1:D8/1', '1:D9/1'))).toBe(0);
  expect(steps(look({ buildings: VIEWER }, '1:D8/1', '1:D7'))).toBe(0);
});

test('[lnl 7.0.c] the smoke on the line blocks it, whatever else burns elsewhere', () => {
  const smoke = [
    { at: '1:A1', stage: 1 },
    { at: '1:D4', stage: 2 },
  ] as const;
  expect(look({ smoke }, '1:D2', '1:D6')).toMatchObject({ clear: false, at: '1:D4', cite: '7.0.c' });
  expect(steps(look({ smoke }, '1:E2', '1:E6'))).toBe(0);
});

test('[lnl 18.1.g, 10.4.b] the barrage and the wreck on the line degrade it, whatever else lies elsewhere', () => {
  const barrages = [
    { at: '1:A1', by: 'german', firepower: 2 },
    { at: '1:D4', by: 'german', firepower: 2 },
  ] as const;
  expect(steps(look({ barrages }, '1:D2', '1:D6'))).toBe(1);
  expect(steps(look({ wrecks: ['1:A1', '1:D4'] }, '1:D2', '1:D6'))).toBe(1);
});

test('[lnl 10.3.k, 10.3.2.b] a hedgerow hides the hex behind the one it borders on, from whichever side one looks down', () => {
  const board = { sides: { 'D4/N': 'hedgerow' as const } };
  const south = { board, levels: { D6: 2 } };
  expect(look(south, '1:D6', '1:D2')).toMatchObject({ clear: false, at: '1:D3', cite: '10.3.k' });
  expect(steps(look(south, '1:D6', '1:D1'))).toBe(0);
  const north = { board, levels: { D1: 2 } };
  expect(look(north, '1:D1', '1:D5')).toMatchObject({ clear: false, at: '1:D4', cite: '10.3.k' });
  expect(steps(look(north, '1:D1', '1:D6'))).toBe(0);
});

/** Woods that are drawn from the dot of D4 across the hexside into D5, and belong to these hexes. */
function spillingWoods(hexes: string[]): Sketch {
  const dot = (name: string) => {
    const place = parseHexName(name);
    if (!place) throw new Error(`'${name}' is no hex`);
    return centreOf(cellOf(place.column, place.row));
  };
  const [from, to] = [dot('D4'), dot('D5')];
  const outline: [number, number][] = [
    [from.x - 20, from.y],
    [from.x + 20, from.y],
    [to.x + 20, to.y],
    [to.x - 20, to.y],
  ];
  return { hexes: { D4: 'woods' }, board: { areas: [{ ground: 'woods', hexes, outline }] } };
}

test('[lnl 10.3.c] what is drawn beyond the hex at an end counts only if it belongs to where it is met', () => {
  expect(steps(look(spillingWoods(['D4']), '1:D4', '1:D6'))).toBe(0);
  expect(look(spillingWoods(['D4', 'D5']), '1:D4', '1:D6')).toMatchObject({ clear: false, at: '1:D5' });
  // For a line that begins elsewhere it is part of the hexes that it is drawn in.
  expect(steps(look(spillingWoods(['D4']), '1:D3', '1:D6'))).toBe('blocked');
});

test('[lnl 10.2.b] each floor has a line of its own, at either end', () => {
  // Two halls with a house between them: over it the upper floors see one another, and nobody else does.
  const { world, view } = standing({
    units: [],
    buildings: { near: { ...TALL, hexes: ['D7', 'D8', 'D9'] }, far: { ...TALL, hexes: ['D1', 'D2', 'D3'] } },
    hexes: { D5: 'stone building' },
  });
  const seen = (['1:D7', '1:D7/1'] as const).flatMap(from =>
    (['1:D3', '1:D3/1'] as const).map(to => sight(world, view, from, to).clear),
  );
  expect(seen).toEqual([false, false, false, true]);
  const back = (['1:D3', '1:D3/1'] as const).flatMap(from =>
    (['1:D7/1', '1:D7'] as const).map(to => sight(world, view, from, to).clear),
  );
  expect(back).toEqual([false, false, true, false]);
});

test('[lnl 7.0.c, 10.3.2.a] along a hexside smoke, shells and wrecks count where they are on both sides', () => {
  // From C4 to E4 the line runs along the hexside between D3 and D4.
  const both = ['1:D3', '1:D4'] as const;
  for (const hexes of [both, ['1:D3'], ['1:D4']] as const) {
    const counts = hexes === both;
    const smoke = hexes.map(at => ({ at, stage: 1 }) as const);
    expect(look({ smoke }, '1:C4', '1:E4').clear).toBe(!counts);
    const barrages = hexes.map(at => ({ at, by: 'german', firepower: 2 }) as const);
    expect(steps(look({ barrages }, '1:C4', '1:E4'))).toBe(counts ? 1 : 0);
    expect(steps(look({ wrecks: [...hexes] }, '1:C4', '1:E4'))).toBe(counts ? 1 : 0);
  }
});
