import { expect, test } from 'vitest';
import { isGone, play, type TestMatch, unit, weapon } from '../testing/bench.ts';
import { playRout as rout } from '../testing/phase-bench.ts';
import { interdictionModifiers } from './interdiction.ts';

type RoutMatch = TestMatch;
const isOver = (match: RoutMatch) => match.state.phase === 'advance';
/** The hexes that are offered, by this verb. */
const hexesFor = (match: RoutMatch, verb: 'step' | 'crawl' | 'creep') =>
  match
    .offered('german')
    .filter(act => act.startsWith(`${verb} `))
    .map(act => act.slice(verb.length + 3))
    .toSorted();

const F5 = '1:F5' as const;
const broken = `german 4-6-7 ${F5} broken`;
const router = `${broken} desperate`;
const russian = (at: `1:${string}`) => `russian 4-4-7 ${at}`;

test('E-050 [aslsk 3.6.a, 3.6.j] a desperate unit that nobody presses may stay or rout', () => {
  const match = rout({ hexes: { '1:F5': 'brush', '1:F6': 'woods' }, units: [router, russian('1:H3')] });
  expect(match.offered('german')).toEqual(['rout u1', 'done']);
  play(match, 'german', 'done');
  expect(isOver(match)).toBe(true);
  expect(unit(match, 'u1').at).toBe(F5);
});

test('E-051 [aslsk 3.6.f] it may not come nearer to an enemy who sees it', () => {
  const match = rout({ hexes: { '1:F5': 'brush' }, units: [router, russian('1:H3')] });
  play(match, 'german', 'rout u1');
  // F4 and G5 are nearer to H3.
  expect(hexesFor(match, 'step')).toEqual(['E5', 'E6', 'F6', 'G6']);
});

test('E-052 [aslsk 3.6.h] woods no farther from a known enemy than the start may be ignored for others', () => {
  const ignorable = rout({
    hexes: { '1:F5': 'brush', '1:E5': 'woods', '1:F7': 'woods' },
    units: [router, russian('1:F2')],
  });
  play(ignorable, 'german', 'rout u1');
  expect(hexesFor(ignorable, 'crawl')).toEqual(['E5', 'F6']);
  const binding = rout({
    hexes: { '1:F5': 'brush', '1:E6': 'woods', '1:F7': 'woods' },
    units: [router, russian('1:F2')],
  });
  play(binding, 'german', 'rout u1');
  expect(hexesFor(binding, 'crawl')).toEqual(['E6']);
});

const exposed = { hexes: { '1:F7': 'woods' }, units: [broken, russian('1:F2')] } as const;

test('E-053 [aslsk 3.6.a, 3.6.d, 3.6.l] in the open before an interdictor it becomes desperate and must rout; a low crawl is safe', () => {
  const crawling = rout(exposed);
  expect(unit(crawling, 'u1').desperate).toBe(true);
  expect(crawling.offered('german')).toEqual(['rout u1']);
  play(crawling, 'german', 'rout u1', 'crawl 1:F6');
  expect(isOver(crawling)).toBe(true);
  expect(unit(crawling, 'u1').at).toBe('1:F6');
  const walking = rout(exposed, '1,2');
  play(walking, 'german', 'rout u1', 'step 1:F6', 'step 1:F7');
  expect(isOver(walking)).toBe(true);
  expect(unit(walking, 'u1')).toMatchObject({ at: '1:F7', card: 'german 4-6-7' });
});

test('[aslsk 3.6.b] the attacker’s units rout before the defender’s, one at a time', () => {
  const units = [router, 'german 4-6-7 A1 broken desperate', 'russian 4-4-7 M9 broken desperate'];
  const match = rout({ hexes: { '1:F5': 'brush', '1:A1': 'brush', '1:M9': 'brush' }, units });
  expect(match.offered('german')).toEqual(['rout u1', 'rout u2', 'done']);
  play(match, 'german', 'rout u1', 'crawl 1:F6');
  expect(match.offered('german')).toEqual(['rout u2', 'done']);
  play(match, 'german', 'done');
  expect(match.offered('russian')).toEqual(['rout u3', 'done']);
});

