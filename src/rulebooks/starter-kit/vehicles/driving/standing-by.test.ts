/** Vehicles that stand by while others move (3.2.4). */
import { expect, test } from 'vitest';
import { play, skirmish } from '../../testing/bench.ts';

test('[aslsk 3.2.4.proc.e] while infantry moves no vehicle that stands is a target, in its hex or elsewhere', () => {
  const match = skirmish({
    phase: 'russian movement',
    units: ['german 2-2-8 D8', 'russian 4-4-7 D3'],
    weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
    vehicles: ['russian T-34/85 D4', 'russian T-34/85 D5'],
  });
  play(match, 'russian', 'move u2', 'step 1:D4');
  play(match, 'german', 'ready w1');
  const aims = match.offered('german').filter(act => act.startsWith('aim ') || act.startsWith('at '));
  expect(aims.filter(act => act.includes('vehicle') || act.includes('v1') || act.includes('v2'))).toEqual([]);
  expect(aims).toContain('aim infantry');
});
