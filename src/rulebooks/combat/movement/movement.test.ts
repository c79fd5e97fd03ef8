import { expect, test } from 'vitest';
import type { LocId } from '../state.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { groundCost } from './costs.ts';

const cost = (ground: Omit<Position, 'units'>, from: LocId, to: LocId) => {
  const found = groundCost(standing({ units: [], ...ground }).world, from, to);
  return typeof found === 'number' ? found : found.cite;
};

test('[combat 10.1.2] what terrain costs', () => {
  const into = (terrain: NonNullable<Position['hexes']>[string]) =>
    cost({ hexes: { D4: terrain } }, '1:D3', '1:D4');
  expect((['open', 'woods', 'brush', 'orchard', 'stone building', 'rubble'] as const).map(into)).toEqual([
    1, 2, 1, 1, 2, 3,
  ]);
  expect(into('water')).toBe('6.1.1(1)');
});

test('[combat 6.3.1.1, 6.3.2, 6.3.1.a] along a road or path other terrain costs nothing', () => {
  const road = { hexes: { D4: 'woods' } as const, roads: [['D3', 'D4', 'D5']] };
  expect([cost(road, '1:D3', '1:D4'), cost(road, '1:C4', '1:D4')]).toEqual([1, 2]);
  const path = {
    hexes: { D4: 'woods' } as const,
    board: { roads: [{ kind: 'path' as const, along: ['D3', 'D4'] }] },
  };
  expect(cost(path, '1:D3', '1:D4')).toBe(1);
});

test('[combat 5.2.9, 5.2.9.1.a, 6.3.2] a level up costs 2 besides, two cost 4; down is free unless it is steep', () => {
  const step = (from: number, to: number) => cost({ levels: { D3: from, D4: to } }, '1:D3', '1:D4');
  expect([step(0, 1), step(0, 2), step(1, 0), step(2, 0)]).toEqual([3, 5, 1, 5]);
  const path = { levels: { D4: 1 }, board: { roads: [{ kind: 'path' as const, along: ['D3', 'D4'] }] } };
  expect(cost(path, '1:D3', '1:D4')).toBe(3);
});

test('[combat 5.2.10.1] nobody crosses a cliff', () => {
  expect(cost({ board: { sides: { 'D4/N': 'cliff' } } }, '1:D3', '1:D4')).toBe('5.2.10.1');
});

test('hexsides cost besides their hex', () => {
  const over = (kind: 'wall' | 'hedge' | 'bocage') =>
    cost({ board: { sides: { 'D4/N': kind } } }, '1:D3', '1:D4');
  expect([over('wall'), over('hedge'), over('bocage')]).toEqual([2, 2, 3]);
});

const MILL = { buildings: { mill: { material: 'stone' as const, hexes: ['D4'], upper: 2 } } };

test('[combat 6.4.1.3.1, 6.4.1.3, 6.4.4] two points a floor, one at a time, and out from the ground alone', () => {
  const match = skirmish({ units: ['german 6-6 D4/1', 'american 7-6 M9 moved run'], ...MILL });
  play(match, 'german', 'move u1 cautious');
  expect(offers(match, 'german', 'step')).toEqual(['step u1 1:D4', 'step u1 1:D4/2']);
  play(match, 'german', 'step u1 1:D4/2');
  expect(match.state.doing[0]).toMatchObject({ spent: { u1: 2 } });
  expect(offers(match, 'german', 'step')).toEqual(['step u1 1:D4/1']);
});

test('[combat 6.4.1.1, 6.4.1.1.1, 6.4.1.2, 2.5.4] a house has its ground, one with a large dot a floor, one of several hexes a floor in each', () => {
  const up = (building: { hexes: readonly string[]; upper: number }) => {
    const match = skirmish({
      units: ['german 6-6 D4', 'american 7-6 M9'],
      buildings: { house: { material: 'wood', ...building } },
    });
    play(match, 'german', 'move u1 cautious');
    return offers(match, 'german', 'step').filter(act => act.includes('/'));
  };
  expect(up({ hexes: ['D4'], upper: 0 })).toEqual([]);
  expect(up({ hexes: ['D4'], upper: 1 })).toEqual(['step u1 1:D4/1']);
  expect(up({ hexes: ['D4', 'D5'], upper: 0 })).toEqual(['step u1 1:D4/1']);
});

