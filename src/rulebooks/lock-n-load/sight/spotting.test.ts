import { expect, test } from 'vitest';
import type { Location } from '../state.ts';
import { type Position, play, skirmish, standing, type TestMatch, unit } from '../testing/bench.ts';
import { spottingChance, whySpotted } from './spotting.ts';

const SQUAD = 'german 1-6-4-5';
const ENEMY = 'american 2-5-4-6';

function cite(position: Position, at: Location = '1:D4'): string | undefined {
  const { world, view } = standing(position);
  return whySpotted(world, view, at, 'german')?.cite;
}
const inWoods = (units: Position['units'], rest: Partial<Position> = {}): Position => ({
  hexes: { D4: 'woods' },
  units,
  ...rest,
});

test('[lnl 10.1.b, 10.1.a] in woods and unmarked, nobody is spotted; in the open everybody is', () => {
  expect(cite(inWoods([`${SQUAD} D4`]))).toBeUndefined();
  expect(cite({ units: [`${SQUAD} D4`] })).toBe('10.1.c');
});

test.each([{ moved: 'Moved' }, { moved: 'Assault Move' }, { fired: true }] as const)(
  '[lnl 10.1.b] E-019 a unit with %o gives its hex away, with all who are in it',
  marker => {
    expect(cite(inWoods([`${SQUAD} D4`, { card: SQUAD, at: '1:D4', ...marker }]))).toBe('10.1.b');
  },
);

test.each([{ moved: 'Low Crawl' }, { moved: 'Stealth' }, { opsComplete: true }] as const)(
  '[lnl 10.1.e] a unit with %o does not',
  marker => {
    expect(cite(inWoods([{ card: SQUAD, at: '1:D4', ...marker }]))).toBeUndefined();
  },
);

test('[lnl 10.1.d, 10.1.l, 5.1.c] E-025 an enemy beside it spots as long as he is there and in Good Order', () => {
  const beside = `${ENEMY} D5`;
  expect(cite(inWoods([`${SQUAD} D4`, beside]))).toBe('10.1.b');
  expect(cite(inWoods([`${SQUAD} D4`, `${beside} shaken`]))).toBeUndefined();
  expect(cite(inWoods([`${SQUAD} D4`, `${ENEMY} D6`]))).toBeUndefined();
  expect(cite(inWoods([`${SQUAD} D4`, `${beside} fired`]))).toBe('10.1.b');
});

test('[lnl 11.3.a] a Medic beside it spots nobody', () => {
  const medic = 'american Medic D5';
  expect(cite(inWoods([`${SQUAD} D4`, medic]))).toBeUndefined();
});

test('[lnl 6.4.a, 6.3.b] Stealth hides even from those beside it, a low crawl does not', () => {
  const beside = `${ENEMY} D5`;
  expect(cite(inWoods([`${SQUAD} D4 moved Stealth`, beside]))).toBeUndefined();
  expect(cite(inWoods([`${SQUAD} D4 moved Low Crawl`, beside]))).toBe('10.1.b');
});

test('[lnl 5.3.g] E-011 units on the move give away the hex that they pass', () => {
  const move = { is: 'move', side: 'german', units: ['u2'], spent: 1, steps: 1 } as const;
  const units = [`${SQUAD} D4`, `${SQUAD} D4`];
  expect(cite(inWoods(units, { doing: [{ ...move, kind: 'normal', begun: true }] }))).toBe('10.1.b');
  expect(cite(inWoods(units, { doing: [{ ...move, kind: 'crawl', begun: true }] }))).toBeUndefined();
});

test('[lnl 21.1.1] a bunker in the open hides those inside until it is spotted by itself', () => {
  const bunkers = [{ at: '1:D4', kind: 'Bunker', facing: 0 }] as const;
  expect(cite({ bunkers, units: [`${SQUAD} D4#b`] }, '1:D4#b')).toBeUndefined();
  const enemy = `${ENEMY} D5`;
  expect(cite({ bunkers, units: [`${SQUAD} D4#b`, enemy] }, '1:D4#b')).toBe('10.1.b');
});

// ---- attempts

const SPOTTER = `${ENEMY} D8`;

function chance(position: Position, spotter: 'u1' | 'u2' = 'u2') {
  const { world, view } = standing(position);
  const found = view.units.find(({ id }) => id === spotter);
  if (!found) throw new Error('no spotter');
  const { needed, roll } = spottingChance(world, view, found, '1:D4');
  return [needed, roll.value];
}

