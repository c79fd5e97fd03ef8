/** What the enemy learns of Marines who deploy and recombine out of his sight (8.3.2, 8.4). */
import { expect, test } from 'vitest';
import { type Position, play } from '../testing/bench.ts';
import { playRally } from '../testing/phase-bench.ts';

const C4 = '1:C4' as const;
const WALL = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`1:F${i + 1}`, 'woods'] as const));

function told(units: Position['units'], answer: string) {
  const match = playRally(
    {
      attacker: 'american',
      hexes: WALL,
      units: [...units, `american 8-1 ${C4} concealed`, 'japanese 4-4-7 M9'],
      scenario: {
        rules: ['pacific'],
        groups: [
          { id: 'american', side: 'american', elr: 4, units: { 'american 7-6-8': 2 } },
          { id: 'japanese', side: 'japanese', elr: 3, units: { 'japanese 4-4-7': 1 } },
        ],
      },
    },
    '1,1',
  );
  const verb = answer.split(' ')[0];
  while (!match.offered('american').some(act => act.startsWith(`${verb} `))) play(match, 'american', 'done');
  play(match, 'american', answer);
  return JSON.stringify(match.journal.as('japanese'));
}

test('[aslsk 8.3.2.a, 8.4.a] of what is done under a ? he learns that the order of battle has changed, and nothing else', () => {
  const deployed = told([`american 7-6-8 ${C4} concealed`], 'deploy u1');
  expect(deployed).toContain('order of battle');
  expect(deployed).not.toContain('u1');
  const half = `american 3-4-8 ${C4} concealed`;
  const recombined = told([half, half], 'recombine u1 u2');
  expect(recombined).toContain('order of battle');
  expect(recombined).not.toContain('u1');
});
