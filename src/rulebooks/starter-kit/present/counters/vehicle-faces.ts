/** The faces of vehicles (1.2.7, 7.0 to 7.3, 7.8): name, movement points, armour, main armament, machine guns; behind, the wreck. */
import type { Figure } from '../../../../engine/index.ts';
import type { When } from '../../charts/month.ts';
import type { Turret, VehicleCard } from '../../counters/index.ts';
import { MOUNTS } from '../../counters/index.ts';
import type { World } from '../../world.ts';
import type { Faces } from './faces.ts';
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
  const face = { nation, symbol: movementType === 'armoured car' ? 'car' : 'tank' } as const;
  const title: Figure = { text: name, name: movementType, at: 'top', cite: '1.2.7.a' };
  const wreck: Figure = { text: 'Wreck', name: 'a wreck', at: 'bottom', cite: '7.4.c' };
  return {
    front: { ...face, tone: 'plain', figures: [title, ...frontFigures(world, card, when)] },
    back: { ...face, tone: 'weak', figures: [title, wreck] },
  };
}

function frontFigures(world: World, card: VehicleCard, when: When): readonly Figure[] {
  const { main, nation } = card;
  return [
    armour(card, 'front'),
    armour(card, 'side'),
    movement(card),
    ...(main ? [...rateFigure(main), pieceFigure(main, mainTraits(card))] : []),
    ...machineGuns(card),
    ...ammunitionFigures(world, main?.special, nation, when),
  ];
}

const ASPECTS = { front: 'armour in front', side: 'armour at side and rear' } as const;

/** Of the hull; a circle says that the turret's is a step thinner, a box that it is a step thicker (7.1). */
function armour({ hull, turretArmour, size, openTopped }: VehicleCard, aspect: 'front' | 'side'): Figure {
  const [own, turret] = [hull[aspect], turretArmour[aspect]];
  const words = [ASPECTS[aspect], ...(own === turret ? [] : [`turret ${turret}`])];
  const target = aspect === 'front' ? [`${size} target`, ...(openTopped ? ['open-topped'] : [])] : [];
  return {
    text: `${own}`,
    name: [...words, ...target].join(', '),
    at: 'left',
    ...(turret < own ? { style: 'circled' } : turret > own ? { style: 'boxed' } : {}),
    cite: '7.1.a',
  };
}

function movement({ movementPoints, movementType, groundPressure, stallsOn }: VehicleCard): Figure {
  const wheeled = movementType === 'armoured car';
  const risk = stallsOn === undefined ? [] : [`breaks down on ${stallsOn} when it starts`];
  return {
    text: `${movementPoints}${stallsOn === undefined ? '' : '!'}`,
    name: ['movement points', `${groundPressure} ground pressure`, ...risk].join(', '),
    at: 'right',
    ...(wheeled ? { style: 'circled' } : {}),
    cite: stallsOn === undefined ? '1.2.7.a' : '7.0.a',
  };
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
  return [
    {
      text: shown.map(mount => guns[mount] ?? '–').join('/'),
      name: `firepower of its machine guns: ${mounts.map(mount => `${mount} ${guns[mount]}`).join(', ')}`,
      at: 'bottom-right',
      cite: '7.8.a',
    },
  ];
}
