import { expect, test } from 'vitest';
import { cellOf, centreOf, parseHexName } from '../../../hex/index.ts';
import {
  isGone,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
  weapon,
} from '../testing/bench.ts';
import { attackLines, declaredAttack } from './attack.ts';
import { findShooter } from './shooters.ts';
import { figuresOf, linesOf, strengthOf } from './test-lines.ts';

const NORTH = { card: 'german 4-6-7', at: '1:D2' } as const;
const enemyAt = (at: string) => ({ card: 'russian 4-4-7', at: at as '1:D4' });

const gun = (card: string, enemies: readonly string[], more: Partial<Position> = {}): Position => ({
  units: [NORTH, ...enemies.map(enemyAt)],
  weapons: [{ card, by: 'u1' }],
  size: [13, 24],
  ...more,
});

// ---- who serves them

test('[sl 8.1, 8.9.1.1, 8.3] a squad fires one gun beside its own arms', () => {
  const match = skirmish(gun('german HMG', ['1:D4']), [[6, 5]]);
  play(match, 'german', 'ready u1', 'at 1:D4');
  expect(offers(match, 'german', 'add')).toEqual(['add w1']);
  expect(strengthOf(gun('german HMG', ['1:D4']), { target: '1:D4', shooters: ['u1', 'w1'] })).toBe(10);
});

const two = (one: string, other: string): Position => ({
  ...gun(one, ['1:D4']),
  weapons: [
    { card: one, by: 'u1' },
    { card: other, by: 'u1' },
    { card: 'german LMG', by: 'u1' },
  ],
});

test('[sl 8.9.1.1] two light guns cost it nothing, heavier ones its own fire; more than two it can’t serve', () => {
  const light = skirmish(two('german LMG', 'german LMG'));
  play(light, 'german', 'ready w1', 'at 1:D4', 'add w2');
  expect(offers(light, 'german', 'add')).toEqual(['add u1']);
  expect(refusals(light, 'german', 'add w3')).toEqual(['8.3']);
  const heavy = skirmish(two('german MMG', 'german LMG'), [[6, 5]]);
  play(heavy, 'german', 'ready w1', 'at 1:D4', 'add w2');
  expect(refusals(heavy, 'german', 'add u1')).toEqual(['8.9.1.1']);
  play(heavy, 'german', 'shoot');
  expect(unit(heavy, 'u1').spent).toBe(true);
  const after = skirmish(two('german MMG', 'german LMG'));
  play(after, 'german', 'ready u1', 'at 1:D4', 'add w1');
  expect(refusals(after, 'german', 'add w2')).toEqual(['8.9.1.1']);
});

const manned = (card: string, helper: readonly object[] = []): Position => ({
  units: [{ card, at: '1:D2' }, enemyAt('1:D4'), ...(helper as readonly { card: string }[])],
  weapons: [{ card: 'german MMG', by: 'u1' }],
});

test('[sl 8.9.1.4] a half-squad or crew fires one gun at full strength and not itself', () => {
  for (const card of ['german 2-4-7', 'german 2-3-7 crew']) {
    expect(strengthOf(manned(card), { target: '1:D4', shooters: ['w1'] })).toBe(4);
    const match = skirmish(manned(card));
    play(match, 'german', 'ready w1', 'at 1:D4');
    expect(refusals(match, 'german', 'add u1')).toEqual(['8.9.1.1']);
  }
});

test('[sl 8.9.1.4, 8.9.1.2, 8.3] half-squads, crews and single men serve one gun, and no second one', () => {
  for (const card of ['german 2-4-7', 'german 2-3-7 crew', 'german 8-0']) {
    const match = skirmish(
      gun('german LMG', ['1:D4'], {
        units: [{ card, at: '1:D2' }, enemyAt('1:D4')],
        weapons: [1, 2].map(() => ({ card: 'german LMG', by: 'u1' }) as const),
      }),
    );
    play(match, 'german', 'ready w1', 'at 1:D4');
    expect(refusals(match, 'german', 'add w2'), card).toEqual(['8.3']);
  }
});

test('[sl 8.9.1.4, 8.3] each of a group serves his own gun: what another serves is no load of his', () => {
  const half = { card: 'german 2-4-7', at: '1:D2' } as const;
  const match = skirmish({
    units: [half, enemyAt('1:D4'), half],
    weapons: [
      { card: 'german MMG', by: 'u1' },
      { card: 'german MMG', by: 'u3' },
    ],
  });
  play(match, 'german', 'ready w1', 'at 1:D4');
  expect(offers(match, 'german', 'add')).toEqual(['add u3', 'add w2']);
});

