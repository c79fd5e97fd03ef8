/** When a side fires: in its own impulse, or in a window of the enemy's. What has fired there so far counts. */
import type { Side } from '../../engine/index.ts';
import { amend, enclosing } from './frames.ts';
import type { Game, View } from './game.ts';
import { fireKind, shooterOf, shotsOf } from './shooters.ts';
import type { Location, ShooterId, UnitId } from './state.ts';

export interface Occasion {
  /** In the enemy's impulse, at units that move (5.3). */
  readonly opportunity: boolean;
  /** All that has fired, once for each shot. */
  readonly shots: readonly ShooterId[];
  /** Locations whose one combined fire has been made (4.0.i). */
  readonly spent: readonly Location[];
  /** Leaders who have aided fire, and may aid more of it (11.1.1.a). */
  readonly aided: readonly UnitId[];
}

/** Undefined where neither is under way: a Sniper who shows himself needs no occasion. */
export function occasionOf(view: View, side: Side): Occasion | undefined {
  const frame = view.doing.findLast(each => each.is === 'window' || each.is === 'impulse');
  if (frame?.is === 'window' && frame.side === side) {
    return { opportunity: true, shots: frame.shooters ?? [], spent: [], aided: frame.aided ?? [] };
  }
  const impulse = enclosing(view, 'impulse');
  if (impulse?.side !== side || frame?.is !== 'impulse') return undefined;
  return {
    opportunity: false,
    shots: impulse.groups.flatMap(({ shots = [] }) => shots),
    spent: impulse.groups.flatMap(({ at, fired }) => (fired ? [at] : [])),
    aided: impulse.aided ?? [],
  };
}

export interface Shot {
  readonly by: Side;
  readonly from: Location;
  readonly shooters: readonly ShooterId[];
  readonly target: Location;
  readonly leader?: UnitId;
}

/** Notes an attack in the impulse or window that it belongs to. */
export function noteShot(game: Game, shot: Shot): void {
  const occasion = occasionOf(game.state, shot.by);
  if (occasion?.opportunity) noteInWindow(game, shot);
  else if (occasion) noteInImpulse(game, shot);
}

const isCombined = (view: View, { shooters }: Shot): boolean =>
  shooters.every(id => fireKind(shooterOf(view, id)) === 'combined');

function noteInImpulse(game: Game, shot: Shot): void {
  const impulse = enclosing(game.state, 'impulse');
  if (!impulse) return;
  const users = shot.shooters.map(id => shooterOf(game.state, id).user);
  const combined = isCombined(game.state, shot);
  const groups = impulse.groups.map(group => {
    const fired = shot.shooters.filter((_, i) => group.units.some(id => id === users[i]?.id));
    if (fired.length === 0) return group;
    const aims = aimsAfter(game.state, group.aims, fired, shot.target);
    return {
      ...group,
      shots: [...(group.shots ?? []), ...fired],
      ...(aims && { aims }),
      ...(combined && { fired: true as const }),
    };
  });
  const aided = withLeader(impulse.aided, shot);
  amend(game, 'impulse', { groups, acted: true, ...(aided && { aided }) });
}

type Aims = Readonly<Record<string, Location>> | undefined;

/** A gun with several shots keeps the target of its first (1.7.h). */
function aimsAfter(view: View, aims: Aims, fired: readonly ShooterId[], target: Location): Aims {
  const again = fired.filter(id => aims?.[id] === undefined && shotsOf(shooterOf(view, id)) > 1);
  return again.length === 0 ? aims : { ...aims, ...Object.fromEntries(again.map(id => [id, target])) };
}

/** One attack less is left; ordnance and weapon teams stacked with those who fired before go free (5.3.c). */
function noteInWindow(game: Game, shot: Shot): void {
  const window = enclosing(game.state, 'window');
  // A Sniper who shows himself may fire elsewhere.
  if (window?.at !== shot.target) return;
  const isFree = window.fired.includes(shot.from) && !isCombined(game.state, shot);
  const aided = withLeader(window.aided, shot);
  amend(game, 'window', {
    shots: window.shots - (isFree ? 0 : 1),
    fired: window.fired.includes(shot.from) ? window.fired : [...window.fired, shot.from],
    shooters: [...(window.shooters ?? []), ...shot.shooters],
    ...(aided && { aided }),
  });
}

function withLeader(aided: readonly UnitId[] | undefined, { leader }: Shot): readonly UnitId[] | undefined {
  if (leader === undefined || aided?.includes(leader)) return aided;
  return [...(aided ?? []), leader];
}
