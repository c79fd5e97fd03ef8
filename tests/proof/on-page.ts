/** The proof games that have a face for the page: what coming books need of it is tried on them. */
import type { Rulebook } from '../../src/engine/kernel/rulebook.ts';
import { dice } from './dice.ts';
import { ordersOnPage } from './orders-on-page.ts';

export const gamesOnPage: readonly Rulebook[] = [ordersOnPage, dice];
