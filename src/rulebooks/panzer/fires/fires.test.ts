/** Fires (7.35): what shells and flames set alight, and who is lost in it. */
import { expect, test } from 'vitest';
import { burnsAt, OUR_CHARTS } from '../charts/index.ts';
import { hundred, type Position, play, skirmish, unit } from '../testing/bench.ts';

type Unit = Position['units'][number];
type More = Partial<Omit<Position, 'units'>>;
const HOUSE = { '1:C5': 'stone building' } as const;
const BRICK = { fires: { stone: 'Brick' } } as const;
const MEN = { card: 'british-section', at: '1:C5', command: 'N/C', shown: true } as const;
const HOWITZER = { card: '25-pdr', at: '1:C7', facing: 0, command: 'FIRE' } as const;
const FIRES = ['7.35'] as const;

/** What burns when the end of the turn has come. */
const burning = (match: ReturnType<typeof skirmish>) => (match.state.fires ?? []).map(({ at }) => at);

/** The end of a turn in which shells were aimed at C5. */
const kindled = (factor: number, roll: number | undefined, more: More = {}) =>
  burning(
    skirmish(
      {
        phase: 'adjustment',
        part: 1,
        options: FIRES,
        hexes: HOUSE,
        kindled: [{ at: '1:C5', factor }],
        ...more,
        units: [HOWITZER, { card: 'german-squad', at: '1:G9' }],
      },
      roll === undefined ? [] : [hundred(roll)],
    ),
  );

/** What is held against a hex after shells were fired at somebody in it. */
function shelled(
  guns: readonly Unit[],
  ground: Position['hexes'],
  target: Partial<Unit> = {},
  more: More = {},
) {
  const match = skirmish(
    {
      phase: 'combat',
      first: 'british',
      hexes: ground ?? {},
      options: FIRES,
      ...more,
      units: [{ card: 'german-squad', at: '1:C5', ...target }, ...guns],
    },
    guns.map(() => hundred(2)),
  );
  play(match, 'british', 'engage u1', ...guns.map((_, i) => `add u${i + 2} gp`));
  return match.state.kindled ?? [];
}

test('[panzer 7.35.1.a, 7.35.1.b] E-018: shells at a hex are counted by the greatest factor, and the hex is rolled for once, in the Adjustment Phase', () => {
  expect([1, 3, 4, 6, 7, 8, 9, 10, 15].map(factor => burnsAt(OUR_CHARTS, 'Brick', factor))).toEqual([
    2, 2, 5, 5, 10, 10, 10, 18, 18,
  ]);
  expect([kindled(8, 10, { scenario: BRICK }), kindled(8, 11, { scenario: BRICK })]).toEqual([['1:C5'], []]);
  // Six factors at two hexes, five at seven: one entry, and so one roll.
  const far = { ...HOWITZER, at: '1:C12' } as const;
  const size = { size: [13, 20] } as const;
  expect(shelled([HOWITZER], HOUSE)).toEqual([{ at: '1:C5', factor: 6 }]);
  expect(shelled([far], HOUSE, {}, size)).toEqual([{ at: '1:C5', factor: 5 }]);
  for (const guns of [
    [HOWITZER, far],
    [far, HOWITZER],
  ])
    expect(shelled(guns, HOUSE, {}, size)).toEqual([{ at: '1:C5', factor: 6 }]);
  expect(shelled([HOWITZER], HOUSE, {}, { options: [] })).toEqual([]);
});

test('[panzer 7.35.a] houses of wood and stone and rubble burn, each by its row; open ground, scrub and groves do not', () => {
  const lit = (terrain: NonNullable<Position['hexes']>[string], roll: number | undefined) =>
    kindled(6, roll, { hexes: { '1:C5': terrain } });
  expect([lit('wooden building', 12), lit('wooden building', 13)]).toEqual([['1:C5'], []]);
  expect([lit('stone building', 3), lit('stone building', 4)]).toEqual([['1:C5'], []]);
  for (const terrain of ['woods', 'orchard', 'brush', 'rough'] as const) {
    expect(lit(terrain, undefined)).toEqual([]);
    expect(shelled([HOWITZER], { '1:C5': terrain })).toEqual([]);
  }
  expect(shelled([HOWITZER], { '1:C5': 'rubble' })).toHaveLength(1);
  expect(shelled([HOWITZER], HOUSE, { card: 'pz-iiij' })).toHaveLength(1);
});

