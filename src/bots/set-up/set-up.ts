/** Where to set up: what the book itself proposes, and variations of it. */
import { DONE, type GameState, type Random } from '../../engine/index.ts';
import type { Course, Doctrine, Position } from '../doctrine/doctrine.ts';

/** The set-up that the book proposes, as long as that is what is asked. */
export function plainSetUp<S extends GameState, W>(position: Position<S, W>): Course | undefined {
  return variedSetUp(position, 0, 'I set up in cover, near what matters.');
}

/** Whoever begins thinks of one or another. */
const VARIATIONS = 1000;

/** Some variation of the plain set-up, which may be quite different from it. */
export function anySetUp<S extends GameState, W>(
  position: Position<S, W>,
  random: Random,
): Course | undefined {
  return variedSetUp(position, 1 + random.below(VARIATIONS), 'I set up where there was cover.');
}

/** One of those that have come off in other games of the scenario; none where nothing is known of it. */
export function triedSetUp<S extends GameState, W>(
  doctrine: Doctrine<S, W>,
  position: Position<S, W>,
  random: Random,
): Course | undefined {
  const tried = doctrine.triedSetUps?.(position.game.world, position.side) ?? [];
  if (tried.length === 0) return undefined;
  return variedSetUp(position, random.pick(tried), 'I know this ground: such a set-up has held before.');
}

export interface Variation {
  readonly variation: number;
  readonly course: Course;
}

/** The plain set-up and so many variations of it, as far as they differ; none if something else is asked. */
export function setUps<S extends GameState, W>(
  position: Position<S, W>,
  variations: number,
): readonly Variation[] {
  const plain = plainSetUp(position);
  if (!plain) return [];
  const found = new Map([[textOf(position, plain), { variation: 0, course: plain }]]);
  for (let variation = 1; variation <= variations; variation++) {
    const course = variedSetUp(
      position,
      variation,
      'Of the set-ups that I thought of this one held out best.',
    );
    if (!course) continue;
    const text = textOf(position, course);
    if (!found.has(text)) found.set(text, { variation, course });
  }
  return [...found.values()];
}

function textOf<S extends GameState, W>({ game }: Position<S, W>, { acts }: Course): string {
  return acts.map(game.rulebook.verbs.print).join('\n');
}

/** As many set-ups as there are numbers; none if something else is asked. */
export function variedSetUp<S extends GameState, W>(
  { view, side, game, acts }: Position<S, W>,
  variation: number,
  why = 'I was told to set up like this.',
): Course | undefined {
  const { verbs } = game.rulebook;
  const texts = game.rulebook.autoSetUp?.(view, side, game.world, variation) ?? [];
  const [first, ...rest] = texts.flatMap(text => {
    const parsed = verbs.parse(text);
    return parsed.ok ? [parsed.value] : [];
  });
  const text = first && verbs.print(first);
  if (first === undefined || !acts.some(act => verbs.print(act) === text)) return undefined;
  return { acts: [first, ...rest, DONE], worth: 0, why };
}
