/** What a routing unit carries away, and what it leaves behind (3.6.p). */
import { anyOffer, type Rule, refusal } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { drop } from '../morale/losses.ts';
import { carryingCapacity } from '../support-weapons/portage.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  possessorOf,
  unitById,
  weaponById,
  weaponCardOf,
  weaponsOf,
} from '../units.ts';
import { idling, type SideScene } from '../whose.ts';

type Load = readonly AnyWeapon[];

interface LoadScene extends SideScene {
  /** Who is about to rout. */
  readonly unit: AnyUnit;
}

const weight = (load: Load): number => load.reduce((sum, weapon) => sum + weaponCardOf(weapon).portage, 0);

/** The loads that come as near to the unit's capacity as can be without passing it. */
const bestLoads = remembered(({ world, view, unit }: LoadScene): readonly Load[] => {
  let loads: readonly Load[] = [[]];
  for (const weapon of weaponsOf(view, unit)) loads = loads.flatMap(load => [load, [...load, weapon]]);
  const light = loads.filter(load => weight(load) <= carryingCapacity(world, unit));
  const most = Math.max(...light.map(weight));
  return light.filter(load => weight(load) === most);
});

const CARRIED = refusal('3.6.p', 'it is carried away: nobody leaves what he can carry');

const leave = verbsIn<LoadScene>()('drop', {
  cite: '3.6.p',
  who: ({ view, unit }) => weaponsOf(view, unit),
  whoElse: refusal('3.6.p', 'it is no weapon of those who rout'),
  by: (_, { by }) => by,
  unfit(scene, weapon) {
    const loads = bestLoads(scene);
    const carried = weaponsOf(scene.view, scene.unit).length;
    const canCarryAll = loads.some(load => load.length === carried);
    return canCarryAll || loads.every(load => load.includes(weapon)) ? CARRIED : undefined;
  },
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon: id }) {
    const weapon = weaponById(game.state, id);
    const unit = possessorOf(game.state, weapon);
    if (!unit) return;
    drop(game, weapon, unit);
    game.say('3.6.p', `{${unit.id}} leaves {${id}} behind`);
  },
});

const idle = idling(
  refusal('3.6.p', 'first it is said what is left behind'),
  refusal('3.6.p', 'it is not about to rout'),
);

/** Drops what is too much; where several loads are equally heavy, the owner says which. */
export function* leaveWeapons(game: Game, { id, side }: AnyUnit): Rule<void> {
  const sceneOf = (view: View): LoadScene => ({ world: game.world, view, side, unit: unitById(view, id) });
  while (anyOffer([leave], sceneOf(game.state))) {
    yield* decide(game, [leave], sceneOf, idle, {
      by: side,
      id: 'leave-weapon',
      cite: '3.6.p',
      prompt: 'Which weapon stays behind?',
    });
  }
}
