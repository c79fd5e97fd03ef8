/** The faces of vehicles (1.2.7, 7.0 to 7.3, 7.8): name, movement points, armour, main armament, machine guns; behind, the wreck. */
import type { Figure } from '../../../../engine/index.ts';
import { type Faces, print, sidesOf } from '../../../kit/present/faces.ts';
import type { When } from '../../charts/month.ts';
import { MOUNTS, type Turret, type VehicleCard } from '../../counters/index.ts';
import type { World } from '../../world.ts';
import { ammunitionFigures, pieceFigure, rateFigure } from './piece-figures.ts';

export const TURRET_NAMES: Readonly<Record<Turret, string>> = {
  T: 'fast traverse turret',
  ST: 'slow traverse turret',
  RST: 'restricted slow traverse turret',
  '1MT': 'one-man turret',
  NT: 'no turret',
};

export function vehicleFaces(world: World, card: VehicleCard, when: When): Faces {
  const { nation, movementType, name } = card;
  const title = print(name, movementType, 'top', '1.2.7.a');
  return sidesOf(
    { nation, symbol: movementType === 'armoured car' ? 'car' : 'tank' },
    [...title, ...frontFigures(world, card, when)],
    [...title, ...print('Wreck', 'a wreck', 'bottom', '7.4.c')],
  );
}

function frontFigures(world: World, card: VehicleCard, when: When): readonly Figure[] {
  const { main, nation } = card;
  return [
    ...armour(card, 'front'),
    ...armour(card, 'side'),
    ...movement(card),
    ...(main ? [...rateFigure(main), ...pieceFigure(main, mainTraits(card))] : []),
    ...machineGuns(card),
    ...ammunitionFigures(world, main?.special, nation, when),
  ];
}

const ASPECTS = { front: 'armour in front', side: 'armour at side and rear' } as const;

/** Of the hull; a circle says that the turret's is a step thinner, a box that it is a step thicker (7.1). */
function armour(
  { hull, turretArmour, size, openTopped }: VehicleCard,
  aspect: 'front' | 'side',
): readonly Figure[] {
  const [own, turret] = [hull[aspect], turretArmour[aspect]];
  const words = [ASPECTS[aspect], ...(own === turret ? [] : [`turret ${turret}`])];
  const target = aspect === 'front' ? [`${size} target`, ...(openTopped ? ['open-topped'] : [])] : [];
  const style = turret < own ? 'circled' : turret > own ? 'boxed' : undefined;
  return print(own, [...words, ...target].join(', '), 'left', '7.1.a', style);
}

function movement(card: VehicleCard): readonly Figure[] {
  const { movementPoints, movementType, groundPressure, stallsOn } = card;
  const name = `movement points, ${groundPressure} ground pressure`;
  const style = movementType === 'armoured car' ? 'circled' : undefined;
  return stallsOn === undefined
    ? print(movementPoints, name, 'right', '1.2.7.a', style)
    : print(
        `${movementPoints}!`,
        `${name}, breaks down on ${stallsOn} when it starts`,
        'right',
        '7.0.a',
        style,
      );
}

function mainTraits({ turret, main }: VehicleCard): readonly string[] {
  const equivalent = main?.firepowerEquivalent;
  const breakdown = main?.lowAmmunition
    ? `low ammunition on ${main.breakdown}`
    : `breaks down on ${main?.breakdown}`;
  return [TURRET_NAMES[turret], ...(equivalent === undefined ? [] : [`firepower ${equivalent}`]), breakdown];
}

/** Bow, coaxial, on the roof, in the rear: `3/5/2`, a stroke for one that it hasn't. */
function machineGuns({ guns }: VehicleCard): readonly Figure[] {
  const mounts = MOUNTS.filter(mount => guns[mount] !== undefined);
  const last = mounts.at(-1);
  if (last === undefined) return [];
  const shown = MOUNTS.slice(0, MOUNTS.indexOf(last) + 1);
  const all = mounts.map(mount => `${mount} ${guns[mount]}`).join(', ');
  const text = shown.map(mount => guns[mount] ?? '–').join('/');
  return print(text, `firepower of its machine guns: ${all}`, 'bottom-right', '7.8.a');
}
