/** What is added to the dice of an attack (3.2.3), target by target: each kind of attack has its list. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, type Tally, type TallyEntry, type TallyPlan, tally } from '../../../engine/index.ts';
import { type FIRE_MODIFIERS, modifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import { best, emplacement, gunshield } from '../guns/cover.ts';
import { temAgainstExplosives } from '../pacific/bamboo.ts';
import { type Hindrance, sight } from '../sight/sight.ts';
import { smokeHindrance } from '../smoke/smoke.ts';
import type { Entry, MoveFrame } from '../state.ts';
import { type Cover, coverAt, hasHeightAdvantage, isExposed, isOpenAt } from '../terrain/terrain.ts';
import { type AnyUnit, leadershipOf, weaponCardOf, weaponsOf } from '../units.ts';
import { behindVehicle, coversInfantry } from '../vehicles/cover.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { directionOf } from './direction.ts';
import type { Target } from './target.ts';

/** What lies outside the target hex lowers residual firepower; what lies in it doesn't (3.3.5.c). */
const PLAN: TallyPlan = { stages: ['outside', 'target hex'] };
type Stage = 'outside' | 'target hex';

const ATTACK_KINDS = ['fire', 'vehicle', 'flame', 'charge', 'residual', 'close defence'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** The circumstances of an attack, as far as its modifiers go. */
export interface Circumstances {
  readonly kind: AttackKind;
  readonly target: HexId;
  /** The hexes it comes from; none if it comes from nowhere in particular. */
  readonly from: readonly HexId[];
  readonly leaders: readonly AnyUnit[];
  /** A counter exhausted unit fires or directs. */
  readonly exhausted: boolean;
  /** False while nobody may look along the line: what hinders it is not known yet (3.2.1.e). */
  readonly measured?: boolean;
  /** Where a charge was laid from: a gunshield may be in between (6.6). */
  readonly through?: readonly HexId[];
  /** The movement under way, for attacks at those who move. */
  readonly move?: Frozen<MoveFrame>;
  /** What lies with the guns that fire: turning, mounts, and who serves them. */
  readonly arms?: (target: Target) => readonly TallyEntry[];
}

export type Source = (
  world: World,
  view: View,
  attack: Circumstances,
  target: AnyUnit,
) => readonly TallyEntry[];

/** One for which it doesn't matter who in the hex is the target. */
type HexSource = (world: World, view: View, attack: Circumstances) => readonly TallyEntry[];

type Listed = Parameters<typeof modifier<keyof typeof FIRE_MODIFIERS.cites>>[1];

const listed = (world: World, name: Listed, stage: Stage, more: Partial<TallyEntry> = {}): TallyEntry => ({
  id: name,
  ...modifier(world.charts.fireModifiers, name),
  op: '+',
  stage,
  ...more,
});

export const leadership: HexSource = (_world, _view, { leaders }) => {
  const leader = directionOf(leaders);
  if (!leader) return [];
  const cite = leaders.length > 1 ? '3.2.2.n' : '3.2.2.m';
  return [{ id: 'leadership', cite, op: '+', n: leadershipOf(leader), stage: 'outside', of: leader.id }];
};

/** However many of those who fire or direct are exhausted, it counts once. */
const exhaustion: HexSource = (world, _view, { exhausted }) =>
  exhausted ? [listed(world, 'CX', 'outside')] : [];

/** A group from several hexes fires through the worst hindrance that any of them has (3.2.2.k2). */
export const hindrance: HexSource = (world, view, { from, target, measured = true }) => {
  if (!measured) return [];
  const lines = from.map(hex => {
    const line = sight(world, view, hex, target);
    return { hex, hindrances: line.clear ? line.hindrances : [], total: line.clear ? line.total : 0 };
  });
  const worst = Math.max(0, ...lines.map(({ total }) => total));
  const counted = lines.find(({ total }) => total === worst);
  return lines.flatMap(line =>
    line.hindrances.map(each => ({
      ...hindranceEntry(each, target),
      ...(line === counted ? {} : { waived: `the line from ${counted?.hex} is hindered more, or as much` }),
    })),
  );
};

function hindranceEntry({ at, by, drm, cite }: Hindrance, target: HexId): TallyEntry {
  return { id: `${by} in ${at}`, cite, op: '+', n: drm, stage: at === target ? 'target hex' : 'outside' };
}

/** Smoke where the target stands, for fire that is traced from nowhere (3.3.5.d). */
const smokeOverTarget: HexSource = (world, view, { target }) => {
  const n = smokeHindrance(world, view.smoke, target);
  return n === 0 ? [] : [{ id: `smoke in ${target}`, cite: '3.3.5.d', op: '+', n, stage: 'target hex' }];
};

/** The cover that the target has from any of those who fire: as with hindrances, a group has the worst of it. */
export const cover: Source = (world, view, attack, unit) => {
  const dugIn = emplacement(world, view, unit);
  const terrain = terrainCover(world, view, attack, unit);
  return dugIn ? best([...terrain, dugIn]) : terrain;
};

const terrainCover: Source = (world, view, { kind, from, target, move }, unit) => {
  const entry = entryOf(move, unit);
  const covers = fireLines(from).map(hex => coverAt(world, view, target, hex, entry));
  const found = covers.find(each => each !== undefined);
  if (found) {
    const tem = kind === 'charge' ? temAgainstExplosives(world, found) : found.tem;
    return [{ id: found.terrain, cite: found.cite, op: '+', n: tem, stage: 'target hex' }];
  }
  const lower = from.some(hex => hasHeightAdvantage(world, view, target, hex, entry));
  if (lower) return [listed(world, 'height advantage', 'target hex')];
  return coversInfantry(view, target, unit.side) ? [behindVehicle(world)] : [];
};

/** The same on the fire table, where a gunshield will do as well (6.6). */
const coverOrShield: Source = (world, view, attack, unit) => {
  const shield = gunshield(world, view, unit, attack.through ?? attack.from);
  const other = cover(world, view, attack, unit);
  return shield ? best([...other, shield]) : other;
};

/** Men at the wheels of a gun can't take cover (6.5.d). */
export const hazardousMovement: Source = (world, _view, _attack, { manhandled, pinned }) =>
  manhandled && !pinned ? [listed(world, 'hazardous movement', 'target hex')] : [];

const ownArms = (_world: World, _view: View, { arms }: Circumstances, target: Target) => arms?.(target) ?? [];

/** Without a hex to come from there is still one attack. */
const fireLines = (from: readonly HexId[]): readonly (HexId | undefined)[] =>
  from.length === 0 ? [undefined] : from;

/** A pinned unit no longer moves; a broken one runs on, and is past assault movement (3.3.3.m, 3.3.3.n). */
const isMoving = (move: Circumstances['move'], target: AnyUnit): boolean =>
  move !== undefined && !target.pinned && !target.manhandled;

/** How it came into the hex: a charge may come from several sides at once. */
const entryOf = (move: Circumstances['move'], { id }: AnyUnit): Entry | undefined =>
  move?.entries?.[id] ?? move?.entry;

export const nonAssaultMovement: Source = (world, _view, { move }, target) => {
  if (!isMoving(move, target)) return [];
  const careful = move?.kind === 'assault' && !target.broken;
  return [listed(world, 'FFNAM', 'target hex', careful ? { waived: 'assault movement' } : {})];
};

export const movementInTheOpen: Source = (world, view, attack, unit) => {
  const { from, target, move } = attack;
  if (!isMoving(move, unit) || !isOpenAt(world, target, from[0], entryOf(move, unit))) return [];
  const why = coversInfantry(view, target, unit.side)
    ? 'a vehicle or wreck covers it'
    : notInTheOpen(world, view, attack, unit);
  return [listed(world, 'FFMO', 'target hex', why ? { waived: why } : {})];
};

/** Hindered or from below, no fire catches a man in the open (2.0.FFMO, 1.1.1.hill.h). */
function notInTheOpen(
  world: World,
  view: View,
  { from, target, move, measured = true }: Circumstances,
  unit: AnyUnit,
): string | undefined {
  if (smokeHindrance(world, view.smoke, target) > 0) return 'the line is hindered';
  for (const hex of from) {
    const line = measured ? sight(world, view, hex, target) : undefined;
    if (line?.clear && line.total > 0) return 'the line is hindered';
    if (!isExposed(world, view, hex, target, entryOf(move, unit))) return 'cover or height protects it';
  }
  return undefined;
}

/** Everybody aims at the man with the flamethrower (4.2.c). */
export const flamethrowers: Source = (world, view, _attack, target) => {
  const carried = weaponsOf(view, target).filter(weapon => weaponCardOf(weapon).kind === 'flamethrower');
  return carried.map(({ id }) => listed(world, 'target possesses a flamethrower', 'target hex', { of: id }));
};

/** What the target does to be shot at: nobody pays for running who pushes a gun (6.5.d). */
const movement: readonly Source[] = [nonAssaultMovement, movementInTheOpen, hazardousMovement];

/** In the order in which a player adds them up. */
const SOURCES: Readonly<Record<AttackKind, readonly Source[]>> = {
  fire: [leadership, exhaustion, ownArms, hindrance, coverOrShield, ...movement, flamethrowers],
  vehicle: [ownArms, hindrance, coverOrShield, ...movement, flamethrowers],
  // No leadership and no terrain, of which movement in the open is part (4.2.a, 1.1.1.open.a).
  flame: [exhaustion, hindrance, nonAssaultMovement, hazardousMovement, flamethrowers],
  charge: [exhaustion, coverOrShield, hazardousMovement, flamethrowers],
  residual: [smokeOverTarget, cover, ...movement, flamethrowers],
  'close defence': [],
};

/** The same against the crew of a vehicle, which does not move on foot and has its own cover (7.7.b). */
const AT_CREWS: Readonly<Record<AttackKind, readonly HexSource[]>> = {
  fire: [leadership, exhaustion, hindrance],
  vehicle: [hindrance],
  flame: [exhaustion, hindrance],
  charge: [exhaustion],
  residual: [smokeOverTarget],
  'close defence': [],
};

export function fireModifiers(world: World, view: View, attack: Circumstances, target: AnyUnit): Tally {
  return tally(
    PLAN,
    0,
    SOURCES[attack.kind].flatMap(source => source(world, view, attack, target)),
  );
}

/** What is added to the dice of an attack at the crew of a vehicle. */
export function crewFireModifiers(world: World, view: View, attack: Circumstances, crew: AnyVehicle): Tally {
  const { kind, from, target } = attack;
  const covers = kind === 'flame' ? [] : fireLines(from).map(hex => coverAt(world, view, target, hex));
  return tally(PLAN, 0, [
    ...ownArms(world, view, attack, crew),
    ...AT_CREWS[kind].flatMap(source => source(world, view, attack)),
    ...crewCover(
      world,
      covers.find(each => each !== undefined),
    ),
  ]);
}

/** Half out of its hatch, a crew is covered by its vehicle; better cover of the hex counts instead (7.7.b). */
export function crewCover(world: World, ofHex: Cover | undefined): readonly TallyEntry[] {
  const exposed = modifier(world.charts.vehicularFireModifiers, 'crew exposed, as a target');
  const hatch: TallyEntry = { id: 'crew exposed', ...exposed, op: '+', stage: 'target hex' };
  if (!ofHex || ofHex.tem <= 0) return [hatch];
  const { terrain, cite, tem } = ofHex;
  const ground: TallyEntry = { id: terrain, cite, op: '+', n: tem, stage: 'target hex' };
  const waived = 'only the better cover counts';
  return tem > hatch.n ? [{ ...hatch, waived }, ground] : [hatch, { ...ground, waived }];
}

/** By how many columns conditions outside the target hex lower what the attack leaves behind (3.3.5.c). */
export function residualReduction({ kept }: Tally): number {
  return kept.reduce((sum, { stage, n }) => (stage === 'outside' && n > 0 ? sum + n : sum), 0);
}
