import { expect, test } from 'vitest';
import { sufferHits } from '../fire/effects.ts';
import type { UnitId } from '../state.ts';
import { citesSaid, enact, isGone, play, skirmish, standing, unit } from '../testing/bench.ts';
import { fireCheck, leaderLosses, moraleCheck, newAftermath } from './check.ts';
import { heroModifiers } from './heroes.ts';

const AT = '1:E5';
const [SQUAD, LEADER] = ['german 4-6-7', 'german 9-1'];
const ENEMY = { card: 'russian 4-4-7', at: '1:J9', id: 'ue' } as const;

/** A check of these units, with the same result for all, and what comes of it. */
function checked(
  units: readonly { card: string; broken?: true; berserk?: true; wounds?: number }[],
  n: number,
  dice: readonly (readonly number[])[],
) {
  const placed = units.map(each => ({ at: AT, ...each }));
  return enact({ units: [...placed, ENEMY] } as never, dice, game =>
    sufferHits(game, [{ result: { is: 'MC', n }, targets: units.map((_, i): UnitId => `u${i + 1}`) }]),
  ).match;
}

test('[sl 3.20.1, 3.20.5] the morale number or less passes, more breaks', () => {
  expect(unit(checked([{ card: SQUAD }], 0, [[3, 4]]), 'u1').broken).toBeUndefined();
  expect(unit(checked([{ card: SQUAD }], 0, [[4, 4]]), 'u1').broken).toBe(true);
  expect(unit(checked([{ card: SQUAD }], 1, [[3, 4]]), 'u1').broken).toBe(true);
});

test('[sl 3.20.5] a broken unit checks with the morale of its broken side, and with no other penalty', () => {
  const half = 'german 2-4-7';
  expect(isGone(checked([{ card: half, broken: true }], 0, [[3, 3]]), 'u1')).toBe(false);
  expect(isGone(checked([{ card: half, broken: true }], 0, [[3, 4]]), 'u1')).toBe(true);
});

test('[sl 3.20.3, 3.2.6, 3.20.7] leaders check first, without their own modifier, and help the others', () => {
  const match = checked([{ card: SQUAD }, { card: LEADER }], 0, [
    [4, 5],
    [4, 4],
  ]);
  expect(unit(match, 'u2').broken).toBeUndefined();
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[sl 3.20.7] E1-204: an 8-1 passes a normal check with an 8 and not with a 9', () => {
  const broken = (...dice: number[]) => unit(checked([{ card: 'german 8-1' }], 0, [dice]), 'u1').broken;
  expect([broken(4, 4), broken(4, 5)]).toEqual([undefined, true]);
});

test('[sl 3.2.7] of two leaders one helps, the better one', () => {
  const match = checked([{ card: SQUAD }, { card: LEADER }, { card: 'german 9-2' }], 0, [
    [1, 2],
    [1, 2],
    [4, 5],
  ]);
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[sl 3.2.6] a bad leader is no help, but he counts', () => {
  const match = checked([{ card: SQUAD }, { card: 'german 6+1' }], 0, [
    [1, 2],
    [3, 4],
  ]);
  expect(unit(match, 'u1').broken).toBe(true);
});

test('[sl 3.20.4] who is with a leader who fails takes a normal check, however hard the first was', () => {
  const match = checked([{ card: SQUAD }, { card: LEADER }], 3, [
    [4, 5],
    [2, 2],
    [3, 4],
  ]);
  expect(unit(match, 'u2').broken).toBe(true);
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[sl 3.20.4] even if he was broken before', () => {
  const match = enact(
    {
      units: [{ card: SQUAD, at: AT }, { card: LEADER, at: AT, broken: true }, ENEMY],
    },
    [
      [5, 5],
      [6, 6],
      [4, 4],
    ],
    function* (game) {
      const aftermath = newAftermath();
      const leader = game.state.units.find(({ id }) => id === 'u2');
      if (leader) yield* moraleCheck(game, leader, fireCheck(0), aftermath);
      yield* leaderLosses(game, aftermath);
    },
  ).match;
  expect(isGone(match, 'u2')).toBe(true);
  expect(unit(match, 'u1').broken).toBe(true);
});

