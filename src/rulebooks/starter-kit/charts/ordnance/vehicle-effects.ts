/** What becomes of a vehicle that is hit (7.10, 7.11), and how a shocked crew recovers. */
import { type Chart, cell, chart } from '../../../../engine/index.ts';
import { modifierChart } from '../../../../engine/numbers/modifier-chart.ts';
import { FULL_GAME_CARD, inferred, printed, published, substitute } from '../source.ts';
import type { Aspect } from './hit-location.ts';

const VEHICLE_EFFECTS = ['destroyed', 'immobilized', 'shock', 'possible shock', 'stun', 'nothing'] as const;
export type VehicleEffect = (typeof VEHICLE_EFFECTS)[number];

export const KILLERS = ['AP, APCR, APDS or HEAT', 'HE or DC', 'MG', 'FT'] as const;
export type Killer = (typeof KILLERS)[number];

const FLAME_ON_HULL = published(`${FULL_GAME_CARD}; the text says only that no flame immobilizes`);

/** The roll against the final TK#: below it, equal to it, one above it. */
export const TO_KILL_RESULTS: Chart<VehicleEffect> = chart<VehicleEffect>({
  id: 'to-kill-results',
  title: 'AFV destruction',
  cite: '7.10.a',
  source: printed('rule 7.10'),
  rows: KILLERS,
  columns: ['below', 'equal, hull', 'equal, turret', 'one above, hull', 'one above, turret'],
  cells: [
    ['destroyed', 'immobilized', 'shock', 'possible shock', 'possible shock'],
    ['destroyed', 'immobilized', 'shock', 'immobilized', 'shock'],
    ['destroyed', 'stun', 'stun', 'nothing', 'nothing'],
    ['destroyed', 'destroyed', 'shock', 'possible shock', 'possible shock'],
  ],
  exceptions: { 'FT/equal, hull': FLAME_ON_HULL },
});
type HasToKillResults = { readonly toKillResults: typeof TO_KILL_RESULTS };

export function toKillResult(
  { toKillResults }: HasToKillResults,
  killer: Killer,
  aspect: Aspect,
  finalToKill: number,
  roll: number,
): VehicleEffect {
  if (roll < finalToKill) return cell(toKillResults, killer, 'below');
  if (roll === finalToKill) return cell(toKillResults, killer, `equal, ${aspect}`);
  return roll === finalToKill + 1 ? cell(toKillResults, killer, `one above, ${aspect}`) : 'nothing';
}

export type Recovery = 'recovers' | 'unconfirmed kill' | 'wreck';

/** The die at the end of the rally phase. */
export const RECUPERATION: Chart<Recovery> = chart<Recovery>({
  id: 'recuperation',
  title: 'Recuperation of a shocked crew',
  cite: '7.10.f',
  source: printed('rule 7.10'),
  rows: ['shock', 'unconfirmed kill'],
  columns: ['1', '2', '3', '4', '5', '6'],
  cells: [
    ['recovers', 'recovers', 'unconfirmed kill', 'unconfirmed kill', 'unconfirmed kill', 'unconfirmed kill'],
    ['recovers', 'recovers', 'recovers', 'wreck', 'wreck', 'wreck'],
  ],
});
type HasRecuperation = { readonly recuperation: typeof RECUPERATION };

export function recuperation(
  { recuperation: table }: HasRecuperation,
  from: 'shock' | 'unconfirmed kill',
  dr: number,
): Recovery {
  return cell(table, from, String(dr));
}

/** A hit on the Area Target Type goes to the fire table: KIA destroys; K or one above it shocks or immobilizes. */
export const AREA_HIT_MODIFIERS = modifierChart(
  {
    id: 'area-hit-modifiers',
    title: 'Area Target Type against vehicles',
    cite: '7.11.a',
    source: printed('rules 7.11 and 7.13'),
    column: 'DRM',
  },
  {
    'all armour 4 or less': [-1, '7.11.a'],
    'all armour 8 or more': [1, '7.11.a'],
    'open-topped': [-1, '7.13.a'],
  },
);

/** The morale of the men inside a vehicle: that of their nation's best elite infantry. */
export const VEHICLE_CREW_MORALE: Chart<number> = chart({
  id: 'vehicle-crew-morale',
  title: 'Morale of vehicle crews',
  cite: '7.10.b',
  source: inferred('rule 7.10: that of the nation’s best elite squad'),
  rows: ['german', 'russian', 'american', 'american against the Japanese', 'british', 'japanese'],
  columns: ['morale'],
  cells: [[8], [8], [7], [8], [8], [8]],
  exceptions: { 'american against the Japanese/morale': printed('rule 7.10') },
});
type HasVehicleCrewMorale = { readonly vehicleCrewMorale: typeof VEHICLE_CREW_MORALE };

export function vehicleCrewMorale(
  { vehicleCrewMorale: table }: HasVehicleCrewMorale,
  nation: string,
  enemy: string,
): number {
  const own = nation === 'american' && enemy === 'japanese' ? 'american against the Japanese' : nation;
  return cell(table, own, 'morale');
}

/** The charge is laid before it goes off: how well decides what it is worth (4.3). */
export const CHARGE_POSITION: Chart<number | 'useless'> = chart<number | 'useless'>({
  id: 'charge-position',
  title: 'Demolition charge on a vehicle',
  cite: '4.3.e',
  source: substitute('the chart is in no source that we have; a middling roll is worth the printed 16'),
  rows: ['change of the TK#'],
  columns: ['2-4', '5-9', '10-11', '12'],
  cells: [[4, 0, -4, 'useless']],
});
type HasChargePosition = { readonly chargePosition: typeof CHARGE_POSITION };

/** What the position roll adds to the TK# of the charge; undefined if it will do nothing. */
export function chargePosition(
  { chargePosition: table }: HasChargePosition,
  roll: number,
): number | undefined {
  const column = roll <= 4 ? '2-4' : roll <= 9 ? '5-9' : roll <= 11 ? '10-11' : '12';
  const change = cell(table, 'change of the TK#', column);
  return change === 'useless' ? undefined : change;
}
