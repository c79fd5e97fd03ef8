import { expect, test } from 'vitest';
import type { PlacedCharge } from '../state.ts';
import {
  isGone,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
  weapon,
} from '../testing/bench.ts';
import { weaponById } from '../units.ts';
import { blastLines, dudNumber, thrown as thrownBlast } from './demolition.ts';

const ENGINEERS = { card: 'german 8-3-8', at: '1:D2' } as const;
const DEFENDER = { card: 'russian 4-4-7', at: '1:D4' } as const;

const assault = (more: Partial<Position> = {}, firer: object = {}): Position => ({
  phase: 'movement',
  units: [{ ...ENGINEERS, ...firer }, DEFENDER, { card: 'russian 4-4-7', at: '1:F5' }],
  weapons: [{ card: 'german DC', by: 'u1' }],
  ...more,
});

const PLACED: PlacedCharge = { weapon: 'w1', by: 'u1', from: '1:D3', at: '1:D4' };

const placed = (
  more: Partial<Position> = {},
  firer: object = {},
  charge: Partial<PlacedCharge> = {},
): Position => ({
  phase: 'advancing-fire',
  units: [{ ...ENGINEERS, at: '1:D3', ...firer }, DEFENDER],
  weapons: [{ card: 'german DC' }],
  charges: [{ ...PLACED, ...charge }],
  ...more,
});

const lines = (position: Position, blast: PlacedCharge & { readonly thrownBy?: string } = PLACED) => {
  const { world, view } = standing(position);
  return blastLines(world, view, blast).map(({ at, firepower, drm }) => [at, firepower.value, drm.value]);
};

test('[sl 8.11.3] it is placed in the movement phase on an adjacent hex with a target', () => {
  const match = skirmish(assault());
  play(match, 'german', 'move u1');
  expect(offers(match, 'german', 'lay')).toEqual([]);
  play(match, 'german', 'step 1:D3');
  expect(offers(match, 'german', 'lay')).toEqual(['lay w1 1:D4']);
  expect(refusals(match, 'german', 'lay w1 1:C3')).toEqual(['8.11.3']);
  play(match, 'german', 'lay w1 1:D4');
  expect(match.state.trails[0]?.steps.map(({ at }) => at)).toEqual(['1:D3']);
  expect(match.state.charges).toEqual([PLACED]);
  expect(weapon(match, 'w1').by).toBeUndefined();
});

test('[sl 8.11.3, 4.5.1, 4.7.2] who has placed one has begun his move: how he goes is settled', () => {
  const friend = { ...ENGINEERS, at: '1:D3' } as const;
  const match = skirmish(assault({ units: [friend, DEFENDER, friend] }));
  play(match, 'german', 'move u1');
  const settled = () => ['assault', 'double-time', 'with'].map(verb => offers(match, 'german', verb).length);
  expect(settled()).toEqual([1, 1, 1]);
  play(match, 'german', 'lay w1 1:D4');
  expect(settled()).toEqual([0, 0, 0]);
});

test('[sl 8.11.3] who moves places what he and those with him carry, and nobody else’s', () => {
  const units = [{ ...ENGINEERS, at: '1:D3' }, DEFENDER, { ...ENGINEERS, at: '1:D3' }] as const;
  const weapons = [
    { card: 'german DC', by: 'u1' as const },
    { card: 'german DC', by: 'u3' as const },
  ];
  const match = skirmish(assault({ units, weapons }));
  play(match, 'german', 'move u1');
  expect(offers(match, 'german', 'lay')).toEqual(['lay w1 1:D4']);
  expect(refusals(match, 'german', 'lay w2 1:D4')).toEqual(['8.11.3']);
  play(match, 'german', 'with u3');
  expect(offers(match, 'german', 'lay')).toEqual(['lay w1 1:D4', 'lay w2 1:D4']);
});

