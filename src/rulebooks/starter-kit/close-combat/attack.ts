/** The dice of close combat: odds, modifiers, results, and leaders who come forth in it (3.8, 5.3). */
import {
  type Addend,
  added,
  against,
  draw,
  exactly,
  lessThan,
  type Rule,
  roll,
  type Side,
  sumOf,
  type Tally,
} from '../../../engine/index.ts';
import { killNumber, listed, type Odds, oddsColumn } from '../charts/index.ts';
import { DR, type Game, type View } from '../game.ts';
import { canInspire, leaderCreation } from '../morale/leader-creation.ts';
import { type Aftermath, casualtyReduction, eliminate, newAftermath } from '../morale/losses.ts';
import { leaderLosses } from '../morale/morale.ts';
import { isFanatic } from '../pacific/hand-to-hand.ts';
import type { CombatAttack, CombatFrame, UnitId } from '../state.ts';
import { type AnyUnit, isLeader, isMmc, leadershipOf, mmcCard, unitById } from '../units.ts';
import type { World } from '../world.ts';
import { type Stacks, survivors, withStacked } from './groups.ts';

/** The parties of an attack, as they are when the dice fall. */
interface Fight {
  readonly by: readonly AnyUnit[];
  readonly on: readonly AnyUnit[];
  readonly side: Side;
  readonly ambusher: Side | undefined;
  readonly handToHand?: boolean;
}

/** Single men count one, whatever is printed on them (3.8.g); the pinned attack with half, and defend with all. */
function strength(units: readonly AnyUnit[], attacking: boolean): Tally {
  const entries = units.map((unit): Addend => {
    const half = attacking && unit.pinned ? 0.5 : 1;
    const n = (isLeader(unit) ? 1 : mmcCard(unit).firepower) * half;
    const cite = half < 1 ? '3.2.3.r' : isLeader(unit) ? '3.8.g' : '3.8.f';
    return { id: `{${unit.id}}`, cite, n, of: unit.id };
  });
  return added(entries, 'sum');
}

export const attackStrength = (units: readonly AnyUnit[]): Tally => strength(units, true);
export const defenceStrength = (units: readonly AnyUnit[]): Tally => strength(units, false);

export function combatOdds(by: readonly AnyUnit[], on: readonly AnyUnit[]): Odds {
  return oddsColumn(attackStrength(by).value, defenceStrength(on).value);
}

/** For an attack of the side: it has ambushed its enemy, or been ambushed by him (3.8.j). */
export function ambushModifier(world: World, side: Side, ambusher: Side | undefined): Addend | undefined {
  if (ambusher === undefined) return undefined;
  const who = ambusher === side ? 'attacker has ambushed' : 'target has ambushed';
  return listed(world.charts.closeCombatModifiers, who);
}

/** One leader directs those he attacks with, if it helps; never an attack of single men (3.8.h). */
export function direction(by: readonly AnyUnit[]): Addend | undefined {
  const [best] = by
    .filter(unit => isLeader(unit) && !unit.pinned)
    .toSorted((a, b) => leadershipOf(a) - leadershipOf(b));
  if (!best || leadershipOf(best) >= 0 || !by.some(isMmc)) return undefined;
  return { id: `leader {${best.id}}`, cite: '3.8.h', n: leadershipOf(best), of: best.id };
}

/** What is said of those attacked must be true of all of them. */
export function combatModifiers(world: World, { by, on, side, ambusher, handToHand }: Fight): Tally {
  const { closeCombatModifiers: chart } = world.charts;
  const modifiers = [
    direction(by),
    by.some(unit => unit.exhausted) && listed(chart, 'attacker CX'),
    on.every(unit => unit.exhausted) && listed(chart, 'target CX'),
    on.every(unit => unit.broken) && listed(chart, 'target broken'),
    ambushModifier(world, side, ambusher),
    handToHand && isFanatic(by) && listed(chart, 'Japanese hand-to-hand'),
  ];
  return added(modifiers, 'sum');
}

/** What both sides have declared, and who stands with whom. */
export type Declared = Pick<CombatFrame, 'stacked' | 'declared' | 'ambusher' | 'handToHand'>;

/** An attack whose dice have fallen, and which has yet to take effect. */
interface Rolled {
  readonly attack: CombatAttack;
  readonly final: number;
}

type CombatResult = 'eliminated' | 'reduced' | 'nothing';

/** Less than the kill number eliminates all who are attacked, the number itself reduces one of them (3.8.f). */
export const combatResult = (final: number, kill: number): CombatResult =>
  final < kill ? 'eliminated' : final === kill ? 'reduced' : 'nothing';

/** What each of those attacked has suffered by it. */
export const COMBAT_RESULTS: Readonly<Record<CombatResult, string>> = {
  eliminated: 'all eliminated',
  reduced: 'one reduced',
  nothing: 'no effect',
};

/**
 * Rolls all these attacks, and lets them take effect together: units that are eliminated by the one have attacked in
 * the other (3.8.c), and a leader who comes forth counts for and against his own before anything happens (5.3.b).
 * Gives who stands with whom afterwards.
 */
