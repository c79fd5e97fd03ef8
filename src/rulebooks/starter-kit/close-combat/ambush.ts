/** Ambush: whoever advances into close combat in woods or a building may surprise or be surprised (3.8). */
import type { HexId } from '../../../board/index.ts';
import {
  type Addend,
  added,
  against,
  lowerBy,
  namedSum,
  type Rule,
  roll,
  type Side,
  sumOf,
  type Tally,
} from '../../../engine/index.ts';
import { type AMBUSH_MODIFIERS, listed } from '../charts/index.ts';
import { isAnybodyConcealed } from '../concealment/close-combat.ts';
import { usesConcealment } from '../concealment/unseen.ts';
import type { Game, View } from '../game.ts';
import { isUndergrowth } from '../pacific/ground.ts';
import { isStealthy } from '../pacific/japanese.ts';
import { isRaider } from '../pacific/marines.ts';
import { isCoverHex, terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, isInexperienced, isLeader, leadershipOf, unitsAt } from '../units.ts';
import { enemyOf, type World } from '../world.ts';

/** The lower roll must be so much lower. */
const SURPRISE = 3;

/** Kunai and bamboo hide an ambush as woods do (8.2). */
const isAmbushGround = (world: World, view: View, hex: HexId): boolean =>
  isCoverHex(world, view, hex) || isUndergrowth(terrainAt(world, hex));

/** Somebody has advanced into woods, a building or upon a ?, and not to reinforce a melee (3.8.i, 8.3.2.d). */
export function isAmbushPossible(world: World, view: View, hex: HexId): boolean {
  return (
    (isAmbushGround(world, view, hex) || isAnybodyConcealed(view, hex)) &&
    !view.melees.includes(hex) &&
    unitsAt(view, hex).some(unit => unit.advanced)
  );
}

/** A side at the moment of surprise. */
interface Party {
  readonly world: World;
  readonly view: View;
  readonly hex: HexId;
  readonly side: Side;
  readonly force: readonly AnyUnit[];
}
type Listed = keyof typeof AMBUSH_MODIFIERS.cites;

/** Each counts once, even if only a part of the force is so (3.8.k). */
const conditions = ({ world, view, hex, side, force }: Party): readonly (Listed | false | undefined)[] => [
  force.some(unit => unit.exhausted) && 'CX',
  force.some(unit => unit.pinned) && 'pinned',
  force.some(unit => unit.broken) && 'broken',
  inexperience(view, force),
  // What was hidden when the enemy came lies in wait for him just so (6.4.g).
  force.some(unit => unit.concealed) && (usesConcealment(world) ? 'concealed' : 'hidden gun'),
  force.some(isStealthy) && 'elite or first line Japanese',
  force.some(isRaider) && 'Raiders',
  side === view.attacker && isUndergrowth(terrainAt(world, hex)) && 'attacker in jungle, kunai or bamboo',
];

/** Who has charged cannot steal up on anybody: that counts as inexperience, and no more than once (8.1.8.8). */
function inexperience(view: View, force: readonly AnyUnit[]): Listed | undefined {
  if (force.some(unit => isInexperienced(view, unit))) return 'inexperienced';
  return force.some(unit => unit.banzai) ? 'Banzai unit' : undefined;
}

/** One leader's modifier if it helps, and if he is not alone. */
function leadership(force: readonly AnyUnit[]): Addend | undefined {
  if (force.length < 2) return undefined;
  const [best] = force
    .filter(unit => isLeader(unit) && !unit.broken && !unit.pinned && leadershipOf(unit) < 0)
    .toSorted((a, b) => leadershipOf(a) - leadershipOf(b));
  return best && { id: `leader {${best.id}}`, cite: '3.8.k', n: leadershipOf(best), of: best.id };
}

export function ambushModifiers(world: World, view: View, hex: HexId, side: Side): Tally {
  const party = { world, view, hex, side, force: unitsAt(view, hex, side) };
  const chart = world.charts.ambushModifiers;
  const modifiers = conditions(party).map(each => each && listed(chart, each));
  return added([...modifiers, leadership(party.force)]);
}

/** Both roll a die; who is at least three lower has ambushed the other. */
export function* ambushCheck(game: Game, hex: HexId): Rule<Side | undefined> {
  const { attacker } = game.state;
  const defender = enemyOf(game.world, attacker);
  const drm = (side: Side) => ambushModifiers(game.world, game.state, hex, side);
  const [forAttacker, forDefender] = [drm(attacker), drm(defender)];
  const winner = yield* roll(
    { attacker: 6, defender: 6 },
    `Ambush in ${hex}`,
    dice => {
      const lead = dice.defender + forDefender.value - (dice.attacker + forAttacker.value);
      return lead >= SURPRISE ? 'attacker' : lead <= -SURPRISE ? 'defender' : 'nobody';
    },
    {
      cite: '3.8.i',
      tell({ attacker: first, defender: second }, ambusher) {
        const one = namedSum('attacker', sumOf({ attacker: first }, forAttacker));
        const other = namedSum('defender', sumOf({ defender: second }, forDefender));
        const [lower, higher] = one.total <= other.total ? [one, other] : [other, one];
        const verdict = ambusher === 'nobody' ? 'nobody is surprised' : `the ${ambusher} ambushes`;
        return against(lower, lowerBy(SURPRISE, higher), ambusher !== 'nobody', verdict);
      },
    },
  );
  if (winner === 'nobody') return undefined;
  const ambusher = winner === 'attacker' ? attacker : defender;
  game.say('3.8.i', `The ${ambusher} side ambushes its enemy in ${hex}`);
  return ambusher;
}
