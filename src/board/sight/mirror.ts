/** The same line seen from its other end. */
import { complement, type Flank } from '../../hex/index.ts';
import { type Battlefield, range } from '../battlefield.ts';
import type { Crossing, End, Leg, Touch, Trace } from './trace.ts';

export function mirrorTrace(battlefield: Battlefield, trace: Trace): Trace {
  const lastLeg = trace.legs.length - 1;
  return {
    from: trace.to,
    to: trace.from,
    range: trace.range,
    legs: trace.legs.map(leg => mirrorLeg(battlefield, leg, trace.to.hex)).reverse(),
    crossings: inNumberOrder(trace.crossings.map(mirrorCrossing).reverse()),
    touches: trace.touches
      .map(touch => mirrorTouch(touch, lastLeg))
      .reverse()
      .sort((a, b) => a.leg - b.leg || a.shape - b.shape),
    leaves: trace.leaves,
  };
}

function mirrorLeg(battlefield: Battlefield, leg: Leg, start: number): Leg {
  const own = range(battlefield, start, leg.hex);
  const nth = leg.twin === undefined ? own : Math.min(own, range(battlefield, start, leg.twin));
  return { ...leg, nth, from: complement(leg.to), to: complement(leg.from) };
}

function mirrorCrossing(crossing: Crossing): Crossing {
  const { on, end, from, to, ...rest } = crossing;
  const turned = { ...rest, on: mirrorFlank(on), from: complement(to), to: complement(from) };
  return end === undefined ? turned : { ...turned, end: mirrorEnd(end) };
}

function mirrorTouch(touch: Touch, lastLeg: number): Touch {
  const { leg, on, own, from, to, ...rest } = touch;
  const turned = {
    ...rest,
    leg: lastLeg - leg,
    on: mirrorFlank(on),
    from: complement(to),
    to: complement(from),
  };
  return own === undefined ? turned : { ...turned, own: mirrorEnd(own) };
}

/** Corners at one vertex stay in the order of their numbers. */
function inNumberOrder(crossings: Crossing[]): Crossing[] {
  for (let i = 1; i < crossings.length; i++) {
    for (let at = i; at > 0 && isMisplaced(crossings[at - 1], crossings[at]); at--) {
      crossings.splice(at - 1, 2, crossings[at] as Crossing, crossings[at - 1] as Crossing);
    }
  }
  return crossings;
}

function isMisplaced(a: Crossing | undefined, b: Crossing | undefined): boolean {
  if (a?.kind !== 'corner' || b?.kind !== 'corner' || a.side < b.side) return false;
  return a.from.n === b.from.n && a.from.d === b.from.d;
}

function mirrorFlank(on: Flank): Flank {
  if (on === 'both') return 'both';
  return on === 'left' ? 'right' : 'left';
}

function mirrorEnd(end: End): End {
  if (end === 'both') return 'both';
  return end === 'from' ? 'to' : 'from';
}