test('[aslsk 3.6.c, 3.6.e] six movement factors, three for a wounded man; the nearest cover in movement factors', () => {
  // Two hexes of brush to the west, five of grass to the south.
  const hexes = { '1:F5': 'brush', '1:F9': 'woods' } as const;
  const squad = rout({ hexes, units: [router, russian('1:F1')] });
  play(squad, 'german', 'rout u1', 'step 1:F6', 'step 1:F7', 'step 1:F8');
  expect(hexesFor(squad, 'step')).toContain('F9');
  const wounded = rout({ hexes, units: [`german 8-0 ${F5} broken desperate wounded`, russian('1:F1')] });
  play(wounded, 'german', 'rout u1', 'step 1:F6', 'step 1:F7', 'step 1:F8');
  expect(isOver(wounded)).toBe(true);
  expect(unit(wounded, 'u1').at).toBe('1:F8');
});

test('[aslsk 3.6.e] nearness is counted in movement factors and not in hexes', () => {
  const position = {
    hexes: {
      '1:D5': 'wooden building',
      '1:H6': 'wooden building',
      '1:E5': 'brush',
      '1:E6': 'brush',
      '1:F5': 'brush',
    },
    units: [router, russian('1:F1')],
  } as const;
  const match = rout(position);
  play(match, 'german', 'rout u1');
  // Both houses are two hexes away; brush lies before the western one.
  expect(hexesFor(match, 'crawl')).toEqual(['G6']);
});

test('[aslsk 2.0.KEU, 3.6.f] after it has left an enemy’s sight it may not come nearer to him either', () => {
  const hexes = { '1:F5': 'brush', '1:E6': 'brush', '1:F4': 'stone building' } as const;
  const unseen = rout({
    hexes: { ...hexes, '1:E6': 'brush' },
    units: ['german 4-6-7 F6 broken desperate', russian('1:F2')],
  });
  play(unseen, 'german', 'rout u1');
  // Behind the house nobody has seen it, so it may go towards the enemy.
  expect(hexesFor(unseen, 'step')).toContain('F5');
  const seen = rout({ hexes, units: ['german 4-6-7 G6 broken desperate', russian('1:F2')] });
  play(seen, 'german', 'rout u1');
  expect(hexesFor(seen, 'step')).not.toContain('G5');
  play(seen, 'german', 'step 1:F6');
  expect(hexesFor(seen, 'step')).not.toContain('F5');
});

test('[aslsk 3.6.a, 3.6.f] beside an enemy it must go, but not to another hex beside him; unless it shares his hex', () => {
  const match = rout({ hexes: { '1:F5': 'woods' }, units: [broken, russian('1:F4')] });
  expect(match.offered('german')).toEqual(['rout u1']);
  play(match, 'german', 'rout u1');
  expect(hexesFor(match, 'step')).toEqual(['E6', 'F6', 'G6']);
  const shared = rout({ hexes: { '1:F5': 'woods' }, units: [broken, `${russian(F5)} broken`] });
  expect(shared.offered('german')).toEqual([]);
  const desperate = rout({ hexes: { '1:F5': 'woods' }, units: [router, `${russian(F5)} broken`] });
  play(desperate, 'german', 'rout u1');
  expect(hexesFor(desperate, 'step')).toEqual(['E5', 'E6', 'F4', 'F6', 'G5', 'G6']);
});

test('[aslsk 3.6.g] in the nearest cover it must stop, unless it goes straight on into more of it', () => {
  const position = {
    hexes: { '1:F5': 'brush', '1:F6': 'woods', '1:F7': 'woods' },
    units: [router, russian('1:F2')],
  } as const;
  const match = rout(position);
  play(match, 'german', 'rout u1', 'step 1:F6');
  expect(match.offered('german')).toEqual(['step 1:F7', 'done']);
  const alone = rout({ ...position, hexes: { '1:F5': 'brush', '1:F6': 'woods' } });
  play(alone, 'german', 'rout u1', 'step 1:F6');
  expect(isOver(alone)).toBe(true);
});

test('[aslsk 3.6.g] cover beside an enemy is no place to stop', () => {
  const position = {
    hexes: { '1:F5': 'brush', '1:E6': 'woods', '1:H6': 'woods' },
    units: [router, 'russian 4-4-7 D6 broken'],
  } as const;
  const match = rout(position);
  play(match, 'german', 'rout u1');
  expect(hexesFor(match, 'crawl')).toEqual(['G6']);
});

test('[aslsk 3.6.h] cover that has no room for it is ignored', () => {
  const full = [1, 2, 3].map(() => 'german 4-6-7 F6');
  const match = rout({
    hexes: { '1:F5': 'brush', '1:F6': 'woods', '1:D5': 'woods' },
    units: [router, russian('1:F1'), ...full],
  });
  play(match, 'german', 'rout u1');
  expect(hexesFor(match, 'crawl')).toEqual(['E5', 'E6']);
});

