/** Which weapons in the hands of infantry are ordnance (4.1, 4.4, 4.5, 6.0), and at what they may be fired. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal, type Refusal, refusal } from '../../../engine/index.ts';
import type { WeaponCard } from '../counters/card.ts';
import { type Firer, type Shooter, shooterOf } from '../fire/shooters.ts';
import type { View } from '../game.ts';
import { rememberedByCharts } from '../remembered.ts';
import type { FireFrame } from '../state.ts';
import { shapedCharge } from '../support-weapons/light-anti-tank.ts';
import { weaponCardOf } from '../units.ts';
import { isArmId } from '../vehicles/arms.ts';
import { distance, type World } from '../world.ts';
import { choicesAt, turnAt } from './aims.ts';
import { gunOrdnance } from './guns.ts';
import { pressedTooFar } from './intensive-fire.ts';
import { mortar } from './mortars.ts';
import type { Marksman, Ordnance } from './shot.ts';
import { smallBore } from './small-bores.ts';
import { lacksSecondMan } from './two-men.ts';

const ordnances = rememberedByCharts(readOrdnance);

type Armed = Pick<Shooter, 'weapon' | 'equivalent'>;

/** Undefined for what attacks on the fire table at once. */
export function ordnanceOf(world: World, { weapon, equivalent }: Armed): Ordnance | undefined {
  if (!weapon || equivalent) return undefined;
  return ordnances(world, weaponCardOf(weapon));
}

function readOrdnance(world: World, card: WeaponCard): Ordnance | undefined {
  if (card.kind === 'mortar') return mortar(world, card);
  if (card.kind === 'gun') return gunOrdnance(world, card);
  return card.kind === 'shaped-charge' ? shapedCharge(world, card) : undefined;
}

/** What it is against armour, if that is something else: machine guns and anti-tank rifles aim at vehicles (4.1.e, 4.4.4). */
export function antiTankOf(world: World, { weapon }: Armed): Ordnance | undefined {
  const card = weapon && weaponCardOf(weapon);
  return card?.kind === 'machine-gun' || card?.kind === 'anti-tank-rifle'
    ? smallBore(world, card)
    : undefined;
}

export const isOrdnance = (world: World, shooter: Armed): boolean => ordnanceOf(world, shooter) !== undefined;

/** A shot of ordnance, of a main armament, or of a machine gun that aims at a vehicle. */
export function isOrdnanceFrame(
  world: World,
  view: View,
  { faust, shooters, aim, vehicle }: Frozen<FireFrame>,
): boolean {
  const [first] = shooters;
  if (faust) return true;
  if (first === undefined || aim === 'firepower') return false;
  if (isArmId(first)) return first.endsWith('.MA');
  const shooter = shooterOf(view, first);
  return isOrdnance(world, shooter) || (vehicle !== undefined && antiTankOf(world, shooter) !== undefined);
}

/** Why ordnance may not be fired at the hex, sight aside. */
export function ordnanceRefusal(world: World, view: View, firer: Firer, target: HexId): Refusal | undefined {
  const ordnance = ordnanceOf(world, firer);
  return ordnance && shotRefusal(world, view, ordnance, firer, target);
}

/** The same for ordnance that is no counter on the map. */
export function shotRefusal(
  world: World,
  view: View,
  ordnance: Ordnance,
  firer: Marksman,
  target: HexId,
): Refusal | undefined {
  if (firer.mode === 'subsequent' || firer.mode === 'protective') {
    return refusal('3.3.3.g', 'only machine guns and a unit’s own firepower fire again');
  }
  const range = distance(world, firer.at, target);
  const reaches = ordnance.types.some(
    type => ordnance.toHit(range, { type, shell: 'HE', colour: 'black' }) !== undefined,
  );
  if (!reaches) return refusal('3.2.4.range', 'the target is too near or too far');
  if (lacksSecondMan(view, firer)) return refusal('4.4.1.a', 'one leader alone may not fire it');
  return (
    pressedTooFar(world, firer, target) ??
    ordnance.refusal(world, view, firer, target) ??
    noChoice(world, view, ordnance, firer, target)
  );
}

/** It can't be turned there, or has nothing to load that would do anything to what is there. */
function noChoice(
  world: World,
  view: View,
  ordnance: Ordnance,
  firer: Marksman,
  target: HexId,
): Refusal | undefined {
  const turn = turnRefusal(world, view, firer, target);
  if (turn) return turn;
  return choicesAt(world, view, ordnance, firer, target).length > 0
    ? undefined
    : refusal('6.2.a', 'it has no shells for what is there');
}

/** Why it can't be brought to bear on the hex, however it is fired. */
export function turnRefusal(world: World, view: View, firer: Marksman, target: HexId): Refusal | undefined {
  const turn = turnAt(world, view, firer, target);
  return isRefusal(turn) ? turn : undefined;
}
