import { expect, test } from 'vitest';
import { type Battlefield, findHex, hexLabel } from '../../../board/index.ts';
import { battlefieldOf } from '../../../board/library.ts';
import type { KeyCommand } from './keys.ts';
import { middleHex, spokenAround, stepFrom } from './walk.ts';

function field(layout: string): Battlefield {
  const outcome = battlefieldOf(layout);
  if (!outcome.ok) throw new Error(outcome.wrong);
  return outcome.value;
}
const village = field('village');
type Step = Extract<KeyCommand, { readonly is: 'step' | 'across' }>;
const from = (name: string, command: Step): string | undefined => {
  const hex = stepFrom(village, findHex(village, name) ?? -1, command);
  return hex === undefined ? undefined : hexLabel(village, hex);
};

test('the cursor waits in the middle', () => {
  expect(hexLabel(village, middleHex(village))).toBe('Q6');
});

test.each<[string, Step, string | undefined]>([
  ['C4', { is: 'step', direction: 0 }, 'C3'],
  ['C4', { is: 'step', direction: 1 }, 'D3'],
  ['C4', { is: 'across', by: 1 }, 'D4'],
  ['D4', { is: 'across', by: 1 }, 'E4'],
  ['D4', { is: 'across', by: -1 }, 'C4'],
  ['B0', { is: 'across', by: 1 }, 'C1'],
  ['A1', { is: 'step', direction: 0 }, undefined],
  ['A1', { is: 'across', by: -1 }, undefined],
])('from %s by %j to %s', (name, command, to) => {
  expect(from(name, command)).toBe(to);
});

test('around a corner the edge of the map is told', () => {
  expect(spokenAround(village, findHex(village, 'A1') ?? -1)).toMatch(
    /^N: edge of the map\. NE: .*; B0\. SE: .*; B1\. S: .*; A2\. SW: edge of the map\. NW: edge of the map$/,
  );
});
