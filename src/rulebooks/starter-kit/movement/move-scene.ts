/** A stack on the move, as its verbs see it (3.3.1). What several of them ask is worked out when it is first asked. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { type View, verbsIn } from '../game.ts';
import { smokeHindrance } from '../smoke/smoke.ts';
import { canCarryItsLoad } from '../support-weapons/portage.ts';
import { type AnyUnit, type AnyWeapon, inMelee, weaponsOf } from '../units.ts';
import { groupOf, type World } from '../world.ts';
import { inHalves, isRoadHexside, type Way } from './cost.ts';
import { isEntering } from './entry.ts';
import { hexOf, type Move, purse, purseHere, stackOf } from './moving-stack.ts';

export class MoveScene {
  readonly world: World;
  readonly view: View;
  readonly move: Move;
  #stack: readonly AnyUnit[] | undefined;
  #purse: number | undefined;
  #roadPurse: number | undefined;
  #purseHere: number | undefined;
  #held: { readonly back: Refusal | undefined } | undefined;

  constructor(world: World, view: View, move: Move) {
    this.world = world;
    this.view = view;
    this.move = move;
  }

  get side(): Side {
    return this.view.attacker;
  }
  get stack(): readonly AnyUnit[] {
    this.#stack ??= stackOf(this.view, this.move);
    return this.#stack;
  }
  get here(): HexId | undefined {
    return hexOf(this.view, this.move);
  }
  /** What all of them can still spend, in halves. */
  get purse(): number {
    this.#purse ??= purse(this.world, this.view, this.move);
    return this.#purse;
  }
  /** The same along the road, as long as they have kept to it. */
  get roadPurse(): number {
    this.#roadPurse ??= this.move.road ? purse(this.world, this.view, this.move, true) : this.purse;
    return this.#roadPurse;
  }
  get purseHere(): number {
    this.#purseHere ??= purseHere(this.world, this.view, this.move);
    return this.#purseHere;
  }
  /** By a load too heavy for one man, or by a weapon that has come as far as it may in this phase (4.0.b, 4.0.e). */
  get heldBack(): Refusal | undefined {
    this.#held ??= { back: heldBack(this) };
    return this.#held.back;
  }
}

export const moveVerb = verbsIn<MoveScene>();

function heldBack({ world, view, move, stack }: MoveScene): Refusal | undefined {
  const { rooted } = move;
  for (const unit of stack) {
    if (!canCarryItsLoad(world, view, unit)) return refusal('4.0.e', `{${unit.id}} can’t carry what it has`);
    const weapon = rooted && weaponsOf(view, unit).find(({ id }) => rooted.includes(id));
    if (weapon) return refusal('4.0.b', `{${weapon.id}} has moved in this phase`);
  }
  return undefined;
}

/** Against spending so many halves of what there is. */
export function expenseRefusal({ move }: MoveScene, cost: number, left: number): Refusal | undefined {
  if (cost <= left) return undefined;
  const isAssault = move.kind === 'assault';
  return {
    refused: true,
    cite: isAssault ? '3.3.1.f' : '3.3.1.a',
    // Most are never read.
    get why() {
      const why = `it costs ${cost / 2} MF and there are ${Math.max(0, left) / 2} left`;
      return isAssault ? `${why} for assault movement` : why;
    },
  };
}

/** Its own movement phase is still to come: it neither fired nor moved, and nothing holds it (3.3.a). */
export function movingRefusal(world: World, view: View, unit: AnyUnit): Refusal | undefined {
  if (unit.side !== view.attacker) return refusal('2.0.ATTACKER', 'it is the other side’s');
  if (unit.broken) return refusal('3.2.3.j', 'broken units may only rout and rally');
  if (unit.moved) return refusal('3.3.1.c', 'its movement phase is over');
  if (unit.pinned) return refusal('3.2.3.r', 'it is pinned');
  if (unit.anchored) return refusal('6.5.b', 'it stays with its gun');
  if (inMelee(view, unit)) return refusal('3.8.t', 'units in melee do nothing but fight in close combat');
  const hasFired = ({ by, fired }: AnyWeapon) => by === unit.id && fired !== undefined;
  if (unit.fired !== undefined || view.weapons.some(hasFired))
    return refusal('3.3.a', 'it fired in the prep fire phase');
  if (unit.at !== undefined || isEntering(world, view, unit)) return undefined;
  const turn = groupOf(world, unit.group).enter?.turn;
  return refusal('3.3.d', turn === undefined ? 'it is not on the map' : `it enters in turn ${turn}`);
}

export const canMove = (world: World, view: View, unit: AnyUnit): boolean =>
  !movingRefusal(world, view, unit);

/** Every hexside so far and this one a road hexside, and no smoke to wade through (1.1.1.road.b). */
export const keepsBonus = (world: World, view: View, move: Move, way: Way): boolean =>
  move.road && isRoadHexside(world, way) && smokeHindrance(world, view.smoke, way.to) === 0;

export const PICK_UP_COST: number = inHalves(1);
export const EXIT_COST: number = inHalves(1);
