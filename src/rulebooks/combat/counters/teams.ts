/** Support weapon teams: their weapon side. The other side is a crew of 1-2. */
import { readTable } from '../../kit/table.ts';
import type { Arm, Nation, TeamCard } from './card.ts';
import { KEY, OURS, TOLD } from './sources.ts';

const SOURCES = { ours: OURS, told: TOLD, key: KEY };

const TABLE = `
  nation   | title        | arm     | firepower | range | rate | quality | source
  german   | MG 34        | MG      | 4         | 8     | 1    | 7       | told
  german   | MG 42        | MG      | 12        | 9     | 2    | 7       | told
  german   | Flamethrower | FT      | 0         | 1     | 1    | 7       | key
  german   | Demo         | DC      | 0         | 1     | 1    | 7       | ours
  german   | ATR          | GATR    | 0         | 8     | 1    | 6       | ours
  american | BAR          | MG      | 3         | 5     | 2    | 7       | key
  american | MG           | MG      | 8         | 9     | 2    | 7       | key
  american | Demo         | DC      | 0         | 1     | 1    | 6       | key
  american | Bazooka      | bazooka | 0         | 4     | 1    | 6       | ours
  russian  | DP           | MG      | 3         | 6     | 1    | 6       | ours
  russian  | Maxim        | MG      | 8         | 9     | 2    | 6       | ours
  russian  | Demo         | DC      | 0         | 1     | 1    | 6       | ours
  russian  | Molotovs     | MOL     | 0         | 1     | 1    | 6       | ours
  russian  | ATR          | RATR    | 0         | 8     | 1    | 6       | ours
`;

const teams = readTable(
  {
    nation: cell => cell as Nation,
    title: String,
    arm: cell => cell as Arm,
    firepower: Number,
    range: Number,
    rate: Number,
    quality: Number,
    source: cell => SOURCES[cell as keyof typeof SOURCES],
  },
  TABLE,
);

export const TEAMS: Readonly<Record<string, TeamCard>> = Object.fromEntries(
  teams.map(team => [`${team.nation} ${team.title}`, { is: 'team', ...team }]),
);

/** The crew side of every team (2.3.1.3.b). */
export const CREW = { firepower: 1, range: 2 } as const;
