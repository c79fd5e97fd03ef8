/** What lies on the map in every book: areas of set-up, entry and exit, ground that counts, lines of fire, markers. */
import type { Overlay, Side } from '../../../engine/index.ts';
import { type ContestedWorld, exitHexes } from '../scenario/victory.ts';
import { sideName, sidesOf } from '../world.ts';

/** A marker on a hex, by its word. */
export const marker = (at: string, text: string, means: string, cite: string): Overlay => ({
  kind: 'marker',
  hexes: [at],
  text,
  means,
  cite,
});

interface Piece {
  readonly side: Side;
  readonly group: string;
}

/** Where the side that sets up may place those of its groups; `areaOf` gives the ground of one. */
export function setUpZones<P extends Piece>(
  world: ContestedWorld,
  side: Side,
  pieces: readonly P[],
  areaOf: (piece: P) => readonly string[],
  cite: string,
): readonly Overlay[] {
  const groups = new Map(
    pieces.filter(piece => piece.side === side).map(piece => [piece.group, areaOf(piece)]),
  );
  return [...groups]
    .filter(([, hexes]) => hexes.length > 0)
    .map(([group, hexes]) => ({
      kind: 'zone',
      hexes,
      text: 'Set-up',
      means: `${sideName(world, side)} set up here: ${group.replaceAll('-', ' ')}.`,
      side,
      cite,
    }));
}

/** By which the groups that are due come onto the map; `when` is `this turn` in the book's words. */
export function entryZones<P extends Piece>(
  world: ContestedWorld,
  due: readonly P[],
  entryHexes: (piece: P) => readonly string[],
  when: string,
  cite: string,
): readonly Overlay[] {
  const groups = new Map(due.map(piece => [piece.group, piece]));
  return [...groups.values()].map(piece => ({
    kind: 'zone',
    hexes: entryHexes(piece),
    text: 'Entry',
    means: `${sideName(world, piece.side)} come onto the map here in ${when}.`,
    side: piece.side,
    cite,
  }));
}

export const exitZones = (world: ContestedWorld, cite: string): readonly Overlay[] =>
  sidesOf(world).flatMap(side => {
    const hexes = exitHexes(world, side);
    if (hexes.length === 0) return [];
    const means = `${sideName(world, side)} may leave the map here for victory points.`;
    return [{ kind: 'zone', hexes, text: 'Exit', means, side, cite } as const];
  });

/** Ground that counts for victory, and who has it. */
export function controlled(
  world: ContestedWorld,
  hexes: readonly string[],
  name: string,
  side: Side | undefined,
  cite: string,
): Overlay {
  const holder = side === undefined ? 'Nobody controls' : `The ${sideName(world, side)} control`;
  const means = `${holder} ${name}, which counts for victory.`;
  return { kind: 'control', hexes, text: name, means, ...(side !== undefined && { side }), cite };
}

/** From where to where the attack goes that is being declared: no word on whether anything is in the way. */
export function lineOfFire(
  world: ContestedWorld,
  by: Side,
  [from, to]: readonly [from: string, to: string],
  nameOf: (place: string) => string,
  cite: string,
): Overlay {
  return {
    kind: 'line',
    hexes: [from, to],
    text: `${nameOf(from)} to ${nameOf(to)}`,
    means: `${sideName(world, by)} are about to fire at ${nameOf(to)}.`,
    side: by,
    cite,
  };
}
