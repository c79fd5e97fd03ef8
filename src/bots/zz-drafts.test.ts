import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { battlefieldOf } from '../board/library.ts';
import { ask, type Choice, Match, quickDice, Random } from '../engine/index.ts';
import { starterKit } from '../rulebooks/starter-kit/index.ts';
import { seat } from './bot.ts';
const only = process.env.SCN ?? '';
const dir = process.env.DIR ?? '/tmp/content/scn/';
const seeds = Number(process.env.SEEDS ?? 1);
const level = (process.env.LEVEL ?? 'sergeant') as 'sergeant';
const cases = readdirSync(dir).filter(n => n.includes(only)).flatMap(n => Array.from({length: seeds}, (_, i) => [n, i + Number(process.env.FROM ?? 0)] as const));
test.each(cases)('%s %i', (name, seed) => {
  const scenario = JSON.parse(readFileSync(dir + name, 'utf8'));
  const field = battlefieldOf(scenario.battlefield);
  if (!field.ok) throw new Error(field.wrong);
  const world = { scenario, field: field.value, sight: 'open' as const };
  const book = { ...starterKit, world: () => world };
  const random = new Random(`${name} ${seed}`);
  const match = Match.begin(book, { scenario: scenario.id, options: {} }, { dice: quickDice(random) });
  const bots = new Map(scenario.sides.map((s: {id: string}) => [s.id, seat(level, book, s.id, seed)]));
  let n = 0; const t = Date.now();
  const log: string[] = [];
  try {
    while (!match.outcome && n < 6000) {
      const choice = match.choices[0] as Choice;
      const q = ask(match, choice);
      const a = (bots.get(choice.by) as ReturnType<typeof seat>).answer(q);
      n++;
      log.push(`${match.state.turn} ${match.state.phase} ${choice.id} ${choice.by}: ${a}`);
      match.say(choice.by, a);
    }
  } catch (e) { console.log(log.slice(-8).join('\n')); throw e; }
  if (process.env.LOG) console.log(log.join('\n'));
  console.log(name, seed, n, 'answers', Date.now() - t, 'ms; turn', match.state.turn, JSON.stringify(match.outcome?.winner ?? 'none'), JSON.stringify(match.state.losses.map(l => l.card.split(' ').slice(1).join(' ')+(l.how==='exited'?'>':''))).slice(0,400));
  expect(match.outcome).toBeDefined();
}, 600000);
