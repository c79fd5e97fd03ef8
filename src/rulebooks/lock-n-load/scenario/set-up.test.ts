import { expect, test } from 'vitest';
import { Match, scriptedDice } from '../../../engine/index.ts';
import { setUpFrames } from '../../kit/scenario/set-up.ts';
import { CARDS } from '../counters/index.ts';
import { lockNLoad } from '../index.ts';
import { offers, type Position, play, skirmish, unit, weapon, worldOf } from '../testing/bench.ts';
import { autoSetUp } from './auto-set-up.ts';
import { cardsInPlay } from './cards-in-play.ts';
import { scenarioById } from './content.ts';
import { orderOfBattle } from './order-of-battle.ts';
import type { Group } from './scenario.ts';

const HALL = { hall: { material: 'stone', upper: 1, hexes: ['D4', 'D5', 'D6'] } } as const;

function setUp(units: Position['units'], area: readonly string[], rest: Partial<Position> = {}) {
  const groups: Group[] = [
    { id: 'german', side: 'german', units: {}, setUp: [...area] },
    { id: 'american', side: 'american', units: {}, setUp: ['1:L1'] },
  ];
  const doing = [{ is: 'set-up', side: 'german' }] as const;
  return skirmish({ units, doing, scenario: { groups }, phase: 'rally', ...rest });
}
const places = (match: ReturnType<typeof skirmish>, id: string) =>
  match.offered('german').filter(act => act.startsWith(`place ${id}`));

test('[lnl 1.3.e, 10.2.b, 21.1.b] units set up on the ground, upstairs and in bunkers of their area', () => {
  const bunkers = [{ at: '1:F4', kind: 'Bunker', facing: 0 }] as const;
  const match = setUp(['german 1-6-4-5'], ['1:D4', '1:F4'], { buildings: HALL, bunkers });
  expect(places(match, 'u1')).toEqual([
    'place u1 1:D4',
    'place u1 1:D4/1',
    'place u1 1:F4',
    'place u1 1:F4#b',
  ]);
});

test('[lnl 1.7.b] guns and mortars stay out of buildings, machine guns do not', () => {
  const hexes = { D4: 'wooden building' } as const;
  const mortar = setUp(['german 50mm mortar'], ['1:D4', '1:D5'], { hexes });
  expect(places(mortar, 'u1')).toEqual(['place u1 1:D5']);
  const gun = setUp(['german MG42 team'], ['1:D4', '1:D5'], { hexes });
  expect(places(gun, 'u1')).toHaveLength(2);
});

test('[lnl 1.3.a] no more than fit are placed in one hex', () => {
  const squads = Array.from({ length: 4 }, () => 'german 1-6-4-5');
  const match = setUp(squads, ['1:D4', '1:D5']);
  play(match, 'german', 'place u1 1:D4', 'place u2 1:D4', 'place u3 1:D4');
  expect(places(match, 'u4')).toEqual(['place u4 1:D5']);
});

test('[lnl 11.4.a] a Sniper stays off the map', () => {
  const match = setUp(['german Sniper'], ['1:D4']);
  expect(match.offered('german')).toEqual(['done']);
});

test('[lnl 1.7.f] a gun is turned where it stands', () => {
  const match = setUp(['german 75mm infantry gun'], ['1:D4']);
  play(match, 'german', 'place u1 1:D4', 'face u1 3');
  expect(unit(match, 'u1')).toMatchObject({ facing: 3, dugIn: true });
  play(match, 'german', 'lift u1');
  expect(unit(match, 'u1')).toEqual({
    id: 'u1',
    side: 'german',
    group: 'german',
    card: 'german 75mm infantry gun',
  });
});

const LESSON = scenarioById('first-light');

test('[lnl 1.6.a, 1.6.b, 1.6.h, 1.7.c] weapons go to those of their group who may carry them', () => {
  const match = Match.begin(lockNLoad, { scenario: 'first-light', options: {} }, { dice: scriptedDice([]) });
  play(match, 'german', 'place u1 1:P3', 'place u2 1:P5', 'place u3 1:O6', 'place u4 1:P5');
  expect(match.offered('german')).not.toContain('done');
  expect(match.offered('german').filter(act => act.startsWith('give'))).toEqual(
    ['u1', 'u2', 'u3', 'u4'].map(to => `give w1 ${to}`),
  );
  play(match, 'german', 'give w1 u3', 'done');
  expect(weapon(match, 'w1').possessedBy).toBe('u3');
});

test('one after the other: the side that sets up first does so first', () => {
  const world = worldOf({ units: [], scenario: { groups: LESSON.groups, sides: LESSON.sides } });
  expect(setUpFrames(world)).toEqual([
    { is: 'set-up', side: 'german' },
    { is: 'set-up', side: 'american' },
  ]);
});

test('at a click both sides are set up, all of their acts legal', () => {
  const match = Match.begin(lockNLoad, { scenario: 'first-light', options: {} }, { dice: scriptedDice([]) });
  for (const side of ['german', 'american']) {
    const acts = autoSetUp(match.world, match.state, side).map(lockNLoad.verbs.print);
    play(match, side, ...acts, 'done');
  }
  expect(match.state.units.every(({ at }) => at !== undefined)).toBe(true);
  expect(match.state.weapons.every(({ possessedBy }) => possessedBy !== undefined)).toBe(true);
  expect(match.state).toMatchObject({ phase: 'rally', initiative: 'american' });
});