test('[lnl 10.1.g, 10.1.h] E-026 three or less in degrading terrain, two in blocking, one more on the die for each degrading hex', () => {
  const target = `${SQUAD} D4`;
  expect(chance({ hexes: { D4: 'brush' }, units: [target, SPOTTER] })).toEqual([3, 0]);
  expect(chance({ hexes: { D4: 'woods' }, units: [target, SPOTTER] })).toEqual([2, 0]);
  expect(chance({ hexes: { D4: 'woods', D6: 'grain' }, units: [target, SPOTTER] })).toEqual([2, 1]);
});

test('[lnl 10.1.h, 11.6.a] Leaders and Scouts see more', () => {
  const target = `${SQUAD} D4`;
  const hexes = { D4: 'woods' } as const;
  const leader = 'american Lt. Clarkson D8';
  expect(chance({ hexes, units: [target, leader] })).toEqual([2, -1]);
  expect(chance({ hexes, units: [target, SPOTTER, leader] })).toEqual([2, -1]);
  expect(chance({ hexes, units: [target, SPOTTER, `${leader} fired`] })).toEqual([2, 0]);
  expect(chance({ hexes, units: [target, 'american Scout D8'] })).toEqual([2, -2]);
});

const attempts = (match: TestMatch) => match.offered('american').filter(act => act.startsWith('spot'));

const LOOK: Position = inWoods([SPOTTER, `${SQUAD} D4`, `${ENEMY} F8`]);

test('[lnl 10.1.j, 10.1.k, 4.1.a] a success puts a Spotted marker there; the spotter is Ops Complete', () => {
  const match = skirmish(LOOK, '2');
  play(match, 'american', 'activate 1:D8', 'spot u1 1:D4');
  expect(match.state.spotted).toEqual(['1:D4']);
  expect(unit(match, 'u1').opsComplete).toBe(true);
});

test('[lnl 10.1.k] a failure costs as much; one attempt an impulse, and an impulse of nothing else is a pass', () => {
  const match = skirmish({ ...LOOK, units: [...LOOK.units, SPOTTER] }, '3');
  play(match, 'american', 'activate 1:D8', 'spot u1 1:D4');
  expect(match.state.spotted).toEqual([]);
  expect(unit(match, 'u1').opsComplete).toBe(true);
  expect(attempts(match)).toEqual([]);
  play(match, 'american', 'done');
  expect(match.state.passes).toBe(1);
});

test('[lnl 10.1.l] units with a marker, Shaken ones and Medics make no attempt', () => {
  const others = [`${SPOTTER} moved Stealth`, `${SPOTTER} shaken`, 'american Medic D8'];
  for (const other of others) {
    const match = skirmish(inWoods([other, `${SQUAD} D4`]));
    play(match, 'american', 'activate 1:D8');
    expect(attempts(match)).toEqual([]);
  }
});

test('[lnl 20.1.a] at night nothing is spotted beyond two hexes, unless a Starshell lights it', () => {
  const night = { ...LOOK, scenario: { rules: ['night' as const] } };
  const dark = skirmish(night);
  play(dark, 'american', 'activate 1:D8');
  expect(attempts(dark)).toEqual([]);
  const lit = skirmish({ ...night, starshells: ['1:D5'] });
  play(lit, 'american', 'activate 1:D8');
  expect(attempts(lit)).toEqual(['spot u1 1:D4']);
});

test('[lnl 10.1.g] nobody spots what he has no line of sight to', () => {
  const match = skirmish({ ...LOOK, hexes: { D4: 'woods', D6: 'stone building' } });
  play(match, 'american', 'activate 1:D8');
  expect(attempts(match)).toEqual([]);
});

test('[lnl 10.1.h, 11.6.a] the modifiers count in the attempt', () => {
  const scout = 'american Scout D8';
  const match = skirmish({ ...LOOK, units: [scout, ...LOOK.units.slice(1)] }, '4');
  play(match, 'american', 'activate 1:D8', 'spot u1 1:D4');
  expect(match.state.spotted).toEqual(['1:D4']);
});

test('[lnl 10.1.b] a Melee gives its hex away', () => {
  const units = [`${SQUAD} D4`];
  expect(cite(inWoods(units, { melees: [{ at: '1:D4' }] }))).toBe('10.1.b');
  expect(cite(inWoods(units, { melees: [{ at: '1:D5' }] }))).toBeUndefined();
});

