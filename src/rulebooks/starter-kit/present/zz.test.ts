import { test } from 'vitest';
import { VERBS } from '../acts.ts';
import { crowd } from './test-tour.ts';
test('x', () => {
  const verbs = new Map<string, number>();
  for (let seed = 1; seed <= 8; seed++) {
    const t = performance.now(); let n = 0;
    crowd(seed, ({ acts }) => { n++; for (const a of acts) if (!verbs.has(a.verb)) verbs.set(a.verb, seed); }, seed % 2 ? 'open' : 'strict');
    console.log(seed, n, performance.now() - t);
  }
  console.log([...verbs].join(' '), 'UNSEEN', Object.keys(VERBS.shapes).filter(v => !verbs.has(v)));
}, 100000);
