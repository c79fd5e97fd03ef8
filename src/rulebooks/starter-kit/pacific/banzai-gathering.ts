/** How a Banzai charge is declared (8.1.8.6): by a leader, for units in adjoining hexes, against an enemy in sight. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, type Rule, refusal, type Side } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { modifier } from '../charts/index.ts';
import { loseConcealment } from '../concealment/loss.ts';
import { amend, push, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { drop } from '../morale/losses.ts';
import { isEnemyHeld } from '../movement/entry.ts';
import { movingRefusal } from '../movement/move-scene.ts';
import { sight } from '../sight/sight.ts';
import type { BanzaiFrame, UnitId } from '../state.ts';
import { carryingCapacity, loadOf } from '../support-weapons/portage.ts';
import { type AnyUnit, possessorOf, unitById, weaponById, weaponsOf } from '../units.ts';
import { idling, type SideScene } from '../whose.ts';
import { distance, type World } from '../world.ts';
import { isJapanese } from './japanese.ts';

const farthest = (world: World): number =>
  modifier(world.charts.pacificModifiers, 'range of a Banzai charge’s target').n;

/** Why a leader may not declare a charge now. */
export function banzaiRefusal(world: World, view: View, leader: AnyUnit): Refusal | undefined {
  const against = chargeRefusal(world, view, leader);
  if (against) return against;
  const ready = view.units.filter(unit => !chargeRefusal(world, view, unit));
  const posts = postsOf(chainOf(world, leader, ready));
  return enemyHexes(view, leader.side).some(hex => !targetRefusal(world, view, posts, hex))
    ? undefined
    : refusal('8.1.8.6.b', 'nobody of the charge sees an enemy near enough');
}

/** In good order, free to go, and with its movement phase before it (8.1.8.6.b). */
function chargeRefusal(world: World, view: View, unit: AnyUnit): Refusal | undefined {
  if (!isJapanese(unit)) return refusal('8.1.8.6.a', 'only Japanese charge so');
  if (unit.at === undefined) return refusal('8.1.8.6.a', 'it is not on the map');
  const against = movingRefusal(world, view, unit);
  if (against) return against;
  return isEnemyHeld(view, unit.at, unit.side)
    ? refusal('8.1.8.6.b', 'there are enemies in its hex')
    : undefined;
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

const postsOf = (units: readonly AnyUnit[]): readonly HexId[] => [
  ...new Set(units.flatMap(({ at }) => at ?? [])),
];

/** Where enemies are, be it under a ?. */
function enemyHexes(view: View, side: Side): readonly HexId[] {
  const hexes = new Set(
    view.units.flatMap(unit => (unit.side === side || unit.hidden ? [] : (unit.at ?? []))),
  );
  for (const { at, side: owner, wreck } of view.vehicles ?? []) {
    if (at !== undefined && owner !== side && !wreck) hexes.add(at);
  }
  return [...hexes];
}

/** At least one of those who charge sees it within eight hexes (8.1.8.6.b). */
function targetRefusal(world: World, view: View, posts: readonly HexId[], hex: HexId): Refusal | undefined {
  const near = posts.filter(post => distance(world, post, hex) <= farthest(world));
  if (near.length === 0) return refusal('8.1.8.6.b', 'it is too far from all of those who charge');
  return near.some(post => sight(world, view, post, hex).clear)
    ? undefined
    : refusal('8.1.8.6.b', 'nobody of those who charge sees it');
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

/** A charge is put together. */
interface GatheringScene extends SideScene {
  readonly frame: BanzaiFrame;
}

const verb = verbsIn<GatheringScene>();

const charging = remembered(({ view, frame }: GatheringScene) => frame.units.map(id => unitById(view, id)));

const withVerb = verb('with', {
  cite: '8.1.8.6.a',
  who: ({ view, side, frame }) =>
    view.units.filter(unit => unit.side === side && !frame.units.includes(unit.id)),
  whoElse: refusal('8.1.8.6.a', 'it is part of the charge'),
  unfit: (scene, unit) =>
    chargeRefusal(scene.world, scene.view, unit) ??
    (charging(scene).some(each => isBeside(scene.world, each, unit))
      ? undefined
      : refusal('8.1.8.6.a', 'it is not beside those who charge')),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    join(game, unit);
    amend(game, 'banzai', { units: [...top(game.state, 'banzai').units, unit] });
  },
});

const dropVerb = verb('drop', {
  cite: '4.0.b',
  who: scene => charging(scene).flatMap(unit => weaponsOf(scene.view, unit)),
  whoElse: refusal('4.0.b', 'nobody who charges carries it'),
  by: (_, { by }) => by,
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon: id }) {
    const weapon = weaponById(game.state, id);
    const unit = possessorOf(game.state, weapon);
    if (unit) drop(game, weapon, unit);
    game.say('4.0.b', `{${id}} is dropped`);
  },
});

/** Nobody carries more than he can without slowing down (8.1.8.6.c). */
const charge = verb('charge', {
  cite: '8.1.8.6.a',
  bar(scene) {
    const { world, view } = scene;
    const laden = charging(scene).find(unit => loadOf(view, unit) > carryingCapacity(world, unit));
    return laden && refusal('8.1.8.6.c', `{${laden.id}} carries too much to charge`);
  },
  who: ({ view, side }) => enemyHexes(view, side),
  whoElse: refusal('8.1.8.6.b', 'there is no enemy to charge at'),
  by: ({ frame }) => frame.units,
  unfit: (scene, hex) => targetRefusal(scene.world, scene.view, postsOf(charging(scene)), hex),
  args: at => ({ at }),
  perform(game, { at }) {
    const { units } = top(game.state, 'banzai');
    for (const id of units) game.own(unitById(game.state, id)).banzai = 'charging';
    game.say('8.1.8.6.a', `Banzai! ${units.map(id => `{${id}}`).join(', ')} charge at ${at}`);
    amend(game, 'banzai', { target: at, stage: 'impulse' });
  },
});

const GATHERING = [withVerb, dropVerb, charge] as const;

/** Who comes along, what is left behind, and whither. */
export function* gather(game: Game, frame: BanzaiFrame): Rule<void> {
  const { attacker: side } = game.state;
  yield* decide(
    game,
    GATHERING,
    (view: View): GatheringScene => ({ world: game.world, view, side, frame }),
    idle,
    { by: side, id: 'banzai', cite: '8.1.8.6.a', prompt: 'Who charges, and at whom?' },
  );
}

const idle = idling(
  refusal('8.1.8.6.b', 'there is no enemy to charge at'),
  refusal('8.1.8.6.a', 'the charge comes first'),
);
