/** The movement factors of a unit in its movement phase (4.1.4, 4.1.5, 4.7), and what of them it loses to its load (4.2.2). */
import { type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import { type Mover, modifier, movementAllowance } from '../charts/index.ts';
import type { View } from '../game.ts';
import { burden, capacityOf } from '../support-weapons/portage.ts';
import { type AnyUnit, isHero, isMmc, mmcCard } from '../units.ts';
import type { World } from '../world.ts';

const PLAN = { stages: ['base', 'bonus', 'portage', 'least'] } as const;

/** How a unit goes: with whom, and how fast. */
export interface Going {
  /** A leader has gone with it from the first (4.1.5). */
  readonly led: boolean;
  readonly doubleTime: boolean;
  /** All of its way was by road (4.7.1). */
  readonly road: boolean;
}

function moverOf(unit: AnyUnit): Exclude<Mover, 'broken'> {
  if (isMmc(unit)) return mmcCard(unit).inexperienced ? 'inexperienced MMC' : 'MMC';
  if (unit.wounds === undefined) return 'SMC';
  return isHero(unit) ? 'wounded hero' : 'wounded leader';
}

const CITES: Readonly<Record<Exclude<Mover, 'broken'>, string>> = {
  MMC: '4.1.4.1',
  'inexperienced MMC': '4.1.4.2',
  SMC: '4.1.4.3',
  'wounded leader': '3.4.3',
  'wounded hero': '3.8.5',
};

export function allowance(world: World, view: View, unit: AnyUnit, { led, doubleTime, road }: Going): Tally {
  const { charts } = world;
  const bonus = (id: 'with a leader' | 'double time' | 'all on road'): TallyEntry => ({
    id,
    ...modifier(charts.movementBonuses, id),
    op: '+',
    stage: 'bonus',
  });
  const mover = moverOf(unit);
  const load = burden(world, view, unit);
  // At double time everything carried costs, the first points too (4.7.4).
  const excess = Math.max(0, load - (doubleTime ? 0 : capacityOf(world, unit)));
  const entries: readonly (TallyEntry | false)[] = [
    {
      id: 'movement factors',
      cite: CITES[mover],
      op: '+',
      n: movementAllowance(charts, mover),
      stage: 'base',
    },
    led && isMmc(unit) && bonus('with a leader'),
    doubleTime && bonus('double time'),
    road && bonus('all on road'),
    excess > 0 && {
      id: 'portage',
      cite: doubleTime ? '4.7.4' : '4.2.2',
      op: '+',
      n: -excess,
      stage: 'portage',
    },
    { id: 'none left', cite: '4.2.2', op: 'floor', n: 0, stage: 'least' },
  ];
  return tally(
    PLAN,
    0,
    entries.filter(each => each !== false),
  );
}