test('[panzer 7.35.1.c] E-066: rubble burns at ten more', () => {
  const rubble = { hexes: { '1:C5': 'rubble' } } as const;
  expect([kindled(8, 20, rubble), kindled(8, 21, rubble)]).toEqual([['1:C5'], []]);
});

test('[panzer 7.35.1.a, 7.35.a] small arms, overruns and assaults without flames start no fire', () => {
  const rifles = skirmish(
    {
      phase: 'combat',
      first: 'british',
      hexes: HOUSE,
      options: FIRES,
      units: [
        { ...MEN, at: '1:C6', command: 'FIRE' },
        { card: 'german-squad', at: '1:C5' },
      ],
    },
    [hundred(1)],
  );
  play(rifles, 'british', 'engage u2', 'add u1 mg');
  expect(rifles.state.kindled).toBeUndefined();
  const assault = (card: 'german-squad' | 'german-pioneers', foe: 'crusader-i' | 'british-section') => {
    const match = skirmish(
      {
        phase: 'assault',
        first: 'german',
        hexes: HOUSE,
        options: FIRES,
        units: [
          { card, at: '1:C6', command: 'MOVE' },
          { card: foe, at: '1:C5' },
        ],
      },
      [hundred(2), hundred(1)],
    );
    play(match, 'german', 'assault u2', 'join u1', 'resolve');
    return [burning(match), match.state.kindled];
  };
  for (const foe of ['crusader-i', 'british-section'] as const)
    expect(assault('german-squad', foe)).toEqual([[], undefined]);
  const overrun = skirmish(
    {
      phase: 'movement',
      first: 'british',
      hexes: HOUSE,
      options: FIRES,
      units: [
        { card: 'pz-iiij', at: '1:C6', facing: 0, command: 'MOVE' },
        { card: 'british-section', at: '1:C5' },
      ],
    },
    [hundred(1)],
  );
  play(overrun, 'german', 'move u1', 'overrun 1:C5');
  expect(overrun.state.kindled).toBeUndefined();
});

test('[panzer 7.35.1.d] flames start it without a roll: of tanks, and of men in both kinds of assault', () => {
  const tankette = skirmish(
    {
      phase: 'combat',
      first: 'italian',
      hexes: HOUSE,
      options: ['7.35', '7.38'],
      units: [
        { card: 'l3-35-lf', at: '1:C6', facing: 0, command: 'FIRE' },
        { card: 'british-section', at: '1:C5' },
      ],
    },
    [[1], hundred(1)],
  );
  play(tankette, 'italian', 'engage u2', 'add u1 flame');
  expect(burning(tankette)).toEqual(['1:C5']);
  for (const foe of ['crusader-i', 'british-section'] as const) {
    const match = skirmish(
      {
        phase: 'assault',
        first: 'german',
        hexes: HOUSE,
        options: FIRES,
        units: [
          { card: 'german-pioneers', at: '1:C6', command: 'MOVE' },
          { card: foe, at: '1:C5' },
        ],
      },
      [hundred(2), hundred(1)],
    );
    play(match, 'german', 'assault u2', 'join u1', 'resolve');
    expect(burning(match)).toEqual(['1:C5']);
  }
});

/** The Adjustment Phase of a turn in which a fire that began in turn 4 burns in C5. */
const inFire = (turn: number, units: readonly Unit[], more: More = {}) =>
  skirmish({
    phase: 'adjustment',
    part: 1,
    turn,
    options: FIRES,
    hexes: HOUSE,
    fires: [{ at: '1:C5', since: 4 }],
    ...more,
    units: [...units, { card: 'german-squad', at: '1:G9' }],
  });

test('[panzer 7.35.2] E-065: whoever is in the hex at the end of the turn after it caught fire is lost, without a wreck', () => {
  const there = [
    { card: 'british-section', at: '1:C5' },
    { card: 'universal-carrier', at: '1:C5' },
    { card: '2-pdr', at: '1:C5' },
    { card: 'british-section', at: '1:C6' },
  ] as const;
  const now = inFire(4, there);
  expect(now.state.units.map(({ lost }) => lost).slice(0, 4)).toEqual(Array(4).fill(undefined));
  const later = inFire(5, there);
  expect(later.state.units.map(({ lost }) => lost).slice(0, 4)).toEqual([
    'burned',
    'burned',
    'burned',
    undefined,
  ]);
  expect(later.state.wrecks).toEqual([]);
  // It goes on, and takes whoever comes in later.
  expect(inFire(9, there).state.units[0]?.lost).toBe('burned');
});

