/** The cards of movement, rout and advance: what there is to spend, and what it costs (3.3, 3.6, 3.7). */
import type { HexId } from '../../../board/index.ts';
import type { ActCard, CardPart, Tally } from '../../../engine/index.ts';
import { keepsBonus } from '../movement-acts.ts';
import { allowance } from '../movement-allowance.ts';
import { entryCost, inHalves, takesAll } from '../movement-cost.ts';
import { keepsToRoad, type Move, purse, purseHere, stackOf } from '../moving-stack.ts';
import { unitById } from '../units.ts';
import type { ByVerb } from './by-verb.ts';
import { part } from './card-parts.ts';
import { hexText, pieceName, pieceNames, type Scene } from './names.ts';
import { entryTally, movingNow, standing } from './words-of-movement.ts';

/** What every unit of the stack has in all. */
function allowances(scene: Scene, move: Move, road: boolean): readonly CardPart[] {
  const stack = stackOf(scene.view, move);
  return stack.flatMap(unit => {
    const all = allowance(scene.view, unit, {
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
  const move = movingNow(scene);
  if (!cost || takesAll(cost)) return undefined;
  if (!move) return { title, parts: [part(scene, 'Cost', cost, `${cost.value} MF`)] };
  const road = !creep && keepsBonus(world, view, move, { from, to });
  return spending(scene, title, cost, purse(view, move, road), road);
}

/** The stack as it would move in this way. */
function kindCard(scene: Scene, title: string, kind: Move['kind']): ActCard | undefined {
  const move = movingNow(scene);
  return move && { title, parts: allowances(scene, { ...move, kind }, false) };
}

export const MOVEMENT_CARDS: ByVerb<
  'move' | 'with' | 'assault' | 'double-time' | 'step' | 'creep' | 'place-charge' | 'advance',
  ActCard | undefined
> = {
  move: (scene, { unit }) => stackCard(scene, [unit]),
  with: (scene, { unit }) => {
    const move = movingNow(scene);
    return move && stackCard(scene, [...move.units, unit]);
  },
  assault: scene => kindCard(scene, 'Assault movement', 'assault'),
  'double-time': scene => kindCard(scene, 'Double time', 'double-time'),
  step: (scene, { to }) => stepCard(scene, to, false),
  creep: (scene, { to }) => stepCard(scene, to, true),
  'place-charge': (scene, { weapon, at }) => {
    const move = movingNow(scene);
    const title = `${pieceName(scene, weapon)} in ${hexText(scene.world, at)}`;
    const cost = entryTally(scene, standing(scene), at);
    return move && spending(scene, title, cost, purseHere(scene.view, move), keepsToRoad(move));
  },
  advance: (scene, { unit, to }) => {
    const { view, world } = scene;
    const who = unitById(view, unit);
    const cost = entryCost(world, view, { from: who.at, to }, { smoke: false });
    const all = allowance(view, who, { stack: [who] });
    if (!cost || !all || takesAll(cost)) return undefined;
    const strain = cost.value >= all.value ? 'all it has: exhausted' : 'less than it has';
    return {
      title: `${pieceName(scene, unit)} to ${hexText(world, to)}`,
      parts: [part(scene, 'Cost', cost, strain), part(scene, 'Movement factors', all, `${all.value} MF`)],
    };
  },
};

function stackCard(scene: Scene, ids: Move['units']): ActCard {
  const stack = ids.map(id => unitById(scene.view, id));
  const parts = stack.flatMap(unit => {
    const all = allowance(scene.view, unit, { stack });
    return all
      ? [part(scene, `Movement factors of ${pieceName(scene, unit.id)}`, all, `${all.value} MF`)]
      : [];
  });
  return { title: pieceNames(scene, ids), parts };
}
