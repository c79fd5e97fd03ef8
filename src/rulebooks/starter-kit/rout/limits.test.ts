import { expect, test } from 'vitest';
import { isGone, type Position, play, type TestMatch, unit, weapon } from '../testing/bench.ts';
import { playRout as rout } from '../testing/phase-bench.ts';

const F5 = '1:F5' as const;
const broken = `german 4-6-7 ${F5} broken`;
const router = `${broken} desperate`;
const russian = (at: `1:${string}`) => `russian 4-4-7 ${at}`;
const leader = (card: '9-1' | '8-0' | '6+1', more = '') => `german ${card} ${F5} ${more}`;
const ofVerb = (match: TestMatch, verb: string) =>
  match.offered('german').filter(act => act.startsWith(verb));

/** In the open before an interdictor, with woods two hexes behind. */
const exposed = (...more: Position['units']): Position => ({
  hexes: { '1:F7': 'woods' },
  units: [broken, russian('1:F2'), ...more],
});

test('[aslsk 3.6.a] a crew that is dug in with its gun need not leave the open; others there must', () => {
  const crew = `german 2-2-8 ${F5} broken`;
  const gun = 'german 7.5cm PaK 40 of u1 facing 0';
  const inTheOpen = (emplaced: string, enemy: `1:${string}` = '1:F2') =>
    rout({ hexes: { '1:F7': 'woods' }, units: [crew, russian(enemy)], weapons: [`${gun} ${emplaced}`] });
  const dugIn = inTheOpen('emplaced');
  expect(dugIn.state.phase).toBe('advance');
  expect(unit(dugIn, 'u1')).not.toHaveProperty('desperate');
  expect(inTheOpen('').offered('german')).toEqual(['rout u1']);
  // Beside an enemy it has to go all the same.
  expect(inTheOpen('emplaced', '1:F4').offered('german')).toEqual(['rout u1']);
});

test('[aslsk 3.6.e, 3.6.d] on its way to cover it does not stop, and crawls no more once it has gone a hex', () => {
  const match = rout({ hexes: { '1:F5': 'brush', '1:F8': 'woods' }, units: [router, leader('9-1')] });
  play(match, 'german', 'rout u1');
  expect(ofVerb(match, 'crawl')).not.toEqual([]);
  expect(ofVerb(match, 'done')).toEqual([]);
  play(match, 'german', 'step 1:F6');
  expect(match.offered('german').filter(act => !act.startsWith('step'))).toEqual([]);
});

test('[aslsk 3.6.k] a leader in good order goes along, one and no second; no squad, and nobody broken', () => {
  const match = rout(exposed(leader('9-1'), leader('8-0'), leader('8-0', 'broken'), `german 4-6-7 ${F5}`));
  play(match, 'german', 'rout u1');
  expect(ofVerb(match, 'go-along')).toEqual(['go-along u3', 'go-along u4']);
  play(match, 'german', 'go-along u3');
  expect(ofVerb(match, 'go-along')).toEqual([]);
});

test('[aslsk 3.6.k] who has gone along with one unit goes with no other', () => {
  const match = rout(exposed(leader('9-1'), 'german 4-6-7 F7 broken desperate'), '1,2');
  play(match, 'german', 'rout u1', 'go-along u3', 'step 1:F6', 'step 1:F7', 'rout u4');
  expect(unit(match, 'u3').at).toBe('1:F7');
  expect(ofVerb(match, 'go-along')).toEqual([]);
});

test('[aslsk 3.6.k, 3.6.c] with a wounded leader a unit has his three factors', () => {
  const hexes = { '1:F5': 'brush', '1:F9': 'woods' } as const;
  const reaches = (...along: readonly string[]) => {
    const match = rout({ hexes, units: [router, leader('9-1', 'wounded')] });
    play(match, 'german', 'rout u1', ...along, 'step 1:F6', 'step 1:F7', 'step 1:F8');
    return ofVerb(match, 'step').length > 0;
  };
  expect(reaches()).toBe(true);
  expect(reaches('go-along u2')).toBe(false);
});

test('[aslsk 3.6.k, 3.6.n] his modifier counts for the pin as well, and one that harms is left out', () => {
  // Broken morale 7: with the 9-1 an 8 just passes, and pins.
  const helped = rout(exposed(leader('9-1')), '4,4');
  play(helped, 'german', 'rout u1', 'go-along u3', 'step 1:F6');
  expect(unit(helped, 'u1')).toMatchObject({ card: 'german 4-6-7', pinned: true });
  const harmed = rout(exposed(leader('6+1')), '3,3');
  play(harmed, 'german', 'rout u1', 'go-along u3', 'step 1:F6');
  expect(unit(harmed, 'u1')).not.toHaveProperty('pinned');
});

test('[aslsk 3.6.k, 3.2.3.l] what is left of the unit mourns the leader who fell with it', () => {
  // A 10 is one too many even with the 9-1; then an 8, with 1 against it, costs the half-squad that is left.
  const match = rout(exposed(leader('9-1')), '5,5 4,4');
  play(match, 'german', 'rout u1', 'go-along u3', 'step 1:F6');
  expect([isGone(match, 'u3'), isGone(match, 'u1')]).toEqual([true, true]);
});

test('[aslsk 3.6.a, 3.2.3.l] a leader who fails to rout is lost to those who stood with him', () => {
  const at = '1:A1' as const;
  const units = [`german 9-1 ${at} broken`, russian('1:A2'), russian('1:B1'), `german 4-6-7 ${at}`] as const;
  const match = rout({ units }, '3,4');
  expect(isGone(match, 'u1')).toBe(true);
  expect(unit(match, 'u4').broken).toBe(true);
});

test('[aslsk 3.6.p] what it can carry it carries: three portage points, neither more nor less', () => {
  const lmg = 'german LMG of u1';
  const position = { hexes: { '1:F5': 'brush' }, units: [router] } as const;
  const three = rout({ ...position, weapons: [lmg, lmg, lmg] });
  play(three, 'german', 'rout u1', 'crawl 1:F6');
  expect(three.state.weapons.map(({ by }) => by)).toEqual(['u1', 'u1', 'u1']);
  const four = rout({ ...position, weapons: [lmg, lmg, lmg, lmg] });
  play(four, 'german', 'rout u1');
  expect(ofVerb(four, 'drop')).toHaveLength(4);
  play(four, 'german', 'drop w2', 'crawl 1:F6');
  expect(weapon(four, 'w2')).not.toHaveProperty('by');
  expect(four.state.weapons.filter(({ by }) => by === 'u1')).toHaveLength(3);
});

test('[aslsk 3.6.p] a gun is left behind', () => {
  const crew = `german 2-2-8 ${F5} broken desperate`;
  const gun = 'german 7.5cm PaK 40 of u1 facing 0';
  const match = rout({ hexes: { '1:F5': 'brush' }, units: [crew], weapons: [gun] });
  play(match, 'german', 'rout u1');
  for (const act of ofVerb(match, 'drop')) play(match, 'german', act);
  play(match, 'german', 'crawl 1:F6');
  expect(weapon(match, 'w1')).toMatchObject({ at: F5 });
  expect(weapon(match, 'w1')).not.toHaveProperty('by');
});
