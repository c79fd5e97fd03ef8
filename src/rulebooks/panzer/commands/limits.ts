/** How many different commands a formation has, and how many it has used (B5.6 to B5.9). */
import type { Random } from '../../../engine/index.ts';
import { availableCommands, commandRange } from '../charts/index.ts';
import { cardOfUnit, type Fielded, isFielded, type View } from '../game.ts';
import { COMMANDS, type Command } from '../state.ts';
import { distance, formationOf, type World } from '../world.ts';

/** Recon units get a command of their own, which counts for nothing (B5.7, BASE.RECON). */
export function isFree(unit: Fielded): boolean {
  const card = cardOfUnit(unit);
  return card.is === 'vehicle' && card.recon === true;
}

const ofFormation = ({ units }: Pick<View, 'units'>, group: string): readonly Fielded[] =>
  units.filter(isFielded).filter(unit => unit.group === group && !isFree(unit));

const commandsOf = (world: World, view: Pick<View, 'units'>, group: string): number =>
  availableCommands(world.charts, formationOf(world, group).grade, ofFormation(view, group).length);

/** Units with the same command that are in range of one another, link by link, share it (B5.8): so many groups, so many commands. */
function commandsUsed(world: World, view: Pick<View, 'units'>, group: string): number {
  const range = commandRange(world.charts, formationOf(world, group).grade);
  const left = new Set(
    ofFormation(view, group).filter(({ command }) => command !== undefined && command !== 'N/C'),
  );
  let groups = 0;
  for (const first of left) {
    groups += 1;
    const chain = [first];
    left.delete(first);
    for (const unit of chain)
      for (const other of left)
        if (other.command === unit.command && distance(world, unit.at, other.at) <= range) {
          left.delete(other);
          chain.push(other);
        }
  }
  return groups;
}

/** Whether the formation would still keep to its commands if the unit had this one. */
export function mayHave(world: World, view: Pick<View, 'units'>, unit: Fielded, is: Command): boolean {
  if (is === 'N/C' || isFree(unit)) return true;
  const units = view.units.map(each => (each.id === unit.id ? { ...each, command: is } : each));
  return commandsUsed(world, { units }, unit.group) <= commandsOf(world, view, unit.group);
}

/** Commands that sealed counters may hide: drawn unit by unit within each formation's limit. */
export function drawCommands(world: World, view: Pick<View, 'units'>, random: Random): View['units'] {
  let units = view.units.map(unit =>
    unit.command === 'sealed' ? { ...unit, command: 'N/C' as const } : unit,
  );
  for (const unit of view.units.filter(isFielded).filter(({ command }) => command === 'sealed')) {
    const possible = COMMANDS.filter(is => mayHave(world, { units }, unit, is));
    const command = random.pick(possible);
    units = units.map(each => (each.id === unit.id ? { ...each, command } : each));
  }
  return units;
}
