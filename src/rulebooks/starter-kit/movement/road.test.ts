import { expect, test } from 'vitest';
import { attackCard } from '../fire/card.ts';
import { type Position, play, skirmish, type TestMatch, unit } from '../testing/bench.ts';
import { modifiersOf } from '../testing/fire-bench.ts';

const SQUAD = 'russian 4-4-7 D8';
const ROAD = { roads: [['D9', 'D8', 'D7', 'D6', 'D5', 'D4', 'D3', 'D2']] } as const;
const BROKEN = 'u99: german 4-6-7 M10 broken';

const movement = (position: Partial<Position>) =>
  skirmish({
    units: [SQUAD, BROKEN],
    ...ROAD,
    ...position,
    phase: 'russian movement',
  });
const steps = (match: TestMatch) => match.offered('russian').filter(act => /^(step|creep|exit)/.test(act));

/** What a German in D3 adds to his dice against the squad that has just done this. */
function modifiersAfter(position: Partial<Position>, ...acts: readonly string[]): readonly string[] {
  const watcher = 'u9: german 4-6-7 D3';
  const match = movement({ units: [SQUAD, watcher], ...position });
  play(match, 'russian', 'move u1', ...acts);
  play(match, 'german', 'ready u9');
  const frame = match.state.doing.at(-1);
  const card = frame?.is === 'fire' ? attackCard(match.world, match.state, frame) : undefined;
  const [line] = card?.lines ?? [];
  return line ? modifiersOf(line) : [];
}

test('[aslsk 1.1.1.woodsroad.a, 1.1.1.woodsroad.b] who takes the road through woods is caught in the open; who goes between the trees is not', () => {
  const hexes = { '1:D7': 'woods' } as const;
  expect(modifiersAfter({ hexes }, 'step 1:D7')).toEqual(['FFNAM -1', 'FFMO -1']);
  expect(modifiersAfter({ hexes }, 'creep 1:D7')).toEqual(['woods +1', 'FFNAM -1']);
  expect(modifiersAfter({ hexes, roads: [] }, 'step 1:D7')).toEqual(['woods +1', 'FFNAM -1']);
});

test('[aslsk 1.1.1.orchardroad.a, 1.1.1.orchardroad.b] so on a road lined by trees', () => {
  const hexes = { '1:D7': 'orchard' } as const;
  expect(modifiersAfter({ hexes }, 'step 1:D7')).toEqual(['FFNAM -1', 'FFMO -1']);
  expect(modifiersAfter({ hexes }, 'creep 1:D7')).toEqual(['FFNAM -1']);
});

test('[aslsk 1.1.1.hill.i, 1.1.1.hill.h] who comes up over the crest in the line of fire has no height yet; who goes along the hill has', () => {
  const hill = { roads: [], levels: { '1:D5': 1, '1:C6': 1 } };
  const up = { ...hill, units: ['russian 4-4-7 D4', 'u9: german 4-6-7 D3'] } as const;
  expect(modifiersAfter(up, 'step 1:D5')).toEqual(['FFNAM -1', 'FFMO -1']);
  const along = { ...up, units: ['russian 4-4-7 C6', up.units[1]] } as const;
  expect(modifiersAfter(along, 'step 1:D5')).toEqual(['height advantage +1', 'FFNAM -1']);
});

test('[aslsk 1.1.1.woodsroad.b] between the trees it must have the factors that woods cost', () => {
  const match = movement({ hexes: { '1:D5': 'woods' } });
  play(match, 'russian', 'move u1', 'step 1:D7', 'step 1:D6');
  expect(steps(match)).toContain('creep 1:D5');
  play(match, 'russian', 'step 1:D7');
  play(match, 'russian', 'step 1:D6');
  // One factor of the road bonus is left: enough for the road, and no part of it for the woods.
  expect(steps(match)).toEqual(['step 1:D5', 'step 1:D7']);
});

test('[aslsk 1.1.1.road.b] one hexside across country forfeits the bonus for good', () => {
  const match = movement({});
  play(match, 'russian', 'move u1', 'step 1:D7', 'step 1:E7', 'step 1:D6', 'step 1:D5');
  expect(match.state.phase).not.toBe('movement');
});

const EXIT = {
  scenario: {
    victory: {
      side: 'russian',
      all: [{ is: 'exit' as const, side: 'russian', along: ['1:C1'], least: 9 }],
      words: '',
    },
  },
};

test('[aslsk 3.3.d, 3.3.e, 1.1.1.road.b] roads go on beyond the map: one may leave by them on the road bonus', () => {
  const leaving = (position: Partial<Position>) => {
    const match = movement({ ...EXIT, units: ['russian 4-4-7 C5', BROKEN], ...position });
    play(match, 'russian', 'move u1', 'step 1:C4', 'step 1:C3', 'step 1:C2', 'step 1:C1');
    return match.offered('russian').includes('exit');
  };
  expect(leaving({ roads: [['C5', 'C4', 'C3', 'C2', 'C1', 'C1/N']] })).toBe(true);
  expect(leaving({ roads: [['C5', 'C4', 'C3', 'C2', 'C1']] })).toBe(false);
});

test('[aslsk 3.3.e, 3.3.1.f] the way out costs what open ground costs, and assault movement is one hex', () => {
  const out = (at: '1:C1' | '1:C2', ...acts: readonly string[]) => {
    const match = movement({ ...EXIT, roads: [], units: [`russian 4-4-7 ${at}`, BROKEN] });
    play(match, 'russian', 'move u1', ...acts);
    return match.offered('russian').includes('exit');
  };
  expect(out('1:C1', 'assault')).toBe(true);
  expect(out('1:C2', 'step 1:C1')).toBe(true);
  expect(out('1:C2', 'assault', 'step 1:C1')).toBe(false);
  const spent = movement({ ...EXIT, roads: [], units: ['russian 4-4-7 C5', BROKEN] });
  play(spent, 'russian', 'move u1', 'step 1:C4', 'step 1:C3', 'step 1:C2', 'step 1:C1');
  expect(unit(spent, 'u1').at).toBe('1:C1');
  expect(spent.state.phase).not.toBe('movement');
});
