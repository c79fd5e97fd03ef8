/** Wounded leaders on their way (3.4.3). */
import { expect, test } from 'vitest';
import { enact, offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { wound } from './wounds.ts';

const WOUNDED = { card: 'german 9-1', at: '1:E9', wounds: 1 } as const;
const SQUAD = { card: 'german 4-6-7', at: '1:E9' } as const;
const FOE = { card: 'russian 4-4-7', at: '1:M1' } as const;

/** How many hexes of open ground the stack goes. */
function gone(units: Position['units'], ...orders: readonly string[]): number {
  const match = skirmish({ phase: 'movement', units: [...units, FOE] } as Position);
  play(match, 'german', ...orders);
  for (let n = 0; ; n++) {
    const step = `step 1:E${8 - n}`;
    if (!offers(match, 'german', 'step').includes(step)) return n;
    play(match, 'german', step);
  }
}

test('[sl 3.4.3] a wounded leader has three factors, and those with him have his bonus', () => {
  expect(gone([WOUNDED], 'move u1')).toBe(3);
  expect(gone([WOUNDED, SQUAD], 'move u2', 'with u1')).toBe(3);
});

test('[sl 3.4.3] a squad or crew carries him for five points, with his bonus all the same', () => {
  // Four and two, less the two points above its three.
  expect(gone([WOUNDED, SQUAD], 'move u2', 'with u1', 'bear u1 u2')).toBe(4);
  const crew = { ...SQUAD, card: 'german 2-3-7 crew' } as const;
  expect(gone([WOUNDED, crew], 'move u2', 'with u1', 'bear u1 u2')).toBe(3);
});

test('[sl 3.4.3] half-squads carry nobody, nobody carries two, and only the wounded are carried', () => {
  const match = skirmish({
    phase: 'movement',
    units: [WOUNDED, { ...SQUAD, card: 'german 2-4-7' }, SQUAD, { ...WOUNDED, card: 'german 8-0' }, FOE],
  });
  play(match, 'german', 'move u1', 'with u2', 'with u3', 'with u4');
  expect(refusals(match, 'german', 'bear u1 u2')).toEqual(['3.4.3']);
  play(match, 'german', 'bear u1 u3');
  expect(refusals(match, 'german', 'bear u4 u3')).toEqual(['3.4.3']);
  expect(refusals(match, 'german', 'bear u1 u3')).toEqual(['3.4.3']);
  play(match, 'german', 'step 1:E8');
  for (const id of ['u1', 'u3']) expect(refusals(match, 'german', `stay ${id}`)).toEqual(['3.4.3']);
  const sound = skirmish({ phase: 'movement', units: [{ card: 'german 9-1', at: '1:E9' }, SQUAD, FOE] });
  play(sound, 'german', 'move u1', 'with u2');
  expect(refusals(sound, 'german', 'bear u1 u2')).toEqual(['3.4.3']);
});

test('[sl 3.4.3] he takes up no weapon', () => {
  const match = skirmish({
    phase: 'movement',
    units: [WOUNDED, FOE],
    weapons: [{ card: 'german LMG', at: '1:E9' }],
  });
  play(match, 'german', 'move u1');
  expect(refusals(match, 'german', 'pick-up u1 w1')).toEqual(['4.2.3']);
});

test('[sl 3.4.3] where those who carry him are stopped he comes no farther', () => {
  const match = skirmish(
    { phase: 'movement', units: [WOUNDED, SQUAD, { card: 'russian 6-2-8', at: '1:F8' }] },
    [
      [3, 3],
      [1, 2],
      [6, 5],
    ],
  );
  play(match, 'german', 'move u2', 'with u1', 'bear u1 u2', 'step 1:E8', 'step 1:E7', 'done', 'done');
  play(match, 'russian', 'ready u3', 'at 1:E8', 'shoot');
  expect(unit(match, 'u2')).toMatchObject({ at: '1:E8', broken: true });
  expect(unit(match, 'u1')).toMatchObject({ at: '1:E8' });
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[sl 3.4.1, 3.4.5, 3.2.6] how badly he is hurt: four more on the dice, one more for every wound before, and another leader helps', () => {
  const isLight = (dice: readonly number[], more: object = {}, ...others: Position['units']) => {
    const hurt = { card: 'german 8-0', at: '1:E9', ...more } as const;
    const { match } = enact({ units: [hurt, FOE, ...others] } as Position, [dice], game =>
      wound(game, unitById(game.state, 'u1'), '3.4.1'),
    );
    return match.choiceOf('german')?.id === 'wounded';
  };
  expect([isLight([2, 2]), isLight([2, 3])]).toEqual([true, false]);
  const before = { wounds: 1 };
  // A wound has cost him a level of morale, too.
  expect([isLight([1, 1], before), isLight([1, 2], before)]).toEqual([true, false]);
  const other = { card: 'german 9-1', at: '1:E9' } as const;
  expect([isLight([2, 3], {}, other), isLight([3, 3], {}, other)]).toEqual([true, false]);
  expect(isLight([2, 3], {}, { ...other, at: '1:E8' })).toBe(false);
});
