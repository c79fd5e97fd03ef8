/** Vehicles that stand by while others move (3.2.4). */
import { expect, test } from 'vitest';
import { play, skirmish } from '../../testing/bench.ts';

test('[aslsk 3.2.4.proc.e] while infantry moves no vehicle that stands is a target, in its hex or elsewhere', () => {
  const match = skirmish({
    attacker: 'russian',
    phase: 'movement',
    units: [
      { card: 'german 2-2-8', at: '1:D8' },
      { card: 'russian 4-4-7', at: '1:D3' },
    ],
    weapons: [{ card: 'german 7.5cm PaK 40', by: 'u1', facing: 0 }],
    vehicles: [
      { card: 'russian T-34/85', at: '1:D4' },
      { card: 'russian T-34/85', at: '1:D5' },
    ],
  });
  play(match, 'russian', 'move u2', 'step 1:D4');
  play(match, 'german', 'ready w1');
  const aims = match.offered('german').filter(act => act.startsWith('aim ') || act.startsWith('at '));
  expect(aims.filter(act => act.includes('vehicle') || act.includes('v1') || act.includes('v2'))).toEqual([]);
  expect(aims).toContain('aim infantry');
});
