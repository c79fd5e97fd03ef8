/** Words for fire: who fires, at what, who joins in, who aids it (5.0, 5.2, 14.1, 18.1). */
import type { ShooterId } from '../../state.ts';
import { isWeaponId, weaponById } from '../../units.ts';
import { pieceName, placeText, type Scene, type Words } from '../names.ts';

/** `1-6-4-5 C`, `the MG34 of 1-6-4-5 C`. */
function shooterText(scene: Scene, id: ShooterId): string {
  if (!isWeaponId(id)) return pieceName(scene, id);
  const { possessedBy } = weaponById(scene.view, id);
  const bearer = possessedBy === undefined ? '' : ` of ${pieceName(scene, possessedBy)}`;
  return `the ${pieceName(scene, id)}${bearer}`;
}

function targetText({ world, view }: Scene): string {
  const frame = view.doing.at(-1);
  if ((frame?.is !== 'fire' && frame?.is !== 'gunnery') || frame.target === undefined) return '';
  return frame.vehicle === undefined
    ? ` at ${placeText(world, frame.target)}`
    : ` at ${pieceName({ world, view }, frame.vehicle)}`;
}

export const FIRE_WORDS = {
  ready: (scene, { shooter }) => ({
    label: `Fire with ${shooterText(scene, shooter)}`,
    hint:
      scene.view.doing.at(-1)?.is === 'window'
        ? 'Opportunity Fire at those who move: one more for the attack, and a Fired marker.'
        : 'It leads the fire; others of its place may join in at half their firepower.',
  }),
  at: 'At {location} — In range, in sight and spotted.',
  add: (scene, { shooter }) => ({
    label: `Add ${shooterText(scene, shooter)}`,
    hint: 'Units that join in bring half their firepower, Heroes and weapons all of it.',
  }),
  lead: '{leader} aids the fire — His modifier counts, and he gets a Fired marker. The group stands as it is then.',
  call: '{caller} calls the fire — He sees the target for the mortar: no leadership and nothing degraded counts.',
  assist: '{unit} helps at the weapon — Two single men fire a weapon without penalty.',
  shoot: scene => ({
    label: `Fire${targetText(scene)}`,
    hint: 'The attack is declared: the dice fall.',
    grave: true,
  }),
} satisfies Partial<Words>;
