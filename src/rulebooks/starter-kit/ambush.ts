/** Ambush: whoever advances into close combat in woods or a building may surprise or be surprised (3.8). */
import type { HexId } from '../../board/index.ts';
import { type Rule, roll, type Side, type Tally, type TallyEntry, tally } from '../../engine/index.ts';
import { AMBUSH_MODIFIERS, modifier } from './charts/index.ts';
import type { Game, View } from './game.ts';
import { isCoverHex } from './terrain.ts';
import { type AnyUnit, isInexperienced, isLeader, leadershipOf, unitsAt } from './units.ts';
import { enemyOf, type World } from './world.ts';

/** The lower roll must be so much lower. */
const SURPRISE = 3;

/** Somebody has advanced into woods or a building, and not to reinforce a melee (3.8.i). */
export function isAmbushPossible(world: World, view: View, hex: HexId): boolean {
  return (
    isCoverHex(world, hex) && !view.melees.includes(hex) && unitsAt(view, hex).some(unit => unit.advanced)
  );
}

type AmbushModifier = (view: View, force: readonly AnyUnit[]) => TallyEntry | undefined;

const fromChart = (id: keyof typeof AMBUSH_MODIFIERS.cites): TallyEntry => ({
  id,
  ...modifier(AMBUSH_MODIFIERS, id),
  op: '+',
  stage: 'drm',
});

/** Each counts once, even if only a part of the force is so (3.8.k). */
const MODIFIERS: readonly AmbushModifier[] = [
  (_view, force) => (force.some(unit => unit.exhausted) ? fromChart('CX') : undefined),
  (_view, force) => (force.some(unit => unit.pinned) ? fromChart('pinned') : undefined),
  (_view, force) => (force.some(unit => unit.broken) ? fromChart('broken') : undefined),
  (view, force) => (force.some(unit => isInexperienced(view, unit)) ? fromChart('inexperienced') : undefined),
  (_view, force) => leadership(force),
];

/** One leader's modifier if it helps, and if he is not alone. */
function leadership(force: readonly AnyUnit[]): TallyEntry | undefined {
  if (force.length < 2) return undefined;
  const [best] = force
    .filter(unit => isLeader(unit) && !unit.broken && !unit.pinned && leadershipOf(unit) < 0)
    .toSorted((a, b) => leadershipOf(a) - leadershipOf(b));
  return (
    best && {
      id: `leader ${best.id}`,
      cite: '3.8.k',
      op: '+',
      n: leadershipOf(best),
      stage: 'drm',
      of: best.id,
    }
  );
}

export function ambushModifiers(view: View, hex: HexId, side: Side): Tally {
  const force = unitsAt(view, hex, side);
  const entries = MODIFIERS.map(each => each(view, force)).filter(entry => entry !== undefined);
  return tally({ stages: ['drm'] }, 0, entries);
}

/** Both roll a die; who is at least three lower has ambushed the other. */
export function* ambushCheck(game: Game, hex: HexId): Rule<Side | undefined> {
  const { attacker } = game.state;
  const defender = enemyOf(game.world, attacker);
  const drm = (side: Side) => ambushModifiers(game.state, hex, side).value;
  const [forAttacker, forDefender] = [drm(attacker), drm(defender)];
  const winner = yield* roll(
    { attacker: 6, defender: 6 },
    `Ambush in ${hex}`,
    dice => {
      const lead = dice.defender + forDefender - (dice.attacker + forAttacker);
      return lead >= SURPRISE ? 'attacker' : lead <= -SURPRISE ? 'defender' : 'nobody';
    },
    { cite: '3.8.i' },
  );
  if (winner === 'nobody') return undefined;
  const ambusher = winner === 'attacker' ? attacker : defender;
  game.say('3.8.i', `The ${ambusher} side ambushes its enemy in ${hex}`);
  return ambusher;
}
