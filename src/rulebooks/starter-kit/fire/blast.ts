/** What all attacks on the fire table share, and those that nobody fires: residual fire and demolition charges. */
import { against, atLeast, type Rule, roll, sumOf } from '../../../engine/index.ts';
import { type FireResult, fireResult, shiftColumn } from '../charts/index.ts';
import { concealedIn, isUnseen } from '../concealment/unseen.ts';
import { DR, type Game } from '../game.ts';
import { makeDesperate } from '../morale/desperation.ts';
import type { World } from '../world.ts';
import { enemyOf } from '../world.ts';
import { type Attack, type AttackLine, attackLines } from './card.ts';
import { type Hit, sufferHits } from './effects.ts';
import { toldLines } from './told.ts';

const NO_EFFECT: FireResult = { is: 'none' };

/** The result on a line's column, shifted by cowering; below the lowest column there is none (3.2.2.g). */
export function resultOf(
  world: World,
  { column, drm }: AttackLine,
  original: number,
  cowered: number,
): FireResult {
  const shifted = column && shiftColumn(column, -cowered);
  return shifted ? fireResult(world.charts, shifted, original + drm.value) : NO_EFFECT;
}

export function hitsOf(
  lines: readonly AttackLine[],
  results: readonly FireResult[],
  cowered: number,
): readonly Hit[] {
  return lines.flatMap(({ targets, column }, i) => {
    const shifted = column && shiftColumn(column, -cowered);
    const result = results[i];
    return shifted && result ? [{ targets, column: shifted, result }] : [];
  });
}

/** Broken units under fire that could make them check are desperate, whatever the dice will say (3.2.3.t). */
export function desperationByFire(game: Game, lines: readonly AttackLine[], cower: number): void {
  for (const line of lines) {
    if (!couldForceCheck(game.world, line, cower)) continue;
    for (const unit of game.state.units) {
      if (line.targets.includes(unit.id)) makeDesperate(game, unit, '3.2.3.t');
    }
  }
}

/** With a 2, which is doubles, or with a 3, which is not. */
function couldForceCheck(world: World, line: AttackLine, cower: number): boolean {
  return [resultOf(world, line, 2, cower), resultOf(world, line, 3, 0)].some(
    ({ is }) => is === 'MC' || is === 'K' || is === 'KIA',
  );
}

/** An attack that nobody fires. At an original roll of `dud` or more nothing happens. */
export function* blast(game: Game, attack: Attack, dud = 13): Rule<void> {
  const { given } = attack;
  if (!given) throw new Error('a blast has firepower given to it');
  const lines = attackLines(game.world, game.state, attack);
  announceLines(game, given.cite, `${given.id} attacks`, lines);
  desperationByFire(game, lines, 0);
  const results = yield* roll(
    DR,
    `${given.id} in ${attack.target}`,
    ({ coloured, white }) => {
      const original = coloured + white;
      return original < dud ? lines.map(line => resultOf(game.world, line, original, 0)) : 'dud';
    },
    {
      cite: given.cite,
      tell: (dice, found) =>
        found === 'dud'
          ? against(sumOf(dice), atLeast(dud), true, 'a dud')
          : toldLines(game, dice, lines, found),
    },
  );
  if (results === 'dud') game.say(given.cite, `The ${given.id} is a dud`);
  else yield* sufferHits(game, hitsOf(lines, results, 0));
}

/** Says whom the attack strikes and how. Of those who are not seen the enemy hears that they are there, if that. */
export function announceLines(game: Game, cite: string, what: string, lines: readonly AttackLine[]): void {
  const unseen = game.state.units.filter(
    unit => isUnseen(unit) && lines.some(({ targets }) => targets.includes(unit.id)),
  );
  const [first] = unseen;
  const owner = first?.side;
  for (const line of lines) game.say(cite, `${what} ${spelled(line)}`, owner === undefined ? 'all' : [owner]);
  if (owner === undefined) return;
  const enemy = [enemyOf(game.world, owner)];
  const seen = lines
    .map(line => ({ ...line, targets: line.targets.filter(id => !unseen.some(unit => unit.id === id)) }))
    .filter(({ targets }) => targets.length > 0);
  // In an order that does not depend on whom they don't see.
  for (const text of seen.map(spelled).toSorted()) game.say(cite, `${what} ${text}`, enemy);
  const covers = new Set(unseen.filter(({ hidden }) => !hidden).flatMap(({ at }) => at ?? []));
  for (const hex of covers) game.say(cite, `${what} {${concealedIn(hex)}}`, enemy);
}

/** Whom a line is about, and how. */
export function spelled({ targets, column, drm }: AttackLine): string {
  const names = targets.map(id => `{${id}}`).join(', ');
  const signed = drm.value < 0 ? `${drm.value}` : `+${drm.value}`;
  return column === undefined ? `${names}, too weak to tell` : `${names} on column ${column}, ${signed}`;
}
