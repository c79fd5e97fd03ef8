/** Light mortars, which are support weapons (4.5). All are repaired with a 1 (6.12). */
import { inferred, printed, published, substitute } from '../charts/source.ts';
import type { MortarCard } from './card.ts';
import { BY_ITS_HISTORY, KIT_COUNTERS } from './sources.ts';

const REPAIR = printed('rule 6.12');
const AS_THE_GERMAN = substitute('not in the kits we know; as the German mortar of the same calibre');
const MINIMUM_EXAMPLE = inferred('the example of mortar fire, 3.2.4: no shot at range 2');

export const MORTARS: readonly MortarCard[] = [
  {
    id: 'german 50mm MTR',
    nation: 'german',
    kind: 'mortar',
    name: '50mm MTR',
    calibre: 50,
    rateOfFire: 3,
    range: { min: 2, max: 13 },
    portage: 5,
    breakdown: 12,
    repair: 1,
    source: KIT_COUNTERS,
    exceptions: { repair: REPAIR },
  },
  {
    id: 'russian 50mm MTR',
    nation: 'russian',
    kind: 'mortar',
    name: '50mm MTR',
    calibre: 50,
    rateOfFire: 3,
    range: { min: 2, max: 20 },
    portage: 5,
    breakdown: 12,
    repair: 1,
    source: AS_THE_GERMAN,
    exceptions: { range: BY_ITS_HISTORY, repair: REPAIR },
  },
  {
    id: 'american 60mm MTR',
    nation: 'american',
    kind: 'mortar',
    name: '60mm MTR',
    calibre: 60,
    rateOfFire: 3,
    range: { min: 3, max: 45 },
    special: [{ kind: 'WP', depletion: 7, from: { year: 1945, month: 1 } }],
    portage: 5,
    breakdown: 12,
    repair: 1,
    source: KIT_COUNTERS,
    exceptions: { range: MINIMUM_EXAMPLE, repair: REPAIR },
  },
  {
    id: 'british 51mm MTR',
    nation: 'british',
    kind: 'mortar',
    name: '51mm MTR',
    calibre: 51,
    rateOfFire: 2,
    range: { min: 2, max: 11 },
    special: [{ kind: 'smoke', depletion: 7 }],
    portage: 4,
    breakdown: 12,
    repair: 1,
    source: KIT_COUNTERS,
    exceptions: { repair: REPAIR },
  },
  {
    id: 'japanese Type 89 MTR',
    nation: 'japanese',
    kind: 'mortar',
    name: 'Type 89 MTR',
    calibre: 50,
    rateOfFire: 3,
    range: { min: 1, max: 16 },
    special: [
      { kind: 'smoke', depletion: 7 },
      { kind: 'WP', depletion: 6 },
    ],
    shells: [
      { shell: 'HE', range: { min: 1, max: 2 }, rateOfFire: 1, airBursts: false },
      { shell: 'HE', range: { min: 3, max: 16 } },
      { shell: 'WP', range: { min: 1, max: 5 }, rateOfFire: 1, airBursts: false, dispersed: true },
      { shell: 'smoke', range: { min: 3, max: 10 } },
    ],
    portage: 1,
    breakdown: 12,
    repair: 1,
    source: substitute('as the German mortar of its calibre; light enough to be strapped to a leg'),
    exceptions: {
      range: substitute('some 650 m in the manuals of the time, at 40 m a hex'),
      special: published('the capability lists of vasl-templates, made for the full game'),
      shells: printed('the ordnance notes, Chapter H'),
      repair: REPAIR,
    },
  },
];
