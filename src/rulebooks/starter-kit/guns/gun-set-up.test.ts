import { expect, test } from 'vitest';
import { Match, scriptedDice } from '../../../engine/index.ts';
import { GUNS, game } from '../concealment/test-games.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { fitsIn, unitById, weaponById } from '../units.ts';
import { hiddenJapanese, hidingRefusal } from './gun-set-up.ts';
import { canEmplace, groundRefusal, gunCardOf, servingRefusal } from './guns.ts';

type Group = Scenario['groups'][number];

const ENEMY: Group = {
  id: 'column',
  side: 'american',
  elr: 3,
  units: { 'american 6-6-6': 1 },
  setUp: ['1:I1-I7'],
};

function setUp(battery: Partial<Group>) {
  const group = { id: 'battery', side: 'russian', elr: 3, units: { 'russian 2-2-8': 1 }, setUp: ['1:A1-D7'] };
  const { book, setup } = game([], [{ ...group, ...battery }, ENEMY], ['russian', 'american']);
  return Match.begin(book, setup, { dice: scriptedDice([]) });
}

const GUN = { weapons: { 'russian 45mm PTP obr. 32': 1 } };

test('[aslsk 1.2.6.b, 3.2.4.ca.a] a gun sets up with who serves it, and must point along a hexspine', () => {
  const match = setUp(GUN);
  play(match, 'russian', 'place u1 1:B2', 'give w1 u1');
  expect(match.offered('russian')).not.toContain('done');
  play(match, 'russian', 'face w1 2');
  expect(match.offered('russian')).toContain('done');
  play(match, 'russian', 'done');
  expect(weapon(match, 'w1')).toMatchObject({ by: 'u1', facing: 2, emplaced: true });
});

test('[aslsk 6.4.a] a gun and its crew set up off the enemy’s map, and he learns nothing of where', () => {
  const match = setUp(GUN);
  play(match, 'russian', 'place u1 1:B2', 'give w1 u1', 'face w1 2', 'hide u1', 'done');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:B2', hidden: true });
  const seen = match.view('american');
  expect(unitById(seen, 'u1')).toEqual({
    id: 'u1',
    side: 'russian',
    card: 'russian 2-2-8',
    group: 'battery',
  });
  expect(weaponById(seen, 'w1')).toEqual({ id: 'w1', card: 'russian 45mm PTP obr. 32' });
  expect(JSON.stringify([match.journal.as('american'), seen])).not.toContain('B2');
});

test('[aslsk 6.4.a] while a side with guns sets up, the enemy knows what it has, and neither where nor in whose hands', () => {
  const match = Match.begin(GUNS.book, GUNS.setup, { dice: scriptedDice([]) });
  const acts = ['place u1 1:B3', 'place u2 1:B5', 'place u3 1:C4', 'place u4 1:C4'];
  const more = ['give w1 u1', 'give w2 u2', 'face w1 2', 'face w2 3', 'hide u1'];
  const before = structuredClone(match.view('american'));
  for (const act of [...acts, ...more]) {
    play(match, 'russian', act);
    expect(match.view('american')).toEqual(before);
  }
  // Its owner has it written down; the enemy reads of no hex of the set-up.
  expect(weapon(match, 'w1')).toMatchObject({ by: 'u1', facing: 2 });
  expect(match.view('russian').units[0]).toMatchObject({ at: '1:B3', hidden: true });
  expect(JSON.stringify(match.journal.as('american'))).not.toMatch(/1:[BC]/);
  // Then all but the hidden gun and its crew come onto the map.
  play(match, 'russian', 'done');
  const seen = match.view('american');
  expect(seen.units.filter(({ side }) => side === 'russian').map(({ at }) => at)).toEqual([
    undefined,
    '1:B5',
    '1:C4',
    '1:C4',
  ]);
  expect(weaponById(seen, 'w1')).toEqual({ id: 'w1', card: 'russian 45mm PTP obr. 32' });
  expect(weaponById(seen, 'w2')).toMatchObject({ by: 'u2', facing: 3 });
  expect(weaponById(match.view('russian'), 'w1')).toMatchObject({ by: 'u1', facing: 2, emplaced: true });
  // A side that has nothing to hide sets up before the enemy’s eyes.
  play(match, 'american', 'place u5 1:G3');
  expect(unitById(match.view('russian'), 'u5').at).toBe('1:G3');
});

test('E-064 [aslsk 6.4.a] without a crew a gun is not hidden, nor is a crew without a gun', () => {
  const { world, state } = skirmish({
    units: ['german 4-6-7 C4', 'german 2-2-8 D5', 'german 2-2-8 E5'],
    weapons: ['german 7.5cm PaK 40 of u1 facing 0', 'german 7.5cm PaK 40 of u3 facing 0'],
  });
  const may = (id: string) => hidingRefusal(world, state, unitById(state, id));
  expect(may('u1')).toMatchObject({ cite: '6.4.a' });
  expect(may('u2')).toMatchObject({ cite: '6.4.a' });
  expect(may('u3')).toBeUndefined();
});