test('[aslsk 3.6.h2, 3.6.h3] out of the building where it began, past the other hexes of it', () => {
  const match = rout({
    buildings: { mill: { material: 'stone', hexes: ['F5', 'F6'] } },
    hexes: { '1:D5': 'woods' },
    units: [router, russian('1:F1')],
  });
  play(match, 'german', 'rout u1');
  expect(hexesFor(match, 'crawl')).toEqual(['E5', 'E6', 'F6']);
});

test('[aslsk 3.6.i] without cover in reach any hex will do, and it may stop anywhere', () => {
  const match = rout({ hexes: { '1:F5': 'brush' }, units: [router] });
  play(match, 'german', 'rout u1', 'step 1:F6');
  expect(match.offered('german')).toContain('done');
  expect(hexesFor(match, 'step')).toHaveLength(6);
  play(match, 'german', 'done');
  expect(unit(match, 'u1').at).toBe('1:F6');
});

test('[aslsk 3.6.j] who is broken but not desperate stays, if he may', () => {
  expect(isOver(rout({ hexes: { '1:F5': 'brush' }, units: [broken, russian('1:F1')] }))).toBe(true);
});

test('[aslsk 3.6.a, 3.8.t] in melee nobody routs and nobody is eliminated for it', () => {
  const match = rout({ units: [broken, russian(F5)], melees: [F5] });
  expect(isOver(match)).toBe(true);
  expect(unit(match, 'u1').at).toBe(F5);
});

test('[aslsk 3.6.a] who must rout and can’t is eliminated', () => {
  const match = rout({ units: ['german 4-6-7 A1 broken', russian('1:A2'), russian('1:B1')] });
  expect(isOver(match)).toBe(true);
  expect(isGone(match, 'u1')).toBe(true);
  expect(match.state.losses).toEqual([{ side: 'german', card: 'german 4-6-7', how: 'eliminated' }]);
});

test('[aslsk 3.6.a, 3.6.d] a low crawl that ends beside an unbroken enemy is no escape', () => {
  // The house hides the second Russian until the unit is in it.
  const hexes = { '1:F5': 'brush', '1:F6': 'stone building' } as const;
  const match = rout({ hexes, units: [broken, russian('1:F4'), russian('1:F7')] });
  play(match, 'german', 'rout u1', 'crawl 1:F6');
  expect(isGone(match, 'u1')).toBe(true);
});

test('[aslsk 3.6.k] a leader may go along and lends his modifier, and dies if the check is failed', () => {
  const position = {
    hexes: { '1:F7': 'woods' },
    units: [broken, russian('1:F2'), `german 9-1 ${F5}`],
  } as const;
  // Broken morale 7: a 7 would pin; the leader makes it a 6.
  const match = rout(position, '3,4');
  play(match, 'german', 'rout u1', 'go-along u3', 'step 1:F6');
  expect(unit(match, 'u3').at).toBe('1:F6');
  expect(interdictionModifiers(unit(match, 'u3')).kept).toMatchObject([{ n: -1, cite: '3.6.k' }]);
  play(match, 'german', 'step 1:F7');
  expect(unit(match, 'u1')).not.toHaveProperty('pinned');
  expect(unit(match, 'u3')).not.toHaveProperty('broken');
  // He stays with it to the end.
  expect([unit(match, 'u1').at, unit(match, 'u3').at]).toEqual(['1:F7', '1:F7']);
  const unlucky = rout(position, '5,5 2,2');
  play(unlucky, 'german', 'rout u1', 'go-along u3', 'step 1:F6');
  expect(isGone(unlucky, 'u3')).toBe(true);
  expect(unit(unlucky, 'u1').card).toBe('german 2-4-7');
});

test('[aslsk 3.6.k] a pinned leader goes nowhere', () => {
  const units = [broken, russian('1:F2'), `german 9-1 ${F5} pinned`] as const;
  const match = rout({ hexes: { '1:F7': 'woods' }, units });
  play(match, 'german', 'rout u1');
  expect(match.offered('german')).not.toContain('go-along u3');
});

test('[aslsk 3.6.n] failure costs casualties, and what is left may go on; an original 12 is the end', () => {
  const match = rout(exposed, '5,3');
  play(match, 'german', 'rout u1', 'step 1:F6');
  expect(unit(match, 'u1').card).toBe('german 2-4-7');
  play(match, 'german', 'step 1:F7');
  expect(unit(match, 'u1').at).toBe('1:F7');
  const annihilated = rout(exposed, '6,6');
  play(annihilated, 'german', 'rout u1', 'step 1:F6');
  expect(isGone(annihilated, 'u1')).toBe(true);
});

