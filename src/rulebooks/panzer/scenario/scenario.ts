/** A scenario as it lies in content/scenarios: formations with their grades, ground, victory. */
import { z } from 'zod';
import { documentProblems, type Finding } from '../../../board/document-problems.ts';
import { hexesIn } from '../../../board/index.ts';
import type { Problem } from '../../../board/problem.ts';
import { Area, CONDITION_PARTS, GROUP_PARTS, scenarioParts } from '../../kit/scenario/document.ts';
import { onItsField, sideFindings } from '../../kit/scenario/findings.ts';
import { GRADES } from '../charts/index.ts';
import { CARDS, type CardId, NATIONS } from '../counters/index.ts';

const Force = z.strictObject({ side: z.string(), grade: z.enum(GRADES) });

/** A formation: it has a grade, and shares out its commands among its own. */
const Formation = z.strictObject({
  ...GROUP_PARTS,
  name: z.string(),
  grade: z.enum(GRADES),
  units: z.partialRecord(z.enum(Object.keys(CARDS) as [CardId, ...CardId[]]), z.int().min(1).max(20)),
  setUp: Area,
  /** The hexside that its units face at first. */
  faces: z.int().min(0).max(5),
});
export type Formation = z.infer<typeof Formation>;

const Condition = z.discriminatedUnion('is', CONDITION_PARTS);

const Scenario = z.strictObject({
  ...scenarioParts(
    {
      rulebook: ['panzer'],
      years: [1940, 1943],
      nations: NATIONS,
      rules: {} as Readonly<Record<never, string>>,
    },
    Formation,
    Condition,
  ),
  rules: z.array(z.never()),
  forces: z.array(Force).length(2),
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
    ...scenario.groups.flatMap(({ setUp }, i) =>
      hexesIn(field, setUp).length === 0
        ? [{ path: ['groups', i, 'setUp'], wrong: 'no hex of the map', expected: 'hexes of the map' }]
        : [],
    ),
  ]);