test('[sl 1.1.2.5] a gun that nobody has is no shooter', () => {
  const { view } = standing({ units: [NORTH], weapons: [{ card: 'german MMG', at: '1:D2' }] });
  expect(findShooter(view, 'w1')).toBeUndefined();
});

test('[sl 8.9.1.2] one leader fires a gun at half strength and sooner breaks it', () => {
  expect(strengthOf(manned('german 8-0'), { target: '1:D4', shooters: ['w1'] })).toBe(2);
  const match = skirmish(manned('german 8-0'), [[6, 5]]);
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(weapon(match, 'w1').malfunctioned).toBe(true);
});

test('[sl 8.9.1.2] two leaders fire it at full strength, and it breaks no sooner', () => {
  const position = manned('german 8-0', [{ card: 'german 8-1', at: '1:D2' }]);
  expect(strengthOf(position, { target: '1:D4', shooters: ['w1'], helpers: ['u3'] })).toBe(4);
  const match = skirmish(position, [[6, 5]]);
  play(match, 'german', 'ready w1', 'at 1:D4', 'help u3');
  expect(offers(match, 'german', 'help')).toEqual([]);
  play(match, 'german', 'shoot');
  expect(weapon(match, 'w1').malfunctioned).toBeUndefined();
  expect([unit(match, 'u3').fired, unit(match, 'u3').directed]).toEqual(['prep-fire', true]);
});

test('[sl 8.9.1.2] nobody helps at the gun of a squad, of another hex, or his own', () => {
  const why = (gunner: string, at: string, who = 'u3') => {
    const match = skirmish(manned(gunner, [{ card: 'german 8-1', at }]));
    play(match, 'german', 'ready w1', 'at 1:D4');
    return refusals(match, 'german', `help ${who}`);
  };
  expect([why('german 8-0', '1:D2'), why('german 4-6-7', '1:D2')]).toEqual([[], ['8.9.1.2']]);
  expect([why('german 8-0', '1:E3'), why('german 8-0', '1:D2', 'u1')]).toEqual([['8.9.1.2'], ['8.9.1.2']]);
});

test('[sl 8.9.1.3, 3.2.2] a leader who has fired a gun has directed all that he directs', () => {
  const match = skirmish(manned('german 8-0', [{ card: 'german 4-6-7', at: '1:D2' }]), [[5, 4]]);
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(unit(match, 'u1').directed).toBe(true);
});

test('[sl 8.9.1.3] who helps at a gun directs no others', () => {
  const helper = { card: 'german 8-1', at: '1:D2' };
  const match = skirmish(manned('german 8-0', [helper, { card: 'german 4-6-7', at: '1:D2' }]));
  play(match, 'german', 'ready w1', 'at 1:D4', 'help u3');
  expect(offers(match, 'german', 'direct')).toContain('direct u3');
  play(match, 'german', 'add u4');
  expect(refusals(match, 'german', 'direct u3')).toContain('8.9.1.3');
});

test('[sl 8.9.1.2, 3.2.2] nobody helps who has directed or fired, directs this fire, or is broken', () => {
  const may = (more: object, ...acts: string[]) => {
    const match = skirmish(manned('german 8-0', [{ card: 'german 8-1', at: '1:D2', ...more }]));
    play(match, 'german', 'ready w1', 'at 1:D4', ...acts);
    return refusals(match, 'german', 'help u3');
  };
  expect([may({}), may({ directed: true }), may({ fired: 'prep-fire' })]).toEqual([[], ['3.2.2'], ['3.2.2']]);
  expect([may({ broken: true }), may({ at: '1:E2' })]).toEqual([['3.21.1'], ['8.9.1.2']]);
});

test('[sl 8.9.1.3] a leader at a gun keeps his modifier for his own fire and directs nobody else', () => {
  const position = manned('german 9-1', [{ card: 'german 4-6-7', at: '1:D2' }]);
  const alone = skirmish(position);
  play(alone, 'german', 'ready w1', 'at 1:D4');
  expect(offers(alone, 'german', 'direct')).toEqual(['direct u1']);
  const together = skirmish(position);
  play(together, 'german', 'ready u3', 'at 1:D4', 'add w1');
  expect(refusals(together, 'german', 'direct u1')).toEqual(['8.9.1.3']);
});

test('[sl 8.9.1.5] a gun fires in any direction', () => {
  const match = skirmish(
    gun('german MMG', ['1:D5', '1:B3', '1:F3', '1:D1'], {
      units: [{ ...NORTH, at: '1:D3' }, ...['1:D5', '1:B3', '1:F3', '1:D1'].map(enemyAt)],
    }),
  );
  play(match, 'german', 'ready w1');
  expect(
    offers(match, 'german', 'at').filter(each => ['at 1:D5', 'at 1:B3', 'at 1:F3', 'at 1:D1'].includes(each)),
  ).toHaveLength(4);
});

