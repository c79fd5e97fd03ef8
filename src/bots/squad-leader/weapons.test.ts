import { expect, test } from 'vitest';
import { type Choice, Random } from '../../engine/index.ts';
import { type Position, play, skirmish } from '../../rulebooks/squad-leader/testing/bench.ts';
import { positionOf } from '../doctrine/doctrine.ts';
import { judge } from '../thinking/judgement.ts';
import { squadLeaderDoctrine } from './index.ts';

const PIONEERS = { card: 'german 8-3-8', at: '1:D5' } as const;
const IVAN = { card: 'russian 4-4-7', at: '1:D4' } as const;

/** What a Sergeant does next. */
function next(position: Position, ...before: readonly string[]) {
  const match = skirmish(position);
  play(match, 'german', ...before);
  const asked = positionOf(match.tryOut(), match.choices[0] as Choice);
  return judge('sergeant', squadLeaderDoctrine)(asked, new Random(1)).acts;
}

const HOUSE = { '1:D4': 'stone building', '1:D5': 'woods' } as const;

test('a flamethrower fires by itself, and no leader directs it', () => {
  const acts = next({
    phase: 'prep-fire',
    hexes: HOUSE,
    units: [PIONEERS, IVAN, { card: 'german 9-1', at: '1:D5' }],
    weapons: [{ card: 'german FT', by: 'u1' }],
  });
  expect(acts).toEqual([{ verb: 'ready', shooter: 'w1' }, { verb: 'at', at: '1:D4' }, { verb: 'shoot' }]);
});

test('a charge is put on the house next door on the move, from cover', () => {
  const acts = next({
    phase: 'movement',
    hexes: HOUSE,
    units: [PIONEERS, IVAN, IVAN, IVAN],
    weapons: [{ card: 'german DC', by: 'u1' }],
  });
  expect(acts).toEqual([
    { verb: 'move', unit: 'u1' },
    { verb: 'lay', weapon: 'w1', at: '1:D4' },
    { verb: 'done' },
  ]);
});

test('a weapon goes from a man to a squad, and not from one squad to another', () => {
  const weapons = [{ card: 'german LMG', by: 'u1' }] as const;
  const other = { ...PIONEERS, card: 'german 4-6-7' } as const;
  const far = { ...IVAN, at: '1:D1' } as const;
  const lone = next({
    phase: 'advance',
    hexes: { '1:D5': 'woods' },
    units: [{ card: 'german 8-0', at: '1:D5' }, other, far],
    weapons,
  });
  expect(lone).toEqual([{ verb: 'give', weapon: 'w1', to: 'u2' }]);
  const squads = next({ phase: 'advance', hexes: { '1:D5': 'woods' }, units: [other, other, far], weapons });
  expect(squads).not.toEqual([{ verb: 'give', weapon: 'w1', to: 'u2' }]);
});
