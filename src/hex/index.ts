/** Hexes, lines, arcs and outlines on an exact lattice. Knows no board and no game. */
export * from './arc.ts';
export * from './cell.ts';
export * from './clip.ts';
export * from './direction.ts';
export * from './fraction.ts';
export * from './lattice.ts';
export * from './line.ts';
export * from './line-sink.ts';
export * from './name.ts';
export * from './outline.ts';
export * from './polygon.ts';
export * from './span.ts';