test('[sl QA-104.7] E1-174: how far its squad carries does not matter to a gun', () => {
  const far = gun('german HMG', ['1:D16']);
  const match = skirmish(far);
  expect(offers(match, 'german', 'ready')).toEqual(['ready w1']);
  expect(strengthOf(far, { target: '1:D16', shooters: ['w1'] })).toBe(6);
});

// ---- penetration

test('[sl 8.9.2.1, 8.9.2.3] E1-212: a gun fires into as many hexes as it has factors, one weaker with each', () => {
  const all = ['1:D4', '1:D5', '1:D6', '1:D7', '1:D8'];
  expect(figuresOf(gun('german LMG', all), { target: '1:D4', shooters: ['w1'] })).toEqual([
    ['1:D4', 2, 2, 0],
    ['1:D5', 1, 1, 0],
  ]);
  expect(
    figuresOf(gun('german MMG', all), { target: '1:D4', shooters: ['w1'] }).map(([at, fp]) => [at, fp]),
  ).toEqual([
    ['1:D4', 4],
    ['1:D5', 3],
    ['1:D6', 2],
    ['1:D7', 1],
  ]);
});

test('[sl 8.9.2.3] only what lies behind the target takes factors from it', () => {
  const lines = linesOf(gun('german MMG', ['1:D4', '1:D5']), { target: '1:D4', shooters: ['w1'] });
  const lost = lines.map(({ each }) => each[0]?.firepower.kept.some(({ id }) => id === 'penetration'));
  expect(lost).toEqual([false, true]);
});

test('[sl 8.9.2.1] penetration ends with the normal range', () => {
  const lines = figuresOf(gun('german LMG', ['1:D10', '1:D11']), { target: '1:D10', shooters: ['w1'] });
  expect(lines.map(([at]) => at)).toEqual(['1:D10']);
});

test('[sl 8.9.2.2] what is nearer than the target is safe; friend and foe behind it are struck by the same roll', () => {
  const position = gun('german MMG', ['1:D5'], {
    units: [
      NORTH,
      enemyAt('1:D5'),
      enemyAt('1:D3'),
      { card: 'german 4-6-7', at: '1:D6' },
      { card: 'german 9-1', at: '1:D2' },
    ],
  });
  const lines = linesOf(position, { target: '1:D5', shooters: ['w1'], leaders: ['u5'] });
  expect(lines.map(({ targets, drm }) => [targets, drm.value])).toEqual([
    [['u2'], -1],
    [['u4'], -1],
  ]);
  const match = skirmish(position, [[1, 1]]);
  play(match, 'german', 'ready w1', 'at 1:D5', 'shoot');
  expect([isGone(match, 'u2'), isGone(match, 'u4'), isGone(match, 'u3')]).toEqual([true, true, false]);
});

test('[sl 8.9.2.2] the target may be an empty hex, for the sake of those behind it', () => {
  const match = skirmish(gun('german MMG', ['1:D6']));
  play(match, 'german', 'ready w1');
  expect(offers(match, 'german', 'at').toSorted()).toEqual(['at 1:D3', 'at 1:D4', 'at 1:D5', 'at 1:D6']);
  const squad = skirmish(gun('german MMG', ['1:D6']));
  play(squad, 'german', 'ready u1');
  expect(offers(squad, 'german', 'at')).toEqual(['at 1:D6']);
});

test('[sl 8.9.2.4] it gets over one wall, into the hex behind it', () => {
  // Down a slope the wall hides nothing, and stops the fire all the same.
  const levels = { '1:D2': 3, '1:D3': 2, '1:D4': 1 };
  const down = (sides: Record<string, 'wall' | 'hedge'>) =>
    figuresOf(gun('german MMG', ['1:D3', '1:D4', '1:D5'], { levels, board: { sides } }), {
      target: '1:D3',
      shooters: ['w1'],
    }).map(([at]) => at);
  expect(down({})).toEqual(['1:D3', '1:D4', '1:D5']);
  expect(down({ 'D4/N': 'hedge' })).toEqual(['1:D3', '1:D4', '1:D5']);
  expect(down({ 'D4/N': 'wall' })).toEqual(['1:D3', '1:D4']);
  // A wall behind the hex that it comes to is none that it has come over.
  expect(down({ 'D5/N': 'wall' })).toEqual(['1:D3', '1:D4', '1:D5']);
});

