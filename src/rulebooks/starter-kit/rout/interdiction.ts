/** Interdiction: fire that nobody rolls for, at those who rout through the open (3.6). */
import type { HexId } from '../../../board/index.ts';
import {
  added,
  against,
  atMost,
  type Rule,
  roll,
  type Side,
  sumOf,
  type Tally,
} from '../../../engine/index.ts';
import { loseInSight } from '../concealment/loss.ts';
import { DR, type Game, type View } from '../game.ts';
import { gunCardOf, gunOf } from '../guns/guns.ts';
import { casualtyReduction, eliminate, newAftermath } from '../morale/losses.ts';
import { leaderLosses } from '../morale/morale.ts';
import { distractInterdictor } from '../ordnance/acquisition.ts';
import { isCaptured, isNonQualified } from '../ordnance/barrel.ts';
import { covers } from '../ordnance/covered-arcs.ts';
import { sight } from '../sight/sight.ts';
import { type Entry, isExposed } from '../terrain/terrain.ts';
import {
  type AnyUnit,
  isGoodOrder,
  isLeader,
  leadershipOf,
  mmcCard,
  moraleOf,
  unitsAt,
  weaponCardOf,
  weaponsOf,
} from '../units.ts';
import { couldInterdict } from '../vehicles/interdicting.ts';
import { distance, type World } from '../world.ts';
import { type Enemy, enemyInfantry, enemyVehicles, type Placed } from './known-enemies.ts';

/** Beyond this many hexes fire is halved or impossible. */
const FARTHEST = 16;

/** Where a unit of a side is, and how it came there. */
interface Exposure {
  readonly side: Side;
  readonly at: HexId;
  /** Undefined: it has been there all along. */
  readonly entry?: Entry;
}

/** The enemies who could stop a rout here: in the open, in their normal range and their unhindered sight (3.6.l, o). */
export function interdictors(world: World, view: View, exposure: Exposure): readonly Enemy[] {
  const infantry = enemyInfantry(view, exposure.side).filter(
    enemy =>
      isGoodOrder(view, enemy) &&
      !enemy.pinned &&
      !enemy.exhausted &&
      (distance(world, enemy.at, exposure.at) <= interdictionRange(view, enemy) ||
        itsGunBears(world, view, enemy, exposure.at)) &&
      isInTheOpen(world, view, enemy.at, exposure),
  );
  if (view.vehicles === undefined) return infantry;
  const vehicles = enemyVehicles(view, exposure.side).filter(
    enemy => couldInterdict(world, enemy, exposure.at) && isInTheOpen(world, view, enemy.at, exposure),
  );
  return [...infantry, ...vehicles];
}

/** Open ground is where first fire would get its modifier for movement in the open: no hindrance, no height (3.6.o). */
function isInTheOpen(world: World, view: View, from: HexId, { at, entry }: Exposure): boolean {
  const line = sight(world, view, from, at);
  return line.clear && line.total === 0 && isExposed(world, view, from, at, entry);
}

/** How far it fires with whole firepower; a man alone with a machine gun never does (3.6.m). */
function interdictionRange(view: View, unit: Placed): number {
  const guns = weaponsOf(view, unit).filter(weapon => !weapon.malfunctioned);
  const ranges = guns.map(weaponCardOf).flatMap(card => {
    if (card.kind === 'machine-gun') return isLeader(unit) && !hasComrade(view, unit) ? [] : [card.range];
    return card.kind === 'flamethrower' || card.kind === 'anti-tank-rifle' ? [card.range] : [];
  });
  const own = isLeader(unit) ? [] : [mmcCard(unit).range];
  return Math.min(FARTHEST, Math.max(0, ...own, ...ranges));
}

/** A gun in the hands of its crew hits as far, if it need not be turned; area target fire never has whole firepower. */
function itsGunBears(world: World, view: View, unit: Placed, hex: HexId): boolean {
  const gun = gunOf(view, unit);
  if (!gun || gun.facing === undefined || gun.malfunctioned || gunCardOf(gun)?.type === 'MTR') return false;
  const served = { weapon: gun, user: unit };
  if (isNonQualified(served) || isCaptured(served)) return false;
  return distance(world, unit.at, hex) <= FARTHEST && covers(world, unit.at, gun.facing, hex);
}

/** Two single men together serve a machine gun as well as a squad does (4.1). */
function hasComrade(view: View, leader: Placed): boolean {
  return unitsAt(view, leader.at, leader.side).some(
    each =>
      each.id !== leader.id && isLeader(each) && isGoodOrder(view, each) && !each.pinned && !each.exhausted,
  );
}

/** The leader who goes along lends his modifier, if it helps; those whom the rout only passes do not (3.6.k). */
export function interdictionModifiers(leader: AnyUnit | undefined): Tally {
  const n = leader ? leadershipOf(leader) : 0;
  return added([leader && n < 0 && { id: `leader {${leader.id}}`, cite: '3.6.k', n }]);
}

type InterdictionResult = 'unharmed' | 'pinned' | 'reduced' | 'annihilated';

const INTERDICTED: Readonly<Record<InterdictionResult, string>> = {
  unharmed: 'goes on',
  pinned: 'pinned',
  reduced: 'suffers casualties',
  annihilated: 'eliminated',
};

/** What an original roll means to a unit with this morale. */
export function interdictionResult(original: number, drm: number, morale: number): InterdictionResult {
  if (original + drm > morale) return original === 12 ? 'annihilated' : 'reduced';
  return original + drm === morale ? 'pinned' : 'unharmed';
}

/** The routing unit alone takes a check: it goes on, is pinned, or suffers (3.6.n). True if it may go on. */
export function* interdict(
  game: Game,
  unit: AnyUnit,
  leader: AnyUnit | undefined,
  by: readonly Enemy[],
): Rule<boolean> {
  distractInterdictor(
    game,
    by.map(({ id }) => id),
  );
  game.say('3.6.l', `The rout of {${unit.id}} is interdicted`);
  const modifiers = interdictionModifiers(leader);
  const drm = modifiers.value;
  if (leader && drm !== 0) loseInSight(game, [leader], '8.3.d3');
  const morale = moraleOf(game.world, game.state, unit);
  const result = yield* roll(
    DR,
    `Interdiction of {${unit.id}}`,
    ({ coloured, white }) => interdictionResult(coloured + white, drm, morale),
    {
      cite: '3.6.n',
      by: unit.side,
      tell: (dice, found) =>
        against(
          sumOf(dice, modifiers),
          atMost(morale),
          found === 'unharmed' || found === 'pinned',
          INTERDICTED[found],
          { of: [unit.id] },
        ),
    },
  );
  if (result === 'unharmed') return true;
  if (result === 'pinned') {
    game.own(unit).pinned = true;
    game.say('3.6.n', `{${unit.id}} is pinned and routs no farther`);
    return false;
  }
  const aftermath = newAftermath();
  if (result === 'annihilated') eliminate(game, unit, '3.2.3.h', aftermath);
  else yield* casualtyReduction(game, unit, aftermath);
  if (leader) eliminate(game, leader, '3.6.k', aftermath);
  yield* leaderLosses(game, aftermath);
  return game.state.units.some(each => each.id === unit.id);
}
