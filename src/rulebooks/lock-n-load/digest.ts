/** What became of pieces and places between two states: the odds count it, and the replay marks it. */
import { type Fact, factsOf, type Loss } from '../../engine/index.ts';
import { enclosing } from './frames.ts';
import type { View } from './game.ts';
import type { UnitId } from './state.ts';
import { type AnyUnit, type AnyWeapon, isHalfSquad, isHero, isSquad } from './units.ts';
import { type AnyVehicle, findVehicle, vehiclesOf } from './vehicles/vehicles.ts';

export function digest(before: View, after: View): readonly Fact[] {
  const now = new Map(after.units.map(unit => [unit.id, unit]));
  const guns = new Map(after.weapons.map(weapon => [weapon.id, weapon]));
  const falling = fallen(after).filter(id => !fallen(before).includes(id));
  return [
    ...before.units.flatMap(was => {
      const is = now.get(was.id);
      return is ? unitFacts(was, is, falling) : factsOf(was.id, wayOut(before, after, was));
    }),
    ...before.weapons.flatMap(was => {
      const is = guns.get(was.id);
      return is ? weaponFacts(was, is) : factsOf(was.id, 'removed');
    }),
    ...vehiclesOf(before).flatMap(was => {
      const is = findVehicle(after, was.id);
      return is ? vehicleFacts(was, is) : factsOf(was.id, wayOutOfVehicle(before, after, was));
    }),
    ...placeFacts(before, after),
  ];
}

// ---- units and weapons

function unitFacts(was: AnyUnit, is: AnyUnit, falling: readonly UnitId[]): readonly Fact[] {
  return factsOf(
    is.id,
    !was.shaken && is.shaken && 'shaken',
    was.shaken && !is.shaken && 'rallied',
    !was.wounded && is.wounded && 'wounded',
    was.wounded && !is.wounded && 'healed',
    isSquad(was) && isHalfSquad(is) && ('reduced' satisfies Loss),
    isHalfSquad(was) && isSquad(is) && 'a squad again',
    falling.includes(is.id) && 'struck down',
    ...jamFacts(was, is),
  );
}

function weaponFacts(was: AnyWeapon, is: AnyWeapon): readonly Fact[] {
  return factsOf(
    is.id,
    ...jamFacts(was, is),
    was.possessedBy !== undefined && is.possessedBy === undefined && 'dropped',
  );
}

const vehicleFacts = (was: AnyVehicle, is: AnyVehicle): readonly Fact[] =>
  factsOf(
    is.id,
    !was.shaken && is.shaken && 'shaken',
    was.shaken && !is.shaken && 'rallied',
    !was.abandoned && is.abandoned && 'abandoned',
  );

/** A Wreck stays where it was. */
function wayOutOfVehicle(before: View, after: View, { side, card }: AnyVehicle): 'exited' | Loss {
  const exits = ({ losses }: View) =>
    losses.filter(loss => loss.how === 'exited' && loss.side === side && loss.card === card).length;
  return exits(after) > exits(before) ? 'exited' : 'destroyed';
}

type Jammable = Pick<AnyWeapon, 'jammed' | 'broken'>;

const jamFacts = (was: Jammable, is: Jammable) => [
  !was.jammed && is.jammed && 'jammed',
  was.jammed && !is.jammed && 'repaired',
  !was.broken && is.broken && 'broken',
];

/** Who is struck down in a Melee lies there until both sides have struck (8.0.h). */
const fallen = (view: View): readonly UnitId[] => enclosing(view, 'melee')?.fallen ?? [];

/** Two half-squads make one squad, and nobody is lost (3.0.k). */
function wayOut(before: View, after: View, unit: AnyUnit): 'exited' | 'combined' | Loss {
  const exits = ({ losses }: View) =>
    losses.filter(({ side, card, how }) => how === 'exited' && side === unit.side && card === unit.card)
      .length;
  if (exits(after) > exits(before)) return 'exited';
  return after.losses.length === before.losses.length ? 'combined' : 'eliminated';
}

// ---- places

function placeFacts(before: View, after: View): readonly Fact[] {
  const known = new Set(before.units.map(({ id }) => id));
  const heroes = after.units.filter(unit => !known.has(unit.id) && isHero(unit));
  const fresh = ({ smoke = [] }: View) => smoke.filter(({ stage }) => stage === 1).map(({ at }) => at);
  const lit = ({ starshells = [] }: View) => starshells;
  return [
    ...heroes.flatMap(({ at }) => (at === undefined ? [] : factsOf(at, 'a Hero comes forth'))),
    ...newIn(before.spotted, after.spotted).flatMap(at => factsOf(at, 'spotted')),
    ...newIn(fresh(before), fresh(after)).flatMap(at => factsOf(at, 'smoke')),
    ...newIn(lit(before), lit(after)).flatMap(at => factsOf(at, 'lit up')),
  ];
}

const newIn = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  after.filter(each => !before.includes(each));
