/** Trucks of all nations: soft, unarmed, and alike. */
import { armour, type Nation, type VehicleCard } from '../card.ts';
import { FROM_HISTORY } from '../sources.ts';

const truck = (nation: Nation, title: string, weight: number): VehicleCard => ({
  is: 'vehicle',
  title,
  nation,
  type: 'S',
  gpDefence: 1,
  size: 0,
  traction: 'wheeled',
  speed: [3, 8, 14],
  weight,
  points: 8,
  gunIn: 'hull',
  turretTurn: 0,
  basicArmour: [1, 1],
  armour: armour('1/1/1/1 1/1/1/1/1/1', '1/1/1/1 1/1/1/1/1/1', '1/1/1/1 1/1/1/1/1/1', 1),
  guns: [],
  carries: { towed: 1, leg: 2 },
  source: FROM_HISTORY,
});

export const TRUCKS = {
  'german-truck': truck('german', 'Opel Blitz', 3.3),
  'italian-truck': truck('italian', 'Lancia Ro', 4.9),
  'british-truck': truck('british', 'Bedford truck', 3.5),
  'american-truck': truck('american', 'GMC truck', 4.5),
} as const satisfies Readonly<Record<string, VehicleCard>>;
