/** Movement is a log: the defender fires at where the movers were, and what followed on it never was (5.6). */
import { describe, expect, test } from 'vitest';
import {
  citesSaid,
  isGone,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  unit,
  weapon,
} from '../testing/bench.ts';
import { trailOf } from './trails.ts';

const SQUAD = { card: 'german 4-6-7', at: '1:D8' } as const;
const LEADER = { card: 'german 8-0', at: '1:D8' } as const;
const HERO = { card: 'german 1-4-9 hero', at: '1:D8' } as const;
/** Adjacent to D5 and seeing all of column D. */
const RUSSIAN = { card: 'russian 4-4-7', at: '1:D3' } as const;
type Dice = readonly (readonly number[])[];

/** The first unit goes along these hexes, alone or with others; then the Russians may fire. */
function walked(position: Partial<Position>, dice: Dice, moves: readonly string[]) {
  const match = skirmish({ phase: 'movement', units: [SQUAD, RUSSIAN], ...position }, dice);
  play(match, 'german', ...moves, 'done');
  return match;
}
const way = (...hexes: readonly string[]) => ['move u1', ...hexes.map(hex => `step 1:${hex}`), 'done'];
const fire = (match: ReturnType<typeof walked>, at: string, ...more: readonly string[]) =>
  play(match, 'russian', 'ready u2', `at 1:${at}`, ...more, 'shoot');

describe('where they were', () => {
  test('[sl 5.6.1, 5.6.4, SOP.4.1] a mover may be fired at in any hex that it went through, and not where it set out', () => {
    const match = walked({}, [], way('D7', 'D6', 'E6'));
    play(match, 'russian', 'ready u2');
    expect(offers(match, 'russian', 'at')).toEqual(['at 1:E6', 'at 1:D7', 'at 1:D6']);
  });

  test('[sl 5.6.4] who has not moved is fired at where he is', () => {
    const match = walked({ units: [SQUAD, RUSSIAN, { ...SQUAD, at: '1:F6' }] }, [], way('D7'));
    play(match, 'russian', 'ready u2');
    expect(offers(match, 'russian', 'at')).toContain('at 1:F6');
  });

  test('[sl 5.6.3] who comes through goes on as he went', () => {
    // 4 FP at D6, -2 for movement in the open: 9 does nothing.
    const match = walked({}, [[5, 6]], way('D7', 'D6', 'E6'));
    fire(match, 'D6');
    expect(unit(match, 'u1')).toMatchObject({ at: '1:E6', desperate: true });
    expect(unit(match, 'u1').broken).toBeUndefined();
  });

  test('[sl 5.6.1, 5.6.3] who breaks never went farther', () => {
    // 4-2 = 2 on column 4 kills; 4 and 3 make 7-2 = 5: 1MC, failed with 11.
    const match = walked(
      {},
      [
        [4, 3],
        [6, 5],
      ],
      way('D7', 'D6', 'E6'),
    );
    fire(match, 'D6');
    expect(unit(match, 'u1')).toMatchObject({ at: '1:D6', broken: true });
  });

  test('[sl 5.6.3, QA-16.3] E1-126: where one of a stack breaks the others go on as they went, and nowhere else', () => {
    // 1MC again: the first passes it, the second breaks.
    const match = walked(
      { units: [SQUAD, RUSSIAN, SQUAD] },
      [
        [4, 3],
        [1, 2],
        [6, 5],
      ],
      ['move u1', 'with u3', 'step 1:D7', 'step 1:D6', 'step 1:E6', 'done'],
    );
    fire(match, 'D6');
    expect(unit(match, 'u3')).toMatchObject({ at: '1:D6', broken: true });
    expect(unit(match, 'u1').at).toBe('1:E6');
    expect(offers(match, 'german', 'step')).toEqual([]);
  });

  test('[sl 5.6.1] it may be put back where there is no room for it', () => {
    const crowd = [1, 2, 3].map(() => ({ ...SQUAD, at: '1:D6' }) as const);
    const match = walked(
      { units: [SQUAD, RUSSIAN, ...crowd] },
      [
        [4, 3],
        [6, 5],
        [1, 2],
        [1, 2],
        [1, 2],
      ],
      way('D7', 'D6', 'E6'),
    );
    fire(match, 'D6');
    expect(match.state.units.filter(({ at }) => at === '1:D6')).toHaveLength(4);
  });

  test('[sl 5.6.2, 5.6.5, 5.6.6] all in the hex are struck by one roll, the modifier of movement is for movers alone', () => {
    // 8 on column 4: nothing to him who stands, 6 and a normal check to him who ran through.
    const match = walked(
      { units: [SQUAD, RUSSIAN, { ...SQUAD, at: '1:D6' }] },
      [
        [5, 3],
        [6, 5],
      ],
      way('D7', 'D6', 'E6'),
    );
    fire(match, 'D6');
    expect([unit(match, 'u1').broken, unit(match, 'u3').broken]).toEqual([true, undefined]);
    expect(unit(match, 'u3').desperate).toBe(true);
  });

  test('[sl 5.6.1] the defender may leave out one who only passed through, but not one who stayed', () => {
    const units = [SQUAD, RUSSIAN, SQUAD];
    const match = walked(
      { units },
      [
        [5, 3],
        [6, 5],
      ],
      ['move u1', 'with u3', 'step 1:D7', 'step 1:D6', 'stay u3', 'step 1:E6', 'done'],
    );
    play(match, 'russian', 'ready u2', 'at 1:D6');
    expect(offers(match, 'russian', 'spare')).toEqual(['spare u1']);
    expect(refusals(match, 'russian', 'spare u3')).toEqual(['5.6.2']);
    play(match, 'russian', 'spare u1', 'shoot');
    expect([unit(match, 'u1').broken, unit(match, 'u3').broken]).toEqual([undefined, true]);
  });

  test('[sl SQLA-16B] once fired at, nobody is fired at in an earlier hex, but in the same and in later ones', () => {
    const match = walked(
      { units: [SQUAD, RUSSIAN, { ...RUSSIAN, at: '1:E3' }] },
      [[5, 6]],
      way('D7', 'D6', 'E6'),
    );
    fire(match, 'D6');
    play(match, 'russian', 'ready u3');
    expect(offers(match, 'russian', 'at')).toEqual(['at 1:E6', 'at 1:D6']);
  });

  test('[sl SQLA-16B] each mover by his own way: others are still found where they went', () => {
    const units = [SQUAD, RUSSIAN, SQUAD, { ...RUSSIAN, at: '1:E3' }] as const;
    const match = walked(
      { units },
      [[5, 6]],
      [...way('D7', 'D6', 'E6'), 'move u3', 'step 1:D7', 'step 1:C7', 'done'],
    );
    fire(match, 'D6');
    play(match, 'russian', 'ready u4');
    expect(offers(match, 'russian', 'at')).toContain('at 1:D7');
  });
});