test('[lnl 1.6.1.d, 12.0.b, 12.0.c] who enters later carries his tripod gun, and assigned skills are not in the cup', () => {
  const weapons = { 'german MG42': 1 };
  const groups: Group[] = [
    {
      id: 'a',
      side: 'german',
      units: { 'german Dorn': 1 },
      weapons,
      setUp: ['1:A1'],
      skills: { 'german Dorn': 'Deadly' },
    },
    { id: 'b', side: 'german', units: {}, weapons, enter: { turn: 2, along: ['1:A1'] } },
  ];
  const { weapons: guns, units, cup } = orderOfBattle({ ...LESSON, groups });
  expect(guns.map(({ assembled }) => assembled)).toEqual([true, undefined]);
  expect(units[0]?.skill).toBe('Deadly');
  expect(cup).not.toContain('Deadly');
});

test('of units alike one is offered, and the next when it stands', () => {
  const squad = 'german 1-6-4-5';
  const match = setUp([squad, squad, 'german 2-3-4-6'], ['1:D4', '1:D5']);
  expect([places(match, 'u1'), places(match, 'u2'), places(match, 'u3')].map(each => each.length)).toEqual([
    2, 0, 2,
  ]);
  play(match, 'german', 'place u1 1:D4');
  expect(places(match, 'u2')).toHaveLength(2);
});

test('of weapons alike one is given away at a time', () => {
  const groups: Group[] = [
    {
      id: 'german',
      side: 'german',
      units: { 'german 1-6-4-5': 1 },
      weapons: { 'german MG34': 2, 'german Panzerfaust': 1 },
      setUp: ['1:D4'],
    },
    { id: 'american', side: 'american', units: {}, setUp: ['1:L1'] },
  ];
  const match = skirmish({
    units: ['german 1-6-4-5'],
    weapons: ['german MG34', 'german MG34', 'german Panzerfaust'],
    doing: [{ is: 'set-up', side: 'german' }],
    scenario: { groups },
    phase: 'rally',
  });
  play(match, 'german', 'place u1 1:D4');
  expect(match.offered('german').filter(act => act.startsWith('give'))).toEqual(['give w1 u1', 'give w3 u1']);
});

test('who comes forth in play has a number that nobody had', () => {
  const { units, weapons, next } = orderOfBattle(LESSON);
  const numbers = [...units, ...weapons].map(({ id }) => Number(id.slice(1)));
  expect(next).toBe(Math.max(...numbers) + 1);
});

test('the counters of a scenario take in the Heroes of its nations, and of no other', () => {
  const nations = new Set(LESSON.sides.map(({ nation }) => nation));
  const heroes = [...CARDS.values()].filter(({ kind }) => kind === 'hero');
  const theirs = heroes.filter(({ nation }) => nations.has(nation));
  expect(theirs.length).toBeLessThan(heroes.length);
  const inPlay = cardsInPlay(LESSON);
  expect(new Set(inPlay.filter(({ kind }) => kind === 'hero'))).toEqual(new Set(theirs));
  const { units, weapons } = orderOfBattle(LESSON);
  const ids = inPlay.map(({ id }) => id);
  expect([...units, ...weapons].filter(({ card }) => !ids.includes(card))).toEqual([]);
});

test('[lnl 1.6.a] who is lifted off again leaves his weapon to be given to another', () => {
  const match = Match.begin(lockNLoad, { scenario: 'first-light', options: {} }, { dice: scriptedDice([]) });
  play(match, 'german', 'place u1 1:P3', 'place u2 1:P5', 'place u3 1:O6', 'place u4 1:P5');
  play(match, 'german', 'give w1 u3', 'lift u3');
  expect(weapon(match, 'w1').possessedBy).toBeUndefined();
  play(match, 'german', 'place u3 1:O6', 'give w1 u2', 'done');
  expect(weapon(match, 'w1').possessedBy).toBe('u2');
});

test('[lnl 1.3.a] nobody lifts off or turns what the other side has set up', () => {
  const match = Match.begin(lockNLoad, { scenario: 'first-light', options: {} }, { dice: scriptedDice([]) });
  play(
    match,
    'german',
    'place u1 1:P3',
    'place u2 1:P5',
    'place u3 1:O6',
    'place u4 1:P5',
    'give w1 u3',
    'done',
  );
  const [next = ''] = match.choices.map(({ by }) => by);
  expect(next).not.toBe('german');
  expect(offers(match, next, 'lift')).toEqual([]);
});

test('[lnl 1.3.a, 22.0.a, 1.8.b, 11.4.a] who is not set up now is told when it comes', () => {
  const groups: Group[] = [
    { id: 'german', side: 'german', units: {}, setUp: ['1:A1-D10'] },
    { id: 'late', side: 'german', units: {}, enter: { turn: 2, along: ['1:A1'] } },
    { id: 'event', side: 'german', units: {}, arrive: { event: 'e', at: ['1:A1'] } },
    { id: 'american', side: 'american', units: {}, setUp: ['1:H1-I10'] },
  ];
  const squad = 'german 1-6-4-5';
  const match = skirmish({
    scenario: { groups },
    doing: [{ is: 'set-up', side: 'german' }],
    units: [
      squad,
      squad,
      `${squad} group late`,
      `${squad} group event`,
      'german Sniper',
      'american 2-5-4-6',
      'american 2-5-4-6 H2',
    ],
  });
  const why = (piece: string) => match.whyNot('german', { piece }).map(each => `${each.cite} ${each.why}`);
  expect(['u2', 'u3', 'u4', 'u5', 'u6', 'u7'].flatMap(why)).toEqual([
    '1.3.a another like it is set up first',
    '22.0.a it enters in turn 2',
    '1.8.b it comes by an event',
    '11.4.a he shows himself during play',
    '1.3.a it is not set up now',
    '1.3.a it is not set up now',
  ]);
  expect(match.whyNot('german', { place: '1:L9' })).toMatchObject([
    { why: 'nobody who waits sets up there' },
  ]);
});
