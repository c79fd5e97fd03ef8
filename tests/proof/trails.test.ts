import { expect, test } from 'vitest';
import { scriptedDice } from '../../src/engine/dice.ts';
import { Match } from '../../src/engine/match.ts';
import { Random } from '../../src/engine/random.ts';
import { playAtRandom } from './random-play.ts';
import { trails } from './trails.ts';
import { MINEABLE, raiderIn, type TrailsState, type TrailsWorld } from './trails-state.ts';

type Village = Match<TrailsState, TrailsWorld>;

/** Mines far from where most examples walk. */
const ASIDE = ['F2', 'F3', 'F4'];
const HIT = [3, 4];
const KILL = [1, 1];
const MISS = [6, 6];

function begin(rolls: readonly (readonly number[])[], mines = ASIDE): Village {
  const match = Match.begin(trails, { scenario: 'village', options: {} }, { dice: scriptedDice(rolls) });
  return play(match, 'guards', ...mines.map(at => `mine ${at}`));
}

function play(match: Village, side: string, ...answers: readonly string[]): Village {
  for (const text of answers) expect(match.answer(side, text)).toEqual({ ok: true });
  return match;
}

/** Everybody moves; only the mover named goes anywhere. */
function everybodyMoves(match: Village, way: Readonly<Record<string, readonly string[]>>): Village {
  for (const mover of ['l1', 'l2', 's4']) {
    play(match, 'raiders', `go ${mover}`, ...(way[mover] ?? []), 'stop');
  }
  return match;
}

const placeOf = (match: Village, id: string) => raiderIn(match.state, id).at;
const trailOf = (match: Village, id: string) => raiderIn(match.state, id).trail.map(step => step.at);
const frames = (match: Village) => match.state.doing.map(frame => frame.is);
const TAKES_SATCHEL = ['step B2', 'step C2', 'take s4', 'smoke s4'];

test('a trail keeps where a unit was, what it paid, what it did and with whom', () => {
  const match = everybodyMoves(begin([]), { l2: ['step C4'] });
  expect(raiderIn(match.state, 'l2').trail).toEqual([
    { at: 'B4', cost: 0, with: ['s3'], did: [], when: 2 },
    { at: 'C4', cost: 2, with: ['s3'], did: [{ did: 'pushed', to: 'D4' }], when: 3 },
  ]);
});

test('a hit where a unit was takes it back there and undoes what it did after', () => {
  const match = everybodyMoves(begin([HIT]), { s4: TAKES_SATCHEL });
  expect(match.state.things).toMatchObject({ satchel: 's4', smoke: [{ at: 'C2', by: 's4' }] });
  play(match, 'guards', 'shoot g1 s4 B2');
  expect(trailOf(match, 's4')).toEqual(['B3', 'B2']);
  expect(placeOf(match, 's4')).toBe('B2');
  expect(match.state.things).toEqual(match.state.found);
});

test('a hit at the end of a trail undoes nothing, and a killed carrier drops what he has there', () => {
  const match = everybodyMoves(begin([KILL]), { s4: ['step B2', 'step C2', 'take s4'] });
  play(match, 'guards', 'shoot g1 s4 C2');
  expect(raiderIn(match.state, 's4')).toMatchObject({ at: 'C2', killed: true });
  expect(match.state.things.satchel).toBe('C2');
});

test('a house stays captured by the next who entered it when the first turns out never to have come', () => {
  const match = everybodyMoves(begin([HIT, HIT]), { l1: ['step B3', 'step C3'], s4: ['step C3'] });
  play(match, 'guards', 'shoot g1 s1 B3', 'shoot g2 s2 B3');
  expect(match.state.things.captured).toEqual(['C3']);
  expect(placeOf(match, 'l1')).toBe('C3');
});

test('what two did together is still done when one of them was stopped before', () => {
  const match = everybodyMoves(begin([HIT]), { l2: ['step C4', 'step D4'] });
  expect(match.state.things.cart).toBe('E4');
  play(match, 'guards', 'shoot g3 l2 B4');
  expect(placeOf(match, 's3')).toBe('C4');
  expect(match.state.things.cart).toBe('D4');
});

test('fire goes in the order of the paths: what lies before the last shot is settled', () => {
  const match = everybodyMoves(begin([MISS]), { s4: TAKES_SATCHEL });
  expect(match.offered('guards')).toContain('shoot g2 s4 B2');
  play(match, 'guards', 'shoot g1 s4 C2');
  expect(match.offered('guards')).toEqual(['shoot g2 s4 C2', 'shoot g3 s4 C2', 'pass']);
});

test('smoke covers those who came when it was there, not those who had passed before', () => {
  const match = everybodyMoves(begin([HIT, HIT]), { l1: ['step C2', 'step D2'], s4: TAKES_SATCHEL });
  play(match, 'guards', 'shoot g1 l1 C2');
  expect(placeOf(match, 'l1')).toBe('C2');
  play(match, 'guards', 'shoot g2 s4 C2');
  expect(match.journal.all().filter(entry => entry.is === 'say' && entry.text.startsWith('{s4}'))).toEqual(
    [],
  );
});

