/** The faces of support weapons (1.6): name, firepower and range; of a machine gun with a tripod, either side. */
import type { CounterSymbol, Face, Figure } from '../../../engine/index.ts';
import { type MachineGunCard, machineGunFire, type SupportWeaponCard } from '../counters/index.ts';
import type { Faces } from './faces.ts';
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
  const title: Figure = { text: card.name, name: 'weapon', at: 'top', cite: '1.1.d' };
  const symbol = card.kind === 'anti-tank' && card.rifle ? 'rifle' : SYMBOLS[card.kind];
  return { nation: card.nation, symbol, tone: 'plain', figures: [title, ...figures] };
}

function machineGunFigures(card: MachineGunCard, isAssembled: boolean): readonly Figure[] {
  const fire = machineGunFire(card, isAssembled);
  const stand: readonly Figure[] =
    card.tripod === undefined
      ? []
      : isAssembled
        ? [{ text: 'T', name: 'on its tripod: it cannot be moved', at: 'top-left', cite: '1.6.1.a' }]
        : [{ text: 'B', name: 'off its tripod', at: 'top-left', cite: '1.6.1.c' }];
  if (!fire) return [...stand, { text: '–', name: 'dismantled', at: 'bottom', cite: '1.6.1.c' }];
  return [...stand, ...strength(fire.firepower, fire.range, card.jams === true)];
}

function strength(firepower: number, range: number, jams = false): readonly Figure[] {
  return [
    { text: `${firepower}`, name: 'firepower', at: 'bottom', cite: '1.6.c' },
    ...(jams
      ? [{ text: 'J', name: 'may jam', at: 'bottom', style: 'raised', cite: '1.6.2.a' } as const]
      : []),
    { text: `${range}`, name: 'range', at: 'bottom', cite: '5.0.c' },
  ];
}

function figuresOf(card: Exclude<SupportWeaponCard, MachineGunCard>): readonly Figure[] {
  const single: readonly Figure[] = card.single
    ? [{ text: '1x', name: 'removed after its one use', at: 'bottom-right', cite: '1.6.3.d' }]
    : [];
  const figures = card.kind === 'anti-tank' ? ordnanceFigures(card) : strength(card.firepower, card.range);
  return [...figures, ...single];
}
