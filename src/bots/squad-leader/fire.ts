/** Courses of fire: who fires together at what, under whom, and whether the shot is worth what it gives up. */
import type { Act } from '../../engine/index.ts';
import { best } from '../../rulebooks/kit/best.ts';
import { attackLines, declaredAttack } from '../../rulebooks/squad-leader/fire/attack.ts';
import {
  directionRefusal,
  fireRefusal,
  isFlamethrower,
  normalRange,
  type Shooter,
  shootersOf,
} from '../../rulebooks/squad-leader/fire/shooters.ts';
import { aimRefusal, targetPlaces } from '../../rulebooks/squad-leader/fire/targets.ts';
import { trackOf } from '../../rulebooks/squad-leader/fire/tracks.ts';
import { enclosing } from '../../rulebooks/squad-leader/frames.ts';
import type { LocId, ShooterId, UnitId } from '../../rulebooks/squad-leader/state.ts';
import { type AnyUnit, canLead, isHero, leadershipOf, unitsAt } from '../../rulebooks/squad-leader/units.ts';
import { distance } from '../../rulebooks/squad-leader/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { gainOf } from './gain.ts';
import { bestMove } from './movement.ts';
import type { Situation } from './situation.ts';

/** A shot must promise this much. */
const TRIFLE = 0.25;
/** Of six rolls one is a double, at which those whom nobody directs do nearly nothing. */
const COWERING = 0.88;
/** Who fires in the prep fire phase gives up his advancing fire, too. */
const PREP = 0.15;
/** A better target may come yet. */
const BOUND = 0.2;

/** Every shot that somebody could fire now. */
export function fireCourses(s: Situation): readonly Course[] {
  const { world, view } = s;
  const able = shootersOf(view, s.side).filter(shooter => !fireRefusal(world, view, shooter));
  return targetPlaces(view, s.side).flatMap(target => {
    const bearing = able.filter(shooter => !aimRefusal(world, view, shooter, target));
    return groupsOf(s, bearing).flatMap(group => shotBy(s, group, target) ?? []);
  });
}

/**
 * Those of each hex by themselves, and all who are linked hex by hex; who keeps up his fire is no part of new groups, and
 * flamethrowers never fire with others.
 */
function groupsOf(s: Situation, all: readonly Shooter[]): readonly (readonly Shooter[])[] {
  const isKept = ({ id }: Shooter) => trackOf(s.view, id) !== undefined;
  const flames = all.filter(isFlamethrower).map(flame => [flame]);
  const others = all.filter(shooter => !isFlamethrower(shooter));
  const [kept, fresh] = [others.filter(isKept), others.filter(shooter => !isKept(shooter))];
  return [...flames, ...linked(s, kept), ...linked(s, fresh)];
}

function linked(s: Situation, shooters: readonly Shooter[]): readonly (readonly Shooter[])[] {
  const byHex = new Map<LocId, Shooter[]>();
  for (const shooter of shooters) byHex.set(shooter.at, [...(byHex.get(shooter.at) ?? []), shooter]);
  const hexes = [...byHex.values()];
  const chains = hexes.map(first => chainFrom(s, first, shooters));
  const long = chains.filter((chain, i) => chain.length > (hexes[i]?.length ?? 0));
  return [
    ...hexes,
    ...new Map(
      long.map(chain => [
        chain
          .map(({ id }) => id)
          .toSorted()
          .join(),
        chain,
      ]),
    ).values(),
  ];
}

function chainFrom(s: Situation, first: readonly Shooter[], all: readonly Shooter[]): readonly Shooter[] {
  const chain = [...first];
  for (let i = 0; i < chain.length; i++) {
    const link = chain[i] as Shooter;
    for (const other of all) {
      if (!chain.includes(other) && distance(s.world, link.at, other.at) <= 1) chain.push(other);
    }
  }
  return chain;
}

/** The shot of all of them who can fire together. */
function shotBy(s: Situation, group: readonly Shooter[], target: LocId): Course | undefined {
  const ids: ShooterId[] = [];
  const users = new Set<AnyUnit>();
  // Weapons before their bearers: a squad that serves too many has no fire of its own.
  const order = group.toSorted((a, b) => Number(b.weapon === undefined) - Number(a.weapon === undefined));
  for (const shooter of order) {
    if (fireRefusal(s.world, s.view, shooter, ids)) continue;
    ids.push(shooter.id);
    users.add(shooter.user);
  }
  const firing = group.filter(({ id }) => ids.includes(id));
  const heroes = examples(s, firing, target);
  const shooters = ids.filter(id => !heroes.some(hero => hero === id));
  const [first, ...others] = shooters;
  if (first === undefined) return undefined;
  const leaders = group.some(isFlamethrower)
    ? []
    : leadersFor(
        s,
        firing.filter(({ id }) => shooters.includes(id)),
      );
  const attack = declaredAttack(s.view, { is: 'fire', by: s.side, shooters, leaders, heroes, target });
  const lines = attackLines(s.world, s.view, attack);
  const gain = lines.reduce((sum, line) => sum + gainOf(s, line) * (line.cowers ? COWERING : 1), 0);
  const isFresh = attack.kept === undefined;
  const cost = [...users].reduce((sum, user) => sum + costOf(s, user, isFresh), 0);
  const worth = gain - cost - TRIFLE;
  return {
    acts: [
      { verb: 'ready', shooter: first } as Act,
      { verb: 'at', at: target } as Act,
      ...others.map(shooter => ({ verb: 'add', shooter }) as Act),
      ...leaders.map(leader => ({ verb: 'direct', leader }) as Act),
      ...heroes.map(unit => ({ verb: 'inspire', unit }) as Act),
      { verb: 'shoot' },
    ],
    worth,
    why: `I fired at ${target} ${others.length > 0 ? `with ${ids.length} together` : 'with one'}.`,
    subject: first,
  };
}

/** Heroes whose example is worth more than their one factor: of those who fire beside others, and not from afar. */
function examples(s: Situation, firing: readonly Shooter[], target: LocId): readonly UnitId[] {
  const heroes = firing.filter(({ weapon, user }) => !weapon && isHero(user));
  if (firing.every(({ user }) => isHero(user))) return [];
  return heroes
    .filter(hero => distance(s.world, hero.at, target) <= normalRange(hero))
    .map(({ user }) => user.id);
}

/** One for each hex of the group, or none at all; who spoils the aim stays out of it. */
function leadersFor(s: Situation, group: readonly Shooter[]): readonly UnitId[] {
  const places = [...new Set(group.map(({ at }) => at))];
  const users = group.map(({ user }) => user);
  const each = places.map(place =>
    best(
      unitsAt(s.view, place, s.side).filter(
        unit =>
          canLead(s.view, unit) &&
          !directionRefusal(s.view, unit, group) &&
          leadershipOf(unit) <= 0 &&
          !users.includes(unit),
      ),
      leader => -leadershipOf(leader),
    ),
  );
  return each.every(leader => leader !== undefined) ? each.map(({ id }) => id) : [];
}

/** In the prep fire phase who fires stays where he is; who fires at the first to come is bound to that hex. */
function costOf(s: Situation, user: AnyUnit, isFresh: boolean): number {
  if (s.view.phase === 'prep-fire') return PREP + Math.max(0, bestMove(s, user));
  return isFresh && enclosing(s.view, 'watch') ? BOUND : 0;
}
