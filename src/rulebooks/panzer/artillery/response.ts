/** Whether a battery answers (B14.2), and where its fire then falls: scattered (7.26), or among one's own (B14.8). */

import { type HexId, neighbourOf } from '../../../board/index.ts';
import { against, atLeast, lookedUp, type Rule, roll, sumOf } from '../../../engine/index.ts';
import type { Direction } from '../../../hex/index.ts';
import { answersAt } from '../charts/index.ts';
import { type Fielded, type Game, isFielded, type View } from '../game.ts';
import { seesDiceOf } from '../hidden/counters.ts';
import type { Battery } from '../state.ts';
import { distance, hexName, isOn, ix, type World } from '../world.ts';
import { observerKind, responseModifiers } from './battery.ts';

interface Call {
  readonly battery: Battery;
  readonly by: Fielded;
  readonly at: HexId;
  readonly isContinued: boolean;
  readonly isRecon: boolean;
}

/** Friends so near are in danger of one's own guns. */
const DANGER_CLOSE = 2;

function nearestFriend(world: World, { units }: View, side: string, at: HexId): Fielded | undefined {
  const near = units.filter(
    (unit): unit is Fielded =>
      isFielded(unit) && unit.side === side && distance(world, unit.at, at) <= DANGER_CLOSE,
  );
  return near.toSorted((a, b) => distance(world, a.at, at) - distance(world, b.at, at))[0];
}

/** The hex in which the fire falls; undefined: nobody answers. */
export function* respond(game: Game, { battery, by, at, ...how }: Call): Rule<HexId | undefined> {
  const { world } = game;
  const number = answersAt(world.charts, observerKind(world, by));
  const added = responseModifiers(world, by, battery, how);
  const friend = nearestFriend(world, game.state, by.side, at);
  const scatters = isOn(world, '7.26');
  const found = yield* roll(
    { die: 10 },
    `whether {${battery.id}} answers {${by.id}}`,
    ({ die }): 'no' | 'yes' | 'scatters' | 'danger' => {
      if (die === 1 && friend) return 'danger';
      const total = die + added.value;
      if (total < number) return 'no';
      return total === number && scatters ? 'scatters' : 'yes';
    },
    {
      cite: 'B14.2',
      by: by.side,
      // The number tells what the observer is, who may be hidden.
      seen: seesDiceOf(game.state, by.side),
      tell: (dice, reading) =>
        reading === 'danger'
          ? lookedUp(sumOf(dice), 'an unmodified 1', 'danger close', { of: [battery.id] })
          : against(sumOf(dice, added), atLeast(number), reading !== 'no', WORDS[reading], {
              of: [battery.id],
            }),
    },
  );
  if (found === 'no') return undefined;
  if (found === 'danger' && friend) {
    game.say('B14.8', `The fire falls on {${friend.id}}.`);
    return friend.at;
  }
  return found === 'scatters' ? yield* scattered(game, battery, at) : at;
}

const WORDS = {
  no: 'no answer',
  yes: 'fire is on its way',
  scatters: 'fire that scatters',
  danger: '',
} as const;

const FAR_FROM = 7;

/** One hex away or, from 7 on, two, in a direction that a die shows (7.26.b); at the edge of the map it stays on it. */
function* scattered(game: Game, { id, side }: Pick<Battery, 'id' | 'side'>, at: HexId): Rule<HexId> {
  const { field } = game.world;
  const { hexes, way } = yield* roll(
    { die: 10, way: 6 },
    `how the fire of {${id}} scatters`,
    faces => ({ hexes: faces.die >= FAR_FROM ? 2 : 1, way: (faces.way - 1) as Direction }),
    {
      cite: '7.26.b',
      by: side,
      tell: ({ die }, reading) =>
        lookedUp(sumOf({ die }), 'scatter', reading.hexes === 1 ? 'one hex' : 'two hexes', { of: [id] }),
    },
  );
  let hex = ix(game.world, at);
  for (let i = 0; i < hexes; i++) hex = neighbourOf(field, hex, way) ?? hex;
  const to = hexName(game.world, hex);
  game.say('7.26.b', `The fire of {${id}} scatters to {${to}}.`);
  return to;
}
