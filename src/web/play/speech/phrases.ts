/** What is said to those who listen: content first, then the place, then what can be done. */
import { type Battlefield, type HexIx, hexLabel } from '../../../board/index.ts';
import { hexFacts } from '../../../board/words.ts';
import type { Counter, Overlay, Status, Track } from '../../../engine/index.ts';
import { centreOnPaper } from '../../boards/field/paper.ts';
import { facingWords } from '../counters/facing-words.ts';
import { groupsOf } from '../map/stacks.ts';
import { oClock } from './clock.ts';

type Wordiness = 'terse' | 'normal' | 'full';

/** Counters of a hex: each with what it holds and the markers on it. */
export function spokenCounters(counters: readonly Counter[]): string {
  return groupsOf(counters)
    .map(({ counter, held }) => [spokenCounter(counter), ...held.map(spokenCounter)].join(', '))
    .join('; ');
}

function spokenCounter(counter: Counter): string {
  const { title, badges, spent } = counter;
  const marks = [
    facingWords(counter),
    ...badges.map(({ text }) => text.toLowerCase()),
    spent ? 'done' : '',
  ].filter(mark => mark !== '');
  return marks.length === 0 ? title : `${title} (${marks.join(', ')})`;
}

export interface Place {
  readonly battlefield: Battlefield;
  readonly hex: HexIx;
  readonly counters: readonly Counter[];
  readonly overlays: readonly Overlay[];
  /** How many acts could be done with something here. */
  readonly acts: number;
}

/** `Squad A (pinned), LMG; stone building, F5; 3 acts`. */
export function spokenPlace(place: Place, wordiness: Wordiness = 'normal'): string {
  const { battlefield, hex, counters, overlays, acts } = place;
  const ground = hexFacts(battlefield, hex).flatMap(({ about, text }) => {
    if (about === 'Level') return text === '0' ? [] : `level ${text}`;
    return wordiness === 'terse' && about !== 'Ground' && about !== 'Building' ? [] : text;
  });
  const marks = overlays.filter(({ kind }) => kind !== 'zone' && kind !== 'line' && kind !== 'arc');
  const lying = marks.map(({ text, means }) => (wordiness === 'full' ? `${text}: ${means}` : text));
  return [
    spokenCounters(counters),
    lying.join(', '),
    `${ground.join(', ')}, ${hexLabel(battlefield, hex)}`,
    acts === 0 ? '' : `${acts} act${acts === 1 ? '' : 's'}`,
  ]
    .filter(part => part !== '')
    .join('; ');
}

/** A stack to choose from by keys: `3 counters: 1 squad A; 2 LMG; 3 leader`. */
export function spokenStack(counters: readonly Counter[], keyOf: (nth: number) => string): string {
  const choices = counters.map((counter, nth) => `${keyOf(nth)} ${spokenCounter(counter)}`);
  return choices.length === 0 ? '' : `${choices.length} counters: ${choices.join('; ')}.`;
}

/** Every figure with its name. */
export function spokenFigures(counters: readonly Counter[]): string {
  const told = counters.map(({ title, face }) =>
    [title, ...face.figures.map(({ name, text }) => `${name} ${text}`)].join(', '),
  );
  return told.length === 0 ? 'No counters here.' : `${told.join('. ')}.`;
}

export function spokenTurn(turns: Track, phases: Track): string {
  const [turn, phase] = [turns.steps[turns.at], phases.steps[phases.at]];
  return `${[turn?.name, phase?.name].filter(Boolean).join(', ')}.`;
}

export const spokenStatus = (status: readonly Status[]): string =>
  status.map(({ text }) => `${text}.`).join(' ');

/** Where a hex lies from another, as on a clock: `two o’clock`. */
export function bearing(battlefield: Battlefield, from: HexIx, to: HexIx): string {
  if (from === to) return 'here';
  const [a, b] = [centreOnPaper(battlefield, from), centreOnPaper(battlefield, to)];
  const turn = Math.atan2(b.x - a.x, a.y - b.y) / (2 * Math.PI);
  return oClock(turn * 12);
}
