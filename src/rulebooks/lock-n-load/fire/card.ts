/** An attack before its dice: firepower, modifiers, shelter and the checks it may come to. The dice use the same. */
import type { Frozen, Tally } from '../../../engine/index.ts';
import type { DamageColumn } from '../charts/index.ts';
import type { View } from '../game.ts';
import { type AttackDice, damageColumn } from '../morale/damage.ts';
import { heTotal, type ToHit, toHit } from '../ordnance/ordnance.ts';
import type { FireFrame, Location, UnitId } from '../state.ts';
import { distance } from '../terrain/places.ts';
import { type AnyUnit, moraleOf, unitById, unitsAt } from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { cover, type Threat } from './cover.ts';
import { firepowerOf, type Part, totalFirepower } from './firepower.ts';
import { type Fire, fireModifiers, isMovingTarget } from './modifiers.ts';
import { occasionOf } from './occasion.ts';
import { fireKind, shooterOf, unitsUnderShells } from './shooters.ts';

/** A target's Damage Check, if it comes to one: a die, and what the attack exceeds the defence by, against Morale. */
interface CheckLine {
  readonly unit: UnitId;
  readonly column: DamageColumn;
  readonly morale: number;
}

/** Targets for whom the attack comes to the same. One roll serves all lines. */
export interface FireLine {
  readonly targets: readonly UnitId[];
  /** Added to firepower: what counts for the attacker against these. */
  readonly modifiers: Tally;
  /** The Target Modifier; nothing shelters from what has hit (14.1.f). */
  readonly cover: Tally;
  readonly attack: number;
  readonly defence: number;
  readonly checks: readonly CheckLine[];
}

export interface FireCard {
  readonly kind: NonNullable<ReturnType<typeof fireKind>>;
  readonly dice: AttackDice;
  readonly each: readonly Part[];
  readonly firepower: Tally;
  /** Ordnance has to hit first. */
  readonly toHit?: ToHit;
  readonly lines: readonly FireLine[];
}

type Declaration = Frozen<FireFrame>;

/** The card of a declaration under way; undefined while it has no target. */
export function fireCard(world: World, view: View, frame: Declaration): FireCard | undefined {
  if (frame.target === undefined) return undefined;
  const fire = declaredFire(view, frame, frame.target);
  const [first] = fire.shooters;
  const kind = first && fireKind(first);
  if (!first || !kind) return undefined;
  if (kind === 'ordnance') return ordnanceCard(world, view, frame, fire);
  const volley = {
    shooters: fire.shooters,
    range: distance(world, frame.from, frame.target),
    opportunity: occasionOf(view, frame.by)?.opportunity === true,
    hasMate: frame.mate !== undefined,
  };
  const each = fire.shooters.map(shooter => ({
    id: shooter.id,
    firepower: firepowerOf(world, shooter, volley),
  }));
  const firepower = totalFirepower(each);
  const targets =
    kind === 'mortar' ? unitsUnderShells(world, view, frame.target) : unitsAt(view, frame.target);
  const threat: Threat = {
    from: frame.from,
    ...(kind === 'mortar' && { indirect: true }),
    ...(kind === 'sniper' && { sniper: true }),
  };
  const lines = linesOf(
    world,
    targets.filter(unit => unit.side !== frame.by),
    unit => ({
      modifiers: fireModifiers(world, view, fire, isMovingTarget(world, view, unit)),
      cover: cover(world, view, unit.at as Location, { ...threat, unit }),
      firepower: firepower.value,
    }),
  );
  return { kind, dice: DICE[kind], each, firepower, lines };
}

/** Mortars keep the higher of two dice (18.1.b), Snipers add both (11.4.b). */
const DICE = { combined: 'one', team: 'one', mortar: 'higher', sniper: 'both' } as const satisfies Record<
  Exclude<FireCard['kind'], 'ordnance'>,
  AttackDice
>;

function declaredFire(view: View, frame: Declaration, target: Location): Fire {
  return {
    shooters: frame.shooters.map(id => shooterOf(view, id)),
    from: frame.from,
    target,
    ...(frame.leader && { leader: unitById(view, frame.leader) }),
    ...(frame.caller && { caller: unitById(view, frame.caller) }),
  };
}

/** Neither what shelters the hex nor a Leader matters once it is hit (14.1.f). */
function ordnanceCard(world: World, view: View, frame: Declaration, fire: Fire): FireCard | undefined {
  const [gun] = fire.shooters;
  if (!gun) return undefined;
  const hit = toHit(world, view, fire, gun, frame.mate !== undefined);
  const lines = linesOf(world, unitsAt(view, fire.target, enemyOf(world, frame.by)), unit => ({
    modifiers: heTotal(world, view, gun, unit),
    cover: NO_COVER,
    firepower: 0,
  }));
  return { kind: 'ordnance', dice: 'one', each: [], firepower: NO_COVER, toHit: hit, lines };
}

const NO_COVER: Tally = { value: 0, kept: [], dropped: [] };

interface Numbers {
  readonly modifiers: Tally;
  readonly cover: Tally;
  readonly firepower: number;
}

function linesOf(
  world: World,
  targets: readonly AnyUnit[],
  numbers: (unit: AnyUnit) => Numbers,
): readonly FireLine[] {
  const lines = new Map<string, FireLine>();
  for (const unit of targets) {
    const { modifiers, cover: shelter, firepower } = numbers(unit);
    const [attack, defence] = [firepower + modifiers.value, shelter.value];
    const key = `${attack} ${defence}`;
    const known = lines.get(key);
    const check = { unit: unit.id, column: damageColumn(unit), morale: moraleOf(world, unit) };
    lines.set(key, {
      ...(known ?? { modifiers, cover: shelter, attack, defence }),
      targets: [...(known?.targets ?? []), unit.id],
      checks: [...(known?.checks ?? []), check],
    });
  }
  return [...lines.values()];
}
