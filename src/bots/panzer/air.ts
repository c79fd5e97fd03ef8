/** Aircraft, and fire at them: where a pass hurts most, and which gun may be spared for it. */
import type { HexId } from '../../board/index.ts';
import { tally } from '../../engine/index.ts';
import { ALL_DIRECTIONS, directionName } from '../../hex/index.ts';
import { neighbours } from '../../rulebooks/kit/world.ts';
import type { BookAct } from '../../rulebooks/panzer/acts.ts';
import { acquisition, acquisitionAt } from '../../rulebooks/panzer/air/acquire.ts';
import {
  aircraftById,
  hexesFor,
  loadOf,
  mayDrop,
  type Pass,
  passIn,
  seenIn,
} from '../../rulebooks/panzer/air/aircraft.ts';
import { airModifiers, bombModifiers } from '../../rulebooks/panzer/air/bombs.ts';
import { aaKindOf, flakModifiers } from '../../rulebooks/panzer/air/flak.ts';
import { aspectFrom, cannonAsWeapon, strafingNet } from '../../rulebooks/panzer/air/strafing.ts';
import {
  type Altitude,
  aaNumber,
  aaReach,
  acquiresAt,
  loadEffectiveness,
  loadFactor,
} from '../../rulebooks/panzer/charts/index.ts';
import { aircraftCard } from '../../rulebooks/panzer/counters/index.ts';
import { type Fielded, fieldedById, isVehicle } from '../../rulebooks/panzer/game.ts';
import type { Aircraft } from '../../rulebooks/panzer/state.ts';
import { distance } from '../../rulebooks/panzer/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { assigned, hopeOf, options } from './fire.ts';
import { blastOf, cannonade, shareOf, strafingOf } from './harm.ts';
import type { Situation } from './situation.ts';

/** Printed points for one of ours, as everywhere. */
const SCALE = 4;
/** A pass is not for nothing: it brings the aircraft nearer to its way home. */
const TRIFLE = 0.15;

interface Attack {
  readonly act: BookAct;
  readonly worth: number;
}

const chanceOf = (number: number, hinders: number): number =>
  Math.max(0, Math.min(1, (number - hinders) / 100));

/** What a load would do there, to the enemy and to one's own. */
function bombing(s: Situation, pass: Pass): Attack | undefined {
  const { world, view } = s;
  const { aircraft, altitude, at } = pass;
  const load = loadOf(aircraft);
  if (load === undefined || !mayDrop(aircraft, altitude)) return undefined;
  const effectiveness = loadEffectiveness(world.charts, load);
  const around = loadFactor(world.charts, load, false);
  const hexes: readonly HexId[] = around > 0 ? [at, ...neighbours(world, at)] : [at];
  const harm = (unit: Fielded) => {
    if (unit.aboard || unit.under || !hexes.includes(unit.at)) return 0;
    const factor = loadFactor(world.charts, load, unit.at === at);
    const modifiers = bombModifiers(world, view, pass, unit).value;
    return shareOf(blastOf(world, unit, { factor, effectiveness }, modifiers)) * s.worth(unit);
  };
  const sum = (units: readonly Fielded[]) => units.reduce((total, unit) => total + harm(unit), 0);
  const chance = chanceOf(acquiresAt(world.charts, altitude), acquisitionAt(world, view, aircraft, at).value);
  return { act: { verb: 'bomb' }, worth: chance * (sum(s.foes) - sum(s.own)) };
}

/** What its guns would do to a unit, from the side that suits them best. */
function strafing(s: Situation, { aircraft, altitude, at }: Pass, target: Fielded): Attack | undefined {
  if (altitude !== 'Low') return undefined;
  const { world, view } = s;
  const { cannon, strafes } = aircraftCard(aircraft.card);
  const chance = chanceOf(
    acquiresAt(world.charts, altitude),
    acquisition(world, view, aircraft, at, target).value,
  );
  const of = (share: number, from: (typeof ALL_DIRECTIONS)[number]): Attack => ({
    act: { verb: 'strafe', target: target.id, from: directionName(from) },
    worth: chance * share * s.worth(target),
  });
  if (!cannon || !isVehicle(target)) {
    const modifiers = tally({ stages: ['roll'] }, 0, airModifiers(world, view, aircraft, target)).value;
    return of(shareOf(strafingOf(world, target, strafes, modifiers)), 0);
  }
  const net = strafingNet(world, view, aircraft, target).value;
  return ALL_DIRECTIONS.map(from =>
    of(shareOf(cannonade(world, cannonAsWeapon(cannon), target, aspectFrom(world, target, from), net)), from),
  ).reduce((best, other) => (other.worth > best.worth ? other : best));
}

