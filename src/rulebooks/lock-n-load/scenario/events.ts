/** Event markers (1.8): set off when somebody stands on them or sees them; then their paragraph is read and happens. */
import { type HexId, hexesIn } from '../../../board/index.ts';
import { type Frozen, type Rule, type Side, unset } from '../../../engine/index.ts';
import { pop, push } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { removeUnit, removeWeapon } from '../morale/losses.ts';
import { isInTheDark } from '../sight/night.ts';
import { isClear } from '../sight/sight.ts';
import type { Bunker, EventFrame, Mines } from '../state.ts';
import { hexOf } from '../terrain/places.ts';
import { isBuildingHex, terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, cardOf, fitsIn, isEnemyAt, unitById, weaponsOf } from '../units.ts';
import { groupOf, hexName, ix, neighbours, sideName, type World } from '../world.ts';
import { missionFrom } from './missions.ts';
import type { EventEffect, ScenarioEvent } from './scenario.ts';
import { isTooBigForHouses } from './set-up.ts';

/** Looks whether any marker that is left has been set off. */
export function setOffEvents(game: Game): void {
  const { events, doing } = game.state;
  if (!events || doing[0]?.is === 'set-up') return;
  for (const event of game.world.scenario.events ?? []) {
    if (!game.state.events?.includes(event.id)) continue;
    const cause = game.state.units.find(unit => setsOff(game.world, game.state, unit, event));
    if (cause) happen(game, event, cause.side);
  }
}

/** The side that the scenario names, or either, is in the marker's hex or has a line of sight to it (1.8.a). */
function setsOff(world: World, view: View, unit: AnyUnit, event: ScenarioEvent): boolean {
  if (unit.at === undefined || (event.side !== undefined && unit.side !== event.side)) return false;
  const at = event.at as HexId;
  if (event.by === 'occupation') return hexOf(world, unit.at) === at;
  return isClear(world, view, unit.at, at) && !isInTheDark(world, view, unit.at, at);
}

/** The marker is gone, and what its paragraph says comes true (1.8.b). */
function happen(game: Game, { id, paragraph, effects }: ScenarioEvent, side: Side): void {
  const left = game.state.events?.filter(each => each !== id) ?? [];
  const state = game.own(game.state);
  if (left.length > 0) state.events = left;
  else unset(state, 'events');
  game.say('1.8.b', paragraph);
  for (const effect of effects) takeEffect(game, id, effect, side);
}

function takeEffect(game: Game, id: string, effect: EventEffect, side: Side): void {
  const { world, state } = game;
  switch (effect.is) {
    case 'reinforcements':
      if (awaited(world, state, id).length > 0) push(game, { is: 'event', id, side });
      return;
    case 'points':
      score(game, effect.side, effect.points);
      return;
    case 'bunker': {
      const { is: _, ...bunker } = effect;
      game.own(state).bunkers = [...(state.bunkers ?? []), bunker as Bunker];
      return;
    }
    case 'mines': {
      const { is: _, ...mines } = effect;
      game.own(state).mines = [...(state.mines ?? []), mines as Mines];
      return;
    }
    case 'mission': {
      const missions = state.missions ?? [];
      game.own(state).missions = [...missions, missionFrom(missions.length, effect)];
      return;
    }
    case 'starshell':
      game.own(state).starshells = [...(state.starshells ?? []), effect.at as HexId];
  }
}

function score(game: Game, side: Side, points: number): void {
  const { points: scored } = game.state;
  game.own(game.state).points = { ...scored, [side]: (scored?.[side] ?? 0) + points };
  game.say('1.8.b', `${points} victory points for the ${sideName(game.world, side)}`);
}

/** Units that the event brings and that are not there yet. */
function awaited(world: World, view: View, event: string): readonly AnyUnit[] {
  return view.units.filter(
    unit => unit.at === undefined && groupOf(world, unit.group).arrive?.event === event,
  );
}

/** One of those whom the event brings is put where its paragraph says. */
export function* eventFrame(game: Game, { id }: Frozen<EventFrame>): Rule<void> {
  const { world } = game;
  const [next] = awaited(world, game.state, id);
  if (!next) return pop(game);
  if (arrivalHexes(world, game.state, next).length === 0) return turnBack(game, next);
  const act = yield* choose({
    by: next.side,
    id: 'arrive',
    cite: '1.8.b',
    prompt: 'Where do the reinforcements arrive?',
    acts: view =>
      awaited(world, view, id).flatMap(unit =>
        arrivalHexes(world, view, unit).map(at => ({ verb: 'arrive', unit: unit.id, at }) as const),
      ),
  });
  const arrived = game.own(unitById(game.state, act.unit));
  arrived.at = act.at;
  const card = cardOf(arrived);
  if ('arc' in card) arrived.facing = 0;
  game.say('1.8.b', `{${act.unit}} arrives in ${act.at}`);
}

/** Where the paragraph puts the unit; if enemies hold all of that, the hexes around it (22.0.b). */
function arrivalHexes(world: World, view: View, unit: AnyUnit): readonly HexId[] {
  const due = hexesIn(world.field, groupOf(world, unit.group).arrive?.at ?? []);
  const held = due.filter(hex => isEnemyAt(view, hex, unit.side));
  const beside = held.flatMap(hex => neighbours(world, ix(world, hex)).map(next => hexName(world, next)));
  const hexes = held.length === due.length ? [...new Set(beside)] : due;
  return hexes.filter(hex => canArrive(world, view, unit, hex));
}

function canArrive(world: World, view: View, unit: AnyUnit, hex: HexId): boolean {
  const at = ix(world, hex);
  if (terrainAt(world, at) === undefined || isEnemyAt(view, hex, unit.side)) return false;
  return (
    fitsIn(world, view, hex, unit.side, [unit]) && !(isTooBigForHouses(unit) && isBuildingHex(world, at))
  );
}

/** Without room for it a unit that an event brings never gets there. */
function turnBack(game: Game, unit: AnyUnit): void {
  game.say('1.8.b', `There is no room for {${unit.id}}`);
  for (const weapon of weaponsOf(game.state, unit)) removeWeapon(game, weapon, '1.8.b');
  removeUnit(game, unit);
}
