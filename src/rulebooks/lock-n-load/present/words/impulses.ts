/** Words for impulses: activation, entry, spotting, snipers, smoke, lights, and what befalls (4.0, 7.0, 10.1, 20.2). */
import type { ActWords } from '../../../../engine/index.ts';
import { pieceName, placeText, type Said } from '../names.ts';

export const IMPULSE_WORDS: Said<
  | 'activate'
  | 'enter'
  | 'spot'
  | 'snipe'
  | 'smoke'
  | 'starshell'
  | 'illuminate'
  | 'place-hero'
  | 'keep'
  | 'arrive',
  ActWords
> = {
  activate: (scene, { at }) => ({
    label: `Activate ${placeText(scene.world, at)}`,
    hint:
      scene.view.doing.length === 0
        ? 'Its units may act in this impulse; a Leader there brings in the hexes around him.'
        : 'A Leader of the impulse brings it in.',
  }),
  enter: (scene, { unit }) => ({
    label: `Bring ${pieceName(scene, unit)} onto the map`,
    hint: 'Others of its group may come with it.',
  }),
  spot: (scene, { unit, at }) => ({
    label: `${pieceName(scene, unit)} tries to spot ${placeText(scene.world, at)}`,
    hint: 'One die, and one attempt an impulse. Whatever comes of it, it is Ops Complete.',
    grave: true,
  }),
  snipe: (scene, { unit, at }) => ({
    label: `${pieceName(scene, unit)} shows himself in ${placeText(scene.world, at)}`,
    hint: 'He stays there for the rest of the game, and may fire at once.',
    grave: true,
  }),
  smoke: (scene, { unit, at }) => ({
    label: `${pieceName(scene, unit)} lays smoke in ${placeText(scene.world, at)}`,
    hint: 'One die. Whatever comes of it, it is Ops Complete.',
    grave: true,
  }),
  starshell: (scene, { unit, at }) => ({
    label: `${pieceName(scene, unit)} fires a Starshell over ${placeText(scene.world, at)}`,
    hint: 'One die. It lights the hex and those around it until the turn ends.',
    grave: true,
  }),
  illuminate: (scene, { caller, mortar, at }) => ({
    label: `${pieceName(scene, caller)} calls a Starshell of ${pieceName(scene, mortar)} over ${placeText(scene.world, at)}`,
    hint: 'It lights the hex and those around it until the turn ends; no die is needed.',
  }),
  'place-hero': (scene, { unit, at }) => ({
    label: `${pieceName(scene, unit)} goes to ${placeText(scene.world, at)}`,
    hint: 'There is no room for the Hero where he came forth.',
  }),
  keep: (scene, { weapon }) => ({
    label: `Keep the ${pieceName(scene, weapon)}`,
    hint: 'A half-squad carries one weapon: the other stays lying.',
  }),
  arrive: (scene, { unit, at }) => ({
    label: `${pieceName(scene, unit)} arrives in ${placeText(scene.world, at)}`,
  }),
};