test('[sl QA-12.22] E1-039: two leaders and a squad: the second checks for the first, the squad for both, the first for the second', () => {
  const match = checked([{ card: SQUAD }, { card: 'german 9-1' }, { card: 'german 8-0' }], 1, [
    [5, 4], // the first leader fails the 1MC
    [3, 4], // the second passes it
    [2, 2], // the squad passes it
    [5, 5], // the second fails his NMC for the first
    [2, 2], // the squad’s NMC for the first
    [2, 3], // the first’s NMC for the second
    [3, 3], // the squad’s for the second
  ]);
  expect(unit(match, 'u2').broken).toBe(true);
  expect(unit(match, 'u3').broken).toBe(true);
  expect(unit(match, 'u1').broken).toBeUndefined();
  expect(match.journal.all().filter(({ is }) => is === 'roll')).toHaveLength(7);
});

test('[sl QA-83.3] who has just been broken by the fire checks for the leader with unbroken morale', () => {
  const half = { card: 'german 2-4-7' };
  // Broken morale is 6: a 7 would be the end of it.
  const match = checked([half, { card: LEADER }], 1, [
    [5, 5],
    [4, 4],
    [3, 4],
  ]);
  expect(unit(match, 'u1').broken).toBe(true);
  const before = checked([{ ...half, broken: true }, { card: LEADER }], 1, [
    [5, 5],
    [1, 2],
    [3, 4],
  ]);
  expect(isGone(before, 'u1')).toBe(true);
});

test('[sl 3.20.6] a broken squad that fails becomes a broken half-squad, whatever is smaller is gone', () => {
  const match = checked(
    [
      { card: SQUAD, broken: true },
      { card: 'german 2-4-7', broken: true },
    ],
    0,
    [
      [4, 5],
      [4, 5],
    ],
  );
  expect(unit(match, 'u1')).toMatchObject({ card: 'german 2-4-7', broken: true });
  expect(isGone(match, 'u2')).toBe(true);
});

test('[sl 3.20.8] a 12 makes a broken half-squad of a squad, and is the end of others', () => {
  const match = checked([{ card: SQUAD }, { card: 'german 2-4-7' }, { card: SQUAD, broken: true }], 0, [
    [6, 6],
    [6, 6],
    [6, 6],
  ]);
  expect(unit(match, 'u1')).toMatchObject({ card: 'german 2-4-7', broken: true });
  expect(isGone(match, 'u2')).toBe(true);
  expect(isGone(match, 'u3')).toBe(true);
});

test('[sl 3.20.8] but not in a check for a lost leader', () => {
  const match = checked([{ card: SQUAD }, { card: LEADER }], 0, [
    [5, 5],
    [1, 2],
    [6, 6],
  ]);
  expect(unit(match, 'u1')).toMatchObject({ card: SQUAD, broken: true });
});

// ---- wounds

test('[sl 3.4.1] a leader who rolls a 12 is wounded: badly, and he is lost', () => {
  const match = checked([{ card: LEADER }], 0, [
    [6, 6],
    [3, 3],
  ]);
  expect(isGone(match, 'u1')).toBe(true);
  expect(match.state.losses).toEqual([{ side: 'german', card: LEADER, how: 'eliminated' }]);
});

test('[sl 3.4.1, 3.4.2] or lightly: then he is evacuated and not lost, or carries on in good order', () => {
  const dice = [
    [4, 6],
    [1, 4],
  ];
  const away = checked([{ card: LEADER, broken: true }], 0, dice);
  play(away, 'german', 'evacuate u1');
  expect(isGone(away, 'u1')).toBe(true);
  expect(away.state.losses).toEqual([]);
  const stays = checked([{ card: LEADER, broken: true }], 0, dice);
  play(stays, 'german', 'carry-on u1');
  expect(unit(stays, 'u1')).toMatchObject({ wounds: 1 });
  expect(unit(stays, 'u1').broken).toBeUndefined();
});

