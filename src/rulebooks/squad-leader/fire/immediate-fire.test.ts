/** Movement and defensive fire at once: the defender fires as they come, and keeps up his fire (5.6.9). */
import { describe, expect, test } from 'vitest';
import { overlays } from '../present/overlays.ts';
import { OPTIONS, optionsOf } from '../scenario/options.ts';
import { offers, type Position, play, refusals, skirmish, unit, weapon } from '../testing/bench.ts';
import { attackLines, declaredAttack } from './attack.ts';

const SQUAD = { card: 'german 4-6-7', at: '1:D8' } as const;
const LEADER = { card: 'german 8-0', at: '1:D8' } as const;
/** Four hexes of range, seeing all of column D. */
const RUSSIAN = { card: 'russian 4-4-7', at: '1:D3' } as const;
type Dice = readonly (readonly number[])[];

const begun = (position: Partial<Position>, dice: Dice = []) =>
  skirmish(
    { phase: 'movement', units: [SQUAD, RUSSIAN], options: { immediateFire: true }, ...position },
    dice,
  );
type Match = ReturnType<typeof begun>;

const asked = (match: Match) => match.choices.map(({ by, id }) => `${by} ${id}`);
const fire = (match: Match, by: string, at: string, ...more: readonly string[]) =>
  play(match, 'russian', `ready ${by}`, `at 1:${at}`, ...more, 'shoot');
/** What the attack that is being declared comes to: `[hex, firepower, modifiers, whom]`. */
const figures = ({ state, world }: Match) => {
  const frame = state.doing.at(-1);
  if (frame?.is !== 'fire' || frame.target === undefined) throw new Error('nobody fires');
  return attackLines(world, state, declaredAttack(state, { ...frame, target: frame.target })).map(
    ({ at, firepower, drm, targets }) => [at, firepower.value, drm.value, targets.join()],
  );
};

/** Nobody else fires, if anybody could. */
function letGo(match: Match): void {
  if (asked(match).includes('russian immediate-fire')) play(match, 'russian', 'done');
}

/** The hexes with a track counter, as the table shows them. */
const marks = ({ state, world }: Match) =>
  overlays({ world, view: state }).flatMap(({ text, hexes }) => (text === 'Track' ? hexes : []));

/** Does nothing. */
const MISS = [6, 5];
/** Neither does this, nor does a gun break down by it. */
const QUIET = [5, 4];
/** 7 - 2 on four factors is a check, which 11 fails. */
const HIT = [
  [4, 3],
  [6, 5],
];

