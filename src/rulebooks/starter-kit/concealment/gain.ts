/** How units come under a ? (8.3): at set-up, as reinforcements, and at the end of a player turn out of sight. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal, type Side, unset } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { isConcealmentTerrain } from '../charts/index.ts';
import { top } from '../frames.ts';
import type { Game, View } from '../game.ts';
import { setsUpOnMap } from '../guns/gun-set-up.ts';
import { loseTrack } from '../ordnance/acquisition.ts';
import { setUpVerb, unplacedRefusal } from '../scenario/set-up-scene.ts';
import { sight } from '../sight/sight.ts';
import type { Frame } from '../state.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, isGoodOrder, unitsAt } from '../units.ts';
import { ownUnits, type SideScene } from '../whose.ts';
import { enemyOf, type World } from '../world.ts';
import { usesConcealment } from './unseen.ts';

/** Jungle, palm trees, kunai, bamboo, huts and buildings (8.3.c). */
export function isConcealmentHex(world: World, hex: HexId): boolean {
  const terrain = terrainAt(world, hex);
  return terrain !== undefined && isConcealmentTerrain(world.charts, terrain);
}

/** How many ? counters the side has been given. */
const countersOf = ({ world, side }: SideScene): number =>
  world.scenario.groups.reduce((sum, group) => sum + (group.side === side ? (group.concealment ?? 0) : 0), 0);

const unhidden = remembered((scene: SideScene) =>
  ownUnits(scene).filter(unit => unit.at !== undefined && !unit.hidden),
);
/** Where a ? counter of the side could lie. */
const ownHexes = (scene: SideScene): readonly HexId[] =>
  countersOf(scene) === 0 ? [] : [...new Set(unhidden(scene).flatMap(({ at }) => at ?? []))];
const covered = remembered(
  (scene: SideScene) => new Set(unhidden(scene).flatMap(({ at, concealed }) => (concealed && at) || [])),
);

/** Each hex takes one, in concealment terrain (8.3.b). */
function concealRefusal(scene: SideScene, hex: HexId): Refusal | undefined {
  if (unhidden(scene).every(unit => unit.at !== hex || unit.concealed))
    return refusal('8.3.b', 'all there are under a ?');
  if (!isConcealmentHex(scene.world, hex)) return refusal('8.3.c', 'the terrain does not conceal anybody');
  const under = covered(scene);
  return under.has(hex) || under.size < countersOf(scene)
    ? undefined
    : refusal('8.3.b', 'there is no ? counter left');
}

/** The hexes on which the side may put one of its ? counters now. */
export const concealableHexes = (scene: SideScene): readonly HexId[] =>
  ownHexes(scene).filter(hex => !concealRefusal(scene, hex));

export const conceal = setUpVerb('conceal', {
  cite: '8.3.b',
  bar: unplacedRefusal,
  who: ownHexes,
  whoElse: refusal('8.3.b', 'there is nobody who could be concealed'),
  unfit: concealRefusal,
  args: at => ({ at }),
  perform(game, { at }) {
    const { side } = top(game.state, 'set-up');
    for (const unit of unitsAt(game.state, at, side)) cover(game, unit);
  },
});

function cover(game: Game, unit: AnyUnit): void {
  if (unit.hidden || unit.concealed) return;
  game.own(unit).concealed = true;
  loseTrack(game, unit.id);
}

/** If the enemy sets up nobody, all are concealed before he has seen them (8.3.b). */
export function concealBeforeEnemyComes(game: Game, side: Side): void {
  const { world, state } = game;
  if (!usesConcealment(world) || setsUpOnMap(world, enemyOf(world, side))) return;
  for (const unit of state.units) if (unit.side === side && unit.at !== undefined) cover(game, unit);
}

/** After all set-up: whom no enemy sees, and who is still to come (8.3.b). */
export function concealOutOfSight(game: Game): void {
  const { world, state } = game;
  if (!usesConcealment(world)) return;
  const concealed = state.units.filter(
    ({ at, side }) => at === undefined || !isSeen(world, state, side, at, () => true),
  );
  for (const unit of concealed) cover(game, unit);
}

/** At the end of its player turn the attacker's good order units, in concealment terrain and unseen (8.3.1). */
export function gainConcealment(game: Game): void {
  const { world, state } = game;
  if (!usesConcealment(world)) return;
  for (const unit of state.units) {
    const { side, at } = unit;
    if (side !== state.attacker || at === undefined || unit.concealed || unit.hidden) continue;
    if (!isGoodOrder(state, unit) || !isConcealmentHex(world, at)) continue;
    if (isSeen(world, state, side, at, enemy => !enemy.broken)) continue;
    game.say('8.3.1', `{${unit.id}} is concealed`);
    cover(game, unit);
  }
}

/** What they showed themselves for is over: who was glimpsed is under his ? again (8.3.d). */
export function coverGlimpsed(game: Game): void {
  if (game.state.doing.some(({ is }) => DEEDS.has(is))) return;
  for (const unit of game.state.units) {
    if (!unit.glimpsed) continue;
    unset(game.own(unit), 'glimpsed');
    cover(game, unit);
  }
}

/** Attacks under way, fights and routs. */
const DEEDS: ReadonlySet<string> = new Set<Frame['is']>(['fire', 'combat', 'combat-in-turn', 'rout']);

/** By an enemy of this sort who is not hidden: those whom nobody knows of keep nobody from hiding. */
function isSeen(
  world: World,
  view: View,
  side: Side,
  hex: HexId,
  counts: (enemy: AnyUnit) => boolean,
): boolean {
  const sees = (from: HexId | undefined) => from !== undefined && sight(world, view, from, hex).clear;
  return (
    view.units.some(enemy => enemy.side !== side && !enemy.hidden && counts(enemy) && sees(enemy.at)) ||
    (view.vehicles ?? []).some(enemy => enemy.side !== side && !enemy.wreck && sees(enemy.at))
  );
}
