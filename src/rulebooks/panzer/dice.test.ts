/** How dice are read (B2), and in which order a turn goes (B1). */
import { expect, test } from 'vitest';
import { clone, handDice, Match, PERCENTILE, percentileOf } from '../../engine/index.ts';
import { panzer } from './index.ts';
import { phasesIn } from './phases.ts';
import { OPTIONS, type OptionId } from './scenario/options.ts';
import type { State } from './state.ts';
import { hundred, type Position, play, skirmish, standing, stateOf, unit, worldOf } from './testing/bench.ts';

type Unit = Position['units'][number];
const read = (tens: number, ones: number) => {
  const [one, other] = Object.keys(PERCENTILE) as [string, string];
  return percentileOf({ [one]: tens, [other]: ones } as never);
};

test('[panzer B2] a roll (100) is tens and ones, and 00 is 100', () => {
  expect(Object.values(PERCENTILE)).toEqual([10, 10]);
  expect([read(4, 5), read(10, 1), read(9, 10), read(10, 10)]).toEqual([45, 1, 90, 100]);
  expect([hundred(45), hundred(1), hundred(90), hundred(100)]).toEqual([
    [4, 5],
    [10, 1],
    [9, 10],
    [10, 10],
  ]);
});

test('[panzer B2.1] a roll (10) is one die of ten, a roll (d6) one of six', () => {
  const world = worldOf(CALL);
  const match = Match.begin(
    { ...panzer, world: () => world, begin: () => clone<State>(stateOf(CALL, world)) },
    { scenario: 'test', options: {} },
    { dice: handDice },
  );
  play(match, 'british', 'call b1 u1', 'aim 1:C5 gp-closed');
  expect(match.chance?.dice).toEqual({ die: 10 });
  expect(match.typeDice({ die: 11 }).ok).toBe(false);
  match.typeDice({ die: 4 });
  expect(match.chance?.dice).toEqual({ die: 10, way: 6 });
  expect(match.typeDice({ die: 10, way: 7 }).ok).toBe(false);
});
const CALL: Position = {
  phase: 'indirect',
  first: 'british',
  options: ['7.26'],
  batteries: [{ id: 'b1', side: 'british', kind: '25 pdr' }],
  units: [
    { card: 'british-fo', at: '1:C9' },
    { card: 'german-squad', at: '1:C5' },
  ],
};

/** Shots, rolls of crews, bogging, mines and fires: met at the number, missed one above it. */
test('[panzer B2.2] AP fire, hit location, recovery, bailing out, bogging, mines and fires are met at the number and below', () => {
  const fire = (...dice: readonly (readonly number[])[]) => {
    const match = skirmish(
      {
        phase: 'combat',
        first: 'german',
        units: [
          { card: 'pz-ivf2', at: '1:C6', facing: 0, command: 'FIRE' },
          { card: 'crusader-i', at: '1:C4', facing: 3 },
        ],
      },
      dice,
    );
    play(match, 'german', 'engage u2', 'add u1 ap');
    return unit(match, 'u2');
  };
  // Point blank 90, size −1: 81.
  expect([fire(hundred(81), hundred(50), [10]).lost, fire(hundred(82)).lost]).toEqual([
    'brewed up',
    undefined,
  ]);
  // From 93 on it is the tracks; and a Seasoned crew leaves at 15.
  expect(fire(hundred(1), hundred(93), hundred(16)).tracked).toBe(true);
  expect(fire(hundred(1), hundred(93), hundred(15)).lost).toBe('bailed out');
  expect(fire(hundred(1), hundred(92), [10]).lost).toBe('brewed up');
  const recovers = (roll: number) =>
    unit(
      skirmish(
        {
          phase: 'recovery',
          units: [
            { card: 'pz-iiij', at: '1:C5', suppressed: 'OFF' },
            { card: 'british-truck', at: '1:M2' },
          ],
        },
        [hundred(roll)],
      ),
      'u1',
    ).suppressed;
  expect([recovers(55), recovers(56)]).toEqual([undefined, 'OFF']);
  const goes = (dice: readonly number[], more: Partial<Omit<Position, 'units'>>) => {
    const match = skirmish(
      {
        phase: 'movement',
        first: 'british',
        ...more,
        units: [
          { card: 'pz-iiij', at: '1:C6', facing: 0, command: 'MOVE' },
          { card: 'pz-iiij', at: '1:H9', facing: 0, command: 'MOVE' },
          { card: 'british-truck', at: '1:M2', shown: true },
        ],
      },
      dice.map(hundred),
    );
    play(match, 'german', 'move u1', 'step 1:C5');
    return unit(match, 'u1');
  };
  // Thirty, and five for the narrow tracks of a Panzer III.
  const bogs = (roll: number) => goes([roll], { options: ['7.29'], hexes: { '1:C6': 'rough' } }).bogged;
  expect([bogs(35), bogs(36)]).toEqual([true, undefined]);
  const FIELD = {
    side: 'british',
    kind: 'Hasty',
    mines: 'both',
    hexes: ['1:C5'],
    seen: [],
    left: 0,
    cleared: 0,
  } as const;
  const trod = (roll: number) => goes([roll, 100], { options: ['7.31'], minefields: [FIELD] }).tracked;
  expect([trod(50), trod(51)]).toEqual([true, undefined]);
  const burns = (roll: number) =>
    skirmish(
      {
        phase: 'adjustment',
        part: 1,
        options: ['7.35'],
        hexes: { '1:C5': 'wooden building' },
        kindled: [{ at: '1:C5', factor: 6 }],
        units: [
          { card: 'pz-iiij', at: '1:C9' },
          { card: 'british-truck', at: '1:M2' },
        ],
      },
      [hundred(roll)],
    ).state.fires?.length;
  expect([burns(12), burns(13)]).toEqual([1, undefined]);
});

