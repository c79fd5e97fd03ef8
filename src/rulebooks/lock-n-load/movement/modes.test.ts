import { expect, test } from 'vitest';
import { type Dice, offers, type Position, play, skirmish, unit } from '../testing/bench.ts';

const AIRBORNE = 'american 2-5-4-6 C4';
const ARMY = 'american 2-6-4-6 C4';
const CLARKSON = 'american Lt. Clarkson C4';
const PRUITT = 'american Lt. Pruitt C4';
const PARA = 'british 2-4-4-6 C4';
const SCOUT = 'british Scout C4';
const GUNNER = 'german 1-6-4-5';
const FOE = `u99: ${GUNNER} M10 shaken`;

function begin(position: Position, dice: Dice = []) {
  const match = skirmish({ ...position, units: [...position.units, FOE] }, dice);
  const side = match.state.active;
  return {
    match,
    act: (...answers: string[]) => play(match, side, ...answers),
    offered: (verb: string) => offers(match, side, verb).toSorted(),
  };
}

// ---- Assault Move

test('[lnl 6.1.a] those with a red box may, and a Leader of their kind among them', () => {
  const stack = (...units: Position['units']) => {
    const { act, offered } = begin({ units });
    act('activate 1:C4', 'move u1', ...units.slice(1).map((_, i) => `with u${i + 2}`));
    return offered('assault').length > 0;
  };
  expect(stack(AIRBORNE)).toBe(true);
  expect(stack(AIRBORNE, CLARKSON)).toBe(true);
  expect(stack(ARMY)).toBe(false);
  expect(stack(AIRBORNE, ARMY)).toBe(false);
  expect(stack(AIRBORNE, PRUITT)).toBe(false);
  expect(stack(CLARKSON)).toBe(false);
});

test('[lnl 12.0.a] all who go with an Assaulter may', () => {
  const { act, offered } = begin({ units: [ARMY, `${PRUITT} skill Assaulter`] });
  act('activate 1:C4', 'move u1');
  expect(offered('assault')).toEqual([]);
  act('with u2');
  expect(offered('assault')).toEqual(['assault']);
});

test('[lnl 6.1.b, 6.1.d] half the Movement Factor, and then fire in the same impulse', () => {
  const enemy = `${GUNNER} F4 fired`;
  const { act, offered, match } = begin({ units: [AIRBORNE, enemy] });
  act('activate 1:C4', 'move u1', 'assault', 'step 1:C5', 'step 1:D5');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:D5', moved: 'Assault Move' });
  expect(offered('move')).toEqual([]);
  expect(offered('ready')).toEqual(['ready u1']);
  act('done');
  expect(match.state.passes).toBe(0);
});

test('[lnl 6.1.d] or in a later one', () => {
  const enemy = `${GUNNER} F4 fired`;
  const { act, offered, match } = begin({ units: [AIRBORNE, enemy] });
  act('activate 1:C4', 'move u1', 'assault', 'step 1:C5', 'done', 'done');
  play(match, 'german', 'pass');
  act('activate 1:C5');
  expect(offered('ready')).toEqual(['ready u1']);
  expect(offered('move')).toEqual([]);
});

test('[lnl 6.1.b] a move that would be too far is not offered', () => {
  const { act, offered } = begin({ units: [AIRBORNE], hexes: { C5: 'woods', C3: 'rubble' } });
  act('activate 1:C4', 'move u1', 'assault');
  expect(offered('step')).toContain('step 1:C5');
  expect(offered('step')).not.toContain('step 1:C3');
});

test('[lnl 6.0.f] what takes all of its points is neither assaulted nor crawled into', () => {
  const slow = 'russian 1-4-3-4 C4';
  const crawl = begin({ units: [slow], hexes: { C5: 'rubble', C3: 'woods' } });
  crawl.act('activate 1:C4', 'move u1');
  expect(crawl.offered('step')).toContain('step 1:C5');
  crawl.act('crawl');
  expect(crawl.offered('step')).not.toContain('step 1:C5');
  expect(crawl.offered('step')).toContain('step 1:C3');
  const assault = begin({ units: [AIRBORNE], wire: ['1:C5'] });
  assault.act('activate 1:C4', 'move u1');
  expect(assault.offered('step')).toContain('step 1:C5');
  assault.act('assault');
  expect(assault.offered('step')).not.toContain('step 1:C5');
});

test('[lnl 8.0.a] no Assault Move into a Melee', () => {
  const { act, offered } = begin({ units: [AIRBORNE, `${GUNNER} C5 shaken`] });
  act('activate 1:C4', 'move u1');
  expect(offered('step')).toContain('step 1:C5');
  act('assault');
  expect(offered('step')).not.toContain('step 1:C5');
});

