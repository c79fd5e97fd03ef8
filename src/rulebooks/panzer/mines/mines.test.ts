/** Minefields (7.31): plotted in secret, trodden on, silent where they hurt nobody. */
import { expect, test } from 'vitest';
import { Random } from '../../../engine/index.ts';
import { mineDefence, OUR_CHARTS } from '../charts/index.ts';
import type { View } from '../game.ts';
import { hides, imagined, viewFor } from '../hides.ts';
import type { Minefield } from '../state.ts';
import {
  citesSaid,
  hundred,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';

const field = (more: Partial<Minefield> = {}): Minefield => ({
  side: 'british',
  kind: 'Hasty',
  mines: 'both',
  hexes: ['1:C8'],
  seen: [],
  left: 0,
  cleared: 0,
  ...more,
});
type Told = Partial<Position['units'][number]>;
/** A German at C9 goes north onto the field; another waits at G9, so that the phase does not end. */
const onto = (
  ours: Told,
  mines: Partial<Minefield>,
  dice: readonly number[],
  more: Partial<Omit<Position, 'units'>> & { others?: Position['units'] } = {},
) => {
  const { others = [], ...rest } = more;
  return skirmish(
    {
      phase: 'movement',
      first: 'british',
      size: [13, 20],
      options: ['7.31'],
      scenario: {
        minefields: [{ side: 'british', kind: 'Hasty', mines: 'both', hexes: 1, area: ['1:A1-M20'] }],
      },
      minefields: [field(mines)],
      ...rest,
      units: [
        { card: 'pz-iiij', at: '1:C9', facing: 0, command: 'MOVE', ...ours },
        { card: 'pz-iiij', at: '1:G9', facing: 0, command: 'MOVE' },
        { card: 'british-truck', at: '1:M20', shown: true },
        ...others,
      ],
    },
    dice.map(hundred),
  );
};
const tread = (ours: Told, mines: Partial<Minefield>, ...dice: readonly number[]) => {
  const match = onto(ours, mines, dice);
  play(match, 'german', 'move u1', 'step 1:C8');
  return unit(match, 'u1');
};
const NO_BAIL = 100;

test('[panzer 7.31.2.1.a, 7.31.2.1.b] E-015: a vehicle of GP Defense 3 on a hasty field: 20 damages its hull, 50 its tracks', () => {
  expect(tread({}, {}, 20, NO_BAIL)).toMatchObject({ hullDamaged: true });
  expect(tread({}, {}, 20, NO_BAIL).turretDamaged).toBeUndefined();
  expect(tread({}, {}, 21, NO_BAIL)).toMatchObject({ tracked: true });
  expect(tread({}, {}, 50, NO_BAIL).tracked).toBe(true);
  expect(tread({}, {}, 51).tracked).toBeUndefined();
});

test('[panzer 7.31.2.1.a, 7.31.b] a deliberate field does more, and the type of the vehicle does not count', () => {
  expect(tread({}, { kind: 'Deliberate' }, 35, NO_BAIL).hullDamaged).toBe(true);
  expect(tread({}, { kind: 'Deliberate' }, 65, NO_BAIL).tracked).toBe(true);
  expect(tread({ card: 'sdkfz-251-1' }, {}, 40, NO_BAIL).hullDamaged).toBe(true);
  expect(tread({ card: 'german-truck' }, {}, 40, NO_BAIL).hullDamaged).toBe(true);
  expect(tread({ card: 'german-truck' }, {}, 41, NO_BAIL).tracked).toBe(true);
});

test('[panzer 7.31.2.2.a, 7.31.2.2.b] E-016: men on a deliberate field: 70 is effective, 71 is nothing', () => {
  expect(tread({ card: 'german-squad' }, { kind: 'Deliberate' }, 70)).toMatchObject({
    card: 'german-half-squad',
    suppressed: 'ON',
  });
  expect(tread({ card: 'german-squad' }, { kind: 'Deliberate' }, 71).card).toBe('german-squad');
  expect(tread({ card: 'german-squad' }, {}, 46).card).toBe('german-squad');
  expect(tread({ card: 'german-squad' }, {}, 45).card).toBe('german-half-squad');
  expect(tread({ card: 'german-hmg' }, {}, 45).lost).toBe('eliminated');
  expect(tread({ card: 'pak-36' }, {}, 45).lost).toBe('eliminated');
});

test('[panzer 7.31.2.2.c] E-063: who hurries treads on them more easily, by 20', () => {
  const hurry = (roll: number) => {
    const match = onto({ card: 'german-squad' }, { kind: 'Deliberate' }, [roll]);
    play(match, 'german', 'move u1', 'quickmarch', 'step 1:C8');
    return unit(match, 'u1').card;
  };
  expect([hurry(90), hurry(91)]).toEqual(['german-half-squad', 'german-squad']);
});

test('[panzer 7.31.2.a, 7.31.2.b] the enemy’s mines are told when they are trodden on, one’s own are passed', () => {
  const match = onto({}, {}, [60]);
  play(match, 'german', 'move u1', 'step 1:C8');
  expect(match.state.minefields[0]?.seen).toEqual(['1:C8']);
  expect((match.view('german') as View).minefields[0]?.hexes).toEqual(['1:C8']);
  expect(tread({}, { side: 'german' }).tracked).toBeUndefined();
});

test('[panzer 7.31.3.a, 7.31.1.b] mines stay where they are, for the next one', () => {
  const match = onto({}, {}, [60, 30, NO_BAIL], {
    others: [{ card: 'pz-iiij', at: '1:C9', facing: 0, command: 'MOVE' }],
  });
  play(match, 'german', 'move u1', 'step 1:C8', 'done', 'move u4', 'step 1:C8');
  expect(unit(match, 'u4').tracked).toBe(true);
  expect(match.state.minefields[0]?.hexes).toEqual(['1:C8']);
});

const UNHURT = [
  ['a vehicle', 'pz-iiij', 'anti-personnel'],
  ['a squad', 'german-squad', 'anti-vehicular'],
  ['a gun', 'pak-36', 'anti-vehicular'],
] as const;
test.each(UNHURT)(
  '[panzer 7.31.2.c, 7.31.a] E-064: %s passes mines that hurt others, and hears nothing of them',
  (_, card, mines) => {
    // Two worlds, with and without mines, look alike to the mover: nothing is rolled, said or shown.
    const seen = [[field({ mines })], [field({ mines, hexes: ['1:K2'] })]].map(minefields => {
      const match = onto({ card }, {}, [], { minefields });
      play(match, 'german', 'move u1', 'step 1:C8');
      return { view: match.view('german'), cites: citesSaid(match), offered: match.offered('german') };
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen.map(({ view }) => (view as View).minefields[0]?.seen)).toEqual([[], []]);
  },
);

test('[panzer 7.31.2.c] before anybody treads on it a field looks the same wherever it lies', () => {
  const seen = [['1:C8'], ['1:K2']].map(hexes => {
    const match = onto({}, { hexes: hexes as ['1:C8'] }, []);
    play(match, 'german', 'move u1');
    return { view: match.view('german'), offered: match.offered('german') };
  });
  expect(seen[0]).toEqual(seen[1]);
});

test('[panzer 7.31.2.d] who gets off onto mines for men is hurt at once, and who gets on is not', () => {
  const truck = { card: 'german-truck', at: '1:C8', facing: 0 } as const;
  const off = onto(truck, { mines: 'anti-personnel' }, [45], {
    others: [{ card: 'german-squad', at: '1:C8', aboard: 'u1' }],
  });
  play(off, 'german', 'dismount u4');
  expect(unit(off, 'u4').card).toBe('german-half-squad');
  const on = onto({ ...truck, command: 'MOVE' }, { mines: 'anti-personnel' }, [], {
    others: [{ card: 'german-squad', at: '1:C8' }],
  });
  play(on, 'german', 'move u1', 'mount u4 u1');
  expect(unit(on, 'u4')).toMatchObject({ card: 'german-squad', aboard: 'u1' });
});

test('[panzer 7.31.2.1.c] and so are those who jump from a vehicle that its crew leaves', () => {
  const match = onto({ card: 'sdkfz-251-1' }, {}, [41, 1, 45], {
    others: [{ card: 'german-squad', at: '1:C9', aboard: 'u1' }],
  });
  play(match, 'german', 'move u1', 'step 1:C8');
  expect(unit(match, 'u1').lost).toBe('bailed out');
  expect(unit(match, 'u4')).toMatchObject({ card: 'german-half-squad', at: '1:C8' });
  const safe = onto({ card: 'sdkfz-251-1' }, { mines: 'anti-vehicular' }, [41, 1], {
    others: [{ card: 'german-squad', at: '1:C9', aboard: 'u1' }],
  });
  play(safe, 'german', 'move u1', 'step 1:C8');
  expect(unit(safe, 'u4').card).toBe('german-squad');
});

const PLOT: Partial<Position> = {
  options: ['7.31'],
  doing: [{ is: 'set-up', side: 'british' }],
  scenario: {
    minefields: [{ side: 'british', kind: 'Hasty', mines: 'both', hexes: 3, area: ['1:C3-E5'] }],
  },
  minefields: [field({ hexes: [], left: 3 })],
};
const plotting = (more: Partial<Position> = {}) =>
  skirmish({
    ...PLOT,
    ...more,
    units: [{ card: 'pz-iiij', at: '1:A9' }, { card: 'crusader-i' }],
  });

test('[panzer 7.31.1.a, 7.31.1.d] E-014: mines are plotted before units, hex beside hex, as many as the scenario gives', () => {
  const match = plotting();
  expect(offers(match, 'british', 'mine')).toHaveLength(9);
  expect(offers(match, 'british', 'place')).toEqual([]);
  play(match, 'british', 'mine 1:C3');
  expect(refusals(match, 'british', 'mine 1:E5')).toEqual(['7.31.1.d']);
  expect(refusals(match, 'british', 'mine 1:C3')).toEqual(['7.31.1.d']);
  play(match, 'british', 'mine 1:D3', 'mine 1:D4');
  expect(match.state.minefields[0]).toMatchObject({ hexes: ['1:C3', '1:D3', '1:D4'], left: 0, seen: [] });
  expect(offers(match, 'british', 'place')).not.toEqual([]);
});

test('[panzer 7.31.1.c] they do not lie in houses, rubble, gullies or water; roads bear them', () => {
  const match = plotting({
    hexes: {
      '1:C3': 'stone building',
      '1:C4': 'wooden building',
      '1:D3': 'rubble',
      '1:D4': 'water',
      '1:E3': 'rough',
    },
    roads: [['C5', 'D5', 'E5']],
  });
  const offered = offers(match, 'british', 'mine');
  expect(offered).toHaveLength(5);
  for (const hex of ['C3', 'C4', 'D3', 'D4']) expect(offered).not.toContain(`mine 1:${hex}`);
  for (const hex of ['C5', 'E3']) expect(offered).toContain(`mine 1:${hex}`);
});

test('[panzer 7.31.1.a] the enemy sees nothing of the plot, and imagines fields that look the same to him', () => {
  const { world, view } = standing({
    ...PLOT,
    minefields: [field({ hexes: ['1:C3', '1:D3', '1:D4'], seen: ['1:D3'] })],
    units: [
      { card: 'pz-iiij', at: '1:A9' },
      { card: 'crusader-i', at: '1:M9' },
    ],
  });
  const theirs = viewFor(view as View, 'german', world);
  expect(theirs.minefields[0]?.hexes).toEqual(['1:D3']);
  expect(viewFor(view as View, 'british', world).minefields).toEqual(view.minefields);
  const drawn = imagined(theirs, 'german', world, new Random(1));
  expect(drawn.minefields[0]?.hexes).toHaveLength(3);
  expect(viewFor(drawn as View, 'german', world)).toEqual(theirs);
  const secret = hides(world).find(({ id }) => id === 'minefield');
  expect(secret?.unknownTo(view, 'german', world)).toEqual(['0 1:C3', '0 1:D4']);
  expect(secret?.unknownTo(view, 'british', world)).toEqual([]);
  expect(secret?.isPossible(theirs, 'german', world)).toBe(true);
  expect(secret?.isPossible(view as View, 'british', world)).toBe(false);
});

test('[panzer 7.31.3.b] mines are terrain of GP Defense 3 and 6', () => {
  expect((['Hasty', 'Deliberate'] as const).map(kind => mineDefence(OUR_CHARTS, kind))).toEqual([3, 6]);
});

test('without the rule no mines lie anywhere', () => {
  const { world } = standing({ ...PLOT, options: [], units: [{ card: 'pz-iiij' }, { card: 'crusader-i' }] });
  expect(hides(world).map(({ id }) => id)).toEqual(['command']);
});

test('[panzer 7.31.2.e] whoever turns within a minefield hex is attacked again, and whoever stays is not', () => {
  const turned = (act: string) => {
    const match = skirmish(
      {
        phase: 'movement',
        first: 'british',
        size: [13, 20],
        options: ['7.31', '7.8'],
        minefields: [
          {
            side: 'british',
            kind: 'Hasty',
            mines: 'anti-vehicular',
            hexes: ['1:C8'],
            seen: [],
            left: 0,
            cleared: 0,
          },
        ],
        units: [
          { card: 'pz-iiif', at: '1:C9', facing: 0, command: 'MOVE' },
          { card: 'british-truck', at: '1:M20', shown: true },
        ],
      },
      [hundred(51), hundred(50), hundred(100)],
    );
    play(match, 'german', 'move u1', 'step 1:C8', act);
    return unit(match, 'u1').tracked;
  };
  expect([turned('turn NE'), turned('swing u1 NE')]).toEqual([true, undefined]);
});
