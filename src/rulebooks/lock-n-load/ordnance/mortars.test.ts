import { expect, test } from 'vitest';
import { barrageAttack } from '../artillery/barrages.ts';
import { shooterOf } from '../fire/shooters.ts';
import { targetAt } from '../fire/targets.ts';
import { sight } from '../sight/sight.ts';
import { altered, enact, offers, type Position, play, skirmish, standing, unit } from '../testing/bench.ts';
import { callers } from './mortars.ts';

const ENEMY = 'american 2-5-4-6 D4';
const mortarAt = (at: string) => `german 50mm mortar ${at}`;
const ready = (position: Position) => {
  const match = skirmish(position);
  play(match, 'german', 'activate 1:D8');
  return offers(match, 'german', 'ready');
};

test.each(['woods', 'stone building', 'wooden building'] as const)(
  '[lnl 18.1.a] no mortar fires from %s',
  ground => {
    expect(ready({ units: [mortarAt('1:D8'), ENEMY] })).toEqual(['ready u1']);
    expect(ready({ hexes: { D8: ground }, units: [mortarAt('1:D8'), ENEMY] })).toEqual([]);
  },
);

test('[lnl 5.0.a, EOP.8] no mortar fires at what is too near', () => {
  expect(ready({ units: [mortarAt('1:D8'), 'american 2-5-4-6 D7'] })).toEqual([]);
});

test('[lnl 1.2, 18.1.b, 18.1.e, RRT.5] directly: the higher of two dice and its firepower, and shells keep falling', () => {
  // 2 + 5 against 2: 5 more, and 2 + 5 is above Morale 6.
  const match = skirmish({ units: [mortarAt('1:D8'), ENEMY] }, '3,5,2 2');
  play(match, 'german', 'activate 1:D8', 'ready u1', 'shoot');
  expect(unit(match, 'u2').shaken).toBe(true);
  expect(match.state.barrages).toEqual([{ at: '1:D4', by: 'german', firepower: 2 }]);
});

test('[lnl 18.1.b, 5.0.1.a] a Leader beside it aids direct fire', () => {
  const match = skirmish({ units: [mortarAt('1:D8'), ENEMY, 'german Lt. Koch D8'] });
  play(match, 'german', 'activate 1:D8', 'ready u1');
  expect(match.offered('german')).toEqual(['call u3', 'lead u3', 'shoot']);
});

/** The mortar behind a house, and a Leader beside it who sees the enemy. */
const BEHIND: Position = {
  hexes: { D7: 'stone building' },
  units: [mortarAt('1:D8'), 'german Lt. Koch E8', ENEMY],
};

test('[lnl 18.1.c, 18.1.h, 11.1.1.b] called by a Leader who sees the target it needs no sight, and he aids no other fire', () => {
  const match = skirmish(BEHIND, '3,5,2 2');
  play(match, 'german', 'activate 1:E8', 'activate 1:D8', 'ready u1');
  expect(match.offered('german')).toEqual(['call u2']);
  play(match, 'german', 'call u2', 'shoot');
  expect(unit(match, 'u2')).toMatchObject({ opsComplete: true, called: true });
  expect(unit(match, 'u3').shaken).toBe(true);
  expect(unit(match, 'u1').fired).toBe(true);
});

test('[lnl 18.1.c] nobody calls who does not see, or has done something else', () => {
  const blind = { ...BEHIND, units: [mortarAt('1:D8'), 'german Lt. Koch D9', ENEMY] };
  expect(ready(blind)).toEqual([]);
  const fired = altered(BEHIND.units, 1, { fired: true });
  const match = skirmish({ ...BEHIND, units: fired });
  play(match, 'german', 'activate 1:D8');
  expect(offers(match, 'german', 'ready')).toEqual([]);
});

test('[lnl 18.1.c] a Leader may call it upon what he has spotted in the same impulse', () => {
  const match = skirmish({ ...BEHIND, hexes: { ...BEHIND.hexes, D4: 'orchard' } }, '1 3,5,2 1 1');
  play(match, 'german', 'activate 1:E8', 'activate 1:D8', 'spot u2 1:D4', 'ready u1', 'call u2', 'shoot');
  expect(unit(match, 'u2').called).toBe(true);
});