test('[sl 3.21.1, 5.5.6.3] nobody places one who is broken, guarded, pinned or in a melee', () => {
  const why = (more: object, position: Partial<Position> = {}) => {
    const match = skirmish(
      assault({
        units: [
          { ...ENGINEERS, at: '1:D3', fired: 'prep-fire', ...more },
          DEFENDER,
          { card: 'german 4-6-7', at: '1:A1' },
        ],
        ...position,
      }),
    );
    return refusals(match, 'german', 'lay w1 1:D4');
  };
  expect(why({})).toEqual([]);
  expect(why({ broken: true })).toEqual(['3.21.1']);
  expect(why({ guard: 'u2' })).toEqual(['3.21.1']);
  expect(why({}, { melees: ['1:D3'] })).toEqual(['3.21.1']);
  expect(why({ pinned: true })).toEqual(['5.5.6.3']);
});

test('[sl 8.11.3] not up a cliff', () => {
  const cliff = { board: { sides: { 'D4/N': 'cliff' as const } } };
  const from = (levels: Record<string, number>) => {
    const match = skirmish(assault({ ...cliff, levels }));
    play(match, 'german', 'move u1', 'step 1:D3');
    return offers(match, 'german', 'lay');
  };
  expect(from({ '1:D4': 1 })).toEqual([]);
  expect(from({ '1:D3': 1, '1:D2': 1 })).toEqual(['lay w1 1:D4']);
  // A slope is no cliff.
  const slope = skirmish(assault({ levels: { '1:D4': 1 } }));
  play(slope, 'german', 'move u1', 'step 1:D3');
  expect(offers(slope, 'german', 'lay')).toEqual(['lay w1 1:D4']);
});

/** The charge is placed from D3, then the defender fires at the engineers there with these dice. */
function stormed(dice: readonly (readonly number[])[], fireAt: string, way: readonly string[]) {
  const match = skirmish(assault(), dice);
  play(match, 'german', 'move u1', ...way, 'done', 'done');
  play(match, 'russian', 'ready u2', `at ${fireAt}`, 'shoot');
  return match;
}
const CLOSE_IN = ['step 1:D3', 'lay w1 1:D4'];

test('[sl 8.11.3] who breaks where he placed it still has it; who breaks farther on has placed it', () => {
  const held = stormed([[6, 5]], '1:D3', CLOSE_IN);
  expect(held.state.charges).toEqual([PLACED]);
  // Point blank, moving in the open: a 6 - 2 on column 8 is a 2MC, which an 11 fails.
  const broken = stormed(
    [
      [2, 4],
      [5, 6],
    ],
    '1:D3',
    CLOSE_IN,
  );
  expect([unit(broken, 'u1').broken, weapon(broken, 'w1').by, broken.state.charges]).toEqual([
    true,
    'u1',
    [],
  ]);
  const later = stormed(
    [
      [2, 4],
      [5, 6],
    ],
    '1:C4',
    [...CLOSE_IN, 'step 1:C4'],
  );
  expect([unit(later, 'u1').broken, later.state.charges]).toEqual([true, [PLACED]]);
});

test('[sl QA-16.4] E1-128: who places it where he began may be fired at there, without the modifiers for moving', () => {
  const match = skirmish(assault({}, { at: '1:D3' }), [
    [3, 4],
    [6, 5],
  ]);
  play(match, 'german', 'move u1', 'lay w1 1:D4', 'step 1:D2', 'done', 'done');
  // Where he stood, what he did there and where he went are three moments of one clock.
  expect(match.state.trails.map(({ steps }) => steps.map(({ n, at }) => [n, at]))).toEqual([
    [
      [1, '1:D3'],
      [3, '1:D2'],
    ],
  ]);
  play(match, 'russian', 'ready u2');
  expect(offers(match, 'russian', 'at')).toContain('at 1:D3');
  play(match, 'russian', 'at 1:D3', 'shoot');
  // Eight factors, a 7 with nothing added: 1MC. With -2 it would be a 2MC as well, so the told modifiers decide.
  expect(unit(match, 'u1').at).toBe('1:D3');
  expect(
    match.journal
      .all()
      .some(entry => entry.is === 'say' && entry.cite === '5.5.3' && entry.text.endsWith('column 8, +0')),
  ).toBe(true);
});