test('[panzer B2.3] GP fire, morale, close assault, Hand-to-Hand and responses are met at the number and above', () => {
  const MEN = { card: 'german-squad', at: '1:C6', command: 'FIRE' } as const;
  const shot = (roll: number) => {
    const match = skirmish(
      { phase: 'combat', first: 'german', units: [MEN, { card: 'british-section', at: '1:C5' }] },
      [hundred(roll)],
    );
    play(match, 'german', 'engage u2', 'add u1 mg');
    return unit(match, 'u2').suppressed;
  };
  expect([shot(61), shot(60)]).toEqual(['ON', undefined]);
  const assault = (foe: Unit['card'], ...dice: readonly number[]) => {
    const match = skirmish(
      {
        phase: 'assault',
        first: 'german',
        units: [
          { ...MEN, command: 'MOVE' },
          { card: foe, at: '1:C5' },
        ],
      },
      dice.map(hundred),
    );
    play(match, 'german', 'assault u2', 'join u1', 'resolve');
    return unit(match, 'u2').suppressed;
  };
  // +3: 38, and +10 for one by itself.
  expect([assault('crusader-i', 28), assault('crusader-i', 27)]).toEqual(['ON', undefined]);
  expect([assault('british-section', 50, 40), assault('british-section', 49, 40)]).toEqual(['ON', undefined]);
  const answers = (die: number) => {
    const match = skirmish(
      {
        phase: 'indirect',
        first: 'german',
        batteries: [{ id: 'b1', side: 'german', kind: '10.5cm leFH' }],
        units: [
          { card: 'german-fo', at: '1:C9', command: 'FIRE' },
          { card: 'british-section', at: '1:C5', command: 'FIRE' },
        ],
      },
      [[die], hundred(1)],
    );
    play(match, 'german', 'call b1 u1', 'aim 1:C5 gp-closed');
    return match.state.batteries[0]?.mission !== undefined;
  };
  expect([answers(5), answers(4)]).toEqual([true, false]);
  // Germans hold their nerve from 71 on; the best of the Seasoned have no modifier here.
  const holds = (roll: number) => {
    const match = skirmish(
      {
        phase: 'movement',
        first: 'british',
        options: ['7.1'],
        formations: { german: { losses: 2, level: 'Good', point: 2 } },
        shocks: [{ unit: 'u1', by: 'fire' }],
        units: [
          { ...MEN, command: 'N/C' },
          { card: 'british-truck', at: '1:M2' },
        ],
      },
      [hundred(roll)],
    );
    return unit(match, 'u1').hesitates;
  };
  expect([holds(71), holds(70)]).toEqual([undefined, 'ON']);
});

const ALL = OPTIONS.map(({ id }) => id as OptionId);
test('[panzer B1] a turn goes from spotting to commands, initiative, combat, movement and adjustment, and then the next begins', () => {
  const { world } = standing({
    options: ALL,
    scenario: { batteries: [{ side: 'german', kind: '10.5cm leFH' }] },
    units: [
      { card: 'crusader-i', at: '1:C5' },
      { card: 'pz-iiij', at: '1:C9' },
    ],
  });
  const phases = phasesIn(world).map(({ name }) => name.split(':')[0]);
  const inOrder = phases.filter((name, i) => name !== phases[i - 1] && !name?.includes('Air'));
  expect(inOrder).toEqual([
    'Spotting Phase',
    'Command Phase',
    'Initiative Phase',
    'Combat Phase',
    'Movement Phase',
    'Adjustment Phase',
  ]);
  const UNITS = [
    { card: 'pz-iiij', at: '1:C5' },
    { card: 'british-truck', at: '1:M2' },
  ] as const;
  const next = skirmish({ phase: 'adjustment', part: 1, turn: 3, units: UNITS });
  expect(next.state).toMatchObject({ turn: 4, phase: 'command' });
});

test('[panzer B11] whoever is suppressed is so from ON', () => {
  const match = skirmish(
    {
      phase: 'combat',
      first: 'german',
      units: [
        { card: 'german-squad', at: '1:C6', command: 'FIRE' },
        { card: 'british-section', at: '1:C5', suppressed: 'OFF' },
      ],
    },
    [hundred(70)],
  );
  play(match, 'german', 'engage u2', 'add u1 mg');
  expect(unit(match, 'u2').suppressed).toBe('ON');
});