describe('as they come', () => {
  test('[sl 5.6.9.1] it is an option of the match: otherwise nobody is asked before all have moved', () => {
    const otherwise = begun({ options: {} });
    play(otherwise, 'german', 'move u1', 'step 1:D7', 'step 1:D6');
    expect(asked(otherwise)).toEqual(['german move']);
    const immediate = begun({});
    play(immediate, 'german', 'move u1', 'step 1:D7');
    expect(asked(immediate)).toEqual(['russian immediate-fire']);
    const read = (options: Readonly<Record<string, string>>) =>
      optionsOf({ scenario: 'test', options }).immediateFire;
    expect([read({}), read({ 'defensive-fire': 'immediate' })]).toEqual([false, true]);
    expect(OPTIONS.find(({ id }) => id === 'defensive-fire')?.otherwise).toBe('afterwards');
  });

  test('[sl 5.6.9.2] he is asked at every hex that one of his could fire at, and may let them go on', () => {
    const hidden = begun({ hexes: { '1:D4': 'woods' } });
    play(hidden, 'german', 'move u1', 'step 1:D7');
    expect(asked(hidden)).toEqual(['german move']);
    const open = begun({});
    play(open, 'german', 'move u1', 'step 1:D7');
    letGo(open);
    play(open, 'german', 'step 1:D6');
    expect(asked(open)).toEqual(['russian immediate-fire']);
    expect(offers(open, 'russian', 'ready')).toEqual(['ready u2']);
    play(open, 'russian', 'ready u2');
    // There, and nowhere that they have been before.
    expect(offers(open, 'russian', 'at')).toEqual(['at 1:D6']);
    play(open, 'russian', 'unready', 'done');
    expect(asked(open)).toEqual(['german move']);
    expect(unit(open, 'u2').fired).toBeUndefined();
  });

  test('[sl 5.6.9.2] units and stacks move one at a time, before the fire and after it', () => {
    const match = begun({ units: [SQUAD, RUSSIAN, SQUAD] }, [MISS]);
    play(match, 'german', 'move u1', 'step 1:D7');
    fire(match, 'u2', 'D7');
    expect(refusals(match, 'german', 'move u3')).not.toEqual([]);
    play(match, 'german', 'done', 'move u3');
    expect(asked(match)).toEqual(['german move']);
  });

  test('[sl 5.6.9.3] fire and its checks take effect at once; who comes through goes on with what is left to him', () => {
    const match = begun({ units: [SQUAD, RUSSIAN, SQUAD] }, [
      [4, 3],
      [6, 5],
      [1, 2],
    ]);
    play(match, 'german', 'move u1', 'with u3', 'step 1:D7');
    fire(match, 'u2', 'D7');
    expect(unit(match, 'u1')).toMatchObject({ at: '1:D7', broken: true });
    expect(asked(match)).toEqual(['german move']);
    // Of its four factors it has spent one.
    play(match, 'german', 'step 1:D6', 'step 1:D5', 'step 1:D4');
    expect(refusals(match, 'german', 'step 1:E5')).toEqual(['4.1.2']);
    expect([unit(match, 'u1').at, unit(match, 'u3').at]).toEqual(['1:D7', '1:D4']);
  });

  test('[sl 5.6.9.2, 5.6.9.3] as long as one of them comes through others may fire there, too', () => {
    const match = begun({ units: [SQUAD, RUSSIAN, SQUAD, { ...RUSSIAN, at: '1:F4' }] }, [
      [4, 3],
      [6, 5],
      [1, 2],
    ]);
    play(match, 'german', 'move u1', 'with u3', 'step 1:D7');
    fire(match, 'u2', 'D7');
    expect([unit(match, 'u1').broken, unit(match, 'u3').broken]).toEqual([true, undefined]);
    expect(offers(match, 'russian', 'ready')).toEqual(['ready u4']);
  });

  test('[sl 5.6.9.3] a stack of which nobody comes through has ended its move', () => {
    const match = begun({}, HIT);
    play(match, 'german', 'move u1', 'step 1:D7');
    fire(match, 'u2', 'D7');
    expect(asked(match)).toEqual(['german movement']);
    expect(refusals(match, 'german', 'move u1')).toEqual(['3.21.1']);
  });

  test('[sl 5.6.9.3, QA-16.3] who loses his leader goes on as far as he could without him', () => {
    // The leader breaks; the squad, which then checks for it, holds.
    const match = begun({ units: [SQUAD, RUSSIAN, LEADER] }, [
      [4, 3],
      [6, 5],
      [1, 2],
      [1, 2],
    ]);
    play(match, 'german', 'move u1', 'with u3', 'step 1:D7');
    fire(match, 'u2', 'D7');
    expect(unit(match, 'u3').broken).toBe(true);
    play(match, 'german', 'step 1:D6', 'step 1:D5', 'step 1:D4');
    expect(refusals(match, 'german', 'step 1:E5')).toEqual(['4.1.2']);
  });
});

test('[sl 5.6.9.3, QA-16.3] who loses his leader in a full hex may stay there', () => {
  const friends = Array(3).fill({ ...SQUAD, at: '1:D7' });
  const passed = (leader: readonly number[], ...more: Dice) => {
    const match = begun({ units: [SQUAD, RUSSIAN, LEADER, ...friends] }, [[4, 3], leader, [1, 2], ...more]);
    play(match, 'german', 'move u1', 'with u3', 'step 1:D7');
    fire(match, 'u2', 'D7');
    return refusals(match, 'german', 'done');
  };
  expect(passed([1, 2])).toEqual(['4.3.1']);
  expect(passed([6, 5], [1, 2], [1, 2], [1, 2], [1, 2])).toEqual([]);
});

