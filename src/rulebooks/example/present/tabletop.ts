/** Everything on the table. */
import type { Badge, Counter, Overlay, Tabletop, Track } from '../../../engine/index.ts';
import { CARDS } from '../counters.ts';
import type { AnyUnit } from '../game.ts';
import { areaOf } from '../scenario/set-up.ts';
import { goalsHeld, goalsOf } from '../scenario/victory.ts';
import { PHASES } from '../state.ts';
import { sideName, sideOf } from '../world.ts';
import { type Looked, nameOf } from './names.ts';

const PHASE_NAMES = { rally: 'Rally', fire: 'Fire', movement: 'Movement' } as const;

export function tabletop({ view, world }: Looked): Tabletop {
  const { scenario } = world;
  return {
    battlefield: scenario.battlefield,
    counters: view.units.filter(({ lost }) => !lost).map(unit => counterOf({ view, world }, unit)),
    overlays: overlaysOf({ view, world }),
    turns: numbered(scenario.turns, view.turn),
    phases: {
      steps: PHASES.map(phase => ({ short: PHASE_NAMES[phase].charAt(0), name: PHASE_NAMES[phase] })),
      at: PHASES.indexOf(view.phase),
    },
    status: [
      {
        text: `The ${sideName(world, scenario.movesFirst)} hold ${goalsHeld(world, view, scenario.movesFirst)} of ${scenario.goals.least} goals.`,
        side: scenario.movesFirst,
        cite: '6.1',
      },
    ],
  };
}

const numbered = (last: number, turn: number): Track => ({
  steps: Array.from({ length: last }, (_, i) => ({ short: `${i + 1}`, name: `Turn ${i + 1}` })),
  at: Math.min(turn, last) - 1,
});

function counterOf({ view, world }: Looked, unit: AnyUnit): Counter {
  const { range, moves } = CARDS[unit.card];
  const nation = sideOf(world, unit.side)?.nation ?? unit.side;
  return {
    id: unit.id,
    side: unit.side,
    ...(unit.at === undefined ? { box: 'To be set up' } : { at: unit.at }),
    face: {
      nation,
      symbol: unit.card === 'scouts' ? 'scout' : 'squad',
      tone: unit.shaken ? 'weak' : 'plain',
      figures: [
        { text: `${range}`, name: 'range', at: 'bottom-left', cite: '3.1' },
        { text: `${moves}`, name: 'moves', at: 'bottom-right', cite: '4.1' },
      ],
    },
    badges: unit.shaken ? [SHAKEN] : [],
    title: nameOf({ view, world }, unit.id),
    ...(unit.spent && { spent: true }),
  };
}

const SHAKEN: Badge = {
  text: 'Shaken',
  means: 'It neither fires nor moves, and is lost if it is hit again.',
  cite: '3.4',
  tone: 'bad',
};

function overlaysOf({ view, world }: Looked): readonly Overlay[] {
  const goals: Overlay = {
    kind: 'marker',
    hexes: goalsOf(world),
    text: 'Goal',
    means: world.scenario.goals.words,
    cite: '6.1',
  };
  const frame = view.doing.at(-1);
  if (frame?.is !== 'set-up') return [goals];
  const { side } = frame;
  const zone: Overlay = {
    kind: 'zone',
    hexes: areaOf(world, side),
    text: 'Set-up',
    means: `The ${sideName(world, side)} set up here.`,
    side,
    cite: '1.1',
  };
  return [goals, zone];
}
