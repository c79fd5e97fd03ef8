/** A scenario as it lies in content/scenarios: forces, ground, victory. */
import { z } from 'zod';
import { documentProblems, type Finding } from '../../../board/document-problems.ts';
import {
  type Battlefield,
  findHex,
  groundOf,
  type HexId,
  hexesIn,
  roadsIn,
  roadsThrough,
} from '../../../board/index.ts';
import type { Problem } from '../../../board/problem.ts';
import { DIRECTIONS, parseDirection } from '../../../hex/index.ts';
import {
  Area,
  CONDITION_PARTS,
  GROUP_PARTS,
  Least,
  Name,
  scenarioParts,
} from '../../kit/scenario/document.ts';
import { onItsField, sideFindings } from '../../kit/scenario/findings.ts';
import { CARDS, type CardId, NATIONS } from '../counters/index.ts';
import { FACING, LAID, type Work } from '../state.ts';

const HexOfMap = z.custom<HexId>(value => typeof value === 'string');

const Force = z.strictObject({
  ...GROUP_PARTS,
  name: z.string(),
  /** So many of them may set up hidden (3.3.4.1.a). */
  hidden: z.int().min(1).optional(),
  units: z.partialRecord(z.enum(Object.keys(CARDS) as [CardId, ...CardId[]]), z.int().min(1).max(20)),
  /** So many mines may it lay in its area, hidden (7.3.4). */
  mines: z.int().min(1).max(12).optional(),
  /** So many of its units are dug in when the game begins, in buildings if it likes (6.4.5). */
  dugIn: z.int().min(1).max(20).optional(),
});

const Condition = z.discriminatedUnion('is', [
  ...CONDITION_PARTS,
  /** So many of these places are controlled (3.2.3.3.a): a hex each, or a building by any of its hexes. */
  z.strictObject({ is: z.literal('control'), side: Name, hexes: Area, least: Least }),
]);
export type Condition = z.infer<typeof Condition>;

const Scenario = z.strictObject({
  ...scenarioParts(
    {
      rulebook: ['combat'],
      years: [1939, 1945],
      nations: NATIONS,
      rules: {} as Readonly<Record<never, string>>,
    },
    Force,
    Condition,
  ),
  rules: z.array(z.never()),
  /** What is built before the game (7.2.2, 7.4.1). */
  works: z
    .array(
      z.discriminatedUnion('is', [
        z.strictObject({ is: z.enum(LAID), at: HexOfMap }),
        z.strictObject({ is: z.enum(FACING), at: HexOfMap, facing: z.enum(DIRECTIONS) }),
      ]),
    )
    .optional(),
  /** Which side may make a building of its area a Fanatic Resistance Nest (9.2.4). */
  nest: Name.optional(),
  /** Who has the initiative before the first roll (4.2.1c). */
  initiative: Name,
  /** Impulses in a row with which a side opens a turn (4.4.3.b). */
  openings: z
    .array(z.strictObject({ turn: z.int().min(1), side: Name, impulses: z.int().min(2).max(6) }))
    .optional(),
});
export type Scenario = z.infer<typeof Scenario>;

export const scenarioProblems = (text: string, file: string): readonly Problem[] =>
  documentProblems(text, file, 'a scenario', Scenario, findings);

const findings = (scenario: Scenario): readonly Finding[] =>
  onItsField(scenario, field => [
    ...sideFindings(scenario, [
      [['initiative'], scenario.initiative],
      ...(scenario.nest === undefined ? [] : [[['nest'], scenario.nest] as const]),
    ]),
    ...entryFindings(scenario),
    ...scenario.groups.flatMap(({ setUp }, i) =>
      setUp !== undefined && hexesIn(field, setUp).length === 0
        ? [{ path: ['groups', i, 'setUp'], wrong: 'no hex of the map', expected: 'hexes of the map' }]
        : [],
    ),
    ...(scenario.works ?? []).flatMap((work, i) =>
      wrongPlaces(field, work).map(expected => ({
        path: ['works', i],
        wrong: `${work.is} can’t be in ${work.at}`,
        expected,
      })),
    ),
  ]);

/** Where works may not be (7.3.3, 7.4.1, 7.8.2, 7.9.2.a, 6.3.1.b). */
function wrongPlaces(field: Battlefield, work: Work): readonly string[] {
  const hex = findHex(field, work.at);
  if (hex === undefined) return ['a hex of the map'];
  const ground = groundOf(field, hex);
  const isHouse = ground === 'building';
  const isPaved = roadsIn(field, hex).includes('road');
  return [
    ...(ground === 'water' ? ['no water'] : []),
    ...(isHouse && (work.is === 'wire' || work.is === 'pillbox') ? ['no building'] : []),
    ...(isPaved && (work.is === 'trench' || work.is === 'anti-tank trench') ? ['no paved road'] : []),
    ...(work.is === 'roadblock' && roadsThrough(field, hex, parseDirection(work.facing) ?? 0).length === 0
      ? ['a hexside that a road crosses']
      : []),
  ];
}

/** If all of a side come from off the map, the other sets up first (3.3.1.b). */
function entryFindings({ groups, sides, setsUpFirst }: Scenario): readonly Finding[] {
  const entersWhole = sides.find(({ id }) =>
    groups.every(group => group.side !== id || group.enter !== undefined),
  );
  const other = sides.find(({ id }) => id !== entersWhole?.id);
  return entersWhole === undefined || other === undefined || setsUpFirst === other.id
    ? []
    : [{ path: ['setsUpFirst'], wrong: `${setsUpFirst}, who come from off the map`, expected: other.id }];
}