export function* resolveAttacks(game: Game, frame: Declared, sides: readonly Side[]): Rule<Stacks> {
  const rolled: Rolled[] = [];
  let { stacked } = frame;
  for (const side of sides) {
    for (const attack of frame.declared[side] ?? []) {
      const fight = fightOf(game.state, attack, side, frame);
      const { final, inspired } = yield* combatRoll(game, fight, possibleLeaders(frame, sides, attack));
      rolled.push({ attack, final });
      if (!inspired) continue;
      const outnumbered = attackStrength(fight.by).value < defenceStrength(fight.on).value;
      const leader = yield* leaderCreation(game, fight.by, outnumbered);
      const companion = fight.by.find(isMmc);
      if (leader && companion) stacked = { ...stacked, [leader.id]: companion.id };
    }
  }
  const results = rolled.map(({ attack, final }) => {
    const on = everyone(game.state, stacked, attack.on);
    const kill = killNumber(
      game.world.charts,
      combatOdds(everyone(game.state, stacked, attack.by), on),
      frame.handToHand,
    );
    return { on, result: combatResult(final, kill) };
  });
  const aftermath = newAftermath();
  for (const { on, result } of results) {
    for (const unit of on) game.befall(unit.id, COMBAT_RESULTS[result]);
    if (result === 'eliminated') for (const unit of on) eliminate(game, unit, '3.8.f', aftermath);
    if (result === 'reduced') yield* reduceOne(game, on, aftermath);
  }
  yield* leaderLosses(game, aftermath);
  return survivors(game.state, stacked);
}

function fightOf(view: View, attack: CombatAttack, side: Side, { ambusher, handToHand }: Declared): Fight {
  const units = (ids: readonly UnitId[]) => ids.map(id => unitById(view, id));
  return { by: units(attack.by), on: units(attack.on), side, ambusher, ...(handToHand && { handToHand }) };
}

/** The declared units with the leaders who have joined them since. */
function everyone(view: View, stacked: Stacks, ids: readonly UnitId[]): readonly AnyUnit[] {
  const all = new Set(ids.flatMap(id => withStacked(stacked, id)));
  return [...all].map(id => unitById(view, id));
}

/** How many leaders may yet come forth among those attacked: one for each of their own attacks. */
export function possibleLeaders(
  { declared }: Pick<Declared, 'declared'>,
  sides: readonly Side[],
  { on }: CombatAttack,
): number {
  const attacks = sides.flatMap(side => declared[side] ?? []);
  return attacks.filter(({ by }) => by.some(id => on.includes(id))).length;
}

/** The dice of one attack, read only as far as they can matter. */
function* combatRoll(game: Game, fight: Fight, possible: number) {
  const modifiers = combatModifiers(game.world, fight);
  const drm = modifiers.value;
  const mayInspire = fight.by.some(canInspire);
  const [attack, defence] = [attackStrength(fight.by).value, defenceStrength(fight.on).value];
  const odds = oddsColumn(attack, defence);
  const highest = killNumber(game.world.charts, odds, fight.handToHand);
  const lowest = killNumber(game.world.charts, oddsColumn(attack, defence + possible), fight.handToHand);
  // Who comes forth on either side changes the odds before anything takes effect (5.3.b).
  const isOpen = lowest !== highest;
  game.say('3.8.f', `${names(fight.by)} attacks ${names(fight.on)} at ${odds}, DRM ${drm}`);
  return yield* roll(
    DR,
    `Close combat of ${names(fight.by)} at ${odds}`,
    dice => {
      const original = dice.coloured + dice.white;
      const final = original + drm;
      if (mayInspire && original === 2) return { final, inspired: true };
      return { final: Math.max(lowest - 1, Math.min(final, highest + 1)), inspired: false };
    },
    {
      cite: '3.8.f',
      by: fight.side,
      tell: (dice, { inspired }) => {
        const sum = sumOf(dice, modifiers);
        const result = combatResult(sum.total, highest);
        return [
          against(
            sum,
            result === 'reduced' ? exactly(highest) : lessThan(highest),
            result !== 'nothing',
            `${COMBAT_RESULTS[result]}${isOpen || inspired ? ', unless a leader changes the odds' : ''}`,
            { of: fight.on.map(({ id }) => id) },
          ),
          ...(inspired ? [against(sumOf(dice), exactly(2), true, 'a leader may come forth')] : []),
        ];
      },
    },
  );
}

const names = (units: readonly AnyUnit[]): string => units.map(({ id }) => `{${id}}`).join(', ');

/** One of them, by lot, suffers casualty reduction. */
export function* reduceOne(game: Game, units: readonly AnyUnit[], aftermath: Aftermath): Rule<void> {
  const unit = yield* draw(units, 'Who is hit', { cite: '3.8.f', call: ({ id }) => `{${id}}` });
  yield* casualtyReduction(game, unit, aftermath);
}
