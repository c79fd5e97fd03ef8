/** Starshells (20.2): Leaders, Heroes and mortars light up the night until the Administration Phase. */
import { type Battlefield, type HexId, type HexIx, range } from '../../../board/index.ts';
import {
  against,
  atMost,
  type Refusal,
  type Rule,
  refusal,
  roll,
  sumOf,
  type Tally,
  type TallyEntry,
  type TallyPlan,
  tally,
} from '../../../engine/index.ts';
import { modifier, starshellNumber } from '../charts/index.ts';
import { placeRefusal } from '../fire/may-fire.ts';
import { fireKind, type Shooter, shooterOf } from '../fire/shooters.ts';
import { reachRefusal } from '../fire/targets.ts';
import { D6, type Game, type View } from '../game.ts';
import { noteDeed } from '../impulses/groups.ts';
import { type ImpulseScene, impulseVerb, unitsToAct } from '../impulses/scene.ts';
import type { Location, UnitId } from '../state.ts';
import { hexOf, placeOf } from '../terrain/places.ts';
import {
  type AnyUnit,
  isFresh,
  isGoodOrder,
  isHero,
  isLeader,
  isLocked,
  isScout,
  leadershipOf,
  unitById,
} from '../units.ts';
import { hasRule, nationOf, type World } from '../world.ts';
import { isClear } from './sight.ts';

const byDay = ({ world }: ImpulseScene): Refusal | undefined =>
  hasRule(world, 'night') ? undefined : refusal('20.2.a', 'Starshells are for the night');

/** Without a marker, and in Good Order (20.2.a). */
function lightingRefusal({ view }: ImpulseScene, unit: AnyUnit): Refusal | undefined {
  if (!isGoodOrder(unit)) return refusal('20.2.a', 'he is not in Good Order');
  return isFresh(unit) && !isLocked(view, unit) ? undefined : refusal('20.2.a', 'he has a marker already');
}

const isLitAlready = (view: View, at: HexId): Refusal | undefined =>
  view.starshells?.includes(at) ? refusal('20.2.b', 'a Starshell burns over it') : undefined;

/** Any hex within three of a Leader or Hero (20.2.a). */
export const starshell = impulseVerb('starshell', {
  cite: '20.2.a',
  bar: byDay,
  who: scene => unitsToAct(scene).filter(unit => isLeader(unit) || isHero(unit)),
  unfit: lightingRefusal,
  what: ({ world }, { at }) =>
    at === undefined
      ? []
      : hexesAround(world, at, modifier(world.charts.distances, 'Starshell from a Leader or Hero').n),
  whatElse: refusal('20.2.a', 'it is too far away'),
  refusal: ({ view }, _, at) => isLitAlready(view, at),
  args: (unit, at) => ({ unit: unit.id, at }),
  perform: (game, { unit, at }) => fireStarshell(game, unit, at as HexId),
});

/** A Leader or Scout calls a mortar: near himself, or where he sees the flash of fire (20.2.c). */
export const illuminate = impulseVerb('illuminate', {
  cite: '20.2.c',
  bar: byDay,
  who: scene => unitsToAct(scene).filter(unit => isLeader(unit) || isScout(unit)),
  unfit: lightingRefusal,
  what({ world, view }, caller) {
    const mortars = mortarsFor(world, view, caller);
    if (mortars.length === 0) return [];
    const hexes = calledHexes(world, view, caller);
    return mortars.flatMap(mortar => hexes.map(at => ({ mortar, at })));
  },
  whatElse: refusal('20.2.c', 'no mortar can be called, or the hex is neither near nor lit by fire'),
  refusal: ({ world, view }, _, { mortar, at }) => isLitAlready(view, at) ?? reachRefusal(world, mortar, at),
  args: (caller, { mortar, at }) => ({ caller: caller.id, mortar: mortar.user.id, at }),
  perform: (game, { caller, mortar, at }) => callStarshell(game, caller, mortar, at as HexId),
});

function mortarsFor(world: World, view: View, caller: AnyUnit): readonly Shooter[] {
  return view.units
    .filter(
      unit => unit.side === caller.side && unit.at !== undefined && fireKind({ user: unit }) === 'mortar',
    )
    .filter(unit => isFresh(unit) && isGoodOrder(unit) && !isLocked(view, unit))
    .map(({ id }) => shooterOf(view, id))
    .filter(mortar => !placeRefusal(world, mortar));
}

function calledHexes(world: World, view: View, caller: AnyUnit): readonly HexId[] {
  const from = caller.at as Location;
  const near = hexesAround(
    world,
    from,
    modifier(world.charts.distances, 'Starshell from a mortar, around its caller').n,
  );
  const flashes = view.units.flatMap(unit =>
    unit.fired && unit.at !== undefined && isClear(world, view, from, unit.at) ? [hexOf(world, unit.at)] : [],
  );
  return [...new Set([...near, ...flashes])];
}

const around = new WeakMap<Battlefield, Map<string, readonly HexId[]>>();

function hexesAround(world: World, at: Location, reach: number): readonly HexId[] {
  const { field } = world;
  const { hex } = placeOf(world, at);
  const known = around.get(field) ?? new Map<string, readonly HexId[]>();
  around.set(field, known);
  const key = `${hex} ${reach}`;
  const hexes = known.get(key) ?? field.ids.filter((_, ix) => range(field, hex, ix as HexIx) <= reach);
  known.set(key, hexes);
  return hexes;
}

const NUMBER_PLAN: TallyPlan = { stages: ['leadership'] };

/** So much or less on one die lights the hex: the nation's number, raised by a Leader's modifier (20.2.a). */
export function starshellChance(world: World, unit: AnyUnit): Tally {
  const entries: TallyEntry[] = isLeader(unit)
    ? [{ id: `{${unit.id}}`, cite: '20.2.a', op: '+', n: leadershipOf(world, unit), stage: 'leadership' }]
    : [];
  return tally(NUMBER_PLAN, starshellNumber(world.charts, nationOf(world, unit.side)), entries);
}

/** Whether it succeeds or not, he is Ops Complete (20.2.b). */
function* fireStarshell(game: Game, id: UnitId, at: HexId): Rule<void> {
  const unit = unitById(game.state, id);
  const chance = starshellChance(game.world, unit);
  const succeeds = yield* roll(D6, `{${id}} fires a Starshell over ${at}`, ({ die }) => die <= chance.value, {
    cite: '20.2.a',
    by: unit.side,
    tell: (dice, lights) => against(sumOf(dice), atMost(chance), lights, lights ? 'light' : 'it stays dark'),
  });
  game.own(unit).opsComplete = true;
  noteDeed(game, id);
  if (succeeds) light(game, at);
}

function callStarshell(game: Game, caller: UnitId, mortar: UnitId, at: HexId): void {
  game.own(unitById(game.state, caller)).opsComplete = true;
  game.own(unitById(game.state, mortar)).fired = true;
  noteDeed(game, caller);
  game.say('20.2.c', `{${caller}} calls a Starshell from {${mortar}}`);
  light(game, at);
}

function light(game: Game, at: HexId): void {
  game.own(game.state).starshells = [...(game.state.starshells ?? []), at];
  game.say('20.2.b', `A Starshell lights up ${at} and what is around it`);
}
