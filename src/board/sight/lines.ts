/**
 * The lines of a battlefield, remembered. A trace depends on nothing but the boards, so one is kept
 * for each pair of aims, whichever end asks; the least lately used are forgotten.
 */
import { SPOTS } from '../../hex/index.ts';
import type { Battlefield } from '../battlefield.ts';
import { mirrorTrace } from './mirror.ts';
import type { AimPoint, Trace } from './trace.ts';
import { traceLine } from './tracer.ts';

/** How many traces each of the two generations holds: some tens of megabytes at most. */
const GENERATION = 8192;

interface Memory {
  young: Map<number, Trace>;
  old: Map<number, Trace>;
}

const memories = new WeakMap<Battlefield, Memory>();

/** The trace between two aims. `trace(b, a)` is `trace(a, b)` seen from the other end, to the last digit. */
export function trace(battlefield: Battlefield, from: AimPoint, to: AimPoint): Trace {
  let memory = memories.get(battlefield);
  if (memory === undefined) {
    memory = { young: new Map(), old: new Map() };
    memories.set(battlefield, memory);
  }
  const key = keyOf(battlefield, from, to);
  const known = memory.young.get(key) ?? memory.old.get(key);
  const found = known ?? compute(battlefield, memory, from, to);
  if (!memory.young.has(key)) remember(memory, key, found);
  return found;
}

/** The line is always computed from its lower-numbered end. */
function compute(battlefield: Battlefield, memory: Memory, from: AimPoint, to: AimPoint): Trace {
  if (aimNumber(from) <= aimNumber(to)) return traceLine(battlefield, pointOnly(from), pointOnly(to));
  const back = keyOf(battlefield, to, from);
  const known = memory.young.get(back) ?? memory.old.get(back);
  return mirrorTrace(battlefield, known ?? traceLine(battlefield, pointOnly(to), pointOnly(from)));
}

function remember(memory: Memory, key: number, trace: Trace): void {
  if (memory.young.size >= GENERATION) {
    memory.old = memory.young;
    memory.young = new Map();
  }
  memory.young.set(key, trace);
}

function aimNumber({ hex, spot }: AimPoint): number {
  return hex * SPOTS + spot;
}

function keyOf(battlefield: Battlefield, from: AimPoint, to: AimPoint): number {
  return aimNumber(from) * battlefield.hexCount * SPOTS + aimNumber(to);
}

/** An aim may carry a level; a trace knows none. */
function pointOnly({ hex, spot }: AimPoint): AimPoint {
  return { hex, spot };
}
