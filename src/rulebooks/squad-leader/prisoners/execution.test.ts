import { expect, test } from 'vitest';
import { maySurrender } from '../morale/surrender.ts';
import type { Condition, Scenario } from '../scenario/scenario.ts';
import { outcome, required } from '../scenario/victory.ts';
import { altered, isGone, offers, type Position, play, skirmish, standing, unit } from '../testing/bench.ts';
import { moraleOf } from '../units.ts';

const GUARD = { card: 'russian 4-4-7', at: '1:E5' } as const;
const PRISONER = { card: 'german 4-6-7', at: '1:E5', broken: true, guard: 'u1', unarmed: true } as const;

const SHOT: Position['units'] = [
  GUARD,
  PRISONER,
  { card: 'german 4-6-7', at: '1:E2' },
  { card: 'russian 4-4-7', at: '1:E5' },
];

test('[sl 3.29.7] Russians may shoot a prisoner in a fire phase of theirs, and his guard then doesn’t fire', () => {
  const match = skirmish({ phase: 'prep-fire', units: SHOT });
  expect(offers(match, 'russian', 'execute')).toEqual(['execute u2']);
  play(match, 'russian', 'execute u2');
  expect(isGone(match, 'u2')).toBe(true);
  expect(offers(match, 'russian', 'ready')).toEqual(['ready u4']);
  const fired = skirmish({ phase: 'prep-fire', units: [{ ...GUARD, fired: 'prep-fire' }, ...SHOT.slice(1)] });
  expect(offers(fired, 'russian', 'execute')).toEqual([]);
});

test('[sl 3.29.7] other nations don’t', () => {
  const match = skirmish({
    phase: 'prep-fire',
    units: [
      { card: 'german 4-6-7', at: '1:E5' },
      { card: 'russian 4-4-7', at: '1:E5', broken: true, guard: 'u1' },
      { card: 'russian 4-4-7', at: '1:E2' },
    ],
  });
  expect(offers(match, 'german', 'execute')).toEqual([]);
  expect(offers(match, 'german', 'ready')).toEqual(['ready u1']);
});

test('[sl 3.29.8] who is shot counts no more', () => {
  const match = skirmish({ phase: 'prep-fire', units: SHOT });
  play(match, 'russian', 'execute u2');
  expect(match.state.losses).toEqual([]);
});

test('[sl 3.30.5] comrades who see it have a level of morale more for the rest of the game, once, wherever they are', () => {
  const match = skirmish({
    phase: 'prep-fire',
    units: [
      ...SHOT,
      { ...PRISONER, guard: 'u4' },
      { card: 'german 4-6-7' },
      { card: 'german 9-1', at: '1:A1', broken: true },
      { card: 'german 1-4-9 hero', at: '1:A1' },
      { ...PRISONER, guard: 'u4' },
    ],
  });
  play(match, 'russian', 'execute u2', 'execute u5');
  expect(['u3', 'u6', 'u7', 'u8', 'u9'].map(id => moraleOf(unit(match, id)))).toEqual([8, 8, 10, 10, 5]);
});

// Behind hills nobody sees it; the pair in the corner only gives the Russians something to do.
const hills = ['E3', 'E4', 'B7', 'B8', 'C6', 'C7', 'D5', 'D6', 'D7'].map(hex => [`1:${hex}`, 2] as const);
const UNSEEN = {
  phase: 'prep-fire',
  levels: Object.fromEntries(hills),
  units: [...SHOT, { card: 'russian 4-4-7', at: '1:A10' }, { card: 'german 4-6-7', at: '1:A8' }],
} as Position;

test('[sl 3.30.5] not if none of them sees it; a fellow prisoner’s eyes don’t count', () => {
  const unseen = skirmish({ ...UNSEEN, units: [...UNSEEN.units, { ...PRISONER, guard: 'u4' }] });
  play(unseen, 'russian', 'execute u2');
  expect(moraleOf(unit(unseen, 'u3'))).toBe(7);
});

test('[sl 3.30.5] for each of them the captors must eliminate one unit more, where that is how they win', () => {
  const asked = (position: Position, shot: readonly string[]) => {
    const condition = { is: 'casualties', side: 'russian', least: 5 } as const;
    const match = skirmish(position);
    for (const id of shot) play(match, 'russian', `execute ${id}`);
    const { world } = standing(position);
    const held: Condition = { is: 'control-hexes', side: 'russian', least: 5, hexes: [] };
    expect(required(world, match.state, held)).toBe(5);
    expect(required(world, match.state, { ...condition, side: 'german' })).toBe(5);
    return required(world, match.state, condition);
  };
  const seen = { phase: 'prep-fire', units: [...SHOT, { ...PRISONER, guard: 'u4' }] } as Position;
  expect([asked(seen, []), asked(seen, ['u2']), asked(seen, ['u2', 'u5'])]).toEqual([5, 7, 9]);
  expect(asked(UNSEEN, ['u2'])).toBe(5);
});

