import { expect, test } from 'vitest';
import { fuzzOnce, newCount } from '../../../engine/fuzz/index.ts';
import { clone, Random } from '../../../engine/index.ts';
import { starterKit } from '../index.ts';
import type { State } from '../state.ts';
import { skirmish, worldOf } from '../testing.ts';
import { battle } from './tmp-battle.ts';

test('fuzz', () => {
  const random = new Random(process.env.SEED ?? 'x');
  for (let i = 0; i < Number(process.env.GAMES ?? 3); i++) {
    const position = battle(random);
    process.stderr.write(`game ${i} ${Date.now()}\n`);
    const world = worldOf(position);
    const start = skirmish({ ...position, doing: [{ is: 'done' }] }).state;
    const book = { ...starterKit, world: () => world, begin: () => clone<State>({ ...start, doing: [] } as State) };
    const fault = fuzzOnce({ book, setup: { scenario: world.scenario.id, options: { sight: world.sight } } } as never, `${process.env.SEED}${i}` as never, newCount() as never);
    if (fault) console.log(JSON.stringify(fault).slice(0, 3000), (fault as Error).message);
    expect(fault).toBeUndefined();
  }
}, 500000);