describe('going to ground', () => {
  test('[sl 5.6.10.1] who passes with the highest roll that does stops there, and is no mover any more', () => {
    // 5+3-2 = 6 on column 4: a normal check, passed with 7 of 7.
    const match = walked(
      { units: [SQUAD, RUSSIAN, { ...RUSSIAN, at: '1:E3' }] },
      [
        [5, 3],
        [3, 4],
        [5, 3],
      ],
      way('D7', 'D6', 'E6'),
    );
    fire(match, 'D6');
    expect(unit(match, 'u1').at).toBe('1:D6');
    expect(trailOf(match.state, 'u1')?.ended).toBe('grounded');
    // The same roll without the modifiers of movement does nothing.
    play(match, 'russian', 'ready u3', 'at 1:D6', 'shoot');
    expect(unit(match, 'u1')).toMatchObject({ at: '1:D6' });
  });

  test('[sl 5.6.10.2] a leader who does so takes all movers in the hex with him, and nobody checks for it', () => {
    const match = walked(
      { units: [SQUAD, RUSSIAN, LEADER] },
      [
        [5, 3],
        [4, 4],
        [1, 2],
      ],
      ['move u1', 'with u3', 'step 1:D7', 'step 1:D6', 'step 1:E6', 'done'],
    );
    fire(match, 'D6');
    expect([unit(match, 'u1').at, unit(match, 'u3').at]).toEqual(['1:D6', '1:D6']);
  });

  test('[sl 5.6.10.2, 3.8.8] but no hero who went with him, and nobody who is broken', () => {
    const match = walked(
      { units: [HERO, RUSSIAN, LEADER, SQUAD] },
      [
        [5, 3], // a normal check
        [4, 4], // the leader just holds
        [1, 2],
        [6, 5], // the squad breaks
      ],
      ['move u1', 'with u3', 'with u4', 'step 1:D7', 'step 1:D6', 'step 1:E6', 'done'],
    );
    fire(match, 'D6');
    expect(['u1', 'u3', 'u4'].map(id => unit(match, id).at)).toEqual(['1:E6', '1:D6', '1:D6']);
    expect(citesSaid(match).filter(cite => cite === '5.6.10.1')).toHaveLength(1);
  });

  test('[sl 3.8.8] a hero does not go to ground', () => {
    const hero = HERO;
    const match = walked(
      { units: [hero, RUSSIAN] },
      [
        [5, 3],
        [4, 5],
      ],
      way('D7', 'D6', 'E6'),
    );
    fire(match, 'D6');
    expect(unit(match, 'u1').at).toBe('1:E6');
  });
});

