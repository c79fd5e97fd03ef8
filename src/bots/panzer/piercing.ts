/** What one AP hit does on the average: where it strikes, whether it goes through, what comes of it. Worked out once for hits that are alike. */

import { rememberedOf } from '../../rulebooks/kit/remembered.ts';
import { basicDamage, penetrationChange } from '../../rulebooks/panzer/charts/index.ts';
import { armourAt, type VehicleCard } from '../../rulebooks/panzer/counters/index.ts';
import {
  type Aspect,
  breaksTracks,
  damageAt,
  isTurret,
  struckAt,
} from '../../rulebooks/panzer/fire/ap-shot.ts';
import type { Weapon } from '../../rulebooks/panzer/fire/weapon.ts';
import { isOn, type World } from '../../rulebooks/panzer/world.ts';

/** Chances of the end of a unit, and of what is less: as a share of what it is worth. */
export interface Harm {
  readonly kill: number;
  readonly hurt: number;
}
export const NONE: Harm = { kill: 0, hurt: 0 };

/** What Damage and a broken track take off a vehicle: half of its use, and its crew may leave it. */
const DAMAGE = 0.4;
const TRACK = 0.35;
const [DIE, HUNDRED] = [10, 100] as const;

const known = rememberedOf((_: World) => new Map<string, Harm>());

export function hitBy(world: World, weapon: Weapon, factor: number, card: VehicleCard, aspect: Aspect): Harm {
  const { hull, turret, elevation, posture } = aspect;
  const key = `${weapon.calibre} ${weapon.isHollow} ${factor} ${card.title} ${hull} ${turret} ${elevation} ${posture}`;
  const found = known(world).get(key) ?? oneHit(world, weapon, factor, card, aspect);
  known(world).set(key, found);
  return found;
}

function oneHit(world: World, weapon: Weapon, factor: number, card: VehicleCard, aspect: Aspect): Harm {
  const through = throughBy(world, weapon, card);
  const odds = penetrations(world, factor);
  const sum = { kill: 0, hurt: 0 };
  const add = ({ kill, hurt }: Harm, chance: number) => {
    sum.kill += kill * chance;
    sum.hurt += hurt * chance;
  };
  if (isOn(world, 'CES.BG')) {
    const [front, rear] = card.basicArmour;
    const armour = aspect.hull === 'Front' || aspect.hull === 'Front/Side' ? front : rear;
    for (const [reached, chance] of odds) add(basicHarm(world, reached - armour), chance);
    return sum;
  }
  for (let rolled = 1; rolled <= HUNDRED; rolled++) {
    const struck = struckAt(world, aspect, rolled);
    if (struck === 'miss') continue;
    if (struck === 'TK') {
      if (!isOn(world, '7.21') || breaksTracks(weapon, card)) add({ kill: 0, hurt: TRACK }, 1 / HUNDRED);
      continue;
    }
    const angle = isTurret(struck) ? aspect.turret : aspect.hull;
    const armour = armourAt(card, angle, aspect.elevation, struck);
    for (const [reached, chance] of odds) if (reached > armour) add(through, chance / HUNDRED);
  }
  return sum;
}

function basicHarm({ charts }: World, excess: number): Harm {
  const damage = basicDamage(charts, excess);
  if (damage === 'KO' || damage === 'BU') return { kill: 1, hurt: 0 };
  return damage === 'Damage' ? { kill: 0, hurt: DAMAGE } : NONE;
}

/** What a hit does that went through. */
function throughBy(world: World, weapon: Weapon, card: VehicleCard): Harm {
  const dice = Array.from({ length: DIE }, (_, i) => damageAt(world, weapon, card, i + 1));
  const share = (counts: (damage: (typeof dice)[number]) => boolean) => dice.filter(counts).length / DIE;
  return {
    kill: share(damage => damage === 'KO' || damage === 'BU'),
    hurt: DAMAGE * share(damage => damage === 'Damage'),
  };
}

/** How likely the shot reaches which penetration (7.12). */
function penetrations(world: World, factor: number): ReadonlyMap<number, number> {
  if (!isOn(world, '7.12')) return new Map([[factor, 1]]);
  const odds = new Map<number, number>();
  for (let one = 1; one <= DIE; one++)
    for (let other = 1; other <= DIE; other++) {
      const reached = factor + penetrationChange(world.charts, factor, [one, other]);
      odds.set(reached, (odds.get(reached) ?? 0) + 1 / HUNDRED);
    }
  return odds;
}
