/** Whether a natural 1 on a Damage Check brings forth a Hero (5.1, 11.2). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { printed } from './source.ts';

/** Thrown when a squad or half-squad has rolled a natural 1 on its Damage Check. */
export const HERO_CREATION: Chart<boolean> = chart({
  id: 'hero-creation',
  title: 'Hero creation',
  cite: '5.1.n',
  source: printed('rules 5.1 and 11.2'),
  rows: ['1', '2', '3', '4', '5', '6'],
  columns: ['Hero'],
  cells: [[false], [true], [false], [true], [false], [true]],
});
type HasHeroCreation = { readonly heroCreation: typeof HERO_CREATION };

export const createsHero = ({ heroCreation }: HasHeroCreation, die: number): boolean =>
  cell(heroCreation, String(die), 'Hero');
