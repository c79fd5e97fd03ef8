/** What became of pieces and places between two states: the odds count it, and the replay marks it. */
import type { HexId } from '../../board/index.ts';
import { type Fact, factsOf, type Loss } from '../../engine/index.ts';
import type { SmokeKind } from './charts/smoke.ts';
import { ARMS } from './counters/card.ts';
import { personCard } from './counters/index.ts';
import { residualAt } from './fire/residual.ts';
import type { View } from './game.ts';
import { isGun } from './guns/guns.ts';
import { type AnyUnit, type AnyWeapon, possessorOf } from './units.ts';
import { armId, armState } from './vehicles/arms.ts';
import type { AnyVehicle } from './vehicles/vehicles.ts';

export function digest(before: View, after: View): readonly Fact[] {
  return [
    ...before.units.flatMap(was => {
      const is = after.units.find(each => each.id === was.id);
      return is ? unitFacts(after, was, is) : factsOf(was.id, wayOut(before, after, was));
    }),
    ...before.weapons.flatMap(was => {
      const is = after.weapons.find(each => each.id === was.id);
      return is ? weaponFacts(before, after, was, is) : factsOf(was.id, 'destroyed' satisfies Loss);
    }),
    ...(before.vehicles ?? []).flatMap(was => {
      const is = after.vehicles?.find(each => each.id === was.id);
      return is ? [...vehicleFacts(was, is), ...armFacts(was, is)] : factsOf(was.id, 'exited');
    }),
    ...placeFacts(before, after),
  ];
}

// ---- units

function unitFacts(after: View, was: AnyUnit, is: AnyUnit): readonly Fact[] {
  return factsOf(
    is.id,
    came(was, is, 'broken') && 'broken',
    was.broken && !is.broken && 'rallied',
    came(was, is, 'pinned') && 'pinned',
    came(was, is, 'wounded') && 'wounded',
    was.card !== is.card && change(after, was, is),
  );
}

type Change = Loss | 'deployed' | 'recombined' | 'replaced';

/** Casualties make a half-squad of a squad, or take a step (8.1.2); so does deployment, which leaves two (8.4). */
function change(after: View, was: AnyUnit, is: AnyUnit): Change {
  const [before, now] = [personCard(was.card), personCard(is.card)];
  if (before.kind === 'half-squad' && now.kind === 'squad') return 'recombined';
  if (before.kind === 'squad' && now.kind === 'half-squad') return twinOf(after, is) ? 'deployed' : 'reduced';
  return before.kind !== 'leader' && before.step === now.id ? 'reduced' : 'replaced';
}

/** The other half of a squad that has deployed: the newest unit, of its own kind and in its own hex. */
function twinOf({ units, next }: View, half: AnyUnit): boolean {
  const newest = units.find(({ id }) => id === `u${next - 1}`);
  return newest !== undefined && newest.card === half.card && newest.at === half.at && newest.id !== half.id;
}

function wayOut(before: View, after: View, unit: AnyUnit): 'exited' | 'recombined' | Loss {
  const exits = ({ losses }: View) =>
    losses.filter(({ side, card, how }) => how === 'exited' && side === unit.side && card === unit.card)
      .length;
  if (exits(after) > exits(before)) return 'exited';
  return after.losses.length === before.losses.length ? 'recombined' : 'eliminated';
}

// ---- weapons and vehicles

function weaponFacts(before: View, after: View, was: AnyWeapon, is: AnyWeapon): readonly Fact[] {
  return factsOf(
    is.id,
    came(was, is, 'malfunctioned') && 'malfunctioned',
    was.malfunctioned && !is.malfunctioned && 'repaired',
    was.by !== undefined && is.by === undefined && 'dropped',
    was.by === undefined && is.by !== undefined && 'recovered',
    isGun(is) && possessorOf(before, was)?.at !== possessorOf(after, is)?.at && is.by === was.by && 'moved',
    ...depleted(was, is),
  );
}

const MISHAPS = ['immobilized', 'shocked', 'stunned', 'recalled'] as const;

function vehicleFacts(was: AnyVehicle, is: AnyVehicle): readonly Fact[] {
  if (came(was, is, 'wreck')) return factsOf(is.id, 'destroyed' satisfies Loss);
  return factsOf(
    is.id,
    ...MISHAPS.filter(flag => came(was, is, flag)),
    was.bogged !== is.bogged && (is.bogged ?? (!is.immobilized && 'freed')),
    was.shocked === 'shock' && is.shocked === 'UK' && 'an unconfirmed kill',
    was.shocked && !is.shocked && 'recovered',
    came(was, is, 'pinned') && 'crew pinned',
    // Who drives gets into motion as he likes; only others have to try (3.3.2.1).
    came(was, is, 'roused') && came(was, is, 'motion') && 'in motion',
    came(was, is, 'lowAmmunition') && 'low on ammunition',
    ...depleted(was, is),
  );
}

function armFacts(was: AnyVehicle, is: AnyVehicle): readonly Fact[] {
  return ARMS.flatMap(arm => {
    const [before, now] = [armState(was, arm), armState(is, arm)];
    return factsOf(
      armId(is, arm),
      !before.disabled && now.disabled && 'disabled',
      !before.malfunctioned && now.malfunctioned && 'malfunctioned',
      before.malfunctioned && !now.malfunctioned && !now.disabled && 'repaired',
    );
  });
}

/** Special shells that have run out. */
function depleted(was: AnyWeapon | AnyVehicle, is: AnyWeapon | AnyVehicle): readonly string[] {
  return (is.depleted ?? []).filter(shell => !was.depleted?.includes(shell)).map(shell => `no more ${shell}`);
}

function came<P>(was: P, is: P, flag: keyof P): boolean {
  return was[flag] === undefined && is[flag] !== undefined;
}

// ---- places

function placeFacts(before: View, after: View): readonly Fact[] {
  const left = after.residual.filter(({ at, firepower }) => firepower > residualAt(before, at));
  const fallen = (after.collapsed ?? []).filter(hex => !before.collapsed?.includes(hex));
  return [
    ...cloudFacts(before, after),
    ...left.map(({ at, firepower }) => ({ of: at, is: `${firepower} residual firepower` })),
    ...fallen.map(hex => ({ of: hex, is: 'hut collapsed' })),
  ];
}

const CLOUDS = ['smoke', 'white phosphorus'] as const;
type Cloud = (typeof CLOUDS)[number];

export const cloudOf = (kind: SmokeKind): Cloud =>
  kind === 'full WP' || kind === 'dispersed WP' ? 'white phosphorus' : 'smoke';

/** Clouds have no ids: a new one is where there are more than before. Thinned out, it is still the same. */
function cloudFacts(before: View, after: View): readonly Fact[] {
  const hexes = [...new Set(after.smoke.map(({ at }) => at))];
  const count = ({ smoke }: View, hex: HexId, cloud: Cloud) =>
    smoke.filter(({ at, kind }) => at === hex && cloudOf(kind) === cloud).length;
  return hexes.flatMap(hex =>
    factsOf(hex, ...CLOUDS.filter(cloud => count(after, hex, cloud) > count(before, hex, cloud))),
  );
}