// ---- Double-Time

test('[lnl 6.2] with a Leader of their kind squads get two points more', () => {
  const { act, offered, match } = begin({ units: [AIRBORNE, CLARKSON] });
  act('activate 1:C4', 'move u1');
  expect(offered('double-time')).toEqual([]);
  act('with u2');
  expect(offered('double-time')).toEqual(['double-time u2']);
  act('double-time u2', 'step 1:C5', 'step 1:C6', 'step 1:C7', 'step 1:C8', 'step 1:C9', 'step 1:C10');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C10', moved: 'Moved' });
});

test('[lnl 6.2, 1.7.k] not with another’s Leader or a Shaken one, and no weapon team', () => {
  const stack = (...units: Position['units']) => {
    const { act, offered } = begin({ units });
    act('activate 1:C4', 'move u1', ...units.slice(1).map((_, i) => `with u${i + 2}`));
    return offered('double-time');
  };
  expect(stack(AIRBORNE, PRUITT)).toEqual([]);
  expect(stack(AIRBORNE, `${CLARKSON} shaken`)).toEqual([]);
  expect(stack('american M2 team C4', PRUITT)).toEqual([]);
  expect(stack(`${AIRBORNE} shaken`, CLARKSON)).toEqual(['double-time u2']);
});

test('[lnl 6.2, 6.1.b] the bonus is halved by an Assault Move: (4 + 2) / 2', () => {
  const { act, match } = begin({ units: [AIRBORNE, CLARKSON] });
  act('activate 1:C4', 'move u1', 'with u2', 'assault', 'double-time u2');
  act('step 1:C5', 'step 1:C6', 'step 1:C7');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C7', moved: 'Assault Move' });
});

test('[lnl 6.2] who loses the Leader on the way loses the bonus', () => {
  const units = [AIRBORNE, CLARKSON, `${GUNNER} F6`];
  // 5 against 3: the Leader checks first, 5 + 2 above his 6; the squad’s 2 + 2 is nothing.
  const { act, offered, match } = begin({ units: [...units] }, '3,3 5 2');
  act('activate 1:C4', 'move u1', 'with u2', 'double-time u2', 'step 1:C5');
  play(match, 'german', 'pass');
  act('step 1:C6');
  play(match, 'german', 'pass');
  act('step 1:C7');
  play(match, 'german', 'ready u3', 'shoot');
  expect(unit(match, 'u2')).toMatchObject({ shaken: true, at: '1:C7', moved: 'Moved' });
  expect(offered('step')).toContain('step 1:C8');
  act('step 1:C8');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C8', moved: 'Moved' });
});

// ---- Low Crawl

test('[lnl 6.3.a] one hex is a whole impulse', () => {
  const { act, match } = begin({ units: [AIRBORNE] });
  act('activate 1:C4', 'move u1', 'crawl', 'step 1:C5');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C5', moved: 'Low Crawl' });
  expect(match.state.active).toBe('german');
});

test('[lnl 6.3.a] or a floor, or into a Bunker', () => {
  const crawl = (position: Position, to: string) => {
    const { act, match } = begin(position);
    act('activate 1:C4', 'move u1', 'crawl', `step ${to}`);
    return unit(match, 'u1');
  };
  const house = { barn: { material: 'stone', hexes: ['C4', 'C5', 'C6'] } } as const;
  expect(crawl({ units: [AIRBORNE], buildings: house }, '1:C4/1')).toMatchObject({
    at: '1:C4/1',
    moved: 'Low Crawl',
  });
  const bunkers = [{ at: '1:C4', kind: 'Bunker', facing: 0 }] as const;
  expect(crawl({ units: [AIRBORNE], bunkers }, '1:C4#b')).toMatchObject({ at: '1:C4#b', moved: 'Low Crawl' });
});

test('[lnl 6.3.c, 1.7.k] no weapon team crawls', () => {
  const { act, offered } = begin({ units: [AIRBORNE, 'american M2 team C4'] });
  act('activate 1:C4', 'move u1');
  expect(offered('crawl')).toEqual(['crawl']);
  act('with u2');
  expect(offered('crawl')).toEqual([]);
});

/** Somebody comes to within two hexes of the enemy, through orchards. */
const SNEAKING = { hexes: { C4: 'orchard', C5: 'orchard', C6: 'orchard' } } as const;

