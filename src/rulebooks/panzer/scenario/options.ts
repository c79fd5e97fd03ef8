/** The optional rules as switches (7.0): one row each. Another rule of chapter 7 is another row. */
import type { OptionCard, OptionPreset, Setup, WindowKind } from '../../../engine/index.ts';

const SETS = ['basic', 'standard', 'full'] as const;

interface Switch {
  /** The number of its rule; the Basic Game's damage has that of its table. */
  readonly id: string;
  readonly title: string;
  readonly means: string;
  readonly group:
    | 'Command'
    | 'Fire'
    | 'Damage'
    | 'Vehicles'
    | 'Morale'
    | 'Spotting'
    | 'Ground'
    | 'Weather'
    | 'Artillery';
  /** The sets of rules in which it is on. */
  readonly in: readonly (typeof SETS)[number][];
  /** Rules without which it does nothing: it is off where they are. */
  readonly needs?: readonly string[];
}

const ALL = [
  {
    id: 'CES.BG',
    title: 'Basic damage',
    means: 'What a hit does goes by penetration less armour, without hit locations.',
    group: 'Damage',
    in: ['basic'],
  },
  {
    id: '7.1',
    title: 'Morale',
    means: 'Formations that have lost too many break unit by unit.',
    group: 'Morale',
    in: ['full'],
  },
  {
    id: '7.1.1.1',
    title: 'Varied cohesion',
    means: 'How many losses a formation bears is rolled for, within limits.',
    group: 'Morale',
    in: [],
    needs: ['7.1'],
  },
  {
    id: '7.1.1.1.e',
    title: 'Unknown cohesion',
    means: 'It is rolled for only when the formation has its first loss.',
    group: 'Morale',
    in: ['full'],
    needs: ['7.1'],
  },
  {
    id: '7.2',
    title: 'Hidden units',
    means: 'Units lie under counters, and some counters are fakes.',
    group: 'Spotting',
    in: ['full'],
  },
  {
    id: '7.3',
    title: 'Platoon command',
    means: 'Only units of one platoon, and their headquarters, share a command.',
    group: 'Command',
    in: ['full'],
  },
  {
    id: '7.4',
    title: 'Without radios',
    means: 'Vehicles without radio sets stay together, and tell others nothing.',
    group: 'Command',
    in: ['full'],
  },
  {
    id: '7.6',
    title: 'Tank fright',
    means: 'Italian infantry of 1940 must find the courage to assault a vehicle.',
    group: 'Morale',
    in: ['full'],
  },
  {
    id: '7.6.green',
    title: 'Tank fright of the Green',
    means: 'Green infantry of all nations must find it, too.',
    group: 'Morale',
    in: [],
    needs: ['7.6'],
  },
  {
    id: '7.7',
    title: 'Limited spotting',
    means: 'Who is farther than the next hex is spotted by a roll.',
    group: 'Spotting',
    in: ['full'],
  },
  {
    id: '7.7.2',
    title: 'Maximum spots',
    means: 'A unit keeps only so many enemies in sight.',
    group: 'Spotting',
    in: [],
    needs: ['7.7'],
  },
  {
    id: '7.8',
    title: 'Turrets',
    means: 'Turrets have a facing of their own, and crews open or close their hatches.',
    group: 'Vehicles',
    in: ['standard', 'full'],
  },
  {
    id: '7.9',
    title: 'Smoke dischargers',
    means: 'Some vehicles hide in smoke of their own before commands are given.',
    group: 'Vehicles',
    in: ['full'],
  },
  {
    id: '7.11',
    title: 'Brew-ups',
    means: 'Vehicles with the BU notation burn more easily.',
    group: 'Damage',
    in: ['standard', 'full'],
  },
  {
    id: '7.12',
    title: 'Variable penetration',
    means: 'Two dice raise or lower the penetration of every hit.',
    group: 'Damage',
    in: ['standard', 'full'],
  },
  {
    id: '7.13',
    title: 'Lower hull hits',
    means: 'A vehicle that climbs, or stands high above, shows its belly.',
    group: 'Damage',
    in: ['full'],
  },
  {
    id: '7.14',
    title: 'Fire priority',
    means: 'Vehicles fire at the nearest enemy vehicle before any other.',
    group: 'Fire',
    in: ['full'],
  },
  {
    id: '7.15',
    title: 'Hollow charge at men',
    means: 'Hollow charges may be fired at men and guns, too.',
    group: 'Fire',
    in: ['full'],
  },
  {
    id: '7.16',
    title: 'Platform mounts',
    means: 'Guns on platforms fire all round.',
    group: 'Fire',
    in: ['full'],
  },
  {
    id: '7.17',
    title: 'Attached weapons lost',
    means: 'A squad that is reduced may lose what it carries.',
    group: 'Damage',
    in: ['full'],
  },
  {
    id: '7.18',
    title: 'Pinning fire',
    means: 'Small arms may be used to keep heads down.',
    group: 'Fire',
    in: ['full'],
  },
  {
    id: '7.19',
    title: 'Engineers',
    means: 'Engineers breach walls and clear mines that are seen.',
    group: 'Ground',
    in: ['full'],
  },
  {
    id: 'CES.TER',
    title: 'Fire at houses',
    means: 'Guns and batteries may shoot houses to rubble.',
    group: 'Ground',
    in: ['full'],
  },
  {
    id: '7.20',
    title: 'Long guns',
    means: 'Long guns hinder vehicles among trees. Only with turrets.',
    group: 'Vehicles',
    in: ['full'],
    needs: ['7.8'],
  },
  {
    id: '7.21',
    title: 'Variable track damage',
    means: 'Small calibres do not break the tracks of heavy vehicles.',
    group: 'Damage',
    in: ['standard', 'full'],
  },
  {
    id: '7.22',
    title: 'Infantry smoke',
    means: 'Squads make smoke where they are instead of firing their rifles.',
    group: 'Fire',
    in: ['full'],
  },
  {
    id: '7.23',
    title: 'Collateral damage',
    means: 'A shot that goes through and does no damage may still break something.',
    group: 'Damage',
    in: ['standard', 'full'],
  },
  {
    id: '7.24',
    title: 'Camouflage',
    means: 'Units that wait may be hidden in the open.',
    group: 'Spotting',
    in: ['full'],
  },
  {
    id: '7.25',
    title: 'Malfunction',
    means: 'Weapons jam, and are repaired or lost.',
    group: 'Fire',
    in: ['standard', 'full'],
  },
  {
    id: '7.26',
    title: 'Scatter',
    means: 'Fire from afar that is only just answered falls beside its mark.',
    group: 'Artillery',
    in: ['standard', 'full'],
  },
  {
    id: '7.27',
    title: 'Illumination',
    means: 'Batteries may light up the ground.',
    group: 'Artillery',
    in: ['full'],
  },
  {
    id: '7.28',
    title: 'Counter battery',
    means: 'Batteries kept for it look for enemy batteries that have fired.',
    group: 'Artillery',
    in: ['full'],
  },
  {
    id: '7.37',
    title: 'Reconnaissance by fire',
    means: 'Forward observers call fire on hexes in which nobody is spotted.',
    group: 'Artillery',
    in: ['full'],
  },
  {
    id: '7.46',
    title: 'Air bursts',
    means: 'Shells that burst in trees do more.',
    group: 'Artillery',
    in: ['full'],
  },
  {
    id: '7.29',
    title: 'Bogging down',
    means: 'Vehicles that leave sand, rough ground, rubble or a gully may stick in it.',
    group: 'Ground',
    in: ['full'],
  },
  {
    id: '7.30',
    title: 'Narrow roads',
    means: 'Where the scenario has them, nobody passes another on narrow and sunken roads.',
    group: 'Ground',
    in: ['full'],
  },
  {
    id: '7.32',
    title: 'Bridges',
    means: 'Where the scenario says so, bridges bear only so much.',
    group: 'Ground',
    in: ['standard', 'full'],
  },
  {
    id: '7.31',
    title: 'Mines',
    means: 'Where the scenario has them, minefields lie hidden until somebody treads on them.',
    group: 'Ground',
    in: ['standard', 'full'],
  },
  {
    id: '7.35',
    title: 'Fires',
    means: 'Shells and flames set houses and rubble on fire, and whoever stays there is lost.',
    group: 'Ground',
    in: ['full'],
  },
  {
    id: '7.35.3',
    title: 'Fires of stray rockets',
    means: 'A rocket that misses a vehicle among houses may set them on fire.',
    group: 'Ground',
    in: [],
    needs: ['7.35'],
  },
  {
    id: '7.36',
    title: 'Dark and dusk',
    means: 'Where the scenario is fought in bad light, all see less far and move with care.',
    group: 'Weather',
    in: ['standard', 'full'],
  },
  {
    id: '7.36.4',
    title: 'Khamsin',
    means: 'Where the scenario says so, a storm of dust hinders sight, fire and movement.',
    group: 'Weather',
    in: ['full'],
  },
  {
    id: '7.33',
    title: 'Dual controls',
    means: 'Some armoured cars reverse as quickly as they go forward.',
    group: 'Vehicles',
    in: ['full'],
  },
  {
    id: '7.38',
    title: 'Special units',
    means:
      'Close support, observers’ and flame tanks, and men who fire from their carriers, have rules of their own.',
    group: 'Vehicles',
    in: ['standard', 'full'],
  },
  {
    id: '7.39',
    title: 'Shaken crews',
    means: 'Crews that break or hesitate leave their vehicles more easily.',
    group: 'Morale',
    in: ['full'],
    needs: ['7.1'],
  },
  {
    id: '7.40',
    title: 'Along a road',
    means: 'A vehicle moves along a road as on it, wherever it began.',
    group: 'Vehicles',
    in: ['full'],
  },
  {
    id: '7.41',
    title: 'Signs forgotten',
    means: 'SPOT counters may come off before their time.',
    group: 'Spotting',
    in: ['full'],
  },
  {
    id: '7.42',
    title: 'Staggered initiative',
    means: 'The sides dice formation by formation for who fires next; movement goes in reverse.',
    group: 'Command',
    in: ['full'],
  },
  {
    id: '7.42.3',
    title: 'Streamlined movement',
    means: 'Each side moves all of its units at once, as ever.',
    group: 'Command',
    in: [],
    needs: ['7.42'],
  },
  {
    id: '7.43',
    title: 'Recon units',
    means: 'Scouts spot better than others.',
    group: 'Spotting',
    in: ['full'],
  },
  {
    id: '7.47',
    title: 'Observers on foot',
    means: 'The observer of a tank may get off and call from elsewhere.',
    group: 'Artillery',
    in: ['full'],
  },
  {
    id: '7.48',
    title: 'Delayed reaction',
    means: 'Units that the scenario calls unprepared do nothing before they have sighted the enemy.',
    group: 'Command',
    in: ['full'],
  },
  {
    id: '7.49',
    title: 'Assault cover',
    means: 'Men go forward behind vehicles with which they share a command.',
    group: 'Command',
    in: ['full'],
  },
  {
    id: '7.50',
    title: 'Defensive fire',
    means: 'Units without a command may fire back.',
    group: 'Fire',
    in: ['standard', 'full'],
  },
  {
    id: '7.52',
    title: 'Command span',
    means: 'Units far from their headquarters move less.',
    group: 'Command',
    in: ['full'],
  },
  {
    id: '7.53',
    title: 'Voluntary bail-out',
    means: 'Crews may leave a vehicle that is hurt.',
    group: 'Command',
    in: ['full'],
  },
  {
    id: '7.54',
    title: 'Quickdraw',
    means: 'Better crews fire at the same time as those who fire at them.',
    group: 'Fire',
    in: ['standard', 'full'],
  },
  {
    id: '7.55',
    title: 'Leaders',
    means: 'Named officers and sergeants help their units, commanders all who are near.',
    group: 'Command',
    in: ['full'],
  },
  {
    id: '7.57',
    title: 'Overworked commanders',
    means: 'A commander who loads and aims as well does all of it worse.',
    group: 'Vehicles',
    in: ['full'],
  },
] as const satisfies readonly Switch[];

