/**
 * Set-up: the sides place their units in their areas, one side after the other, and give weapons to units of their
 * group. Until it says that it is done, a side may lift units off again.
 */
import { type Refusal, type Rule, refusal, type Side, type Subject, unset } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { oneOfAKind } from '../../kit/scenario/set-up.ts';
import { type AnyFrame, pop, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { fitsIn } from '../movement/stacking.ts';
import type { SetUpFrame } from '../state.ts';
import { comesApart } from '../support-weapons/assembly.ts';
import { canCarry } from '../support-weapons/portage.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  bearerOf,
  locationsHeld,
  ownUnits,
  unitById,
  weaponById,
  weaponsOf,
} from '../units.ts';
import { enemyOf, groupOf, type World } from '../world.ts';
import { takeControl } from './control.ts';
import { orderOfBattle } from './order-of-battle.ts';
import { areaOf } from './set-up-area.ts';
import { openSighting } from './sighting.ts';

/** The frames of the set-up, innermost last: first the side that sets up first. */
export function setUpFrames(world: World): readonly AnyFrame[] {
  const { scenario } = world;
  const order = [enemyOf(world, scenario.setsUpFirst), scenario.setsUpFirst];
  const busy = order.filter(side =>
    scenario.groups.some(group => group.side === side && (!group.enter || group.weapons !== undefined)),
  );
  return busy.map(side => ({ is: 'set-up', side }));
}

interface SetUpScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

const verb = verbsIn<SetUpScene>();

const setsUp = ({ world }: SetUpScene, unit: AnyUnit): boolean => areaOf(world, unit).length > 0;

const waiting = remembered((scene: SetUpScene) =>
  ownUnits(scene).filter(unit => unit.at === undefined && setsUp(scene, unit)),
);
const taken = remembered(({ view, side }: SetUpScene) => locationsHeld(view, side));

const place = verb('place', {
  cite: 'SC1.1',
  who: scene => oneOfAKind(waiting(scene)),
  whoElse: refusal('SC1.1', 'it is placed, or comes later'),
  what: ({ world }, unit) => areaOf(world, unit),
  whatElse: refusal('SC1.1', 'its group does not set up there'),
  refusal: (scene, unit, at) =>
    taken(scene).has(at) && !fitsIn(scene.world, scene.view, at, scene.side, [unit])
      ? refusal('4.3.1', 'there is no room in the hex')
      : undefined,
  args: (unit, at) => ({ unit: unit.id, at }),
  perform(game, { unit, at }) {
    game.own(unitById(game.state, unit)).at = at;
  },
});

/** What its group brought and nobody has yet. */
export function weaponsToGive({ scenario }: World, view: View, side: Side): readonly AnyWeapon[] {
  const { groupOfWeapon } = orderOfBattle(scenario);
  return view.weapons.filter(({ id, by }) => by === undefined && groupOfWeapon.get(id)?.side === side);
}

const unclaimed = remembered(({ world, view, side }: SetUpScene) => weaponsToGive(world, view, side));

/** Those of its group who can carry it. */
export function bearersFor(world: World, view: View, weapon: AnyWeapon): readonly AnyUnit[] {
  const group = orderOfBattle(world.scenario).groupOfWeapon.get(weapon.id)?.id;
  return view.units.filter(unit => unit.group === group && canCarry(world, view, unit, weapon));
}

const give = verb('give', {
  cite: '4.2.1',
  bar: scene =>
    waiting(scene).length > 0
      ? refusal('4.2.1', 'first all units are placed, then weapons given')
      : undefined,
  who: scene => oneOfAKind(unclaimed(scene)),
  whoElse: refusal('4.2.1', 'somebody has it, or it is the other side’s'),
  what: ({ world, view }, weapon) => bearersFor(world, view, weapon),
  whatElse: refusal('4.2.1', 'it is not of the same group, or could not carry it'),
  refusal: ({ world, view, side }, weapon, to) =>
    to.at === undefined || fitsIn(world, { ...view, weapons: given(view, weapon, to) }, to.at, side)
      ? undefined
      : refusal('4.3.1', 'there is no room for it in the hex'),
  args: (weapon, to) => ({ weapon: weapon.id, to: to.id }),
  perform(game, { weapon, to }) {
    game.own(weaponById(game.state, weapon)).by = to;
  },
});

const given = ({ weapons }: View, weapon: AnyWeapon, { id }: AnyUnit): readonly AnyWeapon[] =>
  weapons.map(each => (each === weapon ? { ...each, by: id } : each));

/** Only once all are placed, so that a set-up made without a thought comes to its end. */
const lift = verb('lift', {
  cite: 'SC1.1',
  bar: scene => (waiting(scene).length > 0 ? refusal('SC1.1', 'first all units are placed') : undefined),
  who: scene => ownUnits(scene).filter(unit => unit.at !== undefined),
  whoElse: refusal('SC1.1', 'it is not on the map'),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const unit = unitById(game.state, id);
    for (const weapon of weaponsOf(game.state, unit)) unset(game.own(weapon), 'by');
    unset(game.own(unit), 'at');
  },
});

/** Guns of those who come later: they come in one piece or in parts, as their owner likes (4.2.7.4). */
const comers = ({ world, view, side }: SetUpScene): readonly AnyWeapon[] =>
  view.weapons.filter(weapon => {
    const bearer = bearerOf(view, weapon);
    return bearer?.side === side && comesApart(weapon) && groupOf(world, bearer.group).enter !== undefined;
  });

const dismantle = verb('dismantle', {
  cite: '4.2.7.4',
  who: scene => comers(scene).filter(weapon => !weapon.dismantled),
  whoElse: refusal('4.2.7.4', 'it does not come apart, or is set up'),
  by: (_, { by }) => by,
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon }) {
    game.own(weaponById(game.state, weapon)).dismantled = true;
  },
});

const assemble = verb('assemble', {
  cite: '4.2.7.4',
  who: scene => comers(scene).filter(weapon => weapon.dismantled),
  whoElse: refusal('4.2.7.4', 'it is not dismantled'),
  by: (_, { by }) => by,
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon }) {
    unset(game.own(weaponById(game.state, weapon)), 'dismantled');
  },
});

const done = verb('done', {
  cite: 'SC1.1',
  bar(scene) {
    if (waiting(scene).length > 0) return refusal('SC1.1', 'there are units to place');
    const { world, view } = scene;
    // What nobody could carry any more stays behind.
    const left = unclaimed(scene).some(weapon => bearersFor(world, view, weapon).length > 0);
    return left ? refusal('4.2.1', 'there are weapons to give') : undefined;
  },
  perform(game) {
    const { side } = top(game.state, 'set-up');
    pop(game);
    takeControl(game);
    openSighting(game, side);
  },
});

const VERBS = [place, give, lift, dismantle, assemble, done] as const;

/** One placement, one weapon given, or the end of a side's set-up. */
export function* setUpFrame(game: Game, { side }: SetUpFrame): Rule<void> {
  const sceneOf = (view: View): SetUpScene => ({ world: game.world, view, side });
  yield* decide(game, VERBS, sceneOf, idle, { by: side, id: 'set-up', cite: 'SC1.1', prompt: 'Set up' });
}

function idle({ view, side }: SetUpScene, { piece }: Subject): Refusal {
  const unit = view.units.find(({ id }) => id === piece);
  return unit && unit.side !== side
    ? refusal('1.3.1', 'it is the other side’s')
    : refusal('SC1.1', 'there is nothing for it to do while sides set up');
}
