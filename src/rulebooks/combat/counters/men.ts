/** Squads and leaders. */
import { readTable } from '../../kit/table.ts';
import type { LeaderCard, Nation, Rank, SquadCard } from './card.ts';
import { KEY, OURS, TOLD } from './sources.ts';

const SOURCES = { ours: OURS, told: TOLD, key: KEY };
const number = Number;
const flag = (cell: string): true | undefined => (cell === 'yes' ? true : undefined);

const SQUAD_TABLE = `
  nation   | firepower | range | half | quality | engineers | source
  german   | 6         | 6     | 3    | 7       |           | told
  german   | 5         | 4     | 3    | 6       |           | told
  german   | 8         | 5     | 4    | 7       |           | told
  german   | 8         | 2     | 4    | 8       | yes       | told
  american | 7         | 6     | 4    | 7       |           | told
  american | 6         | 5     | 3    | 6       |           | told
  american | 8         | 6     | 4    | 8       |           | ours
  russian  | 5         | 4     | 3    | 6       |           | ours
  russian  | 6         | 4     | 3    | 7       |           | ours
  russian  | 7         | 2     | 4    | 7       | yes       | told
`;

const squads = readTable(
  {
    nation: cell => cell as Nation,
    firepower: number,
    range: number,
    half: number,
    quality: number,
    engineers: flag,
    source: cell => SOURCES[cell as keyof typeof SOURCES],
  },
  SQUAD_TABLE,
);

export const SQUADS: Readonly<Record<string, SquadCard>> = Object.fromEntries(
  squads.map(({ nation, firepower, range, half, quality, engineers, source }) => [
    `${nation} ${firepower}-${range}`,
    {
      is: 'squad',
      nation,
      title: `${firepower}-${range} squad`,
      firepower,
      range,
      half,
      quality,
      ...(engineers && { engineers }),
      source,
    },
  ]),
);

const LEADER_TABLE = `
  nation   | rank      | quality | source
  german   | nco       | 7       | key
  german   | officer   | 8       | key
  american | nco       | 7       | ours
  american | officer   | 8       | ours
  russian  | nco       | 7       | ours
  russian  | officer   | 8       | ours
  russian  | commissar | 9       | key
`;

const TITLES: Readonly<Record<Rank, string>> = { nco: 'NCO', officer: 'Officer', commissar: 'Commissar' };

const leaders = readTable(
  {
    nation: cell => cell as Nation,
    rank: cell => cell as Rank,
    quality: number,
    source: cell => SOURCES[cell as keyof typeof SOURCES],
  },
  LEADER_TABLE,
);

export const LEADERS: Readonly<Record<string, LeaderCard>> = Object.fromEntries(
  leaders.map(({ nation, rank, quality, source }) => [
    `${nation} ${rank}`,
    { is: 'leader', nation, rank, title: TITLES[rank], quality, source },
  ]),
);