export type OptionId = (typeof ALL)[number]['id'];
export type Options = Readonly<Record<OptionId, boolean>>;

const SWITCHES: readonly (Switch & { readonly id: OptionId })[] = ALL;
const [ON, OFF] = ['on', 'off'] as const;

export const OPTIONS: readonly OptionCard[] = SWITCHES.map(({ id, title, means, group }) => ({
  id,
  title,
  group,
  choices: [
    { value: OFF, title: 'Without it', means: 'The rule does not count.' },
    { value: ON, title: 'With it', means },
  ],
  otherwise: OFF,
}));

const preset = (id: (typeof SETS)[number], title: string, means: string): OptionPreset => ({
  id,
  title,
  means,
  values: Object.fromEntries(SWITCHES.filter(each => each.in.includes(id)).map(each => [each.id, ON])),
});

export const PRESETS: readonly OptionPreset[] = [
  preset('basic', 'Basic', 'Damage by penetration alone, and no optional rule.'),
  preset('standard', 'Standard', 'Hit locations, turrets, and what most players add.'),
  preset('full', 'Full', 'Every optional rule that there is.'),
];

/** What counts in a match: what was chosen, as far as what it needs was chosen, too. */
export function optionsOf({ options: chosen }: Setup): { readonly options: Options } {
  const isChosen = (id: string) => chosen[id] === ON;
  const counts = ({ id, needs = [] }: Switch) => isChosen(id) && needs.every(isChosen);
  return { options: Object.fromEntries(SWITCHES.map(each => [each.id, counts(each)])) as Options };
}

/** The kinds of windows, as players set stops for them. */
export const WINDOWS: readonly WindowKind[] = [
  { on: 'dischargers', title: 'Smoke dischargers' },
  { on: 'overwatch', title: 'Overwatch while the enemy moves' },
  { on: 'overwatch-fire', title: 'Overwatch at those who fired' },
  { on: 'indirect', title: 'Indirect Fire' },
  { on: 'air', title: 'Passes of aircraft' },
  { on: 'flak', title: 'Anti-aircraft fire' },
  { on: 'counter-battery', title: 'Counter battery fire' },
  { on: 'quickdraw', title: 'Quickdraw' },
  { on: 'defensive-fire', title: 'Defensive fire' },
  { on: 'assaults', title: 'Assaults' },
  { on: 'adjustment', title: 'Turrets, hatches and crews' },
];
