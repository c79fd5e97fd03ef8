/** How many different commands a formation has, and how many it has used (B5.6 to B5.9, 7.3, 7.4.2, 7.52). */
import { type Random, type Refusal, refusal } from '../../../engine/index.ts';
import { availableCommands, commandRange } from '../charts/index.ts';
import { type Fielded, gradeOf, isFielded, isRecon, type View } from '../game.ts';
import { COMMANDS, type Command, type UnitId } from '../state.ts';
import { distance, formationOf, isOn, type World } from '../world.ts';
import { commandGrade, commands, isHeadquarters, isOverworked, reachOf, roleOf } from './chain.ts';
import { delayRefusal } from './delay.ts';
import { hasRadio } from './radios.ts';

type Units = Pick<View, 'units'>;

/** Recon units and those with a leader get a command of their own, which counts for nothing (B5.7, BASE.RECON, 7.55.2.b), scouts unless their radio is broken (7.23.2.b). */
export const isFree = (unit: Fielded): boolean => isRecon(unit) || unit.leader !== undefined;

/** Passengers go where they are taken. */
export const isCommanded = ({ aboard }: Fielded): boolean => aboard === undefined;

const allOf = (world: World, { units }: Units, formation: string): readonly Fielded[] =>
  units
    .filter(isFielded)
    .filter(unit => formationOf(world, unit.group) === formation && isCommanded(unit) && !isRecon(unit));

const ofFormation = (world: World, view: Units, formation: string): readonly Fielded[] =>
  allOf(world, view, formation).filter(unit => !isFree(unit));

export function commandsOf(world: World, view: Units, formation: string): number {
  const units = ofFormation(world, view, formation);
  const [first] = units;
  if (!first) return 0;
  // Who commands it may have a command of his own.
  const all = allOf(world, view, formation);
  const grade = commandGrade(world, view, all, gradeOf(world, first));
  // Whoever is broken is no active unit (7.1.5.2.a).
  const active = units.filter(({ broken }) => !broken).length;
  const total = availableCommands(world.charts, grade, active);
  // A commander who does everything himself has less time to command (7.57.b).
  const isStretched = all.some(unit => roleOf(world, unit) === 'CHQ' && isOverworked(world, unit));
  return isStretched ? Math.max(1, total - 1) : total;
}

/** How many of its commands may be MOVE or SHORT HALT (7.52.CHQ.b, 7.52.CHQ.c). */
function movesOf(world: World, view: Units, formation: string): number {
  const total = commandsOf(world, view, formation);
  if (!isOn(world, '7.52')) return total;
  const reach = ofFormation(world, view, formation)
    .filter(unit => !isHeadquarters(world, unit))
    .map(unit => reachOf(world, view, 'CHQ', unit));
  if (reach.includes('lost')) return total - Math.floor(total / 2);
  return reach.includes('out of span') ? Math.max(1, Math.floor(total / 2)) : total;
}

/** Whether two units with the same command may share it, if they are near enough (B5.8, 7.3). */
function mayShare(world: World, one: Fielded, other: Fielded): boolean {
  if (!isOn(world, '7.3')) return true;
  return one.group === other.group || commands(world, one, other) || commands(world, other, one);
}

/** Hexes within which units share a command; without a radio it is the same hex (7.4.2.a). */
const rangeBetween = (world: World, one: Fielded, other: Fielded): number =>
  hasRadio(world, one) && hasRadio(world, other) ? commandRange(world.charts, gradeOf(world, one)) : 0;

/**
 * Units that share one command: linked in range, by those of one platoon and its headquarters alone if that is played
 * (7.3.b), so that no two platoons are linked through a headquarters.
 */
export function sharingGroups(world: World, view: Units, formation: string): readonly (readonly Fielded[])[] {
  const left = new Set(
    // Who has another's command for his own takes none of his formation's (7.49.c).
    ofFormation(world, view, formation).filter(
      ({ command, follows }) => command !== undefined && command !== 'N/C' && follows === undefined,
    ),
  );
  const byPlatoon = isOn(world, '7.3');
  const groups: Fielded[][] = [];
  // Platoons first: a headquarters joins whom it can.
  const ordered = [...left].sort(
    (a, b) => Number(isHeadquarters(world, a)) - Number(isHeadquarters(world, b)),
  );
  for (const first of ordered) {
    if (!left.delete(first)) continue;
    const chain = [first];
    for (const unit of chain)
      for (const other of left) {
        if (byPlatoon && other.group !== first.group && !isHeadquarters(world, other)) continue;
        if (!mayShare(world, first, other)) continue;
        if (
          other.command !== unit.command ||
          distance(world, unit.at, other.at) > rangeBetween(world, unit, other)
        )
          continue;
        left.delete(other);
        chain.push(other);
      }
    groups.push(chain);
  }
  return groups;
}

const isMove = (command: Fielded['command']): boolean => command === 'MOVE' || command === 'SHORT-HALT';

/** Vehicles of a platoon without radios have one command for all (7.4.2.a); those without tracks are left behind (7.4.2.b). */
export function together(world: World, { units }: Units, unit: Fielded): readonly UnitId[] {
  if (hasRadio(world, unit) || unit.tracked) return [unit.id];
  return units
    .filter(isFielded)
    .filter(each => each.group === unit.group && !each.tracked && isCommanded(each) && !hasRadio(world, each))
    .map(({ id }) => id);
}

/** Whether the formation would still keep to its commands if the unit had this one, and all who go by it. */
export function mayHave(world: World, view: Units, unit: Fielded, is: Command): boolean {
  if (is === 'N/C' || isFree(unit)) return true;
  const mates = together(world, view, unit);
  const units = view.units.map(each => (mates.includes(each.id) ? { ...each, command: is } : each));
  const formation = formationOf(world, unit.group);
  const groups = sharingGroups(world, { units }, formation);
  if (groups.length > commandsOf(world, view, formation)) return false;
  return groups.filter(([first]) => isMove(first?.command)).length <= movesOf(world, view, formation);
}

/** Who has lost a track is not told to move (B10.2). */
export const immovable = ({ tracked }: Fielded, is: Command): Refusal | undefined =>
  tracked && is === 'MOVE' ? refusal('B10.2', 'it can’t move') : undefined;

/** Commands that sealed counters may hide: drawn unit by unit within each formation's limit. */
export function drawCommands(
  world: World,
  view: Pick<View, 'units' | 'turn'>,
  random: Random,
): View['units'] {
  let units = view.units.map(unit =>
    unit.command === 'sealed' ? { ...unit, command: 'N/C' as const } : unit,
  );
  const sealed = view.units.filter(isFielded).filter(({ command }) => command === 'sealed');
  const drawn = new Set<UnitId>();
  for (const unit of sealed) {
    if (drawn.has(unit.id) || !isCommanded(unit)) continue;
    const possible = COMMANDS.filter(
      is =>
        !(is !== 'N/C' && delayRefusal(world, view.turn, unit)) &&
        !immovable(unit, is) &&
        mayHave(world, { units }, unit, is),
    );
    const command = random.pick(possible);
    const mates = together(world, { units: view.units }, unit).filter(id =>
      sealed.some(each => each.id === id),
    );
    for (const id of mates) drawn.add(id);
    units = units.map(each => (mates.includes(each.id) ? { ...each, command } : each));
  }
  return units;
}
