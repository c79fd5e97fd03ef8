/** What costs a ? before a good order enemy, and nothing where none looks on (8.3.d). */
import { expect, test } from 'vitest';
import type { FireResult } from '../charts/index.ts';
import { sufferHits } from '../fire/effects.ts';
import { eliminate, newAftermath } from '../morale/losses.ts';
import { leaderLosses } from '../morale/morale.ts';
import { collapseHut } from '../pacific/huts.ts';
import { citesSaid, type Dice, enact, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { fire } from '../testing/fire-bench.ts';
import { inMelee, unitById } from '../units.ts';

const RULES: Pick<Position, 'scenario'> = { scenario: { rules: ['concealment'] } };
const CONCEALED = { concealed: true } as const;
const BROKEN = { broken: true, desperate: true } as const;

/** Who may look at D5: nobody, men who can't, somebody who can. */
const ONLOOKERS = [
  { who: 'nobody but broken men', more: BROKEN, keeps: true },
  { who: 'an enemy in good order', more: {}, keeps: false },
  { who: 'one who is concealed himself', more: CONCEALED, keeps: false },
  { who: 'one who is hidden', more: { hidden: true }, keeps: true },
  { who: 'one who is held in melee', more: { at: '1:F5' }, keeps: true },
] as const;

/** A concealed German squad in D5 and broken Russians in D7; the onlooker of the test in C7, or in the melee of F5. */
function facing(onlooker: object, more: Partial<Position> = {}): Position {
  return {
    ...RULES,
    attacker: 'german',
    hexes: { '1:D5': 'wooden building', '1:C7': 'wooden building' },
    units: [
      'german 4-6-7 D5 concealed',
      'german 8-1 D5 concealed',
      'russian 4-4-7 D7 broken desperate',
      { card: 'russian 4-4-7', at: '1:C7', ...onlooker },
      'german 4-6-7 F5',
    ],
    melees: ['1:F5'],
    ...more,
  };
}

test.each(ONLOOKERS)('[aslsk 8.3.d] who fires before $who keeps his ?: $keeps', ({ more, keeps }) => {
  const match = skirmish(facing(more, { phase: 'prep-fire' }), '6,5');
  play(match, 'german', 'ready u1');
  expect(unit(match, 'u1').concealed).toBeUndefined();
  play(match, 'german', 'at 1:D7', 'direct u2', 'shoot');
  expect(['u1', 'u2'].map(id => unit(match, id).concealed === true)).toEqual([keeps, keeps]);
  expect(match.state.units.some(each => each.glimpsed)).toBe(false);
});

test('[aslsk 8.3.d, 3.2.3.t] whom broken men glimpse for a moment is nobody they know of', () => {
  const beside = (how: string) => {
    const units: Position['units'] = [`german 4-6-7 D5 ${how}`, 'russian 4-4-7 D6 broken'];
    const match = skirmish(facing({}, { phase: 'prep-fire', units, melees: [] }));
    play(match, 'german', 'ready u1');
    return unit(match, 'u2').desperate;
  };
  expect([beside('concealed'), beside('')]).toEqual([undefined, true]);
});

test.each(ONLOOKERS)(
  '[aslsk 4.0.g, 8.3.d] who destroys a weapon before $who keeps his ?: $keeps',
  ({ more, keeps }) => {
    const match = skirmish(facing(more, { phase: 'prep-fire', weapons: ['german LMG of u1'] }));
    play(match, 'german', 'destroy w1');
    expect(unit(match, 'u1').concealed === true).toBe(keeps);
    expect(unit(match, 'u2').concealed).toBe(true);
  },
);

test.each(ONLOOKERS)(
  '[aslsk 8.3.d, 8.3.d3] who fires and directs a mortar before $who keeps his ?: $keeps',
  ({ more, keeps }) => {
    const weapons = ['german 50mm MTR of u1'];
    const hexes = { '1:D5': 'brush', '1:C7': 'wooden building' } as const;
    const match = skirmish(facing(more, { phase: 'prep-fire', hexes, weapons }), '6,5');
    play(match, 'german', 'ready w1', 'at 1:D7', 'direct u2', 'shoot');
    expect(['u1', 'u2'].map(id => unit(match, id).concealed === true)).toEqual([keeps, keeps]);
  },
);

const RESULTS: readonly (readonly [string, FireResult, Dice])[] = [
  ['PTC', { is: 'PTC' }, '1,1 1,1'],
  ['MC', { is: 'MC', n: 0 }, '1,1 1,1'],
  ['K', { is: 'K', n: 0 }, '1 1,1 1,1'],
  ['KIA', { is: 'KIA', n: 1 }, '1'],
];

test.each(RESULTS.flatMap(result => ONLOOKERS.map(onlooker => [...result, onlooker] as const)))(
  '[aslsk 8.3.d] a %s shows those whom it strikes to a good order enemy',
  (_, result, dice, { more, keeps }) => {
    const units: Position['units'] = [
      'japanese 4-4-7 D5 concealed',
      'japanese 4-4-7 D5 concealed',
      { card: 'american 6-6-6', at: '1:C7', ...more },
      'japanese 4-4-7 F5',
    ];
    const { match } = enact({ ...facing({}), attacker: 'japanese', units }, dice, function* (game) {
      yield* sufferHits(game, [{ result, column: 8, targets: ['u1', 'u2'] }]);
    });
    const left = match.state.units.filter(({ at }) => at === '1:D5');
    expect(left.length).toBeGreaterThan(0);
    expect(left.map(each => each.glimpsed === true)).toEqual(left.map(() => keeps));
    expect(left.some(each => each.concealed)).toBe(false);
  },
);

test('[aslsk 8.3.d, 8.3.e] residual fire that nobody watches leaves the ? to those who come through it unbroken', () => {
  const walk = (check: readonly number[], onlooker: object) => {
    const position = facing(onlooker, {
      phase: 'movement',
      hexes: { '1:D4': 'woods', '1:C7': 'wooden building' },
      residual: [{ at: '1:D4', firepower: 12 }],
    });
    // A 5 and one for the woods on column 12: a 1MC.
    const match = skirmish(position, [[2, 3], check]);
    play(match, 'german', 'move u1', 'assault', 'step 1:D4');
    return unit(match, 'u1').concealed === true;
  };
  expect(walk([1, 2], BROKEN)).toBe(true);
  expect(walk([6, 5], BROKEN)).toBe(false);
  expect(walk([1, 2], {})).toBe(false);
});

test.each(ONLOOKERS)(
  '[aslsk 3.2.3.l, 8.3.d] the loss of a leader is a check like any other, before $who',
  ({ more, keeps }) => {
    const { match } = enact(facing(more), '1,1', function* (game) {
      const aftermath = newAftermath();
      eliminate(game, unitById(game.state, 'u2'), '3.2.3.b', aftermath);
      yield* leaderLosses(game, aftermath);
    });
    expect(unit(match, 'u1')).toMatchObject(keeps ? { glimpsed: true } : { card: 'german 4-6-7' });
    expect(unit(match, 'u1').concealed).toBeUndefined();
    expect(unit(match, 'u1').glimpsed === true).toBe(keeps);
  },
);

test.each(ONLOOKERS)(
  '[aslsk 8.2.1.hut.f, 8.3.d] so is a hut that comes down, before $who',
  ({ more, keeps }) => {
    const position: Position = {
      ...facing(more),
      hexes: { '1:C7': 'woods' },
      buildings: { one: { material: 'wood', hexes: ['D5'] }, two: { material: 'wood', hexes: ['D5'] } },
      attacker: 'japanese',
      scenario: { rules: ['pacific'] },
      units: [
        'japanese 4-4-7 D5 concealed',
        { card: 'american 6-6-6', at: '1:C7', ...more },
        'japanese 4-4-7 F5',
      ],
    };
    const { match } = enact(position, '1,1', function* (game) {
      yield* collapseHut(game, '1:D5', '8.2.1.hut.d');
    });
    expect(unit(match, 'u1').glimpsed === true).toBe(keeps);
    expect(unit(match, 'u1').concealed).toBeUndefined();
  },
);

/** A concealed German squad fights in D5. */
function fighting(enemy: object, more: Position['units'] = [], rest: Partial<Position> = {}): Position {
  return {
    ...RULES,
    phase: 'german close-combat',
    hexes: { '1:D7': 'wooden building' },
    units: ['german 4-6-7 D5 advanced concealed', { card: 'russian 4-4-7', at: '1:D5', ...enemy }, ...more],
    ...rest,
  };
}

test.each([
  { what: 'an ambush that fails', ambush: [1, 4] },
  { what: 'no ambush', ambush: [4, 4] },
])('[aslsk 8.3.d, 8.3.2.d] in close combat with broken men alone the ? is kept, with $what', ({ ambush }) => {
  const fight = (enemy: object, others: Position['units'] = []) => {
    const match = skirmish(fighting(enemy, others), [ambush, [6, 6]]);
    play(match, 'german', 'done');
    expect(unit(match, 'u1').concealed).toBeUndefined();
    play(match, 'german', 'attack u1', 'target u2', 'done');
    return unit(match, 'u1').concealed === true;
  };
  expect(fight(BROKEN)).toBe(true);
  const watcher = 'russian 4-4-7 D7';
  expect(fight(BROKEN, [watcher])).toBe(false);
  expect(fight(BROKEN, [`${watcher} hidden`])).toBe(true);
});

test('[aslsk 8.3.d, 8.3.2.e] who joins a melee under his ? keeps it where nobody else sees him, and is not held there', () => {
  const match = skirmish(fighting({}, ['german 4-6-7 D5'], { melees: ['1:D5'] }), '6,6 6,6');
  play(match, 'german', 'done', 'attack u1', 'target u2', 'done');
  // He is there to be fought with.
  expect(match.offered('russian')).toContain('attack u2');
  play(match, 'russian', 'attack u2');
  expect(match.offered('russian')).toEqual(['target u1', 'target u3']);
  play(match, 'russian', 'target u1', 'done');
  expect(unit(match, 'u1').concealed).toBe(true);
  expect([...match.state.units].map(each => inMelee(match.state, each))).toEqual([false, true, true]);
});

test('[aslsk 8.3.e] who is wounded in a fight that nobody watched has lost his ?', () => {
  const match = skirmish(
    {
      ...RULES,
      phase: 'german close-combat',
      units: ['german 9-1 D5 advanced concealed', 'russian 4-4-7 D5', 'german 4-6-7 D5'],
      melees: ['1:D5'],
    },
    // Four to one: a 9 reduces him, and a 1 is a light wound.
    '3,6 1',
  );
  play(match, 'german', 'done', 'done');
  play(match, 'russian', 'attack u2', 'target u1', 'done');
  expect(unit(match, 'u1')).toMatchObject({ wounded: true });
  expect(unit(match, 'u1').concealed).toBeUndefined();
});

test('[aslsk 3.6.k, 8.3.d, 8.3.d3] a leader goes along in a rout and keeps his ?, unless he lends his modifier in sight of the enemy', () => {
  const rout = (leader: string, dice: Dice, from: '1:D6' | '1:L6' = '1:D6') => {
    const match = skirmish(
      {
        ...RULES,
        phase: 'german rout',
        hexes: { '1:D3': 'woods' },
        units: ['german 4-6-7 D5 broken desperate', `german ${leader} D5 concealed`, `russian 4-4-7 ${from}`],
      },
      dice,
    );
    play(match, 'german', 'rout u1', 'go-along u2');
    expect(unit(match, 'u2').concealed).toBeUndefined();
    play(match, 'german', 'step 1:D4', 'step 1:D3');
    expect(unit(match, 'u2').at).toBe('1:D3');
    if (citesSaid(match).includes('3.6.l') !== (from === '1:D6')) throw new Error('no interdiction');
    return unit(match, 'u2').concealed === true;
  };
  expect(rout('8-1', '1,1')).toBe(false);
  expect(rout('8-0', '1,1')).toBe(true);
});

/** A hidden gun in the pacific. */
function hiddenGun(gun: string, terrain: 'woods' | 'brush', emplaced: boolean, onlooker: object): Position {
  return {
    phase: 'american defensive-fire',
    scenario: { rules: ['pacific'] },
    hexes: { '1:D5': terrain },
    units: ['japanese 2-2-8 D5 hidden', { card: 'american 6-6-6', at: '1:D6', ...onlooker }],
    weapons: [{ card: `japanese ${gun}`, by: 'u1', facing: 3, ...(emplaced && { emplaced }) }],
  };
}

test('[aslsk 8.3.3.b] only a gun that is dug in comes out under its ? to fire; and the die gives it away to good order enemies alone', () => {
  const fire = (emplaced: boolean, coloured: number, onlooker: object = {}) => {
    const match = skirmish(
      hiddenGun('Type 94 AT', emplaced ? 'woods' : 'brush', emplaced, onlooker),
      `${coloured},6 6,6`,
    );
    play(match, 'japanese', 'ready w1', 'at 1:D6', 'aim infantry', 'shoot');
    return unit(match, 'u1').concealed === true;
  };
  expect([fire(true, 4), fire(true, 5), fire(true, 5, BROKEN)]).toEqual([true, false, true]);
  expect([fire(false, 4), fire(false, 4, BROKEN)]).toEqual([false, true]);
});

test('[aslsk 6.4.c, 8.3.d] men who fire out of hiding are seen at once, under no ?', () => {
  const units = ['german 4-6-7 D5 hidden', 'russian 4-4-7 D6'] as const;
  const match = fire({ ...RULES, units }, { by: ['u1'], at: '1:D6' }, '6,5');
  expect([unit(match, 'u1').hidden, unit(match, 'u1').concealed]).toEqual([undefined, undefined]);
});

test('[aslsk 8.3.3.b] a gun that fires like a machine gun does not fire to hit, and is seen', () => {
  const fire = (onlooker: object) => {
    const match = skirmish(hiddenGun('Type 98 AA', 'woods', true, onlooker), '6,6 1,1');
    play(match, 'japanese', 'ready w1', 'at 1:D6', 'aim firepower', 'shoot');
    return unit(match, 'u1').concealed === true;
  };
  expect([fire({}), fire(BROKEN)]).toEqual([false, true]);
});

test('[aslsk 8.3.d] his own tank betrays nobody by its looking; a tank of the enemy does, unless it is a wreck or its crew dazed', () => {
  const keeps = (vehicle: NonNullable<Position['vehicles']>[number]) => {
    const match = skirmish(facing(BROKEN, { phase: 'prep-fire', vehicles: [vehicle] }), '6,5');
    play(match, 'german', 'ready u1', 'at 1:D7', 'shoot');
    return unit(match, 'u1').concealed === true;
  };
  const enemy = 'russian T-34/85 E7';
  expect(keeps('german PzKpfw IVH E7')).toBe(true);
  expect(keeps(enemy)).toBe(false);
  expect(keeps(`${enemy} wreck`)).toBe(true);
  expect(keeps(`${enemy} stunned`)).toBe(true);
});
