/** The data sheet of a vehicle (1.2.7, 7.0): how it drives, its armour by facing, its armament with what it hits and kills. */
import type { Sector, SheetPart } from '../../../engine/index.ts';
import { type Armour, MOUNTS, type Mount, type VehicleCard } from '../counters/index.ts';
import type { World } from '../world.ts';
import { TURRET_NAMES } from './counters/vehicle-faces.ts';
import { figure, sourceOfValue } from './sheet-figures.ts';
import { pieceFigures, toHitTable, toKillTable } from './sheet-of-piece.ts';

const MOUNT_NAMES: Readonly<Record<Mount, string>> = {
  BMG: 'in the bow (BMG)',
  CMG: 'coaxial (CMG)',
  AAMG: 'on the roof (AAMG)',
  RMG: 'in the rear (RMG)',
};

export function vehicleParts(world: World, card: VehicleCard): readonly SheetPart[] {
  const { main, nation } = card;
  return [
    {
      is: 'figures',
      title: 'On the move',
      figures: [
        ...figure(card, 'movementPoints', 'movement points', card.movementPoints, '1.2.7.a'),
        ...figure(card, 'movementType', 'drive', card.movementType, '1.2.7.a'),
        ...figure(card, 'groundPressure', 'ground pressure', card.groundPressure, '1.2.7.a'),
        ...figure(card, 'stallsOn', 'breaks down on starting on', card.stallsOn, '7.0.a'),
        ...figure(card, 'size', 'target size', card.size, '7.3.a'),
        ...figure(card, 'turret', 'turret', TURRET_NAMES[card.turret], '7.2.a'),
        ...figure(card, 'openTopped', 'open-topped', card.openTopped && 'yes', '7.13.a'),
      ],
    },
    armour(card, card.turret === 'NT' ? 'Armour' : 'Armour of the hull', card.hull, 'hull'),
    ...(card.turret === 'NT'
      ? []
      : [armour(card, 'Armour of the turret', card.turretArmour, 'turretArmour')]),
    ...(main
      ? [{ is: 'figures', title: 'Main armament', figures: pieceFigures(world, card, main) } as const]
      : []),
    ...machineGuns(card),
    ...(main ? [...toHitTable(world, main, nation), ...toKillTable(world, main, nation)] : []),
  ];
}

/** It looks along a hexspine: two hexsides are its front, one on either hand its side, two its rear (7.1). */
function armour(card: VehicleCard, title: string, { front, side }: Armour, value: string): SheetPart {
  const sector = (from: number, to: number, name: string, factor: number): Sector => ({
    from,
    to,
    name,
    text: `${factor}`,
  });
  return {
    is: 'rosette',
    title,
    cite: '7.1.a',
    source: sourceOfValue(card, value),
    sectors: [
      sector(-1, 1, 'front', front),
      sector(1, 2, 'side', side),
      sector(2, 4, 'rear', side),
      sector(4, 5, 'side', side),
    ],
  };
}

function machineGuns(card: VehicleCard): readonly SheetPart[] {
  const figures = MOUNTS.flatMap(mount =>
    figure(card, 'guns', MOUNT_NAMES[mount], card.guns[mount], '7.8.a'),
  );
  return figures.length > 0 ? [{ is: 'figures', title: 'Firepower of its machine guns', figures }] : [];
}
