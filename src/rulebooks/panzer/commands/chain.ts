/** Who commands whom: formations, their headquarters, and how far these reach (7.3, 7.52). */
import type { Grade } from '../charts/index.ts';
import { GRADES } from '../charts/index.ts';
import { type AnyUnit, type Fielded, isFielded, type View, vehicleCardOf } from '../game.ts';
import type { Platoon } from '../scenario/scenario.ts';
import { distance, formationOf, isOn, platoonOf, type World } from '../world.ts';
import { hasRadio } from './radios.ts';

type Units = Pick<View, 'units'>;
type Headquarters = NonNullable<Platoon['headquarters']>;

/** The post of a unit: its platoon's, unless it went away or came with a leader (7.55.1.f). */
export function roleOf(world: World, { group, role }: AnyUnit): Headquarters | undefined {
  return role === 'none' ? undefined : (role ?? platoonOf(world, group).headquarters);
}

export const isHeadquarters = (world: World, unit: AnyUnit): boolean => roleOf(world, unit) !== undefined;

/** A headquarters stands above all of its formation, battalion or regiment. */
export function commands(world: World, chief: AnyUnit, unit: AnyUnit): boolean {
  const [above, below] = [platoonOf(world, chief.group), platoonOf(world, unit.group)];
  switch (roleOf(world, chief)) {
    case 'CHQ':
      return formationOf(world, chief.group) === formationOf(world, unit.group);
    case 'BHQ':
      return above.battalion !== undefined && above.battalion === below.battalion;
    case 'RHQ':
      return above.regiment !== undefined && above.regiment === below.regiment;
    default:
      return false;
  }
}

/** Hexes from a headquarters to those below it; commanders who load and aim as well reach less far (7.57.c, 7.57.d). */
const SPANS: Readonly<Record<Headquarters, number>> = { CHQ: 10, BHQ: 20, RHQ: 20 };
const OVERWORKED: Readonly<Record<Headquarters, number>> = { CHQ: 10, BHQ: 10, RHQ: 15 };

/** Without a radio one has to be there (7.52.CHQ.d, 7.52.BHQ.d, 7.52.RHQ.d). */
function spanOf(world: World, chief: Fielded, is: Headquarters, to: Fielded): number {
  // Broken commanders reach nobody, either (7.1.5.2.a).
  if (!hasRadio(world, chief) || !hasRadio(world, to) || chief.broken) return 0;
  return isOverworked(world, chief) ? Math.min(SPANS[is], OVERWORKED[is]) : SPANS[is];
}

export const isOverworked = (world: World, unit: AnyUnit): boolean =>
  isOn(world, '7.57') && vehicleCardOf(unit)?.overworked === true;

const headquarters = (world: World, { units }: Units, is: Headquarters, of: AnyUnit): readonly AnyUnit[] =>
  units.filter(
    unit =>
      unit.side === of.side &&
      roleOf(world, unit) === is &&
      commands(world, unit, of) &&
      unit.lost !== 'left' &&
      // A broken radio takes its command away (7.23.2.b).
      !unit.collateral?.includes('radio'),
  );

/** 'none': it never had any on the map, which is no loss. */
export type Reach = 'none' | 'lost' | 'out of span' | 'in span';

export function reachOf(world: World, view: Units, is: Headquarters, unit: Fielded): Reach {
  const all = headquarters(world, view, is, unit);
  if (all.length === 0) return 'none';
  const there = all.filter(isFielded);
  if (there.length === 0) return 'lost';
  return there.some(chief => distance(world, chief.at, unit.at) <= spanOf(world, chief, is, unit))
    ? 'in span'
    : 'out of span';
}

/** Two rows lower for each higher headquarters that is lost or too far away (7.52.BHQ, 7.52.RHQ). */
const ROWS_LOWER = 2;

/** The grade by which a formation counts its commands. */
export function commandGrade(world: World, view: Units, formation: readonly Fielded[], grade: Grade): Grade {
  if (!isOn(world, '7.52')) return grade;
  const chiefs = formation.filter(unit => roleOf(world, unit) === 'CHQ');
  const subjects = chiefs.length > 0 ? chiefs : formation.slice(0, 1);
  const battalions = view.units.filter(
    (unit): unit is Fielded =>
      isFielded(unit) && roleOf(world, unit) === 'BHQ' && subjects.some(each => commands(world, unit, each)),
  );
  const isCut = (is: Headquarters, units: readonly Fielded[]) =>
    units.length > 0 && units.every(unit => ['lost', 'out of span'].includes(reachOf(world, view, is, unit)));
  const cuts = [isCut('BHQ', subjects), isCut('RHQ', battalions.length > 0 ? battalions : subjects)];
  const lower = ROWS_LOWER * cuts.filter(Boolean).length;
  return GRADES[Math.min(GRADES.length - 1, GRADES.indexOf(grade) + lower)] ?? grade;
}
