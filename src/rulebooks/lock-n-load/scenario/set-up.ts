/**
 * Set-up: the sides place their units in their areas, one side after the other, and give weapons to units of the
 * same group. Until it says that it is done, a side may lift units off again. Snipers stay off the map (11.4.a).
 */
import { hexesIn } from '../../../board/index.ts';
import { type Refusal, type Rule, refusal, type Side, type Subject, unset } from '../../../engine/index.ts';
import { ALL_DIRECTIONS, type Direction } from '../../../hex/index.ts';
import { remembered, rememberedIn } from '../../kit/remembered.ts';
import { oneOfAKind } from '../../kit/scenario/set-up.ts';
import { type Bearer, weaponsCarried } from '../charts/index.ts';
import { isMmc, isWeaponTeam, mayUseWeapons } from '../counters/index.ts';
import { pop } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import type { Location, SetUpFrame, Unit, UnitId, Vehicle } from '../state.ts';
import { insideOf, placeOf, upstairsOf } from '../terrain/places.ts';
import { isBuildingHex, isMultiStory, terrainAt } from '../terrain/terrain.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  cardOf,
  isSniper,
  roomFor,
  unitById,
  weaponById,
  weaponsOf,
} from '../units.ts';
import { type AnyVehicle, isVehicle, isVehicleId, vehicleById, vehiclesOf } from '../vehicles/vehicles.ts';
import { groupOf, ix, type World } from '../world.ts';
import { orderOfBattle } from './order-of-battle.ts';
import { hasRoomFor, vehicleArea, vehiclesToPlace } from './vehicle-set-up.ts';

interface SetUpScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

/** What is placed: units, and vehicles. */
type Piece = AnyUnit | AnyVehicle;

const verb = verbsIn<SetUpScene>();

/** Counters with the same face and group are as good as one another: the first of each kind is offered. */
const toPlace = remembered(({ world, view, side }: SetUpScene): readonly Piece[] => [
  ...vehiclesToPlace(world, view, side),
  ...unitsToPlace(world, view, side),
]);
const firstToPlace = remembered((scene: SetUpScene) => oneOfAKind(toPlace(scene)));
const toGive = remembered(({ world, view, side }: SetUpScene) => weaponsToGive(world, view, side));
const roomIn = remembered(({ world, view, side }: SetUpScene) => roomFor(world, view, side));

const UNITS_FIRST = refusal('1.3.a', 'units are set up before their weapons');
const NO_ROOM = refusal('1.3.g', 'there is no room for it');

const onTheMap = ({ view, side }: SetUpScene): readonly Piece[] =>
  [...view.units, ...vehiclesOf(view)].filter(each => each.side === side && each.at !== undefined);

const place = verb('place', {
  cite: '1.3.a',
  who: firstToPlace,
  whoElse: refusal('1.3.a', 'it is on the map, or another like it is set up first'),
  what: ({ world, view }, piece) =>
    isVehicle(piece) ? vehicleArea(world, piece) : areaOf(world, view, piece),
  whatElse: refusal('1.3.a', 'it does not set up there'),
  refusal: (scene, piece, at) => {
    const fits = isVehicle(piece) ? hasRoomFor(scene.world, scene.view, piece, at) : roomIn(scene)(piece, at);
    return fits ? undefined : NO_ROOM;
  },
  args: ({ id }, at) => ({ unit: id, at }),
  perform(game, { unit: id, at }) {
    if (isVehicleId(id)) placeVehicle(game, vehicleById(game.state, id), at);
    else placeUnit(game, unitById(game.state, id), at);
  },
});

const give = verb('give', {
  cite: '1.6.b',
  bar: scene => (toPlace(scene).length > 0 ? UNITS_FIRST : undefined),
  who: scene => oneOfAKind(toGive(scene)),
  whoElse: refusal('1.6.b', 'somebody has it, or another like it is given first'),
  what: ({ world, view }, weapon) => groupWithWeapon(world, view, weapon),
  whatElse: refusal('1.6.b', 'weapons go to units of their own group'),
  refusal: ({ world, view }, _, unit) =>
    canCarryMore(world, view, unit) ? undefined : refusal('1.6.a', 'it can carry no more'),
  args: (weapon, unit) => ({ weapon: weapon.id, to: unit.id }),
  perform(game, { weapon, to }) {
    game.own(weaponById(game.state, weapon)).possessedBy = to;
  },
});

const lift = verb('lift', {
  cite: '1.3.a',
  who: onTheMap,
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    if (isVehicleId(id)) liftVehicle(game, vehicleById(game.state, id));
    else liftUnit(game, unitById(game.state, id));
  },
});

const face = verb('face', {
  cite: '1.7.f',
  who: scene => onTheMap(scene).filter(({ facing }) => facing !== undefined),
  what: (_, { facing: now }) => ALL_DIRECTIONS.filter(facing => facing !== now),
  args: ({ id }, facing) => ({ unit: id, facing }),
  perform(game, { unit: id, facing }) {
    const piece = isVehicleId(id) ? vehicleById(game.state, id) : unitById(game.state, id);
    game.own<Unit | Vehicle>(piece).facing = facing as Direction;
  },
});

const done = verb('done', {
  cite: '1.3.a',
  bar(scene) {
    if (toPlace(scene).length > 0) return refusal('1.3.a', 'there are units to be set up');
    return toGive(scene).length > 0 ? refusal('1.6.b', 'no weapon is set up without a possessor') : undefined;
  },
  perform: game => pop(game),
});