test('squads whose leader was hit are taken back to where they used his points, and re-routed by their owner', () => {
  const match = everybodyMoves(begin([HIT]), { l1: ['step C2', 'step C3'] });
  play(match, 'guards', 'shoot g1 l1 B2');
  expect(trailOf(match, 'l1')).toEqual(['B2']);
  expect([trailOf(match, 's1'), trailOf(match, 's2')]).toEqual([
    ['B2', 'C2'],
    ['B2', 'C2'],
  ]);
  expect(match.state.things.captured).toEqual([]);
  expect(frames(match)).toEqual(['settling', 'firing', 'rerouting', 'rerouting']);
  // One point is left to s1: not enough for a house, and no square is entered twice.
  expect(match.choiceOf('raiders')?.prompt).toContain('{s1}');
  expect(match.offered('raiders')).toEqual(['step D2', 'take s1', 'smoke s1', 'stop']);
  play(match, 'raiders', 'step D2', 'stop', 'stop');
  expect([placeOf(match, 's1'), placeOf(match, 's2')]).toEqual(['D2', 'C2']);
  expect(match.offered('guards')).toContain('shoot g2 s1 D2');
});

test('a squad led by one leader does not care what became of the other', () => {
  const match = begin([HIT]);
  play(match, 'raiders', 'go l2', 'stop', 'go l1', 'step C2', 'step C3', 'stop', 'go s4', 'stop');
  play(match, 'guards', 'shoot g1 l2 B4');
  expect(match.choiceOf('guards')?.id).toBe('fire');
  expect(placeOf(match, 's1')).toBe('C3');
});

test('before a mine goes off it is shown, and the guns may fire at the squares before it', () => {
  const match = begin([HIT, [6], [3]], ['D2', ...ASIDE.slice(1)]);
  play(match, 'raiders', 'go l1', 'step C2', 'step D2');
  expect(match.journal.as('raiders').at(-1)).toMatchObject({ is: 'reveal', text: 'There are mines at D2.' });
  expect(frames(match)).toEqual(['moving', 'walking', 'mined', 'firing']);
  expect(trailOf(match, 's1')).toEqual(['B2', 'C2']);
  play(match, 'guards', 'shoot g1 s1 B2', 'pass');
  // s1 never got there; the die under l1 spares him, the one under s2 ends its move.
  expect([placeOf(match, 'l1'), placeOf(match, 's1'), placeOf(match, 's2')]).toEqual(['D2', 'B2', 'D2']);
  expect(match.state.doing.at(-1)).toEqual({ is: 'walking', units: ['l1'] });
  play(match, 'raiders', 'stop', 'go l2', 'stop', 'go s4', 'stop');
  expect(match.offered('guards').filter(text => text.includes('l1'))).toEqual([
    'shoot g2 l1 D2',
    'shoot g3 l1 D2',
  ]);
});

test('a squad that lost its leader before the mine does not reach it on his points', () => {
  const match = begin([HIT], ['E2', ...ASIDE.slice(1)]);
  play(match, 'raiders', 'go l1', 'step C2', 'step D2', 'step D1', 'step E1', 'step E2');
  play(match, 'guards', 'shoot g1 l1 B2');
  expect(trailOf(match, 's1')).toEqual(['B2', 'C2', 'D2']);
  play(match, 'raiders', 'stop', 'stop');
  expect(frames(play(match, 'guards', 'pass'))).toEqual(['moving']);
  expect(match.state.trodden).not.toContain('E2');
});

test('a re-routed squad may find a mine, which opens a window within the window', () => {
  const match = begin([HIT, [4]], ['D2', ...ASIDE.slice(1)]);
  everybodyMoves(match, { l1: ['step C2', 'step C3'] });
  play(match, 'guards', 'shoot g1 l1 B2');
  play(match, 'raiders', 'step D2');
  expect(frames(match)).toEqual(['settling', 'firing', 'rerouting', 'rerouting', 'mined', 'firing']);
  expect(play(match, 'guards', 'pass').choiceOf('raiders')?.id).toBe('rerouting');
  expect(placeOf(match, 's1')).toBe('D2');
});

test('the raiders know how many mines are hidden and not where', () => {
  const match = begin([]);
  expect(match.view('raiders').hiddenMines).toEqual(['?', '?', '?']);
  expect(match.view('guards').hiddenMines).toEqual(ASIDE);
  expect(match.journal.as('raiders').map(entry => entry.is)).toEqual(['secret', 'secret', 'secret']);
});

test('raiders imagine mines wherever none of them has been, and nowhere else', () => {
  const match = everybodyMoves(begin([]), { l1: ['step C2', 'step D2'] });
  const imagined = new Set<string>();
  const random = new Random(1);
  for (let i = 0; i < 200; i++) {
    const { hiddenMines } = trails.determinize(match.view('raiders'), 'raiders', match.world, random);
    expect(new Set(hiddenMines).size).toBe(3);
    for (const at of hiddenMines) imagined.add(at);
  }
  expect([...imagined].sort()).toEqual(MINEABLE.filter(at => at !== 'C2' && at !== 'D2'));
});

test('two hundred games at random come to an end, replay and fork alike, and reach every rule', () => {
  const reached = new Map<string, number>();
  for (let seed = 1; seed <= 200; seed++) {
    const { match } = playAtRandom(trails, 'village', seed);
    for (const entry of match.journal.all()) {
      const rule =
        'cite' in entry ? entry.cite : 'act' in entry ? `${entry.ask} ${entry.act.split(' ')[0]}` : '';
      reached.set(rule, (reached.get(rule) ?? 0) + 1);
    }
  }
  for (const rule of [
    'walking take',
    'walking smoke',
    'rerouting step',
    'trails 5',
    'trails 6',
    'trails 7',
  ]) {
    expect(reached.get(rule), rule).toBeGreaterThan(5);
  }
}, 60_000);