test('[lnl 6.3.b, 5.3.b, 10.1.e] who crawls under cover is not seen, and not fired at, unless beside the enemy', () => {
  const isSeen = (at: '1:C7' | '1:C6', kind: string) => {
    const units = [AIRBORNE, `${GUNNER} ${at}`];
    const hexes = at === '1:C6' ? { C4: 'orchard', C5: 'orchard' } : SNEAKING.hexes;
    const { act, match } = begin({ units, hexes: hexes as Position['hexes'] & {} });
    act('activate 1:C4', 'move u1', ...(kind ? [kind] : []), 'step 1:C5');
    return match.choiceOf('german')?.window !== undefined;
  };
  expect(isSeen('1:C7', '')).toBe(true);
  expect(isSeen('1:C7', 'crawl')).toBe(false);
  expect(isSeen('1:C6', 'crawl')).toBe(true);
});

// ---- Stealth

test('[lnl 6.4.a] only those with a yellow box', () => {
  const stack = (...units: Position['units']) => {
    const { act, offered } = begin({ units });
    act('activate 1:C4', 'move u1', ...units.slice(1).map((_, i) => `with u${i + 2}`));
    return offered('stealth').length > 0;
  };
  expect(stack(PARA)).toBe(true);
  expect(stack(SCOUT)).toBe(true);
  expect(stack(PARA, 'british Lt. Penrose C4')).toBe(false);
  expect(stack('british Fenwick C4')).toBe(false);
});

test('[lnl 6.4.a, 6.4.b, 5.3.b] even beside the enemy they are not seen, but in the open they are', () => {
  const isSeen = (hexes: Position['hexes'] & {}) => {
    const { act, match } = begin({ units: [PARA, `${GUNNER} C6`], hexes });
    act('activate 1:C4', 'move u1', 'stealth', 'step 1:C5');
    return match.choiceOf('german')?.window !== undefined;
  };
  expect(isSeen({ C4: 'orchard', C5: 'orchard' })).toBe(false);
  expect(isSeen({ C4: 'orchard' })).toBe(true);
});

test('[lnl 6.4.c] no Stealth at Double-Time, but into a Melee', () => {
  const penrose = 'british Lt. Penrose C4';
  const fast = begin({ units: [PARA, penrose] });
  fast.act('activate 1:C4', 'move u1', 'with u2', 'double-time u2');
  expect(fast.offered('stealth')).toEqual([]);
  const units = [PARA, `${GUNNER} C5 shaken`];
  const melee = begin({ units: [...units] });
  melee.act('activate 1:C4', 'move u1', 'stealth');
  expect(melee.offered('double-time')).toEqual([]);
  expect(melee.offered('step')).toContain('step 1:C5');
});

test('[lnl 6.4.d] after half their points they may still fire, after more they may not', () => {
  const enemy = `${GUNNER} F5 fired`;
  const near = begin({ units: [PARA, enemy] });
  near.act('activate 1:C4', 'move u1', 'stealth', 'step 1:C5', 'step 1:C6', 'done');
  expect(unit(near.match, 'u1').moved).toBe('Stealth');
  expect(near.offered('ready')).toEqual(['ready u1']);
  const far = begin({ units: [PARA, enemy] });
  far.act('activate 1:C4', 'move u1', 'stealth', 'step 1:C5', 'step 1:C6', 'step 1:D6', 'done');
  expect(unit(far.match, 'u1').moved).toBe('Full Stealth');
  expect(far.match.state.active).toBe('german');
});

// ---- Heroes who come forth on the way

test('[lnl 5.1.o, 11.2.b] E-009: the Hero of a squad that is stopped goes on with the points that are left', () => {
  const units = [AIRBORNE, `${GUNNER} C8`, `${GUNNER} L1 fired`];
  // 6 + 2 against 1, then 1 + 7 against 6: Shaken, and the 1 brings forth Layer.
  const position = { units: [...units], cup: [] };
  const dice = '6,1 1 2 2';
  const play1 = begin(position, dice);
  play1.act('activate 1:C4', 'move u1', 'step 1:C5');
  play(play1.match, 'german', 'ready u2', 'shoot');
  const hero = play1.match.state.units.at(-1)?.id ?? '';
  expect(unit(play1.match, 'u1')).toMatchObject({ shaken: true, moved: 'Moved' });
  expect(play1.offered('assault')).toEqual(['assault']);
  const walks = ['1:B4', '1:A4', '1:A3', '1:A2', '1:A1'];
  play1.act(...walks.map(at => `step ${at}`));
  expect(unit(play1.match, hero)).toMatchObject({ at: '1:A1', moved: 'Moved' });
  const play2 = begin(position, dice);
  play2.act('activate 1:C4', 'move u1', 'step 1:C5');
  play(play2.match, 'german', 'ready u2', 'shoot');
  play2.act('assault', 'step 1:C6', 'step 1:C7');
  expect(unit(play2.match, hero)).toMatchObject({ at: '1:C7', moved: 'Assault Move' });
  expect(play2.offered('ready')).toEqual([`ready ${hero}`]);
});
