import { expect, test } from 'vitest';
import type { Entry, Overlay } from '../../../engine/index.ts';
import type { Now } from '../session.ts';
import { shotsBetween } from './Tracers.tsx';

const line: Overlay = { kind: 'line', hexes: ['1:A1', '1:A4'], text: 'fire', means: '' };
const smoke: Overlay = { kind: 'marker', hexes: ['1:A2'], text: 'Smoke', means: '' };
const roll = { is: 'roll', rest: 1 } as Entry;
const track = { steps: [], at: 0 };
const at = (journal: readonly Entry[], overlays: readonly Overlay[]): Pick<Now, 'journal' | 'tabletop'> => ({
  journal,
  tabletop: { battlefield: '', counters: [], overlays, turns: track, phases: track, status: [] },
});

test('what was aimed and has been rolled for is shown as a shot', () => {
  expect(shotsBetween(at([], [line, smoke]), at([roll], []))).toEqual([line]);
});

test('what is merely given up, or still aimed, is not', () => {
  expect(shotsBetween(at([], [line]), at([], []))).toEqual([]);
  expect(shotsBetween(at([], [line]), at([roll], [line]))).toEqual([]);
});