test('[sl QA-23.3] E1-191: who has fired in the prep fire phase may place it from where he stays, if he used no weapon', () => {
  const fired = skirmish(assault({}, { at: '1:D3', fired: 'prep-fire', spent: true }));
  expect(offers(fired, 'german', 'lay')).toEqual(['lay w1 1:D4']);
  play(fired, 'german', 'lay w1 1:D4');
  expect([fired.state.charges, unit(fired, 'u1').moved]).toEqual([[PLACED], undefined]);
  // Where they fire as the enemy moves, that is a moment to do so (QA-16.4).
  const immediate = assault(
    { options: { immediateFire: true } },
    { at: '1:D3', fired: 'prep-fire', spent: true },
  );
  const watched = skirmish(immediate);
  play(watched, 'german', 'lay w1 1:D4');
  expect(watched.choiceOf('russian')?.id).toBe('immediate-fire');
  const gunner = skirmish(assault({}, { at: '1:D3', fired: 'prep-fire', used: ['w2'] }));
  expect(refusals(gunner, 'german', 'lay w1 1:D4')).toEqual(['QA-23.3']);
});

test('[sl 8.11.1, 8.11.5] thirty factors with the cover of the target', () => {
  expect(lines(placed())).toEqual([['1:D4', 30, 0]]);
  expect(lines(placed({ hexes: { '1:D4': 'stone building' } }))).toEqual([['1:D4', 30, 3]]);
  expect(lines(placed({ levels: { '1:D4': 1 } }))).toEqual([['1:D4', 30, 1]]);
});

test('[sl 8.11.5] no leader helps it', () => {
  const units = [...placed().units, { card: 'german 9-2', at: '1:D3' as const }];
  expect(lines(placed({ units }))).toEqual([['1:D4', 30, 0]]);
  const match = skirmish(placed({ units }), [
    [6, 5],
    [2, 1],
  ]);
  play(match, 'german', 'explode w1');
  expect(unit(match, 'u3').directed).toBeUndefined();
});

test('[sl 8.11.4, SOP.5.1] it goes off in the advancing fire phase when its owner likes, and is gone', () => {
  const match = skirmish(placed(), [
    [6, 5],
    [2, 1],
  ]);
  expect(refusals(match, 'german', 'done')).toEqual(['8.11.4']);
  expect(offers(match, 'german', 'explode')).toEqual(['explode w1']);
  play(match, 'german', 'explode w1');
  expect([isGone(match, 'w1'), match.state.charges]).toEqual([true, []]);
});

test('[sl 8.11.6] its unit fires at the same hex or not at all, before or after it', () => {
  const other = { card: 'russian 4-4-7', at: '1:E4' } as const;
  const units = [...placed().units, other];
  const before = skirmish(placed({ units }));
  play(before, 'german', 'ready u1');
  expect(refusals(before, 'german', 'at 1:E4')).toEqual(['8.11.6']);
  expect(offers(before, 'german', 'at')).toEqual(['at 1:D4']);
  const after = skirmish(placed({ units }), [
    [6, 5],
    [2, 1],
  ]);
  play(after, 'german', 'explode w1', 'ready u1');
  expect(refusals(after, 'german', 'at 1:E4')).toEqual(['8.10.5']);
});

test('[sl 8.3, 5.2.2] nor does it use another kind of weapon then; a half-squad does not fire at all', () => {
  const match = skirmish(placed({ weapons: [{ card: 'german DC' }, { card: 'german LMG', by: 'u1' }] }));
  expect(refusals(match, 'german', 'ready w2')).toEqual(['5.2.2']);
  const half = skirmish(assault({}, { card: 'german 3-3-8' }));
  play(half, 'german', 'move u1', 'step 1:D3', 'lay w1 1:D4');
  expect(unit(half, 'u1').spent).toBe(true);
});

test('[sl 8.11.7] where it kills, no weapon is left', () => {
  const match = skirmish(placed({ weapons: [{ card: 'german DC' }, { card: 'russian MMG', by: 'u2' }] }), [
    [1, 2],
  ]);
  play(match, 'german', 'explode w1');
  expect([isGone(match, 'u2'), isGone(match, 'w2')]).toEqual([true, true]);
});

test('[sl 8.11.4] where nobody is left to be struck it goes off all the same, and is told so', () => {
  const match = skirmish(
    placed({
      units: [
        { ...ENGINEERS, at: '1:D3' },
        { ...DEFENDER, at: '1:F9' },
      ],
    }),
    [[1, 2]],
  );
  play(match, 'german', 'explode w1');
  expect(isGone(match, 'w1')).toBe(true);
  const told = match.journal.all().flatMap(entry => (entry.is === 'roll' ? entry.account : []));
  expect(told.map(({ verdict }) => verdict)).toEqual(['nobody is there']);
});

