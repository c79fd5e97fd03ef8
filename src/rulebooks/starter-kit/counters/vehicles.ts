/** Armoured fighting vehicles: those of the book's examples, with the machine guns that close combat asks for. */
import { inferred, substitute } from '../charts/source.ts';
import type { CardId, VehicleCard } from './card.ts';

const CLOSE_COMBAT = inferred('the example of close combat with a tank, 3.8');
const FIRE_EXAMPLES = inferred('the examples of vehicular fire, 7.7');
const SAME_GUNS = substitute(
  'the same machine guns as the T-34/85; the one in the rear as the one in the bow',
);

const VEHICLES: readonly VehicleCard[] = [
  {
    id: 'german Panther',
    nation: 'german',
    kind: 'vehicle',
    name: 'Panther',
    guns: { CMG: 5, AAMG: 2 },
    source: CLOSE_COMBAT,
  },
  {
    id: 'german PzKpfw VIB',
    nation: 'german',
    kind: 'vehicle',
    name: 'PzKpfw VIB',
    guns: { BMG: 3, CMG: 5, AAMG: 2 },
    source: FIRE_EXAMPLES,
  },
  {
    id: 'russian T-34/85',
    nation: 'russian',
    kind: 'vehicle',
    name: 'T-34/85',
    guns: { BMG: 2, CMG: 4 },
    source: FIRE_EXAMPLES,
  },
  {
    id: 'russian KV-1 M41',
    nation: 'russian',
    kind: 'vehicle',
    name: 'KV-1 M41',
    guns: { BMG: 2, CMG: 4, RMG: 2 },
    source: SAME_GUNS,
  },
];

export const VEHICLE_CARDS: ReadonlyMap<CardId, VehicleCard> = new Map(VEHICLES.map(each => [each.id, each]));

export function vehicleCard(id: CardId): VehicleCard {
  const found = VEHICLE_CARDS.get(id);
  if (!found) throw new Error(`there is no vehicle '${id}'; expected one such as 'german Panther'`);
  return found;
}
