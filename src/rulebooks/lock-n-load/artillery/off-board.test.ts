import { expect, test } from 'vitest';
import { degradingOf, isClear } from '../sight/sight.ts';
import {
  altered,
  enact,
  isGone,
  offers,
  type Position,
  play,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { barrageAttack } from './barrages.ts';
import { driftModifiers, driftOf, landing } from './off-board.ts';

/** Koch, who has Leadership 1, and one Fire Mission. */
const BATTERY: Position = {
  scenario: { missions: [{ side: 'german', firepower: 4 }] },
  units: ['german Lt. Koch D8', 'american 2-5-4-6 D4', 'german 1-6-4-5 D8'],
};
const CALL = ['activate 1:D8', 'artillery u1 0'] as const;

/** What can be called when the hex of the first unit is activated. */
function calls(position: Position): readonly string[] {
  const match = skirmish(position);
  play(match, 'german', 'activate 1:D8');
  return offers(match, 'german', 'artillery');
}

/** Where the round may be put. */
function rounds(position: Position): readonly string[] {
  const match = skirmish(position);
  play(match, 'german', ...CALL);
  return match.offered('german');
}

test('[lnl 18.2.a] a Leader or Scout in Good Order calls it in an impulse, and nobody else', () => {
  expect(calls(BATTERY)).toEqual(['artillery u1 0']);
  expect(calls({ ...BATTERY, units: ['german Scout D8', 'american 2-5-4-6 D4'] })).toEqual([
    'artillery u1 0',
  ]);
  expect(calls({ ...BATTERY, units: ['german 1-6-4-5 D8', 'american 2-5-4-6 D4'] })).toEqual([]);
  for (const marked of [
    { shaken: true },
    { fired: true },
    { moved: 'Moved' },
    { opsComplete: true },
  ] as const)
    expect(calls({ ...BATTERY, units: altered(BATTERY.units, 0, marked) })).toEqual([]);
  expect(
    calls({ ...BATTERY, units: [...BATTERY.units, 'american 2-5-4-6 D8'], melees: [{ at: '1:D8' }] }),
  ).toEqual([]);
});

test('[lnl 18.2.a] without a Fire Mission of the side there is nothing to call', () => {
  expect(calls({ ...BATTERY, scenario: {} })).toEqual([]);
  expect(calls({ ...BATTERY, scenario: { missions: [{ side: 'american', firepower: 4 }] } })).toEqual([]);
});

test('[lnl 18.2.a] on any hex that he sees, spotted or not, be anybody there or not', () => {
  const position = { ...BATTERY, hexes: { D4: 'woods', F8: 'stone building' } } as const;
  const match = skirmish(position);
  play(match, 'german', ...CALL);
  const offered = match.offered('german');
  expect(offered).toContain('round 1:D4');
  expect(offered).toContain('round 1:D5');
  expect(offered).not.toContain('round 1:H8');
  expect(match.whyNot('german', { place: '1:H8' })).toMatchObject([{ cite: '10.3.g' }]);
});

test('[lnl 18.2.b] more than two degrading hexes hide a hex from him', () => {
  const brush = (...at: readonly string[]) => Object.fromEntries(at.map(hex => [hex, 'brush' as const]));
  expect(rounds({ ...BATTERY, hexes: brush('D7', 'D6') })).toContain('round 1:D4');
  expect(rounds({ ...BATTERY, hexes: brush('D7', 'D6', 'D5') })).not.toContain('round 1:D4');
});

test.each([
  ['1', 0],
  ['2', 1],
  ['3', 1],
  ['6', 3],
])('[lnl 18.2.c] a white %s less Leadership 1, halved and rounded up, is %i hexes', (white, hexes) => {
  const match = skirmish(BATTERY, `${white},1`);
  play(match, 'german', ...CALL, 'round 1:D6');
  expect(match.state.doing.at(-1)).toMatchObject({ round: `1:D${6 - hexes}` });
});

test('E-047 [lnl 18.2.c, 20.1.4] the drift of 4, one degrading hex and Leadership 1 is 2; by night one is added; a Scout takes nothing off', () => {
  const drift = (position: Position, white: number) => {
    const { world, view } = standing({ ...BATTERY, hexes: { D7: 'brush' }, ...position });
    return driftOf(white, driftModifiers(world, view, unitById(view, 'u1'), '1:D6'));
  };
  expect(drift(BATTERY, 4)).toBe(2);
  const night = { ...BATTERY, scenario: { ...BATTERY.scenario, rules: ['night' as const] } };
  expect(drift(night, 4)).toBe(3);
  expect(drift({ ...BATTERY, units: ['german Scout D8'] }, 4)).toBe(3);
  expect(drift({ ...BATTERY, hexes: {} }, 4)).toBe(2);
  expect(drift({ ...BATTERY, hexes: {} }, 1)).toBe(0);
});

test('[lnl 18.2.d, RRT.4] the coloured die is the direction, 1 north and on by the clock', () => {
  const fallen = [1, 2, 3, 4, 5, 6].map(coloured => {
    const match = skirmish(BATTERY, `3,${coloured}`);
    play(match, 'german', ...CALL, 'round 1:D6');
    const frame = match.state.doing.at(-1);
    return frame?.is === 'mission' ? frame.round : undefined;
  });
  expect(fallen).toEqual(['1:D5', '1:E6', '1:E7', '1:D7', '1:C7', '1:C6']);
});

test('[lnl 18.2.e] a round that falls out of his sight or off the map is lost, he is done, and the mission is kept', () => {
  const hidden = skirmish({ ...BATTERY, hexes: { D5: 'stone building' } }, '3,1');
  play(hidden, 'german', ...CALL, 'round 1:D5');
  expect(hidden.state.doing.some(({ is }) => is === 'mission')).toBe(false);
  expect(unit(hidden, 'u1')).toMatchObject({ opsComplete: true });
  expect(hidden.state.missions).toEqual([{ nth: 0, side: 'german', firepower: 4 }]);
  const { world } = standing(BATTERY);
  expect(landing(world, '1:D2', 3, 0)).toBeUndefined();
  expect(landing(world, '1:D2', 2, 0)).toBe('1:D0');
});

test('[lnl 18.2.f] he fires it where it fell, or one hex beside that he sees; only then is it spent', () => {
  const match = skirmish({ ...BATTERY, hexes: { D6: 'woods', E6: 'stone building' } }, '1,1 1,6');
  play(match, 'german', ...CALL, 'round 1:E7');
  expect(unit(match, 'u1').opsComplete).toBe(true);
  const fire = offers(match, 'german', 'fire');
  expect(fire).toContain('fire 1:E7');
  expect(fire).toContain('fire 1:D7');
  expect(fire).toContain('fire 1:E6');
  expect(fire).not.toContain('fire 1:E5');
  expect(match.state.missions?.[0]?.fired).toBeUndefined();
  play(match, 'german', 'fire 1:E7');
  expect(match.state.missions?.[0]?.fired).toBe(true);
  expect(match.state.barrages).toEqual([{ at: '1:E7', by: 'german', firepower: 4, around: true }]);
});

test('[lnl 18.2.f] not on a hex beside it that he does not see', () => {
  const match = skirmish({ ...BATTERY, hexes: { D6: 'stone building' } }, '1,1');
  play(match, 'german', ...CALL, 'round 1:D6');
  expect(offers(match, 'german', 'fire')).toContain('fire 1:D6');
  expect(offers(match, 'german', 'fire')).not.toContain('fire 1:D5');
});

/** Around D5: one of each side beside it, one two hexes away. */
const CROWDED: Position = {
  ...BATTERY,
  units: [
    'german Lt. Koch D8',
    'american 2-5-4-6 D5',
    'german 1-6-4-5 D4',
    'american 2-5-4-6 D3',
    'american 2-5-4-6 E5',
  ],
};
const AT_D5 = [...CALL, 'round 1:D5', 'fire 1:D5'] as const;

test('[lnl 18.2.g] all in the hex and the six around it are attacked, friends too, by one roll a hex', () => {
  // No drift. 4 + 3 against 1: 6 more, and nobody stands that. In the order: the hex, then by the clock from north.
  const match = skirmish(CROWDED, '1,1 3,1 2 3,1 2 1,5');
  play(match, 'german', ...AT_D5);
  expect(unit(match, 'u2').shaken).toBe(true);
  expect(unit(match, 'u3').shaken).toBe(true);
  expect(unit(match, 'u4').shaken).toBeUndefined();
  expect(unit(match, 'u5').shaken).toBeUndefined();
});

test('[lnl 18.2.g] his Leadership adds nothing; ground shelters, walls and hills do not; who moves is easier to hit', () => {
  const strike = (position: Position, dice: string) => {
    const match = skirmish({ ...BATTERY, ...position }, `1,1 ${dice}`);
    play(match, 'german', ...CALL, 'round 1:D4', 'fire 1:D4');
    return unit(match, 'u2').shaken === true;
  };
  // 4 + 1 against 5: not more. With Leadership it would be.
  expect(strike(BATTERY, '1,5')).toBe(false);
  // 4 + 2 against 5, one more, and 6 + 1 is above Morale 6.
  expect(strike(BATTERY, '2,5 6')).toBe(true);
  expect(strike({ ...BATTERY, levels: { D4: 1 } }, '2,5 6')).toBe(true);
  expect(strike({ ...BATTERY, board: { sides: { 'D4/S': 'wall' } } }, '2,5 6')).toBe(true);
  expect(strike({ ...BATTERY, hexes: { D4: 'woods' } }, '2,5')).toBe(false);
  expect(strike({ ...BATTERY, units: altered(BATTERY.units, 1, { moved: 'Moved' }) }, '1,5 6')).toBe(true);
});

test('[lnl 18.2.g, 18.0.a] upstairs, inside a bunker and around it one roll counts for all, each behind his own shelter', () => {
  const units = ['german Lt. Koch D8', 'american 2-5-4-6 D4', 'american 2-5-4-6 D4#b'];
  const bunkers = [{ at: '1:D4' as const, kind: 'Bunker' as const, facing: 3 as const }];
  // 4 + 3 against 3 and against 3 + 3: 4 and 1 more.
  const match = skirmish({ ...BATTERY, units, bunkers }, '1,1 3,3 3 3');
  play(match, 'german', ...CALL, 'round 1:D4', 'fire 1:D4');
  expect(unit(match, 'u2').shaken).toBe(true);
  expect(unit(match, 'u3').shaken).toBeUndefined();
});

const FALLING = { at: '1:D5', by: 'german', firepower: 4, around: true } as const;
const UNDER: Position = {
  units: ['american 2-5-4-6 D8', 'german 1-6-4-5 A1'],
  initiative: 'american',
  barrages: [FALLING],
};

test('[lnl 18.2.h] it attacks whoever enters one of the seven hexes, and again in the next of them', () => {
  const match = skirmish(UNDER, '1,6 1,6');
  play(match, 'american', 'activate 1:D8', 'move u1', 'step 1:D7');
  expect(match.journal.all().filter(({ is }) => is === 'roll')).toHaveLength(0);
  play(match, 'american', 'step 1:D6');
  expect(match.journal.all().filter(({ is }) => is === 'roll')).toHaveLength(1);
  play(match, 'american', 'step 1:D5');
  expect(match.journal.all().filter(({ is }) => is === 'roll')).toHaveLength(2);
});

test('[lnl 18.2.h] with one die, whichever side they are of, until the Administration Phase', () => {
  // 4 + 2 + 1 for moving, against 1: 6 more.
  const moved = { ...UNDER, units: ['german 1-6-4-5 D6 moved Moved', 'american 2-5-4-6 M9'] };
  const { match } = enact(moved, '2,1 2', game => barrageAttack(game, '1:D6', ['u1']));
  expect(unit(match, 'u1').shaken).toBe(true);
  const over = skirmish({ ...UNDER, phase: 'administration' }, '1,2');
  expect(over.state.barrages).toBeUndefined();
});

test('[lnl 18.2.h, 18.2.i] who comes upon the enemy under it is struck first, then they fight, all in one impulse', () => {
  const position: Position = {
    units: ['american 2-5-4-6 D7', 'german 1-6-4-5 D6'],
    barrages: [FALLING],
  };
  const entering = (dice: string) => {
    const match = skirmish(position, dice);
    play(match, 'american', 'activate 1:D7', 'move u1', 'step 1:D6');
    const rolls = match.journal.all().flatMap(entry => (entry.is === 'roll' ? [entry.cite] : []));
    return { match, rolls };
  };
  // 4 + 1 + 1 for moving, against 6: nothing; then both strike, and nobody falls.
  const fights = entering('1,6 1,1 1,1 1,2');
  expect(fights.rolls.slice(0, 3)).toEqual(['18.2.h', '8.0.g', '8.0.g']);
  expect(isGone(fights.match, 'u1')).toBe(false);
  // Against 4 it is 2 more, and 6 + 2 shakes it: it can't fight, and the Melee is its end.
  const falls = entering('1,4 6 1,1 1,2');
  expect(falls.rolls[0]).toBe('18.2.h');
  expect(isGone(falls.match, 'u1')).toBe(true);
  expect(isGone(falls.match, 'u2')).toBe(false);
});

test('[lnl 18.2.j, 18.3.b] called off it is not spent: another calls it; the caller is done and lends his Leadership to nobody in this turn', () => {
  const position: Position = {
    ...BATTERY,
    units: ['german Lt. Koch D8', 'american 2-5-4-6 D4', 'german 1-6-4-5 D8', 'german Capt. Brandt D8'],
  };
  const match = skirmish(position, '1,1');
  play(match, 'german', ...CALL, 'round 1:D4', 'abort');
  expect(match.state.missions?.[0]?.fired).toBeUndefined();
  expect(match.state.barrages).toBeUndefined();
  expect(unit(match, 'u1')).toMatchObject({ opsComplete: true, called: true });
  expect(offers(match, 'german', 'artillery')).toEqual(['artillery u4 0']);
  play(match, 'german', 'ready u3');
  expect(offers(match, 'german', 'lead')).toEqual(['lead u4']);
});

test('[lnl 18.2.j] a Leader who has aided fire in this turn calls none', () => {
  const match = skirmish(BATTERY, '1,6');
  play(match, 'german', 'activate 1:D8', 'ready u3', 'lead u1', 'shoot');
  expect(match.choices[0]?.by === 'german' ? offers(match, 'german', 'artillery') : []).toEqual([]);
});

test('[lnl 18.2.k] its seven hexes degrade sight, at every level, and a third of them blocks', () => {
  const sightOver = (at: '1:D5' | '1:G5' | '1:D7', levels: Position['levels'] = {}) => {
    const { world, view } = standing({ units: [], levels, barrages: [{ ...FALLING, at }] });
    return isClear(world, view, '1:D8', '1:D3') ? degradingOf(world, view, '1:D8', '1:D3') : 'blocked';
  };
  expect(sightOver('1:G5')).toBe(0);
  // D7 and D6; D8 is where one looks from.
  expect(sightOver('1:D7')).toBe(2);
  expect(sightOver('1:D5')).toBe('blocked');
  expect(sightOver('1:D5', { D8: 3, D3: 3 })).toBe('blocked');
});

/** Two callers, and two missions. */
const TWO: Position = {
  ...BATTERY,
  units: ['german Lt. Koch D8', 'american 2-5-4-6 D4', 'german Capt. Brandt D8 group second'],
};

test('[lnl 18.3.a] one Fire Mission is resolved before the next is called, unless they are of different formations', () => {
  const next = (missions: NonNullable<Position['scenario']>['missions'] & {}) => {
    const groups = ['german', 'second'].map(id => ({ id, side: 'german', units: {} }));
    const american = { id: 'american', side: 'american', units: {} };
    const match = skirmish({ ...TWO, scenario: { missions, groups: [...groups, american] } }, '1,1 1,1');
    play(match, 'german', ...CALL, 'round 1:D4');
    return offers(match, 'german', 'artillery');
  };
  const of = (group: string) => ({ side: 'german', firepower: 4, groups: [group] });
  expect(next([{ side: 'german', firepower: 4, count: 2 }])).toEqual([]);
  expect(next([of('german'), { side: 'german', firepower: 4 }])).toEqual([]);
  expect(next([of('german'), of('second')])).toEqual(['artillery u3 1']);
});

test('[lnl 18.3.a] who is of another formation calls none of its missions; resolved, the next may follow', () => {
  const others = { side: 'german', firepower: 4, groups: ['second'] };
  expect(calls({ ...TWO, scenario: { missions: [others] } })).toEqual(['artillery u3 0']);
  const match = skirmish(
    { ...TWO, scenario: { missions: [{ side: 'german', firepower: 4, count: 2 }] } },
    '1,1',
  );
  play(match, 'german', ...CALL, 'round 1:D4', 'abort');
  expect(offers(match, 'german', 'artillery')).toEqual(['artillery u3 0']);
});

const SPENT: Position = {
  units: ['american Lt. Clarkson D8', 'german 1-6-4-5 D4', 'american 2-5-4-6 A1'],
  missions: [{ nth: 0, side: 'american', firepower: 5, fired: true }],
};

test('[lnl RRT.3] Americans whose missions are fired ask for one more: 3 or less brings it', () => {
  const match = skirmish(SPENT, '3 1,1 1,6');
  play(match, 'american', 'activate 1:D8', 'request u1', 'round 1:D4', 'fire 1:D4');
  expect(match.state.missions).toMatchObject([
    { fired: true },
    { nth: 1, side: 'american', firepower: 5, fired: true },
  ]);
  const denied = skirmish(SPENT, '4');
  play(denied, 'american', 'activate 1:D8', 'request u1');
  expect(unit(denied, 'u1').opsComplete).toBe(true);
  expect(denied.state.denied).toEqual(['american']);
});

test.each<[string, Position]>([
  ['once they were denied', { ...SPENT, denied: ['american'] }],
  ['while one is left', { ...SPENT, missions: [{ nth: 0, side: 'american', firepower: 5 }] }],
  ['where there never was one', { units: SPENT.units }],
])('[lnl RRT.3] nobody asks for more %s', (_when, position) => {
  const match = skirmish(position);
  play(match, 'american', 'activate 1:D8');
  expect(offers(match, 'american', 'request')).toEqual([]);
});

test('[lnl RRT.3] nor do others than Americans, nor anybody but Leaders and Scouts; nobody calls twice a turn', () => {
  const german = skirmish({
    ...BATTERY,
    scenario: {},
    missions: [{ nth: 0, side: 'german', firepower: 4, fired: true }],
  });
  play(german, 'german', 'activate 1:D8');
  expect(offers(german, 'german', 'request')).toEqual([]);
  const squad = skirmish(SPENT);
  play(squad, 'american', 'activate 1:A1');
  expect(offers(squad, 'american', 'request')).toEqual([]);
  const twice = skirmish(
    { ...BATTERY, scenario: { missions: [{ side: 'german', firepower: 4, count: 2 }] } },
    '1,1 1,6',
  );
  play(twice, 'german', ...CALL, 'round 1:D4', 'fire 1:D4');
  expect(offers(twice, 'german', 'artillery')).toEqual([]);
});

test('[lnl 18.2.a, 18.3.a] who can call none of several is told what stands against the last; who can call one, nothing', () => {
  const missions = [
    { side: 'german', firepower: 4, groups: ['other'] },
    { side: 'german', firepower: 4 },
  ];
  expect(calls({ ...BATTERY, scenario: { missions } })).toEqual(['artillery u1 1']);
  const none = skirmish({ ...BATTERY, scenario: { missions: missions.slice(0, 1) } });
  play(none, 'german', 'activate 1:D8');
  expect(
    none.whyNot('german', { act: { verb: 'artillery', caller: 'u1', mission: 0 } as never }),
  ).toMatchObject([{ cite: '18.3.a' }]);
});

test('[lnl 18.2.a, 18.2.f] a Fire Mission that is spent keeps nobody from calling another', () => {
  const mission = { side: 'german', firepower: 4 } as const;
  const missions = [
    { nth: 0, ...mission, fired: true as const },
    { nth: 1, ...mission },
  ];
  expect(calls({ ...BATTERY, missions })).toEqual(['artillery u1 1']);
  expect(calls({ ...BATTERY, missions: missions.slice(0, 1) })).toEqual([]);
});
