/** How fire is declared (5.0, 5.2): who leads it, at what, who joins in, who aids it; then the dice. */
import type { Frozen, Rule, Side } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { push, replaceTop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import type { Action, AnyImpulse } from '../impulses/action.ts';
import { callers } from '../ordnance/mortars.ts';
import type { FireFrame, Location, ShooterId } from '../state.ts';
import { type AnyUnit, findUnit, unitsAt } from '../units.ts';
import type { World } from '../world.ts';
import { fireAttack } from './attack.ts';
import { aidingLeaders, mates } from './leaders.ts';
import { readinessRefusal } from './may-fire.ts';
import { type Occasion, occasionOf, takesPart } from './occasion.ts';
import { fireKind, printedFire, type Shooter, shooterOf, shootersOf } from './shooters.ts';
import { type Target, targetAt, targetRefusal, targetsFor } from './targets.ts';

type Declaration = Frozen<FireFrame>;

/** The act of an impulse: something makes ready to fire. */
export const fire: Action = { verbs: ['ready'], acts, perform };

function acts(world: World, view: View, impulse: AnyImpulse): readonly BookAct[] {
  const occasion = occasionOf(view, impulse.side);
  const targets = occasion ? targetsFor(world, view, impulse.side) : [];
  if (!occasion || targets.length === 0) return [];
  return activatedUnits(view, impulse).flatMap(unit =>
    shootersOf(view, unit)
      .filter(shooter => !readinessRefusal(world, view, occasion, shooter))
      .filter(shooter => targets.some(target => canFireAt(world, view, shooter, target)))
      .map(({ id }) => ({ verb: 'ready', shooter: id }) as const),
  );
}

function activatedUnits(view: View, { groups }: AnyImpulse): readonly AnyUnit[] {
  return groups.flatMap(({ units, at }) =>
    units.flatMap(id => {
      const unit = findUnit(view, id);
      return unit?.at === at ? [unit] : [];
    }),
  );
}

/** By a line of its own, or by somebody who calls a mortar's fire. */
function canFireAt(world: World, view: View, shooter: Shooter, target: Target): boolean {
  if (!targetRefusal(world, view, shooter, target)) return true;
  return fireKind(shooter) === 'mortar' && callers(world, view, shooter, target).length > 0;
}

function* perform(game: Game, _: AnyImpulse, act: BookAct): Rule<void> {
  if (act.verb === 'ready') beginFire(game, act.shooter);
}

/** Begins a declaration; where there is but one target it is taken. */
export function beginFire(game: Game, id: ShooterId, rest: Partial<FireFrame> = {}): void {
  const shooter = shooterOf(game.state, id);
  const { side } = shooter.user;
  const frame = { is: 'fire', by: side, from: shooter.at, shooters: [id], ...rest } as const;
  const [only, ...others] = rest.target ? [] : possibleTargets(game.world, game.state, shooter, side);
  push(game, only !== undefined && others.length === 0 ? { ...frame, target: only } : frame);
}

export function possibleTargets(world: World, view: View, shooter: Shooter, side: Side): readonly Location[] {
  return targetsFor(world, view, side)
    .filter(target => canFireAt(world, view, shooter, target))
    .map(({ at }) => at);
}

/** One pick of the declaration; the last one throws the dice. */
export function* fireFrame(game: Game, frame: Declaration): Rule<void> {
  if (frame.target === undefined) yield* pickTarget(game, frame);
  else yield* pickGroup(game, { ...frame, target: frame.target });
}

function* pickTarget(game: Game, frame: Declaration): Rule<void> {
  const act = yield* choose({
    by: frame.by,
    id: 'fire-target',
    cite: '5.0.a',
    prompt: 'At which hex?',
    acts: view =>
      frame.shooters.flatMap(id =>
        possibleTargets(game.world, view, shooterOf(view, id), frame.by).map(
          location => ({ verb: 'at', location }) as const,
        ),
      ),
  });
  replaceTop(game, { ...frame, target: act.location });
}

type Aimed = Declaration & { readonly target: Location };

function* pickGroup(game: Game, frame: Aimed): Rule<void> {
  const act = yield* choose({
    by: frame.by,
    id: 'fire-group',
    cite: '5.2.a',
    prompt: `Who fires at ${frame.target}?`,
    acts: view => [...groupActs(game.world, view, frame)],
  });
  switch (act.verb) {
    case 'add':
      return replaceTop(game, { ...frame, shooters: [...frame.shooters, act.shooter] });
    case 'lead':
      return replaceTop(game, { ...frame, leader: act.leader });
    case 'assist':
      return replaceTop(game, { ...frame, mate: act.unit });
    case 'call':
      return replaceTop(game, { ...frame, caller: act.caller });
    default:
      return yield* fireAttack(game, frame);
  }
}

type GroupAct = Extract<BookAct, { verb: 'add' | 'lead' | 'assist' | 'call' | 'shoot' }>;

/** Once it is led or called the attack stands: whoever else joined could be of another badge. */
function* groupActs(world: World, view: View, frame: Aimed): Generator<GroupAct, void> {
  const shooters = frame.shooters.map(id => shooterOf(view, id));
  if (frame.leader === undefined && frame.caller === undefined) {
    const target = targetAt(world, view, frame.by, frame.target);
    const mortar = shooters.find(shooter => fireKind(shooter) === 'mortar');
    if (mortar) {
      for (const { id } of callers(world, view, mortar, target)) yield { verb: 'call', caller: id };
      // It doesn't see the target itself: somebody has to call.
      if (targetRefusal(world, view, mortar, target)) return;
    }
    yield* helpActs(world, view, frame, shooters, target);
  }
  yield { verb: 'shoot' };
}

function* helpActs(
  world: World,
  view: View,
  frame: Aimed,
  shooters: readonly Shooter[],
  target: Target,
): Generator<GroupAct, void> {
  const occasion = occasionOf(view, frame.by);
  if (occasion) {
    for (const { id } of joiners(world, view, occasion, shooters, target, frame))
      yield { verb: 'add', shooter: id };
  }
  if (frame.mate === undefined) {
    for (const { id } of mates(world, view, occasion, shooters)) yield { verb: 'assist', unit: id };
  }
  for (const { id } of aidingLeaders(world, view, occasion, shooters, frame.target)) {
    if (id !== frame.mate) yield { verb: 'lead', leader: id };
  }
}

/** Others in the location who add their firepower: ordnance, teams and Snipers never do (5.2.a, 5.2.b). */
function joiners(
  world: World,
  view: View,
  occasion: Occasion,
  shooters: readonly Shooter[],
  target: Target,
  { by, from, mate }: Aimed,
): readonly Shooter[] {
  if (!shooters.every(shooter => fireKind(shooter) === 'combined')) return [];
  const declared = shooters.map(({ id }) => id);
  return unitsAt(view, from, by)
    .filter(({ id }) => id !== mate && takesPart(view, occasion, id))
    .flatMap(unit => shootersOf(view, unit))
    .filter(
      shooter =>
        fireKind(shooter) === 'combined' &&
        !addsNothing(shooter) &&
        !readinessRefusal(world, view, occasion, shooter, declared) &&
        !targetRefusal(world, view, shooter, target),
    );
}

/** Units without firepower add nothing to that of others (5.2.a). */
const addsNothing = (shooter: Shooter): boolean => !shooter.weapon && printedFire(shooter)?.firepower === 0;
