/**
 * Set-up (1.3): the sides place their units in their areas, one side after the other. Weapons are given to units
 * of their group: none may be set up without a possessor (4.0). Until it says that it is done, a side may lift
 * units off again.
 */
import { type Refusal, type Rule, refusal, type Side, type Subject, unset } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { oneOfAKind } from '../../kit/scenario/set-up.ts';
import { conceal, concealBeforeEnemyComes, concealOutOfSight } from '../concealment/gain.ts';
import { setsUpInSecret } from '../concealment/unseen.ts';
import { pop, top } from '../frames.ts';
import { decide, type Game, type View } from '../game.ts';
import { emplaceGuns, GUN_SET_UP, hasUnpointedGuns } from '../guns/gun-set-up.ts';
import { isGun, servingRefusal } from '../guns/guns.ts';
import { canDeploy, deploy } from '../pacific/marines.ts';
import type { SetUpFrame, UnitId } from '../state.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  fitsIn,
  hexesOf,
  isLeader,
  unitById,
  weaponById,
  weaponCardOf,
  weaponsOf,
} from '../units.ts';
import { PARKING } from '../vehicles/vehicle-set-up.ts';
import { ownUnits, ownVehicles, type SideScene, strangerRefusal } from '../whose.ts';
import { enemyOf, groupOf, type World } from '../world.ts';
import { orderOfBattle } from './order-of-battle.ts';
import { areaOf } from './set-up-area.ts';
import { setUpVerb, unitsToPlace, unplacedRefusal } from './set-up-scene.ts';

const taken = remembered(({ view, side }: SideScene) => hexesOf(view, side));
const firstToPlace = remembered((scene: SideScene) => oneOfAKind(unitsToPlace(scene)));
const toGive = remembered(({ world, view, side }: SideScene) => weaponsToGive(world, view, side));

const place = setUpVerb('place', {
  cite: '1.3.a',
  who: firstToPlace,
  whoElse: refusal('1.3.a', 'it is on the map, or another like it is set up first'),
  what: ({ world }, unit) => areaOf(world, unit),
  whatElse: refusal('1.3.a', 'it does not set up there'),
  refusal: (scene, unit, at) =>
    taken(scene).has(at) && !fitsIn(scene.world, scene.view, at, scene.side, [unit])
      ? refusal('3.3.1.d', 'there is no room in the hex')
      : undefined,
  args: (unit, at) => ({ unit: unit.id, at }),
  perform(game, { unit, at }) {
    game.own(unitById(game.state, unit)).at = at;
  },
});

const deployVerb = setUpVerb('deploy', {
  cite: '8.4.a',
  who: scene => firstToPlace(scene).filter(canDeploy),
  whoElse: refusal('8.4.a', 'it does not deploy, or no more'),
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => deploy(game, unitById(game.state, unit)),
});

/** To units of its group: none is set up without a possessor (4.0.k). */
const give = setUpVerb('give', {
  cite: '4.0.k',
  bar: unplacedRefusal,
  who: scene => oneOfAKind(toGive(scene)),
  whoElse: refusal('4.0.k', 'it has its possessor, or another like it is given first'),
  what: ({ world, view }, weapon) => groupWith(world, view, weapon),
  whatElse: refusal('4.0.k', 'weapons go to units of their own group'),
  refusal: ({ world, view }, weapon, unit) => issueRefusal(world, view, weapon, unit),
  args: (weapon, unit) => ({ weapon: weapon.id, to: unit.id }),
  perform(game, { weapon, to }) {
    game.own(weaponById(game.state, weapon)).by = to;
  },
});

/** Units come off again as long as the side is not done. */
const lift = setUpVerb('lift', {
  cite: '1.3.a',
  who: scene => ownUnits(scene).filter(({ at }) => at !== undefined),
  whoElse: refusal('1.3.a', 'it is not on the map'),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const unit = unitById(game.state, id);
    for (const weapon of weaponsOf(game.state, unit)) unset(game.own(weapon), 'by', 'facing');
    unset(game.own(unit), 'at', 'hidden', 'concealed');
  },
});

