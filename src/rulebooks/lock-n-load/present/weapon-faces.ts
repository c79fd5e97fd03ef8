/** The faces of support weapons (1.6): name, firepower and range; of a machine gun with a tripod, either side. */
import type { CounterSymbol, Face, Figure } from '../../../engine/index.ts';
import { type Faces, print } from '../../kit/present/faces.ts';
import { type MachineGunCard, machineGunFire, type SupportWeaponCard } from '../counters/index.ts';
import { ordnanceFigures } from './ordnance-figures.ts';

const SYMBOLS: Readonly<Record<SupportWeaponCard['kind'], CounterSymbol>> = {
  'machine-gun': 'machine-gun',
  flamethrower: 'flamethrower',
  'satchel-charge': 'charge',
  molotov: 'charge',
  'anti-tank': 'launcher',
};

/** The side that is up comes first: on the tripod, or off it. */
export function weaponFaces(card: SupportWeaponCard, isAssembled: boolean): Faces {
  if (card.kind !== 'machine-gun') return { front: face(card, figuresOf(card)) };
  const front = face(card, machineGunFigures(card, isAssembled));
  if (card.tripod === undefined) return { front };
  return { front, back: face(card, machineGunFigures(card, !isAssembled)) };
}

function face(card: SupportWeaponCard, figures: readonly Figure[]): Face {
  const title = print(card.name, 'weapon', 'top', '1.1.d');
  const symbol = card.kind === 'anti-tank' && card.rifle ? 'rifle' : SYMBOLS[card.kind];
  return { nation: card.nation, symbol, tone: 'plain', figures: [...title, ...figures] };
}

function machineGunFigures(card: MachineGunCard, isAssembled: boolean): readonly Figure[] {
  const fire = machineGunFire(card, isAssembled);
  const stand =
    card.tripod === undefined
      ? []
      : isAssembled
        ? print('T', 'on its tripod: it cannot be moved', 'top-left', '1.6.1.a')
        : print('B', 'off its tripod', 'top-left', '1.6.1.c');
  if (!fire) return [...stand, ...print('–', 'dismantled', 'bottom', '1.6.1.c')];
  return [...stand, ...strength(fire.firepower, fire.range, card.jams === true)];
}

const strength = (firepower: number, range: number, jams = false): readonly Figure[] => [
  ...print(firepower, 'firepower', 'bottom', '1.6.c'),
  ...(jams ? print('J', 'may jam', 'bottom', '1.6.2.a', 'raised') : []),
  ...print(range, 'range', 'bottom', '5.0.c'),
];

function figuresOf(card: Exclude<SupportWeaponCard, MachineGunCard>): readonly Figure[] {
  const single = print(card.single && '1x', 'removed after its one use', 'bottom-right', '1.6.3.d');
  const figures = card.kind === 'anti-tank' ? ordnanceFigures(card) : strength(card.firepower, card.range);
  return [...figures, ...single];
}