test('[sl 5.6.9.3, 3.4.3] a wounded leader comes no farther than those who carry him', () => {
  // The leader, who checks first, holds; the squad that carries him breaks.
  const match = begun({ units: [SQUAD, RUSSIAN, { ...LEADER, wounds: 1 }] }, [
    [4, 3],
    [1, 2],
    [6, 5],
  ]);
  play(match, 'german', 'move u1', 'with u3', 'bear u3 u1', 'step 1:D7');
  fire(match, 'u2', 'D7');
  expect([unit(match, 'u1').broken, unit(match, 'u3').broken]).toEqual([true, undefined]);
  expect(asked(match)).toEqual(['german movement']);
});

test('[sl 5.6.9.2] what is done without a factor, such as leaving a weapon, brings no other chance', () => {
  const match = begun({ weapons: [{ card: 'german LMG', by: 'u1' }] });
  play(match, 'german', 'move u1', 'step 1:D7');
  letGo(match);
  play(match, 'german', 'drop w1');
  expect(asked(match)).toEqual(['german move']);
});

describe('fire that is kept up', () => {
  const TWO = [SQUAD, RUSSIAN, { ...SQUAD, at: '1:E8' }, { ...RUSSIAN, at: '1:E3' }] as const;

  test('[sl 5.6.9.4] the hex fired into is marked at once, and stays so until all have moved', () => {
    const match = begun({}, [MISS]);
    play(match, 'german', 'move u1', 'step 1:D7');
    expect(marks(match)).toEqual([]);
    fire(match, 'u2', 'D7');
    expect(marks(match)).toEqual(['1:D7']);
    play(match, 'german', 'step 1:D6', 'done');
    expect(marks(match)).toEqual(['1:D7']);
    play(match, 'german', 'done');
    expect(marks(match)).toEqual([]);
  });

  test('[sl 5.6.9.5] who has fired into it fires at every other that comes into it, with dice of their own, and at nothing else', () => {
    const match = begun({ units: TWO }, [MISS, ...HIT]);
    play(match, 'german', 'move u1', 'step 1:D7');
    fire(match, 'u2', 'D7');
    letGo(match);
    play(match, 'german', 'step 1:D6');
    // He may not follow them, but the other may fire there.
    expect(offers(match, 'russian', 'ready')).toEqual(['ready u4']);
    expect(refusals(match, 'russian', 'ready u2')).toEqual(['5.1.1']);
    letGo(match);
    play(match, 'german', 'done', 'move u3', 'step 1:D7');
    expect(offers(match, 'russian', 'ready')).toEqual(['ready u2', 'ready u4']);
    fire(match, 'u2', 'D7');
    expect([unit(match, 'u1').broken, unit(match, 'u3').broken]).toEqual([undefined, true]);
  });

  test('[sl 5.6.9.5] those whom it has met already are not met again, though they are in the hex or come back', () => {
    const match = begun({ units: TWO }, [MISS, MISS, MISS]);
    play(match, 'german', 'move u1', 'step 1:D7');
    fire(match, 'u2', 'D7');
    letGo(match);
    play(match, 'german', 'done', 'move u3', 'step 1:D7');
    play(match, 'russian', 'ready u2', 'at 1:D7');
    expect(figures(match)).toEqual([['1:D7', 4, -2, 'u3']]);
    play(match, 'russian', 'shoot');
    // The first attack of somebody else strikes all who are there (5.6.2).
    play(match, 'russian', 'ready u4', 'at 1:D7');
    expect(figures(match)).toEqual([['1:D7', 2, -2, 'u1,u3']]);
    play(match, 'russian', 'shoot');
    play(match, 'german', 'step 1:D6', 'step 1:D7');
    expect(asked(match)).toEqual(['german move']);
  });

  test('[sl 5.6.9.5] it is the same fire: no others join in it, and a leader who directed it goes on directing it', () => {
    const match = begun(
      {
        units: [SQUAD, RUSSIAN, { ...SQUAD, at: '1:E8' }, { card: 'russian 9-1', at: '1:D3' }, RUSSIAN],
      },
      [MISS, MISS, MISS],
    );
    play(match, 'german', 'move u1', 'step 1:D7');
    fire(match, 'u2', 'D7', 'direct u4');
    play(match, 'german', 'done', 'move u3', 'step 1:D7');
    play(match, 'russian', 'ready u2', 'at 1:D7');
    expect(refusals(match, 'russian', 'add u5')).toEqual(['5.6.9.5']);
    expect(offers(match, 'russian', 'direct')).toEqual(['direct u4']);
    play(match, 'russian', 'direct u4', 'shoot', 'ready u5', 'at 1:D7');
    // He directs that fire and no other (3.2.2).
    expect(refusals(match, 'russian', 'add u2')).toEqual(['5.6.9.5']);
    expect(refusals(match, 'russian', 'direct u4')).toEqual(['3.2.2']);
  });
});