describe('a hero is wounded on the way', () => {
  const far = way('D7', 'D6', 'E6', 'F5', 'G5');
  const ends = (at: string, dice: readonly number[]) => {
    const match = walked({ units: [HERO, RUSSIAN] }, [[5, 3], dice], far);
    fire(match, at);
    return isGone(match, 'u1') ? 'gone' : unit(match, 'u1').at;
  };

  test('[sl 3.8.5, 3.8.8] he goes on as far as three factors take him, or stops where he was hit after more', () => {
    expect([ends('D7', [4, 6]), ends('E6', [4, 6]), ends('F5', [4, 6])]).toEqual(['1:E6', '1:E6', '1:F5']);
    expect([ends('D7', [4, 5]), ends('D7', [6, 6])]).toEqual(['1:G5', 'gone']);
  });
});

describe('what they did on the way', () => {
  const GUN = { card: 'german LMG', at: '1:D6' } as const;

  test('[sl 4.2.1] a weapon picked up is lost again with the way that led past it', () => {
    const moves = ['move u1', 'step 1:D7', 'step 1:D6', 'pick-up u1 w1', 'step 1:E6', 'done'];
    const match = walked({ weapons: [GUN] }, [[1], [4, 3], [6, 5]], moves);
    expect(weapon(match, 'w1')).toMatchObject({ by: 'u1' });
    fire(match, 'D7');
    expect(unit(match, 'u1')).toMatchObject({ at: '1:D7', broken: true });
    expect(weapon(match, 'w1')).toMatchObject({ at: '1:D6' });
    expect(weapon(match, 'w1').by).toBeUndefined();
  });

  test('[sl 4.2.1] what was picked up before he was stopped stays with him, or lies where he fell', () => {
    const moves = ['move u1', 'step 1:D7', 'step 1:D6', 'pick-up u1 w1', 'step 1:E6', 'done'];
    const broken = walked({ weapons: [GUN] }, [[1], [4, 3], [6, 5]], moves);
    fire(broken, 'E6');
    expect(weapon(broken, 'w1')).toMatchObject({ by: 'u1' });
    // 1+1-2 = 0 kills.
    const dead = walked({ weapons: [GUN] }, [[1], [1, 1], [6, 6]], moves);
    fire(dead, 'E6');
    expect(isGone(dead, 'u1')).toBe(true);
    expect(weapon(dead, 'w1')).toMatchObject({ at: '1:E6' });
  });

  test('[sl 4.2.1] what he would have carried on lies where it lay', () => {
    const match = walked(
      { weapons: [GUN] },
      [[4], [4, 3], [6, 5]],
      ['move u1', 'step 1:D7', 'step 1:D6', 'pick-up u1 w1', 'step 1:E6', 'drop w1', 'done'],
    );
    expect(weapon(match, 'w1').at).toBe('1:E6');
    fire(match, 'D7');
    expect([unit(match, 'u1').at, weapon(match, 'w1').at]).toEqual(['1:D7', '1:D6']);
  });

  test('[sl 4.2.1] what he put down on his way lies there, whoever is fired at and wherever', () => {
    const moves = ['move u1', 'step 1:D7', 'drop w1', 'step 1:D6', 'step 1:E6', 'done'];
    const weapons = [{ card: 'german LMG', by: 'u1' }] as const;
    const through = walked({ weapons }, [[6, 5]], moves);
    fire(through, 'D6');
    expect(weapon(through, 'w1')).toMatchObject({ at: '1:D7' });
    // Stopped before he came there he has it still; stopped there he has put it down.
    const stopped = (at: string) => {
      const match = walked(
        { weapons },
        [
          [4, 3],
          [6, 5],
        ],
        ['move u1', 'step 1:D7', 'step 1:D6', 'drop w1', 'step 1:E6', 'done'],
      );
      fire(match, at);
      return [weapon(match, 'w1').by, weapon(match, 'w1').at];
    };
    expect([stopped('D7'), stopped('D6')]).toEqual([
      ['u1', undefined],
      [undefined, '1:D6'],
    ]);
  });

  test('[sl 4.2.1] what nobody dropped nobody can have picked up', () => {
    // u1 carries the gun to D6 and leaves it there; u3 takes it from there to E6. u1 breaks in D7.
    const match = walked(
      { units: [SQUAD, RUSSIAN, { ...SQUAD, at: '1:C7' }], weapons: [{ card: 'german LMG', by: 'u1' }] },
      [[1], [4, 3], [6, 5]],
      [
        'move u1',
        'step 1:D7',
        'step 1:D6',
        'drop w1',
        'done',
        'move u3',
        'step 1:D6',
        'pick-up u3 w1',
        'done',
      ],
    );
    expect(weapon(match, 'w1')).toMatchObject({ by: 'u3' });
    fire(match, 'D7');
    expect(weapon(match, 'w1')).toMatchObject({ by: 'u1' });
  });

  test('[sl 4.2.1] what was given to one who had come there first lies where both of them fell', () => {
    const match = walked(
      { units: [SQUAD, RUSSIAN, { ...SQUAD, at: '1:C7' }], weapons: [{ card: 'german LMG', by: 'u3' }] },
      [
        [1, 1],
        [6, 6],
      ],
      ['move u1', 'step 1:D7', 'step 1:D6', 'done', 'move u3', 'step 1:D6', 'done', 'give w1 u1'],
    );
    expect(weapon(match, 'w1')).toMatchObject({ by: 'u1' });
    fire(match, 'D6');
    expect([isGone(match, 'u1'), isGone(match, 'u3')]).toEqual([true, true]);
    expect(weapon(match, 'w1')).toMatchObject({ at: '1:D6' });
    expect(weapon(match, 'w1').by).toBeUndefined();
  });

  const HOUSE: Partial<Position> = {
    units: [SQUAD, { ...RUSSIAN, at: '1:F6' }],
    buildings: { house: { material: 'wood', hexes: ['D6'] } },
    scenario: {
      victory: {
        side: 'german',
        needs: 'all',
        conditions: [{ is: 'control-buildings', side: 'german', buildings: ['1:house'], least: 1 }],
        words: 'The house.',
      },
    },
  };

  test('[sl SC1.VC] a house that was only passed through is taken once defensive fire is over, and not before', () => {
    const match = walked(HOUSE, [], way('D7', 'D6', 'E6'));
    expect(match.state.control).toEqual({});
    play(match, 'russian', 'done');
    expect(match.state.control).toEqual({ '1:house': 'german' });
  });

  test('[sl SC1.VC] and not while an enemy is in it', () => {
    const large = {
      ...HOUSE,
      buildings: { house: { material: 'wood', hexes: ['D6', 'E6'] } },
      units: [SQUAD, { ...RUSSIAN, at: '1:E6' }, { ...RUSSIAN, at: '1:A1' }],
    } as const;
    const match = walked(large as Partial<Position>, [], way('D7', 'D6'));
    if (match.choiceOf('russian')) play(match, 'russian', 'done');
    expect(match.state.control['1:house']).not.toBe('german');
  });

  test('[sl SC1.VC] nor by one who fell in it', () => {
    // 8 FP from the next hex; 2, with 2 for the house and one less for who moves, kills though they cower.
    const match = walked(
      { ...HOUSE, units: [SQUAD, { ...RUSSIAN, at: '1:E6' }, { ...SQUAD, at: '1:A9' }] },
      [[1, 1]],
      way('D7', 'D6', 'C6'),
    );
    fire(match, 'D6');
    expect(isGone(match, 'u1')).toBe(true);
    play(match, 'russian', ...(match.state.phase === 'defensive-fire' ? ['done'] : []));
    expect(match.state.control).toEqual({});
  });

  test('[sl SC1.VC] and not at all by one who was stopped before it, or in it', () => {
    for (const at of ['D7', 'D6']) {
      const match = walked(
        HOUSE,
        at === 'D7'
          ? [
              [4, 3],
              [6, 5],
            ]
          : [
              [2, 1],
              [6, 5],
            ],
        way('D7', 'D6', 'E6'),
      );
      fire(match, at);
      expect(unit(match, 'u1')).toMatchObject({ at: `1:${at}`, broken: true });
      expect(match.state.control).toEqual({});
    }
  });

  test('who left the map is gone only if he came through', () => {
    const scenario: Position['scenario'] = {
      victory: {
        side: 'german',
        needs: 'all',
        conditions: [{ is: 'exit', side: 'german', along: ['1:D1'], least: 2 }],
        words: 'Off the map.',
      },
    };
    const units = [
      { ...SQUAD, at: '1:D3' },
      { ...RUSSIAN, at: '1:F3' },
    ] as const;
    const moves = ['move u1', 'step 1:D2', 'step 1:D1', 'exit'];
    const begun = skirmish({ phase: 'movement', units, scenario });
    play(begun, 'german', 'move u1', 'step 1:D2');
    expect(refusals(begun, 'german', 'exit')).toEqual(['SC1.VC']);
    const through = walked({ units, scenario }, [], moves);
    play(through, 'russian', 'done');
    expect(isGone(through, 'u1')).toBe(true);
    expect(through.state.losses).toEqual([{ side: 'german', card: 'german 4-6-7', how: 'exited' }]);
    const stopped = walked(
      { units, scenario },
      [
        [4, 3],
        [6, 5],
      ],
      moves,
    );
    fire(stopped, 'D2');
    expect(unit(stopped, 'u1')).toMatchObject({ at: '1:D2', broken: true });
    expect(stopped.state.losses).toEqual([]);
  });
});

