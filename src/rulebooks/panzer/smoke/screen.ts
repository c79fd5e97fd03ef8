/** Smoke around one unit alone: of dischargers (7.9), or made by men where they lie (7.22). */
import { unset } from '../../../engine/index.ts';
import { type AnyUnit, unitById, type View } from '../game.ts';
import type { Unit } from '../state.ts';

type Own = { -readonly [Key in 'screen' | 'smoke']?: Unit[Key] };

/** Whoever rides is in the smoke of the vehicle (7.9.d). */
export function isScreened(view: View, { screen, smoke, aboard }: AnyUnit): boolean {
  if (screen?.is === 'DS' || smoke !== undefined) return true;
  return aboard !== undefined && unitById(view, aboard).screen?.is === 'DS';
}

/** It moves, and be it within its hex: the smoke stays behind; that it was used is remembered (7.9.e, 7.9.f). */
export function leaveScreen(own: Own): void {
  if (own.screen) own.screen = { ...own.screen, is: 'spent' };
  unset(own, 'smoke');
}

/** Discharged smoke is gone with its turn, its counter with the turn after; men's smoke is ON, then OFF, then gone (B14.6). */
export function clearScreen(own: Own, { screen, smoke }: AnyUnit, turn: number): void {
  if (screen && screen.turn < turn) unset(own, 'screen');
  else if (screen) own.screen = { ...screen, is: 'spent' };
  if (smoke === 'ON') own.smoke = 'OFF';
  else unset(own, 'smoke');
}
