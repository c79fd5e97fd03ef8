import { expect, test } from 'vitest';
import { hedgerow } from '../test-terminal.ts';

const sight = (...argv: readonly string[]) => hedgerow(['sight', ...argv]);

test('a blocked line says what blocks it first, then everything it meets', async () => {
  const { code, out } = await sight('village', 'C4', 'K4');
  const [sentence, ...findings] = out.split('\n');
  expect(code).toBe(0);
  expect(sentence).toBe(
    'C4 to K4, 8 hexes: blocked. The line crosses the stone building of J4, 2 levels high.',
  );
  expect(findings).toContain('  D3           runs along the hexside between D3 and D4');
  expect(findings).toContain('  J4  blocks   crosses the stone building of J4, 2 levels high');
});

test('a clear line is one sentence', async () => {
  expect(await sight('village', 'C4', 'D4')).toEqual({ code: 0, out: 'C4 to D4, 1 hex: clear.', err: '' });
  expect((await sight('village', 'C4', 'C4')).out).toBe('C4 to C4, in one hex: clear.');
});

test('the verdict is the same from both ends', async () => {
  const verdict = async (...ends: readonly string[]) =>
    JSON.parse((await sight('hill', ...ends, '--json')).out).verdict;
  expect(await verdict('D5', 'T5')).toBe('blocked');
  expect(await verdict('T5', 'D5')).toBe('blocked');
});

test('hexes of joined boards are named by board and hex, and aliases by either', async () => {
  expect((await sight('village+hill', '1:C4', '1:D4')).out).toBe('1:C4 to 1:D4, 1 hex: clear.');
  expect((await sight('village+hill', '2:A5', '1:FF5')).out).toBe('1:GG5 to 1:FF5, 1 hex: clear.');
});

test('floors are named as locations or as levels above the ground', async () => {
  const byName = await sight('town', 'M4/1', 'H4', '--json');
  const byLevel = await sight('town', 'M4', 'H4', '--from-level', '1', '--json');
  expect(byLevel).toEqual(byName);
  expect(JSON.parse(byName.out)).toMatchObject({ battlefield: 'town', from: '1:M4/1', to: '1:H4', range: 5 });
});

test('JSON holds the same sentence and findings', async () => {
  const { out } = await sight('village', 'C4', 'K4', '--json');
  expect(JSON.parse(out)).toMatchObject({
    from: '1:C4',
    to: '1:K4',
    range: 8,
    verdict: 'blocked',
    sentence: 'C4 to K4, 8 hexes: blocked. The line crosses the stone building of J4, 2 levels high.',
    findings: expect.arrayContaining([
      { hex: '1:J4', effect: 'blocks', text: 'crosses the stone building of J4, 2 levels high' },
    ]),
  });
});

test.each([
  [
    ['vilage', 'C4', 'K7'],
    "there is no board 'vilage'; expected one of: village, hill, farm, town, jungle, lagoon, plain, escarpment, wadi, dunes, pass, bluff; did you mean village?",
  ],
  [['village+', 'C4', 'K7'], "battlefield 'village+': found the end at character 9; expected a board's name"],
  [['village', 'GG11', 'A1'], "there is no location 'GG11'; expected a hex such as 1:A1"],
  [['village', 'C4/9', 'A1'], "there is no location 'C4/9'; expected 1:C4"],
  [['village', 'C4'], 'found 2 words; expected <battlefield> <from> <to>, such as village C4 K7'],
  [['village', 'C4', 'K7', '--from-level', '7'], 'nothing in C4 lies 7 levels above its ground; expected 0'],
  [
    ['town', 'M4/1', 'H4', '--from-level', '1'],
    'M4/1 already says how high; expected no --from-level with it',
  ],
])('misuse is one line and exit code 2: %j', async (argv, message) => {
  expect(await sight(...argv)).toEqual({ code: 2, out: '', err: `hedgerow sight: ${message}` });
});
