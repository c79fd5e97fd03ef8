import { expect, test } from 'vitest';
import { scriptedDice } from '../../src/engine/dice/dice.ts';
import { Random } from '../../src/engine/dice/random.ts';
import { Match } from '../../src/engine/match/match.ts';
import { pieceIn } from './common.ts';
import { play, playAtRandom } from './random-play.ts';
import { told, trails } from './trails.ts';

const HIT = [3, 4];
const MISS = [6, 6];

function begin(rolls: readonly (readonly number[])[], mines = ['F1', 'F3']) {
  const match = Match.begin(trails, { scenario: 'village', options: {} }, { dice: scriptedDice(rolls) });
  return play(match, ...mines.map(at => `guards: mine ${at}`));
}
type Village = ReturnType<typeof begin>;

/** Raiders move in this order, each along its way; the others stay where they are. */
function moveAll(match: Village, ways: Readonly<Record<string, readonly string[]>>): Village {
  for (const id of new Set([...Object.keys(ways), 'r1', 'r2', 'r3', 'r4'])) move(match, id, ways[id] ?? []);
  return match;
}

function move(match: Village, id: string, way: readonly string[]): void {
  play(match, `raiders: go ${id}`, ...way.map(at => `raiders: step ${at}`), 'raiders: stop');
}

const trailOf = (match: Village, id: string) => pieceIn(match.state.raiders, id).trail.map(step => step.at);
const frames = (match: Village) => match.state.doing.map(frame => frame.is);
const thingsIn = ({ state }: Village) => told(state, state.clock);

test('[6] a hit where a raider was takes it back there, and what it did after never happened', () => {
  const match = moveAll(begin([HIT]), { r1: ['B1'], r3: ['C2', 'D2', 'D1'] });
  expect(thingsIn(match)).toEqual({ captured: ['D1'], satchel: 'r3', low: true });
  play(match, 'guards: shoot r3 C2');
  expect(trailOf(match, 'r3')).toEqual(['B2', 'C2']);
  expect(pieceIn(match.state.raiders, 'r3').at).toBe('C2');
  expect(thingsIn(match)).toEqual({ captured: [], satchel: 'r3', low: true });
});

test('[6] what the first never did, the next who came there did', () => {
  const match = moveAll(begin([HIT]), { r1: ['B1'], r3: ['C2'], r4: ['C3', 'C2'] });
  expect(thingsIn(match).satchel).toBe('r3');
  play(match, 'guards: shoot r3 B2');
  expect(thingsIn(match).satchel).toBe('r4');
});

test('[4] fire goes in the order of the paths: what lies before the last shot is settled', () => {
  const match = moveAll(begin([MISS]), { r1: ['B1'], r3: ['C2', 'D2'] });
  play(match, 'guards: shoot r3 C2');
  expect(match.offered('guards').filter(text => /r1|r3/.test(text))).toEqual(['shoot r3 C2', 'shoot r3 D2']);
});

test('[6] those who waded though the water was high are taken back and re-routed by their owner', () => {
  const match = moveAll(begin([HIT]), { r1: ['B1'], r3: ['C2', 'D2'], r4: ['A3'] });
  play(match, 'guards: shoot r1 A1');
  expect([trailOf(match, 'r1'), trailOf(match, 'r3'), trailOf(match, 'r4')]).toEqual([
    ['A1'],
    ['B2'],
    ['B3', 'A3'],
  ]);
  expect(thingsIn(match)).toEqual({ captured: [], satchel: 'C2', low: false });
  expect(frames(match)).toEqual(['settling', 'firing', 'walking']);
  expect(match.offered('raiders')).toEqual(['step A2', 'step B1', 'step B3', 'stop']);
  play(match, 'raiders: step B1', 'raiders: step C1', 'raiders: stop');
  expect(trailOf(match, 'r3')).toEqual(['B2', 'B1', 'C1']);
  expect(match.offered('guards')).toContain('shoot r3 C1');
});

test('[6] nobody is re-routed while another was at the sluice before them', () => {
  const match = moveAll(begin([HIT]), { r1: ['B1'], r4: ['B2', 'B1'], r3: ['C2'] });
  play(match, 'guards: shoot r1 A1');
  expect(trailOf(match, 'r3')).toEqual(['B2', 'C2']);
  expect(frames(match)).toEqual(['settling', 'firing']);
});

test('[7] before a mine goes off it is shown, and the guards may fire at the squares before it', () => {
  const match = begin([MISS, [4]], ['D2', 'F1']);
  move(match, 'r1', ['B1']);
  play(match, 'raiders: go r3', 'raiders: step C2', 'raiders: step D2');
  expect(match.journal.as('raiders').at(-1)).toMatchObject({ is: 'reveal', text: 'There is a mine at D2.' });
  expect(frames(match)).toEqual(['moving', 'walking', 'mined', 'firing']);
  expect(trailOf(match, 'r3')).toEqual(['B2', 'C2']);
  play(match, 'guards: shoot r3 C2', 'guards: pass');
  expect(trailOf(match, 'r3'), 'the die spares him').toEqual(['B2', 'C2', 'D2']);
  expect(frames(match)).toEqual(['moving', 'walking']);
  play(match, 'raiders: stop');
  for (const id of ['r2', 'r4']) move(match, id, []);
  expect(
    match.offered('guards').filter(text => /r1|r3/.test(text)),
    'all before is settled',
  ).toEqual(['shoot r3 D2']);
});

test('[7] a raider who was hit before the mine never got there, nor does one who could not have waded', () => {
  for (const shot of ['shoot r3 B2', 'shoot r1 A1']) {
    const match = begin([HIT], ['D2', 'F1']);
    move(match, 'r1', ['B1']);
    play(match, 'raiders: go r3', 'raiders: step C2', 'raiders: step D2', `guards: ${shot}`);
    expect(trailOf(match, 'r3')).toEqual(['B2']);
    expect(frames(match)).toEqual(['moving', 'firing', ...(shot.includes('r1') ? ['walking'] : [])]);
  }
});

test('[1] raiders know how many mines are hidden, and imagine them wherever none of them has been', () => {
  const match = moveAll(begin([]), { r1: ['B1'], r3: ['C2', 'D2'] });
  expect(match.view('raiders').hiddenMines).toEqual(['?', '?']);
  const random = new Random(1);
  const imagined = Array.from({ length: 100 }, () =>
    trails.determinize(match.view('raiders'), 'raiders', match.world, random),
  ).flatMap(({ hiddenMines }) => hiddenMines);
  expect([...new Set(imagined)].sort()).toEqual(['D3', 'E1', 'E2', 'F1', 'F3']);
});

test('random games end, and every rule is met', () => {
  const met = new Map<string, number>();
  const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);
  for (let seed = 1; seed <= 60; seed++) {
    const { match } = playAtRandom(trails, 'village', seed, ({ state: { doing } }) => {
      if (doing.at(-1)?.is === 'walking' && doing.some(frame => frame.is === 'firing')) meet('re-routed');
    });
    for (const entry of match.journal.all()) if ('cite' in entry) meet(entry.cite);
  }
  for (const rule of ['5', '6', '7', 're-routed']) expect(met.get(rule) ?? 0, rule).toBeGreaterThan(5);
}, 30_000);