test('[combat 8.2.1, 8.2.3, 8.1.4, 6.4.3] E-014 into a full place for twice as much; the enemy and other floors do not count', () => {
  const three = ['german 6-6 D4', 'german 6-6 D4', 'german 6-6 D4'];
  const spent = (units: readonly string[], more = {}) => {
    const match = skirmish({ units: ['german 6-6 D3', ...units, 'american 7-6 M9'], ...more });
    play(match, 'german', 'move u1 cautious', 'step u1 1:D4');
    return (match.state.doing[0] as { readonly spent: object }).spent;
  };
  expect(spent(three)).toEqual({ u1: 2 });
  expect(spent(three.slice(1))).toEqual({ u1: 1 });
  const upstairs = ['german 6-6 D4/1', 'german 6-6 D4/1', 'german 6-6 D4/1'];
  expect(spent(upstairs, MILL)).toEqual({ u1: 2 });
});

/** How far it gets in the open by that gait. */
function stepsBy(told: string, gait: string): number {
  const match = skirmish({ units: [told, 'american 7-6 M30 moved run'], size: [13, 32] });
  play(match, 'german', `move u1 ${gait}`);
  for (let n = 0; ; n++) {
    const next = `step u1 1:D${4 + n}`;
    if (match.choiceOf('german')?.id !== 'move' || !match.offered('german').includes(next)) return n;
    play(match, 'german', next);
  }
}

test('[combat MOV-SUM.1, 10.1.3, 10.1.4, 10.1.5, 10.1.6] eight, six and four points, and one hex', () => {
  expect(['run', 'cautious', 'assault', 'crawl'].map(gait => stepsBy('german 6-6 D3', gait))).toEqual([
    8, 6, 4, 1,
  ]);
});

test('[combat 10.1.6] a crawl is one hex whatever it costs', () => {
  const match = skirmish({
    units: ['german 6-6 D3', 'american 7-6 M9'],
    hexes: { D4: 'rubble' },
    levels: { D4: 2 },
  });
  play(match, 'german', 'move u1 crawl');
  expect(offers(match, 'german', 'step')).toContain('step u1 1:D4');
});

test('[combat 10.1.1.a, MOV-SUM.1, 10.3.2, 12.9.8] teams go with caution or crawl, flamethrowers run as well', () => {
  const gaits = (told: string) => offers(skirmish({ units: [told, 'american 7-6 M9'] }), 'german', 'move');
  expect(gaits('german MG 34 D3')).toEqual(['move u1 cautious', 'move u1 crawl']);
  expect(gaits('german Flamethrower D3')).toEqual(['move u1 run', 'move u1 cautious', 'move u1 crawl']);
  expect(gaits('german nco D3')).toHaveLength(4);
});

test('[combat MOV-SUM.2, 10.3.1, 10.3.2, 10.3.3] a team flips for a point, as often as it likes, and goes on its move side unless it crawls', () => {
  const match = skirmish({ units: ['german MG 34 D3', 'american 7-6 M9 moved run'] });
  play(match, 'german', 'move u1 cautious');
  expect(refusals(match, 'german', 'step u1 1:D4')).toEqual(['MOV-SUM.2']);
  play(match, 'german', 'flip u1', 'step u1 1:D4', 'flip u1', 'flip u1');
  expect(unit(match, 'u1').crew).toBe(true);
  expect(match.state.doing[0]).toMatchObject({ spent: { u1: 4 } });
  const crawls = skirmish({ units: ['german MG 34 D3', 'american 7-6 M9 moved run'] });
  play(crawls, 'german', 'move u1 crawl', 'step u1 1:D4');
  expect(unit(crawls, 'u1')).toMatchObject({ at: '1:D4', moved: 'crawl' });
  expect(unit(crawls, 'u1')).not.toHaveProperty('crew');
  // Charges, bottles and flamethrowers need no flip.
  const demo = skirmish({ units: ['german Demo D3', 'american 7-6 M9'] });
  play(demo, 'german', 'move u1 cautious', 'step u1 1:D4');
  expect(unit(demo, 'u1').at).toBe('1:D4');
});

