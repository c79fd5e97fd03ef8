/** When a side fires: in its own impulse, or in a window of the enemy's. What has fired there so far counts. */
import type { Side } from '../../../engine/index.ts';
import { amend, enclosing } from '../frames.ts';
import type { Game, View } from '../game.ts';
import { groupWith } from '../impulses/groups.ts';
import type { Location, ShooterId, Shot, Swing, UnitId } from '../state.ts';
import { fireKind, shooterOf } from './shooters.ts';

export interface Occasion {
  /** In the enemy's impulse, at units that move (5.3). */
  readonly opportunity: boolean;
  /** All that has fired, once for each salvo. */
  readonly shots: readonly Shot[];
  /** Locations whose one combined fire has been made (4.0.i). */
  readonly spent: readonly Location[];
  /** Leaders who have aided fire, and may aid more of it (11.1.1.a). */
  readonly aided: readonly UnitId[];
  /** Vehicles that have turned to fire (15.1.f). */
  readonly swung: readonly Swing[];
  /** What has been found in this very impulse, and by whom (4.1.e). */
  readonly found?: { readonly by: string; readonly at: Location };
}

/** Undefined where neither is under way: a Sniper who shows himself needs no occasion. */
export function occasionOf(view: View, side: Side): Occasion | undefined {
  const frame = view.doing.findLast(each => each.is === 'window' || each.is === 'impulse');
  if (frame?.is === 'window' && frame.side === side) {
    return {
      opportunity: true,
      shots: frame.taken ?? [],
      spent: [],
      aided: frame.aided ?? [],
      swung: frame.swung ?? [],
    };
  }
  const impulse = enclosing(view, 'impulse');
  if (impulse?.side !== side || frame?.is !== 'impulse') return undefined;
  return {
    opportunity: false,
    shots: impulse.groups.flatMap(({ shots = [] }) => shots),
    spent: impulse.groups.flatMap(({ at, fired }) => (fired ? [at] : [])),
    aided: impulse.aided ?? [],
    swung: impulse.swung ?? [],
    ...(impulse.spotting?.succeeded && { found: impulse.spotting }),
  };
}

/**
 * Whether a unit may fire, lead or help on this occasion: in its side's impulse those whom it has activated, in the
 * enemy's everybody (4.0.c, 11.1.1.a, EOP.3).
 */
export const takesPart = (view: View, occasion: Occasion | undefined, id: UnitId): boolean =>
  occasion?.opportunity === true || groupWith(view, id) !== undefined;

export interface Salvo {
  readonly by: Side;
  readonly from: Location;
  readonly shooters: readonly ShooterId[];
  readonly target: Location;
  readonly leader: UnitId | undefined;
}

/** Notes an attack in the impulse or window that it belongs to. */
export function noteShot(game: Game, salvo: Salvo): void {
  const occasion = occasionOf(game.state, salvo.by);
  if (occasion?.opportunity) noteInWindow(game, salvo);
  else if (occasion) noteInImpulse(game, salvo);
}

const isCombined = (view: View, { shooters }: Salvo): boolean =>
  shooters.every(id => fireKind(shooterOf(view, id)) === 'combined');

const shotsIn = (view: View, { shooters, target }: Salvo): readonly Shot[] =>
  shooters.map(id => ({ by: shooterOf(view, id).user.id, with: id, at: target }));

function noteInImpulse(game: Game, salvo: Salvo): void {
  const impulse = enclosing(game.state, 'impulse');
  if (!impulse) return;
  const shots = shotsIn(game.state, salvo);
  const combined = isCombined(game.state, salvo);
  const groups = impulse.groups.map(group => {
    const fired = shots.filter(({ by }) => group.units.some(id => id === by));
    if (fired.length === 0) return group;
    return { ...group, shots: [...(group.shots ?? []), ...fired], ...(combined && { fired: true as const }) };
  });
  const aided = withLeader(impulse.aided, salvo);
  amend(game, 'impulse', { groups, acted: true, ...(aided && { aided }) });
}

/** One attack less is left; ordnance and weapon teams stacked with those who fired before go free (5.3.c). */
function noteInWindow(game: Game, salvo: Salvo): void {
  const window = enclosing(game.state, 'window');
  // A Sniper who shows himself may fire elsewhere.
  if (window?.at !== salvo.target) return;
  const isFree = window.fired.includes(salvo.from) && !isCombined(game.state, salvo);
  const aided = withLeader(window.aided, salvo);
  amend(game, 'window', {
    shots: window.shots - (isFree ? 0 : 1),
    fired: window.fired.includes(salvo.from) ? window.fired : [...window.fired, salvo.from],
    taken: [...(window.taken ?? []), ...shotsIn(game.state, salvo)],
    ...(aided && { aided }),
  });
}

function withLeader(aided: readonly UnitId[] | undefined, { leader }: Salvo): readonly UnitId[] | undefined {
  if (leader === undefined || aided?.includes(leader)) return aided;
  return [...(aided ?? []), leader];
}

/** A weapon of a vehicle has fired: alone, and as one attack (15.0.h, 5.3.c). */
export function noteArm(game: Game, side: Side, from: Location, shot: Shot): void {
  const occasion = occasionOf(game.state, side);
  const { by } = shot;
  if (occasion?.opportunity) {
    const window = enclosing(game.state, 'window');
    if (!window) return;
    const isFree = window.fired.includes(from);
    amend(game, 'window', {
      shots: window.shots - (isFree ? 0 : 1),
      fired: isFree ? window.fired : [...window.fired, from],
      taken: [...(window.taken ?? []), shot],
    });
    return;
  }
  const impulse = enclosing(game.state, 'impulse');
  if (!impulse) return;
  const groups = impulse.groups.map(group =>
    group.vehicles?.some(id => id === by) ? { ...group, shots: [...(group.shots ?? []), shot] } : group,
  );
  amend(game, 'impulse', { groups, acted: true });
}

/** It has turned to fire; of turret and hull the hull counts, once for the whole occasion (15.1.f). */
export function noteSwing(game: Game, side: Side, swing: Swing): void {
  const occasion = occasionOf(game.state, side);
  if (!occasion) return;
  const before = occasion.swung.find(({ of }) => of === swing.of);
  if (before?.by === 'hull' || before?.by === swing.by) return;
  const swung = [...occasion.swung.filter(({ of }) => of !== swing.of), swing];
  amend(game, occasion.opportunity ? 'window' : 'impulse', { swung });
}
