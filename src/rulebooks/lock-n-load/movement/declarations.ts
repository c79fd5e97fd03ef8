/** How a stack moves: said before anything is spent (6.1 to 6.4). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { amend } from '../frames.ts';
import { groupWith, unitsOf } from '../impulses/groups.ts';
import type { MoveKind } from '../state.ts';
import {
  type AnyUnit,
  areOfOneBadge,
  cardOf,
  isGoodOrder,
  isLeader,
  isWeaponTeam,
  skillBonus,
} from '../units.ts';
import type { World } from '../world.ts';
import { isEntering } from './entry.ts';
import { budget, moveOf } from './moving-stack.ts';
import { type MoveScene, moveVerb, movingRefusal } from './scene.ts';

/** Undefined as long as nothing is spent, and nothing else was said of how to move. */
function lateFor({ move }: MoveScene): Refusal | undefined {
  if (move.begun) return refusal('6.1.a', 'that is said before the move begins');
  return move.kind === 'normal' && move.doubleTime === undefined
    ? undefined
    : refusal('6.1.a', 'how it moves has been said');
}

/** Those who began where it began, and have not been left (4.0.l, 4.0.m); off the map, those of its group (22.0.a). */
const withThem = moveVerb('with', {
  cite: '4.0.l',
  bar: lateFor,
  who({ world, view, move, stack: [first] }) {
    if (!first) return [];
    const group = first.at === undefined ? undefined : groupWith(view, first.id);
    const others = group
      ? unitsOf(view, group)
      : view.units.filter(unit => unit.group === first.group && isEntering(world, view, unit));
    return others.filter(unit => !move.units.includes(unit.id));
  },
  unfit: ({ view }, unit) => (unit.at === undefined ? undefined : movingRefusal(view, unit)),
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => amend(game, 'move', { units: [...moveOf(game.state).units, unit] }),
});

const inThisWay =
  (kind: MoveKind) =>
  (game: Parameters<typeof amend>[0]): void =>
    amend(game, 'move', { kind });

/** Yellow box (6.4.a). */
const stealth = moveVerb('stealth', {
  cite: '6.4.a',
  bar: scene =>
    lateFor(scene) ??
    (scene.stack.every(isStealthy) ? undefined : refusal('6.4.a', 'not all of them can move by Stealth')),
  perform: inThisWay('stealth'),
});

const crawl = moveVerb('crawl', {
  cite: '6.3.a',
  bar: scene =>
    lateFor(scene) ??
    (scene.stack.some(isWeaponTeam) ? refusal('1.7.d', 'weapon teams don’t crawl') : undefined),
  perform: inThisWay('crawl'),
});

const assault = moveVerb('assault', {
  cite: '6.1.a',
  bar(scene) {
    const { world, move, stack } = scene;
    if (move.begun) return isSuddenHero(scene) ? undefined : lateFor(scene);
    if (move.kind !== 'normal') return refusal('6.1.a', 'how it moves has been said');
    return canAssault(world, stack)
      ? undefined
      : refusal('6.1.a', 'not all of them can make an Assault Move');
  },
  perform: inThisWay('assault'),
});

/** A Leader in Good Order with whom the stack as a whole gets farther (6.2). */
const doubleTime = moveVerb('double-time', {
  cite: '6.2',
  bar({ move }) {
    if (move.begun) return refusal('6.2', 'that is said before the move begins');
    if (move.doubleTime !== undefined) return refusal('6.2', 'they move at the double already');
    return move.kind === 'normal' || move.kind === 'assault'
      ? undefined
      : refusal('6.2', 'nobody moves at the double by Stealth or in a Low Crawl');
  },
  who: ({ stack }) => stack.filter(isLeader),
  whoElse: refusal('6.2', 'it takes a Leader in the stack'),
  unfit({ world, view, move, stack }, leader) {
    if (!isGoodOrder(leader)) return refusal('6.2', 'he is not in Good Order');
    const isFaster =
      budget(world, view, { ...move, doubleTime: leader.id }, stack) > budget(world, view, move, stack);
    return isFaster ? undefined : refusal('6.2', 'with him they would get no farther');
  },
  args: ({ id }) => ({ leader: id }),
  perform: (game, { leader }) => amend(game, 'move', { doubleTime: leader }),
});

export const DECLARATIONS = [withThem, stealth, crawl, assault, doubleTime] as const;

function isStealthy(unit: AnyUnit): boolean {
  return 'stealth' in cardOf(unit);
}

/** Red box, a Leader of their kind among them, or all who go with a Leader of that Skill (6.1.a, 12.0.a). */
function canAssault(world: World, stack: readonly AnyUnit[]): boolean {
  if (stack.some(unit => skillBonus(world, unit, 'his hex may assault move') > 0)) return true;
  const boxed = stack.filter(isAssaulter);
  return stack.every(
    unit => boxed.includes(unit) || (isLeader(unit) && boxed.some(each => areOfOneBadge(each, unit))),
  );
}

function isAssaulter(unit: AnyUnit): boolean {
  return 'assaultMove' in cardOf(unit);
}

/** A Hero who has come forth on the way may go on as he likes (5.1.o). */
function isSuddenHero({ world, view, move, stack }: MoveScene): boolean {
  return (
    move.kind === 'normal' &&
    stack.every(unit => move.joined?.includes(unit.id)) &&
    move.spent <= budget(world, view, move, stack, { kind: 'assault' })
  );
}
