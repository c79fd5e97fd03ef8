/** How a Banzai charge is declared (8.1.8.6): by a leader, for units in adjoining hexes, against an enemy in sight. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { modifier } from '../charts/index.ts';
import { loseConcealment } from '../concealment/loss.ts';
import { push, replaceTop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { drop } from '../morale/losses.ts';
import { isEnemyHeld } from '../movement/entry.ts';
import { canMove, movingRefusal } from '../movement/move-scene.ts';
import { sight } from '../sight/sight.ts';
import type { BanzaiFrame, UnitId } from '../state.ts';
import { carryingCapacity, loadOf } from '../support-weapons/portage.ts';
import { type AnyUnit, possessorOf, unitById, weaponById, weaponsOf } from '../units.ts';
import { distance, nationOf, type World } from '../world.ts';
import { isJapanese } from './japanese.ts';

const farthest = (world: World): number =>
  modifier(world.charts.pacificModifiers, 'range of a Banzai charge’s target').n;

/** Why a leader may not declare a charge now. */
export function banzaiRefusal(world: World, view: View, leader: AnyUnit): Refusal | undefined {
  if (nationOf(world, view.attacker) !== 'japanese') return refusal('8.1.8.6.a', 'only Japanese charge so');
  if (!canCharge(world, view, leader))
    return movingRefusal(world, view, leader) ?? refusal('8.1.8.6.b', 'there are enemies in his hex');
  const ready = view.units.filter(unit => canCharge(world, view, unit));
  return targetsOf(world, view, chainOf(world, leader, ready)).length > 0
    ? undefined
    : refusal('8.1.8.6.b', 'nobody of the charge sees an enemy within eight hexes');
}

/** In good order, free to go, and with its movement phase before it (8.1.8.6.b). */
function canCharge(world: World, view: View, unit: AnyUnit): boolean {
  if (unit.at === undefined || !isJapanese(unit)) return false;
  return canMove(world, view, unit) && !isEnemyHeld(view, unit.at, unit.side);
}

/** All who could be part of a charge with this one, hex by adjoining hex. */
function chainOf(world: World, first: AnyUnit, ready: readonly AnyUnit[]): readonly AnyUnit[] {
  const chain = [first];
  for (const link of chain) {
    for (const unit of ready) if (!chain.includes(unit) && isBeside(world, link, unit)) chain.push(unit);
  }
  return chain;
}

const isBeside = (world: World, a: AnyUnit, b: AnyUnit): boolean =>
  a.at !== undefined && b.at !== undefined && distance(world, a.at, b.at) <= 1;

/** Where enemies are whom at least one of them sees within eight hexes, be it under a ? (8.1.8.6.b). */
function targetsOf(world: World, view: View, units: readonly AnyUnit[]): readonly HexId[] {
  const side = units[0]?.side ?? '';
  const hexes = new Set(
    view.units.flatMap(unit => (unit.side === side || unit.hidden ? [] : (unit.at ?? []))),
  );
  for (const { at, side: owner, wreck } of view.vehicles ?? []) {
    if (at !== undefined && owner !== side && !wreck) hexes.add(at);
  }
  const posts = [...new Set(units.flatMap(({ at }) => at ?? []))];
  return [...hexes].filter(hex =>
    posts.some(post => distance(world, post, hex) <= farthest(world) && sight(world, view, post, hex).clear),
  );
}

export function declareBanzai(game: Game, leader: UnitId): void {
  join(game, leader);
  game.say('8.1.8.6.a', `{${leader}} calls for a Banzai charge`);
  push(game, {
    is: 'banzai',
    stage: 'gather',
    units: [leader],
    spent: 0,
    impulses: 0,
    behind: {},
    moved: [],
    groups: [],
    spared: [],
  });
}

/** Whoever charges shows himself (8.1.8.6.c). */
const join = (game: Game, id: UnitId): void => loseConcealment(game, unitById(game.state, id), '8.1.8.6.c');

/** Who comes along, what is left behind, and whither. */
export function* gather(game: Game, frame: BanzaiFrame): Rule<void> {
  const act = yield* choose({
    by: game.state.attacker,
    id: 'banzai',
    cite: '8.1.8.6.a',
    prompt: 'Who charges, and at whom?',
    acts: view => gatheringActs(game.world, view, frame),
  });
  switch (act.verb) {
    case 'with':
      join(game, act.unit);
      return replaceTop(game, { ...frame, units: [...frame.units, act.unit] });
    case 'drop': {
      const weapon = weaponById(game.state, act.weapon);
      const unit = possessorOf(game.state, weapon);
      if (unit) drop(game, weapon, unit);
      return game.say('4.0.b', `{${act.weapon}} is dropped`);
    }
    case 'charge':
      for (const id of frame.units) game.own(unitById(game.state, id)).banzai = 'charging';
      game.say('8.1.8.6.a', `Banzai! ${frame.units.map(id => `{${id}}`).join(', ')} charge at ${act.at}`);
      return replaceTop(game, { ...frame, target: act.at, stage: 'impulse' });
  }
}

type GatheringAct = Extract<BookAct, { verb: 'with' | 'drop' | 'charge' }>;

/** Nobody carries more than he can without slowing down (8.1.8.6.c). */
function gatheringActs(world: World, view: View, { units }: BanzaiFrame): readonly GatheringAct[] {
  const charging = units.map(id => unitById(view, id));
  const joiners = view.units.filter(
    unit =>
      !units.includes(unit.id) &&
      canCharge(world, view, unit) &&
      charging.some(each => isBeside(world, each, unit)),
  );
  const isLaden = charging.some(unit => loadOf(view, unit) > carryingCapacity(world, unit));
  const targets = isLaden ? [] : targetsOf(world, view, charging);
  return [
    ...joiners.map(({ id }) => ({ verb: 'with', unit: id }) as const),
    ...charging
      .flatMap(unit => weaponsOf(view, unit))
      .map(({ id }) => ({ verb: 'drop', weapon: id }) as const),
    ...targets.map(at => ({ verb: 'charge', at }) as const),
  ];
}
