/** Aircraft (B15): which there are, what they carry, what they may be after. */
import type { HexId } from '../../../board/index.ts';
import type { AirLoad, Altitude } from '../charts/index.ts';
import { aircraftCard } from '../counters/index.ts';
import { enemies, type Fielded, type Game, type Scene, type View } from '../game.ts';
import type { Aircraft, AircraftId, AnyFrame } from '../state.ts';
import type { World } from '../world.ts';

/** The scenario's, before any of them has come. */
export const aircraftOf = ({ scenario }: World): readonly Aircraft[] =>
  (scenario.aircraft ?? []).map(({ side, card, grade, from }, i) => ({
    id: `a${i + 1}`,
    side,
    card,
    grade,
    from,
    passes: 0,
    dropped: 0,
  }));

export function aircraftById({ aircraft }: View, id: AircraftId): Aircraft {
  const found = aircraft.find(each => each.id === id);
  if (!found) throw new Error(`no aircraft ${id}`);
  return found;
}

/** What it lets go of next. */
export const loadOf = ({ card, dropped }: Aircraft): AirLoad | undefined => aircraftCard(card).loads[dropped];

/** Rockets are fired Low alone (B15.7). */
export const mayDrop = (plane: Aircraft, altitude: Altitude): boolean => {
  const load = loadOf(plane);
  return load !== undefined && (load !== 'rockets' || altitude === 'Low');
};

/** Those of the enemy in the hex who stand there for everybody to see. */
export const seenIn = (scene: Pick<Scene, 'view' | 'side'>, at: HexId): readonly Fielded[] =>
  enemies(scene).filter(unit => unit.at === at && unit.under === undefined && unit.aboard === undefined);

/** Where it may go at that height: its guns need somebody to fire at, bombs also fall on counters and mines (B15.2). */
export function hexesFor(scene: Scene, plane: Aircraft, altitude: Altitude): readonly HexId[] {
  const { view, side } = scene;
  const hexes = new Set<HexId>();
  if (altitude === 'Low' || mayDrop(plane, altitude))
    for (const { at, under } of enemies(scene)) if (under === undefined) hexes.add(at);
  if (mayDrop(plane, altitude)) {
    for (const each of view.hidden ?? []) if (each.side !== side) hexes.add(each.at);
    for (const field of view.minefields) if (field.side !== side) for (const at of field.seen) hexes.add(at);
  }
  return [...hexes];
}

/** A pass that has come to its hex. */
export interface Pass {
  readonly aircraft: Aircraft;
  readonly altitude: Altitude;
  readonly at: HexId;
}

const passFrameOf = ({ doing }: View) =>
  doing.find((each): each is Extract<AnyFrame, { is: 'pass' }> => each.is === 'pass');

export function passIn(view: View): Pass | undefined {
  const frame = passFrameOf(view);
  if (frame?.at === undefined) return undefined;
  return { aircraft: aircraftById(view, frame.aircraft), altitude: frame.altitude, at: frame.at };
}

export function planeOnPass(view: View): Aircraft | undefined {
  const frame = passFrameOf(view);
  return frame && aircraftById(view, frame.aircraft);
}

/** The pass is over, whatever came of it. */
export function leavePass(game: Game): void {
  game.own(game.state).doing = game.state.doing.filter(({ is }) => is !== 'pass' && is !== 'flak');
}
