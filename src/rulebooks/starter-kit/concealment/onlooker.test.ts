/** Two worlds that differ only in who is under a ? look alike to the enemy, whatever is under way in them (8.3.2.a). */
import { expect, test } from 'vitest';
import { Random } from '../../../engine/index.ts';
import type { MoveFrame } from '../state.ts';
import { type Position, play, skirmish, type TestMatch } from '../testing/bench.ts';
import { imagined } from './imagining.ts';

type Units = Position['units'];
const CONCEALED = { concealed: true } as const;

/** All that the side is shown. */
function shown(match: TestMatch, side: string) {
  return {
    view: match.view(side),
    journal: match.journal.as(side),
    waiting: match.choices.map(({ by, id, window }) => ({ by, id, subject: window?.subject })),
  };
}

/** A wall of jungle across the map. */
const WALL = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`1:F${i + 1}`, 'woods'] as const));

/** Japanese in the west of it, Americans in its east: both under a ?, and nobody sees anybody. */
const JUNGLE: Position = {
  phase: 'japanese movement',
  hexes: { ...WALL, '1:C5': 'brush', '1:D3': 'woods' },
  scenario: { rules: ['pacific'] },
  units: [],
};
const AMERICAN = 'american 6-6-6 J8 concealed';

test('[aslsk 8.2.1.bamboo.b, 8.3.2.a] what a step into bamboo takes of those under a ? does not tell how much they had', () => {
  const squad = 'japanese 4-4-7 concealed';
  const leader = 'japanese 9-1 concealed';
  const entered = (units: Units, mover: string) => {
    const match = skirmish({ ...JUNGLE, units: [...units, AMERICAN], vehicles: ['american M4A2 M9 wreck'] });
    play(match, 'japanese', `move ${mover}`, 'step 1:C5');
    return match;
  };
  const bySquad = entered([`${squad} C4`, `${leader} A1`], 'u1');
  const byLeader = entered([`${squad} A1`, `${leader} C4`], 'u2');
  expect([bySquad, byLeader].map(({ state }) => state.doing[0])).toMatchObject([
    { spent: 10, here: 10, entry: { cost: 10 }, way: [{ halves: 10 }] },
    { spent: 14, here: 14, entry: { cost: 14 }, way: [{ halves: 14 }] },
  ]);
  expect(shown(bySquad, 'american')).toEqual(shown(byLeader, 'american'));
  // Whoever is seen shows what he spends.
  const open = entered(['japanese 9-1 C4', `${squad} A1`], 'u1');
  expect(open.view('american').doing[0]).toMatchObject({ spent: 14 });
});

test('[aslsk 8.3.2.a] what those carried and tried who have left a stack stays their secret', () => {
  const parted = (gunner: 'u1' | 'u3') => {
    const match = skirmish(
      {
        ...JUNGLE,
        units: ['japanese 4-4-7 C4 concealed', 'japanese 4-4-7 C4', 'japanese 4-4-7 A1 concealed', AMERICAN],
        weapons: [
          `japanese MMG of ${gunner}`,
          { card: 'japanese LMG', by: gunner === 'u1' ? 'u3' : 'u1' },
          'japanese LMG D4',
        ],
      },
      '6',
    );
    play(match, 'japanese', 'move u1', 'with u2', 'step 1:D4');
    play(match, 'american', 'pass');
    play(match, 'japanese', 'pick-up u1 w3');
    play(match, 'american', 'pass');
    play(match, 'japanese', 'stay u1');
    return match;
  };
  const [heavy, light] = [parted('u1'), parted('u3')];
  expect([heavy, light].map(({ state }) => state.doing)).toMatchObject(
    [3, 1].map(load => [
      { units: ['u1'], burden: { u1: load }, tried: ['u1 w3'] },
      { units: ['u2'], burden: { u1: load }, tried: ['u1 w3'] },
    ]),
  );
  expect(shown(heavy, 'american')).toEqual(shown(light, 'american'));
  expect(heavy.view('american').doing).toMatchObject([
    { units: ['?1:D4'], burden: {}, tried: [] },
    { units: ['u2'], burden: {}, tried: [] },
  ]);
});

test('[aslsk 8.3.2.a] whom a window is about is said in an order that does not tell who is under the ?', () => {
  const moving = (companion: 'u1' | 'u3') => {
    const at = (id: string) => (id === companion ? '1:C4' : '1:A1') as '1:C4';
    const match = skirmish({
      ...JUNGLE,
      units: [
        { card: 'japanese 4-4-7', at: at('u1'), ...CONCEALED },
        'japanese 4-4-7 C4',
        { card: 'japanese 4-4-7', at: at('u3'), ...CONCEALED },
        AMERICAN,
      ],
    });
    play(match, 'japanese', 'move u2', `with ${companion}`, 'step 1:D4');
    return match;
  };
  const [before, after] = [moving('u1'), moving('u3')];
  expect(before.choiceOf('american')?.window?.subject).toBe('u2,?1:D4');
  expect(shown(before, 'american')).toEqual(shown(after, 'american'));
});

