/** Skills of Leaders and Heroes (12.0). Their player aid is lost: three are known by name, the rest are ours. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { BAND_OF_HEROES, inferred, published, REPORTED, substitute } from './source.ts';

export const SKILLS = [
  'Deadly',
  'Charismatic',
  'Assaulter',
  'Ambusher',
  'Crack Shot',
  'Keen-Eyed',
  'Fleet of Foot',
  'Iron Nerve',
  'Hard to Kill',
  'Charmed Life',
] as const;
export type Skill = (typeof SKILLS)[number];

/** What a Skill changes; the number beside it says by how much. */
export const SKILL_EFFECTS = [
  'Melee firepower',
  'rally range',
  'his hex may assault move',
  'his hex may ambush',
  'firepower',
  'spotting roll',
  'Movement Factor',
  'Morale',
  'Damage Check',
  'Damage Check ignored',
] as const;
export type SkillEffect = (typeof SKILL_EFFECTS)[number];

type SkillHolder = 'Leader' | 'Hero' | 'either';

type Cell = SkillHolder | SkillEffect | number | boolean;

export const SKILL_TABLE: Chart<Cell> = chart<Cell>({
  id: 'skills',
  title: 'Skills',
  cite: '12.0.a',
  source: substitute('the Skills Player Aid is lost'),
  rows: SKILLS,
  columns: ['for', 'affects', 'by', 'once'],
  cells: [
    ['either', 'Melee firepower', 1, false],
    ['Leader', 'rally range', 1, false],
    ['Leader', 'his hex may assault move', 1, false],
    ['either', 'his hex may ambush', 1, true],
    ['Hero', 'firepower', 1, false],
    ['either', 'spotting roll', -1, false],
    ['either', 'Movement Factor', 1, false],
    ['either', 'Morale', 1, false],
    ['Hero', 'Damage Check', -1, false],
    ['either', 'Damage Check ignored', 1, true],
  ],
  exceptions: {
    'Deadly/affects': REPORTED,
    'Deadly/by': REPORTED,
    'Charismatic/for': inferred('rule 5.1, which lets a wound shorten his rally range'),
    'Charismatic/affects': inferred('rule 5.1, which lets a wound shorten his rally range'),
    'Assaulter/for': published(BAND_OF_HEROES),
    'Assaulter/affects': published(BAND_OF_HEROES),
  },
});
type HasSkillTable = { readonly skillTable: typeof SKILL_TABLE };

interface SkillTraits {
  readonly for: SkillHolder;
  readonly affects: SkillEffect;
  readonly by: number;
  /** It goes back into the cup when it has been used. */
  readonly once: boolean;
}

export function skill({ skillTable }: HasSkillTable, name: Skill): SkillTraits {
  return {
    for: cell(skillTable, name, 'for') as SkillHolder,
    affects: cell(skillTable, name, 'affects') as SkillEffect,
    by: Number(cell(skillTable, name, 'by')),
    once: cell(skillTable, name, 'once') === true,
  };
}

/** A created Hero draws again until the Skill is one he can use (11.2). */
export function canUse(charts: HasSkillTable, holder: 'Leader' | 'Hero', name: Skill): boolean {
  const whose = skill(charts, name).for;
  return whose === 'either' || whose === holder;
}
