/** Turrets and hatches, between turns. */
import { parseDirection } from '../../hex/index.ts';
import type { BookAct } from '../../rulebooks/panzer/acts.ts';
import { liesWithin } from '../../rulebooks/panzer/fire/field.ts';
import { weaponOf } from '../../rulebooks/panzer/fire/weapon.ts';
import { type Fielded, fieldedById } from '../../rulebooks/panzer/game.ts';
import { inSight } from '../../rulebooks/panzer/sight/sight.ts';
import { distance } from '../../rulebooks/panzer/world.ts';
import type { Situation } from './situation.ts';

/** What lies in the turret's field of fire counts, as soon as it can be seen. */
function ahead(s: Situation, unit: Fielded, turret: NonNullable<Fielded['turret']>): number {
  let sum = 0;
  for (const foe of s.foes) {
    if (foe.aboard || !liesWithin(s.world, unit.at, turret, 60, foe.at)) continue;
    const range = distance(s.world, unit.at, foe.at);
    const isSeen = inSight(s.world, unit.at, foe.at) ? 1 : 0.3;
    sum = Math.max(sum, isSeen * (s.threatAt(unit, foe, range) * s.worth(foe) + 1 / (1 + range)));
  }
  return sum;
}

export function swingWorth(s: Situation, { unit: id, side }: Extract<BookAct, { verb: 'swing' }>): number {
  const unit = fieldedById(s.view, id);
  const to = parseDirection(side);
  if (to === undefined) return -1;
  return ahead(s, unit, to) - ahead(s, unit, unit.turret ?? unit.facing) - 0.02;
}

/** Small arms so near find an open hatch. */
const isUnderSmallArms = (s: Situation, unit: Fielded): boolean =>
  s.foes.some(foe => {
    const [near = 0] = weaponOf(foe, 'mg')?.reach ?? [];
    return distance(s.world, unit.at, foe.at) <= near && inSight(s.world, unit.at, foe.at);
  });

export function hatchWorth(
  s: Situation,
  { verb, unit }: Extract<BookAct, { verb: 'button' | 'open' }>,
): number {
  const isNeeded = isUnderSmallArms(s, fieldedById(s.view, unit));
  return (verb === 'button') === isNeeded ? 0.3 : -0.5;
}
