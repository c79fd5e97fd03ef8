/** How an attack is declared (3.2.2): who fires first, at what, who joins in, who directs it; then the dice. */
import type { HexId } from '../../../board/index.ts';
import { isRefusal, type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { decide, type Game, verbsIn } from '../game.ts';
import { ordnanceFrame } from '../ordnance/declaration.ts';
import { engageable } from '../ordnance/engaging.ts';
import { isOrdnanceFrame } from '../ordnance/ordnance.ts';
import { gunfireFrame, isGunfire } from '../vehicles/gunfire.ts';
import {
  type Declaration,
  type DeclarationScene,
  declarationScene,
  declare,
  groupIn,
  idleInDeclaration,
} from './declaration-scene.ts';
import { GROUP_VERBS } from './group-verbs.ts';
import { fireMode } from './modes.ts';
import { type Firer, firingAs } from './shooters.ts';
import { attackRefusal, targetHexes } from './targets.ts';

/** One pick of the declaration; the last one throws the dice. */
export function* fireFrame(game: Game, frame: Declaration): Rule<void> {
  const { target } = frame;
  if (isGunfire(frame)) yield* gunfireFrame(game, frame);
  else if (isOrdnanceFrame(game.world, game.state, frame)) yield* ordnanceFrame(game, frame);
  else if (target === undefined) yield* pickTarget(game, frame);
  else yield* pickGroup(game, frame, target);
}

const verb = verbsIn<DeclarationScene>();

// ---- the target

/** Hexes with men to fire at, or with a vehicle that the weapon could harm. */
const at = verb('at', {
  cite: '3.2.2.e',
  who: ({ world, view }) => targetHexes(world, view),
  whoElse: refusal('3.2.b', 'there is nobody to fire at'),
  unfit(scene, hex) {
    const { world, view } = scene;
    const firer = firstFirer(scene);
    const against = isRefusal(firer) ? firer : firer && attackRefusal(world, view, firer, hex);
    return against && !vehiclesInReach(scene).has(hex) ? against : undefined;
  },
  args: hex => ({ hex }),
  perform: (game, { hex }) => declare(game, { target: hex }),
});

/** Who has begun the attack; there is nobody else before it has a target. */
const firstFirer = remembered((scene: DeclarationScene): Firer | Refusal | undefined => {
  const [shooter] = groupIn(scene);
  const mode = shooter && fireMode(scene.world, scene.view, shooter);
  return isRefusal(mode) ? mode : mode && shooter && firingAs(mode, shooter);
});

const vehiclesInReach = remembered((scene: DeclarationScene): ReadonlySet<HexId> => {
  const { world, view } = scene;
  const vehicles = groupIn(scene).flatMap(shooter =>
    shooter.equivalent ? [] : engageable(world, view, shooter),
  );
  return new Set(vehicles.flatMap(vehicle => vehicle.at ?? []));
});

const TARGET_VERBS = [at] as const;

function* pickTarget(game: Game, frame: Declaration): Rule<void> {
  yield* decide(game, TARGET_VERBS, declarationScene(game.world, frame), idleInDeclaration, {
    by: frame.by,
    id: 'fire-target',
    cite: '3.2.2.e',
    prompt: 'At which hex?',
  });
}

// ---- the group

function* pickGroup(game: Game, frame: Declaration, target: HexId): Rule<void> {
  yield* decide(game, GROUP_VERBS, declarationScene(game.world, frame), idleInDeclaration, {
    by: frame.by,
    id: 'fire-group',
    cite: '3.2.2.i',
    prompt: `Who fires at ${target}?`,
  });
}