test('[combat QS.6, 10.3.3] a crawl in place flips a team, and is all of it', () => {
  const match = skirmish({ units: ['german MG 42 D3 crew', 'american 7-6 M9 moved run'], size: [30, 10] });
  play(match, 'german', 'move u1 crawl', 'flip u1');
  expect(unit(match, 'u1')).toMatchObject({ moved: 'crawl' });
  expect(unit(match, 'u1')).not.toHaveProperty('crew');
  expect(match.choiceOf('german')?.id === 'move' ? offers(match, 'german', 'step') : []).toEqual([]);
});

test.each([
  ['german 6-6 D3 morale pinned', '12.3.1.5.3.a'],
  ['german 6-6 D3 morale disrupted', '12.3.1.5.4.a'],
  ['german 6-6 D3 morale wia', '12.3.1.5.4.a'],
  ['german 6-6 D3 moved crawl', '4.4.7'],
  ['german 6-6 D3 fired 1', '10.1.5'],
] as const)('[combat 12.3.1.5.3.a, 12.3.1.5.4.a, 12.3.1.5.5, 4.4.7] who does not move: %s', (told, cite) => {
  const match = skirmish({ units: [told, 'american 7-6 M9'] });
  expect(refusals(match, 'german', 'move u1 cautious')).toEqual([cite]);
});

test('[combat 10.1.1.c] who moves is marked by its gait', () => {
  const match = skirmish({ units: ['german 6-6 D3', 'american 7-6 M9 moved run'] });
  play(match, 'german', 'move u1 assault', 'step u1 1:D4', 'done');
  expect(unit(match, 'u1').moved).toBe('assault');
});

test('[combat 10.2.6] who comes to Disrupted friends takes a check, unless a leader is there; leaders do not', () => {
  const enter = (who: string, there: readonly string[], dice = '') => {
    const match = skirmish({ units: [`german ${who} D3`, ...there, 'american 7-6 M9 moved run'] }, dice);
    play(match, 'german', 'move u1 cautious', 'step u1 1:D4');
    return unit(match, 'u1').morale;
  };
  expect(enter('6-6', ['german 6-6 D4 morale disrupted'], '8')).toBe('pinned');
  expect(enter('6-6', ['german 6-6 D4 morale disrupted', 'german nco D4'])).toBeUndefined();
  expect(enter('6-6', ['german 6-6 D4 morale pinned'])).toBeUndefined();
  expect(enter('nco', ['german 6-6 D4 morale disrupted'])).toBeUndefined();
});

// ---- platoons

const PLATOON = ['german 6-6 D3', 'german 6-6 E3', 'german nco D3', 'american 7-6 M9 moved run'];

test('[combat 10.5.1, 4.4.4] a platoon steps together: all say where they go, and then are there at once', () => {
  const match = skirmish({ units: PLATOON });
  play(match, 'german', 'move u1 run', 'join u2', 'join u3', 'step u1 1:D4');
  expect(unit(match, 'u1').at).toBe('1:D3');
  play(match, 'german', 'step u3 1:D4', 'step u2 1:E4');
  expect((['u1', 'u2', 'u3'] as const).map(id => unit(match, id).at)).toEqual(['1:D4', '1:E4', '1:D4']);
});

