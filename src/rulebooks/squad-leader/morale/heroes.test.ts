import { expect, test } from 'vitest';
import { sufferHits } from '../fire/effects.ts';
import { allowance } from '../movement/allowance.ts';
import { fitsIn } from '../movement/stacking.ts';
import { canCarry } from '../support-weapons/portage.ts';
import { enact, type Position, play, skirmish, standing, unit } from '../testing/bench.ts';
import { unitById, weaponById } from '../units.ts';

const HERO = { card: 'german 1-4-9 hero', at: '1:E5' } as const;
const WOUNDED = { card: 'german 1-3-8 hero', at: '1:E5', wounds: 1 } as const;
const SQUAD = { card: 'german 4-6-7', at: '1:E5' } as const;
const ENEMY = { card: 'russian 4-4-7', at: '1:E9' } as const;

test('[sl 3.8.4] a hero takes no room', () => {
  const { world, view } = standing({
    units: [SQUAD, SQUAD, SQUAD, { ...SQUAD, card: 'german 8-0' }, HERO, ENEMY],
  });
  expect(fitsIn(world, view, '1:E5', 'german')).toBe(true);
});

test('[sl 3.8.5] a hero has six factors, wounded three, as a wounded leader has; no leader speeds a hero up', () => {
  const factors = (led: boolean, ...units: Position['units']) => {
    const { world, view } = standing({ units: [...units, ENEMY] });
    return allowance(world, view, unitById(view, 'u1'), { led, doubleTime: false, road: false }).value;
  };
  expect([factors(false, HERO), factors(true, HERO), factors(false, WOUNDED)]).toEqual([6, 6, 3]);
  expect(factors(false, { card: 'german 9-1', at: '1:E5', wounds: 1 })).toBe(3);
});

test('[sl 3.8.5] a hero gives nobody a bonus', () => {
  const reach = (second: Position['units'][number]) => {
    const match = skirmish({
      phase: 'movement',
      units: [
        { ...SQUAD, at: '1:A5' },
        { ...second, at: '1:A5' },
        { ...ENEMY, at: '1:M10' },
      ],
    });
    play(match, 'german', 'move u1', 'with u2', 'step 1:B5', 'step 1:C6', 'step 1:D6', 'step 1:E7');
    return match.offered('german').some(act => act.startsWith('step'));
  };
  expect([reach(HERO), reach({ card: 'german 8-0' })]).toEqual([false, true]);
});

test('a wounded leader carries nothing, and leaves what he had when he is hit', () => {
  const { world, view } = standing({
    units: [{ card: 'german 9-1', at: '1:E5', wounds: 1 }, { card: 'german 9-1', at: '1:E5' }, ENEMY],
    weapons: [{ card: 'german LMG', at: '1:E5' }],
  });
  const gun = weaponById(view, 'w1');
  expect([
    canCarry(world, view, unitById(view, 'u1'), gun),
    canCarry(world, view, unitById(view, 'u2'), gun),
  ]).toEqual([false, true]);
  const { match } = enact(
    { units: [{ card: 'german 9-1', at: '1:E5' }, ENEMY], weapons: [{ card: 'german LMG', by: 'u1' }] },
    [
      [6, 6],
      [2, 3],
    ],
    game => sufferHits(game, [{ result: { is: 'MC', n: 0 }, targets: ['u1'] }]),
  );
  play(match, 'german', 'carry-on u1');
  expect(match.state.weapons[0]).toMatchObject({ at: '1:E5' });
});

const held = (
  units: Position['units'],
  dice: readonly (readonly number[])[],
  phase: 'prep-fire' | 'advancing-fire',
) =>
  enact({ phase, attacker: 'russian', units: [...units, ENEMY] } as Position, dice, game =>
    sufferHits(game, [{ result: { is: 'MC', n: 0 }, targets: ['u1'] }]),
  ).match;

test('[sl 3.24.1] who passes a check of prep fire with the highest roll that does is pinned; not in another phase', () => {
  expect(unit(held([SQUAD], [[3, 4]], 'prep-fire'), 'u1').pinned).toBe(true);
  expect(unit(held([SQUAD], [[3, 3]], 'prep-fire'), 'u1').pinned).toBeUndefined();
  expect(unit(held([SQUAD], [[3, 4]], 'advancing-fire'), 'u1').pinned).toBeUndefined();
});

test('[sl 3.24.1, 3.8.8] no hero is pinned, and no berserk unit', () => {
  expect(unit(held([HERO], [[4, 5]], 'prep-fire'), 'u1').pinned).toBeUndefined();
  expect(unit(held([{ ...SQUAD, berserk: true }], [[4, 6]], 'prep-fire'), 'u1').pinned).toBeUndefined();
});

test('[sl 3.24.1] pins end with the player turn', () => {
  const match = skirmish({
    phase: 'close-combat',
    units: [{ ...SQUAD, pinned: true }, ENEMY],
  });
  expect(unit(match, 'u1').pinned).toBeUndefined();
});

test('[sl 3.6.1.2, 3.6.T2] a 2 in close combat brings forth a leader, the more surely the worse the odds', () => {
  const made = (die: number, ...defenders: Position['units']) => {
    const match = skirmish(
      { phase: 'close-combat', units: [{ ...SQUAD }, { card: 'russian 4-4-7', at: '1:E5' }, ...defenders] },
      [[1, 1], [die]],
    );
    play(match, 'german', 'attack u1', 'target u2');
    if (defenders.length > 0) play(match, 'german', 'target u3');
    play(match, 'german', 'done');
    play(match, 'russian', 'done');
    return match.state.units.find(({ card }) => /german (8|7|6)[-+]\d$/.test(card))?.card;
  };
  // A German squad of morale 7: -1 for its nation.
  expect(made(5)).toBe('german 7-0');
  // 4 to 8 is 1-2: another -1.
  expect(made(4, { card: 'russian 4-4-7', at: '1:E5' })).toBe('german 8-0');
});
