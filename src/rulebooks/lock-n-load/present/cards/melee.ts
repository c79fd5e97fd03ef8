/** The cards of Melee: firepower against firepower, the odds, and the Kill Number (8.0). */
import { type ActCard, byDice, comes, figure, needsAtLeast, nothing } from '../../../../engine/index.ts';
import { type AnyMelee, meleeAttack } from '../../melee/attack.ts';
import type { UnitId } from '../../state.ts';
import { type Cards, pieceNames, placeText, type Scene } from '../names.ts';
import { part, unhurt } from './parts.ts';

function fought({ view }: Scene): AnyMelee | undefined {
  const frame = view.doing.at(-1);
  return frame?.is === 'melee' ? frame : undefined;
}

function attackCard(scene: Scene, melee: AnyMelee, targets: readonly UnitId[]): ActCard {
  const attack = meleeAttack(scene.world, scene.view, melee, targets);
  const { odds, killNumber, modifiers, by } = attack;
  const needed = killNumber - modifiers.value;
  const [first] = targets;
  const need =
    first === undefined ? undefined : needsAtLeast({ of: first, is: 'struck down' }, 'kills', needed);
  return {
    title: `Melee in ${placeText(scene.world, melee.at)} against ${pieceNames(scene, targets)}`,
    targets: targets.map(unhurt),
    by: { title: 'Who attacks', of: by.map(({ id }) => id) },
    parts: [
      part(scene, 'Attack', attack.attack),
      part(scene, 'Defence', attack.defence, `odds ${odds}`),
      part(scene, 'Kill Number', figure(`at ${odds}`, '8.0.g', killNumber)),
      part(scene, 'Modifiers', modifiers, need),
    ],
    rolls: targets.map(id =>
      byDice(id, roll => (roll >= needed ? comes('struck down') : nothing('nothing'))),
    ),
  };
}

export const MELEE_CARDS = {
  target: (scene, { unit }) => {
    const melee = fought(scene);
    return melee && attackCard(scene, melee, [...melee.targets, unit]);
  },
  strike: scene => {
    const melee = fought(scene);
    return melee && attackCard(scene, melee, melee.targets);
  },
  ambush: scene => {
    const melee = fought(scene);
    if (!melee?.unseen || melee.targets.length === 0) return undefined;
    return attackCard(scene, { ...melee, ambushers: melee.unseen }, melee.targets);
  },
} satisfies Cards;
