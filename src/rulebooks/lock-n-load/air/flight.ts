/** A plane crosses the map in one impulse, along a straight row of hexes, and attacks what lies under it (19.1, 19.1.1). */
import { type HexId, neighbourOf } from '../../../board/index.ts';
import {
  anyOffer,
  type Frozen,
  lookedUp,
  type Refusal,
  type Rule,
  refusal,
  roll,
  sumOf,
  term,
  unset,
} from '../../../engine/index.ts';
import type { Direction } from '../../../hex/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { cover } from '../fire/cover.ts';
import { isMovingTarget, listed } from '../fire/modifiers.ts';
import { unitsUnderShells } from '../fire/shooters.ts';
import { sightRefusal } from '../fire/targets.ts';
import { pop, push, replaceTop, top } from '../frames.ts';
import { D6, decide, type Game, type View, verbsIn } from '../game.ts';
import { resolveAttack, type TargetSet } from '../morale/damage.ts';
import { isSpotted } from '../sight/spotting.ts';
import type { FlightFrame, Location, MapEdge } from '../state.ts';
import { type AnyUnit, isLeader, meleeAt } from '../units.ts';
import { hexName, ix, type World } from '../world.ts';
import { aircraftCalled } from './aircraft.ts';

type AnyFlight = Frozen<FlightFrame>;

const EDGES: readonly MapEdge[] = ['north', 'east', 'south', 'west'];

/** Where the map ends on that side, and the straight rows that lead from there across it (19.1.c). */
const BEYOND: Readonly<Record<MapEdge, readonly Direction[]>> = {
  north: [0],
  east: [1, 2],
  south: [3],
  west: [4, 5],
};
const ACROSS: Readonly<Record<MapEdge, readonly Direction[]>> = {
  north: [2, 3, 4],
  east: [4, 5],
  south: [5, 0, 1],
  west: [1, 2],
};

/** The plane that is due takes the impulse, whoever's it would be, and never comes again (19.1.a, 19.1.g). */
export function* airArrival(game: Game): Rule<boolean> {
  const air = game.state.air ?? [];
  const plane = air.find(({ due }) => due);
  if (!plane) return false;
  const left = air.filter(each => each !== plane);
  if (left.length > 0) game.own(game.state).air = left;
  else unset(game.own(game.state), 'air');
  const { side, card } = plane;
  const edge = yield* roll(
    D6,
    `from where the ${aircraftCalled(card).name} comes`,
    ({ die }) => EDGES[die - 1],
    {
      cite: '19.1.b',
      by: side,
      tell: (dice, from) => lookedUp(sumOf(dice), 'edge', from ?? 'as its owner wants'),
    },
  );
  push(game, { is: 'flight', side, card, edges: edge ? [edge] : EDGES });
  return true;
}

// ---- the way it takes

interface FlightScene {
  readonly world: World;
  readonly view: View;
  readonly side: string;
  readonly frame: AnyFlight;
}

const verb = verbsIn<FlightScene>();

const isAt = ({ field }: World, hex: number, edge: MapEdge): boolean =>
  BEYOND[edge].every(direction => neighbourOf(field, hex, direction) === undefined);

function rowFrom(world: World, hex: HexId, direction: Direction): readonly HexId[] {
  const row: HexId[] = [];
  for (
    let at: number | undefined = ix(world, hex);
    at !== undefined;
    at = neighbourOf(world.field, at, direction)
  )
    row.push(hexName(world, at));
  return row;
}

const fly = verb('fly', {
  cite: '19.1.c',
  who: ({ world }) => world.field.ids,
  unfit: ({ world, frame }, hex) =>
    frame.edges.some(edge => isAt(world, ix(world, hex), edge))
      ? undefined
      : refusal('19.1.b', 'it does not come from there'),
  what: ({ world, frame }, hex) => [
    ...new Set(frame.edges.filter(edge => isAt(world, ix(world, hex), edge)).flatMap(edge => ACROSS[edge])),
  ],
  whatElse: refusal('19.1.c', 'no straight row leads that way across the map'),
  refusal: ({ world }, hex, direction) =>
    neighbourOf(world.field, ix(world, hex), direction) === undefined
      ? refusal('19.1.c', 'no straight row leads that way across the map')
      : undefined,
  args: (hex, direction) => ({ at: hex, direction }),
  perform(game, { at, direction }) {
    const { side, card, edges } = top(game.state, 'flight');
    const row = rowFrom(game.world, at as HexId, direction as Direction);
    game.say('19.1.c', `The ${aircraftCalled(card).name} comes over ${at}`);
    replaceTop(game, { is: 'flight', side, card, edges, row, nth: 0 });
  },
});

// ---- what it attacks

const hexUnder = ({ row = [], nth = 0 }: AnyFlight): HexId | undefined => row[nth];

/** Where a Leader of its side sees to, or what is spotted (19.1.1.a); not where friends are (5.0.b). */
function strikeRefusal({ world, view, side }: FlightScene, hex: HexId): Refusal | undefined {
  const there = unitsUnderShells(world, view, hex);
  const enemies = there.filter(unit => unit.side !== side);
  if (enemies.length === 0) return refusal('19.1.1.a', 'there is no enemy');
  if (enemies.length < there.length) return refusal('5.0.b', 'there are friendly units');
  if (enemies.some(({ at }) => meleeAt(view, at))) return refusal('5.0.b', 'there is a Melee');
  const isSeen = view.units.some(
    unit =>
      unit.side === side &&
      unit.at !== undefined &&
      isLeader(unit) &&
      !sightRefusal(world, view, unit.at, hex),
  );
  const isFound = enemies.some(
    ({ at, side: theirs }) => at !== undefined && isSpotted(world, view, at, theirs),
  );
  return isSeen || isFound
    ? undefined
    : refusal('19.1.1.a', 'no Leader of its side sees the hex, and it is not spotted');
}

