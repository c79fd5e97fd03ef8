/** At what ordnance is fired (3.2.4, 6.2, 6.11): at a hex with enemies; or at ground, once that has been said. */
import { isRefusal, type Refusal, refusal } from '../../../../engine/index.ts';
import { remembered } from '../../../kit/remembered.ts';
import type { Shell } from '../../charts/index.ts';
import { type DeclarationScene, declare } from '../../fire/declaration-scene.ts';
import { verbsIn } from '../../game.ts';
import { gunnerOf } from '../declared-shot.ts';
import { mayStillFireLike } from '../equivalent.ts';
import { groundFire, groundShells, someGround } from '../ground.ts';
import { gunnerNow } from '../marksmen.ts';
import { shellRefusal } from '../shells.ts';
import { isSmoke } from '../shot.ts';
import { knownTargetHexes } from '../targets.ts';

const verb = verbsIn<DeclarationScene>();

/** The ground only as such, once that has been said: by area fire, or by shells that make a cloud. */
const isGround = ({ frame }: DeclarationScene): boolean => frame.aim === 'area' || isSmoke(frame.shell);

const groundRefusals = remembered(({ world, view, frame }: DeclarationScene) =>
  groundFire(world, view, frame),
);

const at = verb('at', {
  cite: '3.2.4.proc.b',
  who: scene => (isGround(scene) ? scene.world.field.ids : knownTargetHexes(scene.view, scene.side)),
  whoElse: refusal('3.2.b', 'there is nobody to fire at'),
  unfit(scene, hex) {
    const { world, view, frame } = scene;
    if (isGround(scene)) {
      const refusalAt = groundRefusals(scene);
      return isRefusal(refusalAt) ? refusalAt : refusalAt(hex);
    }
    const gunner = gunnerOf(world, view, frame, hex);
    return isRefusal(gunner) && !mayStillFireLike(world, view, frame, hex) ? gunner : undefined;
  },
  args: hex => ({ hex }),
  perform: (game, { hex }) => declare(game, { target: hex }),
});

const SAID = refusal('3.2.4.proc.b', 'it has been said at what it is fired');
const NO_TARGET = refusal('3.2.2.e', 'the attack has no target yet');
const NO_SUCH = refusal('6.2.a', 'it has no such ammunition');
const NO_GROUND = refusal('6.11.b', 'no hex lies within its range, its covered arc and its sight');

const bar = (scene: DeclarationScene): Refusal | undefined => {
  if (isGround(scene)) return SAID;
  return scene.frame.faust ? NO_SUCH : undefined;
};

const groundSeen = remembered(({ world, view, frame }: DeclarationScene) => someGround(world, view, frame));

/** No hex to fire at as such. */
function noGround(scene: DeclarationScene): Refusal | undefined {
  if (groundSeen(scene) !== undefined) return undefined;
  const refusalAt = groundRefusals(scene);
  return isRefusal(refusalAt) ? refusalAt : NO_GROUND;
}

const clouds = remembered((scene: DeclarationScene): readonly Shell[] => {
  const ground = groundSeen(scene);
  return ground === undefined ? [] : groundShells(scene.world, scene.view, scene.frame, ground);
});

const CLOUDS = ['WP', 'smoke'] as const satisfies readonly Shell[];

/** Before there is a target only shells that make a cloud are named (6.2). */
const load = verb('load', {
  cite: '6.2.b',
  bar,
  who: () => CLOUDS,
  whoElse: NO_TARGET,
  unfit(scene, shell) {
    const { world, view, frame } = scene;
    const against = noGround(scene);
    if (against) return against;
    if (!clouds(scene).includes(shell)) return cloudRefusal(scene, shell);
    // Some mortars throw their smoke less far than their shells (Chapter H).
    return someGround(world, view, { ...frame, shell }) === undefined ? NO_GROUND : undefined;
  },
  args: shell => ({ shell }),
  perform: (game, { shell }) => declare(game, { shell }),
});

function cloudRefusal({ world, view, frame }: DeclarationScene, shell: Shell): Refusal {
  const [id] = frame.shooters;
  const gunner = id === undefined ? NO_SUCH : gunnerNow(world, view, id);
  if (isRefusal(gunner)) return gunner;
  return shellRefusal(world, view, gunner.firer, 'area', undefined, shell) ?? NO_SUCH;
}

const aim = verb('aim', {
  cite: '6.11.b',
  bar,
  who: () => ['area'] as const,
  whoElse: NO_TARGET,
  unfit: noGround,
  args: type => ({ at: type }),
  perform: (game, act) => declare(game, { aim: act.at }),
});

export const TARGET_VERBS = [at, load, aim] as const;
