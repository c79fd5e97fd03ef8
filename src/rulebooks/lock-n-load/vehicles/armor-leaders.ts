/** Armor Leaders (11.5): a Morale and a Leadership Modifier, and no Movement Factor. */
import type { Source } from '../../../engine/index.ts';
import type { Nation } from '../charts/national-characteristics.ts';
import { ARMOR_EXAMPLE, inferred, substitute } from '../charts/source.ts';
import type { CardId } from '../counters/card.ts';

export interface ArmorLeaderCard {
  readonly kind: 'armor-leader';
  readonly id: CardId;
  readonly nation: Nation;
  readonly name: string;
  readonly morale: number;
  readonly leadership: number;
  readonly source: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}

const OURS = substitute('as the Leaders on foot of the same nation');

function leader(
  nation: Nation,
  name: string,
  leadership: number,
  morale: number,
  exceptions?: ArmorLeaderCard['exceptions'],
): ArmorLeaderCard {
  const known = exceptions ? { exceptions } : {};
  return {
    kind: 'armor-leader',
    id: `${nation} ${name}`,
    nation,
    name,
    leadership,
    morale,
    source: OURS,
    ...known,
  };
}

const ALL: readonly ArmorLeaderCard[] = [
  leader('american', 'Sgt. Darius', 1, 7, { leadership: inferred(ARMOR_EXAMPLE) }),
  leader('german', 'Fw. Kremer', 1, 7),
  leader('russian', 'Lt. Volkov', 0, 6),
  leader('british', 'Sgt. Hale', 1, 6),
];

export const ARMOR_LEADERS: ReadonlyMap<CardId, ArmorLeaderCard> = new Map(ALL.map(each => [each.id, each]));
