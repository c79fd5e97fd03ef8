/** A scenario as players choose it: the document in words. */
import { type ScenarioCard, series, whereAndWhen } from '../../../engine/index.ts';

interface AnyScenario<Group> {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly date: { readonly year: number; readonly month: number };
  readonly situation: string;
  readonly aftermath: string;
  readonly battlefield: string;
  readonly turns: number;
  readonly minutes: number;
  readonly level: 1 | 2 | 3;
  readonly sides: readonly { readonly id: string; readonly name: string; readonly nation: string }[];
  readonly groups: readonly Group[];
  readonly victory: { readonly words: string };
  readonly favours?: NonNullable<ScenarioCard['about']>['favours'] | undefined;
}

/** `forces` tells in words what a side has, and `rules` what is special. */
export function scenarioCardOf<Group>(
  scenario: AnyScenario<Group>,
  forces: (side: string) => readonly string[],
  rules: readonly string[],
): ScenarioCard {
  const { id, title, situation, aftermath, battlefield, turns, minutes, level, sides, victory, favours } =
    scenario;
  return {
    id,
    title,
    about: {
      ...whereAndWhen(scenario),
      situation,
      aftermath,
      battlefield,
      turns,
      minutes,
      level,
      sides: sides.map(side => ({
        id: side.id,
        name: side.name,
        nation: side.nation,
        forces: forces(side.id),
      })),
      victory: victory.words,
      rules,
      ...(favours && { favours }),
    },
  };
}

export const countOf = (counters: Readonly<Record<string, number>>): number =>
  Object.values(counters).reduce((sum, n) => sum + n, 0);

/** `set up in O1-S10`, `enters in turn 3 along A1-A5`; undefined where a group does neither. */
export function whereText(
  { battlefield }: { readonly battlefield: string },
  {
    setUp,
    enter,
  }: {
    readonly setUp?: readonly string[] | undefined;
    readonly enter?: { readonly turn: number; readonly along: readonly string[] } | undefined;
  },
  isMany: boolean,
): string | undefined {
  // Areas go without the board's number where there is only one board.
  const isOneBoard = !battlefield.includes('+');
  const areaText = (area: readonly string[]) =>
    series(area.map(part => (isOneBoard ? part.slice(part.indexOf(':') + 1) : part)));
  if (setUp) return `${isMany ? 'set up' : 'sets up'} in ${areaText(setUp)}`;
  return enter && `${isMany ? 'enter' : 'enters'} in turn ${enter.turn} along ${areaText(enter.along)}`;
}