test('[sl 8.9.2.5] only on one level, or down one even slope', () => {
  const on = (levels: Record<string, number>) =>
    figuresOf(gun('german MMG', ['1:D3', '1:D4'], { levels }), { target: '1:D3', shooters: ['w1'] }).map(
      ([at]) => at,
    );
  expect(on({ '1:D2': 1, '1:D3': 1, '1:D4': 1 })).toEqual(['1:D3', '1:D4']);
  expect(on({ '1:D2': 2, '1:D3': 1 })).toEqual(['1:D3', '1:D4']);
  expect(on({ '1:D2': 1, '1:D3': 0 })).toEqual(['1:D3']);
  // Two levels a hex are no slope, and from the level one does not fire down one.
  expect(on({ '1:D2': 4, '1:D3': 2 })).toEqual(['1:D3']);
  const edge = gun('german MMG', ['1:D3', '1:D4'], { levels: { '1:D2': 2, '1:D3': 2 } });
  const { world, view } = standing(edge);
  const all = declaredAttack(view, {
    is: 'fire',
    by: 'german',
    shooters: ['w1'],
    leaders: [],
    target: '1:D3',
  });
  expect(attackLines(world, view, all, () => true).map(({ at }) => at)).toEqual(['1:D3']);
});

test('[sl 8.9.2.6] each hex must be seen by itself; one that is not still takes its factor', () => {
  const wooded = gun('german MMG', ['1:D4', '1:F5', '1:G6'], { hexes: { '1:E5': 'woods' } });
  expect(figuresOf(wooded, { target: '1:D4', shooters: ['w1'] }).map(([at]) => at)).toEqual(['1:D4']);
  // Wheat between two on one level hides the hex behind it, not the one it grows in.
  const wheat = gun('german MMG', ['1:D4', '1:D5', '1:D6'], {
    hexes: { '1:D5': 'grain' },
    date: { year: 1944, month: 7 },
  });
  expect(figuresOf(wheat, { target: '1:D4', shooters: ['w1'] }).map(([at, fp]) => [at, fp])).toEqual([
    ['1:D4', 4],
    ['1:D5', 3],
  ]);
});

test('[sl 2.1.2, 8.9.2.6] where sight is told only after the fire is declared, the numbers reckon with every hex', () => {
  const figures = (sight: 'open' | 'strict') =>
    figuresOf(
      gun('german MMG', ['1:D4', '1:D5', '1:D6'], {
        hexes: { '1:D5': 'grain' },
        date: { year: 1944, month: 7 },
        options: { sight },
      }),
      { target: '1:D4', shooters: ['w1'] },
    ).map(([at]) => at);
  expect(figures('open')).toEqual(['1:D4', '1:D5']);
  expect(figures('strict')).toEqual(['1:D4', '1:D5', '1:D6']);
});

/** Trees in the eastern part of a hex, from so many units beside its dot on: a line from the north passes them. */
function copse(hex: string, from: number): Partial<Position> {
  const place = parseHexName(hex);
  if (!place) throw new Error(`'${hex}' is no hex`);
  const { x, y } = centreOf(cellOf(place.column, place.row));
  const outline: [number, number][] = [
    [x + from, y - 40],
    [x + 30, y - 40],
    [x + 30, y + 40],
    [x + from, y + 40],
  ];
  return {
    board: { hexes: { [hex]: { ground: 'woods' } }, areas: [{ ground: 'woods', hexes: [hex], outline }] },
  };
}

test('[sl 8.9.2.7] into an obstacle, or past it and farther, as the gunner likes', () => {
  const position = gun('german MMG', ['1:D4', '1:D5', '1:D6'], copse('D5', 10));
  const at = (past: readonly `1:${string}`[]) =>
    figuresOf(position, { target: '1:D4', shooters: ['w1'], past }).map(line => [line[0], line[1]]);
  expect(at([])).toEqual([
    ['1:D4', 4],
    ['1:D5', 3],
  ]);
  expect(at(['1:D5'])).toEqual([
    ['1:D4', 4],
    ['1:D6', 2],
  ]);
  // Those in the target itself are always affected.
  expect(figuresOf(position, { target: '1:D5', shooters: ['w1'] }).map(line => line[0])).toEqual(['1:D5']);
  const match = skirmish(position);
  play(match, 'german', 'ready w1', 'at 1:D4');
  expect(offers(match, 'german', 'pass-by')).toEqual(['pass-by 1:D5']);
});

test('[sl 8.9.2.7] past one obstacle and past the next', () => {
  const [one, two] = [copse('D5', 10).board, copse('D6', 10).board];
  const board = {
    hexes: { ...one?.hexes, ...two?.hexes },
    areas: [...(one?.areas ?? []), ...(two?.areas ?? [])],
  };
  const match = skirmish(gun('german HMG', ['1:D4', '1:D5', '1:D6', '1:D7'], { board }));
  play(match, 'german', 'ready w1', 'at 1:D4', 'pass-by 1:D5', 'pass-by 1:D6');
  expect(match.state.doing.at(-1)).toMatchObject({ past: ['1:D5', '1:D6'] });
  expect(offers(match, 'german', 'pass-by')).toEqual([]);
});

