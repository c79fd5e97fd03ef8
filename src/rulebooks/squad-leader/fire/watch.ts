/**
 * Movement and defensive fire at once (5.6.9): whenever a stack has come to a hex, the defender may fire at it there, with
 * immediate effect, before it goes on.
 */
import { anyOffer, type Rule } from '../../../engine/index.ts';
import { pop, push, replaceTop } from '../frames.ts';
import { decide, type Game, mayLeave, type View, verbsIn } from '../game.ts';
import type { Move } from '../movement/moving-stack.ts';
import type { UnitId, WatchFrame } from '../state.ts';
import { throwCharge } from '../support-weapons/demolition.ts';
import { settleBefore, trailOf } from '../trails/trails.ts';
import { isHero, unitById } from '../units.ts';
import { idle, ready } from './declaration.ts';
import type { OpeningScene } from './group.ts';
import { firingSide } from './shooters.ts';

/** They have come somewhere, or done something there: the defender has his chance, and none later at where they were before. */
export function openWatch(game: Game, units: readonly UnitId[]): void {
  if (!game.world.options.immediateFire) return;
  for (const id of units) settleBefore(game, id);
  const [first] = units.map(id => unitById(game.state, id));
  if (first?.at === undefined) return;
  push(game, { is: 'watch', units, at: first.at, ...(first.berserk && { raging: true }) });
  game.own(game.state).phase = 'defensive-fire';
}

const DEEDS = [ready, throwCharge] as const;
const done = verbsIn<OpeningScene>()('done', { cite: '5.6.9.2', perform: () => {} });

/** One attack at those who have come, or none. */
export function* watchFrame(game: Game, frame: WatchFrame): Rule<void> {
  const by = firingSide(game.world, game.state);
  const sceneOf = (view: View): OpeningScene => ({ world: game.world, view, side: by });
  const isOver = !frame.units.some(id => isGoing(game.state, id));
  if (isOver || !anyOffer(DEEDS, sceneOf(game.state))) return goOn(game, frame);
  const act = yield* decide(game, [...DEEDS, done], sceneOf, idle, {
    by,
    id: 'immediate-fire',
    cite: '5.6.9.2',
    prompt: `They come to ${frame.at}: fire at them?`,
    window: mayLeave('immediate-fire'),
  });
  if (act.verb === 'done') goOn(game, frame);
}

/** Neither stopped nor out of the game (5.6.9.3, 5.6.10.1). */
function isGoing(view: View, id: UnitId): boolean {
  const unit = view.units.find(each => each.id === id);
  return unit !== undefined && !unit.broken && trailOf(view, id)?.ended === undefined;
}

/** Who has come through it goes on with his move (5.6.9.3). */
function goOn(game: Game, { raging }: WatchFrame): void {
  pop(game);
  const state = game.own(game.state);
  state.phase = 'movement';
  // Who has used flames is bound to their hex for the whole phase (8.10.5); the others fire anew.
  if (game.state.volleys) state.volleys = game.state.volleys.filter(({ apart }) => apart);
  const move = game.state.doing.at(-1);
  // Who has placed a charge where he stood was on no way.
  if (move?.is !== 'move') return;
  const through = move.units.filter(id => isGoing(game.state, id));
  // Who is carried comes no farther than those who carry him (3.4.3).
  const going = through.filter(id => {
    const { borne } = unitById(game.state, id);
    return borne === undefined || through.includes(borne);
  });
  const mad = raging ? [] : going.filter(id => unitById(game.state, id).berserk);
  const calm = going.filter(id => !mad.includes(id));
  if (calm.length === 0) pop(game);
  else replaceTop(game, { ...move, units: calm, ...(isSlowed(game.state, move, calm) && { bereft: true }) });
  if (mad.length > 0) charge(game, mad);
}

/** They have lost their leader, or one of them is a hero who was hit. */
const isSlowed = (view: View, { units }: Move, going: readonly UnitId[]): boolean =>
  units.some(id => !going.includes(id) && trailOf(view, id)?.leads) ||
  going.some(id => {
    const unit = unitById(view, id);
    return isHero(unit) && unit.wounds !== undefined;
  });

/** Who has gone berserk on his way charges with what is left to him (3.25.3, 3.25.5). */
function charge(game: Game, units: readonly UnitId[]): void {
  for (const id of units) {
    const trail = trailOf(game.state, id);
    if (trail) game.own(trail).kind = 'double-time';
  }
  push(game, { is: 'move', units, kind: 'double-time', begun: true });
}
