/** Bugging out (10.6.4): before the enemy is in the hex its men may try to be gone. */
import {
  anyOffer,
  isRefusal,
  PASS,
  type Refusal,
  type Rule,
  refusal,
  type Subject,
} from '../../../engine/index.ts';
import { heldRefusal } from '../close-combat/melee.ts';
import { clearCrossfire } from '../fire/enfilade.ts';
import {
  decide,
  type Fielded,
  type Game,
  isDisrupted,
  isFielded,
  lay,
  ownUnits,
  type Scene,
  sceneFor,
  unitById,
  verbsIn,
} from '../game.ts';
import { show } from '../hidden/reveal.ts';
import { isHidden } from '../hidden/unseen.ts';
import { viewFor } from '../hidden/views.ts';
import { moraleCheck } from '../morale/check.ts';
import type { LocId, UnitId } from '../state.ts';
import { enemyOf, hexOf } from '../world.ts';
import { groundCost, waysOut } from './costs.ts';

/** Where the enemy is about to come, and who has tried already. */
interface BugOutScene extends Scene {
  readonly places: readonly LocId[];
  readonly tried: readonly UnitId[];
}

const verb = verbsIn<BugOutScene>();

const bugOutVerb = verb('bug-out', {
  cite: '10.6.4',
  who: scene => ownUnits(scene).filter(({ at }) => scene.places.includes(at)),
  whoElse: refusal('10.6.4', 'nobody comes to it'),
  unfit: ({ view, tried }, unit): Refusal | undefined => {
    if (tried.includes(unit.id)) return refusal('10.6.4', 'it has tried');
    // It would have to be laid on the map before (3.3.4.2.c, R17).
    if (isHidden(unit)) return refusal('3.3.4.2.c', 'it is hidden, and lies still');
    // Who could not move anyway stays (12.3.1.5.3.a, 12.3.1.5.4.a).
    if (unit.morale !== undefined) return refusal('12.3.1.5.3.a', 'it can’t move');
    return heldRefusal(view, unit);
  },
  what: ({ world, view }, { at }) => waysOut(world, view, at),
  whatElse: refusal('10.6.4', 'there is no way out'),
  refusal: ({ world, view, side }, unit, to) => {
    const cost = groundCost(world, unit.at, to);
    if (isRefusal(cost)) return cost;
    return view.units.some(
      each => each.side !== side && each.at !== undefined && hexOf(each.at) === hexOf(to),
    )
      ? refusal('10.6.4', 'the enemy is there')
      : undefined;
  },
  args: ({ id }, to) => ({ unit: id, to }),
  *perform(game, { unit: id, to }) {
    show(game, unitById(game.state, id), '3.3.3.a');
    yield* moraleCheck(game, id, 0, '10.6.4');
    const unit = unitById(game.state, id);
    // Pinned it stays; Disrupted it flees a hex (10.6.4).
    if (isFielded(unit) && unit.morale !== 'pinned') slipAway(game, unit, to);
  },
});

function slipAway(game: Game, unit: Fielded, to: LocId): void {
  delete game.own(unit).dugIn;
  delete game.own(unit).inCover;
  lay(game, unit, to);
  clearCrossfire(game);
  game.say('10.6.4', `{${unit.id}} ${isDisrupted(unit) ? 'flees' : 'slips away'} before the enemy is there.`);
}

const pass = verb('pass', { cite: '10.6.4', perform() {} });

/** One after the other may try, until their side lets it be. */
export function* bugOut(game: Game, places: readonly LocId[]): Rule<void> {
  const mover = game.state.doing.at(-1);
  if (mover?.is !== 'move') return;
  const side = enemyOf(game.world, mover.side);
  const tried: UnitId[] = [];
  for (;;) {
    const scene = (view: Scene['view']): BugOutScene => ({
      ...sceneFor(game, side)(view),
      places,
      tried,
    });
    if (!anyOffer([bugOutVerb], scene(viewFor(game.state, side)))) return;
    const act = yield* decide(game, [bugOutVerb, pass] as const, scene, idle, {
      by: side,
      id: 'bug-out',
      cite: '10.6.4',
      prompt: 'Bug out',
      window: { on: 'bug-out', pass: PASS },
    });
    if (act.verb === PASS.verb) return;
    if ('unit' in act) tried.push(act.unit as UnitId);
  }
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('10.6.4', place === undefined ? 'nobody comes to it' : 'nobody gets there now');
