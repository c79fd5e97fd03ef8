/** Boards, battlefields and sight. Knows no rulebook. */
export * from './battlefield.ts';
export { type Board, compileBoard } from './board.ts';
export * from './document.ts';
export { type BoardSize, boardBox } from './geometry.ts';
export { battlefieldFrom, joinBoards } from './join.ts';
export * from './layout.ts';
export * from './location.ts';
export * from './overlay.ts';
export { type PlacedBoard, placeCell, placeDirection, placePoint } from './placed-board.ts';
export { type Problem, problemText } from './problem.ts';
export * from './shape.ts';
export { trace } from './sight/lines.ts';
export { mirrorTrace } from './sight/mirror.ts';
export { type EyeLevels, readSight, type Sight, type SightFinding } from './sight/read.ts';
export * from './sight/trace.ts';
export { traceLine, traceRay } from './sight/tracer.ts';
export * from './stance.ts';
export { type Validation, validateBoard } from './validate.ts';