test('[aslsk 3.6.n] a pin ends the rout; beside an enemy it is the end of the unit', () => {
  const match = rout(exposed, '3,4');
  play(match, 'german', 'rout u1', 'step 1:F6');
  expect(isOver(match)).toBe(true);
  expect(unit(match, 'u1')).toMatchObject({ at: '1:F6', pinned: true });
  const beside = rout({ units: [broken, russian(F5)] }, '3,4');
  play(beside, 'german', 'rout u1', 'step 1:F6');
  expect(isGone(beside, 'u1')).toBe(true);
});

test('[aslsk 3.6.n] one check a hex, however many could fire; others in the hex are not affected', () => {
  const units = [broken, russian('1:F2'), russian('1:F2'), 'german 4-6-7 F6 broken'] as const;
  const match = rout({ ...exposed, units }, '1,2');
  play(match, 'german', 'rout u1', 'step 1:F6');
  expect(unit(match, 'u4').card).toBe('german 4-6-7');
  expect(hexesFor(match, 'step')).toContain('F7');
});

test('[aslsk 1.2.5.e, 3.6.c] smoke costs one movement factor more in a rout, too', () => {
  const position = {
    hexes: { '1:F5': 'brush', '1:F9': 'woods' },
    units: [`german 8-0 ${F5} broken desperate wounded`],
    smoke: [{ at: '1:F6', kind: 'full', by: 'german' }],
  } as const;
  const match = rout(position);
  play(match, 'german', 'rout u1', 'step 1:F6', 'step 1:F7');
  expect(isOver(match)).toBe(true);
});

test('[aslsk 1.1.1.woodsroad.a, 3.6.l] along the road through woods it can be interdicted, beside the road it can’t', () => {
  const position = {
    hexes: { '1:F6': 'woods' },
    roads: [['F5', 'F6', 'F7']],
    units: [router, russian('1:F2')],
  } as const;
  const creeping = rout(position);
  play(creeping, 'german', 'rout u1', 'creep 1:F6');
  expect(unit(creeping, 'u1').at).toBe('1:F6');
  const walking = rout(position, '5,5');
  play(walking, 'german', 'rout u1', 'step 1:F6');
  expect(unit(walking, 'u1').card).toBe('german 2-4-7');
});

test('[aslsk 3.6.p] a routing unit carries as much as it can, and leaves the rest', () => {
  const position = {
    hexes: { '1:F5': 'brush' },
    units: [router],
    weapons: ['german HMG of u1', 'german LMG of u1'],
  } as const;
  const match = rout(position);
  play(match, 'german', 'rout u1');
  expect(match.offered('german')).toEqual(['drop w1']);
  play(match, 'german', 'drop w1', 'crawl 1:F6');
  expect(weapon(match, 'w1')).toMatchObject({ at: F5 });
  expect(weapon(match, 'w1')).not.toHaveProperty('by');
  expect(weapon(match, 'w2')).toMatchObject({ by: 'u1' });
});

test('[aslsk 6.10.b] who interdicts loses what he has acquired; of several it is one who has nothing to lose', () => {
  const acquired = { at: '1:K5', drm: -1, by: 'u2', from: '1:F2' } as const;
  const weapons = [{ card: 'russian 50mm MTR', by: 'u2', acquired }] as const;
  const lost = rout({ ...exposed, weapons, units: [broken, russian('1:F2')] }, '1,2');
  play(lost, 'german', 'rout u1', 'step 1:F6');
  expect(weapon(lost, 'w1').acquired).toBeUndefined();
  const kept = rout({ ...exposed, weapons, units: [broken, russian('1:F2'), russian('1:F2')] }, '1,2');
  play(kept, 'german', 'rout u1', 'step 1:F6');
  expect(weapon(kept, 'w1').acquired).toEqual(acquired);
});

test('[aslsk 3.6.k, 3.6.p] the leader who goes along leaves behind what is too much for him to carry', () => {
  const units = [broken, russian('1:F2'), `german 9-1 ${F5}`] as const;
  const carrying = (card: string) => {
    const match = rout({ hexes: { '1:F7': 'woods' }, units, weapons: [`${card} of u3`] });
    play(match, 'german', 'rout u1', 'go-along u3');
    return match.choiceOf('german')?.id;
  };
  expect([carrying('german LMG'), carrying('german HMG')]).toEqual(['rout-step', 'leave-weapon']);
});
