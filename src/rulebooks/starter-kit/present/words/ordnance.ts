/** Words for ordnance: how it aims, what it loads, where it points (3.2.4, 6.2, 6.8). */
import type { ActWords } from '../../../../engine/index.ts';
import type { Shell } from '../../charts/index.ts';
import type { Spine } from '../../ordnance/covered-arcs.ts';
import type { AimAt } from '../../state.ts';
import type { Words } from '../by-verb.ts';

const AIM_WORDS: Readonly<Record<AimAt, ActWords>> = {
  infantry: {
    label: 'Aim at the men',
    hint: 'Infantry target type: cover counts against the hit, and the whole shell takes effect.',
  },
  area: {
    label: 'Aim at the hex',
    hint: 'Area target type: cover counts against the effect, on half the firepower.',
  },
  vehicle: { label: 'Aim at the vehicle', hint: 'Vehicle target type: nobody else is struck.' },
  firepower: {
    label: 'Fire like a machine gun',
    hint: 'Its firepower goes straight to the fire table: nothing has to be hit first.',
  },
  mortar: {
    label: 'Fire like a mortar',
    hint: 'At the hex, and at 3 hexes or more; for the rest of the phase it fires like that.',
  },
};

const SHELL_NAMES: Readonly<Record<Shell, string>> = {
  AP: 'armour-piercing shells',
  HE: 'high explosive',
  APCR: 'tungsten shot',
  APDS: 'sabot shot',
  HEAT: 'hollow charges',
  smoke: 'smoke shells',
  WP: 'white phosphorus',
};

const SPINE_NAMES: Readonly<Record<Spine, string>> = {
  0: 'north by east',
  1: 'east',
  2: 'south by east',
  3: 'south by west',
  4: 'west',
  5: 'north by west',
};

export const spineText = (spine: Spine): string => SPINE_NAMES[spine];

export const ORDNANCE_WORDS = {
  aim: (_scene, { at }) => AIM_WORDS[at],
  load: (_scene, { shell }) =>
    shell === 'AP' || shell === 'HE'
      ? { label: `Load ${SHELL_NAMES[shell]}` }
      : { label: `Try ${SHELL_NAMES[shell]}`, hint: 'If there are none, it has not fired.' },
  point: (_scene, { spine }) => ({
    label: `Point ${spineText(spine)}`,
    hint: 'Its covered arc lies around this hexspine from now on.',
  }),
} satisfies Partial<Words>;