test('[aslsk 6.3.a, 6.4.a] on a paved road nobody digs in or hides; beside a dirt road one may', () => {
  const position = (kind: 'road' | 'dirt'): Position => ({
    units: ['german 2-2-8 D5'],
    weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
    board: { roads: [{ kind, along: ['D4', 'D5', 'D6'] }] },
  });
  for (const kind of ['road', 'dirt'] as const) {
    const { world, state } = skirmish(position(kind));
    expect(canEmplace(world, '1:D5')).toBe(kind === 'dirt');
    expect(hidingRefusal(world, state, unitById(state, 'u1')) === undefined).toBe(kind === 'dirt');
    // Nor do the trees along it help.
    const lined = skirmish({ ...position(kind), hexes: { '1:D5': 'orchard' } });
    expect(canEmplace(lined.world, '1:D5')).toBe(kind === 'dirt');
  }
});

test.each([
  { gun: 'german 5cm PaK 38', goes: true },
  { gun: 'russian 57mm PTP obr. 43', goes: true },
  { gun: 'german 8cm GrW 34', goes: true },
  { gun: 'german 10.5cm leFH 18', goes: false },
  { gun: 'german 8.8cm FlaK 18', goes: false },
])('[aslsk 1.2.6.e] into a building goes $gun: $goes', ({ gun, goes }) => {
  const { world, state } = skirmish({
    hexes: { '1:D5': 'wooden building' },
    units: ['german 2-2-8 D5'],
    weapons: [`${gun} D5 facing 0`],
  });
  const card = gunCardOf(weaponById(state, 'w1'));
  expect(card && groundRefusal(world, card, '1:D5') === undefined).toBe(goes);
  const refused = servingRefusal(world, state, unitById(state, 'u1'), weaponById(state, 'w1'));
  expect(refused === undefined).toBe(goes);
});

test('[aslsk 2.0.SquadEq] for stacking a crew at its gun is a squad, and without it half of one', () => {
  const three: Position = {
    units: ['german 2-2-8 D5', 'german 4-6-7 D5', 'german 4-6-7 D5', 'german 2-4-7 C4'],
    weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
  };
  const fits = (position: Position) => {
    const { world, state } = skirmish(position);
    return fitsIn(world, state, '1:D5', 'german', [unitById(state, 'u4')]);
  };
  expect(fits(three)).toBe(false);
  expect(fits({ ...three, weapons: [] })).toBe(true);
});

test('E-096 [aslsk 8.1.8.5] of nine squads and four crews two squads may be hidden, not in the open, and a leader with them', () => {
  const squads = Array.from({ length: 9 }, () => 'japanese 4-4-7 C4');
  const crews = Array.from({ length: 4 }, () => 'japanese 2-2-8 D5');
  const position = (hidden: number): Position => ({
    hexes: { '1:C4': 'woods' },
    units: [
      ...squads.map((each, i) => (i < hidden ? `${each} hidden` : each)),
      ...crews,
      'japanese 9-1 C4',
      'american 6-6-6 M1',
    ],
    scenario: {
      groups: [
        { id: 'japanese', side: 'japanese', elr: 3, units: {}, setUp: ['1:A1-D7'] },
        { id: 'american', side: 'american', elr: 3, units: {} },
      ],
    },
  });
  const may = (hidden: number, id: string) => {
    const { world, state } = skirmish(position(hidden));
    expect(hiddenJapanese(world, state, 'japanese')).toBe(2);
    return hidingRefusal(world, state, unitById(state, id));
  };
  expect(may(1, 'u2')).toBeUndefined();
  expect(may(2, 'u3')).toMatchObject({ cite: '8.1.8.5' });
  expect(may(0, 'u10')).toMatchObject({ cite: '8.1.8.5', why: 'it is in open ground' });
  expect(may(0, 'u14')).toMatchObject({ cite: '8.1.8.5' });
  expect(may(1, 'u14')).toBeUndefined();
});

test('[aslsk 8.1.8.5] the tenth is of those who set up on the map: who comes later adds nothing to it', () => {
  const allowed = (later: Partial<Group>) => {
    const squads = (group: string) => Array.from({ length: 10 }, () => `japanese 4-4-7 group ${group}`);
    const { world, state } = skirmish({
      units: [...squads('garrison'), ...squads('later'), 'american 6-6-6 M1'],
      scenario: {
        groups: [
          { id: 'garrison', side: 'japanese', elr: 3, units: {}, setUp: ['1:A1-D7'] },
          { id: 'later', side: 'japanese', elr: 3, units: {}, ...later },
          { id: 'american', side: 'american', elr: 3, units: {} },
        ],
      },
    });
    return hiddenJapanese(world, state, 'japanese');
  };
  expect(allowed({ enter: { turn: 2, along: ['1:A1-A7'] } })).toBe(1);
  expect(allowed({ setUp: ['1:E1-E7'] })).toBe(2);
});

test.each([
  'german 5cm PaK 38',
  'german 7.5cm leIG 18',
  'german 10.5cm leFH 18',
  'german 8.8cm FlaK 18',
  'german 8cm GrW 34',
])('[aslsk 1.2.6.a] %s fires at infantry, whatever it was made for', gun => {
  const match = skirmish({
    phase: 'prep-fire',
    units: ['german 2-2-8 D8', 'russian 4-4-7 D3'],
    weapons: [`${gun} of u1 facing 0`],
  });
  play(match, 'german', 'ready w1', 'at 1:D3');
  expect(match.offered('german').length).toBeGreaterThan(0);
});