test('[combat 10.5.1] several need a leader who goes with them, and begin in three hexes beside one another', () => {
  const alone = skirmish({ units: ['german 6-6 D3', 'german 6-6 E3', 'american 7-6 M9'] });
  play(alone, 'german', 'move u1 cautious');
  expect(refusals(alone, 'german', 'join u2')).toEqual(['10.5.1']);
  const led = skirmish({ units: PLATOON });
  play(led, 'german', 'move u1 cautious', 'join u2');
  expect(refusals(led, 'german', 'step u1 1:D4')).toEqual(['10.5.1']);
  const wide = skirmish({
    units: [
      'german nco C3',
      'german 6-6 D3',
      'german 6-6 E3',
      'german 6-6 F3',
      'german 6-6 H3',
      'american 7-6 M9',
    ],
  });
  play(wide, 'german', 'move u1 cautious');
  expect(refusals(wide, 'german', 'join u5')).toEqual(['10.5.1']);
  play(wide, 'german', 'join u2', 'join u3');
  expect(refusals(wide, 'german', 'join u4')).toEqual(['10.5.1']);
});

test('[combat 10.5.1] nobody joins on the way, and all use one gait', () => {
  const match = skirmish({
    units: ['german 6-6 D3', 'german nco D3', 'german MG 34 D3', 'american 7-6 M9 moved run'],
  });
  play(match, 'german', 'move u1 run', 'join u2');
  expect(refusals(match, 'german', 'join u3')).toEqual(['10.1.1.a']);
  play(match, 'german', 'step u1 1:D4', 'step u2 1:D4');
  expect(refusals(match, 'german', 'join u3')).toEqual(['10.5.1']);
});

test('[combat 10.5.2.a] a member goes nowhere without another one beside it', () => {
  const match = skirmish({ units: PLATOON });
  play(match, 'german', 'move u1 run', 'join u2', 'join u3', 'step u1 1:D4', 'step u3 1:D4');
  expect(refusals(match, 'german', 'step u2 1:F3')).toEqual(['10.5.2.a']);
  play(match, 'german', 'hold u2');
  expect(unit(match, 'u2').at).toBe('1:E3');
});

test('[combat 10.5.1] they are fired at together, wherever they are', () => {
  const match = skirmish({ units: [...PLATOON.slice(0, 3), 'american 7-6 D9'] });
  play(match, 'german', 'move u1 run', 'join u2', 'join u3', 'step u1 1:D4', 'step u3 1:D4', 'step u2 1:E4');
  expect(offers(match, 'american', 'fire')).toEqual(['fire u4 1:D4', 'fire u4 1:E4']);
});

// ---- leaving, digging, fleeing

test('[combat 3.2.3.2] off the map for a point, by the edge that the scenario names', () => {
  const scenario = {
    victory: {
      side: 'german',
      all: [{ is: 'exit' as const, side: 'german', along: ['1:D10'], least: 2 }],
      words: 'leave',
    },
  };
  const match = skirmish({ units: ['german 6-6 D9', 'american 7-6 M1 moved run'], scenario });
  play(match, 'german', 'move u1 cautious');
  expect(refusals(match, 'german', 'leave u1')).toEqual(['3.2.3.2']);
  play(match, 'german', 'step u1 1:D10', 'leave u1');
  expect(match.outcome?.winner).toBe('german');
});

test('[combat 7.1.1.a] digging takes the whole move and a check, is a move to the enemy, and may fail', () => {
  const dig = (die: string) => {
    const match = skirmish({ units: ['german 6-6 D3', 'american 7-6 D6'] }, die);
    play(match, 'german', 'dig-in u1');
    expect(match.choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['american defensive-fire']);
    return unit(match, 'u1');
  };
  expect(dig('7')).toMatchObject({ dugIn: true, moved: 'cautious' });
  expect(dig('8')).not.toHaveProperty('dugIn');
  expect(dig('8')).toMatchObject({ moved: 'cautious' });
});

