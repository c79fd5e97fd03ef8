import { expect, test } from 'vitest';
import type { Scenario } from '../scenario/scenario.ts';
import { isGone, offers, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';

const AIRBORNE = 'american 2-5-4-6 C4';
const ARMY = 'american 2-6-4-6 C4';
const CLARKSON = 'american Lt. Clarkson C4';
const GUNNER = 'german 1-6-4-5';
const FOE = `u99: ${GUNNER} M10 shaken`;

/** A move of C4 that has begun with these answers. */
function moving(position: Position, ...answers: readonly string[]) {
  const match = skirmish({ ...position, units: [...position.units, FOE] });
  const side = match.state.active;
  play(match, side, 'activate 1:C4', 'move u1', ...answers);
  return {
    match,
    offered: (verb: string) => offers(match, side, verb).toSorted(),
    act: (...more: string[]) => play(match, side, ...more),
  };
}

// ---- who goes along, and how

test('[lnl 6.1.a, 6.3.a, 6.2] once the way of moving is said nobody joins, and it is not said again', () => {
  const units = [AIRBORNE, ARMY, 'american M2 team C4', CLARKSON];
  for (const kind of ['assault', 'crawl']) {
    const { offered } = moving({ units }, kind);
    expect(offered('with')).toEqual([]);
    for (const other of ['assault', 'crawl', 'stealth'])
      expect(offered(other), `${kind}, then ${other}`).toEqual([]);
  }
  const hasty = moving({ units: [AIRBORNE, CLARKSON, ARMY] }, 'with u2', 'double-time u2');
  expect(hasty.offered('with')).toEqual([]);
  expect(hasty.offered('crawl')).toEqual([]);
  const para = 'british 2-4-4-6 C4';
  expect(moving({ units: [para, para] }, 'stealth').offered('with')).toEqual([]);
  expect(moving({ units: [para, para] }, 'stealth').offered('assault')).toEqual([]);
});

test('[lnl 6.2] nor is Double-Time begun on the way', () => {
  const { offered, act } = moving({ units: [AIRBORNE, CLARKSON] }, 'with u2');
  expect(offered('double-time')).toEqual(['double-time u2']);
  act('step 1:C5');
  expect(offered('double-time')).toEqual([]);
});

test('[lnl 4.0.l] one stack of each place moves in an impulse, and the other places are free to', () => {
  const units = [AIRBORNE, ARMY, CLARKSON, 'american 2-6-4-6 C5', 'american 2-6-4-6 C5'];
  const match = skirmish({ units: [...units, FOE] });
  play(match, 'american', 'activate 1:C4', 'activate 1:C5', 'move u1', 'step 1:C3', 'done');
  expect(offers(match, 'american', 'move')).toEqual(['move u4', 'move u5']);
});

test('[lnl 6.2, 6.3.a] nobody crawls at Double-Time', () => {
  expect(moving({ units: [AIRBORNE, CLARKSON] }, 'with u2', 'crawl').offered('double-time')).toEqual([]);
});

test('[lnl 6.1.a] of single men only Heroes and Leaders go along by assault', () => {
  const goes = (card: string) =>
    moving({ units: [AIRBORNE, `american ${card} C4`] }, 'with u2').offered('assault').length > 0;
  expect(['Lt. Clarkson', 'Layer'].map(goes)).toEqual([true, true]);
  expect(['Medic', 'Scout'].map(goes)).toEqual([false, false]);
});

test('[lnl 6.2] it takes a Leader: a Hero hastens nobody', () => {
  expect(moving({ units: [AIRBORNE, 'american Layer C4'] }, 'with u2').offered('double-time')).toEqual([]);
});

test('[lnl 4.0.l, 4.0.h, 11.4.a] neither who has moved already goes along, nor who never moves', () => {
  const moved = 'american 2-5-4-6 C4 moved Assault Move';
  const sniper = 'american Sniper C4';
  expect(moving({ units: [AIRBORNE, moved, sniper, AIRBORNE] }).offered('with')).toEqual(['with u4']);
});

test('[lnl 5.1.o] only a Hero who has just come forth may change to an Assault Move on the way', () => {
  const { offered } = moving({ units: ['american Layer C4'] }, 'step 1:C5');
  expect(offered('step').length).toBeGreaterThan(0);
  expect(offered('assault')).toEqual([]);
});

test('[lnl 5.1.o] and only if he has not spent more than half of his points', () => {
  const born = (position: Partial<Position>) => {
    const units = [AIRBORNE, 'german MG42 team C8', FOE];
    // 4 + 6 + 1 against 1 and what shelters it: the check of 1 Shakes the squad and brings forth Layer.
    const match = skirmish({ ...position, units, cup: [] }, '6,1 1 2 1');
    play(match, 'american', 'activate 1:C4', 'move u1', 'step 1:C5');
    play(match, 'german', 'ready u2', 'shoot');
    return offers(match, 'american', 'assault');
  };
  expect(born({ hexes: { C5: 'rubble' } })).toEqual(['assault']);
  expect(born({ wire: ['1:C5'] })).toEqual([]);
});

// ---- entering and leaving the map

const groups: Scenario['groups'] = [
  { id: 'american', side: 'american', units: {}, enter: { turn: 1, along: ['1:A1-A3'] } },
  { id: 'others', side: 'american', units: {}, enter: { turn: 1, along: ['1:A8-A9'] } },
  { id: 'german', side: 'german', units: {} },
];

test('[lnl 22.0.a] off the map those of the same group go along who are still to come, over dry land', () => {
  const units = ['american 2-5-4-6', 'american 2-5-4-6', 'american 2-5-4-6 group others', AIRBORNE, FOE];
  const match = skirmish({ units, scenario: { groups }, hexes: { A2: 'water' } });
  play(match, 'american', 'enter u1');
  expect(offers(match, 'american', 'with')).toEqual(['with u2']);
  expect(offers(match, 'american', 'step')).toEqual(['step 1:A1', 'step 1:A3']);
});

const LEAVING: Partial<Scenario> = {
  victory: {
    side: 'american',
    all: [{ is: 'exit', side: 'american', along: ['1:M1-M9'], least: 2 }],
    words: '',
  },
};

test('[lnl 22.0.a] to leave the map takes a point that is left', () => {
  const leave = (from: '1:I5' | '1:J5') => {
    const match = skirmish({ units: [`american 2-5-4-6 ${from}`, FOE], scenario: LEAVING });
    play(match, 'american', `activate ${from}`, 'move u1', ...(from === '1:I5' ? ['step 1:J5'] : []));
    play(match, 'american', 'step 1:K5', 'step 1:L5', 'step 1:M5');
    return match.choiceOf('american') ? offers(match, 'american', 'exit') : [];
  };
  expect(leave('1:J5')).toEqual(['exit']);
  expect(leave('1:I5')).toEqual([]);
});

test('[lnl 22.0.a, 1.6.1.a, 1.6.m] a gun on its tripod stays behind, and to leave is no pass', () => {
  const weapons = ['american M1919A4 of u1 assembled'];
  const match = skirmish({ units: ['american 2-5-4-6 M5', FOE], weapons, scenario: LEAVING, passes: 1 });
  play(match, 'american', 'activate 1:M5', 'move u1');
  expect(offers(match, 'american', 'exit')).toEqual([]);
  play(match, 'american', 'abandon w1', 'exit');
  expect(isGone(match, 'u1')).toBe(true);
  expect(weapon(match, 'w1')).toMatchObject({ at: '1:M5', assembled: true });
  expect(match.state.passes).toBe(0);
});

// ---- points

test('[lnl 1.6.o] two points that are left are enough to pick up a weapon, and nobody does who crawls', () => {
  const lying = { weapons: ['american BAR C5'], hexes: { C5: 'woods' } } as const;
  expect(moving({ units: [AIRBORNE], ...lying }, 'step 1:C5').offered('take')).toEqual(['take u1 w1']);
  const here = { weapons: ['american BAR C4'] } as const;
  expect(moving({ units: [AIRBORNE], ...here }).offered('take')).toEqual(['take u1 w1']);
  expect(moving({ units: [AIRBORNE], ...here }, 'crawl').offered('take')).toEqual([]);
});

test('[lnl 6.0.e] whoever has spent points on something else has not one hex for certain any more', () => {
  const here = { weapons: ['american BAR C4'], hexes: { C5: 'rubble' } } as const;
  const { offered } = moving({ units: [AIRBORNE], ...here }, 'take u1 w1');
  expect(offered('step')).toContain('step 1:C3');
  expect(offered('step')).not.toContain('step 1:C5');
});

test('[lnl 4.0.n, 6.1.d] who has fired after an Assault Move is done for the turn', () => {
  const match = skirmish({
    units: ['american 2-5-4-6 C4 moved Assault Move fired', 'american 2-6-4-6 C6', FOE],
  });
  expect(offers(match, 'american', 'activate')).toEqual(['activate 1:C6']);
  expect(unit(match, 'u1').fired).toBe(true);
});

test('[lnl 6.0.a, 6.0.b, 4.0.c, 1.6.b] while a stack moves each other piece and place is told why it has no part in it', () => {
  const units = [AIRBORNE, ARMY, 'american 2-6-4-6 D9'];
  const { match } = moving({ units, weapons: ['american BAR C9', 'american BAR of u3'] }, 'step 1:C5');
  const why = (about: Parameters<typeof match.whyNot>[1]) =>
    match.whyNot('american', about).map(({ cite, why: words }) => `${cite} ${words}`);
  expect(why({ place: '1:H9' })).toEqual(['6.0.a no way leads there from where it is']);
  expect(why({ piece: 'u3' })).toEqual(['6.0.b it is not with those who move']);
  expect(why({ piece: 'w2' })).toEqual(['6.0.b it is not with those who move']);
  expect(why({ piece: 'u99' })).toEqual(['4.0.c it is the other side’s']);
  expect(why({ piece: 'w1' })).toEqual(['1.6.b nobody possesses it']);
});
