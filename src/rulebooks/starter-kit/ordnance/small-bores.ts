/** Machine guns and anti-tank rifles against armour (4.1.e, 4.4.4): they aim as ordnance on the vehicle target type. */
import { refusal } from '../../../engine/index.ts';
import { fireColumn, SMALL_BORES, toHitNumber, toKillWithSmallBore } from '../charts/index.ts';
import type { AntiTankRifleCard, MachineGunCard } from '../counters/card.ts';
import { rememberedByCharts } from '../remembered.ts';
import type { FireMode } from '../state.ts';
import type { World } from '../world.ts';
import type { Marksman, Ordnance } from './shot.ts';
import { lacksSecondMan } from './two-men.ts';

type SmallBoreCard = MachineGunCard | AntiTankRifleCard;

const ordnances = rememberedByCharts(readSmallBore);

export function smallBore(world: World, card: SmallBoreCard): Ordnance {
  return ordnances(world, card);
}

function readSmallBore(world: World, { kind, nation, range: reach, firepower }: SmallBoreCard): Ordnance {
  const isRifle = kind === 'anti-tank-rifle';
  return {
    types: ['vehicle'],
    toHit: (range, aim) =>
      range <= reach
        ? toHitNumber(world.charts, {
            target: 'vehicle',
            gun: SMALL_BORES,
            range,
            colour: aim?.colour ?? 'black',
          })
        : undefined,
    column: () => fireColumn(firepower),
    toKill: (_shell, range) => toKillWithSmallBore(world.charts, isRifle ? 'ATR' : 'MG', nation, range),
    killer: () => (isRifle ? 'AP, APCR, APDS or HEAT' : 'MG'),
    refusal: (_world, view, firer) =>
      !isRifle && (isHalved(firer) || lacksSecondMan(view, firer))
        ? refusal('4.1.e', 'a machine gun fires at armour with its whole strength or not at all')
        : undefined,
    backblast: false,
    airBursts: false,
  };
}

const WHOLE: readonly FireMode[] = ['prep', 'first', 'final'];

const isHalved = ({ mode, user, weapon }: Marksman): boolean =>
  !WHOLE.includes(mode) || weapon?.fired !== undefined || user?.pinned === true;
