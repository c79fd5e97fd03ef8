/** Words for setting up, for weapons that change hands, and for rallying (1.3, 3.1). */
import { possessorOf, weaponById } from '../../units.ts';
import type { Words } from '../by-verb.ts';
import { pieceName, pieceTitle, type Scene } from '../names.ts';

const isSettingUp = ({ view }: Scene) => view.doing.at(-1)?.is === 'set-up';

export const RALLY_WORDS = {
  place: 'Place {unit} in {at}',
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
  recover:
    '! {unit} recovers the {weapon} — One die: less than 6. It is the unit’s one action of the rally phase.',
  repair: '! Repair the {weapon} — One die: up to its repair number it works again, on a 6 it is gone.',
  'self-rally': '! {unit} rallies itself — Two dice, up to its broken morale. A 12 costs casualties.',
  rally: '! {by} rallies {unit} — Two dice, up to its broken morale. A 12 costs casualties.',
  'stay-desperate': (scene, { unit }) => {
    const { card } = scene.view.units.find(each => each.id === unit) ?? {};
    const title = card === undefined ? unit : pieceTitle(scene, unit, card);
    return { label: `${pieceName(scene, unit)} stays desperate`, hint: `${title} keeps the right to rout.` };
  },
} satisfies Partial<Words>;