test('[panzer 7.35.2] passengers and whoever is hidden there burn as well', () => {
  const ridden = inFire(5, [
    { card: 'universal-carrier', at: '1:C5' },
    { card: 'british-section', at: '1:C5', aboard: 'u1' },
  ]);
  expect(unit(ridden, 'u2').lost).toBe('burned');
  const hidden = inFire(5, [{ card: 'british-section', at: '1:C5', under: 'h1' }], {
    options: ['7.35', '7.2'],
    hidden: [{ id: 'h1', side: 'british', at: '1:C5' }],
  });
  expect(unit(hidden, 'u1').lost).toBe('burned');
  expect(hidden.state.hidden).toEqual([]);
});

test('[panzer 7.35.b] a hex burns once, and no more shells are counted in it', () => {
  const fires = [{ at: '1:C5', since: 1 }] as const;
  expect(shelled([HOWITZER], HOUSE, {}, { fires })).toEqual([]);
  const match = inFire(2, [], { fires, kindled: [{ at: '1:C5', factor: 15 }] });
  expect(match.state.fires).toEqual(fires);
});

test('[panzer 7.35.1.a] batteries count with their factor, in every hex of the sheaf; smoke does not', () => {
  const fired = (load: 'gp-closed' | 'smoke-closed') => {
    const match = skirmish(
      {
        phase: 'indirect',
        first: 'british',
        options: FIRES,
        hexes: { ...HOUSE, '1:C4': 'wooden building' },
        batteries: [{ id: 'b1', side: 'british', kind: '25 pdr' }],
        units: [
          { card: 'british-fo', at: '1:C9' },
          { card: 'german-squad', at: '1:C5' },
        ],
      },
      [[10], hundred(1)],
    );
    play(match, 'british', 'call b1 u1', `aim 1:C5 ${load}`);
    return match.state.kindled ?? [];
  };
  expect(fired('gp-closed')).toEqual([
    { at: '1:C5', factor: 6 },
    { at: '1:C4', factor: 6 },
  ]);
  expect(fired('smoke-closed')).toEqual([]);
});

test('[panzer 7.35.3] with that option a rocket that misses a vehicle among houses counts with its GP factor', () => {
  const stray = (options: Position['options'], roll: number, more: Partial<Unit> = {}) => {
    const match = skirmish(
      {
        phase: 'combat',
        first: 'american',
        hexes: HOUSE,
        options: options ?? [],
        units: [
          { card: 'american-bazooka-squad', at: '1:C6', command: 'FIRE' },
          { card: 'sdkfz-251-1', at: '1:C5', facing: 0, ...more },
        ],
      },
      [hundred(roll), hundred(1), [1], hundred(100)],
    );
    play(match, 'american', 'engage u2', 'add u1 ce');
    return match.state.kindled;
  };
  expect(stray(['7.35', '7.35.3'], 99)).toEqual([{ at: '1:C5', factor: 3 }]);
  expect(stray(['7.35', '7.35.3'], 1)).toBeUndefined();
  expect(stray(['7.35'], 99)).toBeUndefined();
  expect(stray(['7.35.3'], 99)).toBeUndefined();
});

test('[panzer 7.35.4] E-019: groves burn where the scenario says so, as what it says and with its modifier', () => {
  const grove = (
    ground: 'woods' | 'orchard',
    roll: number,
    fires?: { groves: { as: 'Wood'; modifier: number } },
  ) => kindled(6, fires && roll, { hexes: { '1:C5': ground }, ...(fires && { scenario: { fires } }) });
  const asWood = { groves: { as: 'Wood', modifier: -5 } } as const;
  for (const ground of ['woods', 'orchard'] as const)
    expect([grove(ground, 17, asWood), grove(ground, 18, asWood), grove(ground, 1)]).toEqual([
      ['1:C5'],
      [],
      [],
    ]);
});