test('[sl 5.6.9.5, 3.8.10] a hero who gave his example has met those whom that fire has met', () => {
  const hero = { card: 'russian 1-4-9 hero', at: '1:D3' } as const;
  const other = { ...RUSSIAN, at: '1:F4' } as const;
  const match = begun({ units: [SQUAD, RUSSIAN, hero, other, { ...SQUAD, at: '1:E8' }] }, [MISS, MISS]);
  play(match, 'german', 'move u1', 'step 1:D7');
  fire(match, 'u2', 'D7', 'inspire u3');
  expect(offers(match, 'russian', 'ready')).toEqual(['ready u4']);
  letGo(match);
  play(match, 'german', 'done', 'move u5', 'step 1:D7');
  expect(offers(match, 'russian', 'ready')).toEqual(['ready u2', 'ready u3', 'ready u4']);
});

describe('the line of a machine gun', () => {
  /** u2 has the gun in D3; u1 goes first, u3 and u4 come from the side. */
  const gun = (card: string, dice: Dice, more: Partial<Position> = {}) =>
    begun(
      {
        units: [SQUAD, RUSSIAN, { ...SQUAD, at: '1:E9' }, { ...SQUAD, at: '1:E6' }],
        weapons: [{ card, by: 'u2' }],
        ...more,
      },
      dice,
    );
  /** It fires at u1 in D6. */
  const shot = (card: string, dice: Dice = [], more: Partial<Position> = {}) => {
    const match = gun(card, [QUIET, ...dice], more);
    play(match, 'german', 'move u1', 'step 1:D7');
    letGo(match);
    play(match, 'german', 'step 1:D6');
    fire(match, 'w1', 'D6');
    play(match, 'german', 'done');
    return match;
  };
  const MMG = 'russian MMG';
  const LMG = 'russian LMG';

  test('[sl 5.6.9.6] it reaches all who come onto the line from gun to target and on, as far as it penetrates', () => {
    const match = shot(MMG, [QUIET, QUIET]);
    play(match, 'german', 'move u3', 'step 1:E8');
    expect(refusals(match, 'russian', 'ready w1')).toEqual(['5.1.1']);
    letGo(match);
    play(match, 'german', 'step 1:D7');
    // One hex behind its first target: one factor less.
    play(match, 'russian', 'ready w1', 'at 1:D7');
    expect(figures(match)).toEqual([['1:D7', 3, -2, 'u3']]);
    play(match, 'russian', 'shoot');
    letGo(match);
    play(match, 'german', 'done', 'move u4', 'step 1:E5');
    letGo(match);
    play(match, 'german', 'step 1:D4');
    play(match, 'russian', 'ready w1', 'at 1:D4');
    expect(figures(match)).toEqual([['1:D4', 8, -2, 'u4']]);
  });

  test('[sl 5.6.9.6] it is at its option, and no farther than its penetration goes', () => {
    const far = (card: string) => {
      const match = shot(card, [], { size: [13, 24] });
      play(match, 'german', 'move u3', 'step 1:D8');
      return match.choiceOf('russian') ? offers(match, 'russian', 'ready') : [];
    };
    // D8 is two hexes behind D6: a gun of four factors reaches it, one of two does not.
    expect(far(MMG)).toContain('ready w1');
    expect(far(LMG)).not.toContain('ready w1');
  });

  test('[sl 5.6.9.7] it fires neither off its line nor, with its penetration used up, at who comes nearer', () => {
    const nearer = (dice: Dice, before: readonly string[]) => {
      const match = shot(LMG, dice);
      for (const act of before) play(match, act.startsWith('!') ? 'russian' : 'german', act.replace('!', ''));
      play(match, 'german', 'move u4', 'step 1:D5');
      return refusals(match, 'russian', 'ready w1');
    };
    expect(nearer([], [])).toEqual([]);
    // Two factors, two hexes.
    expect(
      nearer(
        [QUIET],
        ['move u3', 'step 1:E8', '!done', 'step 1:D7', '!ready w1', '!at 1:D7', '!shoot', '!done', 'done'],
      ),
    ).toEqual(['5.1.1']);
  });

  test('[sl 5.6.9.7] its first target stays what it was, though it has fired at one who was nearer', () => {
    const match = shot(MMG, [QUIET, QUIET]);
    play(match, 'german', 'move u4', 'step 1:D5');
    play(match, 'russian', 'ready w1', 'at 1:D5');
    expect(figures(match)).toEqual([['1:D5', 4, -2, 'u4']]);
    play(match, 'russian', 'shoot');
    letGo(match);
    play(match, 'german', 'done', 'move u3', 'step 1:E8');
    letGo(match);
    play(match, 'german', 'step 1:D7');
    play(match, 'russian', 'ready w1', 'at 1:D7');
    expect(figures(match)).toEqual([['1:D7', 3, -2, 'u3']]);
  });

  test('[sl 8.9.2.9] nobody is met twice by one gun, however far he goes along its line', () => {
    const match = gun(MMG, [QUIET]);
    play(match, 'german', 'move u1', 'step 1:D7');
    fire(match, 'w1', 'D7');
    letGo(match);
    play(match, 'german', 'step 1:D6');
    expect(refusals(match, 'russian', 'ready w1')).toEqual(['5.1.1']);
    play(match, 'russian', 'ready u2');
    expect(offers(match, 'russian', 'at')).toEqual(['at 1:D6']);
  });

  test('[sl 5.6.9.6, 8.9.2.8] along hexsides it stays on the side of the line that it has chosen', () => {
    const kept = (chosen: readonly string[], step: string) => {
      const match = begun(
        {
          units: [
            { ...SQUAD, at: '1:F3' },
            { ...RUSSIAN, at: '1:D2' },
            { ...SQUAD, at: '1:G1' },
            { ...SQUAD, at: '1:G4' },
          ],
          weapons: [{ card: 'russian HMG', by: 'u2' }],
        },
        [MISS],
      );
      play(match, 'german', 'move u1', 'step 1:F2');
      fire(match, 'w1', 'F2', ...chosen);
      letGo(match);
      play(match, 'german', 'done', `move ${step === 'G2' ? 'u3' : 'u4'}`, `step 1:${step}`);
      return refusals(match, 'russian', 'ready w1');
    };
    expect([kept([], 'G2'), kept([], 'G3')]).toEqual([[], ['5.1.1']]);
    expect([kept(['beside 1:G3'], 'G2'), kept(['beside 1:G3'], 'G3')]).toEqual([['5.1.1'], []]);
  });

  test('[sl 5.6.9.6] flames have no such line: they are kept up into their hex alone', () => {
    const match = begun(
      {
        units: [
          { ...SQUAD, at: '1:D5' },
          { card: 'russian 6-2-8', at: '1:D3' },
          { ...SQUAD, at: '1:E6' },
        ],
        weapons: [{ card: 'russian FT', by: 'u2' }],
      },
      [
        [6, 2],
        [1, 2],
      ],
    );
    play(match, 'german', 'move u1', 'step 1:D4');
    fire(match, 'w1', 'D4');
    letGo(match);
    play(match, 'german', 'done', 'move u3', 'step 1:D5');
    // Neither they nor, by 8.10.5, the men who used them.
    expect(asked(match)).toEqual(['german move']);
  });

  test('[sl 5.6.9.7] one that sprays keeps spraying its three hexes', () => {
    const match = gun(MMG, [QUIET, QUIET]);
    play(match, 'german', 'move u1', 'step 1:D7');
    play(match, 'russian', 'ready w1', 'spray 1:D7 1:E7 1:E8', 'shoot');
    letGo(match);
    play(match, 'german', 'done', 'move u3', 'step 1:E8');
    play(match, 'russian', 'ready w1');
    expect(offers(match, 'russian', 'spray')).toEqual([]);
    play(match, 'russian', 'at 1:E8');
    expect(figures(match)).toEqual([['1:E8', 2, -2, 'u3']]);
    play(match, 'russian', 'shoot');
    letGo(match);
    play(match, 'german', 'step 1:D8');
    expect(refusals(match, 'russian', 'ready w1')).toEqual(['5.1.1']);
  });
});