test('[sl 3.30.5] so much more is then needed to win', () => {
  const victory: Scenario['victory'] = {
    side: 'russian',
    needs: 'all',
    conditions: [{ is: 'casualties', side: 'russian', least: 4 }],
    words: '',
  };
  const won = (outraged: Position['outraged']) => {
    const { world, view } = standing({
      scenario: { victory },
      units: [GUARD, PRISONER, { card: 'german 4-6-7', at: '1:M1' }],
      doing: [{ is: 'done' }],
      ...(outraged && { outraged }),
    });
    return outcome(view, world)?.winner;
  };
  expect([won(undefined), won(['german'])]).toEqual(['russian', 'german']);
});

// ---- after surrender (3.28.9)

const WEAK = { card: 'german 4-6-7', lowered: 3, id: 'uw' } as const;
const shaken = (units: readonly object[], more: object = {}) =>
  ({ phase: 'rout', options: { integrity: true }, units, ...more }) as Position;
const lost = { german: 1000, russian: 0 };

test('[sl 3.28.9] whoever sees captors shoot a prisoner surrenders no more', () => {
  const shot = (units: Position['units'], more: object = {}) => {
    const match = skirmish({
      phase: 'prep-fire',
      options: { integrity: true },
      lost,
      units,
      ...more,
    } as Position);
    play(match, 'russian', 'execute u2');
    const { world } = standing({ units });
    return [unit(match, 'u3'), unit(match, 'u1')].map(each => maySurrender(world, match.state, each));
  };
  const shattered = altered(SHOT, 2, { lowered: 3 });
  expect(shot(shattered)).toEqual([false, false]);
  const unseen = altered(UNSEEN.units, 2, { lowered: 3 });
  expect(shot(unseen, { levels: UNSEEN.levels })).toEqual([true, false]);
});

test('[sl 3.28.9] nor who sees them kill one who would give up; to kill one out of their reach is war', () => {
  const killed = (units: readonly object[]) => {
    const match = skirmish(shaken(units, { lost, hexes: { '1:E5': 'woods' } }));
    play(match, 'russian', 'kill u1');
    return match.state.defiant;
  };
  const broken = { card: 'german 4-6-7', at: '1:E5', broken: true, lowered: 3 };
  const witness = { ...WEAK, at: '1:G2' };
  expect(killed([broken, { ...GUARD, at: '1:E4' }, { ...GUARD, at: '1:E6' }, witness])).toEqual(['german']);
  // One captor who could have taken it is enough.
  const alone = skirmish({
    ...shaken([broken, { ...GUARD, at: '1:E4' }, { ...GUARD, at: '1:E7' }, witness], {
      lost,
      hexes: { '1:E5': 'woods' },
    }),
  });
  if (alone.offered('russian').includes('kill u1')) {
    play(alone, 'russian', 'kill u1');
    expect(alone.state.defiant).toEqual(['german']);
  }
  const open = { ...broken, at: '1:F5' };
  const around = ['1:F3', '1:F7', '1:D5', '1:H5'].map(at => ({ ...GUARD, at }));
  expect(killed([open, ...around, { ...witness, at: '1:F1' }])).toBeUndefined();
});

test('[sl 3.28.9] a single man takes and guards those who surrender, as many as a hex holds', () => {
  const beside = (captive: object, taken: number, more: object = {}) => {
    const captor = { card: 'russian 8-0', at: '1:E4', id: 'uc' };
    const herd = Array.from({ length: taken }, () => ({ ...PRISONER, at: '1:E4', guard: 'uc' }));
    const units = [{ card: 'german 4-6-7', at: '1:E5', broken: true, ...captive }, captor, ...herd];
    const foe = { card: 'russian 4-4-7', at: '1:E6', id: 'ud' };
    const match = skirmish(
      shaken([...units, foe, { ...WEAK, at: '1:M9' }], { lost, hexes: { '1:E5': 'woods' }, ...more }),
    );
    return match.choiceOf('russian') ? match.offered('russian').includes('capture u1 uc') : undefined;
  };
  expect([beside({ lowered: 3 }, 0), beside({ lowered: 3 }, 2), beside({ lowered: 3 }, 3)]).toEqual([
    true,
    true,
    false,
  ]);
  // Not in a normal capture.
  expect(beside({}, 0, { options: {}, lost: undefined })).toBe(false);
});
