/** What things are called in front of players: pieces, hexes, sides, and the ids that stand in the rules' own texts. */
import { type HexId, hexLabel } from '../../../board/index.ts';
import { capital, letters, type Side, series, type Tally, type TallyEntry } from '../../../engine/index.ts';
import { type Card, type CardId, card, vehicleCard } from '../counters/index.ts';
import type { View } from '../game.ts';
import { orderOfBattle } from '../scenario/order-of-battle.ts';
import { isWeaponId } from '../units.ts';
import { ix, type World } from '../world.ts';

/** What is presented: the game as a side sees it, in its world. */
export interface Scene {
  readonly world: World;
  readonly view: View;
}

/** As the book prints it: `K5`, with the board's number only where there are several boards. */
export const hexText = (world: World, hex: HexId): string => hexLabel(world.field, ix(world, hex));

export function sideName({ scenario }: World, side: Side): string {
  return scenario.sides.find(each => each.id === side)?.name ?? side;
}

/** What players call a counter: `4-6-7`, `9-1`, `LMG`. */
export function faceText(printed: Card): string {
  switch (printed.kind) {
    case 'squad':
    case 'half-squad':
    case 'crew':
      return `${printed.firepower}-${printed.range}-${printed.morale}`;
    case 'leader':
      return `${printed.morale}${printed.leadership > 0 ? '+' : '-'}${Math.abs(printed.leadership)}`;
    default:
      return printed.name;
  }
}

/** Units are told apart by a letter, as on printed counters. It never changes. */
export const identity = (unit: string): string => letters(Number(unit.slice(1)) - 1);

/** `4-6-7 C`, `Panther`, `CMG of Panther`, `LMG`, and `LMG #2` where the order of battle has several; `the ? in K5`. */
export function pieceName({ world, view }: Scene, id: string): string {
  const weapon = view.weapons.find(each => each.id === id);
  if (weapon) return `${faceText(card(weapon.card))}${numberOf(world, id, weapon.card)}`;
  if (id.startsWith('?'))
    return id === '?' ? 'somebody unseen' : `the ? in ${hexText(world, id.slice(1) as HexId)}`;
  const unit = view.units.find(each => each.id === id);
  if (unit) return `${faceText(card(unit.card))} ${identity(id)}`;
  const [owner = '', arm] = id.split('.');
  const vehicle = view.vehicles?.find(each => each.id === owner);
  if (!vehicle) return nameOfGone(world, id);
  const name = `${vehicleCard(vehicle.card).name}${numberOf(world, owner, vehicle.card)}`;
  return arm === undefined ? name : `${arm} of ${name}`;
}

/** By the order of battle; those who came forth in play and are gone have no name left. */
function nameOfGone({ scenario }: World, id: string): string {
  const { units, weapons, vehicles } = orderOfBattle(scenario);
  const unit = units.find(each => each.id === id);
  if (unit) return `${faceText(card(unit.card))} ${identity(id)}`;
  const piece = [...weapons, ...vehicles].find(each => each.id === id);
  return piece ? faceText(card(piece.card)) : 'somebody';
}

/** What players call a piece or a place. */
export function nameOf(scene: Scene, thing: string): string {
  const { field } = scene.world;
  const hex = field.names.get(thing);
  return hex === undefined ? pieceName(scene, thing) : hexLabel(field, hex);
}

function numberOf({ scenario }: World, id: string, kind: CardId): string {
  const { weapons, vehicles } = orderOfBattle(scenario);
  const alike = [...weapons, ...vehicles].filter(each => each.card === kind);
  return alike.length < 2 ? '' : ` #${alike.findIndex(each => each.id === id) + 1}`;
}

export const pieceNames = (scene: Scene, ids: readonly string[]): string =>
  series(ids.map(id => pieceName(scene, id)));

/** For speech: `German squad 4-6-7 C`, `German LMG`. */
export function pieceTitle(scene: Scene, id: string, of: CardId): string {
  const { nation, kind } = card(of);
  const what = isWeaponId(id) ? [] : [kind];
  return [capital(nation), ...what, pieceName(scene, id)].join(' ');
}

const PIECE = /\bv\d+\.[A-Z]+\b|\b[uvw]\d+\b|\?\d:[A-Z]{1,2}\d{1,2}\b/g;
const HEX = /\b\d:[A-Z]{1,2}\d{1,2}\b/g;

/** The rules name things by their ids; players know them by other names. */
export function inWords(scene: Scene, text: string): string {
  const { names } = scene.world.field;
  return text
    .replace(PIECE, id => pieceName(scene, id))
    .replace(HEX, hex => (names.has(hex) ? hexText(scene.world, hex as HexId) : hex));
}

/** The same tally, its entries called by names. */
export function spoken(scene: Scene, { value, kept, dropped }: Tally): Tally {
  const named = (entry: TallyEntry): TallyEntry => ({
    ...entry,
    id: inWords(scene, entry.id),
    ...(entry.waived === undefined ? {} : { waived: inWords(scene, entry.waived) }),
  });
  return {
    value,
    kept: kept.map(named),
    dropped: dropped.map(({ entry, why, ...more }) => ({
      entry: named(entry),
      why: inWords(scene, why),
      ...more,
    })),
  };
}
