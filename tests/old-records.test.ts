/** Games that earlier rules made stay watchable, and those that were not over go on. The records in tests/records are such. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hedgerow } from '../src/cli/test-terminal.ts';
import {
  type GameRecord,
  goesBy,
  isDice,
  Match,
  parseRecord,
  play,
  quickDice,
  Random,
  type Rulebook,
  randomSeat,
} from '../src/engine/index.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { linesOf } from '../src/web/log/lines.ts';
import { rulesNotice } from '../src/web/replay/earlier-rules.ts';
import { tell } from '../src/web/replay/story.ts';
import { told } from '../src/web/replay/teller.ts';
import { gameProblem } from '../src/web/start/check-game.ts';
import { importRecord } from '../src/web/start/import-record.ts';

const folder = fileURLToPath(new URL('./records', import.meta.url));
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const FINISHED = 'starter-kit-1-finished.record';
const KEPT = 'starter-kit-1-kept.record';
const bookOf = ({ rulebook }: GameRecord) => rulebooks.find(each => goesBy(each, rulebook)) as Rulebook;

/** Every answer of a record, dice apart. */
const answersIn = ({ steps }: GameRecord): number =>
  steps.reduce(
    (sum, { interjection, answers }) =>
      sum + (interjection ? 1 : 0) + answers.filter(answer => !isDice(answer)).length,
    0,
  );

test('the terminal tells all of a finished game, says that other rules made it, and ends as it ended', async () => {
  const record = parseRecord(read(FINISHED));
  const { code, out } = await hedgerow(['replay', FINISHED], { folder, rulebooks });
  const lines = out.split('\n');
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^made under version 1 of aslsk; told as version \d+ would have it/);
  expect(lines.filter(line => /^ *\d+ {2}(Germans|Russians), /.test(line))).toHaveLength(answersIn(record));
  expect(lines.at(-1)).toBe(`Russians win: ${record.result?.why} [${record.result?.cite}]`);
});

test('its dice are proven as ever, its answers are not', async () => {
  const { code, out } = await hedgerow(['verify', FINISHED], { folder, rulebooks });
  expect(code).toBe(0);
  expect(out).toMatch(/Proved in part: \d+ rolls are those of the seed that was pledged before the game/);
  expect(out).toMatch(
    /made under version 1 of starter-kit, which are not these rules, so they can't be checked here/,
  );
  expect(out).toContain('By its own account these dice fell: coloured of 6,');
  expect(out).toContain('What was taken back: the first format of records kept none of it');
  expect(out).toContain('Nobody went back across dice.');
});

test('the page shows it as far as these rules go along, and tells the rest in its log', () => {
  const record = parseRecord(read(FINISHED));
  const story = tell(bookOf(record), record);
  expect(story.moments.length).toBeGreaterThan(100);
  expect(story.outcome).toEqual(record.result);
  expect(story.journal(undefined).filter(({ is }) => is === 'act')).toHaveLength(answersIn(record));
  expect(rulesNotice(story)).toMatch(
    /^Played under version 1 of these rules, and told as version \d+ would have it\./,
  );
  const { teller, phases } = told(story, undefined);
  expect(linesOf(story.journal(undefined), teller, phases).at(-1)?.rest).toBe(record.steps.at(-1)?.rest);
  for (const moment of story.moments.slice(-3))
    expect(story.tabletop(moment, undefined).counters).not.toEqual([]);
});

test('it is taken in, to be looked at', async () => {
  const imported = await importRecord(read(FINISHED));
  if (!imported.ok) throw new Error(imported.problem);
  expect(imported.game).toMatchObject({ record: read(FINISHED), meta: { title: 'The Giants', over: true } });
  expect(await gameProblem(imported.game)).toBeUndefined();
});

test('a game that was kept in the middle is shown where it stands, whatever happened on the way', () => {
  const record = parseRecord(read(KEPT));
  const story = tell(bookOf(record), record);
  const last = story.moments.at(-1);
  expect(last?.rest).toBe(record.snapshots.at(-1)?.rest);
  expect(last?.state).toEqual(record.snapshots.at(-1)?.state);
  expect(story.outcome).toBeUndefined();
});

test('it is taken in and gone on with', async () => {
  const imported = await importRecord(read(KEPT));
  if (!imported.ok) throw new Error(imported.problem);
  expect(imported.game.meta).toMatchObject({ over: false, standing: 'Turn 3, Movement phase' });
  expect(await gameProblem(imported.game)).toBeUndefined();
});

test('whatever both sides do from there, it comes to an end under these rules', () => {
  const record = parseRecord(read(KEPT));
  const random = new Random('on');
  const { match, dropped } = Match.resume(bookOf(record), record, { dice: quickDice(random) });
  expect(dropped).toEqual([]);
  play(match, Object.fromEntries(match.sides.map(side => [side, randomSeat(`on ${side}`)])));
  expect(match.outcome).toBeDefined();
});
