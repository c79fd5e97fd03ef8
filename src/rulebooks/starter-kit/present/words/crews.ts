/** Words for what the crews of vehicles do besides driving and firing (3.1, 3.8, 7.7). */
import type { Words } from '../by-verb.ts';
import { pieceName } from '../names.ts';
import { spineText } from './ordnance.ts';

export const CREW_WORDS = {
  'open-hatch':
    'The crew of {vehicle} looks out — Exposed, it drives roads faster, aims better and fires its roof gun; and it can be hit.',
  'button-up': '{vehicle} buttons up — Its crew is safe from all that does not go through the armour.',
  'repair-arm': '! Repair {arm} — One die: on a 1 it works again, on a 6 it never will.',
  swivel: (scene, { vehicle, on, spine }) => ({
    label: `${pieceName(scene, vehicle)} turns its ${on} ${spineText(spine)}`,
    hint: 'What could still fire is turned instead.',
  }),
  'close-defence':
    '! {vehicle} fires its close defence weapon — An attack with 16 firepower on all infantry in the hex, friends too.',
} satisfies Partial<Words>;
