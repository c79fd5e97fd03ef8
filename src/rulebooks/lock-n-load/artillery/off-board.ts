/** Off-board artillery (18.2): a Leader or Scout calls it, its spotting round drifts, and it is fired for effect or called off. */
import { type HexId, neighbourOf } from '../../../board/index.ts';
import {
  added,
  against,
  atMost,
  type Frozen,
  lookedUp,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Subject,
  sumOf,
  type Tally,
} from '../../../engine/index.ts';
import { type Direction, directionName } from '../../../hex/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { neighbours } from '../../kit/world.ts';
import { rollPair } from '../air/arrival.ts';
import { listed, modifier } from '../charts/index.ts';
import { sightRefusal } from '../fire/targets.ts';
import { enclosing, pop, push, replaceTop, top } from '../frames.ts';
import { D6, decide, type Game, type View, verbsIn } from '../game.ts';
import { noteDeed } from '../impulses/groups.ts';
import { strangerRefusal } from '../impulses/idle.ts';
import { type AnyImpulse, type ImpulseScene, impulseVerb, unitsToAct } from '../impulses/scene.ts';
import { degradingOf } from '../sight/sight.ts';
import type { Location, MissionFrame, UnitId } from '../state.ts';
import { type AnyUnit, isLeader, leadershipOf, unitById } from '../units.ts';
import { hasRule, hexName, ix, type World } from '../world.ts';
import { bombard } from './barrages.ts';
import {
  callerRefusal,
  missionRefusal,
  missionsOf,
  missionsToCall,
  NONE_LEFT,
  requestRefusal,
} from './missions.ts';

/** Somebody calls a Fire Mission (18.2.a). */
export const artillery = impulseVerb('artillery', {
  cite: '18.2.a',
  bar: ({ view, side }) => (missionsOf(view, side).some(({ fired }) => !fired) ? undefined : NONE_LEFT),
  who: unitsToAct,
  unfit: ({ view }, unit) => callerRefusal(view, unit) ?? nothingToCall(view, unit),
  what: ({ view }, unit) => missionsToCall(view, unit),
  args: ({ id }, { nth }) => ({ caller: id, mission: nth }),
  perform: (game, { caller, mission }) => call(game, caller, mission),
});

/** What stands against the last of his side's missions, if he can call none. */
function nothingToCall(view: View, unit: AnyUnit): Refusal | undefined {
  let against: Refusal | undefined = NONE_LEFT;
  for (const mission of missionsOf(view, unit.side)) {
    against = missionRefusal(view, unit, mission);
    if (!against) return undefined;
  }
  return against;
}

function call(game: Game, caller: UnitId, nth: number): void {
  noteDeed(game, caller);
  push(game, { is: 'mission', side: unitById(game.state, caller).side, caller, nth });
}

/** Past their limit Americans ask for one more (RRT.3). */
export const request = impulseVerb('request', {
  cite: 'RRT.3',
  bar: ({ world, view, side }) => requestRefusal(world, view, side),
  who: unitsToAct,
  unfit: ({ view }, unit) => callerRefusal(view, unit),
  args: ({ id }) => ({ caller: id }),
  perform: (game, { caller }) => askForMore(game, caller),
});

export const granted = ({ charts }: World): number =>
  modifier(charts.offBoardArtillery, 'one more Fire Mission').n;

function* askForMore(game: Game, caller: UnitId): Rule<void> {
  const { side } = unitById(game.state, caller);
  const most = granted(game.world);
  const isGranted = yield* roll(D6, `{${caller}} asks for more artillery`, ({ die }) => die <= most, {
    cite: 'RRT.3',
    by: side,
    tell: (dice, found) =>
      against(sumOf(dice), atMost(most), found, found ? 'one more Fire Mission' : 'there is no more'),
  });
  if (!isGranted) {
    game.own(game.state).denied = [...(game.state.denied ?? []), side];
    noteDeed(game, caller);
    return rest(game, caller);
  }
  game.befall(caller, 'granted');
  const missions = game.state.missions ?? [];
  const last = missionsOf(game.state, side).at(-1);
  if (!last) throw new Error('more of what never was');
  const { fired: _, ...more } = last;
  game.own(game.state).missions = [...missions, { ...more, nth: missions.length }];
  call(game, caller, missions.length);
}

/** Whatever comes of it, the caller is Ops Complete, and lends his modifier to no fire in this turn (18.2.e, 18.2.j, 18.3.b). */
function rest(game: Game, id: UnitId): void {
  const caller = game.own(unitById(game.state, id));
  caller.opsComplete = true;
  caller.called = true;
}

// ---- the mission under way

type AnyMissionFrame = Frozen<MissionFrame>;

interface MissionScene extends ImpulseScene {
  readonly frame: AnyMissionFrame;
  readonly caller: AnyUnit;
}

function sceneOf(world: World, view: View, frame: AnyMissionFrame): MissionScene {
  const impulse = enclosing(view, 'impulse') as AnyImpulse;
  return { world, view, side: frame.side, impulse, frame, caller: unitById(view, frame.caller) };
}

const seen = ({ world, view, caller }: MissionScene, hex: HexId): Refusal | undefined =>
  sightRefusal(world, view, caller.at as Location, hex);

const missionVerb = verbsIn<MissionScene>();