test('[lnl 18.1.h, 11.1.1.b] a Leader who has called a mortar aids no fire, not even at what he has spotted', () => {
  const position: Position = {
    hexes: { D4: 'orchard' },
    units: [mortarAt('1:D8'), 'german Lt. Koch D8', ENEMY, 'german 1-6-4-5 D8'],
  };
  const match = skirmish(position, '1 1,1,6');
  play(match, 'german', 'activate 1:D8', 'spot u2 1:D4', 'ready u1', 'call u2', 'shoot', 'ready u4');
  expect(match.offered('german')).toEqual(['shoot']);
});

test('[lnl 11.6.c] Scouts call mortars', () => {
  const match = skirmish({ units: [mortarAt('1:D8'), 'german Scout D8', ENEMY] });
  play(match, 'german', 'activate 1:D8', 'ready u1');
  expect(offers(match, 'german', 'call')).toEqual(['call u2']);
});

test('[lnl 18.1.d] what degrades the line costs called fire nothing', () => {
  // Two hexes of brush: directly 2 - 2, called 2. 5 + 2 against 5: 2 more, and 5 + 2 is above Morale 6.
  const position: Position = {
    hexes: { D6: 'brush', D7: 'brush' },
    units: [mortarAt('1:D8'), 'german Lt. Koch D8', ENEMY],
  };
  const called = skirmish(position, '1,5,5 5');
  play(called, 'german', 'activate 1:D8', 'ready u1', 'call u2', 'shoot');
  expect(unit(called, 'u3').shaken).toBe(true);
  const direct = skirmish(position, '1,5,5');
  play(direct, 'german', 'activate 1:D8', 'ready u1', 'shoot');
  expect(unit(direct, 'u3').shaken).toBeUndefined();
});

test('[lnl 18.0.b] neither hills nor hexsides shelter from it', () => {
  // 2 + 1 against 2: 1 more, and 6 + 1 is above Morale 6. On a hill it would be 3 against 3.
  const match = skirmish({ levels: { D4: 1 }, units: [mortarAt('1:D8'), ENEMY] }, '1,1,2 6');
  play(match, 'german', 'activate 1:D8', 'ready u1', 'shoot');
  expect(unit(match, 'u2').shaken).toBe(true);
});

test('[lnl 18.0.a, 21.1.2.b] one roll for those inside a bunker and around it, each behind its own shelter', () => {
  const units = [mortarAt('1:D8'), ENEMY, 'american 2-5-4-6 D4#b'];
  const bunkers = [{ at: '1:D4' as const, kind: 'Bunker' as const, facing: 3 as const }];
  // 2 + 5 against 3, and against 3 + 3: 4 and 1 more.
  const match = skirmish({ units, bunkers, spotted: ['1:D4'] }, '5,5,3 3 3');
  play(match, 'german', 'activate 1:D8', 'ready u1', 'shoot');
  expect(unit(match, 'u2').shaken).toBe(true);
  expect(unit(match, 'u3').shaken).toBeUndefined();
});

const SHELLED: Position = {
  units: [`${ENEMY} moved Moved`, 'american 2-5-4-6 D4', 'german 1-6-4-5 A1'],
  barrages: [{ at: '1:D4', by: 'german', firepower: 2 }],
};

test('[lnl 18.1.e] the shells attack whoever enters, and nobody else', () => {
  // 2 + 4 + 1 for moving, against 1: 6 more.
  const { match } = enact(SHELLED, '4,2,1 2', game => barrageAttack(game, '1:D4', ['u1']));
  expect(unit(match, 'u1').shaken).toBe(true);
  expect(unit(match, 'u2').shaken).toBeUndefined();
});

test('[lnl 18.1.e] of either side, and nowhere else', () => {
  const units = ['german 1-6-4-5 D4', 'american 2-5-4-6 A1'];
  const struck = enact({ ...SHELLED, units }, '6,2,1 2', game => barrageAttack(game, '1:D4', ['u1']));
  expect(unit(struck.match, 'u1').shaken).toBe(true);
  const spared = enact(SHELLED, [], game => barrageAttack(game, '1:D5', ['u1']));
  expect(spared.match.outcome).toBeDefined();
});

test('[lnl 11.2.a, 5.1.n] even a check that one’s own shells cause may bring forth a Hero', () => {
  const own = { ...SHELLED, barrages: [{ at: '1:D4', by: 'american', firepower: 2 }] as const };
  const { match } = enact(own, '3,3,3 1 2 1', game => barrageAttack(game, '1:D4', ['u1']));
  expect(match.state.units.map(({ card }) => card)).toContain('american Layer');
});

