/** The table of a game, and what all of its rules ask with. */
import { deciding, type Frozen, type Side, type Table, unset, verbsOf } from '../../engine/index.ts';
import { framesOf } from '../kit/frames.ts';
import type { BookAct } from './acts.ts';
import { type Arm, type Card, cardOf } from './counters/index.ts';
import type { AnyFrame, Fate, LocId, State, UnitId } from './state.ts';
import { type Land, landOf } from './terrain/land.ts';
import type { World } from './world.ts';

export type Game = Table<State, World>;
export type View = Frozen<State>;
export type AnyUnit = View['units'][number];
/** A unit on the map. */
export type Fielded = AnyUnit & { readonly at: LocId };

/** Asks for one of the acts of some verbs, does what was chosen, and gives it back. */
export const decide = deciding<State, Game>();
/** Verbs of an ask, bound to what they are asked of: `const verb = verbsIn<Scene>()`. */
export const verbsIn = verbsOf<Game, BookAct>();
export const { push, pop, top, amend, enclosing, replaceTop } = framesOf<State, World, AnyFrame>();

/** What the verbs of an ask look at: never the true state. */
export interface Scene {
  readonly world: Land;
  readonly view: View;
  readonly side: Side;
}

/** The scene of an ask, from the view of whoever is asked. */
export const sceneFor =
  ({ world }: Pick<Game, 'world'>, side: Side) =>
  (view: View): Scene => ({ world: landOf(world, view), view, side });

/** The same of the state as it is, for what must be known before anybody is asked. */
export const sceneNow = (game: Pick<Game, 'world' | 'state'>, side: Side): Scene =>
  sceneFor(game, side)(game.state);

/** The ground as it is. */
export const landNow = ({ world, state }: Pick<Game, 'world' | 'state'>): Land => landOf(world, state);

export function unitById({ units }: View, id: UnitId): AnyUnit {
  const unit = units[Number(id.slice(1)) - 1];
  if (unit?.id !== id) throw new Error(`no unit ${id}`);
  return unit;
}

export const isFielded = (unit: AnyUnit): unit is Fielded => unit.at !== undefined;

/** A unit that is known to be on the map. */
export function fieldedById(view: View, id: UnitId): Fielded {
  const unit = unitById(view, id);
  if (!isFielded(unit)) throw new Error(`${id} is not on the map`);
  return unit;
}

/** Those of a side who are on the map. */
export const ownUnits = ({ view, side }: Pick<Scene, 'view' | 'side'>): readonly Fielded[] =>
  view.units.filter((unit): unit is Fielded => unit.at !== undefined && unit.side === side);

export const enemies = ({ view, side }: Pick<Scene, 'view' | 'side'>): readonly Fielded[] =>
  view.units.filter((unit): unit is Fielded => unit.at !== undefined && unit.side !== side);

/** All in a location, the top of the stack first (12.3.1.3.1). */
export const stackAt = ({ units }: View, at: LocId): readonly Fielded[] =>
  units.filter((unit): unit is Fielded => unit.at === at).sort((a, b) => b.order - a.order);

export const cardOfUnit = ({ card }: Pick<AnyUnit, 'card'>): Card => cardOf(card);
export const isLeader = (unit: Pick<AnyUnit, 'card'>): boolean => cardOfUnit(unit).is === 'leader';
export const isTeam = (unit: Pick<AnyUnit, 'card'>): boolean => cardOfUnit(unit).is === 'team';
export const isSquad = (unit: Pick<AnyUnit, 'card'>): boolean => cardOfUnit(unit).is === 'squad';

/** What a team serves; undefined for other men. */
export const armOf = (unit: Pick<AnyUnit, 'card'>): Arm | undefined => {
  const card = cardOfUnit(unit);
  return card.is === 'team' ? card.arm : undefined;
};

/** WIA is as good as Disrupted, for all rules that speak of it (12.3.1.5.5). */
export const isDisrupted = ({ morale }: Pick<AnyUnit, 'morale'>): boolean =>
  morale === 'disrupted' || morale === 'wia';
export const isPinned = ({ morale }: Pick<AnyUnit, 'morale'>): boolean => morale === 'pinned';

/** Laid on top of the stack in that location. */
export function lay(game: Game, unit: AnyUnit, at: LocId): void {
  const theirs = game.own(unit);
  theirs.at = at;
  theirs.order = game.state.next;
  game.own(game.state).next = game.state.next + 1;
}

const GOES_WITH_IT = [
  'at',
  'morale',
  'moved',
  'fired',
  'halfFired',
  'dugIn',
  'inCover',
  'crept',
  'clearing',
  'locked',
  'balked',
  'trenched',
  'grappled',
  'secret',
  'inHoles',
] as const;

/** The unit is gone for good, and what lay on it. */
export function lose(game: Game, unit: AnyUnit, fate: Fate): void {
  const theirs = game.own(unit);
  theirs.lost = fate;
  for (const key of GOES_WITH_IT) unset(theirs, key);
}
