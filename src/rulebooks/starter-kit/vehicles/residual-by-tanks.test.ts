/** What the shells of a tank leave behind in the enemy's movement phase (3.3.5). */
import { expect, test } from 'vitest';
import { play, skirmish } from '../testing/bench.ts';
import { PANTHER, tank } from './test-tanks.ts';

function shelled(answer: 'keep' | 'spend') {
  const match = skirmish(
    { phase: 'movement', attacker: 'russian', units: ['russian 4-4-7 I5'], vehicles: [PANTHER] },
    '1,3 5,5 1,1',
  );
  play(match, 'russian', 'move u1', 'step 1:H5');
  play(match, 'german', 'ready v1.MA');
  if (match.offered('german').includes('aim infantry')) play(match, 'german', 'aim infantry');
  play(match, 'german', 'shoot');
  expect(match.offered('german')).toEqual(['rate v1.MA keep', 'rate v1.MA spend']);
  play(match, 'german', `rate v1.MA ${answer}`);
  return match;
}

test('[aslsk 3.3.5.b] a tank that keeps its rate of fire leaves nothing, unless it gives that up', () => {
  const kept = shelled('keep');
  expect([kept.state.residual, tank(kept).arms]).toEqual([[], undefined]);
  const spent = shelled('spend');
  expect(spent.state.residual).toMatchObject([{ at: '1:H5' }]);
  expect(tank(spent).arms).toEqual({ MA: { fired: 'first' } });
});