test('[combat 7.1.1.b, 6.3.1.b, 6.9.1.b] nobody digs in buildings, paved roads or shellholes', () => {
  const cite = (more: Partial<Position>) =>
    refusals(skirmish({ units: ['german 6-6 D3', 'american 7-6 M9'], ...more }), 'german', 'dig-in u1');
  expect(cite({ hexes: { D3: 'stone building' } })).toEqual(['7.1.1.b']);
  expect(cite({ roads: [['D2', 'D3', 'D4']] })).toEqual(['6.3.1.b']);
  expect(cite({ hexes: { D3: 'shellholes' } })).toEqual(['6.9.1.b']);
  expect(cite({ hexes: { D3: 'woods' } })).toEqual([]);
});

test('[combat 10.6.1.b, 10.6.2] the Disrupted crawl on towards the nearest cover by an impulse, never towards an enemy in sight', () => {
  const flees = (foe: string) => {
    const match = skirmish({
      units: ['german 6-6 D5 morale disrupted', `american 7-6 ${foe}`],
      hexes: { D8: 'woods', D1: 'woods' },
    });
    return offers(match, 'german', 'flee');
  };
  expect(flees('M1')).toContain('flee u1 1:D6');
  expect(flees('D7')).not.toContain('flee u1 1:D6');
  const match = skirmish({
    units: ['german 6-6 D5 morale disrupted', 'american 7-6 M1 fired 2'],
    hexes: { D8: 'woods' },
  });
  expect(refusals(match, 'german', 'flee u1 1:D4')).toEqual(['10.6.1.a']);
  play(match, 'german', 'flee u1 1:D6');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:D6', moved: 'crawl' });
  expect(match.choices[0]?.by).toBe('american');
});

test('[combat 10.6.1.a] Disrupted on the way it flees towards cover with its points, and one hex without any', () => {
  const hit = (gait: string) => {
    // 21 is M, or M+1 against a mover; a nought fails by three either way.
    const match = skirmish(
      { units: ['german 6-6 D3', 'american 7-6 D6 fired 1'], hexes: { D1: 'woods' } },
      '2,1 10 1',
    );
    play(match, 'german', `move u1 ${gait}`, 'step u1 1:D4');
    play(match, 'american', 'fire u2 1:D4', 'shoot');
    expect(unit(match, 'u1').morale).toBe('disrupted');
    return match;
  };
  const walks = hit('cautious');
  expect(offers(walks, 'german', 'flee')).toEqual(['flee u1 1:D3']);
  play(walks, 'german', 'flee u1 1:D3');
  expect(offers(walks, 'german', 'flee')).toEqual(['flee u1 1:D2']);
  // A crawler has no points left, and flees one hex.
  const crawls = hit('crawl');
  expect(offers(crawls, 'german', 'flee')).toEqual(['flee u1 1:D3']);
  play(crawls, 'german', 'flee u1 1:D3');
  expect(crawls.choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['american impulse']);
});

test('[combat 10.5.2.b] when the leader of a platoon can’t go on, the others need an Action Check each', () => {
  const units = ['german nco D3', 'german 6-6 D3', 'german 5-4 D3', 'american 7-6 D6 fired 1'];
  // 21 less 10: M+1 on the row of 6 for all; the leader is Pinned by an 8, the squads hold; then 7 and 7.
  const match = skirmish({ units }, '2,1 8 1 1 7 7');
  play(
    match,
    'german',
    'move u1 cautious',
    'join u2',
    'join u3',
    'step u1 1:D4',
    'step u2 1:D4',
    'step u3 1:D4',
  );
  play(match, 'american', 'fire u4 1:D4', 'shoot');
  expect(match.choiceOf('german')?.id).toBe('move');
  expect(offers(match, 'german', 'step').every(act => act.startsWith('step u2'))).toBe(true);
  expect(offers(match, 'german', 'step').length).toBeGreaterThan(0);
});
