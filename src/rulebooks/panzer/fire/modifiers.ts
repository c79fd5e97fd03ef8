/** What makes a shot easier or harder (B8.2 to B8.10, B9.2): lists of reasons, to which an optional rule adds its own. */
import { type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import { cloudsIn } from '../artillery/clouds.ts';
import {
  type AP_MODIFIERS,
  type GP_MODIFIERS,
  listed,
  type ModifierChart,
  modifier,
  NET_LIMITS,
} from '../charts/index.ts';
import { isSquad } from '../counters/index.ts';
import { cardOfUnit, type Fielded, type View, vehicleCardOf } from '../game.ts';
import { ledBy } from '../leaders/leaders.ts';
import { coverFrom } from '../sight/cover.ts';
import { hexesBetween } from '../sight/sight.ts';
import { isScreened } from '../smoke/screen.ts';
import { terrainAt } from '../terrain/ground.ts';
import { khamsinIn } from '../weather/conditions.ts';
import { isOn, ix, type World } from '../world.ts';
import type { Shot } from './a-shot.ts';
import { burstsAbove, isMortar } from './air-burst.ts';
import { isAhead } from './field.ts';

/** Shown commands that mean movement: the enemy knows no others (B8.5). */
export const isMoving = ({ shown, command }: Fielded): boolean =>
  shown === true && (command === 'MOVE' || command === 'SHORT-HALT');

/** A shot, and the table as its side sees it. */
interface Firing {
  readonly world: World;
  readonly view: View;
  readonly shot: Shot;
}
/** Why a shot is easier or harder: the row of the modifiers that counts, or how often it does. */
type Reason<Row extends string> = (
  firing: Firing,
) => Row | readonly [row: Row, times: number] | false | undefined;

type ApRow = keyof typeof AP_MODIFIERS.cites;
type GpRow = keyof typeof GP_MODIFIERS.cites;

/** What is the matter with whoever fires, for AP and GP alike, by its name in both charts. */
const OF_THE_FIRER: readonly ((
  firing: Pick<Firing, 'world'> & { readonly shot: Pick<Shot, 'manner' | 'firer'> },
) => (ApRow & GpRow) | false | undefined)[] = [
  ({ shot: { manner, firer } }) =>
    manner === 'direct' &&
    firer.command === 'SHORT-HALT' &&
    (vehicleCardOf(firer)?.stabilized ? 'SHORT HALT, stabilized' : 'SHORT HALT'),
  ({ shot: { firer } }) => firer.turretDamaged && 'Damaged',
  ({ shot: { firer } }) => firer.suppressed && 'Suppressed',
  ({ shot: { firer } }) => firer.broken && 'Broken',
  ({ shot: { firer } }) => firer.hesitates && 'Hesitating',
  ({ shot: { firer } }) => firer.collateral?.includes('optics') && 'optics damaged',
  ({ world, shot: { firer } }) => isOn(world, '7.57') && vehicleCardOf(firer)?.overworked && 'CREW',
];

/** What else counts for both. */
const COMMON: readonly Reason<ApRow & GpRow>[] = [
  ...OF_THE_FIRER,
  ({ world, view, shot }) => {
    const cover = coverFrom(world, view, shot.target, shot.firer.at);
    return cover !== 'no cover' && cover;
  },
  ({ world, shot: { manner, firer, row, target } }) =>
    manner !== 'direct' &&
    (isAhead(world, firer, row, target.at) ? 'Overwatch' : 'Overwatch outside the arc'),
  ({ shot: { manner } }) => manner === 'defensive' && 'Defensive Fire',
  firing => ['brew-up smoke', smokes(firing)],
  // Smoke of dischargers, and of men, is thin smoke around one unit (7.9.d, 7.22.1.b).
  firing => ['thin smoke', cloudsOn(firing, 'thin smoke') + screensOn(firing)],
  firing => ['thick smoke', cloudsOn(firing, 'thick smoke')],
];

const AP_ONLY: readonly Reason<ApRow>[] = [
  ({ shot: { targetMoves, target } }) => (targetMoves || isMoving(target)) && 'target moving',
  ({ world }) => ['khamsin', -(khamsinIn(world)?.ap ?? 0)],
];

const GP_ONLY: readonly Reason<GpRow>[] = [
  ({ shot }) => isWithCoax(shot) && 'coax',
  ({ shot: { firer } }) => firer.observes !== undefined && 'dismounted observer',
  ({ shot: { target } }) => target.fullCover && 'Full Cover',
  ({ shot: { row } }) => row === 'pin' && 'Pinning Fire',
  ({ world, shot }) => isRocketInTheOpen(world, shot) && 'rocket at men in the open',
  ({ world }) => ['khamsin', -(khamsinIn(world)?.gp ?? 0)],
  ({ world, shot: { firer, target } }) => isMortar(firer) && burstsAbove(world, target) && 'air burst',
];

/** Burning wrecks on the line, one for each hex (B8.9). */
function smokes({ world, view: { wrecks }, shot: { firer, target } }: Firing): number {
  const burning = wrecks.filter(({ burns }) => burns).map(({ at }) => at);
  return burning.length === 0
    ? 0
    : hexesBetween(world, firer.at, target.at).filter(hex => burning.includes(hex)).length;
}

/** Shells' smoke on the line, at its ends, too (B14.6). */
function cloudsOn(
  { world, view, shot: { firer, target } }: Firing,
  is: 'thin smoke' | 'thick smoke',
): number {
  if (view.clouds.length === 0) return 0;
  const hexes = new Set([firer.at, target.at, ...hexesBetween(world, firer.at, target.at)]);
  return cloudsIn(view, [...hexes], is);
}

/** Firer and target, each in smoke of its own. */
const screensOn = ({ view, shot: { firer, target } }: Firing): number =>
  [firer, target].filter(unit => isScreened(view, unit)).length;

function entries<Row extends string>(
  list: ModifierChart<Row>,
  stage: string,
  reasons: readonly Reason<Row>[],
  firing: Firing,
): readonly TallyEntry[] {
  return reasons.flatMap(reason => {
    const found = reason(firing);
    if (!found) return [];
    const [id, times] = typeof found === 'string' ? [found, 1] : found;
    const { n, cite } = modifier(list, id);
    return times === 0 ? [] : [{ id, cite, op: '+' as const, n: n * times, stage }];
  });
}

export function apNet(world: World, view: View, shot: Shot): Tally {
  const size = vehicleCardOf(shot.target)?.size ?? 0;
  return tally({ stages: ['net', 'limits'] }, 0, [
    ...(size === 0 ? [] : [{ id: 'size', cite: 'B8.4', op: '+' as const, n: size, stage: 'net' }]),
    ...entries(world.charts.apModifiers, 'net', [...AP_ONLY, ...COMMON], { world, view, shot }),
    ...leading(world, view, shot, 'A', 'net'),
    { id: 'at least −10', cite: 'B8.2', op: 'floor', n: NET_LIMITS.least, stage: 'limits' },
    { id: 'at most +5', cite: 'B8.2', op: 'cap', n: NET_LIMITS.most, stage: 'limits' },
  ]);
}

export function gpModifiers(world: World, view: View, shot: Shot): Tally {
  const reasons = [...COMMON, ...GP_ONLY];
  return tally({ stages: ['roll'] }, 0, [
    ...entries(world.charts.gpModifiers, 'roll', reasons, { world, view, shot }),
    ...leading(world, view, shot, 'G', 'roll'),
  ]);
}

/** What counts where nothing but a house is fired at. */
export const firerModifiers = (world: World, firer: Fielded, row: Shot['row']): Tally =>
  added([
    ...OF_THE_FIRER.map(reason => {
      const found = reason({ world, shot: { manner: 'direct', firer } });
      return found && listed(world.charts.gpModifiers, found);
    }),
    row === 'gp' && hasCoax(firer) && listed(world.charts.gpModifiers, 'coax'),
  ]);

/** One leader helps the firer (7.55.2.d). */
function leading(
  world: World,
  view: View,
  { firer }: Shot,
  rating: 'A' | 'G',
  stage: string,
): readonly TallyEntry[] {
  const found = ledBy(world, view, firer, rating);
  return found ? [{ ...found, op: '+', stage }] : [];
}

/** A machine gun beside the gun fires with it, as long as it works (BASE.COAX, 7.23.1.b). */
export const hasCoax = (unit: Fielded): boolean =>
  vehicleCardOf(unit)?.machineGuns !== undefined && !unit.collateral?.includes('coax');

const isWithCoax = ({ row, firer }: Shot): boolean => row === 'gp' && hasCoax(firer);

/** Rockets are made for armour: in the open they do little to men (7.15.b). */
const isRocketInTheOpen = (world: World, { weapon, target }: Shot): boolean =>
  weapon.isHollow === true &&
  weapon.isHandHeld === true &&
  cardOfUnit(target).is !== 'vehicle' &&
  target.aboard === undefined &&
  !terrainAt(world, ix(world, target.at))?.endsWith('building');

export const isScoutCar = ({ card }: Pick<Fielded, 'card'>): boolean => card === 'white-scout-car';
/** What is left of a squad's GP Defense among too many in a thin box (7.38.4). */
const PACKED = 2;

/** The same with what it rides in. */
export function gpDefenceOf(
  world: World,
  { units }: Pick<View, 'units'>,
  target: Fielded,
  moves = false,
): number {
  const carrier = target.aboard && units.find(({ id }) => id === target.aboard);
  const isPacked = carrier && isScoutCar(carrier) && isOn(world, '7.38') && isSquad(target.card);
  return isPacked ? PACKED : gpDefence(target, moves);
}

/** A leg unit that moves is easier to hurt (B9.5, BASE.GPDM), and more so at Quickmarch (B12.9). */
export function gpDefence(target: Fielded, moves = false): number {
  const card = cardOfUnit(target);
  if (card.is !== 'leg') return card.gpDefence;
  // Behind a vehicle they are not (7.49.a).
  const isExposed = (moves || isMoving(target)) && target.behind === undefined;
  return card.gpDefence - (isExposed ? 2 : 0) - (target.quickmarch ? 2 : 0);
}
