/** What is wrong with the parts of a scenario that all books have: its boards, sides, areas, entries, counters, conditions. */
import { hexesIn } from '../../../board/areas.ts';
import type { Finding } from '../../../board/document-problems.ts';
import type { Battlefield } from '../../../board/index.ts';
import { battlefieldOf } from '../../../board/library.ts';
import type { DocumentPath } from '../../../board/problem.ts';

type Named = readonly (readonly [path: DocumentPath, side: string | undefined])[];

interface AnyScenario {
  readonly battlefield: string;
  readonly turns: number;
  readonly sides: readonly { readonly id: string; readonly nation: string }[];
  readonly setsUpFirst: string;
  readonly groups: readonly AnyGroup[];
  readonly victory: { readonly side: string; readonly all?: readonly { readonly side: string }[] };
  readonly favours?: { readonly side: string } | undefined;
}

interface AnyGroup {
  readonly id: string;
  readonly side: string;
  readonly setUp?: readonly string[] | undefined;
  readonly enter?: { readonly turn: number; readonly along: readonly string[] } | undefined;
}

/** What is wrong on the ground that the scenario names; of nothing else, if there is no such ground. */
export function onItsField(
  { battlefield }: AnyScenario,
  findings: (field: Battlefield) => readonly Finding[],
): readonly Finding[] {
  const field = battlefieldOf(battlefield);
  if (field.ok) return findings(field.value);
  const expected = 'boards such as village or village[A-Q]+farm';
  return [{ path: ['battlefield'], wrong: field.wrong, expected }];
}

/** Sides that are named and not there, that have no group, and ids that are there twice; `more` are sides named by the book's own parts. */
export function sideFindings(scenario: AnyScenario, more: Named): readonly Finding[] {
  const { sides, groups, victory } = scenario;
  const ids = sides.map(({ id }) => id);
  const expected = `one of the sides ${ids.join(', ')}`;
  const named: Named = [
    [['setsUpFirst'], scenario.setsUpFirst],
    [['favours', 'side'], scenario.favours?.side],
    [['victory', 'side'], victory.side],
    ...groups.map(({ side }, i) => [['groups', i, 'side'], side] as const),
    ...(victory.all ?? []).map(({ side }, i) => [['victory', 'all', i, 'side'], side] as const),
    ...more,
  ];
  const unknown = named.flatMap(([path, side]) =>
    side === undefined || ids.includes(side) ? [] : [{ path, wrong: `there is no side '${side}'`, expected }],
  );
  const empty = ids
    .filter(id => !groups.some(({ side }) => side === id))
    .map(id => ({
      path: ['groups'],
      wrong: `side '${id}' has no group`,
      expected: 'at least one for each side',
    }));
  return [...twins(sides, 'sides'), ...twins(groups, 'groups'), ...unknown, ...empty];
}

export function twins(named: readonly { readonly id: string }[], where: string): readonly Finding[] {
  return named.flatMap(({ id }, i) =>
    named.findIndex(each => each.id === id) === i
      ? []
      : [{ path: [where, i, 'id'], wrong: `'${id}' is there twice`, expected: 'an id of its own for each' }],
  );
}

/** Where a group sets up or comes onto the map; `room` says in words what fits into a hex, if its area is too small for it. */
export function groundFindings(
  { turns }: AnyScenario,
  field: Battlefield,
  { setUp, enter }: AnyGroup,
  path: DocumentPath,
  room: (hexes: number) => string | undefined,
): readonly Finding[] {
  const found: Finding[] = [];
  if (setUp) {
    const hexes = hexesIn(field, setUp).length;
    const expected = room(hexes);
    found.push(...areaFindings(field, setUp, [...path, 'setUp']));
    if (expected !== undefined) {
      const wrong = `${hexes} hexes are too few for the group`;
      found.push({ path: [...path, 'setUp'], wrong, expected });
    }
  }
  if (enter) {
    found.push(...edgeFindings(field, enter.along, [...path, 'enter', 'along']));
    if (enter.turn > turns) {
      const wrong = `enters in turn ${enter.turn}, after the end`;
      found.push({ path: [...path, 'enter', 'turn'], wrong, expected: `1 to ${turns}` });
    }
  }
  return found;
}

export function areaFindings(
  field: Battlefield,
  area: readonly string[],
  path: DocumentPath,
): readonly Finding[] {
  return area.flatMap((part, i) =>
    hexesIn(field, [part]).length > 0
      ? []
      : [{ path: [...path, i], wrong: `no hex in ${part}`, expected: `hexes of ${field.text}` }],
  );
}

/** Whoever comes or goes does so over the edge of the map. */
export function edgeFindings(
  field: Battlefield,
  area: readonly string[],
  path: DocumentPath,
): readonly Finding[] {
  const inner = hexesIn(field, area).find(hex => {
    const at = (field.names.get(hex) ?? 0) * 6;
    return field.neighbours.slice(at, at + 6).every(next => next >= 0);
  });
  const found = areaFindings(field, area, path);
  if (inner === undefined) return found;
  const wrong = `${inner} does not lie at an edge`;
  return [...found, { path, wrong, expected: 'hexes at the edge of the map' }];
}

/** A condition may not ask for more than there is. */
export function leastFindings(least: number, most: number, path: DocumentPath): readonly Finding[] {
  if (least <= most) return [];
  return [{ path: [...path, 'least'], wrong: `at least ${least} of ${most}`, expected: `at most ${most}` }];
}

/** A counter that is not there, not of that list, or of another side; captured weapons are no part of an order of battle. */
export function counterFindings<Kind extends string>(
  { sides }: AnyScenario,
  { side }: AnyGroup,
  list: Kind,
  id: string,
  path: DocumentPath,
  card: { readonly nation: string; readonly list: Kind } | undefined,
  example: string,
): readonly Finding[] {
  const nation = sides.find(each => each.id === side)?.nation;
  const expected = `a counter of the side such as '${nation} ${example}'`;
  const at = [...path, list, id];
  if (!card) return [{ path: at, wrong: `there is no counter '${id}'`, expected }];
  if (card.list !== list) return [{ path: at, wrong: `'${id}' is not among ${list}`, expected }];
  return card.nation === nation ? [] : [{ path: at, wrong: `'${id}' fights for another side`, expected }];
}
