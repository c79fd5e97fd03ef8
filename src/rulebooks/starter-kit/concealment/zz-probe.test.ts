import { expect, test } from 'vitest';
import { Tape } from '../../../engine/fuzz/tape.ts';
import { checkPair } from '../../../engine/fuzz/pairs.ts';
import { playAtRandom } from '../../../engine/fuzz/random-match.ts';
import { starterKit } from '../index.ts';
test('probe', () => {
for (const scenario of ['layac-junction','tasimboko','piva-forks','hill-154','on-the-minsk-road']) {
const game={book: starterKit, setup:{scenario, options:{}}};
let paired=0, answers=0; const t0=Date.now();
for (let seed=0; seed<40; seed++){
  const t=Date.now();
  const show=(what: string, e: unknown) => { console.log(scenario, what, seed, (e as Error).message.slice(0,500), Date.now()-t); const r=(e as {record?:{steps:{answers:unknown[]}[]}}).record; console.log(JSON.stringify(r?.steps.slice(-3)).slice(0,500)); const c=(e as {cause?:{cause?:Error}}).cause; if (c) console.log((c as Error).stack?.slice(0,900), c.cause?.stack?.slice(0,1500)) };
  try { paired += checkPair(game as never, new Tape({seed:`r${seed}`})); } catch(e){ show('pair', e) }

}
console.log(scenario, {paired, answers, ms: Date.now()-t0});
}
expect(1).toBe(1);
}, 400000);