test('[sl 8.9.2.8] left and right are those of the gunner, wherever he fires', () => {
  const struck = (from: string, target: string, right?: true) =>
    figuresOf(
      gun('german HMG', [], {
        size: [13, 24],
        units: [
          { ...NORTH, at: from as '1:A1' },
          ...[...'FGHIJ'].flatMap(c => [3, 4, 5, 6, 7].map(row => enemyAt(`1:${c}${row}`))),
        ],
      }),
      { target: target as '1:A1', shooters: ['w1'], ...(right && { right }) },
    )
      .map(([at]) => at)
      .filter(at => at.startsWith('1:I') || at.startsWith('1:G'));
  // To the west the left is the south, to the east the north.
  expect([struck('1:L5', '1:J5'), struck('1:L5', '1:J5', true)]).toEqual([
    ['1:I6', '1:G6'],
    ['1:I5', '1:G5'],
  ]);
  expect([struck('1:D5', '1:F5'), struck('1:D5', '1:F5', true)]).toEqual([
    ['1:G5', '1:I5'],
    ['1:G6', '1:I6'],
  ]);
});

test('[sl 8.9.2.8] along hexsides it strikes one side of the line', () => {
  const position = gun('german HMG', ['1:F2', '1:G2', '1:G3', '1:I2', '1:I3', '1:H2']);
  const struck = (right?: true) =>
    figuresOf(position, { target: '1:F2', shooters: ['w1'], ...(right && { right }) }).map(([at]) => at);
  const sides = [struck(), struck(true)].map(each => each.filter(at => at !== '1:F2' && at !== '1:H2'));
  expect(sides).toEqual([
    ['1:G2', '1:I2'],
    ['1:G3', '1:I3'],
  ]);
  const match = skirmish(position);
  play(match, 'german', 'ready w1', 'at 1:F2', 'beside 1:G3');
  expect(offers(match, 'german', 'beside')).toEqual(['beside 1:G2']);
});

test('[sl 8.9.2.9] who went along the line is struck once, where the fire is strongest', () => {
  const position: Position = {
    ...gun('german MMG', ['1:D4']),
    phase: 'defensive-fire',
    attacker: 'russian',
    trails: [
      {
        unit: 'u2',
        side: 'russian',
        from: '1:D7',
        kind: 'normal',
        steps: [
          { n: 1, at: '1:D6', halves: 2, with: ['u2'] },
          { n: 2, at: '1:D5', halves: 2, with: ['u2'] },
          { n: 3, at: '1:D4', halves: 2, with: ['u2'] },
        ],
        settled: 0,
      },
    ],
  };
  const lines = linesOf(position, { target: '1:D4', shooters: ['w1'] });
  expect(lines.map(({ at, targets }) => [at, targets])).toEqual([['1:D4', ['u2']]]);
});

// ---- spraying fire

test('[sl 8.9.3.1] three hexes that meet in a point, each at half strength with its own cover', () => {
  const position = gun('german MMG', ['1:D4', '1:D5', '1:E4'], { hexes: { '1:E4': 'woods' } });
  expect(figuresOf(position, { target: '1:D4', shooters: ['w1'], spray: ['1:E4', '1:D5'] })).toEqual([
    ['1:D4', 2, 2, 0],
    ['1:E4', 2, 2, 1],
    ['1:D5', 2, 2, 0],
  ]);
});

test('[sl 8.9.3.1] not by a light gun, nor beyond the normal range, nor with others', () => {
  const light = skirmish(gun('german LMG', ['1:D4']));
  play(light, 'german', 'ready w1');
  expect(offers(light, 'german', 'spray')).toEqual([]);
  const far = skirmish(gun('german MMG', ['1:D15']));
  play(far, 'german', 'ready w1');
  expect(refusals(far, 'german', 'spray 1:D15 1:D14 1:E14')).toEqual(['8.9.3.1']);
  const match = skirmish(
    gun('german MMG', ['1:D4'], { units: [NORTH, enemyAt('1:D4'), { card: 'german 4-6-7', at: '1:D2' }] }),
  );
  play(match, 'german', 'ready w1');
  const [cluster] = offers(match, 'german', 'spray');
  play(match, 'german', cluster ?? '');
  expect(refusals(match, 'german', 'add u3')).toEqual(['8.9.3.1']);
});

