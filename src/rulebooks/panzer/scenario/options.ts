/** The optional rules as switches (7.0), and three sets of them. */
import type { OptionCard, OptionPreset, Setup, WindowKind } from '../../../engine/index.ts';

/** Each by the number of its rule; the Basic Game's damage by that of its table. */
const SWITCHES = {
  'CES.BG': [
    'Basic damage',
    'What a hit does goes by penetration less armour, without hit locations.',
    'Damage',
  ],
  '7.3': [
    'Platoon command',
    'Only units of one platoon, and their headquarters, share a command.',
    'Command',
  ],
  '7.4': ['Without radios', 'Vehicles without radio sets stay together, and tell others nothing.', 'Command'],
  '7.8': [
    'Turrets',
    'Turrets have a facing of their own, and crews open or close their hatches.',
    'Vehicles',
  ],
  '7.11': ['Brew-ups', 'Vehicles with the BU notation burn more easily.', 'Damage'],
  '7.12': ['Variable penetration', 'Two dice raise or lower the penetration of every hit.', 'Damage'],
  '7.13': ['Lower hull hits', 'A vehicle that climbs, or stands high above, shows its belly.', 'Damage'],
  '7.14': ['Fire priority', 'Vehicles fire at the nearest enemy vehicle before any other.', 'Fire'],
  '7.15': ['Hollow charge at men', 'Hollow charges may be fired at men and guns, too.', 'Fire'],
  '7.16': ['Platform mounts', 'Guns on platforms fire all round.', 'Fire'],
  '7.17': ['Attached weapons lost', 'A squad that is reduced may lose what it carries.', 'Damage'],
  '7.18': ['Pinning fire', 'Small arms may be used to keep heads down.', 'Fire'],
  '7.20': ['Long guns', 'Long guns hinder vehicles among trees. Only with turrets.', 'Vehicles'],
  '7.21': ['Variable track damage', 'Small calibres do not break the tracks of heavy vehicles.', 'Damage'],
  '7.23': [
    'Collateral damage',
    'A shot that goes through and does no damage may still break something.',
    'Damage',
  ],
  '7.25': ['Malfunction', 'Weapons jam, and are repaired or lost.', 'Fire'],
  '7.33': ['Dual controls', 'Some armoured cars reverse as quickly as they go forward.', 'Vehicles'],
  '7.40': ['Along a road', 'A vehicle moves along a road as on it, wherever it began.', 'Vehicles'],
  '7.50': ['Defensive fire', 'Units without a command may fire back.', 'Fire'],
  '7.52': ['Command span', 'Units far from their headquarters move less.', 'Command'],
  '7.53': ['Voluntary bail-out', 'Crews may leave a vehicle that is hurt.', 'Command'],
  '7.54': ['Quickdraw', 'Better crews fire at the same time as those who fire at them.', 'Fire'],
  '7.57': [
    'Overworked commanders',
    'A commander who loads and aims as well does all of it worse.',
    'Vehicles',
  ],
} as const;
export type OptionId = keyof typeof SWITCHES;
export type Options = Readonly<Record<OptionId, boolean>>;

const IDS = Object.keys(SWITCHES) as readonly OptionId[];
const [ON, OFF] = ['on', 'off'] as const;

export const OPTIONS: readonly OptionCard[] = IDS.map(id => {
  const [title, means, group] = SWITCHES[id];
  return {
    id,
    title,
    group,
    choices: [
      { value: OFF, title: 'Without it', means: 'The rule does not count.' },
      { value: ON, title: 'With it', means },
    ],
    otherwise: OFF,
  };
});

const preset = (id: string, title: string, means: string, ids: readonly OptionId[]): OptionPreset => ({
  id,
  title,
  means,
  values: Object.fromEntries(ids.map(each => [each, ON])),
});

const STANDARD = ['7.8', '7.11', '7.12', '7.21', '7.23', '7.25', '7.50', '7.54'] as const;

export const PRESETS: readonly OptionPreset[] = [
  preset('basic', 'Basic', 'Damage by penetration alone, and no optional rule.', ['CES.BG']),
  preset('standard', 'Standard', 'Hit locations, turrets, and what most players add.', STANDARD),
  preset(
    'full',
    'Full',
    'Every optional rule that there is.',
    IDS.filter(id => id !== 'CES.BG'),
  ),
];

export const optionsOf = ({ options }: Setup): { readonly options: Options } => ({
  options: Object.fromEntries(IDS.map(id => [id, options[id] === ON])) as Options,
});

/** The kinds of windows, as players set stops for them. */
export const WINDOWS: readonly WindowKind[] = [
  { on: 'overwatch', title: 'Overwatch while the enemy moves' },
  { on: 'overwatch-fire', title: 'Overwatch at those who fired' },
  { on: 'quickdraw', title: 'Quickdraw' },
  { on: 'defensive-fire', title: 'Defensive fire' },
  { on: 'assaults', title: 'Assaults' },
  { on: 'adjustment', title: 'Turrets, hatches and crews' },
];