test('[sl 3.4.2] a wound costs a level of morale and of leadership, which it makes no worse than 0', () => {
  const match = checked([{ card: SQUAD }, { card: LEADER, wounds: 1 }], 0, [
    [4, 4],
    [4, 4],
  ]);
  // 8 is his morale now, and no help is left for the squad.
  expect(unit(match, 'u2').broken).toBeUndefined();
  expect(unit(match, 'u1').broken).toBe(true);
  const poor = checked([{ card: SQUAD }, { card: 'german 8-0', wounds: 1 }], 0, [
    [3, 3],
    [3, 4],
  ]);
  expect(unit(poor, 'u1').broken).toBeUndefined();
});

test('[sl 3.4.5] every wound makes the next check harder, and their effects add up', () => {
  const wounded = { card: LEADER, broken: true, wounds: 1 } as const;
  const lost = checked([wounded], 0, [
    [6, 5],
    [2, 2],
  ]);
  expect(isGone(lost, 'u1')).toBe(true);
  const match = checked([wounded], 0, [
    [6, 5],
    [1, 2],
  ]);
  play(match, 'german', 'carry-on u1');
  expect(unit(match, 'u1').wounds).toBe(2);
});

test('[sl QA-122.1] E1-027: the wound by itself brings no check: only his failure has', () => {
  const match = checked([{ card: SQUAD }, { card: LEADER, broken: true }], 0, [
    [5, 5],
    [1, 1],
    [2, 2],
    [2, 2],
  ]);
  play(match, 'german', 'carry-on u2');
  expect(citesSaid(match)).toContain('3.4.1');
  expect(match.journal.all().filter(({ is }) => is === 'roll')).toHaveLength(4);
});

// ---- heroes and madmen

test('[sl 3.8.2] a hero who fails is wounded, and never breaks', () => {
  const match = checked([{ card: 'german 1-4-9 hero' }], 0, [[5, 5]]);
  expect(unit(match, 'u1')).toMatchObject({ card: 'german 1-3-8 hero', wounds: 1 });
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[sl 3.8.2] a 12 kills him, and so does a failure when he is wounded', () => {
  expect(isGone(checked([{ card: 'german 1-4-9 hero' }], 0, [[6, 6]]), 'u1')).toBe(true);
  expect(isGone(checked([{ card: 'german 1-3-8 hero', wounds: 1 }], 0, [[5, 4]]), 'u1')).toBe(true);
  expect(isGone(checked([{ card: 'german 1-3-8 hero', wounds: 1 }], 0, [[4, 4]]), 'u1')).toBe(false);
});

test('[sl 3.8.3] no leader’s fate and no leader’s help touch him, and he does not go berserk', () => {
  const match = checked([{ card: 'german 1-4-9 hero' }, { card: 'german 9-2' }], 0, [
    [5, 5],
    [5, 5],
  ]);
  expect(match.journal.all().filter(({ is }) => is === 'roll')).toHaveLength(2);
  const helped = checked([{ card: 'german 1-4-9 hero' }, { card: 'german 9-2' }], 0, [
    [1, 2],
    [4, 6],
  ]);
  expect(unit(helped, 'u1').wounds).toBe(1);
  const calm = checked([{ card: 'german 1-4-9 hero' }], 3, [[1, 1]]);
  expect(unit(calm, 'u1').berserk).toBeUndefined();
});

test('[sl 3.8.11] a 2 may bring forth a hero, if its side wants one and a die is low', () => {
  const at = (die: number, card = 'american 6-6-6') => {
    const match = enact(
      {
        units: [
          { card, at: AT },
          { card: 'german 4-6-7', at: '1:J9' },
        ],
      },
      [[1, 1], [die]],
      game => sufferHits(game, [{ result: { is: 'MC', n: 0 }, targets: ['u1'] }]),
    ).match;
    play(match, 'american', 'hero u1');
    return match.state.units.filter(each => each.card === 'american 1-4-9 hero');
  };
  expect(at(2)).toMatchObject([{ id: 'u3', at: AT, side: 'american' }]);
  expect(at(3)).toEqual([]);
  expect(at(2, 'american 8-0')).toMatchObject([{ id: 'u1' }]);
});

