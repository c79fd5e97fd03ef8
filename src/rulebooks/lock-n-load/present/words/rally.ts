/** Words for set-up and Rally Phase (3.0). */
import { isUnitId } from '../../units.ts';
import { pieceName, type Words } from '../names.ts';

/** Where a vertex lies, clockwise from the one between N and NE. */
export const VERTICES = ['NNE', 'E', 'SSE', 'SSW', 'W', 'NNW'] as const;

export const RALLY_WORDS = {
  place: 'Place {unit} in {at}',
  lift: (scene, { unit }) => ({
    label: `Take ${pieceName(scene, unit)} back`,
    hint: 'It can be placed elsewhere; its weapons are free again.',
    aside: true,
  }),
  give: 'Give the {weapon} to {to}',
  face: (scene, { unit, facing }) => ({
    label: `Turn ${pieceName(scene, unit)} to the ${VERTICES[facing]} vertex`,
    hint: 'It fires within its arc alone.',
  }),

  rally: '! Rally {unit} — Two dice, Morale or less: it is in Good Order again. One attempt a turn.',
  heal: (scene, { medic, unit }) => ({
    label: `${pieceName(scene, medic)} heals ${medic === unit ? 'himself' : pieceName(scene, unit)}`,
    hint: 'If the Medic passes a Morale Check, the wound is gone.',
    grave: true,
  }),
  steady: '! {medic} steadies {unit} — If the Medic passes a Morale Check, it is in Good Order again.',
  combine: 'Make {unit} and {with} a squad — Two half-squads of a kind become one squad.',
  repair: (scene, { weapon }) => ({
    label: `Clear the jam of ${isUnitId(weapon) ? '' : 'the '}${pieceName(scene, weapon)}`,
    hint: 'One die: a low one breaks it for good.',
    grave: true,
  }),
  'pick-up': '{unit} picks up the {weapon}',
  hand: 'Hand the {weapon} to {to} — Who can carry no more gives his own in exchange.',
  drop: 'Drop the {weapon} — It stays lying here.',
  destroy: (scene, { weapon }) => ({
    label: `Destroy the ${pieceName(scene, weapon)}`,
    hint: 'It is gone for good.',
    grave: true,
    aside: true,
  }),
  assemble: 'Put the {weapon} on its tripod — It fires from there, and cannot be moved.',
  dismantle: 'Take the {weapon} off its tripod — It can be carried then.',
} satisfies Partial<Words>;