test('[lnl 18.0.b, 18.1.e] no wall shelters from the shells', () => {
  const walled = { ...SHELLED, board: { sides: { 'D4/S': 'wall' as const } } };
  // 2 + 1 + 1 for moving, against 3: 1 more, and 6 + 1 is above Morale 6.
  const { match } = enact(walled, '1,1,3 6', game => barrageAttack(game, '1:D4', ['u1']));
  expect(unit(match, 'u1').shaken).toBe(true);
});

test('[lnl 18.1.g] a line through the shells is degraded at every level', () => {
  const { world, view } = standing({ ...SHELLED, levels: { D6: 2, D2: 2 } });
  const line = sight(world, view, '1:D6', '1:D2');
  expect(line.clear && line.degrading.map(({ at }) => at)).toEqual(['1:D4']);
});

const HALL = { hall: { material: 'stone', upper: 1, hexes: ['D2', 'D3', 'D4'] } } as const;

test('[lnl 18.0.a] the shells strike all floors of a building, and both the inside of a bunker and what is around it', () => {
  const shaken = (position: Partial<Position>, other: '1:D4/1' | '1:D4#b') => {
    const units = [mortarAt('1:D8'), ENEMY, `american 2-5-4-6 ${other}`];
    // 2 + 6 against 1 and what shelters them; 6 on each check.
    const match = skirmish({ units, spotted: ['1:D4'], ...position }, '6,6,1 6 6');
    play(match, 'german', 'activate 1:D8', 'ready u1', 'shoot');
    return ['u2', 'u3'].map(id => unit(match, id).shaken);
  };
  expect(shaken({ buildings: HALL }, '1:D4/1')).toEqual([true, true]);
  const bunkers = [{ at: '1:D4', kind: 'Light Bunker', facing: 3 }] as const;
  expect(shaken({ bunkers }, '1:D4#b')).toEqual([true, true]);
});

test.each(['directly', 'called'])(
  '[lnl 5.0.b, 18.0.a] no mortar fires %s where friends are on another floor',
  how => {
    const upstairs = 'german 1-6-4-5 D4/1';
    const units = [mortarAt('1:D8'), ENEMY, ...(how === 'called' ? ['german Lt. Koch D8'] : [])];
    const given: Position = { buildings: HALL, spotted: ['1:D4'], units };
    expect(ready(given)).toEqual(['ready u1']);
    expect(ready({ ...given, units: [...units, upstairs] })).toEqual([]);
    expect(ready({ ...given, units: [...units, 'german 1-6-4-5 D3/1'] })).toEqual(['ready u1']);
  },
);

test('[lnl 18.1.a] no mortar fires from a bunker', () => {
  const bunkers = [{ at: '1:D8', kind: 'Bunker', facing: 0 }] as const;
  const match = skirmish({ bunkers, units: [mortarAt('1:D8#b'), mortarAt('1:D8'), ENEMY] });
  play(match, 'german', 'activate 1:D8#b');
  expect(offers(match, 'german', 'ready')).toEqual([]);
  expect(ready({ bunkers, units: [mortarAt('1:D8'), ENEMY] })).toEqual(['ready u1']);
});

test('[lnl 18.1.h, 11.1.1.b] a Leader who has aided fire at what he spotted calls no mortar', () => {
  const position: Position = {
    hexes: { D4: 'orchard' },
    units: [mortarAt('1:D8'), 'german Lt. Koch D8', ENEMY, 'german 1-6-4-5 D8'],
  };
  const match = skirmish(position, '1 1,6');
  play(match, 'german', 'activate 1:D8', 'spot u2 1:D4', 'ready u4', 'lead u2', 'shoot', 'ready u1');
  expect(offers(match, 'german', 'call')).toEqual([]);
});

test('[lnl 20.1.a, 18.1.c] in the dark a mortar is called by one who is near enough to see, without loss', () => {
  const position: Position = {
    units: [mortarAt('1:D8'), 'german Lt. Koch D6', ENEMY, 'german Sgt. Weidner D7'],
    scenario: { rules: ['night'] },
  };
  // 2 + 3 against 3: 2 more, and 5 + 2 is above Morale 6. With the -3 of the night it would be nothing.
  const match = skirmish(position, '3,3,3 5');
  play(match, 'german', 'activate 1:D6', 'activate 1:D7', 'activate 1:D8', 'ready u1');
  expect(match.offered('german')).toEqual(['call u2']);
  play(match, 'german', 'call u2', 'shoot');
  expect(unit(match, 'u3').shaken).toBe(true);
});