test('[sl 3.8.11] only Germans, and only against Russians', () => {
  const drm = (own: string, other: string) => {
    const { world, view } = standing({
      units: [
        { card: own, at: AT },
        { card: other, at: '1:J9' },
      ],
    });
    const [first] = view.units;
    return first && heroModifiers(world, first).value;
  };
  expect(drm('german 4-6-7', 'russian 4-4-7')).toBe(-1);
  expect(drm('german 4-6-7', 'american 6-6-6')).toBe(0);
  expect(drm('russian 4-4-7', 'german 4-6-7')).toBe(0);
});

test('[sl 3.8.11] Germans in the East find one more easily; nobody has to', () => {
  const match = checked([{ card: SQUAD, broken: true }], 0, [[1, 1], [3]]);
  play(match, 'german', 'hero u1');
  expect(unit(match, 'u3')).toMatchObject({ card: 'german 1-4-9 hero' });
  expect(unit(match, 'u3').broken).toBeUndefined();
  const none = checked([{ card: SQUAD }], 0, [[1, 1]]);
  play(none, 'german', 'pass');
  expect(none.state.units).toHaveLength(2);
});

test('[sl 3.25.1] a 2 in a hard check makes anybody berserk, Russians in every one by fire', () => {
  const go = (card: string, n: number) => {
    const side = card.split(' ')[0] ?? '';
    const other = side === 'russian' ? 'german 4-6-7' : 'russian 4-4-7';
    const match = enact(
      {
        units: [
          { card, at: AT },
          { card: other, at: '1:J9' },
        ],
      },
      [[1, 1]],
      game => sufferHits(game, [{ result: { is: 'MC', n }, targets: ['u1'] }]),
    ).match;
    play(match, side, 'pass');
    return unit(match, 'u1').berserk;
  };
  expect([go(SQUAD, 1), go(SQUAD, 2), go(SQUAD, 4)]).toEqual([undefined, true, true]);
  expect([go('russian 4-4-7', 0), go('russian 4-4-7', 2)]).toEqual([true, true]);
});

test('[sl 3.25.2] a berserk unit checks against 10; failing makes a squad smaller, never broken, and kills the rest', () => {
  const match = checked(
    [
      { card: SQUAD, berserk: true },
      { card: 'german 2-4-7', berserk: true },
    ],
    0,
    [
      [4, 6],
      [4, 6],
    ],
  );
  expect(unit(match, 'u1').card).toBe(SQUAD);
  expect(isGone(match, 'u2')).toBe(false);
  const failed = checked(
    [
      { card: SQUAD, berserk: true },
      { card: 'german 2-4-7', berserk: true },
      { card: SQUAD, berserk: true },
    ],
    1,
    [
      [4, 6],
      [4, 6],
      [6, 6],
    ],
  );
  expect(unit(failed, 'u1')).toMatchObject({ card: 'german 2-4-7', berserk: true });
  expect(unit(failed, 'u1').broken).toBeUndefined();
  expect(isGone(failed, 'u2')).toBe(true);
  expect(unit(failed, 'u3')).toMatchObject({ card: 'german 2-4-7', berserk: true });
});

test('[sl 3.25.7] a berserk leader may carry away those with him, by their desperation morale and his modifier', () => {
  const match = checked(
    [{ card: 'german 9-1' }, { card: SQUAD }, { card: SQUAD }, { card: SQUAD, broken: true }],
    2,
    [
      [1, 1], // the leader goes berserk
      [2, 2], // 4 - 1 is 3: the first squad goes with him
      [2, 3], // the second doesn’t
      [2, 2],
      [2, 2],
      [2, 2],
    ],
  );
  play(match, 'german', 'pass');
  expect(['u1', 'u2', 'u3', 'u4'].map(id => unit(match, id).berserk)).toEqual([
    true,
    true,
    undefined,
    undefined,
  ]);
  expect(unit(match, 'u3').broken).toBeUndefined();
});

