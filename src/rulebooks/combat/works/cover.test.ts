import { expect, test } from 'vitest';
import { offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

const FAR = 'american 7-6 M9 moved run';
const WOODS = { hexes: { D4: 'woods', D3: 'brush', D5: 'woods' } } as const;

test('[combat 7.5.1] by a crawl, in place or after a hex, where the ground is worth +10; it does not fire any more', () => {
  const inPlace = skirmish({ units: ['german 6-6 D4', FAR], ...WOODS });
  play(inPlace, 'german', 'move u1 cautious');
  expect(refusals(inPlace, 'german', 'take-cover u1')).toEqual(['7.5.1']);
  const crawls = skirmish({ units: ['german 6-6 D4', FAR], ...WOODS });
  play(crawls, 'german', 'move u1 crawl', 'take-cover u1');
  expect(unit(crawls, 'u1')).toMatchObject({ at: '1:D4', inCover: 1, moved: 'crawl', halfFired: true });
  const after = skirmish({ units: ['german 6-6 D3', FAR], ...WOODS });
  play(after, 'german', 'move u1 crawl');
  expect(refusals(after, 'german', 'take-cover u1')).toEqual(['7.5.1']);
  play(after, 'german', 'step u1 1:D4', 'take-cover u1');
  expect(unit(after, 'u1')).toMatchObject({ at: '1:D4', inCover: 1, halfFired: true });
});

test('[combat 7.5.1] it takes all that is left of its way', () => {
  const alone = skirmish({ units: ['german 6-6 D4', FAR], ...WOODS });
  play(alone, 'german', 'move u1 crawl', 'take-cover u1');
  expect(offers(alone, 'german', 'step')).toEqual([]);
  expect(unit(alone, 'u1').moved).toBe('crawl');
});

test.each([
  ['pinned', { morale: 'pinned' }],
  ['disrupted', { morale: 'disrupted' }],
  ['one that has fired as it went', { halfFired: true }],
  ['one that is there already', { inCover: 1 }],
] as const)('[combat 7.5.1] nor does who is %s', (_, state) => {
  const way: Position['doing'] = [
    { is: 'move', side: 'german', units: ['u1'], gait: 'crawl', spent: {}, plans: {} },
  ];
  const crawling = (more: object) =>
    skirmish({ units: [{ card: 'german 6-6', at: '1:D4', ...more }, FAR], doing: way, ...WOODS });
  expect(offers(crawling({}), 'german', 'take-cover')).toEqual(['take-cover u1']);
  expect(offers(crawling(state), 'german', 'take-cover')).toEqual([]);
});

test('[combat 7.5.2] In Cover it sees its own hex alone; fire at it from elsewhere is at half strength, and looks as if nobody was there', () => {
  const match = skirmish({
    units: ['german 6-6 D4 inCover 1', 'american 7-6 D7', 'american 7-6 D4'],
    turn: 2,
  });
  expect(offers(match, 'german', 'fire')).toEqual(['fire u1 1:D4']);
  expect(refusals(match, 'german', 'fire u1 1:D7')).toEqual(['7.5.2']);
  // 7 firepower, halved to 4: 15 is M there and C/M at 8, M+1 at 6.
  const blind = skirmish(
    { units: ['american 7-6 D7', 'german 6-6 D4 inCover 1 halfFired', FAR], hexes: { D4: 'woods' } },
    '5,5 10,5 9',
  );
  play(blind, 'american', 'fire u1 1:D4', 'shoot');
  // 5 with +10 for woods: the row of 4 has M, a 9 pins one of 7.
  expect(unit(blind, 'u2').morale).toBe('pinned');
  const near = skirmish({ units: ['american 7-6 D7', 'german 6-6 D4 inCover 1', 'german 6-6 D4'] }, '1,1 9');
  play(near, 'american', 'fire u1 1:D4', 'shoot');
  // Those who are seen draw the fire.
  expect([unit(near, 'u2').morale, unit(near, 'u3').morale]).toEqual([undefined, 'disrupted']);
});

test('[combat 7.5.3] it comes out for a point, in a later phase, before it goes anywhere', () => {
  const match = skirmish({ units: ['german 6-6 D4 inCover 1', FAR], turn: 2, ...WOODS });
  play(match, 'german', 'move u1 cautious');
  expect(refusals(match, 'german', 'step u1 1:D5')).toEqual(['7.5.3']);
  play(match, 'german', 'leave-cover u1');
  expect(unit(match, 'u1')).not.toHaveProperty('inCover');
  expect(match.state.doing[0]).toMatchObject({ spent: { u1: 1 } });
  // The point of a crawl is enough, and the enemy may answer.
  const seen = skirmish({ units: ['german 6-6 D4 inCover 1', 'american 7-6 D3'], turn: 2, ...WOODS });
  play(seen, 'german', 'move u1 crawl', 'leave-cover u1');
  expect(seen.choiceOf('american')?.window).toBeDefined();
  expect(unit(seen, 'u1').moved).toBe('crawl');
  const fresh = skirmish({ units: ['german 6-6 D4 inCover 2', FAR], turn: 2, ...WOODS });
  play(fresh, 'german', 'move u1 cautious');
  // In the phase in which it took cover it can neither come out nor go on: its move has ended.
  expect(refusals(fresh, 'german', 'leave-cover u1')).toEqual(['4.4.4']);
  expect(unit(fresh, 'u1')).toHaveProperty('inCover');
});

test('[combat 7.5.3.1] who is Disrupted is out of cover at once, who is pinned is not', () => {
  const shot = (die: string) => {
    const match = skirmish({ units: ['american 7-6 D4', 'german 6-6 D4 inCover 1', FAR] }, `1,8 ${die}`);
    play(match, 'american', 'fire u1 1:D4', 'shoot');
    return unit(match, 'u2');
  };
  expect(shot('10 1')).toMatchObject({ morale: 'disrupted' });
  expect(shot('10 1')).not.toHaveProperty('inCover');
  expect(shot('7')).toMatchObject({ morale: 'pinned', inCover: 1 });
});
