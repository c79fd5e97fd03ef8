/** Small games that prove the engine before any book does. */
import type { Rulebook } from '../../src/engine/kernel/rulebook.ts';
import { barrages } from './barrages.ts';
import { impulses } from './impulses.ts';
import { orders } from './orders.ts';
import { trails } from './trails.ts';
import { windows } from './windows.ts';

export const proofGames: readonly Rulebook[] = [trails, orders, windows, impulses, barrages];