const SET_UP_VERBS = [place, give, done, lift, face] as const;

/** One placement, one weapon given, one gun turned, or the end of a side's set-up. */
export function* setUpFrame(game: Game, { side }: SetUpFrame): Rule<void> {
  yield* decide(game, SET_UP_VERBS, view => ({ world: game.world, view, side }), idle, {
    by: side,
    id: 'set-up',
    cite: '1.3.a',
    prompt: 'Set up',
  });
}

function idle({ world, view, side }: SetUpScene, { piece, place: at }: Subject): Refusal {
  if (at !== undefined) return refusal('1.3.a', 'nobody who waits sets up there');
  const unit = [...view.units, ...vehiclesOf(view)].find(({ id }) => id === piece);
  if (!unit || unit.side !== side) return refusal('1.3.a', 'it is not set up now');
  if (!isVehicle(unit) && isSniper(unit)) return refusal('11.4.a', 'he shows himself during play');
  const { enter, arrive } = groupOf(world, unit.group);
  if (enter) return refusal('22.0.a', `it enters in turn ${enter.turn}`);
  return arrive
    ? refusal('1.8.b', 'it comes by an event')
    : refusal('1.3.a', 'another like it is set up first');
}

function placeUnit(game: Game, unit: AnyUnit, at: Location): void {
  const mine = game.own(unit);
  mine.at = at;
  const card = cardOf(unit);
  if (!isWeaponTeam(card)) return;
  mine.dugIn = true;
  if (card.arc) mine.facing = 0;
}

function liftUnit(game: Game, unit: AnyUnit): void {
  for (const weapon of weaponsOf(game.state, unit)) unset(game.own(weapon), 'possessedBy');
  const mine = game.own(unit);
  unset(mine, 'at', 'dugIn', 'facing');
}

function placeVehicle(game: Game, vehicle: AnyVehicle, at: Location): void {
  const mine = game.own(vehicle);
  mine.at = at;
  mine.dugIn = true;
}

/** It faces as it did out of the box again. */
function liftVehicle(game: Game, vehicle: AnyVehicle): void {
  const mine = game.own(vehicle);
  unset(mine, 'at', 'dugIn');
  mine.facing = 0;
}

export function unitsToPlace(world: World, view: View, side: Side): readonly AnyUnit[] {
  return view.units.filter(
    unit =>
      unit.side === side &&
      unit.at === undefined &&
      unit.aboard === undefined &&
      !isSniper(unit) &&
      groupOf(world, unit.group).setUp,
  );
}

/** Ground and upper floors of a group's area, for units that go into houses. */
const groundOfGroup = rememberedIn((world: World, group: string): readonly Location[] =>
  hexesIn(world.field, groupOf(world, group).setUp ?? []).flatMap(hex => {
    const at = ix(world, hex);
    if (terrainAt(world, at) === undefined) return [];
    return isMultiStory(world, at) ? [hex, upstairsOf(hex)] : [hex];
  }),
);

/** The same for guns that don't. */
const groundOutdoors = rememberedIn((world: World, group: string): readonly Location[] =>
  groundOfGroup(world, group).filter(at => !isBuildingHex(world, placeOf(world, at).hex)),
);

/** Where the unit may set up: ground, upper floors and bunkers of its group's area. */
export function areaOf(world: World, view: View, unit: AnyUnit): readonly Location[] {
  const ground = (isTooBigForHouses(unit) ? groundOutdoors : groundOfGroup)(world, unit.group);
  if (!view.bunkers) return ground;
  const bunkers = view.bunkers.filter(({ at }) => ground.includes(at)).map(({ at }) => insideOf(at));
  return [...ground, ...bunkers];
}

const GREATEST_CALIBRE_IN_HOUSES = 13;

/** Guns and mortars of more than 13 mm stay out of buildings (1.7.b). */
export function isTooBigForHouses(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  return isWeaponTeam(card) && card.weapon !== 'machine-gun' && card.calibre > GREATEST_CALIBRE_IN_HOUSES;
}

export function weaponsToGive({ scenario }: World, view: View, side: Side): readonly AnyWeapon[] {
  const { groupOfWeapon } = orderOfBattle(scenario);
  return view.weapons.filter(
    weapon => weapon.possessedBy === undefined && groupOfWeapon.get(weapon.id)?.side === side,
  );
}

function groupWithWeapon({ scenario }: World, view: View, weapon: AnyWeapon): readonly AnyUnit[] {
  const group = orderOfBattle(scenario).groupOfWeapon.get(weapon.id)?.id;
  return view.units.filter(unit => unit.group === group);
}

/** Units of the weapon's group with a hand free for it (1.6.a). */
export const possessorsFor = (world: World, view: View, weapon: AnyWeapon): readonly UnitId[] =>
  groupWithWeapon(world, view, weapon)
    .filter(unit => canCarryMore(world, view, unit))
    .map(({ id }) => id);

export function canCarryMore(world: World, view: View, unit: AnyUnit): boolean {
  const bearer = bearerOf(unit);
  return bearer !== undefined && weaponsOf(view, unit).length < weaponsCarried(world.charts, bearer);
}

/** What the unit counts as in the use of support weapons; undefined if it may use none (1.6.h, 1.7.c). */
export function bearerOf(unit: AnyUnit): Bearer | undefined {
  const card = cardOf(unit);
  if (!mayUseWeapons(card)) return undefined;
  return isMmc(card) ? card.kind : 'SMC';
}
