import { expect, test } from 'vitest';
import { attackLines, declaredAttack } from '../fire/attack.ts';
import { sufferHits } from '../fire/effects.ts';
import { allowance } from '../movement/allowance.ts';
import { fitsIn } from '../movement/stacking.ts';
import { breakdownNumber } from '../support-weapons/breakdown.ts';
import { canCarry } from '../support-weapons/portage.ts';
import { enact, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { type AnyUnit, unitById, weaponById } from '../units.ts';

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
  const reach = (second: { readonly card: string }) => {
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
  expect(made(5, { card: 'russian 4-4-7', at: '1:E5' })).toBe('german 8-0');
});

// ---- with a gun

/** The hero with a machine gun, a leader and others behind it. */
const gunner = (...more: Position['units']) =>
  skirmish(
    {
      phase: 'prep-fire',
      units: [HERO, { card: 'russian 4-4-7', at: '1:E2' }, ...more],
      weapons: [{ card: 'german MMG', by: 'u1' }],
    },
    [[5, 5]],
  );

/** Firepower and modifiers of the gun, and the roll that breaks it. */
function served(frame: object, user: object = HERO) {
  const { world, view } = standing({
    units: [user, { card: 'russian 4-4-7', at: '1:E2' }, HERO] as Position['units'],
    weapons: [{ card: 'german MMG', by: 'u1' }],
  });
  const declared = {
    is: 'fire',
    by: 'german',
    shooters: ['w1'],
    target: '1:E2',
    leaders: [],
    ...frame,
  } as const;
  const attack = declaredAttack(view, declared);
  const [line] = attackLines(world, view, attack);
  const [firer] = attack.firers;
  const breaks = firer?.weapon && breakdownNumber(world, { ...firer, weapon: firer.weapon }).value;
  return [line?.firepower.value, line?.drm.value, breaks];
}

test('[sl 3.8.6.a] a hero fires a machine gun at half strength as a leader does, or at full strength with one more on the dice', () => {
  expect(served({})).toEqual([2, 0, 11]);
  expect(served({}, { card: 'german 9-1', at: '1:E5' })).toEqual([2, 0, 11]);
  expect(served({ alone: ['w1'] })).toEqual([4, 1, 11]);
  // Two of them need not make haste.
  expect(served({ alone: ['w1'], helpers: ['u3'] })).toEqual([4, 0, 12]);
});

test('[sl 3.8.6.a] that is said before the dice, once, and by heroes alone', () => {
  const match = gunner({ card: 'german 9-1', at: '1:E5' });
  play(match, 'german', 'ready w1', 'at 1:E2', 'alone w1');
  expect(refusals(match, 'german', 'alone w1')).toEqual(['3.8.6.a']);
  const leader = skirmish({
    phase: 'prep-fire',
    units: [
      { card: 'german 9-1', at: '1:E5' },
      { card: 'russian 4-4-7', at: '1:E2' },
    ],
    weapons: [{ card: 'german MMG', by: 'u1' }],
  });
  play(leader, 'german', 'ready w1', 'at 1:E2');
  expect(refusals(leader, 'german', 'alone w1')).toEqual(['3.8.6.a']);
});

test('[sl 3.8.6.a] who fires a weapon has no fire of his own in that phase, and the other way round', () => {
  const both = gunner();
  play(both, 'german', 'ready w1', 'at 1:E2');
  expect(refusals(both, 'german', 'add u1')).toEqual(['8.9.1.1']);
  play(both, 'german', 'unready', 'ready u1', 'at 1:E2');
  expect(refusals(both, 'german', 'add w1')).toEqual(['8.9.1.1']);
  const after = gunner({ card: 'russian 4-4-7', at: '1:H5' }, { ...HERO, at: '1:G5' });
  play(after, 'german', 'ready w1', 'at 1:H5', 'shoot');
  expect(refusals(after, 'german', 'ready u1')).toEqual(['5.1.2']);
});

test('[sl 3.8.6.a] he carries what a leader carries', () => {
  const { world, view } = standing({
    units: [HERO, { card: 'german 8-0', at: '1:E5' }, { card: 'russian 4-4-7', at: '1:E2' }],
    weapons: [
      { card: 'german LMG', at: '1:E5' },
      { card: 'german HMG', at: '1:E5' },
    ],
  });
  const carried = (id: number) =>
    view.weapons.map(weapon => canCarry(world, view, view.units[id] as AnyUnit, weapon));
  expect(carried(0)).toEqual(carried(1));
  expect(carried(0)).toEqual([true, false]);
});

test('[sl 3.4.3, 3.8.5] nobody carries a wounded hero, nor a leader who is well', () => {
  const carried = (man: object) => {
    const match = skirmish({
      phase: 'movement',
      units: [
        { ...SQUAD },
        { card: 'german 8-0', at: SQUAD.at, ...man },
        { card: 'russian 4-4-7', at: '1:A1' },
      ],
    } as Position);
    play(match, 'german', 'move u1', 'with u2');
    return refusals(match, 'german', 'bear u2 u1');
  };
  expect(carried({ wounds: 1 })).toEqual([]);
  expect(carried({})).toEqual(['3.4.3']);
  expect(carried({ card: 'german 1-4-9 hero', wounds: 1 })).toEqual(['3.4.3']);
});
