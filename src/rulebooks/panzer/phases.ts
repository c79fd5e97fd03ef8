/**
 * The sequence of play as a table (B1): one row a phase or a step of one, in the order in which they come. In rows with
 * `inTurns` one side acts after the other; a row that needs an option is left out without it. What is done in each stands in turn.ts.
 */
import { rememberedOf } from '../kit/remembered.ts';
import { type CardId, dischargerOf } from './counters/index.ts';
import type { OptionId } from './scenario/options.ts';
import { isOn, type World } from './world.ts';

interface PhaseRow {
  readonly id: string;
  readonly short: string;
  readonly name: string;
  readonly inTurns?: true;
  readonly needs?: OptionId;
  /** Left out where the scenario has nothing for it. */
  readonly when?: (world: World) => boolean;
}

const hasBatteries = ({ scenario }: World): boolean => (scenario.batteries ?? []).length > 0;

const hasAircraft = ({ scenario }: World): boolean => (scenario.aircraft ?? []).length > 0;

const hasDischargers = ({ scenario }: World): boolean =>
  scenario.groups.some(({ units }) => (Object.keys(units) as CardId[]).some(card => dischargerOf(card) > 0));

const ROWS = [
  { id: 'search', short: 'Hid', name: 'Spotting Phase: hidden counters', needs: '7.2' },
  { id: 'spotting', short: 'Spot', name: 'Spotting Phase' },
  {
    id: 'dischargers',
    short: 'DS',
    name: 'Command Phase: smoke dischargers',
    inTurns: true,
    needs: '7.9',
    when: hasDischargers,
  },
  { id: 'command', short: 'Cmd', name: 'Command Phase' },
  { id: 'repair', short: 'Rep', name: 'Command Phase: repairs', needs: '7.25' },
  { id: 'initiative', short: 'Init', name: 'Initiative Phase' },
  { id: 'air', short: 'Air', name: 'First Air Phase', inTurns: true, when: hasAircraft },
  { id: 'indirect', short: 'Ind', name: 'Combat Phase: Indirect Fire', inTurns: true, when: hasBatteries },
  { id: 'combat', short: 'Fire', name: 'Combat Phase: Direct Fire', inTurns: true },
  { id: 'overwatch', short: 'OW', name: 'Combat Phase: Overwatch', inTurns: true },
  { id: 'fuel', short: 'Fuel', name: 'Movement Phase: fuel', needs: '7.23' },
  { id: 'assault', short: 'Ass', name: 'Movement Phase: assaults', inTurns: true },
  { id: 'movement', short: 'Move', name: 'Movement Phase', inTurns: true },
  { id: 'air-again', short: 'Air', name: 'Second Air Phase', inTurns: true, when: hasAircraft },
  { id: 'batteries', short: 'Bat', name: 'Adjustment Phase: batteries and smoke', when: hasBatteries },
  { id: 'recovery', short: 'Rec', name: 'Adjustment Phase: recovery' },
  { id: 'morale', short: 'Mor', name: 'Adjustment Phase: morale', needs: '7.1' },
  { id: 'adjustment', short: 'Adj', name: 'Adjustment Phase: turrets and hatches', inTurns: true },
  { id: 'fires', short: 'Burn', name: 'Adjustment Phase: fires', needs: '7.35' },
  { id: 'hiding', short: 'Hide', name: 'Adjustment Phase: hidden counters', needs: '7.2' },
] as const satisfies readonly PhaseRow[];

export type Phase = (typeof ROWS)[number]['id'];
type NamedRow = PhaseRow & { readonly id: Phase };

const ALL: readonly NamedRow[] = ROWS;
export const PHASES = Object.fromEntries(ALL.map(row => [row.id, row])) as Readonly<Record<Phase, NamedRow>>;

/** Those that a turn goes through with the options of the match. */
export const phasesIn = rememberedOf((world: World): readonly NamedRow[] =>
  ALL.filter(({ needs, when }) => (needs === undefined || isOn(world, needs)) && (when?.(world) ?? true)),
);
