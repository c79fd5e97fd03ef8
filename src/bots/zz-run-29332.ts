import { readFileSync, readdirSync } from 'node:fs';
import { battlefieldOf } from '../board/library.ts';
import { ask, type Choice, Match, quickDice, Random } from '../engine/index.ts';
import { starterKit } from '../rulebooks/starter-kit/index.ts';
import { seat } from './bot.ts';
const dir = process.env.DIR ?? '/tmp/content/scn/';
for (const name of readdirSync(dir).filter(n => n.includes(process.env.SCN ?? ''))) for (let seed = Number(process.env.FROM ?? 0); seed < Number(process.env.FROM ?? 0) + Number(process.env.SEEDS ?? 1); seed++) {
  const scenario = JSON.parse(readFileSync(dir + name, 'utf8'));
  const field = battlefieldOf(scenario.battlefield);
  if (!field.ok) throw new Error(field.wrong);
  const world = { scenario, field: field.value, sight: 'open' as const };
  const book = { ...starterKit, world: () => world };
  const random = new Random(`${name} ${seed}`);
  const match = Match.begin(book, { scenario: scenario.id, options: {} }, { dice: quickDice(random) });
  const bots = new Map(scenario.sides.map((s: {id: string}) => [s.id, seat((process.env.LEVEL ?? 'sergeant') as 'sergeant', book, s.id, seed)]));
  let n = 0; const t = Date.now(); const log: string[] = []; const by: Record<string, [number, number]> = {};
  try { while (!match.outcome && n < 6000) {
    const choice = match.choices[0] as Choice;
    const t0 = performance.now();
    const a = (bots.get(choice.by) as ReturnType<typeof seat>).answer(ask(match, choice));
    const e = by[choice.id] ?? [0, 0]; e[0]++; e[1] += performance.now() - t0; by[choice.id] = e;
    n++; log.push(`${match.state.turn} ${match.state.phase} ${choice.id} ${choice.by}: ${a}`); if (process.env.WHY) log.push('      ' + (bots.get(choice.by) as ReturnType<typeof seat>).explain());
    match.say(choice.by, a);
  } } catch (e) { console.log(log.slice(-8).join('\n')); console.log(e); }
  if (process.env.LOG) console.log(log.join('\n'));
  if (process.env.TIMES) console.log(Object.entries(by).map(([k, [c, ms]]) => `${k} ${c} ${ms.toFixed(0)}ms`).join(', '));
  console.log(name, seed, n, 'answers', Date.now() - t, 'ms; turn', match.state.turn, match.outcome?.winner, JSON.stringify(match.state.losses.map(l => l.card.split(' ').slice(1).join(' ') + (l.how === 'exited' ? '>' : ''))).slice(0, 300));
}
