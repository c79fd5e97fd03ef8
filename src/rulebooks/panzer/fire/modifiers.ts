/** What makes a shot easier or harder (B8.2 to B8.10, B9.2). */
import { type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import { type Modifier, modifier, NET_LIMITS } from '../charts/index.ts';
import { cardOfUnit, type Fielded, type View, vehicleCardOf } from '../game.ts';
import { coverFrom } from '../sight/cover.ts';
import { hexesBetween } from '../sight/sight.ts';
import { terrainAt } from '../terrain/ground.ts';
import { isOn, ix, type World } from '../world.ts';
import type { Shot } from './a-shot.ts';
import { isAhead } from './field.ts';

/** Shown commands that mean movement: the enemy knows no others (B8.5). */
const isMoving = ({ shown, command }: Fielded): boolean =>
  shown === true && (command === 'MOVE' || command === 'SHORT-HALT');

/** What counts for AP and GP alike, by its name in both charts. */
function common(world: World, view: View, shot: Shot) {
  const { firer, target, row, manner } = shot;
  const vehicle = vehicleCardOf(firer);
  const cover = coverFrom(world, view, target, firer.at);
  const halt = vehicle?.stabilized ? 'SHORT HALT, stabilized' : 'SHORT HALT';
  const reaction = isAhead(world, firer, row, target.at) ? 'Overwatch' : 'Overwatch outside the arc';
  return [
    cover !== 'no cover' && cover,
    manner === 'direct' && firer.command === 'SHORT-HALT' && halt,
    firer.turretDamaged && 'Damaged',
    firer.suppressed && 'Suppressed',
    manner !== 'direct' && reaction,
    manner === 'defensive' && 'Defensive Fire',
    firer.collateral?.includes('optics') && 'optics damaged',
    isOn(world, '7.57') && vehicle?.overworked && 'CREW',
  ].filter(name => name !== undefined && name !== false) as readonly CommonName[];
}
type CommonName =
  | 'Light cover'
  | 'Medium cover'
  | 'Heavy cover'
  | 'SHORT HALT'
  | 'SHORT HALT, stabilized'
  | 'Damaged'
  | 'Suppressed'
  | 'Overwatch'
  | 'Overwatch outside the arc'
  | 'Defensive Fire'
  | 'optics damaged'
  | 'CREW';

/** Burning wrecks on the line, one for each hex (B8.9). */
function smokes({ wrecks }: View, world: World, { firer, target }: Shot): number {
  const burning = wrecks.filter(({ burns }) => burns).map(({ at }) => at);
  return burning.length === 0
    ? 0
    : hexesBetween(world, firer.at, target.at).filter(hex => burning.includes(hex)).length;
}

const entry = (stage: string, id: string, { n, cite }: Modifier, times = 1): readonly TallyEntry[] =>
  times === 0 ? [] : [{ id, cite, op: '+', n: n * times, stage }];

export function apNet(world: World, view: View, shot: Shot): Tally {
  const list = world.charts.apModifiers;
  const size = vehicleCardOf(shot.target)?.size ?? 0;
  const moves = shot.targetMoves || isMoving(shot.target);
  return tally({ stages: ['net', 'limits'] }, 0, [
    ...entry('net', 'size', { n: size, cite: 'B8.4' }, size === 0 ? 0 : 1),
    ...entry('net', 'target moving', modifier(list, 'target moving'), moves ? 1 : 0),
    ...common(world, view, shot).flatMap(name => entry('net', name, modifier(list, name))),
    ...entry('net', 'brew-up smoke', modifier(list, 'brew-up smoke'), smokes(view, world, shot)),
    { id: 'at least −10', cite: 'B8.2', op: 'floor', n: NET_LIMITS.least, stage: 'limits' },
    { id: 'at most +5', cite: 'B8.2', op: 'cap', n: NET_LIMITS.most, stage: 'limits' },
  ]);
}

export function gpModifiers(world: World, view: View, shot: Shot): Tally {
  const list = world.charts.gpModifiers;
  return tally({ stages: ['roll'] }, 0, [
    ...common(world, view, shot).flatMap(name => entry('roll', name, modifier(list, name))),
    ...entry('roll', 'brew-up smoke', modifier(list, 'brew-up smoke'), smokes(view, world, shot)),
    ...entry('roll', 'coax', modifier(list, 'coax'), isWithCoax(shot) ? 1 : 0),
    ...entry('roll', 'Pinning Fire', modifier(list, 'Pinning Fire'), shot.row === 'pin' ? 1 : 0),
    ...entry(
      'roll',
      'rocket at men in the open',
      modifier(list, 'rocket at men in the open'),
      isRocketInTheOpen(world, shot) ? 1 : 0,
    ),
  ]);
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

/** A leg unit that moves is easier to hurt (B9.5, BASE.GPDM), and more so at Quickmarch (B12.9). */
export function gpDefence(target: Fielded, moves = false): number {
  const card = cardOfUnit(target);
  if (card.is !== 'leg') return card.gpDefence;
  return card.gpDefence - (moves || isMoving(target) ? 2 : 0) - (target.quickmarch ? 2 : 0);
}
