/** A scenario as it lies in content/scenarios: typed, and checked with clear errors. */
import { z } from 'zod';
import { documentProblems, type Finding } from '../../../board/document-problems.ts';
import { hexesIn } from '../../../board/index.ts';
import { battlefieldOf } from '../../../board/library.ts';
import type { Problem } from '../../../board/problem.ts';
import { Area, Name } from '../../kit/scenario/document.ts';
import { CARDS, type CardId } from '../counters.ts';

const Scenario = z.strictObject({
  format: z.literal('hedgerow scenario 1'),
  rulebook: z.literal('example'),
  id: Name,
  title: z.string().min(1),
  place: z.string(),
  date: z.strictObject({ year: z.int().min(1939).max(1945), month: z.int().min(1).max(12) }),
  situation: z.string(),
  /** Boards as in board/layout.ts: `village+farm`. */
  battlefield: z.string(),
  turns: z.int().min(1).max(20),
  minutes: z.int().min(5),
  level: z.literal([1, 2, 3]),
  /** The first sets up first; the second moves first, and must take the goals. */
  sides: z
    .array(
      z.strictObject({
        id: Name,
        name: z.string(),
        nation: Name,
        units: z.partialRecord(z.enum(Object.keys(CARDS) as [CardId, ...CardId[]]), z.int().min(1).max(12)),
        setUp: Area,
      }),
    )
    .length(2),
  movesFirst: Name,
  goals: z.strictObject({ hexes: Area, least: z.int().min(1), words: z.string() }),
});
export type Scenario = z.infer<typeof Scenario>;

export const scenarioProblems = (text: string, file: string): readonly Problem[] =>
  documentProblems(text, file, 'a scenario', Scenario, findings);

/** What a schema can't tell: whether the hexes are there, and enough of them. */
function findings({ battlefield, sides, movesFirst, goals }: Scenario): readonly Finding[] {
  const field = battlefieldOf(battlefield);
  if (!field.ok) return [{ path: ['battlefield'], wrong: field.wrong, expected: 'boards that there are' }];
  const found: Finding[] = [];
  if (!sides.some(({ id }) => id === movesFirst))
    found.push({ path: ['movesFirst'], wrong: `no side ${movesFirst}`, expected: 'one of the sides' });
  for (const [i, { units, setUp }] of sides.entries()) {
    const squads = Object.values(units).reduce((sum, count) => sum + count, 0);
    const room = hexesIn(field.value, setUp).length;
    if (room < squads)
      found.push({
        path: ['sides', i, 'setUp'],
        wrong: `room for ${room} squads`,
        expected: `room for ${squads}`,
      });
  }
  if (hexesIn(field.value, goals.hexes).length < goals.least)
    found.push({ path: ['goals', 'hexes'], wrong: 'too few hexes', expected: `${goals.least} or more` });
  return found;
}