/** The hex for the spotting round: any that he sees, spotted or not (18.2.a, 18.2.b). */
const round = missionVerb('round', {
  cite: '18.2.a',
  who: ({ world }) => world.field.ids,
  unfit: seen,
  args: hex => ({ at: hex }),
  perform: (game, { at }) => placeRound(game, at as HexId),
});

/** What is added to the white die before it is halved (18.2.c, 20.1.4). */
export function driftModifiers(world: World, view: View, caller: AnyUnit, hex: HexId): Tally {
  const degrading = degradingOf(world, view, caller.at as Location, hex) ?? 0;
  const lead = isLeader(caller) ? leadershipOf(world, caller) : 0;
  const chart = world.charts.offBoardArtillery;
  const each = modifier(chart, 'drift for each degrading hex');
  const entries = [
    { id: 'degrading hexes', cite: each.cite, n: degrading * each.n },
    { id: `{${caller.id}}`, cite: '18.2.c', n: -lead },
    hasRule(world, 'night') && listed(chart, 'drift at night'),
  ];
  return added(
    entries.filter(entry => entry && entry.n !== 0),
    'modifiers',
  );
}

/** Half of it, rounded up, in hexes (18.2.c). */
export const driftOf = (white: number, modifiers: Tally): number =>
  Math.max(0, Math.ceil((white + modifiers.value) / 2));

/** So many hexes that way, or off the map. */
export function landing(
  world: World,
  from: HexId,
  distance: number,
  direction: Direction,
): HexId | undefined {
  let hex: number | undefined = ix(world, from);
  for (let i = 0; i < distance && hex !== undefined; i++) hex = neighbourOf(world.field, hex, direction);
  return hex === undefined ? undefined : hexName(world, hex);
}

const DRIFT = { white: 6, coloured: 6 } as const;

/** The spotting round drifts by the white die, in the direction of the coloured one: 1 is north (18.2.c, 18.2.d, RRT.4). */
function* placeRound(game: Game, aim: HexId): Rule<void> {
  const frame = top(game.state, 'mission');
  const caller = unitById(game.state, frame.caller);
  const modifiers = driftModifiers(game.world, game.state, caller, aim);
  const { distance, direction } = yield* rollPair(
    game,
    DRIFT,
    `the spotting round that {${caller.id}} calls on ${aim}`,
    ({ white, coloured }) => ({
      distance: driftOf(white, modifiers),
      direction: (coloured - 1) as Direction,
    }),
    {
      cite: '18.2.c',
      by: frame.side,
      tell: ({ white, coloured }, drift) => [
        lookedUp(sumOf({ white }, modifiers), 'halved', `drifts ${hexesText(drift.distance)}`),
        lookedUp(sumOf({ coloured }), 'direction', directionName(drift.direction)),
      ],
    },
    ({ white, coloured }) => [white, coloured],
  );
  rest(game, caller.id);
  const fallen = landing(game.world, aim, distance, direction);
  if (fallen === undefined || sightRefusal(game.world, game.state, caller.at as Location, fallen)) {
    game.say('18.2.e', `{${caller.id}} loses sight of the spotting round`);
    return pop(game);
  }
  game.befall(caller.id, 'keeps sight of the round');
  game.say('18.2.d', `The spotting round falls on ${fallen}`);
  replaceTop(game, { ...frame, round: fallen });
}

const hexesText = (n: number): string => (n === 1 ? 'one hex' : `${n} hexes`);

/** Where the round fell, or one hex from it, as long as he sees it (18.2.f). */
const fire = missionVerb('fire', {
  cite: '18.2.f',
  who: ({ world, frame: { round } }) => (round === undefined ? [] : [round, ...neighbours(world, round)]),
  whoElse: refusal('18.2.f', 'it is more than one hex from the spotting round'),
  unfit: seen,
  args: hex => ({ at: hex }),
  perform: (game, { at }) => fireMission(game, at as HexId),
});

/** Only now is the mission spent (18.2.f). */
function* fireMission(game: Game, hex: HexId): Rule<void> {
  const { nth, side } = top(game.state, 'mission');
  pop(game);
  const missions = game.state.missions ?? [];
  game.own(game.state).missions = missions.map(each => (each.nth === nth ? { ...each, fired: true } : each));
  yield* bombard(game, hex, side, missions[nth]?.firepower ?? 0);
}

/** The mission is kept for another turn or another caller (18.2.j). */
const abort = missionVerb('abort', {
  cite: '18.2.j',
  perform(game) {
    game.say('18.2.j', `{${top(game.state, 'mission').caller}} calls the Fire Mission off`);
    pop(game);
  },
});

/** The hex for the round, or what becomes of it; meanwhile another formation may call its own (18.3.a). */
export function* missionFrame(game: Game, frame: AnyMissionFrame): Rule<void> {
  const sceneIn = remembered((view: View) => sceneOf(game.world, view, frame));
  const ask = { by: frame.side, id: 'mission' };
  if (frame.round === undefined)
    yield* decide(game, [round] as const, sceneIn, idle, {
      ...ask,
      cite: '18.2.a',
      prompt: 'On which hex shall the spotting round fall?',
    });
  else
    yield* decide(game, [fire, abort, artillery] as const, sceneIn, idle, {
      ...ask,
      cite: '18.2.f',
      prompt: `The spotting round fell on ${frame.round}: fire for effect?`,
    });
}

const idle = (scene: MissionScene, subject: Subject): Refusal =>
  strangerRefusal(scene, subject) ?? refusal('18.2.f', 'the Fire Mission comes first');
