import { expect, test } from 'vitest';
import { takePrisoner } from '../prisoners/prisoners.ts';
import { enact, isGone, type Position, play, skirmish, standing, unit } from '../testing/bench.ts';
import { moraleOf, unitById } from '../units.ts';
import { levelsLost } from './integrity.ts';
import { eliminate, reduce } from './losses.ts';

const WITH = { integrity: true };
const squads = (n: number): Position['units'] =>
  Array.from({ length: n }, (_, i) => ({ card: 'german 4-6-7', at: `1:C${i + 1}` }) as const);
const RUSSIAN = { card: 'russian 4-4-7', at: '1:M9', id: 'ur' } as const;

/** Loses so many of five equal squads. */
const after = (lost: number, options: object = WITH) =>
  enact({ options, units: [...squads(5), RUSSIAN] } as Position, [], function* (game) {
    for (let i = 1; i <= lost; i++) eliminate(game, unitById(game.state, `u${i}`), '5.5.6');
    return game.state.units.filter(({ side }) => side === 'german').map(moraleOf);
  }).value;

test('[sl 3.27.1, 3.27.2, 3.27.3] E1-210: 40, 60 and 80 percent of its points cost a side a level of morale each', () => {
  expect([after(1)?.[0], after(2)?.[0], after(3)?.[0], after(4)?.[0]]).toEqual([7, 6, 5, 4]);
});

test('[sl 3.27.1] only where the sides play with it', () => {
  expect(after(4, {})?.[0]).toBe(7);
});

test('[sl 3.27.2] half of a squad counts for what it was worth, and prisoners as lost', () => {
  const lost = (rule: 'reduce' | 'capture') =>
    enact({ options: WITH, units: [...squads(2), RUSSIAN] } as Position, [], function* (game) {
      const first = unitById(game.state, 'u1');
      if (rule === 'reduce') reduce(game, first, '3.20.6');
      else yield* takePrisoner(game, first, unitById(game.state, 'ur'));
      return [game.state.lost?.german, levelsLost(game.world, game.state, 'german')];
    }).value;
  expect(lost('reduce')).toEqual([4, 0]);
  expect(lost('capture')).toEqual([21, 1]);
});

test('[sl 3.27.9] a prisoner who dies or escapes changes nothing more', () => {
  const value = enact({ options: WITH, units: [...squads(3), RUSSIAN] } as Position, [], function* (game) {
    yield* takePrisoner(game, unitById(game.state, 'u1'), unitById(game.state, 'ur'));
    eliminate(game, unitById(game.state, 'u1'), '5.5.6');
    return game.state.lost;
  }).value;
  expect(value).toEqual({ german: 21 });
});

test('[sl 3.27.4, 3.6.5] who comes on, or comes forth, makes the losses weigh less', () => {
  const levels = (...more: Position['units']) => {
    const { world, view } = standing({
      options: WITH,
      units: [...squads(3), ...more, RUSSIAN],
      lost: { german: 42 },
    } as Position);
    return levelsLost(world, view, 'german');
  };
  expect(levels()).toBe(1);
  expect(levels({ card: 'german 8-0', at: '1:K4' })).toBe(0);
  // Who still waits off the map is no help.
  expect(levels({ card: 'german 8-0' })).toBe(1);
});

test('[sl 3.8.3] a hero’s morale does not sink with his side’s', () => {
  const { view } = standing({ units: [{ card: 'german 1-4-9 hero', lowered: 2 }, RUSSIAN] });
  expect(view.units.slice(0, 1).map(moraleOf)).toEqual([9]);
});

// ---- surrender

const beside = (card: string, lowered: number, enemy = 'german 4-6-7', more: Position['units'] = []) =>
  skirmish({
    phase: 'rout',
    attacker: enemy.split(' ')[0],
    hexes: { '1:E5': 'woods', '1:E3': 'woods' },
    units: [{ card: enemy, at: '1:E6' }, { card, at: '1:E5', broken: true, lowered }, ...more],
  } as Position);

test('[sl 3.28.2, 3.28.5.1] broken men who have lost two levels give themselves up to an enemy beside them', () => {
  const match = beside('russian 4-4-7', 2);
  expect(match.offered('german')).toEqual(['capture u2 u1', 'kill u2']);
  play(match, 'german', 'capture u2 u1');
  expect(unit(match, 'u2')).toMatchObject({ guard: 'u1', at: '1:E6' });
  expect(beside('russian 4-4-7', 1).choiceOf('german')?.id).not.toBe('failed-rout');
});

test('[sl 3.28.5.1] not while somebody with them still stands', () => {
  const match = beside('russian 4-4-7', 2, 'german 4-6-7', [{ card: 'russian 4-4-7', at: '1:E5' }]);
  expect(match.choiceOf('german')?.id).not.toBe('failed-rout');
});

test('[sl 3.28.5.1] nor who has routed in this phase, nor who is taken already', () => {
  const asked = (more: object) =>
    skirmish({
      phase: 'rout',
      attacker: 'german',
      hexes: { '1:E5': 'woods' },
      units: [
        { card: 'german 4-6-7', at: '1:E6' },
        { card: 'russian 4-4-7', at: '1:E5', broken: true, lowered: 2, ...more },
      ],
    } as Position).choiceOf('german')?.id === 'failed-rout';
  expect([asked({}), asked({ routed: 'away' }), asked({ guard: 'u1' })]).toEqual([true, false, false]);
});

test('[sl 3.28.3] Germans against Russians and single men only with three', () => {
  const asked = (card: string, lowered: number, enemy: string) =>
    beside(card, lowered, enemy).choiceOf(enemy.split(' ')[0] ?? '')?.id === 'failed-rout';
  expect([asked('german 4-6-7', 2, 'russian 4-4-7'), asked('german 4-6-7', 3, 'russian 4-4-7')]).toEqual([
    false,
    true,
  ]);
  expect(asked('german 4-6-7', 2, 'american 6-6-6')).toBe(true);
  expect([asked('russian 8-0', 2, 'german 4-6-7'), asked('russian 8-0', 3, 'german 4-6-7')]).toEqual([
    false,
    true,
  ]);
});

test('a single man may guard those who surrender', () => {
  const match = beside('russian 4-4-7', 2, 'german 8-0');
  play(match, 'german', 'capture u2 u1');
  expect(unit(match, 'u2').guard).toBe('u1');
  expect(isGone(match, 'u2')).toBe(false);
});

test('[sl 3.27.9, 3.27.2] a prisoner has been counted when he was taken, and is not counted again if he falls', () => {
  const share = (man: object) =>
    enact(
      {
        options: WITH,
        units: [...squads(4), { card: 'german 4-6-7', at: '1:M9', ...man }, RUSSIAN],
      } as Position,
      [],
      function* (game) {
        eliminate(game, unitById(game.state, 'u5'), '5.5.6');
        return game.state.lost?.german ?? 0;
      },
    ).value;
  expect([share({}), share({ guard: 'ur' }), share({ unarmed: true }), share({ rearmed: true })]).toEqual([
    21, 0, 0, 0,
  ]);
});