/** Who may call the mortar in D8 upon D4, of an impulse that has activated it and a Leader in E8. */
function callersOf(position: Partial<Position>, leader: object = {}): readonly string[] {
  const units = [mortarAt('1:D8'), { card: 'german Lt. Koch', at: '1:E8' as const, ...leader }, ENEMY];
  const groups = [
    { at: '1:D8', units: ['u1'] },
    { at: '1:E8', units: ['u2'] },
  ] as const;
  const doing = [{ is: 'impulse', side: 'german', groups }] as const;
  const { world, view } = standing({ ...BEHIND, units, doing, ...position });
  const target = targetAt(world, view, 'german', '1:D4');
  return callers(world, view, shooterOf(view, 'u1'), target).map(({ id }) => id);
}

test('[lnl 18.1.c] a mortar is called upon spotted hexes within its range, by Leaders in Good Order and not in Melee', () => {
  expect(callersOf({})).toEqual(['u2']);
  expect(callersOf({ hexes: { D4: 'woods' } })).toEqual([]);
  expect(callersOf({ units: [mortarAt('1:D5'), 'german Lt. Koch E8', ENEMY] })).toEqual([]);
  expect(callersOf({}, { shaken: true })).toEqual([]);
  expect(callersOf({ melees: [{ at: '1:E8' }] })).toEqual([]);
  expect(callersOf({}, { card: 'german 1-6-4-5' })).toEqual([]);
});

test('[lnl 5.1.m, 18.1.c] a wounded Leader still calls', () => {
  expect(callersOf({}, { wounded: true })).toEqual(['u2']);
});

test('[lnl 18.1.e] every mortar that fires at a hex leaves its shells there, and each of them attacks', () => {
  const match = skirmish(
    { units: [mortarAt('1:D8'), ENEMY], barrages: [{ at: '1:A1', by: 'american', firepower: 3 }] },
    '1,1,6',
  );
  play(match, 'german', 'activate 1:D8', 'ready u1', 'shoot');
  expect(match.state.barrages?.map(({ at }) => at)).toEqual(['1:A1', '1:D4']);
  const twice = {
    ...SHELLED,
    barrages: [SHELLED.barrages?.[0], SHELLED.barrages?.[0]].flatMap(each => each ?? []),
  };
  const { match: struck } = enact(twice, '1,1,6 4,2,1 2', game => barrageAttack(game, '1:D4', ['u1']));
  expect(unit(struck, 'u1').shaken).toBe(true);
});

test('[lnl 18.1.e] shells on another hex do nothing to those who enter this one', () => {
  const elsewhere = { ...SHELLED, barrages: [{ at: '1:D5', by: 'german', firepower: 2 }] as const };
  const { match } = enact(elsewhere, [], game => barrageAttack(game, '1:D4', ['u1']));
  expect(match.outcome).toBeDefined();
});

test('[lnl 18.1.e, 6.3.b] who crawls into them is hit no easier for moving', () => {
  const crawling = { ...SHELLED, units: [`${ENEMY} moved Low Crawl`, ...SHELLED.units.slice(1)] };
  // 2 + 1 against 3: nothing. A unit that walks in would be hit by one more.
  const { match } = enact(crawling, '1,1,3', game => barrageAttack(game, '1:D4', ['u1']));
  expect(unit(match, 'u1').shaken).toBeUndefined();
});

test('[lnl 18.1.e, RRT.5] each of two barrages attacks who enters, and the second those whom the first has left', () => {
  const barrage = { at: '1:D4', by: 'german', firepower: 2 } as const;
  const position: Position = {
    units: ['american 1-4-4-6 D4 shaken', 'american 2-5-4-6 D4', 'german 1-6-4-5 A1'],
    barrages: [barrage, barrage],
  };
  // The half-squad falls to the first, 6 + 7; the squad is left, and checks at 2 + 7 and at 2 + 1.
  const dice = '6,6,1 6 2 1,1,2 2';
  const { match } = enact(position, dice, game => barrageAttack(game, '1:D4', ['u1', 'u2']));
  expect(match.outcome).toBeDefined();
  expect(match.state.units.map(({ id }) => id)).toEqual(['u2', 'u3']);
  expect(unit(match, 'u2').shaken).toBe(true);
});
