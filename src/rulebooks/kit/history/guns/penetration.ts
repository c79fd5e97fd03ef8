/** Where it is known from what a shell goes through. */
import type { FactSource } from '../facts.ts';

export const SHELL_TABLES: FactSource = {
  from: 'the shell tables of the public game modification Darkest Hour, read at the ranges of ours',
  sure: 'varies',
};
export const TRIALS: FactSource = {
  from: 'firing trials at 30 degrees in reference works, brought to an upright plate',
  sure: 'varies',
};
export const BY_A_LIKE_GUN: FactSource = { from: 'a like gun, by its velocity', sure: 'estimated' };
