/** The data sheet of a vehicle: its armor by the angle from which fire comes, its gun, and who commands it (11.5, 15.0). */
import type { SheetFigure, SheetPart, Source } from '../../../engine/index.ts';
import type { ArmorLeaderCard } from '../vehicles/armor-leaders.ts';
import type { Face, VehicleCard } from '../vehicles/card.ts';
import { toHitPart } from './to-hit-part.ts';
import { armorText } from './vehicle-faces.ts';

type Row = readonly [name: string, text: string | number | undefined, cite: string, value: string];

const figuresOf = (
  rows: readonly Row[],
  { source, exceptions }: { readonly source: Source; readonly exceptions?: Readonly<Record<string, Source>> },
): readonly SheetFigure[] =>
  rows.flatMap(([name, text, cite, value]) =>
    text === undefined ? [] : [{ name, text: `${text}`, cite, source: exceptions?.[value] ?? source }],
  );

const CLASSES = { T: 'tracked', O: 'off-road', R: 'road' } as const;

export function vehicleParts(card: VehicleCard): readonly SheetPart[] {
  const { gun, shots, machineGun, openMachineGun, transport } = card;
  const rows: readonly Row[] = [
    ['Movement Factor', `${card.movement}, ${CLASSES[card.class]}`, '15.0.c', 'movement'],
    ['Morale', card.morale, '15.0.d', 'morale'],
    ['HE-equivalent', gun && (gun.highExplosive ?? '*'), '14.1.f', 'gun'],
    ['shots in an impulse', shots, '15.0.e', 'shots'],
    ['machine guns', machineGun, '15.0.f', 'machineGun'],
    ['machine gun all around, when open', openMachineGun, '15.0.f', 'openMachineGun'],
    ['machine gun to the rear', card.rearMachineGun, '15.0.i', 'rearMachineGun'],
    ['carries', transport, '16.1.a', 'transport'],
    ['roof', card.openTopped ? 'none: always open' : undefined, '17.2.b', 'openTopped'],
  ];
  return [
    { is: 'figures', title: 'On the counter', figures: figuresOf(rows, card) },
    armorPart(card),
    ...(gun ? [toHitPart(gun, card.exceptions?.gun ?? card.source)] : []),
  ];
}

const SECTORS = [
  { from: -1, to: 1, name: 'front', face: 'front' },
  { from: 1, to: 2, name: 'right flank', face: 'flank' },
  { from: 2, to: 4, name: 'rear', face: 'rear' },
  { from: 4, to: 5, name: 'left flank', face: 'flank' },
] as const satisfies readonly { from: number; to: number; name: string; face: Face }[];

/** Hull before turret; an asterisk where there is none. */
const armorPart = (card: VehicleCard): SheetPart => ({
  is: 'rosette',
  title: 'Armor, hull and turret',
  cite: '14.1.3.a',
  source: card.source,
  sectors: SECTORS.map(({ face, ...sector }) => ({ ...sector, text: armorText(card, face) })),
});

export function commanderParts(leader: ArmorLeaderCard | undefined): readonly SheetPart[] {
  if (!leader) return [];
  const rows: readonly Row[] = [
    ['his Morale', leader.morale, '11.5.a', 'morale'],
    ['his Leadership Modifier', leader.leadership, '11.5.a', 'leadership'],
  ];
  return [{ is: 'figures', title: leader.name, figures: figuresOf(rows, leader) }];
}