test('[aslsk 8.3.2.a] that one under a ? goes no farther is seen, not who; and nobody who is imagined there goes on', () => {
  const halted = (thrower: 'u1' | 'u2') => {
    const at = (id: string) => (id === thrower ? '1:C4' : '1:A1') as '1:C4';
    const units: Units = [
      { card: 'american 6-6-6', at: at('u1'), ...CONCEALED },
      { card: 'american 6-6-7', at: at('u2'), ...CONCEALED },
      'japanese 4-4-7 J8 concealed',
    ];
    const match = skirmish({ ...JUNGLE, attacker: 'american', units }, '6');
    play(match, 'american', `move ${thrower}`, `smoke ${thrower} 1:C4`);
    return match;
  };
  const [one, other] = [halted('u1'), halted('u2')];
  expect(shown(one, 'japanese')).toEqual(shown(other, 'japanese'));
  const view = one.view('japanese');
  expect(view.doing[0]).toMatchObject({ units: ['?1:C4'], halted: ['?1:C4'] });
  const [move] = imagined(view, 'japanese', one.world, new Random(1)).doing;
  expect(move).toMatchObject({ is: 'move', halted: [expect.stringMatching(/^u/)] });
});

test('[aslsk 8.3.2.a] a charge laid upon a ? does not tell how many are under it', () => {
  const laid = (leaderAt: '1:D3' | '1:A1') => {
    const match = skirmish({
      ...JUNGLE,
      attacker: 'american',
      units: [
        'japanese 4-4-7 D3 concealed',
        `japanese 9-1 ${leaderAt} concealed`,
        'japanese 4-4-7 A1 concealed',
        'american 6-6-6 D4',
      ],
      weapons: ['american DC of u4'],
    });
    play(match, 'american', 'move u4', 'place-charge w1 1:D3');
    return match;
  };
  const [stack, alone] = [laid('1:D3'), laid('1:A1')];
  expect(stack.state.doing[0]).toMatchObject({ placing: { veiled: ['u1', 'u2'] } });
  expect(shown(stack, 'american')).toEqual(shown(alone, 'american'));
  for (const match of [stack, alone]) play(match, 'japanese', 'pass');
  expect(stack.state.charges).toMatchObject([{ veiled: ['u1', 'u2'] }]);
  expect(shown(stack, 'american')).toEqual(shown(alone, 'american'));
});

test('[aslsk 8.3.2.a] which gun was turned under a ? is not told', () => {
  const turned = (gun: 'w1' | 'w2') => {
    const match = skirmish({
      ...JUNGLE,
      phase: 'prep-fire',
      units: [
        { card: 'japanese 2-2-8', at: gun === 'w1' ? '1:D3' : '1:A1', ...CONCEALED },
        { card: 'japanese 2-2-8', at: gun === 'w1' ? '1:A1' : '1:D3', ...CONCEALED },
        AMERICAN,
      ],
      weapons: ['japanese Type 94 AT of u1 facing 0', 'japanese Type 92 INF of u2 facing 0'],
    });
    play(match, 'japanese', 'done', `face ${gun} 1`);
    return match;
  };
  const [one, other] = [turned('w1'), turned('w2')];
  expect(one.state.doing[0]).toMatchObject({ turned: ['w1'] });
  expect(shown(one, 'american')).toEqual(shown(other, 'american'));
});

test('[aslsk 8.3.2.a] who has laid a charge from under a ?, and how well, is not told', () => {
  const match = skirmish({
    ...JUNGLE,
    units: ['japanese 3-3-6 C4 exhausted concealed', 'american 6-6-6 C3 broken'],
    weapons: ['japanese DC of u1'],
    charges: [{ weapon: 'w1', at: '1:C3', by: 'u1', removal: 11, from: '1:C4', exhausted: true }],
  });
  const { charges } = match.view('american');
  expect(charges).toEqual([{ weapon: 'w1', at: '1:C3', by: '?1:C4', removal: 12, from: '1:C4' }]);
  expect(match.view('japanese').charges).toBe(match.state.charges);
});

test('[aslsk 8.3.2.a] who of those under a ? has fired at whom is not told', () => {
  const move: MoveFrame = {
    is: 'move',
    units: ['u2'],
    kind: 'normal',
    spent: 2,
    hexes: 1,
    road: false,
    here: 2,
    shots: { u1: 1, w1: 1, u3: 1 },
    smoked: [],
    tried: [],
  };
  const match = skirmish({
    ...JUNGLE,
    attacker: 'american',
    units: ['japanese 4-4-7 C4 concealed', 'american 6-6-6 C3', 'japanese 4-4-7 C2'],
    weapons: ['japanese LMG of u1'],
    doing: [move],
    state: { volleys: [{ from: '1:C4', at: '1:C3', by: ['u1', 'w1', 'u3'] }] },
  });
  const view = match.view('american');
  expect(view.doing[0]).toMatchObject({ shots: { u3: 1 } });
  expect(view.doing[0]).not.toHaveProperty('shots.u1');
  expect(view.volleys).toEqual([{ from: '1:C4', at: '1:C3', by: ['u3'] }]);
});