describe('a leader is lost on the way', () => {
  const STACK: Partial<Position> = {
    size: [13, 12],
    units: [{ ...SQUAD, at: '1:D10' }, RUSSIAN, { ...LEADER, at: '1:D10' }],
  };
  const SIX = [
    'move u1',
    'with u3',
    ...['D9', 'D8', 'D7', 'D6', 'E6', 'F5'].map(hex => `step 1:${hex}`),
    'done',
  ];

  test('[sl QA-16.3] E1-127 who then has spent more than he had goes on from there with what he has left, where he likes', () => {
    // In the third hex the leader breaks by a check of 12 after all modifiers; the squad passes both checks.
    const match = walked(
      STACK,
      [
        [5, 3],
        [5, 5],
        [1, 2],
        [1, 2],
      ],
      SIX,
    );
    fire(match, 'D7');
    expect(unit(match, 'u3')).toMatchObject({ at: '1:D7', broken: true });
    expect(unit(match, 'u1').at).toBe('1:D7');
    // Three of its own four factors are spent.
    expect(offers(match, 'german', 'step')).toHaveLength(6);
    play(match, 'german', 'step 1:C7');
    expect(refusals(match, 'german', 'step 1:C6')).toEqual(['4.1.2']);
    play(match, 'german', 'done');
    expect(unit(match, 'u1').at).toBe('1:C7');
    expect(match.choiceOf('russian') ?? match.state.phase).not.toBe('defensive-fire');
  });

  test('[sl QA-16.3] whose leader comes through keeps all that he has gone', () => {
    const match = walked(STACK, [[6, 5]], SIX);
    fire(match, 'D7');
    expect([unit(match, 'u3').at, unit(match, 'u1').at]).toEqual(['1:F5', '1:F5']);
    expect(citesSaid(match)).not.toContain('QA-16.3');
  });

  test('[sl QA-16.3, 4.1.8] half a factor is something left: it takes him on by road', () => {
    const hexes = { '1:E9': 'brush' } as const;
    const units = [
      { ...SQUAD, at: '1:D10' },
      { ...RUSSIAN, at: '1:D4' },
      { ...LEADER, at: '1:D10' },
    ] as const;
    const roads = [['D10', 'D9', 'D8', 'D7', 'D6']];
    const match = walked(
      { ...STACK, units, roads, hexes, options: { doubleTime: false } },
      [
        [5, 3],
        [5, 5],
        [1, 2],
        [1, 2],
      ],
      ['move u1', 'with u3', ...['D9', 'E9', 'D8', 'D7', 'D6', 'E6'].map(hex => `step 1:${hex}`), 'done'],
    );
    fire(match, 'D8');
    // Half a factor, two and one: half of one is left of his four.
    expect([unit(match, 'u3').at, unit(match, 'u1').at]).toEqual(['1:D8', '1:D8']);
    expect(offers(match, 'german', 'step').toSorted()).toEqual(['step 1:D7', 'step 1:D9']);
  });

  test('[sl QA-16.3] where he has nothing left, he stays where his leader was stopped', () => {
    const match = walked(
      STACK,
      [
        [5, 3],
        [5, 5],
        [1, 2],
        [1, 2],
      ],
      SIX,
    );
    fire(match, 'E6');
    expect([unit(match, 'u3').at, unit(match, 'u1').at]).toEqual(['1:E6', '1:E6']);
    expect(match.choiceOf('german')?.id).not.toBe('move');
  });

  test('[sl QA-16.3] who could have gone so far without him stays on his way', () => {
    const short = ['move u1', 'with u3', ...['D9', 'D8', 'D7', 'D6'].map(hex => `step 1:${hex}`), 'done'];
    const match = walked(
      STACK,
      [
        [5, 3],
        [5, 5],
        [1, 2],
        [1, 2],
      ],
      short,
    );
    fire(match, 'D7');
    expect(unit(match, 'u1').at).toBe('1:D6');
  });
});
