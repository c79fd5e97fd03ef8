export { Check, PuzzleDocument } from './document.ts';
export { layPuzzle, puzzleDice, puzzleNonces, type Standing, standingOf } from './play.ts';
export { type PuzzleReading, puzzleProblems, readPuzzle } from './validate.ts';