/** The best that a pass can do where it has come. */
function bestAttack(s: Situation, pass: Pass): Attack | undefined {
  const all = [bombing(s, pass), ...seenIn(s, pass.at).map(unit => strafing(s, pass, unit))];
  return all.reduce(
    (best, other) => (other && (!best || other.worth > best.worth) ? other : best),
    undefined,
  );
}

/** What the guns below may do to it, as a share: as if all of them fired that reach it. */
function risk(s: Situation, { altitude, at }: Pick<Pass, 'altitude' | 'at'>): number {
  const { charts } = s.world;
  const safe = s.foes.reduce((left, unit) => {
    const kind = aaKindOf(unit);
    if (!kind || unit.fired || distance(s.world, unit.at, at) > aaReach(charts, kind, altitude)) return left;
    return left * (1 - FIRES[kind] * (aaNumber(charts, kind, altitude) / 400));
  }, 1);
  return 1 - safe;
}
/** How many of those who could fire have a command for it, and spend it so. */
const FIRES = { 'small arms': 0.2, 'light guns': 0.6, 'heavy guns': 0.4 } as const;

const costOf = ({ card }: Aircraft): number => aircraftCard(card).points / SCALE;

/** One course for each aircraft and height: to the hex where it does most. */
export function airCourses(s: Situation, acts: readonly BookAct[]): readonly Course[] {
  return acts.flatMap(act => {
    if (act.verb !== 'fly') return [];
    const found = bestHex(s, aircraftById(s.view, act.aircraft), act.altitude);
    if (!found) return [];
    return {
      acts: [act, { verb: 'approach', at: found.at }] as unknown as Course['acts'],
      worth: found.worth + TRIFLE,
      why: `{${act.aircraft}} went where it could do most.`,
      subject: act.aircraft,
    };
  });
}

function bestHex(s: Situation, aircraft: Aircraft, altitude: Altitude) {
  const scene = { world: s.world, view: s.view, side: s.side };
  let best: { readonly at: HexId; readonly worth: number } | undefined;
  for (const at of hexesFor(scene, aircraft, altitude)) {
    const worth =
      (bestAttack(s, { aircraft, altitude, at })?.worth ?? 0) - risk(s, { altitude, at }) * costOf(aircraft);
    if (!best || worth > best.worth) best = { at, worth };
  }
  return best;
}

/** Where to, once it is on its way. */
export function approachWorth(s: Situation, { at }: Extract<BookAct, { verb: 'approach' }>): number {
  const frame = s.view.doing.at(-1);
  if (frame?.is !== 'pass') return 0;
  const pass = { aircraft: aircraftById(s.view, frame.aircraft), altitude: frame.altitude, at };
  return (bestAttack(s, pass)?.worth ?? 0) - risk(s, pass) * costOf(pass.aircraft);
}

/** What to do over the target. */
export function attackWorth(s: Situation, act: Extract<BookAct, { verb: 'strafe' | 'bomb' }>): number {
  const pass = passIn(s.view);
  if (!pass) return 0;
  if (act.verb === 'bomb') return bombing(s, pass)?.worth ?? 0;
  const found = strafing(s, pass, fieldedById(s.view, act.target));
  if (found?.act.verb !== 'strafe') return 0;
  return found.act.from === act.from ? found.worth : found.worth - 1;
}

/** What the aircraft may still do. */
const THREAT = 3;

/** A gun that fires at aircraft fires at nothing else: its best shot, or what it waits for, is the price. */
export function flakWorth(s: Situation, { unit: id }: Extract<BookAct, { verb: 'flak' }>): number {
  const pass = passIn(s.view);
  if (!pass) return 0;
  const unit = fieldedById(s.view, id);
  const kind = aaKindOf(unit);
  if (!kind) return 0;
  const number = aaNumber(s.world.charts, kind, pass.altitude);
  const hits = chanceOf(number, flakModifiers(s.world, unit, pass).value);
  const gain = hits * (0.25 * costOf(pass.aircraft) + THREAT);
  const spared =
    unit.command === 'OW'
      ? hopeOf(s, unit) / 2
      : assigned(options(s, [unit])).reduce((sum, each) => sum + each.gain, 0);
  return gain - spared;
}