test('[sl 8.9.3.1] all three hexes are struck by what is declared', () => {
  const match = skirmish(gun('german HMG', ['1:D4', '1:E5', '1:D5']), [[1, 1]]);
  play(match, 'german', 'ready w1', 'spray 1:D4 1:E5 1:D5', 'shoot');
  expect(['u2', 'u3', 'u4'].map(id => isGone(match, id))).toEqual([true, true, true]);
});

test('[sl 8.9.3.1, 5.1.5] not over a hex at which others of its own hex have fired by themselves', () => {
  const isSprayed = (at: '1:D2' | '1:E2') => {
    const match = skirmish(
      gun('german MMG', ['1:D4', '1:E4'], {
        units: [NORTH, enemyAt('1:D4'), enemyAt('1:E4'), { card: 'german 4-6-7', at }],
      }),
      [[6, 5]],
    );
    play(match, 'german', 'ready u4', 'at 1:E4', 'shoot', 'ready w1');
    const clusters = offers(match, 'german', 'spray').filter(act => act.startsWith('spray 1:D4'));
    expect(clusters.some(act => act.includes('1:C4'))).toBe(true);
    return clusters.some(act => act.includes('1:E4'));
  };
  expect([isSprayed('1:D2'), isSprayed('1:E2')]).toEqual([false, true]);
});

test('[sl 8.9.3.2] the point where they meet must be seen, and each hex that it is to strike', () => {
  const position = gun('german MMG', ['1:D5', '1:D6'], { hexes: { '1:D5': 'woods' } });
  const lines = figuresOf(position, { target: '1:D5', shooters: ['w1'], spray: ['1:E5', '1:D6'] });
  expect(lines.map(([at]) => at)).toEqual(['1:D5']);
  const hidden = skirmish(gun('german MMG', ['1:D5'], copse('D3', 4)));
  play(hidden, 'german', 'ready w1');
  const clusters = offers(hidden, 'german', 'spray').filter(each => each.includes('1:D4'));
  expect(clusters.some(each => each.includes('1:E'))).toBe(false);
  expect(clusters.some(each => each.includes('1:C'))).toBe(true);
  // Where sight is told only after the fire is declared, that shows then.
  const dark = skirmish(gun('german MMG', ['1:D5'], { ...copse('D3', 4), options: { sight: 'strict' } }));
  play(dark, 'german', 'ready w1');
  const all = offers(dark, 'german', 'spray').filter(each => each.includes('1:D4'));
  expect(all.some(each => each.includes('1:E'))).toBe(true);
});

test('[sl 8.9.3.2] what grows in the nearest of the three is not in the way to the point where they meet', () => {
  const match = skirmish(gun('german MMG', ['1:D4', '1:C5', '1:E5'], { hexes: { '1:D4': 'woods' } }));
  play(match, 'german', 'ready w1');
  const clusters = offers(match, 'german', 'spray');
  for (const cluster of ['1:D4 1:E5 1:D5', '1:C5 1:D4 1:D5', '1:E5 1:D5 1:D4'])
    expect(clusters).toContain(`spray ${cluster}`);
  expect(clusters).not.toContain('spray 1:C5 1:D5 1:C6');
});

test('[sl 8.9.3.1] each of the three lies within the normal range, also at its very end', () => {
  // Twelve hexes are the normal range.
  const match = skirmish(gun('german MMG', ['1:D14', '1:D13']));
  play(match, 'german', 'ready w1');
  const clusters = offers(match, 'german', 'spray');
  expect(clusters).toContain('spray 1:D13 1:D14 1:C14');
  expect(clusters.filter(each => each.includes('1:D15'))).toEqual([]);
  expect(refusals(match, 'german', 'spray 1:D14 1:E15 1:D15')).toEqual(['8.9.3.1']);
});

test('[sl 8.9.3.1, 1.2.6] at the edge of the map there are fewer such points', () => {
  const match = skirmish(gun('german MMG', ['1:A5']));
  play(match, 'german', 'ready w1');
  const clusters = offers(match, 'german', 'spray').filter(each => each.startsWith('spray 1:A5'));
  expect(clusters.length).toBeGreaterThan(0);
  expect(clusters.every(each => /^spray( 1:[AB]\d+){3}$/.test(each))).toBe(true);
});

test('[sl 8.9.3.4] the three lie within one level', () => {
  const match = skirmish(gun('german MMG', ['1:D4'], { levels: { '1:E4': 2, '1:C4': 1 } }));
  play(match, 'german', 'ready w1');
  const clusters = offers(match, 'german', 'spray');
  expect(clusters.some(each => each.includes('1:E4'))).toBe(false);
  expect(clusters.some(each => each.includes('1:C4'))).toBe(true);
});