/** The cannon fires on so many hexes of the row, one beside the other from the first on (19.1.1.c). */
function cannonRefusal({ frame: { card, strafed = [], nth = 0 } }: FlightScene): Refusal | undefined {
  const last = strafed.at(-1);
  if (last === undefined) return undefined;
  if (last === nth) return refusal('19.1.1.c', 'its cannon has fired on this hex');
  return last === nth - 1 && strafed.length < aircraftCalled(card).cannon.times
    ? undefined
    : refusal('19.1.1.c', 'its cannon fires on no more than so many hexes in a row');
}

const under = ({ frame }: FlightScene): readonly HexId[] => {
  const hex = hexUnder(frame);
  return hex === undefined ? [] : [hex];
};
const NOT_UNDER = refusal('19.1.1.c', 'the plane is not over it');

const strafe = verb('strafe', {
  cite: '19.1.1.c',
  bar: cannonRefusal,
  who: under,
  whoElse: NOT_UNDER,
  unfit: strikeRefusal,
  args: at => ({ at }),
  *perform(game, { at }) {
    const frame = top(game.state, 'flight');
    replaceTop(game, { ...frame, strafed: [...(frame.strafed ?? []), frame.nth ?? 0] });
    yield* strike(game, frame, at as HexId, 'cannon', '19.1.1.d');
  },
});

/** Bombs fall on any hexes of the row, on those of the cannon too (19.1.1.e). */
const bomb = verb('bomb', {
  cite: '19.1.1.e',
  bar: ({ frame: { card, bombed = 0 } }) =>
    bombed < aircraftCalled(card).bombs.times ? undefined : refusal('19.1.1.e', 'it has dropped its bombs'),
  who: under,
  whoElse: NOT_UNDER,
  unfit: strikeRefusal,
  args: at => ({ at }),
  *perform(game, { at }) {
    const frame = top(game.state, 'flight');
    replaceTop(game, { ...frame, bombed: (frame.bombed ?? 0) + 1 });
    yield* strike(game, frame, at as HexId, 'bombs', '19.1.1.e');
  },
});

/** One roll for all floors, inside and outside a bunker, each with his own shelter (19.1.1.f). */
function* strike(
  game: Game,
  { side, card }: AnyFlight,
  hex: HexId,
  arm: 'cannon' | 'bombs',
  cite: string,
): Rule<void> {
  const plane = aircraftCalled(card);
  yield* resolveAttack(game, {
    by: side,
    why: `the ${arm} of the ${plane.name} on ${hex}`,
    cite,
    at: hex,
    targets: unitsUnderShells(game.world, game.state, hex).map(unit =>
      exposed(game, unit, arm, plane[arm].firepower, cite),
    ),
  });
}

/** No bonus for being near (19.1.1.c); from above neither hexsides nor hills shelter (rulings.md). */
function exposed(
  { world, state }: Game,
  unit: AnyUnit,
  arm: string,
  firepower: number,
  cite: string,
): TargetSet {
  const { n, cite: why } = listed(world, 'moving target');
  const moving = isMovingTarget(world, state, unit) ? n : 0;
  const shelter = cover(world, state, unit.at as Location, { indirect: true, unit });
  const terms = [term(arm, firepower, cite), term('moving target', moving, why)];
  return {
    units: [unit.id],
    attack: firepower + moving,
    defence: shelter.value,
    made: { attack: terms.filter(each => each !== undefined), defence: shelter },
  };
}

const pass = verb('pass', { cite: '19.1.c', perform: flyOn });

/** To the next hex of the row, or off the map for good (19.1.c, 19.1.g). */
function flyOn(game: Game): void {
  const frame = top(game.state, 'flight');
  const nth = (frame.nth ?? 0) + 1;
  if (nth < (frame.row?.length ?? 0)) {
    replaceTop(game, { ...frame, nth });
    return;
  }
  game.say('19.1.g', `The ${aircraftCalled(frame.card).name} flies off`);
  pop(game);
}

const STRIKES = [strafe, bomb] as const;

/** The row it takes, then one hex after the other: its owner is asked where there is something to attack. */
export function* flightFrame(game: Game, frame: AnyFlight): Rule<void> {
  const { side } = frame;
  const sceneOf = remembered((view: View): FlightScene => ({ world: game.world, view, side, frame }));
  const idle = () => refusal('19.1.c', 'the plane has the impulse');
  if (frame.row === undefined) {
    yield* decide(game, [fly] as const, sceneOf, idle, {
      by: side,
      id: 'flight',
      cite: '19.1.c',
      prompt: 'Over which hexes does the plane fly?',
    });
    return;
  }
  if (!anyOffer(STRIKES, sceneOf(game.state))) return flyOn(game);
  yield* decide(game, [...STRIKES, pass] as const, sceneOf, idle, {
    by: side,
    id: 'strike',
    cite: '19.1.1.c',
    prompt: `The plane is over ${hexUnder(frame)}: attack?`,
    turn: true,
  });
}
