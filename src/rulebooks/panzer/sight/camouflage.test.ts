/** Camouflage (7.24). */
import { expect, test } from 'vitest';
import { Match, quickDice, Random } from '../../../engine/index.ts';
import { fieldedById, type View } from '../game.ts';
import { panzer } from '../index.ts';
import { hundred, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { knows } from './spotting.ts';

type Unit = Position['units'][number];
type More = Partial<Omit<Position, 'units'>>;
/** A British truck that is camouflaged, and sees nobody itself. */
const HIDDEN = { card: 'british-truck', at: '1:C1', camouflage: 'yes' } as const;
const TANK = { card: 'pz-iiij', facing: 0 } as const;
const at = (range: number) => `1:C${1 + range}` as '1:C1';
const look = (units: readonly Unit[], dice: readonly number[], more: More = {}) =>
  skirmish(
    {
      phase: 'spotting',
      size: [5, 40],
      options: ['7.24'],
      hexes: { '1:C1': 'woods' },
      ...more,
      units: units.map(each => ({ spottedBy: [], ...each })),
    },
    dice.map(die => [die]),
  );
const isSeen = (...of: Parameters<typeof look>) => unit(look(...of), 'u1').spottedBy !== undefined;

test('[panzer 7.24.d] a vehicle in a grove is made out on 7 or less, once it is in range (E-011)', () => {
  expect([
    isSeen([HIDDEN, { ...TANK, at: at(7) }], [7]),
    isSeen([HIDDEN, { ...TANK, at: at(7) }], [8]),
  ]).toEqual([true, false]);
  expect(isSeen([HIDDEN, { ...TANK, at: at(8) }], [])).toBe(false);
  expect(
    isSeen(
      [
        { ...HIDDEN, camouflage: 'no' },
        { ...TANK, at: at(7) },
      ],
      [],
    ),
  ).toBe(true);
});

test('[panzer 7.24.c] next to it no roll is needed', () => {
  expect(isSeen([HIDDEN, { ...TANK, at: at(1) }], [])).toBe(true);
});

test('[panzer 7.24.b] it is announced when somebody could spot it, and not before', () => {
  const known = (range: number, camouflage: 'yes' | 'no', dice: readonly number[]) => {
    const match = look(
      [
        { ...HIDDEN, camouflage },
        { ...TANK, at: at(range) },
      ],
      dice,
    );
    return [unit(match, 'u1').camouflage, match.view('german').units[0]?.camouflage];
  };
  expect(known(7, 'yes', [8])).toEqual(['announced', 'announced']);
  expect(known(8, 'yes', [])).toEqual(['yes', 'unknown']);
  expect(known(8, 'no', [])).toEqual(['no', 'unknown']);
  expect(known(7, 'no', [])).toEqual([undefined, undefined]);
});

test('[panzer 7.24.e] those as near as the spotter may use it, those farther away not (E-047)', () => {
  // Through closed hatches the one at five hexes has a smaller chance, and so does not roll.
  const match = look(
    [
      HIDDEN,
      { ...TANK, at: at(4) },
      { ...TANK, at: at(4) },
      { ...TANK, at: at(5), buttoned: true },
      { ...TANK, at: at(3) },
    ],
    [7],
  );
  const view = match.state as View;
  expect(
    (['u2', 'u3', 'u4', 'u5'] as const).map(id =>
      knows(match.world, view, fieldedById(view, id), fieldedById(view, 'u1')),
    ),
  ).toEqual([true, true, false, true]);
});

test('[panzer 7.43] a recon unit has one less on the die', () => {
  // With the rule it also sees a row farther: twelve hexes, so that only a unit with closed hatches can miss.
  const car = { ...TANK, card: 'psw-231', at: at(5), buttoned: true } as const;
  const options: Position['options'] = ['7.24', '7.43'];
  expect([isSeen([HIDDEN, car], [8], { options }), isSeen([HIDDEN, car], [9], { options })]).toEqual([
    true,
    false,
  ]);
  expect([isSeen([HIDDEN, car], [5]), isSeen([HIDDEN, car], [6])]).toEqual([true, false]);
});

const AMBUSH = { card: 'crusader-i', at: '1:C1', facing: 3, camouflage: 'yes' } as const;

test('[panzer 7.24.f] MOVE and SHORT HALT end it for good, whoever looks', () => {
  const moving = (command: 'MOVE' | 'SHORT-HALT') =>
    skirmish({
      phase: 'movement',
      first: 'german',
      size: [5, 40],
      options: ['7.24'],
      units: [
        { ...AMBUSH, command },
        { ...TANK, at: '1:C40' },
      ],
    });
  for (const command of ['MOVE', 'SHORT-HALT'] as const) {
    const match = moving(command);
    expect(unit(match, 'u1').camouflage).toBe('yes');
    play(match, 'british', 'move u1');
    expect(unit(match, 'u1')).not.toHaveProperty('camouflage');
  }
});

test('[panzer 7.24.g] FIRE and OW end it if somebody could then spot the unit', () => {
  const firing = (command: 'FIRE' | 'SHORT-HALT', foe: Partial<Unit>) => {
    const match = skirmish(
      {
        phase: 'combat',
        first: 'british',
        size: [5, 40],
        options: ['7.24'],
        units: [
          { ...AMBUSH, command },
          { ...TANK, at: '1:C9', ...foe },
        ],
      },
      [hundred(99)],
    );
    play(match, 'british', 'engage u2', 'add u1 ap');
    return unit(match, 'u1').camouflage;
  };
  expect(firing('FIRE', {})).toBeUndefined();
  expect(firing('FIRE', { card: 'german-truck' })).toBe('yes');
  expect(firing('SHORT-HALT', { card: 'german-truck' })).toBeUndefined();
  const watching = skirmish(
    {
      phase: 'movement',
      first: 'british',
      size: [5, 40],
      options: ['7.24'],
      units: [
        { ...AMBUSH, command: 'OW' },
        { ...TANK, at: '1:C9', command: 'MOVE' },
      ],
    },
    [hundred(99)],
  );
  play(watching, 'german', 'move u2', 'step 1:C8');
  play(watching, 'british', 'react u1 ap');
  expect(unit(watching, 'u1')).not.toHaveProperty('camouflage');
});

test('[panzer 7.24.a] those who wait note in secret who is camouflaged, those who come may not be', () => {
  const match = Match.begin(
    panzer,
    { scenario: 'tracks-in-the-gravel', options: { '7.24': 'on' } },
    { dice: quickDice(new Random('camouflage')) },
  );
  for (const side of ['italian', 'british'])
    for (let choice = match.choiceOf(side); choice?.id === 'set-up'; choice = match.choiceOf(side)) {
      const [next] = panzer.autoSetUp?.(match.view(side) as View, side, match.world as never) ?? [];
      play(match, side, next ?? 'done');
    }
  expect(match.choiceOf('italian')?.id).toBe('camouflage');
  expect(match.choiceOf('british')).toBeUndefined();
  play(match, 'italian', 'camouflage u1', 'done');
  const seen = (side: string) =>
    (match.view(side) as View).units.slice(0, 2).map(({ camouflage }) => camouflage);
  expect(seen('italian')).toEqual(['yes', 'no']);
  expect(seen('british')).toEqual(['unknown', 'unknown']);
});

test('[panzer 7.24.b] whoever is hidden asks nobody whether he is camouflaged, and finds him only after others have', () => {
  const beside = (camouflage: 'yes' | 'announced') =>
    look(
      [
        { ...HIDDEN, camouflage },
        { ...TANK, at: at(3), under: 'h1' },
      ],
      camouflage === 'yes' ? [] : [1],
      {
        options: ['7.2', '7.24'],
        hidden: [{ id: 'h1', side: 'german', at: at(3) }],
        scenario: { hidden: [{ side: 'german', counters: 2 }] },
      },
    );
  expect(unit(beside('yes'), 'u1')).toMatchObject({ camouflage: 'yes' });
  expect(unit(beside('yes'), 'u1').spottedBy).toBeUndefined();
  expect(unit(beside('announced'), 'u1').spottedBy).toEqual(['u2']);
});