test('[sl 3.4.4] a wounded leader fires no weapon', () => {
  const match = skirmish({
    phase: 'prep-fire',
    units: [
      { card: LEADER, at: AT, wounds: 1 },
      { card: SQUAD, at: AT },
      { card: 'russian 4-4-7', at: '1:E7' },
    ],
    weapons: [{ card: 'german LMG', by: 'u1' }],
  });
  expect(match.offered('german')).toContain('ready u2');
  expect(match.offered('german')).not.toContain('ready w1');
});

/** Every roll is in the dice; one more would be a fault. */
test('[sl 3.20.2] enemy fire and the loss of a leader make men check their morale', () => {
  expect(unit(checked([{ card: SQUAD }], 0, [[4, 4]]), 'u1').broken).toBe(true);
  const match = checked([{ card: LEADER }, { card: SQUAD }], 0, [
    [6, 4],
    [1, 2],
    [4, 4],
  ]);
  expect(unit(match, 'u2').broken).toBe(true);
});

test('[sl 3.20.2] nothing else does: not the fate of other comrades, nor what happens in another hex', () => {
  // The squad fails, the other one only has its own check; a hero falls, and nobody minds.
  const beside = checked([{ card: SQUAD }, { card: SQUAD }], 0, [
    [6, 5],
    [1, 2],
  ]);
  expect(unit(beside, 'u2').broken).toBeUndefined();
  const hero = checked([{ card: 'german 1-3-8 hero', wounds: 1 }, { card: SQUAD }], 0, [
    [6, 5],
    [1, 2],
  ]);
  expect([isGone(hero, 'u1'), unit(hero, 'u2').broken]).toEqual([true, undefined]);
  const elsewhere = enact(
    {
      units: [{ card: SQUAD, at: AT }, { card: SQUAD, at: '1:E6' }, { card: LEADER, at: '1:E6' }, ENEMY],
    },
    [],
    game => sufferHits(game, [{ result: { is: 'KIA' }, targets: ['u1'] }]),
  ).match;
  expect(isGone(elsewhere, 'u1')).toBe(true);
});

test('[sl 3.20.2] nor losses in close combat, or an enemy who comes near', () => {
  const combat = skirmish(
    {
      phase: 'close-combat',
      units: [
        { card: SQUAD, at: AT },
        { card: SQUAD, at: AT },
        { card: 'russian 6-2-8', at: AT },
      ],
    },
    [[1, 2]],
  );
  play(combat, 'german', 'done');
  play(combat, 'russian', 'attack u3', 'target u1', 'done');
  expect([isGone(combat, 'u1'), unit(combat, 'u2').broken]).toEqual([true, undefined]);
  const advance = skirmish({
    phase: 'advance',
    attacker: 'russian',
    units: [
      { card: SQUAD, at: AT },
      { ...ENEMY, at: '1:E7' },
    ],
  });
  play(advance, 'russian', 'advance ue 1:E6');
  expect(unit(advance, 'u1').broken).toBeUndefined();
});

test('[sl 3.20.3, 3.2.7] of several leaders the best checks first, in whatever order they came', () => {
  for (const leaders of [
    ['german 8-0', 'german 9-2'],
    ['german 9-2', 'german 8-0'],
  ]) {
    // He passes with an 8; the other, whom he helps by two, with a 10.
    const match = checked(
      leaders.map(card => ({ card })),
      0,
      [
        [4, 4],
        [4, 6],
      ],
    );
    expect(match.state.units.filter(({ broken }) => broken)).toEqual([]);
  }
});

test('[sl 3.20.5, 3.24.1, 4.7.8] who breaks is neither pinned nor exhausted any more', () => {
  const match = checked([{ card: SQUAD, pinned: true, exhausted: true } as never], 0, [[6, 5]]);
  expect(unit(match, 'u1')).toMatchObject({ broken: true, desperate: true });
  expect([unit(match, 'u1').pinned, unit(match, 'u1').exhausted]).toEqual([undefined, undefined]);
});
