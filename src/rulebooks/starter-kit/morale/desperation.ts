/** Desperation morale: who comes under it by an enemy's coming near, and who gets rid of it (3.1, 3.2.3). */
import { anyOffer, asking, type Rule, refusal, type Side, unset } from '../../../engine/index.ts';
import { choose, type Game, mayLeave, type View, verbsIn } from '../game.ts';
import { hasEnemyBeside } from '../rout/known-enemies.ts';
import type { UnitId } from '../state.ts';
import { isCoverHex } from '../terrain/terrain.ts';
import type { AnyUnit } from '../units.ts';
import { idling, type SideScene } from '../whose.ts';
import type { World } from '../world.ts';

export function makeDesperate(game: Game, unit: AnyUnit, cite: string): void {
  if (!unit.broken || unit.desperate) return;
  game.own(unit).desperate = true;
  game.say(cite, `{${unit.id}} is desperate`);
}

/** A broken unit that a Known Enemy Unit has come next to is desperate, whoever of them moved (3.2.3.t). */
export function desperationByEnemies(game: Game): void {
  for (const unit of game.state.units) {
    if (unit.broken && !unit.desperate && isPressed(game.world, game.state, unit)) {
      makeDesperate(game, unit, '3.2.3.t');
    }
  }
}

function isPressed(world: World, view: View, unit: AnyUnit): boolean {
  return unit.at !== undefined && hasEnemyBeside(world, view, unit.side, unit.at);
}

/** Those of the side whose desperation ends with this rally phase, unless they want to keep it (3.1.o). */
function recovering(world: World, view: View, side: Side): readonly AnyUnit[] {
  return view.units.filter(unit => unit.side === side && unit.desperate && !isPressed(world, view, unit));
}

/** The last step of the rally phase, for one side. */
interface ClearingScene extends SideScene {
  readonly kept: readonly UnitId[];
}

const verb = verbsIn<ClearingScene>();

/** What is picked is kept by who asks. */
const picked = (): void => {};

/** Who stays in the open may stay desperate, and so keep the right to rout. */
const stayDesperate = verb('stay-desperate', {
  cite: '3.1.o',
  who: ({ view, side }) => view.units.filter(unit => unit.side === side && unit.desperate),
  whoElse: refusal('3.1.o', 'it is not desperate'),
  unfit({ world, view, kept }, unit) {
    if (kept.includes(unit.id)) return refusal('3.1.o', 'it stays desperate');
    if (isPressed(world, view, unit)) return refusal('3.1.o', 'it stays desperate, with enemies beside it');
    return unit.at === undefined || isCoverHex(world, view, unit.at)
      ? refusal('3.1.o', 'it is under cover, and no longer desperate')
      : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  perform: picked,
});

const CLEARING = [stayDesperate, verb('done', { cite: '3.1.o', perform: picked })] as const;

const idle = idling(
  refusal('3.1.o', 'pick those who stay desperate'),
  refusal('3.1.o', 'it is not desperate'),
);

export function* removeDesperation(game: Game, side: Side): Rule<void> {
  const { world } = game;
  const kept: UnitId[] = [];
  const sceneOf = (view: View): ClearingScene => ({ world, view, side, kept });
  while (anyOffer([stayDesperate], sceneOf(game.state))) {
    const act = yield* choose({
      by: side,
      id: 'stay-desperate',
      cite: '3.1.o',
      prompt: 'Keep units desperate, so that they may rout?',
      window: mayLeave('stay-desperate'),
      ...asking(CLEARING, sceneOf, idle),
    });
    if (act.verb === 'done') break;
    kept.push(act.unit);
    game.say('3.1.o', `{${act.unit}} stays desperate`);
  }
  for (const unit of recovering(world, game.state, side)) {
    if (kept.includes(unit.id)) continue;
    unset(game.own(unit), 'desperate');
    game.say('3.1.o', `{${unit.id}} is no longer desperate`);
  }
}
