import { test } from 'vitest';
import { newCount } from '../../../engine/fuzz/index.ts';
import { checkDeferral } from '../../../engine/fuzz/deferral.ts';
import { checkPair } from '../../../engine/fuzz/pairs.ts';
import { Tape } from '../../../engine/fuzz/tape.ts';
import { checkUpgrade } from '../../../engine/fuzz/upgrade.ts';
import { checkWholeGame } from '../../../engine/fuzz/whole-game.ts';
import { clone, Random } from '../../../engine/index.ts';
import { starterKit } from '../index.ts';
import type { State } from '../state.ts';
import { skirmish, worldOf } from '../testing.ts';
import { battle } from './tmp-battle.ts';

test('fuzz', () => {
  const random = new Random(process.env.SEED ?? 'x');
  for (let i = 0; i < Number(process.env.GAMES ?? 3); i++) {
    const position = battle(random);
    const world = worldOf(position);
    const start = skirmish({ ...position, doing: [{ is: 'done' }] }).state;
    const book = { ...starterKit, world: () => world, begin: () => clone<State>({ ...start, doing: [] } as State) };
    const subject = { book, setup: { scenario: world.scenario.id, options: { sight: world.sight } } } as never;
    const checks = { play: (t: Tape) => checkWholeGame(subject, t, newCount()), pairs: (t: Tape) => void checkPair(subject, t), upgrade: (t: Tape) => void checkUpgrade(subject, t), deferral: (t: Tape) => void checkDeferral(subject, t) };
    for (const [name, check] of Object.entries(checks)) {
      process.stderr.write(`game ${i} ${name} ${new Date().toISOString()}\n`);
      try { check(new Tape({ seed: `${process.env.SEED}${i} ${name}` })); } catch (error) { process.stderr.write(`${(error as Error).message}\n${JSON.stringify(error).slice(0, 1500)}\n${String((error as Error & {cause?: Error}).cause?.stack ?? (error as Error).stack)}\n`); }
    }
  }
}, 900000);