describe('when all have moved', () => {
  test('[sl 5.6.9.8, 5.6.9.9] it goes on until the attacker has moved all he likes; then who has not fired fires at whom he sees, moved or not', () => {
    const units = [SQUAD, RUSSIAN, { ...SQUAD, at: '1:E6' }, { ...RUSSIAN, at: '1:E3' }] as const;
    const match = begun({ units }, [MISS, MISS]);
    play(match, 'german', 'move u1', 'step 1:D7');
    fire(match, 'u2', 'D7');
    letGo(match);
    play(match, 'german', 'step 1:D6');
    letGo(match);
    expect(match.state.phase).toBe('movement');
    play(match, 'german', 'done', 'done');
    expect(asked(match)).toEqual(['russian defensive-fire']);
    expect(offers(match, 'russian', 'ready')).toEqual(['ready u4']);
    expect(refusals(match, 'russian', 'ready u2')).toEqual(['5.1.2']);
    play(match, 'russian', 'ready u4');
    // Where they are: not where they went through.
    expect(offers(match, 'russian', 'at')).toEqual(['at 1:D6', 'at 1:E6']);
    play(match, 'russian', 'at 1:D6');
    expect(figures(match)).toEqual([['1:D6', 4, -2, 'u1']]);
  });

  test('[sl 5.6.9.9] who stands in cover, or has not moved, gives no modifier for moving in the open', () => {
    const units = [SQUAD, RUSSIAN, { ...SQUAD, at: '1:E6' }] as const;
    const match = begun({ units, hexes: { '1:D7': 'woods' } });
    play(match, 'german', 'move u1', 'step 1:D7');
    letGo(match);
    play(match, 'german', 'done', 'done');
    play(match, 'russian', 'ready u2', 'at 1:D7');
    expect(figures(match)).toEqual([['1:D7', 4, 0, 'u1']]);
    play(match, 'russian', 'unready', 'ready u2', 'at 1:E6');
    expect(figures(match)).toEqual([['1:E6', 4, 0, 'u3']]);
  });

  test('[sl 5.6.9.9] who has left the map was fired at while he moved, and is no more', () => {
    const scenario = {
      victory: {
        side: 'german',
        needs: 'all' as const,
        conditions: [{ is: 'exit' as const, side: 'german', along: ['1:D1-D1'], least: 1 }],
        words: '',
      },
    };
    const units = [
      { ...SQUAD, at: '1:D2' },
      { ...RUSSIAN, at: '1:F3' },
    ] as const;
    const match = begun({ units, scenario });
    play(match, 'german', 'move u1', 'step 1:D1');
    letGo(match);
    play(match, 'german', 'exit', 'done');
    expect(match.state.phase).not.toBe('defensive-fire');
    expect(match.state.losses.map(({ how }) => how)).toEqual(['exited']);
  });
});