test('[sl 8.9.3.5] the squad’s own fire joins in the one hex that it named', () => {
  const position = gun('german MMG', ['1:D4', '1:D5']);
  const lines = figuresOf(position, { target: '1:D4', shooters: ['w1', 'u1'], spray: ['1:E4', '1:D5'] });
  expect(lines.map(([at, fp]) => [at, fp])).toEqual([
    ['1:D4', 6],
    ['1:D5', 2],
  ]);
});

test('[sl 8.9.3.5, 8.9.3.1] its own squad joins in, and no other gun of it', () => {
  const match = skirmish(
    gun('german MMG', ['1:D4'], {
      weapons: [
        { card: 'german MMG', by: 'u1' },
        { card: 'german LMG', by: 'u1' },
      ],
    }),
  );
  play(match, 'german', 'ready w1');
  play(match, 'german', offers(match, 'german', 'spray')[0] ?? '');
  expect(offers(match, 'german', 'add')).toEqual(['add u1']);
  expect(refusals(match, 'german', 'add w2')).toEqual(['8.9.3.1']);
});

// ---- long range

test('[sl 8.9.5.1] beyond 16 hexes a leader must direct it, and the lower die counts twice', () => {
  const position = gun('german HMG', ['1:D19']);
  expect(offers(skirmish(position), 'german', 'ready')).toEqual([]);
  const led: Position = { ...position, units: [...position.units, { card: 'german 8-0', at: '1:D2' }] };
  // Three factors: column 2. A 2 and a 1 would be a 2MC; the 1 again makes it a 4: 1MC, against morale 7.
  const match = skirmish(led, [
    [2, 1],
    [3, 4],
  ]);
  play(match, 'german', 'ready w1', 'at 1:D19');
  expect(refusals(match, 'german', 'shoot')).toEqual(['8.9.5.1']);
  play(match, 'german', 'direct u3', 'shoot');
  expect(unit(match, 'u2').broken).toBe(true);
  // Nor is it ready to fire where the leader has directed others, or is broken.
  for (const state of [{ directed: true }, { broken: true }] as const) {
    const spent: Position = {
      ...position,
      units: [...position.units, { card: 'german 8-0', at: '1:D2', ...state }],
    };
    expect(offers(skirmish(spent), 'german', 'ready')).not.toContain('ready w1');
  }
  const isAfar = (at: '1:D18' | '1:D19') =>
    linesOf(gun('german HMG', [at]), { target: at, shooters: ['w1'] })[0]?.afar;
  expect([isAfar('1:D18'), isAfar('1:D19')]).toEqual([undefined, true]);
  const near = skirmish(gun('german HMG', ['1:D18']));
  play(near, 'german', 'ready w1', 'at 1:D18');
  expect(offers(near, 'german', 'shoot')).toEqual(['shoot']);
});

test('[sl 8.9.5.1] the die that counts twice does not break the gun', () => {
  const position: Position = {
    ...gun('german HMG', ['1:D19']),
    units: [NORTH, enemyAt('1:D19'), { card: 'german 8-0', at: '1:D2' }],
  };
  const match = skirmish(position, [[6, 5]]);
  play(match, 'german', 'ready w1', 'at 1:D19', 'direct u3', 'shoot');
  expect(weapon(match, 'w1').malfunctioned).toBeUndefined();
});

// ---- sustained fire

test('[sl 8.9.7.1] E1-205: a column more, after everything else', () => {
  const column = (card: string, units = [{ ...NORTH }, enemyAt('1:D4')]) =>
    linesOf({ ...gun(card, []), units }, { target: '1:D4', shooters: ['w1'], sustained: ['w1'] })[0]?.column;
  expect(column('german LMG')).toBe(4);
  const american = [
    { card: 'american 6-6-6', at: '1:D2' as const },
    { card: 'german 4-6-7', at: '1:D4' as const },
  ];
  expect(column('american HMG', american as never)).toBe(12);
});

test('[sl 8.9.7.1, 5.4.7] what is too weak for the first column comes to it, if it makes up half of it', () => {
  const far = gun('german LMG', ['1:D14']);
  // Two factors, halved for the range and for men who are pinned.
  const weak: Position = { ...far, units: [{ ...NORTH, pinned: true }, enemyAt('1:D14')] };
  const declared = { target: '1:D14', shooters: ['w1'] } as const;
  expect(linesOf(weak, declared)[0]?.column).toBeUndefined();
  expect(linesOf(weak, { ...declared, sustained: ['w1'] })[0]?.column).toBe(1);
});

