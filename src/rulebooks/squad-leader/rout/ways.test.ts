/** Ways that a rout takes and does not take. */
import { expect, test } from 'vitest';
import { isGone, offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';
import type { RoutGround } from './ground.ts';
import { routSteps, safeSteps } from './path.ts';

const BROKEN = { card: 'german 4-6-7', broken: true } as const;
const enemy = (at: string, more: object = {}) =>
  ({ card: 'russian 4-4-7', at, ...more }) as Position['units'][number];

/** What is neither open nor cover: orchard, brush, crags; and a gully, whatever grows in it. */
const GROUNDS = ['orchard', 'brush', 'crag', 'gully'] as const;
const GULLY: NonNullable<Position['board']> = {
  watercourses: [{ kind: 'gully', along: ['E3', 'E4', 'E5', 'E6'] }],
};
const ground = (kind: (typeof GROUNDS)[number], hex: string): Partial<Position> =>
  kind === 'gully' ? { board: GULLY } : { hexes: { [hex]: kind } };

test.each(GROUNDS)('[sl 3.21.15] through %s it may rout under the eyes and guns of the enemy', kind => {
  const ways = (more: Partial<Position>) => {
    const match = skirmish({
      phase: 'rout',
      ...more,
      hexes: { '1:E3': 'woods', ...more.hexes },
      units: [{ ...BROKEN, at: '1:E5' }, enemy('1:A4')],
      levels: { '1:A4': 4 },
    } as Position);
    play(match, 'german', 'rout u1');
    return offers(match, 'german', 'flee');
  };
  expect(ways({})).not.toContain('flee 1:E4');
  expect(ways(ground(kind, '1:E4'))).toContain('flee 1:E4');
});

test.each(GROUNDS)('[sl 3.21.15] in %s it waits for a way, but that is no cover to end in', kind => {
  const at = ground(kind, '1:E5');
  const waits = skirmish({ phase: 'rout', ...at, units: [{ ...BROKEN, at: '1:E5' }, enemy('1:E7')] });
  expect(waits.state.phase).not.toBe('rout');
  expect(isGone(waits, 'u1')).toBe(false);
  // As soon as there is one it has to go.
  const goes = skirmish({
    phase: 'rout',
    ...at,
    hexes: { ...at.hexes, '1:G5': 'woods', '1:F4': 'brush', '1:F5': 'brush' },
    units: [{ ...BROKEN, at: '1:E5' }, enemy('1:E8')],
  });
  expect(refusals(goes, 'german', 'done')).toEqual(['3.21.7']);
});

// ---- into view

/** Heights hide the enemy in E2 from whoever is in C6; in C5 he is nearer, and sees him. */
const HIDDEN = { '1:E5': 2, '1:D4': 2, '1:F4': 2 } as const;
const FAR = enemy('1:E2', { broken: true });

const intoView = (more: Partial<Position>, ...others: Position['units']) =>
  skirmish({
    phase: 'rout',
    levels: HIDDEN,
    units: [{ ...BROKEN, at: '1:C6' }, FAR, ...others],
    ...more,
  } as Position);

test('[sl QA-13.41c] E1-046: it may go towards an enemy whom it does not see, and stops where it comes into his sight', () => {
  const seen = intoView({ hexes: { '1:B4': 'woods', '1:C5': 'grain' } });
  play(seen, 'german', 'rout u1', 'flee 1:C5');
  expect(unit(seen, 'u1').at).toBe('1:C5');
  expect(seen.state.phase).not.toBe('rout');
  // Without the enemy it goes on to the woods.
  const alone = intoView({
    hexes: { '1:B4': 'woods', '1:C5': 'grain' },
    units: [{ ...BROKEN, at: '1:C6' }, enemy('1:M10')],
  });
  play(alone, 'german', 'rout u1', 'flee 1:C5', 'flee 1:B4');
});

test('[sl QA-13.41c] on open ground it takes another way from there', () => {
  const match = intoView({ hexes: { '1:B4': 'woods' } });
  play(match, 'german', 'rout u1', 'flee 1:C5', 'flee 1:B4');
  expect(unit(match, 'u1').at).toBe('1:B4');
});

test('[sl QA-13.41c] E1-046: and is lost if there is none', () => {
  const match = intoView({}, enemy('1:C7', { broken: true }));
  play(match, 'german', 'rout u1', 'flee 1:C5');
  expect(match.choiceOf('russian')?.id).toBe('failed-rout');
  play(match, 'russian', 'kill u1');
  expect(isGone(match, 'u1')).toBe(true);
});

// ---- to certain death

const CONVENTIONS = {
  options: { conventions: true },
} as Partial<Position>;

test('[sl SQLA-13A] by convention it does not rout to certain death while there is a safe way', () => {
  const ways = (more: Partial<Position>) => {
    const match = intoView(more, enemy('1:C7', { broken: true }));
    play(match, 'german', 'rout u1');
    return offers(match, 'german', 'flee');
  };
  expect(ways({})).toContain('flee 1:C5');
  expect(ways(CONVENTIONS)).not.toContain('flee 1:C5');
  expect(ways(CONVENTIONS).length).toBeGreaterThan(0);
});

test('[sl SQLA-13A] nor where it would find no room at the end of its strength, if a longer way is safe', () => {
  const full = Array.from({ length: 3 }, () => ({ card: 'german 4-6-7', at: '1:E3' }) as const);
  const crowded = (more: Partial<Position>, hexes: Position['hexes'] = {}) => {
    const match = skirmish({
      phase: 'rout',
      hexes: { '1:E3': 'woods', '1:E2': 'woods', '1:G1': 'woods', ...hexes },
      units: [{ ...BROKEN, at: '1:E8' }, enemy('1:E10', { broken: true }), ...full],
      ...more,
    } as Position);
    play(match, 'german', 'rout u1');
    for (const row of [7, 6, 5, 4]) play(match, 'german', `flee 1:E${row}`);
    return offers(match, 'german', 'flee');
  };
  expect(crowded({})).toContain('flee 1:E3');
  expect(crowded(CONVENTIONS)).toEqual(['flee 1:F3', 'flee 1:D3']);
  // The longer way, if need be.
  const narrow = { '1:D3': 'water', '1:F3': 'water' } as const;
  expect(crowded({}, narrow)).toEqual(['flee 1:E3']);
  expect(crowded(CONVENTIONS, narrow)).toEqual(['flee 1:F4', 'flee 1:D4']);
});

test('[sl SQLA-13A] if every way is deadly it goes all the same', () => {
  const hexes: Position['hexes'] = Object.fromEntries(
    ['1:B5', '1:B6', '1:B7', '1:D5', '1:D6', '1:D7'].map(hex => [hex, 'water'] as const),
  );
  const match = intoView({ ...CONVENTIONS, hexes }, enemy('1:C7', { broken: true }));
  play(match, 'german', 'rout u1');
  expect(offers(match, 'german', 'flee')).toEqual(['flee 1:C5']);
});

// ---- what is certain death, on ground that is nothing but its steps

interface Web {
  /** From each place: where to, and for how many halves. */
  readonly edges: Readonly<Record<number, readonly (readonly [to: number, cost: number])[]>>;
  readonly havens?: readonly number[];
  readonly full?: readonly number[];
  readonly open?: readonly number[];
  /** Places in which the enemy sees who comes. */
  readonly seen?: readonly number[];
  /** Places beside an enemy. */
  readonly beside?: readonly number[];
}

/** Which steps from place 0 are taken by convention, of those of the shortest ways. */
function taken(
  { edges, havens = [], full = [], open = [], seen = [], beside = [] }: Web,
  left = 12,
): readonly number[] {
  const web = {
    isHaven: (at: number) => havens.includes(at),
    hasRoom: (at: number) => !full.includes(at),
    danger: {
      edges: (at: number) => (edges[at] ?? []).map(([to, cost]) => ({ to, cost })),
      isOpen: (at: number) => open.includes(at),
      exposes: (_: number, to: number) => seen.includes(to),
      isBesideEnemy: (at: number) => beside.includes(at),
    },
  } as unknown as RoutGround;
  return safeSteps(web, 0, routSteps(web, 0), left).map(({ to }) => to);
}

test('[sl SQLA-13A] of two equal ways the one that is not deadly, and no longer one', () => {
  const edges = {
    0: [
      [1, 2],
      [2, 2],
      [3, 4],
    ],
    1: [[9, 2]],
    2: [[9, 2]],
    3: [[9, 2]],
  } as const;
  expect(taken({ edges, havens: [9] })).toEqual([1, 2]);
  // In the first it would be stopped before the enemy's eyes, and without room.
  expect(taken({ edges, havens: [9], seen: [1], full: [1] })).toEqual([2]);
});

test('[sl SQLA-13A] a full hex is deadly where the rout would end, not where it goes on', () => {
  const edges = {
    0: [
      [1, 2],
      [2, 4],
    ],
    1: [[9, 2]],
    2: [[9, 2]],
  } as const;
  const web = { edges, havens: [9], full: [1] };
  expect(taken(web)).toEqual([1]);
  // Seen in the open it looks for another way; seen elsewhere it stops (QA-13.41c).
  expect([taken({ ...web, seen: [1], open: [1] }), taken({ ...web, seen: [1] })]).toEqual([[1], [2]]);
  // No factors are left to go on.
  expect(taken(web, 3)).toEqual([1]);
  expect(
    taken(
      {
        ...web,
        edges: {
          ...edges,
          0: [
            [1, 2],
            [2, 3],
          ],
        },
      },
      3,
    ),
  ).toEqual([2]);
});

test('[sl SQLA-13A] one way on that it can afford is enough', () => {
  const edges = {
    0: [
      [1, 2],
      [2, 6],
    ],
    1: [
      [3, 2],
      [4, 4],
    ],
    3: [[9, 4]],
    4: [[9, 2]],
    2: [[9, 6]],
  } as const;
  expect(taken({ edges, havens: [9], full: [1] }, 4)).toEqual([1]);
});

test('[sl SQLA-13A, QA-13.41c] before the eyes of an enemy only open ground without another way is deadly', () => {
  // No cover anywhere: it leaves the enemy beside it, one way or the other.
  const web = {
    edges: {
      0: [
        [1, 2],
        [2, 2],
      ],
    },
    beside: [0],
  } as const;
  expect(taken({ ...web, seen: [1], open: [1] })).toEqual([2]);
  expect(taken({ ...web, seen: [1] })).toEqual([1, 2]);
  expect(taken({ ...web, open: [1] })).toEqual([1, 2]);
});
