/** The faces of support weapons (1.2.4): name, firepower and range, rate of fire, portage, breakdown; repair behind. */
import type { CounterSymbol, Figure } from '../../../../engine/index.ts';
import { type Faces, print, sidesOf } from '../../../kit/present/faces.ts';
import { toHitByRange } from '../../charts/index.ts';
import type { When } from '../../charts/month.ts';
import type { GunCard, WeaponCard } from '../../counters/index.ts';
import type { World } from '../../world.ts';
import { gunFaces } from './gun-faces.ts';
import { ammunitionFigures, rateFigure } from './piece-figures.ts';

type SupportWeaponCard = Exclude<WeaponCard, GunCard>;

const SYMBOLS: Readonly<Record<SupportWeaponCard['kind'], CounterSymbol>> = {
  'machine-gun': 'machine-gun',
  mortar: 'mortar',
  flamethrower: 'flamethrower',
  'demolition-charge': 'charge',
  'shaped-charge': 'launcher',
  'anti-tank-rifle': 'rifle',
};

/** A weapon that breaks for good has nothing on its back, unless it is the table by which it hits. */
export function weaponFaces(world: World, card: WeaponCard, when: When): Faces {
  if (card.kind === 'gun') return gunFaces(world, card, when);
  const { nation, kind, name } = card;
  const title = print(name, 'weapon', 'top', '1.2.4.a');
  const front = [
    ...title,
    ...print(`${card.portage}PP`, 'portage points', 'left', '4.0.e'),
    ...strength(card),
    ...('rateOfFire' in card ? rateFigure(card) : []),
    ...breakdown(card),
    ...ammunitionFigures(world, 'special' in card ? card.special : undefined, nation, when),
  ];
  const back = [...repair(card), ...toHitTable(world, card)];
  return sidesOf({ nation, symbol: SYMBOLS[kind] }, front, back.length > 0 ? [...title, ...back] : undefined);
}

function strength(card: SupportWeaponCard): readonly Figure[] {
  if (card.kind === 'mortar')
    return [
      ...print(card.range.min, 'minimum range', 'bottom', '3.2.4.range'),
      ...print(card.range.max, 'maximum range', 'bottom', '3.2.4.range'),
    ];
  return [
    ...print(card.firepower, 'firepower', 'bottom', '1.2.4.a'),
    ...print('range' in card ? card.range : undefined, 'normal range', 'bottom', '1.2.4.a'),
  ];
}

function breakdown(card: SupportWeaponCard): readonly Figure[] {
  if ('removal' in card && card.removal !== undefined)
    return print(`X${card.removal}`, 'breakdown number, for good', 'bottom-right', '2.0.Xnum');
  if (!('breakdown' in card) || card.breakdown === undefined) return [];
  return print(`B${card.breakdown}`, 'breakdown number', 'bottom-right', '2.0.Bnum');
}

/** A malfunctioned weapon shows what repairs it; a 6 is its end. */
function repair(card: SupportWeaponCard): readonly Figure[] {
  if (!('repair' in card) || card.repair === undefined) return [];
  return [
    ...print(`R${card.repair}`, 'repair number', 'top-left', '1.2.4.b'),
    ...print('X6', 'a repair roll of 6 removes it', 'bottom-right', '1.2.4.b'),
  ];
}

const toHitTable = (world: World, card: SupportWeaponCard): readonly Figure[] =>
  card.kind === 'shaped-charge'
    ? toHitByRange(world.charts, card.model).flatMap((number, range) =>
        print(number, `to hit at range ${range}`, 'bottom', '4.4.a'),
      )
    : [];