const done = setUpVerb('done', {
  cite: '1.3.a',
  bar(scene) {
    const unplaced = unplacedRefusal(scene);
    if (unplaced) return unplaced;
    if (toGive(scene).length > 0) return refusal('4.0.k', 'no weapon is set up without a possessor');
    return hasUnpointedGuns(scene.view, scene.side)
      ? refusal('3.2.4.ca.a', 'there is a gun that does not point anywhere yet')
      : undefined;
  },
  perform: game => endSetUp(game, top(game.state, 'set-up').side),
});

const SET_UP_VERBS = [place, deployVerb, ...PARKING, give, ...GUN_SET_UP, conceal, lift, done] as const;

/** One placement, one weapon given, or the end of a side's set-up. */
export function* setUpFrame(game: Game, { side }: SetUpFrame): Rule<void> {
  const { world } = game;
  yield* decide(game, SET_UP_VERBS, (view: View): SideScene => ({ world, view, side }), idle, {
    by: side,
    id: 'set-up',
    cite: '1.3.a',
    prompt: 'Set up',
    secret: setsUpInSecret(world, side),
  });
}

function idle(scene: SideScene, subject: Subject): Refusal {
  if (subject.place !== undefined) return refusal('1.3.a', 'nobody who waits sets up there');
  const { world } = scene;
  const isAsked = ({ id }: { readonly id: string }) => id === subject.piece;
  const waiting = ownUnits(scene).find(isAsked) ?? ownVehicles(scene).find(isAsked);
  if (!waiting) {
    if (toGive(scene).some(isAsked)) return refusal('4.0.k', 'another like it is given first');
    return strangerRefusal(scene, subject) ?? refusal('4.0.k', 'it has its possessor');
  }
  const turn = groupOf(world, waiting.group).enter?.turn;
  if (turn !== undefined) return refusal('3.3.d', `it enters in turn ${turn}`);
  return areaOf(world, waiting).length > 0
    ? refusal('1.3.a', 'another like it is set up first')
    : refusal('1.3.a', 'it has no set-up area');
}

/** What was set up in secret is seen now, as far as it may be. */
function endSetUp(game: Game, side: Side): void {
  emplaceGuns(game, side);
  concealBeforeEnemyComes(game, side);
  pop(game);
  if (setsUpInSecret(game.world, side)) {
    game.reveal([enemyOf(game.world, side)], '6.4.a', 'The enemy has set up');
  }
  if (!game.state.doing.some(({ is }) => is === 'set-up')) concealOutOfSight(game);
}

export function weaponsToGive({ scenario }: World, view: View, side: Side): readonly AnyWeapon[] {
  const { groupOfWeapon } = orderOfBattle(scenario);
  return view.weapons.filter(
    weapon => weapon.by === undefined && groupOfWeapon.get(weapon.id)?.side === side,
  );
}

/** A single man carries two portage points at most (4.0). */
const MOST_FOR_ONE_MAN = 2;

function groupWith({ scenario }: World, view: View, weapon: AnyWeapon): readonly AnyUnit[] {
  const group = orderOfBattle(scenario).groupOfWeapon.get(weapon.id)?.id;
  return view.units.filter(unit => unit.group === group);
}

function issueRefusal(world: World, view: View, weapon: AnyWeapon, unit: AnyUnit): Refusal | undefined {
  if (isGun(weapon)) return servingRefusal(world, view, unit, weapon);
  if (!isLeader(unit)) return undefined;
  const load = weaponsOf(view, unit).reduce(
    (sum, each) => sum + weaponCardOf(each).portage,
    weaponCardOf(weapon).portage,
  );
  return load > MOST_FOR_ONE_MAN ? refusal('4.0.e', 'it is too much for one man') : undefined;
}

export const possessorsFor = (world: World, view: View, weapon: AnyWeapon): readonly UnitId[] =>
  groupWith(world, view, weapon)
    .filter(unit => !issueRefusal(world, view, weapon, unit))
    .map(({ id }) => id);
