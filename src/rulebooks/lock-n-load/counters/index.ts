/** Every counter of the book, by its id. */
import type {
  Card,
  CardId,
  ChargeCard,
  Fire,
  MachineGunCard,
  MmcCard,
  Ordnance,
  SmcCard,
  SupportWeaponCard,
  ToHitColumn,
  UnitCard,
  WeaponTeamCard,
} from './card.ts';
import { MMCS } from './mmc.ts';
import { SMCS } from './smc.ts';
import { ANTI_TANK_WEAPONS, CHARGE_WEAPONS, MACHINE_GUNS } from './support-weapons.ts';
import { WEAPON_TEAMS } from './weapon-teams.ts';

export * from './card.ts';

const ALL: readonly Card[] = [
  ...MMCS,
  ...SMCS,
  ...WEAPON_TEAMS,
  ...MACHINE_GUNS,
  ...CHARGE_WEAPONS,
  ...ANTI_TANK_WEAPONS,
];

export const CARDS: ReadonlyMap<CardId, Card> = new Map(ALL.map(each => [each.id, each]));
if (CARDS.size !== ALL.length) throw new Error('two counters share an id');

export function card(id: CardId): Card {
  const found = CARDS.get(id);
  if (!found)
    throw new Error(`there is no counter '${id}'; expected one such as 'german 1-6-4-5' or 'american BAR'`);
  return found;
}

export function isMmc(card: Card): card is MmcCard {
  return card.kind === 'squad' || card.kind === 'half-squad' || card.kind === 'crew';
}

const SMC_KINDS: readonly Card['kind'][] = ['leader', 'hero', 'medic', 'sniper', 'scout'];
export function isSmc(card: Card): card is SmcCard {
  return SMC_KINDS.includes(card.kind);
}

export function isWeaponTeam(card: Card): card is WeaponTeamCard {
  return card.kind === 'weapon-team';
}

export function isUnit(card: Card): card is UnitCard {
  return isMmc(card) || isSmc(card) || isWeaponTeam(card);
}

export function unitCard(id: CardId): UnitCard {
  const found = card(id);
  if (!isUnit(found))
    throw new Error(`'${id}' is a support weapon; expected a unit such as 'german 1-6-4-5'`);
  return found;
}

export function supportWeaponCard(id: CardId): SupportWeaponCard {
  const found = card(id);
  if (isUnit(found)) throw new Error(`'${id}' is a unit; expected a support weapon such as 'german MG34'`);
  return found;
}

/** Leaders, Heroes and Scouts use support weapons; Medics and Snipers never do (1.6). */
export function mayUseWeapons(unit: UnitCard): boolean {
  return isMmc(unit) || unit.kind === 'leader' || unit.kind === 'hero' || unit.kind === 'scout';
}

/** Machine guns, satchel charges, Molotov cocktails and flamethrowers serve in Melee, ordnance never (8.0, 14.0). */
export function servesInMelee(weapon: SupportWeaponCard): weapon is MachineGunCard | ChargeCard {
  return weapon.kind !== 'anti-tank';
}

/** The left-most column that reaches the target; none if it is out of range (14.1). */
export function toHitColumn({ toHit }: Ordnance, range: number): ToHitColumn | undefined {
  return toHit.find(column => range <= column.range);
}

/** What the gun fires with on the side that is up; nothing when it is dismantled (1.6.1). */
export function machineGunFire(gun: MachineGunCard, assembled: boolean): Fire | undefined {
  if (gun.tripod === 'dismantles' && !assembled) return undefined;
  const { firepower, range } = assembled && typeof gun.tripod === 'object' ? gun.tripod : gun;
  return { firepower, range };
}
