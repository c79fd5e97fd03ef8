/** The proof games that have a face for the page, and the game that new books begin as: what coming books need is tried on them. */
import type { Rulebook } from '../../src/engine/kernel/rulebook.ts';
import { rulebook as example } from '../../src/rulebooks/example/index.ts';
import { dice } from './dice.ts';
import { ordersOnPage } from './orders-on-page.ts';

export const gamesOnPage: readonly Rulebook[] = [ordersOnPage, dice, example];