test('[sl 8.9.7.4] in a group one column at most, and only if the guns make up what is missing', () => {
  const position: Position = {
    units: [NORTH, enemyAt('1:D4'), { card: 'german 8-3-8', at: '1:D2' }, NORTH],
    weapons: [
      { card: 'german LMG', by: 'u1' },
      { card: 'german LMG', by: 'u4' },
    ],
  };
  const column = (
    shooters: readonly ('u1' | 'u3' | 'u4' | 'w1' | 'w2')[],
    sustained: readonly ('w1' | 'w2')[],
  ) => linesOf(position, { target: '1:D4', shooters, sustained })[0]?.column;
  // 2 + 4 = 6, two short of 8: the gun's two factors do it.
  expect(column(['u1', 'w1'], ['w1'])).toBe(8);
  // 8 + 4 + 2 = 14, two short of 16; with both guns 2 + 2 + 8 = 12, four short.
  expect(column(['u3', 'u4', 'w1'], ['w1'])).toBe(16);
  expect(column(['u3', 'w1', 'w2'], ['w1'])).toBe(12);
  expect(column(['u3', 'w1', 'w2'], ['w1', 'w2'])).toBe(16);
});

test('[sl 8.9.7.3] E1-206: it breaks down two sooner, and for good', () => {
  const russian: Position = {
    units: [
      { card: 'russian 4-4-7', at: '1:D2' },
      { card: 'german 4-6-7', at: '1:D4' },
    ],
    weapons: [{ card: 'russian LMG', by: 'u1' }],
  };
  const fires = (position: Position, side: string, dice: readonly number[]) => {
    const match = skirmish(position, [dice, [2, 1], [2, 1]]);
    play(match, side, 'ready w1', 'at 1:D4', 'sustain w1', 'shoot');
    return isGone(match, 'w1');
  };
  expect([fires(russian, 'russian', [4, 3]), fires(russian, 'russian', [4, 4])]).toEqual([false, true]);
  const german = gun('german LMG', ['1:D4']);
  expect([fires(german, 'german', [4, 5]), fires(german, 'german', [4, 6])]).toEqual([false, true]);
});

test('[sl 8.9.7.1, 8.9.7.2, 5.5.6.3] announced before the dice; not after a move, by one man, pinned men or with a captured gun', () => {
  const against = (position: Position) => {
    const match = skirmish(position);
    play(match, 'german', 'ready w1', 'at 1:D4');
    return refusals(match, 'german', 'sustain w1');
  };
  const by = (firer: object, card = 'german MMG', more: Partial<Position> = {}) =>
    against({ ...gun(card, ['1:D4'], more), units: [{ ...NORTH, ...firer }, enemyAt('1:D4')] });
  expect(by({})).toEqual([]);
  expect(by({ moved: true }, 'german MMG', { phase: 'advancing-fire' })).toEqual(['8.9.7.1']);
  expect(by({ card: 'german 8-1' })).toEqual(['8.9.7.1']);
  expect(by({ pinned: true })).toEqual(['5.5.6.3']);
  expect(by({}, 'russian MMG')).toEqual(['8.9.7.2']);
});

test('[sl 8.9.7.1] sustained fire goes no deeper', () => {
  const position = gun('german LMG', ['1:D4', '1:D5', '1:D6']);
  const lines = figuresOf(position, { target: '1:D4', shooters: ['w1'], sustained: ['w1'] });
  expect(lines.map(([at]) => at)).toEqual(['1:D4', '1:D5']);
});

// ---- limits

test('[sl 5.2.1] whom his load has slowed down fires no weapon in the advancing fire phase', () => {
  const match = skirmish({
    ...gun('german MMG', ['1:D4'], { phase: 'advancing-fire' }),
    units: [{ ...NORTH, moved: true, laden: true }, enemyAt('1:D4')],
  });
  expect(refusals(match, 'german', 'ready w1')).toEqual(['5.2.1']);
  expect(offers(match, 'german', 'ready')).toEqual(['ready u1']);
});

test('[sl SQLA-17B] by convention heavy guns that moved don’t fire in the advancing fire phase', () => {
  const moved = (card: string, conventions: boolean) =>
    offers(
      skirmish({
        ...gun(card, ['1:D4'], { phase: 'advancing-fire' }),
        units: [{ ...NORTH, moved: true }, enemyAt('1:D4')],
        options: { conventions },
      }),
      'german',
      'ready',
    );
  expect(moved('german MMG', false)).toEqual(['ready u1', 'ready w1']);
  expect(moved('german MMG', true)).toEqual(['ready u1']);
  expect(moved('german HMG', true)).toEqual(['ready u1']);
  expect(moved('german LMG', true)).toEqual(['ready u1', 'ready w1']);
});