test('[lnl 10.1.b, 5.3.g] units give a hex away when they move by assault, once they are on their way, and none that they do not pass', () => {
  const move = { is: 'move', side: 'german', units: ['u2'], spent: 1, steps: 1, begun: true } as const;
  const squads = (at: '1:D4' | '1:A1') => [`${SQUAD} D4`, `${SQUAD} ${at}`];
  expect(cite(inWoods(squads('1:D4'), { doing: [{ ...move, kind: 'assault' }] }))).toBe('10.1.b');
  expect(cite(inWoods(squads('1:D4'), { doing: [{ ...move, kind: 'stealth' }] }))).toBeUndefined();
  expect(cite(inWoods(squads('1:A1'), { doing: [{ ...move, kind: 'normal' }] }))).toBeUndefined();
  const { begun: _, ...waiting } = move;
  expect(cite(inWoods(squads('1:D4'), { doing: [{ ...waiting, kind: 'normal' }] }))).toBeUndefined();
});

test('[lnl 6.4.a, 6.4.d] Stealth hides who goes on by it, however far, and nobody who only stands there', () => {
  const beside = `${ENEMY} D5`;
  const squad = `${SQUAD} D4`;
  expect(cite(inWoods([`${squad} moved Full Stealth`, beside]))).toBeUndefined();
  const move = { is: 'move', side: 'german', kind: 'stealth', spent: 1, steps: 1, begun: true } as const;
  expect(cite(inWoods([squad, beside], { doing: [{ ...move, units: ['u1'] }] }))).toBeUndefined();
  expect(cite(inWoods([squad, beside, squad], { doing: [{ ...move, units: ['u1'] }] }))).toBe('10.1.b');
});

test('[lnl 21.1.1] a bunker is found like blocking terrain, whatever stands around it', () => {
  const { world, view } = standing({
    hexes: { D4: 'brush' },
    bunkers: [{ at: '1:D4', kind: 'Bunker', facing: 3 }],
    units: [`${SQUAD} D4#b`, SPOTTER],
  });
  const spotter = view.units.find(({ id }) => id === 'u2');
  expect(spotter && spottingChance(world, view, spotter, '1:D4#b').needed).toBe(2);
});

test('[lnl 10.1.h, 11.1.b, 3.0.g] the best Leader in Good Order of the spotter’s badge helps; one who spots himself uses his own', () => {
  const target = `${SQUAD} D4`;
  const seen = (...units: Position['units']) =>
    chance({ hexes: { D4: 'woods' }, units: [target, ...units] })[1];
  const leader = (name: string, rest: object = {}) => ({
    card: `american ${name}`,
    at: '1:D8' as const,
    ...rest,
  });
  expect(seen(SPOTTER, leader('Lt. Clarkson'), leader('Capt. Harlan'))).toBe(-2);
  expect(seen(SPOTTER, leader('Capt. Harlan', { shaken: true }))).toEqual(0);
  expect(seen(SPOTTER, leader('Lt. Pruitt'))).toEqual(0);
  expect(seen(SPOTTER, leader('Capt. Harlan', { at: '1:D9' }))).toEqual(0);
  expect(seen(leader('Lt. Clarkson'), leader('Capt. Harlan'))).toBe(-1);
});

test('[lnl 12.0.a] a Skill may help to spot', () => {
  const target = `${SQUAD} D4`;
  const hero = (skill: 'Keen-Eyed' | 'Deadly') => `american Layer D8 skill ${skill}`;
  expect(chance({ hexes: { D4: 'woods' }, units: [target, hero('Keen-Eyed')] })).toEqual([2, -1]);
  expect(chance({ hexes: { D4: 'woods' }, units: [target, hero('Deadly')] })).toEqual([2, 0]);
});

test('[lnl 10.1.g, 10.1.j] what came of the attempt is noted: a success, or nothing', () => {
  const noted = (die: number) => {
    const match = skirmish({ hexes: { D8: 'woods' }, units: [`${SQUAD} D4`, `${ENEMY} D8`] }, `${die}`);
    play(match, 'german', 'activate 1:D4', 'spot u1 1:D8');
    const frame = match.state.doing.at(-1);
    return frame?.is === 'impulse' ? frame.spotting : undefined;
  };
  const attempt = { by: 'u1', from: '1:D4', at: '1:D8' };
  expect(noted(2)).toStrictEqual({ ...attempt, succeeded: true });
  expect(noted(6)).toStrictEqual(attempt);
});

test('[lnl 10.1.j] the roll tells whether anything is spotted', () => {
  const told = (dice: string) => {
    const match = skirmish({ hexes: { D4: 'woods' }, units: [`${SQUAD} D7`, `${ENEMY} D4`] }, dice);
    play(match, 'german', 'activate 1:D7', 'spot u1 1:D4');
    return match.journal
      .all()
      .flatMap(entry => ('account' in entry ? entry.account.map(({ verdict }) => verdict) : []));
  };
  expect([told('1'), told('6')]).toEqual([['spotted'], ['nothing is spotted']]);
});