test('[sl 8.11.8] on a 12 it does not go off', () => {
  const match = skirmish(placed(), [[6, 6]]);
  play(match, 'german', 'explode w1');
  expect([isGone(match, 'w1'), unit(match, 'u2').desperate]).toEqual([true, undefined]);
});

test('[sl 8.11.2, 8.6.3] in unskilled hands it has half its force, and is a dud two sooner', () => {
  expect(lines(placed(), { ...PLACED, unskilled: true })).toEqual([['1:D4', 15, 0]]);
  const match = skirmish(assault({}, { card: 'german 4-6-7' }));
  play(match, 'german', 'move u1', 'step 1:D3', 'lay w1 1:D4');
  expect(match.state.charges).toEqual([{ ...PLACED, unskilled: true }]);
  const goesOff = (dice: readonly number[]) => {
    const blast = skirmish(placed({}, {}, { unskilled: true }), [dice, [2, 1]]);
    play(blast, 'german', 'explode w1');
    return blast.journal.all().every(entry => entry.is !== 'say' || entry.cite !== '8.11.8');
  };
  expect([goesOff([5, 4]), goesOff([5, 5])]).toEqual([true, false]);
});

// ---- thrown

const thrown: Position = {
  phase: 'defensive-fire',
  attacker: 'russian',
  units: [{ ...ENGINEERS, at: '1:D3' }, DEFENDER, { card: 'russian 4-4-7', at: '1:D5' }],
  weapons: [{ card: 'german DC', by: 'u1' }],
  hexes: { '1:D3': 'stone building' },
};

test('[sl 8.11.9.1, 8.11.2] thrown by unskilled hands it has half its force, too', () => {
  const strength = (card: string) => {
    const [first, ...others] = thrown.units as readonly object[];
    const { view, world } = standing({ ...thrown, units: [{ ...first, card }, ...others] } as Position);
    const blast = thrownBlast(view, weaponById(view, 'w1'), '1:D4');
    return blast && blastLines(world, view, blast).map(({ firepower }) => firepower.value);
  };
  expect([strength('german 8-3-8'), strength('german 4-6-7')]).toEqual([
    [30, 30],
    [15, 15],
  ]);
});

test('[sl 8.11.9.1] in defence it is thrown into the next hex and goes off at once, one more on the dice', () => {
  const match = skirmish(thrown, [
    [6, 5],
    [2, 1],
  ]);
  expect(offers(match, 'german', 'throw')).toEqual(['throw w1 1:D4']);
  expect(refusals(match, 'german', 'throw w1 1:D2')).toEqual(['5.1.1']);
  play(match, 'german', 'throw w1 1:D4');
  expect([isGone(match, 'w1'), unit(match, 'u1').fired]).toEqual([true, 'defensive-fire']);
});

test('[sl 8.11.9.2] the thrower is struck as well, with the cover of his own hex', () => {
  expect(lines(thrown, { ...PLACED, thrownBy: 'german' })).toEqual([
    ['1:D4', 30, 1],
    ['1:D3', 30, 3],
  ]);
});

test('[sl 8.11.8, 8.11.3, 8.3] the number of a charge is its own; a squad that places it still fires, smaller units don’t; one in a turn', () => {
  const { world, view } = standing(placed());
  expect(dudNumber(world, view, PLACED)).toBe(12);
  const spent = (card: string) => {
    const match = skirmish(
      assault({
        units: [{ card, at: '1:D3' }, DEFENDER, { card: 'russian 4-4-7', at: '1:F5' }],
        weapons: [1, 2].map(() => ({ card: 'german DC', by: 'u1' }) as const),
      }),
    );
    play(match, 'german', 'move u1', 'lay w1 1:D4');
    expect(refusals(match, 'german', 'lay w2 1:D4')).toEqual(['QA-23.3']);
    return unit(match, 'u1').spent;
  };
  expect([spent('german 8-3-8'), spent('german 3-3-8'), spent('german 8-0')]).toEqual([
    undefined,
    true,
    undefined,
  ]);
});
