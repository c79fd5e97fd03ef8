/** Words for what the crews of vehicles do besides driving and firing (3.1, 3.8, 7.7). */
import type { ActWords } from '../../../../engine/index.ts';
import type { ByVerb } from '../by-verb.ts';
import { pieceName } from '../names.ts';
import { spineText } from './ordnance.ts';

export const CREW_WORDS: ByVerb<
  'open-hatch' | 'button-up' | 'repair-arm' | 'swivel' | 'close-defence',
  ActWords
> = {
  'open-hatch': (scene, { vehicle }) => ({
    label: `The crew of ${pieceName(scene, vehicle)} looks out`,
    hint: 'Exposed, it drives roads faster, aims better and fires its roof gun; and it can be hit.',
  }),
  'button-up': (scene, { vehicle }) => ({
    label: `${pieceName(scene, vehicle)} buttons up`,
    hint: 'Its crew is safe from all that does not go through the armour.',
  }),
  'repair-arm': (scene, { arm }) => ({
    label: `Repair ${pieceName(scene, arm)}`,
    hint: 'One die: on a 1 it works again, on a 6 it never will.',
    grave: true,
  }),
  swivel: (scene, { vehicle, on, spine }) => ({
    label: `${pieceName(scene, vehicle)} turns its ${on} ${spineText(spine)}`,
    hint: 'What could still fire is turned instead.',
  }),
  'close-defence': (scene, { vehicle }) => ({
    label: `${pieceName(scene, vehicle)} fires its close defence weapon`,
    hint: 'An attack with 16 firepower on all infantry in the hex, friends too.',
    grave: true,
  }),
};
