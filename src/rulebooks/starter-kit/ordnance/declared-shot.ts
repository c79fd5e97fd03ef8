/** The shot that a declaration has come to. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal, type Refusal, refusal } from '../../../engine/index.ts';
import type { Shell } from '../charts/index.ts';
import type { ShellUse } from '../counters/card.ts';
import { shooterOf } from '../fire/shooters.ts';
import type { View } from '../game.ts';
import type { FireFrame, ShooterId } from '../state.ts';
import { panzerfaust } from '../support-weapons/light-anti-tank.ts';
import { unitById, weaponCardOf } from '../units.ts';
import { isArmId } from '../vehicles/arms.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { distance, type World } from '../world.ts';
import { type Choice, choicesAt, chosen, shellsAt, turnAt } from './aims.ts';
import { engagingFirer } from './engaging.ts';
import { faustFirer } from './fausts.ts';
import { isIntensive } from './intensive-fire.ts';
import { isLobbing, lobbing } from './lobbing.ts';
import { type Gunner, gunnerAt } from './marksmen.ts';
import { shellUse } from './mortars.ts';
import { antiTankOf } from './ordnance.ts';
import type { Marksman, Shot } from './shot.ts';

type Declaration = Frozen<FireFrame>;

function firstOf({ shooters: [first] }: Declaration): ShooterId {
  if (first === undefined) throw new Error('a declaration of fire has a shooter');
  return first;
}

/** Who fires at the hex, and with what; or why not. */
export function gunnerOf(world: World, view: View, frame: Declaration, target: HexId): Gunner | Refusal {
  const id = firstOf(frame);
  if (frame.faust) {
    const ordnance = panzerfaust(world);
    const firer = faustFirer(world, view, unitById(view, id), target);
    if (isRefusal(firer)) return firer;
    return ordnance ? { ordnance, firer } : refusal('4.4.2.a', 'there are no Panzerfausts');
  }
  const smallBore = isArmId(id) ? undefined : antiTankOf(world, shooterOf(view, id));
  if (!smallBore) {
    const gunner = gunnerAt(world, view, id, target);
    return frame.aim === 'mortar' && !isRefusal(gunner) ? lobbing(world, view, gunner, target) : gunner;
  }
  const firer = engagingFirer(world, view, shooterOf(view, id), target);
  return isRefusal(firer) ? firer : { firer, ordnance: smallBore };
}

/** Every way in which the declared weapon may be fired at the hex. */
export function choicesIn(world: World, view: View, frame: Declaration, target: HexId): readonly Choice[] {
  const gunner = gunnerOf(world, view, frame, target);
  if (isRefusal(gunner) || (isLobbing(gunner) && frame.aim !== 'mortar')) return [];
  const choices = choicesAt(world, view, gunner.ordnance, gunner.firer, target);
  // Shells that make a cloud are for the area target type alone (6.2).
  return frame.shell === 'smoke' || frame.shell === 'WP'
    ? choices.filter(({ type }) => type === 'area')
    : choices;
}

export function declaredShot(world: World, view: View, frame: Declaration, target: HexId): Shot {
  const gunner = gunnerOf(world, view, frame, target);
  if (isRefusal(gunner)) throw new Error(`${firstOf(frame)} may not fire at ${target}: ${gunner.why}`);
  const { ordnance, firer } = gunner;
  const choice = chosen(choicesIn(world, view, frame, target), frame) ?? { type: ordnance.types[0] ?? 'own' };
  const shell = frame.shell ?? shellsAt(world, view, ordnance, firer, target, choice)[0];
  const use = shell && shellNotes(firer, shell, distance(world, firer.at, target));
  const turn = turnAt(world, view, firer, target, frame.spine);
  const [, helper] = frame.shooters;
  return {
    ordnance,
    firer,
    leaders: frame.leaders.map(id => unitById(view, id)),
    target,
    type: choice.type,
    ...(choice.vehicle !== undefined && { vehicle: vehicleById(view, choice.vehicle) }),
    ...(shell && { shell }),
    ...(use && { use }),
    ...(turn && !isRefusal(turn) && { turn }),
    ...(isIntensive(firer) && { intensive: true as const }),
    ...(helper !== undefined && { helper: unitById(view, helper) }),
    ...(frame.backblast && { backblast: frame.backblast }),
  };
}

function shellNotes({ weapon }: Marksman, shell: Shell, range: number): ShellUse | undefined {
  const card = weapon && weaponCardOf(weapon);
  return card?.kind === 'mortar' ? shellUse(card, shell, range) : undefined;
}
