/** The table of a game, and what all of its rules ask with. */
import type { HexId } from '../../board/index.ts';
import { deciding, type Frozen, type Side, type Table, unset, verbsOf } from '../../engine/index.ts';
import { framesOf } from '../kit/frames.ts';
import type { BookAct } from './acts.ts';
import type { Grade } from './charts/index.ts';
import { type Card, cardOf, type VehicleCard } from './counters/index.ts';
import {
  type AnyFrame,
  type Command,
  commandText,
  type Fate,
  type State,
  type UnitId,
  type Wreck,
} from './state.ts';
import { isNarrow } from './terrain/narrow.ts';
import { enemyOf, isOn, platoonOf, type World } from './world.ts';

export type Game = Table<State, World>;
export type View = Frozen<State>;
export type AnyUnit = View['units'][number];
/** A unit on the map. */
export type Fielded = AnyUnit & { readonly at: HexId };

/** Asks for one of the acts of some verbs, does what was chosen, and gives it back. */
export const decide = deciding<State, Game>();
/** Verbs of an ask, bound to what they are asked of: `const verb = verbsIn<FireScene>()`. */
export const verbsIn = verbsOf<Game, BookAct>();
export const { push, pop, top, amend } = framesOf<State, World, AnyFrame>();

/** What the verbs of an ask look at: never the true state. */
export interface Scene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

/** The scene of an ask, from the view of whoever is asked. */
export const sceneFor =
  ({ world }: Game, side: Side) =>
  (view: View): Scene => ({ world, view, side });

export function unitById({ units }: View, id: UnitId): AnyUnit {
  const unit = units.find(each => each.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}

/** A unit that is known to be on the map. */
export function fieldedById(view: View, id: UnitId): Fielded {
  const unit = unitById(view, id);
  if (!isFielded(unit)) throw new Error(`${id} is not on the map`);
  return unit;
}

export const isFielded = (unit: AnyUnit): unit is Fielded => unit.at !== undefined;

/** Those of a side who are on the map. */
export const ownUnits = ({ view, side }: Pick<Scene, 'view' | 'side'>): readonly Fielded[] =>
  view.units.filter(isFielded).filter(unit => unit.side === side);

export const enemies = ({ view, side }: Pick<Scene, 'view' | 'side'>): readonly Fielded[] =>
  view.units.filter(isFielded).filter(unit => unit.side !== side);

export const cardOfUnit = ({ card }: Pick<AnyUnit, 'card'>): Card => cardOf(card);
export const vehicleCardOf = (unit: Pick<AnyUnit, 'card'>): VehicleCard | undefined => {
  const card = cardOfUnit(unit);
  return card.is === 'vehicle' ? card : undefined;
};
export const isVehicle = (unit: Pick<AnyUnit, 'card'>): boolean => cardOfUnit(unit).is === 'vehicle';
export const isLeg = (unit: Pick<AnyUnit, 'card'>): boolean => cardOfUnit(unit).is === 'leg';
/** Whether it has a weapon of some kind, and so counts as a combat unit (B3.7, 7.1.1.b, 7.14). */
export function isArmed(unit: Pick<AnyUnit, 'card'>): boolean {
  const card = cardOfUnit(unit);
  if (card.is === 'vehicle') return card.guns.length > 0 || card.machineGuns !== undefined;
  return card.is === 'towed' || card.gp !== undefined || card.ap !== undefined;
}
/** Scouts, unless their radio is broken (7.23.2.b). */
export const isRecon = (unit: AnyUnit): boolean =>
  vehicleCardOf(unit)?.recon === true && !unit.collateral?.includes('radio');
/** By what everybody knows: its counter may say so, or is seen to say so. */
export const mayHave = ({ command, shown }: AnyUnit, is: Command): boolean =>
  command !== undefined && (!shown || command === is);
/** Any damage at all (B10). */
export const isDamaged = ({ turretDamaged, hullDamaged }: AnyUnit): boolean =>
  turretDamaged === true || hullDamaged === true;

export const gradeOf = (world: World, { group }: AnyUnit): Grade => platoonOf(world, group).grade;

/** The First Player acts first in all phases but movement (B6.2). */
export function phasing({ state, world }: Game, isReversed = false): Side {
  if (state.first === undefined) throw new Error('nobody has the initiative');
  return (state.part === 0) === isReversed ? enemyOf(world, state.first) : state.first;
}

/** The counter is turned up: everybody may know it (B5.10). */
export function show(game: Game, unit: AnyUnit, cite = 'B5.10'): void {
  if (unit.shown || unit.command === undefined) return;
  game.own(unit).shown = true;
  game.reveal([enemyOf(game.world, unit.side)], cite, `{${unit.id}} has ${commandText(unit.command)}`);
}

const GOES_WITH_IT = [
  'at',
  'command',
  'shown',
  'shares',
  'suppressed',
  'broken',
  'pending',
  'hesitates',
  'spot',
  'spottedBy',
  'camouflage',
  'leader',
  'screen',
  'smoke',
  'under',
  'aboard',
  'lane',
  'follows',
  'behind',
  'storms',
  'fullCover',
  'aside',
] as const;

/** Who has gone away, and what a fire takes (7.35.2). */
const LEAVES_NO_WRECK: readonly Fate[] = ['left', 'burned'];

/** On a narrow road it matters what it was and where it stood (7.30.d). */
const wreckOf = (world: World, { at, card, lane, aside }: Fielded, fate: Fate): Wreck => ({
  at,
  ...(fate === 'brewed up' && { burns: true as const }),
  ...(isNarrow(world, at) && { of: card, ...(lane && { lane }), ...(aside && { aside }) }),
});

/** The unit is gone for good, and what lay on it; vehicles leave a wreck (B10.3). */
export function lose(game: Game, unit: AnyUnit, fate: Fate): void {
  if (unit.at !== undefined && !LEAVES_NO_WRECK.includes(fate) && isVehicle(unit)) {
    game.own(game.state).wrecks = [...game.state.wrecks, wreckOf(game.world, unit as Fielded, fate)];
  }
  if (unit.at !== undefined && isOn(game.world, '7.1'))
    game.own(game.state).fallen = [...(game.state.fallen ?? []), { unit: unit.id, at: unit.at, fate }];
  for (const each of game.state.units) if (each.behind === unit.id) unset(game.own(each), 'behind');
  const theirs = game.own(unit);
  theirs.lost = fate;
  for (const key of GOES_WITH_IT) unset(theirs, key);
}
