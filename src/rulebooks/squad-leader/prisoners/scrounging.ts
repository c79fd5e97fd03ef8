/** Men without arms look for some where they have come to (5.8.7). */
import { lookedUp, type Refusal, type Rule, refusal, roll, sumOf } from '../../../engine/index.ts';
import { DR, type Game, type View, verbsIn } from '../game.ts';
import type { PhaseScene } from '../movement/move-scene.ts';
import { purseOf } from '../movement/moving-stack.ts';
import type { UnitId } from '../state.ts';
import { isMarshAt } from '../terrain/terrain.ts';
import { noteFind, trailOf } from '../trails/trails.ts';
import { type AnyUnit, ownUnits, unitById } from '../units.ts';
import type { World } from '../world.ts';
import { rearm } from './rearming.ts';

/** Nothing less will do. */
export const SCROUNGED_AT = 2;

/** It has spent all it had to come out of the hex in which it began. */
function hasRunItsCourse(world: World, view: View, unit: AnyUnit): boolean {
  const trail = trailOf(view, unit.id);
  const last = trail?.steps.at(-1);
  if (!trail || !last || last.at === trail.from) return false;
  const move = { is: 'move', units: last.with, kind: trail.kind } as const;
  return purseOf(world, view, unit, move, false) <= 0;
}

function scroungeRefusal({ world, view, side }: PhaseScene, unit: AnyUnit): Refusal | undefined {
  if (!unit.unarmed || unit.guard !== undefined) return refusal('5.8.7', 'it is not looking for arms');
  if (view.scrounged?.includes(side)) return refusal('5.8.7', 'its side has had its one try of this turn');
  if (unit.broken || unit.at === undefined) return refusal('5.8.7', 'it is in no state to look for arms');
  if (isMarshAt(world, unit.at)) return refusal('5.8.7', 'nothing is found in a marsh');
  return hasRunItsCourse(world, view, unit)
    ? undefined
    : refusal('5.8.7', 'it must have spent all of its factors on its way out of its hex');
}

export const scrounge = verbsIn<PhaseScene>()('scrounge', {
  cite: '5.8.7',
  who: ownUnits,
  unfit: scroungeRefusal,
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => lookForArms(game, unit),
});

function* lookForArms(game: Game, id: UnitId): Rule<void> {
  const { side, card } = unitById(game.state, id);
  game.own(game.state).scrounged = [...(game.state.scrounged ?? []), side];
  const finds = yield* roll(
    DR,
    `{${id}} looks for arms`,
    ({ coloured, white }) => coloured + white <= SCROUNGED_AT,
    {
      cite: '5.8.7',
      by: side,
      tell: (dice, found) => lookedUp(sumOf(dice), undefined, found ? 'arms' : 'nothing', { of: [id] }),
    },
  );
  if (!finds) return;
  noteFind(game, id, card);
  game.befall(id, 'armed');
  rearm(game, [id], '5.8.7');
}
