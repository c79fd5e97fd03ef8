/** Men without heart who face too many, far from any leader, may give way at the end of a rally phase (3.28.5.3). */
import { type Rule, refusal, type Side } from '../../../engine/index.ts';
import { isPointBlank } from '../fire/firepower.ts';
import { findShooter, fireRefusal, normalRange, printed } from '../fire/shooters.ts';
import type { Game, View } from '../game.ts';
import { sees } from '../sight/sight.ts';
import {
  type AnyUnit,
  canLead,
  cardOf,
  isGoodOrder,
  isHero,
  moraleOf,
  ownUnits,
  unitById,
  weaponCardOf,
  weaponsOf,
} from '../units.ts';
import { distance, type World } from '../world.ts';
import { type Check, leaderLosses, moraleCheck, newAftermath } from './check.ts';
import { rallyVerb, type Step } from './rally-scene.ts';
import { maySurrender } from './surrender.ts';

/** So many times its own firepower must face it; with a machine gun that works it holds out against more. */
const OVERWHELMING = 4;
const OVERWHELMING_A_GUN = 5;

/** Only what men have themselves counts; a leader defends himself with one factor (3.28.6). */
const LONE_DEFENCE = 1;

function firepowerNeeded(view: View, unit: AnyUnit): number {
  const card = cardOf(unit);
  const own = card.kind === 'leader' ? LONE_DEFENCE : card.firepower;
  const hasGun = weaponsOf(view, unit).some(
    weapon => weaponCardOf(weapon).kind === 'machine-gun' && !weapon.malfunctioned && !weapon.dismantled,
  );
  return own * (hasGun ? OVERWHELMING_A_GUN : OVERWHELMING);
}

/** A leader in sight, and nearer than its morale. */
const isLed = (world: World, view: View, unit: AnyUnit): boolean =>
  view.units.some(leader => {
    const isOther = leader.side === unit.side && leader.id !== unit.id && canLead(view, leader);
    if (!isOther || leader.at === undefined || unit.at === undefined) return false;
    const far = distance(world, leader.at, unit.at);
    return far === 0 || (far < moraleOf(unit) && sees(world, leader.at, unit.at));
  });

/** The firepower with which it could attack in its next fire phase from where it is: doubled at point blank (3.28.7). */
function threat(world: World, view: View, unit: AnyUnit, at: AnyUnit['at']): number {
  const shooter = findShooter(view, unit.id);
  if (!shooter || at === undefined || fireRefusal(world, view, shooter)) return 0;
  // The attacker's next is prep fire, which the berserk leave (3.25.3).
  if (unit.berserk && unit.side === view.attacker) return 0;
  const far = distance(world, shooter.at, at);
  if (far === 0 || far > normalRange(shooter) || !sees(world, shooter.at, at)) return 0;
  const own = printed(shooter)?.firepower ?? 0;
  return isPointBlank(shooter, { world, target: at }) ? 2 * own : own;
}

const threatOf = (world: World, view: View, units: readonly AnyUnit[], at: AnyUnit['at']): number =>
  units.reduce((sum, unit) => sum + threat(world, view, unit, at), 0);

/** Those of a side whose strength is not shown to another already: each counts once. */
const free = (view: View, side: Side, target: AnyUnit): readonly AnyUnit[] =>
  ownUnits({ view, side }).filter(({ awes }) => awes === undefined || awes === target.id);

const overawe = rallyVerb('overawe', {
  cite: '3.28.5.3',
  who: ({ view, side }) => view.units.filter(unit => unit.side !== side),
  whoElse: refusal('3.28.5.3', 'it is no enemy'),
  unfit({ world, view, side }, unit) {
    if (isHero(unit) || unit.berserk || !maySurrender(world, view, unit))
      return refusal('3.28.2', 'it has not lost heart');
    if (!isGoodOrder(view, unit)) return refusal('3.28.5.3', 'it is broken, or busy with something worse');
    if (unit.awed) return refusal('3.28.5.3', 'it has been tried in this phase');
    if (isLed(world, view, unit)) return refusal('3.28.5.3', 'a leader is in its sight, and near enough');
    return threatOf(world, view, free(view, side, unit), unit.at) < firepowerNeeded(view, unit)
      ? refusal('3.28.5.3', 'too little could fire at it to make it give way')
      : undefined;
  },
  what: ({ world, view, side }, unit) =>
    ownUnits({ view, side }).filter(
      each => each.awes === undefined && threat(world, view, each, unit.at) > 0,
    ),
  whatElse: refusal('3.28.5.3', 'it couldn’t fire at it within its range, or is counted already'),
  args: (unit, own) => ({ unit: unit.id, by: own.id }),
  *perform(game, { unit: id, by }) {
    game.own(unitById(game.state, by)).awes = id;
    const unit = unitById(game.state, id);
    const shown = game.state.units.filter(({ awes }) => awes === id);
    if (threatOf(game.world, game.state, shown, unit.at) >= firepowerNeeded(game.state, unit))
      yield* giveWay(game, unit);
  },
});

/** A half-squad wavers more easily. */
const checkOf = (unit: AnyUnit): Check => ({
  n: cardOf(unit).kind === 'half-squad' ? 1 : 0,
  why: cardOf(unit).kind === 'half-squad' ? '1MC before superior force' : 'NMC before superior force',
  cite: '3.28.5.3',
  unfired: true,
});

function* giveWay(game: Game, unit: AnyUnit): Rule<void> {
  game.own(unit).awed = true;
  const aftermath = newAftermath();
  yield* moraleCheck(game, unitById(game.state, unit.id), checkOf(unit), aftermath);
  yield* leaderLosses(game, aftermath);
}

export const overawing: Step = {
  cite: '3.28.5.3',
  prompt: 'Overawe those who have lost heart',
  deeds: [overawe],
};
