/** Men against a vehicle (B13, CES.CA). */
import { type Rule, type Tally, tally } from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import { ATTACHED, type LegCard, type VehicleCard } from '../counters/index.ts';
import type { Blow } from '../fire/effects.ts';
import { suffer } from '../fire/effects.ts';
import { blowOf, effective, gpRoll } from '../fire/gp-shot.ts';
import { setAlight } from '../fires/fires.ts';
import { cardOfUnit, type Fielded, type Game, isFielded, isLeg, type View } from '../game.ts';
import { inTheFight } from '../leaders/leaders.ts';
import { shock } from '../morale/shocks.ts';
import { coverAt } from '../sight/cover.ts';
import type { World } from '../world.ts';

export function* closeAssault(game: Game, attackers: readonly Fielded[], target: Fielded): Rule<void> {
  shock(game, target.id, 'assault');
  if (attackers.some(hasFlamethrower)) {
    shock(game, target.id, 'flame');
    setAlight(game, target.at);
  }
  const [leader] = attackers;
  if (!leader) return;
  const strength = (cardOfUnit(leader) as LegCard).closeAssault;
  const { gpDefence } = cardOfUnit(target) as VehicleCard;
  const excess = strength + attackers.length - 1 - gpDefence;
  const modifiers = assaultModifiers(game.world, game.state as View, attackers, target);
  const reading = yield* gpRoll(game, leader, target, excess, modifiers);
  if (reading.result === undefined) return game.say('B13', `{${target.id}} is not hurt.`);
  const found = reading.result === 'Effective' ? effective(reading) : 'Suppressed';
  const burns = found === 'destroyed' && attackers.some(hasFlamethrower);
  const blow: Blow | undefined = burns
    ? { is: 'BU', mayBail: true }
    : yield* blowOf(game, leader, target, found, { most: Math.floor(strength / 2), mayBail: true });
  if (blow) yield* suffer(game, target, blow);
}

/** With fire whatever is destroyed burns (CES.CA.d). */
export const hasFlamethrower = (unit: Fielded): boolean =>
  ((cardOfUnit(unit) as LegCard).attached ?? [])
    .slice(unit.weaponsLost ?? 0)
    .some(each => ATTACHED[each].is === 'flamethrower');

function assaultModifiers(world: World, view: View, attackers: readonly Fielded[], target: Fielded): Tally {
  const list = world.charts.closeAssault;
  const isGuarded = view.units.some(
    unit =>
      isFielded(unit) &&
      isLeg(unit) &&
      !unit.aboard &&
      !unit.under &&
      unit.side === target.side &&
      unit.at === target.at,
  );
  const led = inTheFight(attackers, '7.55.2.e');
  const hasCover = attackers.every(unit => /Medium|Heavy/.test(coverAt(world, view, unit)));
  const names = [
    target.buttoned && 'buttoned up',
    target.suppressed && 'target suppressed',
    target.tracked && 'immobile',
    !isGuarded && 'no friendly men with it',
    target.moved && 'target has moved',
    hasCover && 'attackers in cover',
    attackers.some(({ observes }) => observes) && 'dismounted observer',
  ].filter(name => name !== undefined && name !== false) as readonly Parameters<typeof modifier>[1][];
  return tally({ stages: ['roll'] }, 0, [
    ...names.map(id => ({ id, op: '+' as const, stage: 'roll', ...modifier(list, id as never) })),
    ...(led ? [{ ...led, op: '+' as const, stage: 'roll' }] : []),
  ]);
}
