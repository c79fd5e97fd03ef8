/** What a routing unit carries away, and what it leaves behind (3.6.p). */
import type { Rule } from '../../../engine/index.ts';
import { choose, type Game, type View } from '../game.ts';
import { drop } from '../morale/losses.ts';
import { carryingCapacity } from '../support-weapons/portage.ts';
import { type AnyUnit, type AnyWeapon, unitById, weaponById, weaponCardOf, weaponsOf } from '../units.ts';
import type { World } from '../world.ts';

type Load = readonly AnyWeapon[];

const weight = (load: Load): number => load.reduce((sum, weapon) => sum + weaponCardOf(weapon).portage, 0);

/** The loads that come as near to the unit's capacity as can be without passing it. */
function bestLoads(world: World, view: View, unit: AnyUnit): readonly Load[] {
  let loads: readonly Load[] = [[]];
  for (const weapon of weaponsOf(view, unit)) loads = loads.flatMap(load => [load, [...load, weapon]]);
  const light = loads.filter(load => weight(load) <= carryingCapacity(world, unit));
  const most = Math.max(...light.map(weight));
  return light.filter(load => weight(load) === most);
}

/** Drops what is too much; where several loads are equally heavy, the owner says which. */
export function* leaveWeapons(game: Game, { id, side }: AnyUnit): Rule<void> {
  const surplus = (view: View) => {
    const unit = unitById(view, id);
    const loads = bestLoads(game.world, view, unit);
    const carried = weaponsOf(view, unit);
    if (loads.some(load => load.length === carried.length)) return [];
    return carried.filter(weapon => loads.some(load => !load.includes(weapon)));
  };
  while (surplus(game.state).length > 0) {
    const act = yield* choose({
      by: side,
      id: 'leave-weapon',
      cite: '3.6.p',
      prompt: 'Which weapon stays behind?',
      acts: view => surplus(view).map(weapon => ({ verb: 'drop', weapon: weapon.id }) as const),
    });
    drop(game, weaponById(game.state, act.weapon), unitById(game.state, id));
    game.say('3.6.p', `{${id}} leaves {${act.weapon}} behind`);
  }
}