describe('all other rules of defensive fire', () => {
  test('[sl 5.6.9.10] those of one hex fire at one stack together', () => {
    const match = begun({ units: [SQUAD, RUSSIAN, RUSSIAN] }, [MISS]);
    play(match, 'german', 'move u1', 'step 1:D7');
    fire(match, 'u2', 'D7');
    expect(asked(match)).toEqual(['german move']);
    play(match, 'german', 'step 1:D6');
    expect(offers(match, 'russian', 'ready')).toEqual(['ready u3']);
  });

  test('[sl 5.6.9.10] who holds with the highest roll that does goes to ground: a leader with all who move with him', () => {
    // 7 - 2 = 5 on four factors is 1MC: for a leader of 8 a 7 is the highest that does.
    const dice = [
      [4, 3],
      [3, 4],
      [1, 2],
    ];
    const match = begun({ units: [SQUAD, RUSSIAN, LEADER] }, dice);
    play(match, 'german', 'move u1', 'with u3', 'step 1:D7');
    fire(match, 'u2', 'D7');
    expect(asked(match)).toEqual(['german movement']);
    expect(match.state.trails.map(({ ended }) => ended)).toEqual(['grounded', 'grounded']);
    // Grounded they are no movers any more.
    play(match, 'german', 'done');
    expect(match.state.phase).not.toBe('movement');
  });

  test('[sl 5.6.9.10] careful movement gives no modifier for having moved', () => {
    const match = begun({});
    play(match, 'german', 'move u1', 'assault', 'step 1:D7');
    play(match, 'russian', 'ready u2', 'at 1:D7');
    expect(figures(match)).toEqual([['1:D7', 4, -1, 'u1']]);
  });

  test('[sl 5.6.9.10, QA-16.4] who places a charge may be fired at before he goes on, and has it still if he breaks', () => {
    const units = [
      { card: 'german 8-3-8', at: '1:D8' },
      { ...RUSSIAN, at: '1:D6' },
    ] as const;
    const match = begun({ units, weapons: [{ card: 'german DC', by: 'u1' }] }, [
      [3, 3],
      [6, 5],
    ]);
    play(match, 'german', 'move u1', 'step 1:D7');
    letGo(match);
    play(match, 'german', 'lay w1 1:D6');
    expect(match.state.charges).toHaveLength(1);
    fire(match, 'u2', 'D7');
    expect(unit(match, 'u1').broken).toBe(true);
    expect([match.state.charges, weapon(match, 'w1').by]).toEqual([[], 'u1']);
  });

  test('[sl 5.6.9.10, 3.25.3] who goes berserk on his way charges at once, by himself', () => {
    const russians = [
      { card: 'russian 4-4-7', at: '1:D8' },
      { card: 'russian 4-4-7', at: '1:D8' },
    ] as const;
    const match = begun({ units: [...russians, { card: 'german 4-6-7', at: '1:D3' }] }, [
      [4, 3],
      [1, 1],
      [1, 2],
    ]);
    play(match, 'russian', 'move u1', 'with u2', 'step 1:D7');
    play(match, 'german', 'ready u3', 'at 1:D7', 'shoot');
    play(match, 'russian', 'pass');
    expect(unit(match, 'u1').berserk).toBe(true);
    expect(refusals(match, 'russian', 'done')).toEqual(['3.25.3']);
    expect(offers(match, 'russian', 'step')).toEqual(['step 1:D6']);
    expect(match.state.doing).toMatchObject([
      { is: 'move', units: ['u2'], kind: 'normal' },
      { is: 'move', units: ['u1'], kind: 'double-time' },
    ]);
    expect(match.state.trails.map(({ kind }) => kind)).toEqual(['double-time', 'normal']);
  });

  test('[sl 5.6.9.10] a hero who comes from men on their way goes no farther', () => {
    const match = begun({}, [[4, 3], [1, 1], [1]]);
    play(match, 'german', 'move u1', 'step 1:D7');
    fire(match, 'u2', 'D7');
    play(match, 'german', 'hero u1', 'done');
    expect(match.state.units).toHaveLength(3);
    expect(refusals(match, 'german', 'move u3')).toEqual(['4.1.13']);
  });
});

