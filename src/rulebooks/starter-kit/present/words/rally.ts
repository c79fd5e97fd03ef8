/** Words for setting up, for weapons that change hands, and for rallying (1.3, 3.1). */
import type { ActWords } from '../../../../engine/index.ts';
import { possessorOf, weaponById } from '../../units.ts';
import type { ByVerb } from '../by-verb.ts';
import { hexText, pieceName, pieceTitle, type Scene } from '../names.ts';

const isSettingUp = ({ view }: Scene) => view.doing.at(-1)?.is === 'set-up';

export const RALLY_WORDS: ByVerb<
  'place' | 'lift' | 'give' | 'recover' | 'repair' | 'self-rally' | 'rally' | 'stay-desperate',
  ActWords
> = {
  place: (scene, { unit, at }) => ({
    label: `Place ${pieceName(scene, unit)} in ${hexText(scene.world, at)}`,
  }),
  lift: (scene, { unit }) => ({
    label: `Take ${pieceName(scene, unit)} off again`,
    hint: 'What it has been given is to be given anew.',
    aside: true,
  }),
  give: (scene, { weapon, to }) => {
    const giver = possessorOf(scene.view, weaponById(scene.view, weapon));
    const from = giver ? ` of ${pieceName(scene, giver.id)}` : '';
    const label = `Give the ${pieceName(scene, weapon)}${from} to ${pieceName(scene, to)}`;
    if (isSettingUp(scene)) return { label };
    return scene.view.phase === 'rally'
      ? { label, hint: 'This is their one action of the rally phase.', aside: true }
      : { label, hint: 'It can’t be handed on in this phase.', aside: true };
  },
  recover: (scene, { unit, weapon }) => ({
    label: `${pieceName(scene, unit)} recovers the ${pieceName(scene, weapon)}`,
    hint: 'One die: less than 6. It is the unit’s one action of the rally phase.',
    grave: true,
  }),
  repair: (scene, { weapon }) => ({
    label: `Repair the ${pieceName(scene, weapon)}`,
    hint: 'One die: up to its repair number it works again, on a 6 it is gone.',
    grave: true,
  }),
  'self-rally': (scene, { unit }) => ({
    label: `${pieceName(scene, unit)} rallies itself`,
    hint: 'Two dice, up to its broken morale. A 12 costs casualties.',
    grave: true,
  }),
  rally: (scene, { unit, by }) => ({
    label: `${pieceName(scene, by)} rallies ${pieceName(scene, unit)}`,
    hint: 'Two dice, up to its broken morale. A 12 costs casualties.',
    grave: true,
  }),
  'stay-desperate': (scene, { unit }) => {
    const { card } = scene.view.units.find(each => each.id === unit) ?? {};
    const title = card === undefined ? unit : pieceTitle(scene, unit, card);
    return { label: `${pieceName(scene, unit)} stays desperate`, hint: `${title} keeps the right to rout.` };
  },
};
