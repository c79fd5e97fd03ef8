/** Opportunity Fire (5.3): the other side's chance to fire after every expenditure of movement points. */
import type { Frozen, Rule } from '../../../engine/index.ts';
import type { Direction } from '../../../hex/index.ts';
import type { BookAct } from '../acts.ts';
import { pop, push } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { turns } from '../ordnance/weapon-teams.ts';
import type { Location, UnitId, WindowFrame } from '../state.ts';
import { type AnyUnit, findUnit, unitById } from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { beginFire } from './fire.ts';
import { readinessRefusal } from './may-fire.ts';
import { type Occasion, occasionOf } from './occasion.ts';
import { fireKind, type Shooter, shootersOf } from './shooters.ts';
import { occupationRefusal, type Target, targetAt, targetRefusal } from './targets.ts';

type AnyWindow = Frozen<WindowFrame>;
type Opening = Extract<BookAct, { verb: 'ready' | 'pivot' }>;

/** Units have spent so many points in a location: the enemy's window opens on them, for as many attacks. */
export function openWindow(game: Game, at: Location, movers: readonly UnitId[], shots: number): void {
  const mover = movers.map(id => findUnit(game.state, id)).find(unit => unit !== undefined);
  if (!mover) return;
  push(game, { is: 'window', side: enemyOf(game.world, mover.side), at, movers, shots, fired: [] });
}

/** One attack, or a pass. The window stays open as long as there is somebody to fire, and at whom (5.3.c, 5.3.d). */
export function* windowFrame(game: Game, frame: AnyWindow): Rule<void> {
  const { world } = game;
  if (!isMoverThere(game.state, frame) || openings(world, game.state, frame).next().done) return pop(game);
  const act = yield* choose({
    by: frame.side,
    id: 'opportunity-fire',
    cite: '5.3.a',
    prompt: `Fire at the units moving in ${frame.at}?`,
    window: { on: 'opportunity-fire', pass: { verb: 'pass' }, subject: frame.movers.join(',') },
    acts: view => [...openings(world, view, frame), { verb: 'pass' } as const],
  });
  if (act.verb === 'pass') return pop(game);
  if (act.verb === 'ready') return beginFire(game, act.shooter, { target: frame.at });
  // A team that turns to fire does so at once (1.7.g).
  game.own(unitById(game.state, act.unit)).facing = act.facing as Direction;
  beginFire(game, act.unit, { target: frame.at, pivoted: true });
}

const isMoverThere = (view: View, { movers, at }: AnyWindow): boolean =>
  movers.some(id => findUnit(view, id)?.at === at);

function* openings(world: World, view: View, frame: AnyWindow): Generator<Opening, void> {
  const { side, at } = frame;
  const occasion = occasionOf(view, side);
  if (!occasion || occupationRefusal(view, side, at)) return;
  const target = targetAt(world, view, side, at);
  for (const unit of view.units) {
    if (unit.side !== side) continue;
    for (const shooter of shootersOf(view, unit)) {
      if (hasShotLeft(frame, shooter) && !readinessRefusal(world, view, occasion, shooter))
        yield* openingsOf(world, view, shooter, target, occasion);
    }
  }
}

/** One attack for each point; ordnance and teams stacked with those who fired attack besides (5.3.c). */
function hasShotLeft({ shots, fired }: AnyWindow, shooter: Shooter): boolean {
  return shots > 0 || (fireKind(shooter) !== 'combined' && fired.includes(shooter.at));
}

function openingsOf(
  world: World,
  view: View,
  shooter: Shooter,
  target: Target,
  { shots }: Occasion,
): readonly Opening[] {
  const why = targetRefusal(world, view, shooter, target);
  if (!why) return [{ verb: 'ready', shooter: shooter.id }];
  if (why.cite !== '1.7.f' || shots.some(shot => shot.with === shooter.id)) return [];
  return turnsToFire(world, view, shooter, target).map(
    ({ facing }) => ({ verb: 'pivot', unit: shooter.user.id, facing }) as const,
  );
}

/** Ways in which a gun can turn so as to fire at the target. */
function turnsToFire(world: World, view: View, shooter: Shooter, target: Target) {
  return turns(world, shooter.user, target.at).filter(({ facing }) => {
    const user: AnyUnit = { ...shooter.user, facing };
    return !targetRefusal(world, view, { ...shooter, user }, target);
  });
}
