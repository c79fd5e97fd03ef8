/** The optional rules as switches (7.0), and three sets of them. */
import type { OptionCard, OptionPreset, Setup } from '../../../engine/index.ts';

/** Each by the number of its rule; the Basic Game's damage by that of its table. */
const SWITCHES = {
  'CES.BG': ['Basic damage', 'What a hit does goes by penetration less armour, without hit locations.'],
  '7.11': ['Brew-ups', 'Vehicles with the BU notation burn more easily.'],
  '7.12': ['Variable penetration', 'Two dice raise or lower the penetration of every hit.'],
  '7.21': ['Variable track damage', 'Small calibres do not break the tracks of heavy vehicles.'],
} as const;
type OptionId = keyof typeof SWITCHES;
export type Options = Readonly<Record<OptionId, boolean>>;

const IDS = Object.keys(SWITCHES) as readonly OptionId[];
const [ON, OFF] = ['on', 'off'] as const;

export const OPTIONS: readonly OptionCard[] = IDS.map(id => {
  const [title, means] = SWITCHES[id];
  return {
    id,
    title,
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

export const PRESETS: readonly OptionPreset[] = [
  preset('basic', 'Basic', 'Damage by penetration alone, and no optional rule.', ['CES.BG']),
  preset('standard', 'Standard', 'Hit locations, and what most players add.', ['7.11', '7.12']),
  preset('full', 'Full', 'Every optional rule that there is.', ['7.11', '7.12', '7.21']),
];

export const optionsOf = ({ options }: Setup): { readonly options: Options } => ({
  options: Object.fromEntries(IDS.map(id => [id, options[id] === ON])) as Options,
});
