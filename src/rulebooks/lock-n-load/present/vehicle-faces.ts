/** The faces of vehicles: armor on the left, the guns below, Morale and points where units have theirs (15.0). */
import type { CounterSymbol, Figure } from '../../../engine/index.ts';
import { type Faces, print, sidesOf } from '../../kit/present/faces.ts';
import { FACES, type VehicleCard } from '../vehicles/card.ts';
import { identity } from './names.ts';
import { ordnanceFigures } from './ordnance-figures.ts';

/** Both sides are the same but for the tone: a Shaken vehicle carries a marker. */
export function vehicleFaces(card: VehicleCard, id: string): Faces {
  const figures = vehicleFigures(card, id);
  return sidesOf({ nation: card.nation, symbol: symbolOf(card) }, figures, figures);
}

function symbolOf({ class: of, armor, gun, openTopped }: VehicleCard): CounterSymbol {
  if (of === 'R') return armor ? 'car' : 'truck';
  if (of === 'O') return gun ? 'car' : 'half-track';
  if (!gun) return 'half-track';
  return armor?.front.turret === undefined || openTopped ? 'self-propelled-gun' : 'tank';
}

const ARMOR_NAMES = { front: 'front armor', flank: 'flank armor', rear: 'rear armor' } as const;

export const armorText = ({ armor }: VehicleCard, face: (typeof FACES)[number]): string => {
  if (!armor) return '*';
  const { hull, turret } = armor[face];
  return turret === undefined ? `${hull}` : `${hull}/${turret}`;
};

function vehicleFigures(card: VehicleCard, id: string): readonly Figure[] {
  const { name, gun, shots, machineGun, openMachineGun, rearMachineGun, movement, morale, transport } = card;
  const armor = card.armor ? FACES : FACES.slice(0, 1);
  return [
    ...print(name, 'name', 'top', '15.0.k'),
    ...print(identity(id), 'identity', 'top-left', '1.1.1'),
    ...armor.flatMap(face =>
      print(armorText(card, face), card.armor ? ARMOR_NAMES[face] : 'unarmored', 'left', '15.0.k'),
    ),
    ...print(morale, 'Morale', 'right', '15.0.d'),
    ...print(transport, 'carries', 'right', '16.1.a'),
    ...(gun ? ordnanceFigures(gun) : []),
    ...(shots === undefined ? [] : print(`${shots}×`, 'shots in an impulse', 'bottom', '15.0.e')),
    ...print(machineGun, 'machine guns', 'bottom', '15.0.f', 'underlined'),
    ...(openMachineGun === undefined
      ? []
      : print(`${openMachineGun}*`, 'machine gun, when open', 'bottom', '15.0.f', 'underlined')),
    ...(rearMachineGun === undefined
      ? []
      : print(`${rearMachineGun}R`, 'machine gun, to the rear', 'bottom', '15.0.i', 'underlined')),
    ...print(`${movement}${card.class}`, 'Movement Factor', 'bottom', '15.0.c'),
  ];
}
