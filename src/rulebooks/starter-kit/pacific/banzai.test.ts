import { expect, test } from 'vitest';
import { ambushModifiers } from '../close-combat/ambush.ts';
import { attackCard } from '../fire/card.ts';
import { fireModifiers } from '../fire/modifiers.ts';
import { movingStack } from '../fire/shooters.ts';
import { newAftermath } from '../morale/losses.ts';
import { fireCheck, moraleCheck } from '../morale/morale.ts';
import { type Dice, enact, isGone, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { lineOf, modifiersOf } from '../testing/fire-bench.ts';
import { moraleOf, unitById } from '../units.ts';

/** The charge of the book, with its columns moved: 9-0, squads A to F, and G who is pinned. */
const [LEADER, A, B, C, D, E, F, G] = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8'] as const;
const squad = (at: `1:${string}`, more = '') => `japanese 4-4-7 ${at} ${more}`;
const CHARGE: Position = {
  phase: 'japanese movement',
  scenario: { rules: ['pacific'] },
  hexes: { E5: 'grain', E4: 'grain' },
  buildings: { one: { material: 'wood', hexes: ['C5'] }, two: { material: 'wood', hexes: ['C5'] } },
  units: [
    'japanese 9-0 G4',
    squad('1:E6'),
    squad('1:F3'),
    squad('1:F4'),
    squad('1:F5'),
    squad('1:F6'),
    squad('1:G5'),
    squad('1:G6', 'pinned'),
    'american 7-6-8 C5',
    'american 6-6-8 E7',
    'american 6-6-8 G7',
  ],
};
type Match = ReturnType<typeof skirmish>;

const offered = (match: Match) => match.offered('japanese');
const hexesFor = (match: Match, id: string) =>
  offered(match)
    .filter(act => act.startsWith(`rush ${id} `))
    .map(act => act.slice(-2))
    .toSorted();
const banzai = (match: Match) => match.state.doing.find(frame => frame.is === 'banzai');

function declared(dice: Dice = []): Match {
  const match = skirmish(CHARGE, dice);
  play(match, 'japanese', `banzai ${LEADER}`, `with ${B}`, `with ${C}`, `with ${F}`, `with ${D}`);
  play(match, 'japanese', `with ${E}`, `with ${A}`, 'charge 1:C5');
  return match;
}
function afterFirstImpulse(dice: Dice = []): Match {
  const match = declared(dice);
  play(match, 'japanese', `rush ${A} 1:D5`, `rush ${B} 1:E4`, `rush ${E} 1:E6`, `rush ${C} 1:E5`);
  play(match, 'japanese', `rush ${D} 1:E5`, `rush ${LEADER} 1:F4`, `rush ${F} 1:F4`);
  return match;
}
function afterSecondImpulse(dice: Dice): Match {
  const match = afterFirstImpulse(dice);
  play(match, 'american', 'pass');
  play(match, 'japanese', `rush ${A} 1:C5`, `rush ${B} 1:D4`, `rush ${E} 1:D5`, `rush ${C} 1:D4`);
  play(match, 'japanese', `rush ${D} 1:D5`, `rush ${LEADER} 1:E4`, `rush ${F} 1:E4`);
  return match;
}

test('E-097 [aslsk 8.1.8.6.a, 8.1.8.6.b] a leader declares it for a chain of units, one of whom sees the target; a pinned one stays out', () => {
  const match = skirmish(CHARGE);
  play(match, 'japanese', `banzai ${LEADER}`);
  // Next to the leader; the pinned squad is never offered.
  expect(offered(match).filter(act => act.startsWith('with'))).toEqual([
    `with ${B}`,
    `with ${C}`,
    `with ${F}`,
  ]);
  play(match, 'japanese', `with ${F}`, `with ${D}`);
  expect(offered(match)).toContain(`with ${A}`);
  expect(offered(match)).not.toContain(`with ${G}`);
});

test.each<[string, Partial<Position>]>([
  ['a leader off the map', { units: ['japanese 9-0', squad('1:F3'), 'american 7-6-8 C5'] }],
  ['no leader', { units: [squad('1:F3'), 'american 7-6-8 C5'] }],
  ['a target nine hexes away', { units: ['japanese 9-0 L5', 'american 7-6-8 C5'] }],
  [
    'a target out of sight',
    { hexes: { D4: 'woods', D5: 'woods', D3: 'woods' }, units: ['japanese 9-0 E5', 'american 7-6-8 C5'] },
  ],
])('[aslsk 8.1.8.6.a, 8.1.8.6.b] no charge with %s', (_why, more) => {
  const match = skirmish({ ...CHARGE, ...more });
  expect(offered(match).filter(act => act.startsWith('banzai'))).toEqual([]);
});

test('[aslsk 8.1.8.6.e] each must go nearer, or upon an enemy no farther from the target', () => {
  const match = declared();
  expect([A, B, C, D, E, LEADER, F].map(id => hexesFor(match, id))).toEqual([
    ['D5'],
    ['E4'],
    ['E4', 'E5'],
    ['E5', 'E6'],
    ['E6', 'E7'],
    ['F3', 'F4'],
    ['F4', 'F5'],
  ]);
});

test('E-098 [aslsk 8.1.8.6.d] only when all have gone their hex may the defender fire, and all have spent what the slowest did', () => {
  const match = declared();
  play(match, 'japanese', `rush ${A} 1:D5`, `rush ${B} 1:E4`);
  expect(match.choiceOf('american')).toBeUndefined();
  const first = afterFirstImpulse();
  expect(first.choiceOf('american')?.window).toMatchObject({ on: 'first-fire' });
  expect(first.offered('american')).toEqual(['at 1:D5', 'at 1:E4', 'at 1:E6', 'at 1:E5', 'at 1:F4', 'pass']);
  expect(banzai(first)?.spent).toBe(4);
  play(first, 'american', 'pass');
  expect([hexesFor(first, A), hexesFor(first, B), hexesFor(first, C)]).toEqual([
    ['C5'],
    ['D4'],
    ['D4', 'D5'],
  ]);
});

test('E-098 to E-100 [aslsk 8.1.8.6.c, 8.1.8.7.a] 4 MF in two impulses; the 7-6-8 must fire with 21 factors at +1 and -1, and a 6 on the 2MC is no pin', () => {
  const match = afterSecondImpulse('3,4 2,4');
  expect(banzai(match)?.spent).toBe(8);
  expect(match.offered('american')).toEqual(['shoot']);
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire') throw new Error('nobody fires');
  play(match, 'american', 'shoot');
  expect(unit(match, 'u9').fired).toBe('first');
  expect(match.state.residual).toEqual([{ at: '1:C5', firepower: 8 }]);
  expect(unit(match, A)).toMatchObject({ card: 'japanese 4-4-7', banzai: 'charging' });
  expect(unit(match, A).pinned).toBeUndefined();
});

test('E-099 [aslsk 8.1.8.7.a] the shot: column 20, hut +1, FFNAM -1', () => {
  const position = {
    ...CHARGE,
    units: [squad('1:C5', 'banzai charging'), 'american 7-6-8 C5'],
    doing: [
      {
        is: 'move',
        units: ['u1'],
        kind: 'normal',
        spent: 8,
        hexes: 2,
        road: false,
        here: 4,
        shots: {},
        smoked: [],
        tried: [],
        begun: true,
        charge: true,
      },
    ],
  } as const;
  const line = lineOf(position, { by: ['u2'], at: '1:C5' });
  expect([line.firepower.value, line.column, modifiersOf(line)]).toEqual([21, 20, ['hut +1', 'FFNAM -1']]);
});

test('[aslsk 8.1.8.6.f] beside the target one may stop, but not before the first impulse, nor if an enemy next to it is alone', () => {
  expect(offered(declared()).filter(act => act.startsWith('hold'))).toEqual([]);
  const match = afterSecondImpulse('3,4 2,4');
  play(match, 'american', 'shoot', 'pass');
  expect(
    offered(match)
      .filter(act => act.startsWith('hold'))
      .toSorted(),
  ).toEqual([B, C, D, E].map(id => `hold ${id}`));
  play(match, 'japanese', `hold ${B}`);
  expect(unit(match, B)).toMatchObject({ banzai: 'over', moved: true });

  const lonely = skirmish({
    ...CHARGE,
    units: [
      'japanese 9-0 E6',
      squad('1:E5'),
      squad('1:D4'),
      'american 7-6-8 C5 broken',
      'american 6-6-8 D6 broken',
    ],
  });
  play(lonely, 'japanese', 'banzai u1', 'with u2', 'with u3', 'charge 1:C5');
  play(lonely, 'japanese', 'rush u3 1:C5', 'rush u1 1:D5', 'rush u2 1:D4');
  expect(offered(lonely).filter(act => act.startsWith('hold'))).toEqual(['hold u2']);
});

test('[aslsk 8.1.8.6.e, 8.1.8.6.g] the target’s hex must be entered unless the charge is there, nobody goes back, and who is upon an enemy goes no farther', () => {
  const match = afterSecondImpulse('3,4 2,4');
  play(match, 'american', 'shoot', 'pass');
  // A is in the target's hex: the others may go there, or to another hex beside it; not back to E5.
  expect(hexesFor(match, C).toSorted()).toEqual(['C4', 'C5', 'D5']);
  expect(hexesFor(match, A)).toEqual([]);
  expect(unit(match, A)).toMatchObject({ banzai: 'over', moved: true });
});

test('[aslsk 8.1.8.6.g] the charge ends when all 8 MF are spent, or 3 for a wounded leader; the broken drop out', () => {
  const far = {
    hexes: {},
    buildings: {},
    units: ['japanese 9-0 K5 wounded', squad('1:K5'), 'american 7-6-8 C5 broken'],
  } as const;
  const match = skirmish({ ...CHARGE, ...far });
  play(match, 'japanese', 'banzai u1', 'with u2', 'charge 1:C5');
  for (const column of ['J', 'I', 'H']) {
    const to = offered(match).find(act => act.startsWith(`rush u1 1:${column}`)) ?? '';
    play(match, 'japanese', to, to.replace('u1', 'u2'));
  }
  expect(unit(match, 'u1')).toMatchObject({ at: expect.stringContaining('H') });
  expect(hexesFor(match, 'u1')).toEqual([]);
  expect(hexesFor(match, 'u2').length).toBeGreaterThan(0);
  for (const _ of ['G', 'F', 'E', 'D'])
    play(match, 'japanese', offered(match).find(act => act.startsWith('rush u2')) ?? '');
  expect(unit(match, 'u2').at).toContain('D');
  play(match, 'japanese', 'rush u2 1:C5');
  expect([unit(match, 'u1'), unit(match, 'u2')].map(({ banzai: state }) => state)).toEqual(['over', 'over']);
  expect(match.state.doing.some(({ is }) => is === 'banzai')).toBe(false);
});

test('[aslsk 8.1.8.6.c] one more morale while and after they charge, no pins while they do', () => {
  const check = (state: 'charging' | 'over') =>
    enact({ units: [squad('1:C4', `banzai ${state}`)] }, '4,4', function* (game) {
      const man = unitById(game.state, 'u1');
      expect(moraleOf(game.world, game.state, man)).toBe(8);
      yield* moraleCheck(game, man, fireCheck(0), newAftermath());
    }).match;
  expect(unit(check('charging'), 'u1').pinned).toBeUndefined();
  expect(unit(check('over'), 'u1').pinned).toBe(true);
});

test('[aslsk 8.1.8.6.c] nobody charges with more than he can carry: the rest is dropped first', () => {
  const units = ['japanese 9-0 E6', squad('1:E6'), 'american 7-6-8 C5 broken'] as const;
  const match = skirmish({ ...CHARGE, units, weapons: ['japanese HMG of u2'] });
  play(match, 'japanese', 'banzai u1', 'with u2');
  expect(offered(match)).toEqual(['drop w1']);
  play(match, 'japanese', 'drop w1');
  expect(weapon(match, 'w1')).toMatchObject({ at: '1:E6' });
  expect(offered(match)).toContain('charge 1:C5');
});

test('[aslsk 8.1.8.7.a] all good order infantry in the hex must fire together, even by final protective fire; others may not join', () => {
  const units = [
    'japanese 9-0 D5',
    squad('1:D5'),
    'american 7-6-8 C5 fired final',
    'american 3-4-8 C5',
    'american 6-6-8 C5 broken',
    'american 6-6-8 C6',
  ] as const;
  const match = skirmish({ ...CHARGE, units });
  play(match, 'japanese', 'banzai u1', 'with u2', 'charge 1:C5', 'rush u2 1:C5', 'rush u1 1:C5');
  expect(match.offered('american')).toEqual(['add u4']);
  play(match, 'american', 'add u4');
  expect(match.offered('american')).toEqual(['shoot']);
});

test('[aslsk 8.1.8.7.a] a leader who comes alone compels nobody', () => {
  const match = skirmish({ ...CHARGE, units: ['japanese 9-0 D5', 'american 7-6-8 C5'] });
  play(match, 'japanese', 'banzai u1', 'charge 1:C5', 'rush u1 1:C5');
  expect(match.offered('american')).toEqual(['ready u2', 'pass']);
});

test('[aslsk 8.1.8.6.d] fire at one hex strikes only those who came into it, and then at others', () => {
  const match = afterFirstImpulse('1,1 6,5');
  play(match, 'american', 'at 1:D5', 'ready u9', 'shoot', 'pass');
  expect(isGone(match, A)).toBe(true);
  expect(unit(match, B).card).toBe('japanese 4-4-7');
  // What has been let pass is over; the fire may go elsewhere.
  expect(match.offered('american')).not.toContain('at 1:D5');
});

test('E-101 [aslsk 8.1.8.6.c, 8.1.8.8] after the charge they keep their morale, and count as inexperienced in an ambush', () => {
  const { match } = enact(
    { units: [squad('1:C5', 'banzai over'), 'american 7-6-8 C5'] },
    [],
    function* () {},
  );
  expect(moraleOf(match.world, match.state, unit(match, 'u1'))).toBe(8);
  const drm = ambushModifiers(match.world, match.state, '1:C5', 'japanese');
  expect(drm.kept.map(({ n, cite }) => [n, cite])).toEqual([[1, '8.1.8.8']]);
});

test('E-102 [aslsk 8.1.8.7.b] in the advancing fire phase two squads fire 12 factors at the enemy in their hex, and nowhere else', () => {
  const position: Position = {
    ...CHARGE,
    phase: 'advancing-fire',
    units: [
      'japanese 9-0 C5 banzai over',
      squad('1:C5', 'banzai over'),
      squad('1:C5', 'banzai over'),
      'american 7-6-8 C5 broken desperate',
      'american 6-6-8 D5',
      squad('1:B5'),
    ],
  };
  expect(lineOf(position, { by: ['u2', 'u3'], at: '1:C5', led: ['u1'] }).firepower.value).toBe(12);
  const match = skirmish(position, '1,2');
  play(match, 'japanese', 'ready u2');
  expect(offered(match)).toEqual(['at 1:C5']);
  // Fire from outside spares their friends, who are not in melee.
  const outside = skirmish(position, '6,6');
  play(outside, 'japanese', 'ready u6', 'at 1:C5');
  expect(lineOf(position, { by: ['u6'], at: '1:C5' }).targets).toEqual(['u4']);
});

test('[aslsk 8.1.8.6.g] nobody advances out of the hex of an enemy into which he has charged', () => {
  const units = [
    squad('1:C5', 'banzai over'),
    squad('1:D5', 'banzai over'),
    'american 7-6-8 C5 broken',
  ] as const;
  const match = skirmish({ ...CHARGE, phase: 'advance', units });
  expect(offered(match).some(act => act.startsWith('advance u1'))).toBe(false);
  expect(offered(match).some(act => act.startsWith('advance u2'))).toBe(true);
});

test('[aslsk 8.1.8.6.d, 1.1.1.hill.h] who charge into a hex from several sides are under fire as each of them came', () => {
  const match = skirmish({
    ...CHARGE,
    hexes: {},
    buildings: {},
    levels: { D5: 1, E5: 1 },
    units: ['japanese 9-0 E5', squad('1:E6'), squad('1:E5'), 'american 7-6-8 C5', 'american 6-6-8 G7'],
  });
  play(match, 'japanese', 'banzai u1', 'with u2', 'with u3', 'charge 1:C5');
  play(match, 'japanese', 'rush u2 1:D5', 'rush u3 1:D5', 'rush u1 1:D5');
  const move = movingStack(match.state);
  const attack = { kind: 'fire', target: '1:D5', from: ['1:G7'], leaders: [], exhausted: false } as const;
  const drmOf = (id: string) =>
    fireModifiers(match.world, match.state, { ...attack, ...(move && { move }) }, unit(match, id)).value;
  // One has come up over the crest that the line crosses, the others along the height.
  expect([drmOf('u2'), drmOf('u3')]).toEqual([-2, 0]);
  const frame = { is: 'fire', by: 'american', shooters: ['u5'], leaders: [], target: '1:D5' } as const;
  const view = { ...match.state, doing: [...match.state.doing, frame] };
  expect(attackCard(match.world, view, frame)?.lines.map(({ targets }) => targets)).toEqual([
    ['u1', 'u3'],
    ['u2'],
  ]);
});
