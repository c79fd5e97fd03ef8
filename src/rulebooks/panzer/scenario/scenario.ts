/** A scenario as it lies in content/scenarios: formations with their grades, ground, victory. */
import { z } from 'zod';
import { documentProblems, type Finding } from '../../../board/document-problems.ts';
import { bridgeOf, hexesIn } from '../../../board/index.ts';
import type { Problem } from '../../../board/problem.ts';
import {
  Area,
  CONDITION_PARTS,
  GROUP_PARTS,
  Least,
  Name,
  scenarioParts,
} from '../../kit/scenario/document.ts';
import { onItsField, sideFindings } from '../../kit/scenario/findings.ts';
import { COHESIONS, GRADES } from '../charts/index.ts';
import { CARDS, type CardId, NATIONS } from '../counters/index.ts';
import { SPECIAL_PARTS } from './special.ts';

const Force = z.strictObject({ side: z.string(), grade: z.enum(GRADES) });

const HEADQUARTERS = ['CHQ', 'BHQ', 'RHQ'] as const;

/**
 * A platoon, section or headquarters: with others of the same formation it has a grade and shares out its commands.
 * A formation belongs to a battalion and that to a regiment, whose headquarters may be on the map (7.52).
 */
const Platoon = z.strictObject({
  ...GROUP_PARTS,
  name: z.string(),
  grade: z.enum(GRADES),
  /** Its company, if it is not one by itself. */
  formation: Name.optional(),
  headquarters: z.enum(HEADQUARTERS).optional(),
  /** How steady its formation is (7.1.1.d); rolled for where nothing is said. */
  cohesion: z.enum(COHESIONS).optional(),
  battalion: Name.optional(),
  regiment: Name.optional(),
  units: z.partialRecord(z.enum(Object.keys(CARDS) as [CardId, ...CardId[]]), z.int().min(1).max(20)),
  /** It is not prepared for the enemy (7.48). */
  delayed: z.literal(true).optional(),
  /** The leader with its first unit (7.55). */
  leader: z.string().optional(),
  /** It may begin camouflaged (7.24.a). */
  camouflage: z.literal(true).optional(),
  setUp: Area,
  /** The hexside that its units face at first. */
  faces: z.int().min(0).max(5),
});
export type Platoon = z.infer<typeof Platoon>;

const Condition = z.discriminatedUnion('is', [
  ...CONDITION_PARTS,
  /** Points of what the enemy has lost, less those of one's own losses. */
  z.strictObject({ is: z.literal('points'), side: z.string(), least: z.int() }),
  /** So many of these hexes with units of the side and none of the enemy. */
  z.strictObject({ is: z.literal('hold'), side: z.string(), hexes: Area, least: Least }),
]);
export type Condition = z.infer<typeof Condition>;

const Scenario = z.strictObject({
  ...scenarioParts(
    {
      rulebook: ['panzer'],
      years: [1940, 1943],
      nations: NATIONS,
      rules: {} as Readonly<Record<never, string>>,
    },
    Platoon,
    Condition,
  ),
  ...SPECIAL_PARTS,
  rules: z.array(z.never()),
  forces: z.array(Force).length(2),
  /** Who may hide units, and with how many counters (7.2.1.a). */
  hidden: z.array(z.strictObject({ side: z.string(), counters: z.int().min(1).max(40) })).optional(),
});
export type Scenario = z.infer<typeof Scenario>;

export const scenarioProblems = (text: string, file: string): readonly Problem[] =>
  documentProblems(text, file, 'a scenario', Scenario, findings);

const findings = (scenario: Scenario): readonly Finding[] =>
  onItsField(scenario, field => [
    ...sideFindings(
      scenario,
      scenario.forces.map(({ side }, i) => [['forces', i, 'side'], side] as const),
    ),
    ...scenario.groups.flatMap(({ formation = '', grade }, i) =>
      scenario.groups.some(each => each.formation === formation && each.grade !== grade)
        ? [{ path: ['groups', i, 'grade'], wrong: 'two grades in one formation', expected: 'one grade' }]
        : [],
    ),
    ...(scenario.bridges ?? []).flatMap(({ at }, i) => {
      const hex = field.names.get(at);
      return hex === undefined || !bridgeOf(field, hex)
        ? [{ path: ['bridges', i, 'at'], wrong: `no bridge in ${at}`, expected: 'a hex with a bridge' }]
        : [];
    }),
    ...scenario.groups.flatMap(({ setUp }, i) =>
      hexesIn(field, setUp).length === 0
        ? [{ path: ['groups', i, 'setUp'], wrong: 'no hex of the map', expected: 'hexes of the map' }]
        : [],
    ),
  ]);
