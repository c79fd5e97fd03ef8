/** The cards of movement, rout and advance: what there is to spend, and what it costs (3.3, 3.6, 3.7). */
import type { HexId } from '../../../../board/index.ts';
import type { ActCard, CardPart, Tally } from '../../../../engine/index.ts';
import { allowance } from '../../movement/allowance.ts';
import { entryCost, inHalves, takesAll } from '../../movement/cost.ts';
import { keepsBonus } from '../../movement/move-scene.ts';
import { keepsToRoad, type Move, purse, purseHere, stackOf } from '../../movement/moving-stack.ts';
import { possessorOf, unitById, weaponById } from '../../units.ts';
import { enemyVehiclesAt, vehicleById } from '../../vehicles/vehicles.ts';
import type { Cards } from '../by-verb.ts';
import { hexText, pieceName, pieceNames, type Scene } from '../names.ts';
import { entryTally, movingNow, standing } from '../words/movement.ts';
import { interdictionOn, nerveOf, residualOnStack } from './hazards.ts';
import { part, withHazard } from './parts.ts';

/** What every unit of the stack has in all. */
function allowances(scene: Scene, move: Move, road: boolean): readonly CardPart[] {
  const stack = stackOf(scene.view, move);
  return stack.flatMap(unit => {
    const all = allowance(scene.world, scene.view, unit, {
      stack,
      road,
      doubleTime: move.kind === 'double-time',
      burden: move.burden?.[unit.id] ?? 0,
    });
    return all
      ? [part(scene, `Movement factors of ${pieceName(scene, unit.id)}`, all, `${all.value} MF`)]
      : [];
  });
}

const factors = (halves: number): string => `${halves / 2} MF`;

function spending(
  scene: Scene,
  title: string,
  cost: Tally | undefined,
  left: number,
  road: boolean,
): ActCard | undefined {
  const move = movingNow(scene);
  if (!move || !cost) return undefined;
  const reads = `${factors(left - inHalves(cost.value))} left after it`;
  return {
    title,
    parts: [part(scene, 'Cost', cost, reads), ...allowances(scene, move, road)],
  };
}

function stepCard(scene: Scene, to: HexId, creep: boolean): ActCard | undefined {
  const { world, view } = scene;
  const from = standing(scene);
  const cost = entryTally(scene, from, to, creep);
  const title = `To ${hexText(world, to)}`;
  const frame = view.doing.at(-1);
  if (!cost || takesAll(cost)) return undefined;
  if (frame?.is === 'rout') {
    const parts = [part(scene, 'Cost', cost, `${cost.value} MF`)];
    return withHazard({ title, parts }, interdictionOn(scene, frame, to, creep));
  }
  const move = movingNow(scene);
  if (!move) return undefined;
  const road = !creep && keepsBonus(world, view, move, { from, to });
  const card = spending(scene, title, cost, purse(world, view, move, road), road);
  return card && withHazard(card, residualOnStack(scene, move, to, creep));
}

/** Placing a charge costs what it would cost to go there. */
function placing(scene: Scene, title: string, at: HexId): ActCard | undefined {
  const move = movingNow(scene);
  const cost = entryTally(scene, standing(scene), at);
  return move && spending(scene, title, cost, purseHere(scene.world, scene.view, move), keepsToRoad(move));
}

/** The stack as it would move in this way. */
function kindCard(scene: Scene, title: string, kind: Move['kind']): ActCard | undefined {
  const move = movingNow(scene);
  return move && { title, parts: allowances(scene, { ...move, kind }, false) };
}

export const MOVEMENT_CARDS = {
  move: (scene, { unit }) => stackCard(scene, [unit]),
  with: (scene, { unit }) => {
    const move = movingNow(scene);
    return move && stackCard(scene, [...move.units, unit]);
  },
  assault: scene => kindCard(scene, 'Assault movement', 'assault'),
  'double-time': scene => kindCard(scene, 'Double time', 'double-time'),
  step: (scene, { to }) => stepCard(scene, to, false),
  creep: (scene, { to }) => stepCard(scene, to, true),
  'place-charge': (scene, { weapon, at }) =>
    placing(scene, `${pieceName(scene, weapon)} in ${hexText(scene.world, at)}`, at),
  'place-charge-on': (scene, { weapon, vehicle }) => {
    const { view } = scene;
    const { at } = vehicleById(view, vehicle);
    const placer = possessorOf(view, weaponById(view, weapon));
    const title = `${pieceName(scene, weapon)} on ${pieceName(scene, vehicle)}`;
    const card = at === undefined ? undefined : placing(scene, title, at);
    return card && placer && withHazard(card, nerveOf(scene, placer));
  },
  advance: (scene, { unit, to }) => {
    const { view, world } = scene;
    const who = unitById(view, unit);
    const cost = entryCost(world, view, { from: who.at, to }, { smoke: false });
    const all = allowance(world, view, who, { stack: [who] });
    if (!cost || !all || takesAll(cost)) return undefined;
    const strain = cost.value >= all.value ? 'all it has: exhausted' : 'less than it has';
    const card = {
      title: `${pieceName(scene, unit)} to ${hexText(world, to)}`,
      parts: [part(scene, 'Cost', cost, strain), part(scene, 'Movement factors', all, `${all.value} MF`)],
    };
    const isArmoured = enemyVehiclesAt(view, to, who.side).length > 0;
    return isArmoured ? withHazard(card, nerveOf(scene, who)) : card;
  },
} satisfies Cards;

function stackCard(scene: Scene, ids: Move['units']): ActCard {
  const stack = ids.map(id => unitById(scene.view, id));
  const parts = stack.flatMap(unit => {
    const all = allowance(scene.world, scene.view, unit, { stack });
    return all
      ? [part(scene, `Movement factors of ${pieceName(scene, unit.id)}`, all, `${all.value} MF`)]
      : [];
  });
  return { title: pieceNames(scene, ids), parts };
}
