/** What sight needs in play (5.1.5.1, 5.1.8): the numbers of the line, as far as the target has not given itself away. */
import { added, type Tally } from '../../../engine/index.ts';
import { listed, seenAt } from '../charts/index.ts';
import { cardOfUnit, enclosing, type Fielded, isLeader, isTeam, stackAt, type View } from '../game.ts';
import { isSeen } from '../hidden/unseen.ts';
import type { LocId } from '../state.ts';
import { flamesOn } from '../terrain/flames.ts';
import { eyeOf } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { isUnseenFrom } from '../works/cover.ts';
import { type Line, lineOf, MOST_NUMBERS, type Needed } from './line.ts';
import { smokeOn } from './smoke.ts';

export interface Sight {
  readonly blocked?: NonNullable<Line['blocked']>;
  /** A roll for each kind of terrain, at its lowest number (5.1.5.1). */
  readonly rolls: readonly Needed[];
}

/** Whether it is on its way, and not crawling (5.1.8a). */
const isOnItsWay = (view: View, { id }: Fielded): boolean => {
  const move = enclosing(view, 'move');
  return move !== undefined && move.gait !== 'crawl' && move.units.includes(id);
};

/** It has given itself away: nothing is rolled (5.1.8a, 5.1.8c, 12.3.2.e, R5). */
const isGivenAway = (view: View, unit: Fielded): boolean =>
  unit.fired !== undefined ||
  unit.halfFired === true ||
  unit.morale !== undefined ||
  unit.moved === 'crawl' ||
  isOnItsWay(view, unit);

/** What those in one or several places need to see into that one: the lowest numbers of them all (12.7.4). */
export function sightOf(world: Land, view: View, from: readonly LocId[], at: LocId): Sight {
  const lines = from.map(each => throughSmoke(world, view, each, at));
  const blocked = lines.find(line => line.blocked)?.blocked;
  if (blocked) return { blocked, rolls: [] };
  const there = targetsAt(view, from, at);
  if (there.some(unit => isGivenAway(view, unit))) return { rolls: [] };
  // Of those who have moved the terrain around them is forgotten (5.1.8d).
  const isMoved = there.some(({ moved }) => moved !== undefined);
  const needed = lines.flatMap(({ through, into }) => (isMoved ? through : [...through, ...into]));
  const lowest = new Map<string, Needed>();
  for (const each of needed) {
    const known = lowest.get(each.screen);
    if (!known || each.number < known.number) lowest.set(each.screen, each);
  }
  return { rolls: [...lowest.values()] };
}

/** The line with the smoke and fire that lie over it: each hex of them is a number more (5.1.5.3.1, 13.1.4). */
function throughSmoke(world: Land, view: View, from: LocId, at: LocId): Line {
  const line = lineOf(world, from, at);
  const smoke = smokeOn(world, view, from, at);
  const fire = flamesOn(world, line.between, Math.min(eyeOf(world, from), eyeOf(world, at)));
  if (line.blocked || smoke + fire === 0) return line;
  const through = [...line.through, ...veils(world, 'smoke', smoke), ...veils(world, 'fire', fire)];
  return through.length > MOST_NUMBERS
    ? { ...line, blocked: { at, by: 'the smoke', cite: '5.1.6.1' } }
    : { ...line, through };
}

const veils = (
  { charts }: Pick<Land, 'charts'>,
  screen: 'smoke' | 'fire',
  count: number,
): readonly Needed[] =>
  new Array<Needed>(count).fill({ screen, number: seenAt(charts, screen, 'through'), column: 'through' });

/** Those in the place who are enemies of who looks. */
function targetsAt(view: View, from: readonly LocId[], at: LocId): readonly Fielded[] {
  const sides = new Set(
    view.units.flatMap(unit => (unit.at !== undefined && from.includes(unit.at) ? unit.side : [])),
  );
  // Of those In Cover nothing is seen from elsewhere (7.5.2).
  const there = stackAt(view, at).filter(
    unit => isSeen(unit) && !from.some(each => isUnseenFrom(unit, each)),
  );
  return sides.size === 1 ? there.filter(({ side }) => !sides.has(side)) : there;
}

const CROWD = 3;

/** What changes the rolls: many are seen more easily, and one man hardly (5.1.11). */
export function sightModifiers({ charts }: Pick<Land, 'charts'>, there: readonly Fielded[]): Tally {
  const { lostModifiers } = charts;
  const squads = there.filter(unit => cardOfUnit(unit).is === 'squad');
  const [only] = there;
  return added([
    squads.length >= CROWD && listed(lostModifiers, 'three squads or more'),
    there.length === 1 &&
      only !== undefined &&
      (isLeader(only) || isTeam(only)) &&
      listed(lostModifiers, 'lone leader or team'),
  ]);
}
