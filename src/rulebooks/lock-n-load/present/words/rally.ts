/** Words for set-up and Rally Phase (3.0). */
import type { ActWords } from '../../../../engine/index.ts';
import { isUnitId } from '../../units.ts';
import { pieceName, placeText, type Said } from '../names.ts';

/** Where a vertex lies, clockwise from the one between N and NE. */
export const VERTICES = ['NNE', 'E', 'SSE', 'SSW', 'W', 'NNW'] as const;

export const RALLY_WORDS: Said<
  | 'place'
  | 'lift'
  | 'give'
  | 'face'
  | 'rally'
  | 'heal'
  | 'steady'
  | 'combine'
  | 'repair'
  | 'pick-up'
  | 'hand'
  | 'drop'
  | 'destroy'
  | 'assemble'
  | 'dismantle',
  ActWords
> = {
  place: (scene, { unit, at }) => ({
    label: `Place ${pieceName(scene, unit)} in ${placeText(scene.world, at)}`,
  }),
  lift: (scene, { unit }) => ({
    label: `Take ${pieceName(scene, unit)} back`,
    hint: 'It can be placed elsewhere; its weapons are free again.',
    aside: true,
  }),
  give: (scene, { weapon, to }) => ({
    label: `Give the ${pieceName(scene, weapon)} to ${pieceName(scene, to)}`,
  }),
  face: (scene, { unit, facing }) => ({
    label: `Turn ${pieceName(scene, unit)} to the ${VERTICES[facing]} vertex`,
    hint: 'It fires within its arc alone.',
  }),

  rally: (scene, { unit }) => ({
    label: `Rally ${pieceName(scene, unit)}`,
    hint: 'Two dice, Morale or less: it is in Good Order again. One attempt a turn.',
    grave: true,
  }),
  heal: (scene, { medic, unit }) => ({
    label: `${pieceName(scene, medic)} heals ${medic === unit ? 'himself' : pieceName(scene, unit)}`,
    hint: 'If the Medic passes a Morale Check, the wound is gone.',
    grave: true,
  }),
  steady: (scene, { medic, unit }) => ({
    label: `${pieceName(scene, medic)} steadies ${pieceName(scene, unit)}`,
    hint: 'If the Medic passes a Morale Check, it is in Good Order again.',
    grave: true,
  }),
  combine: (scene, { unit, with: other }) => ({
    label: `Make ${pieceName(scene, unit)} and ${pieceName(scene, other)} a squad`,
    hint: 'Two half-squads of a kind become one squad.',
  }),
  repair: (scene, { weapon }) => ({
    label: `Clear the jam of ${isUnitId(weapon) ? '' : 'the '}${pieceName(scene, weapon)}`,
    hint: 'One die: a low one breaks it for good.',
    grave: true,
  }),
  'pick-up': (scene, { unit, weapon }) => ({
    label: `${pieceName(scene, unit)} picks up the ${pieceName(scene, weapon)}`,
  }),
  hand: (scene, { weapon, to }) => ({
    label: `Hand the ${pieceName(scene, weapon)} to ${pieceName(scene, to)}`,
    hint: 'Who can carry no more gives his own in exchange.',
  }),
  drop: (scene, { weapon }) => ({
    label: `Drop the ${pieceName(scene, weapon)}`,
    hint: 'It stays lying here.',
  }),
  destroy: (scene, { weapon }) => ({
    label: `Destroy the ${pieceName(scene, weapon)}`,
    hint: 'It is gone for good.',
    grave: true,
    aside: true,
  }),
  assemble: (scene, { weapon }) => ({
    label: `Put the ${pieceName(scene, weapon)} on its tripod`,
    hint: 'It fires from there, and cannot be moved.',
  }),
  dismantle: (scene, { weapon }) => ({
    label: `Take the ${pieceName(scene, weapon)} off its tripod`,
    hint: 'It can be carried then.',
  }),
};
