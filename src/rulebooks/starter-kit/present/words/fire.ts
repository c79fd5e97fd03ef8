/** Words for fire: who fires, at what, who joins in, who directs it (3.2, 4.0 to 4.5). */
import { type ActWords, isRefusal } from '../../../../engine/index.ts';
import { findShooter } from '../../fire/shooters.ts';
import type { FireMode, ShooterId } from '../../state.ts';
import { isWeaponId } from '../../units.ts';
import { armOf, isArmId } from '../../vehicles/arms.ts';
import type { Words } from '../by-verb.ts';
import { modeOfShooter } from '../modes.ts';
import { hexText, pieceName, type Scene } from '../names.ts';

const MODE_HINTS: Readonly<Record<FireMode, string>> = {
  prep: 'Prep fire: who fires now neither moves nor fires later in this player turn.',
  bounding: 'Bounding first fire: half firepower, in the vehicle’s own move.',
  first: 'Defensive first fire at those who move.',
  subsequent: 'Subsequent first fire: half firepower, then marked with final fire.',
  protective: 'Final protective fire: half firepower, and the dice are its own morale check.',
  final: 'Final fire, at all who stand in the target hex.',
  advancing: 'Advancing fire: half firepower.',
};

function modeHint({ world, view }: Scene, id: ShooterId): Pick<ActWords, 'hint'> {
  const mode = modeOfShooter(world, view, id);
  return mode === undefined || isRefusal(mode) ? {} : { hint: MODE_HINTS[mode] };
}

/** `4-6-7 C in K5`, `the LMG of 4-6-7 C in K5`, `the CMG of Panther in K5`. */
function shooterText(scene: Scene, id: ShooterId): string {
  if (isArmId(id)) {
    const { at } = armOf(scene.view, id).vehicle;
    return `the ${pieceName(scene, id)}${at === undefined ? '' : ` in ${hexText(scene.world, at)}`}`;
  }
  const shooter = findShooter(scene.view, id);
  const name = isWeaponId(id) ? `the ${pieceName(scene, id)}` : pieceName(scene, id);
  if (!shooter) return name;
  const user = isWeaponId(id) ? ` of ${pieceName(scene, shooter.user.id)}` : '';
  return `${name}${user} in ${hexText(scene.world, shooter.at)}`;
}

/** A declaration is being put together; without one, a group that proved blind in part fires on. */
const isDeclaring = ({ view }: Scene) => view.doing.at(-1)?.is === 'fire';

function targetText({ world, view }: Scene): string {
  const frame = view.doing.at(-1);
  return frame?.is === 'fire' && frame.target !== undefined ? ` at ${hexText(world, frame.target)}` : '';
}

export const FIRE_WORDS = {
  pass: ({ view }) => {
    const frame = view.doing.at(-1);
    return frame?.is === 'rally' || frame?.is === 'combat' || frame?.is === 'combat-in-turn'
      ? { label: 'No leader', hint: 'Nobody is promoted.' }
      : { label: 'Pass', hint: 'Let this go by.' };
  },
  ready: (scene, { shooter }) => ({
    label: `Fire with ${shooterText(scene, shooter)}`,
    ...modeHint(scene, shooter),
  }),
  at: (scene, { hex }) => ({
    label: `At ${hexText(scene.world, hex)}`,
    hint:
      scene.world.sight === 'strict'
        ? 'Whether the line is clear shows only when the attack is declared.'
        : 'The line of sight is clear.',
  }),
  add: (scene, { shooter }) => ({
    label: `Add ${shooterText(scene, shooter)}`,
    ...modeHint(scene, shooter),
  }),
  direct:
    '{leader} directs — His modifier counts and nobody cowers; he directs nobody else in this player turn.',
  shoot: scene =>
    isDeclaring(scene)
      ? { label: `Fire${targetText(scene)}`, hint: 'The attack is declared: the dice fall.', grave: true }
      : { label: 'Fire on as one group', hint: 'Those who see the target, without the others.', grave: true },
  faust:
    '{unit} looks for a Panzerfaust — One die after the target is chosen; looking counts as the use of a weapon, found or not.',
  apart: '! Fire hex by hex — Each hex makes an attack of its own.',
  rate: (scene, { weapon, keep }) =>
    keep === 'keep'
      ? {
          label: `Keep the rate of fire of the ${pieceName(scene, weapon)}`,
          hint: 'It may fire again, and leaves no residual firepower.',
        }
      : {
          label: 'Leave residual firepower',
          hint: `The ${pieceName(scene, weapon)} does not fire again; its fire stays in the hex.`,
        },
  destroy: (scene, { weapon }) => ({
    label: `Destroy the ${pieceName(scene, weapon)}`,
    hint: 'It is gone for good, and counts as used.',
    grave: true,
    aside: true,
  }),
  backblast: (_scene, { take }) =>
    take === 'care'
      ? { label: 'Avoid the backblast', hint: 'The aim is worse by two.' }
      : { label: 'Take the backblast', hint: 'Everybody in the hex suffers its flame.' },
} satisfies Partial<Words>;
