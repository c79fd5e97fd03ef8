/** The cards of close combat: strengths, odds, kill number and modifiers of the attack being declared (3.8). */
import { type ActCard, byDice, type Frozen, figure, type Side, signed } from '../../../engine/index.ts';
import { ambushModifiers, isAmbushPossible } from '../ambush.ts';
import { killNumber } from '../charts/index.ts';
import { attackStrength, combatModifiers, combatOdds, defenceStrength } from '../combat-attack.ts';
import { withStacked } from '../combat-groups.ts';
import type { CombatAttack, CombatFrame } from '../state.ts';
import { unitById } from '../units.ts';
import { enemyOf, sidesOf } from '../world.ts';
import type { ByVerb } from './by-verb.ts';
import { part } from './card-parts.ts';
import { hexText, pieceNames, type Scene, sideName } from './names.ts';

type Combat = Frozen<CombatFrame>;

function combatOf({ view }: Scene): Combat | undefined {
  const frame = view.doing.at(-1);
  return frame?.is === 'combat' ? frame : undefined;
}

function declarer({ world, view }: Scene, { stage }: Combat): Side {
  return stage === 'attacker' ? view.attacker : enemyOf(world, view.attacker);
}

/** The attack that is open, with what the act adds to it. */
function amended(
  scene: Scene,
  change: (attack: Frozen<CombatAttack>, combat: Combat) => Frozen<CombatAttack>,
): ActCard | undefined {
  const combat = combatOf(scene);
  return combat && combatCard(scene, combat, change(combat.open ?? { by: [], on: [] }, combat));
}

function combatCard(scene: Scene, combat: Combat, attack: Frozen<CombatAttack>): ActCard | undefined {
  const [by, on] = [attack.by, attack.on].map(ids => ids.map(id => unitById(scene.view, id)));
  if (!by || !on || by.length === 0) return undefined;
  const attackers = part(scene, 'Attack', attackStrength(by));
  const title = `Close combat of ${pieceNames(scene, attack.by)}`;
  if (on.length === 0) return { title, parts: [attackers] };
  const odds = combatOdds(by, on);
  const { ambusher, handToHand = false } = combat;
  const kill = killNumber(odds, handToHand);
  const drm = combatModifiers({ by, on, side: declarer(scene, combat), ambusher, handToHand });
  const table = handToHand
    ? figure(`hand-to-hand at ${odds}`, '8.1.8.4.a', kill)
    : figure(`at ${odds}`, '3.8.f', kill);
  return {
    title: `${title} against ${pieceNames(scene, attack.on)}`,
    parts: [
      attackers,
      part(scene, 'Defence', defenceStrength(on), `odds of ${odds}`),
      part(scene, 'Kill number', table, `less eliminates, ${kill} reduces one`),
      part(scene, 'Modifiers', drm, `${signed(drm.value)} on the dice`),
    ],
    results: attack.on.map(id =>
      byDice(id, roll => {
        const final = roll + drm.value;
        return final < kill ? 'eliminated' : final === kill ? 'one is reduced' : 'no effect';
      }),
    ),
  };
}

export const COMBAT_CARDS: ByVerb<'attack' | 'target' | 'done' | 'fight', ActCard | undefined> = {
  attack: (scene, { unit }) =>
    amended(scene, ({ by, on }, { stacked }) => ({ by: [...by, ...withStacked(stacked, unit)], on })),
  target: (scene, { unit }) =>
    amended(scene, ({ by, on }, { stacked }) => ({ by, on: [...on, ...withStacked(stacked, unit)] })),
  done: scene => amended(scene, attack => attack),
  /** Who advanced into woods or a building may surprise or be surprised. */
  fight: (scene, { at }) => {
    const { world, view } = scene;
    if (!isAmbushPossible(world, view, at)) return undefined;
    return {
      title: `Ambush in ${hexText(world, at)}`,
      parts: sidesOf(world).map(side => {
        const drm = ambushModifiers(world, view, at, side);
        const reads = `${signed(drm.value)} on the die; three less than the other ambushes`;
        return part(scene, sideName(world, side), drm, reads);
      }),
    };
  },
};