test('[sl 5.6.9.3] who loses a squad beside him goes on with his leader, who loses the leader without him', () => {
  const bereft = (...dice: Dice) => {
    const match = begun({ units: [SQUAD, RUSSIAN, LEADER, SQUAD] }, [[4, 3], ...dice]);
    play(match, 'german', 'move u1', 'with u3', 'with u4', 'step 1:D7');
    fire(match, 'u2', 'D7');
    const frame = match.state.doing.at(-1);
    return frame?.is === 'move' && [frame.units.join(), frame.bereft === true];
  };
  // The leader checks first; then the squads.
  expect(bereft([1, 2], [6, 5], [1, 2])).toEqual(['u3,u4', false]);
  expect(bereft([6, 5], [1, 2], [1, 2], [1, 2], [1, 2])).toEqual(['u1,u4', true]);
});

test('[sl 5.6.9.1, 3.25.3] who charges is fired at on his way as others are, and charges on', () => {
  const mad = { ...SQUAD, berserk: true } as const;
  const match = begun({ units: [mad, RUSSIAN] }, [MISS]);
  play(match, 'german', 'move u1', 'step 1:D7');
  fire(match, 'u2', 'D7');
  letGo(match);
  expect(match.state.doing.filter(({ is }) => is === 'move')).toEqual([
    { is: 'move', units: ['u1'], kind: 'double-time', begun: true },
  ]);
  expect(offers(match, 'german', 'step')).toEqual(['step 1:D6']);
});

