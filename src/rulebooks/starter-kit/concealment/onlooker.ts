/**
 * What is under way, as one side sees it (8.3.2): it does not learn who moves under a ?, what he carries or has tried, nor who
 * trades weapons, or who stands with whom.
 */
import type { Frozen, Side } from '../../../engine/index.ts';
import { movementAllowance } from '../charts/index.ts';
import type { View } from '../game.ts';
import { inHalves } from '../movement/cost.ts';
import type { Entry, Frame, LaidCharge, MoveFrame, UnitId, Volley } from '../state.ts';
import { type AnyUnit, weaponById, weaponCardOf } from '../units.ts';
import type { World } from '../world.ts';
import { isUnseen, nameOf } from './unseen.ts';

type AnyFrame = Frozen<Frame>;
type Move = Frozen<MoveFrame>;

/** Each name once; those who are seen in their order, then every ?, so that the order tells nothing of who is under one. */
export function inOrder<Name extends string>(names: readonly Name[]): readonly Name[] {
  const each = [...new Set(names)];
  return [
    ...each.filter(name => !name.startsWith('?')),
    ...each.filter(name => name.startsWith('?')).toSorted(),
  ];
}

/** A side that looks on, and whom of its enemy it does not see. */
export class Onlooker {
  readonly world: World;
  readonly #state: View;
  readonly unseen: readonly AnyUnit[];
  readonly #names = new Map<string, UnitId>();
  readonly #carried = new Set<string>();

  constructor(world: World, state: View, side: Side) {
    this.world = world;
    this.#state = state;
    this.unseen = state.units.filter(unit => unit.side !== side && isUnseen(unit));
    for (const unit of this.unseen) this.#names.set(unit.id, nameOf(unit) ?? unit.id);
    for (const { id, by } of state.weapons)
      if (by !== undefined && this.#names.has(by)) this.#carried.add(id);
  }

  /** The unit or weapon is there for it to see. */
  knows(id: string): boolean {
    return !this.#names.has(id) && !this.#carried.has(id);
  }

  /** Its names for units. */
  names(ids: readonly UnitId[]): readonly UnitId[] {
    return inOrder(ids.map(id => this.#names.get(id) ?? id));
  }

  /** What it takes for the removal number of a charge that somebody has laid whom it does not see: the printed one. */
  removalOf(charge: Frozen<LaidCharge>): number {
    const card = weaponCardOf(weaponById(this.#state, charge.weapon));
    return this.knows(charge.by) || card.kind !== 'demolition-charge' ? charge.removal : card.removal;
  }

  /** What it knows of a record by unit or weapon. */
  known<T>(record: Readonly<Record<string, T>>): Record<string, T> {
    return Object.fromEntries(Object.entries(record).filter(([id]) => this.knows(id)));
  }
}

export function frameSeen(frame: AnyFrame, onlooker: Onlooker): AnyFrame {
  switch (frame.is) {
    case 'move':
      return moveSeen(frame, onlooker);
    case 'drive':
      return { ...frame, shots: onlooker.known(frame.shots) };
    case 'reaction':
      return { ...frame, earlier: onlooker.known(frame.earlier) };
    case 'banzai':
      return { ...frame, groups: frame.groups.map(group => moveSeen(group, onlooker)) };
    case 'fire':
      return frame.at ? { ...frame, at: onlooker.names(frame.at) } : frame;
    case 'rally':
      return frame.traders ? { ...frame, traders: frame.traders.filter(id => onlooker.knows(id)) } : frame;
    case 'turn-guns':
      return { ...frame, turned: frame.turned.filter(id => onlooker.knows(id)) };
    case 'combat':
    case 'combat-in-turn':
      return { ...frame, stacked: stackedSeen(frame.stacked, onlooker) };
    default:
      return frame;
  }
}

/** Of each of them what is known of him; of the stack what anybody can tell from how it goes. */
function moveSeen(frame: Move, onlooker: Onlooker): Move {
  const { burden, rooted, halted, placing, ...shown } = frame;
  const knows = (id: string) => onlooker.knows(id);
  const known = rooted?.filter(knows) ?? [];
  return {
    ...shown,
    ...(frame.thicket && !frame.units.every(knows) ? spentOnThicket(onlooker.world, frame) : {}),
    units: onlooker.names(frame.units),
    shots: onlooker.known(frame.shots),
    smoked: frame.smoked.filter(knows),
    tried: frame.tried.filter(attempt => attempt.split(' ').every(knows)),
    ...(burden && { burden: onlooker.known(burden) }),
    ...(known.length > 0 && { rooted: known }),
    ...(halted && { halted: onlooker.names(halted) }),
    ...(placing && knows(placing.by) && { placing: chargeSeen(placing, onlooker) }),
  };
}

/** What a squad has, and one more. */
const allOfASquad = (world: World): number => inHalves((movementAllowance(world.charts, 'MMC') ?? 0) + 1);

/** All that they had, and one more (8.2.1): how much that was would tell who they are. */
function spentOnThicket(world: World, { entry, way }: Move): Partial<Move> {
  const all = allOfASquad(world);
  const cost: Partial<Entry> = { cost: all };
  return {
    spent: all,
    here: all,
    ...(entry && { entry: { ...entry, ...cost } }),
    ...(way && { way: way.map(each => ({ ...each, halves: all })) }),
  };
}

/** By somebody under a ?, with the skill of anybody; and upon whom, as far as they are seen. */
export function chargeSeen(charge: Frozen<LaidCharge>, onlooker: Onlooker): LaidCharge {
  const { veiled, exhausted, ...laid } = charge;
  return {
    ...laid,
    by: onlooker.names([charge.by])[0] ?? charge.by,
    removal: onlooker.removalOf(charge),
    ...(exhausted && onlooker.knows(charge.by) && { exhausted }),
    ...(veiled && { veiled: onlooker.names(veiled) }),
  };
}

export const volleySeen = (volley: Frozen<Volley>, onlooker: Onlooker): Volley => ({
  ...volley,
  by: volley.by.filter(id => onlooker.knows(id)),
});

function stackedSeen(
  stacked: Readonly<Record<UnitId, UnitId>>,
  onlooker: Onlooker,
): Readonly<Record<UnitId, UnitId>> {
  const pairs = Object.entries(stacked).filter(pair => pair.every(id => onlooker.knows(id)));
  return Object.fromEntries(pairs);
}