test('[sl 5.6.9.1, 8.11.9.1] a charge is thrown at those who come beside its bearer, too', () => {
  const match = begun(
    { units: [SQUAD, { ...RUSSIAN, at: '1:D6' }], weapons: [{ card: 'russian DC', by: 'u2' }] },
    [MISS, MISS],
  );
  play(match, 'german', 'move u1', 'step 1:D7');
  expect(offers(match, 'russian', 'throw')).toEqual(['throw w1 1:D7']);
});

test('[sl QA-23.3, 5.6.9.1] who places a charge where he stays is fired at there, and is on no way', () => {
  const engineers = { card: 'german 8-3-8', at: '1:D4', fired: 'prep-fire', spent: true } as const;
  const match = begun({ units: [engineers, RUSSIAN, SQUAD], weapons: [{ card: 'german DC', by: 'u1' }] }, [
    MISS,
  ]);
  play(match, 'german', 'lay w1 1:D3');
  expect(asked(match)).toEqual(['russian immediate-fire']);
  letGo(match);
  expect(asked(match)).toEqual(['german movement']);
  expect(match.state.charges).toHaveLength(1);
});

test('[sl 5.6.9.3, 3.8.5] a hero who is hit on his way slows down those who go with him', () => {
  const hero = { card: 'german 1-4-9 hero', at: '1:D8' } as const;
  const match = begun({ units: [SQUAD, RUSSIAN, hero] }, [
    [4, 3],
    [1, 2],
    [6, 5],
  ]);
  play(match, 'german', 'move u3', 'with u1', 'step 1:D7');
  fire(match, 'u2', 'D7');
  letGo(match);
  expect(unit(match, 'u3').wounds).toBe(1);
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'move', units: ['u3', 'u1'], bereft: true });
});
