/** Set-up: the sides place their formations in their areas, one side after the other. */
import type { HexId } from '../../../board/index.ts';
import {
  DONE,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
  together,
} from '../../../engine/index.ts';
import type { Direction } from '../../../hex/index.ts';
import { muster } from '../../kit/scenario/order-of-battle.ts';
import { oneOfAKind } from '../../kit/scenario/set-up.ts';
import type { BookAct } from '../acts.ts';
import type { CardId } from '../counters/index.ts';
import { hasTurret } from '../fire/field.ts';
import {
  type AnyUnit,
  decide,
  fieldedById,
  type Game,
  isVehicle,
  ownUnits,
  pop,
  type Scene,
  sceneFor,
  unitById,
  type View,
  vehicleCardOf,
  verbsIn,
} from '../game.ts';
import { countersOf, limitOf } from '../hidden/counters.ts';
import { conceal, concealRefusal, decoyIn, seen } from '../hidden/hiding.ts';
import { plottable } from '../mines/field.ts';
import { fieldToPlot, plotMines } from '../mines/plot.ts';
import { setUpHexes } from '../movement/movement.ts';
import { fullRefusal } from '../movement/mover.ts';
import { roomRefusal } from '../movement/transport.ts';
import { mayCamouflage } from '../sight/camouflage.ts';
import type { AnyFrame, Unit } from '../state.ts';
import { terrainAt } from '../terrain/ground.ts';
import { formationOf, isOn, ix, type World } from '../world.ts';

/** So many of a platoon in one hex where nobody chooses: those without radios stay together (7.4.2.a). */
const TOGETHER = 3;

/** Every unit of the scenario, numbered through all formations. */
export const orderOfBattle = (world: World): readonly Unit[] =>
  muster(
    world.scenario.groups,
    ({ units }) => units as Readonly<Record<string, number>>,
    (number, card, { id, side, faces }): Unit => ({
      id: `u${number}`,
      side,
      card: card as CardId,
      group: id,
      facing: faces as Direction,
      ...(isOn(world, '7.24') && mayCamouflage(world, id) && { camouflage: 'no' }),
      ...(isOn(world, '7.8') && hasTurret({ card: card as CardId }) && { turret: faces as Direction }),
    }),
  ).map(({ piece }) => piece);

const verb = verbsIn<Scene>();

const toPlace = ({ view, side }: Pick<Scene, 'view' | 'side'>): readonly AnyUnit[] =>
  view.units.filter(unit => unit.side === side && unit.at === undefined && !unit.lost);

const place = verb('place', {
  cite: 'B12.11',
  who: scene => oneOfAKind(toPlace(scene)),
  whoElse: refusal('B12.11', 'it is not to be placed now'),
  what: ({ world }, { group }) => setUpHexes(world, group),
  whatElse: refusal('B12.11', 'it does not set up there'),
  refusal: ({ world, view }, unit, hex) => taken(world, view, unit, hex),
  args: ({ id }, at) => ({ unit: id, at }),
  perform(game, { unit, at }) {
    const mine = unitById(game.state, unit);
    game.own(mine).at = at;
    // Whoever may hide does so unobserved, and what he does not hide is to be seen.
    if (limitOf(game.world, mine.side) !== undefined) seen(game, mine.side, 'B12.11', `{${unit}} is set up`);
  },
});

/** Men and guns may begin aboard, in the hex of their vehicle (B12.10). */
const mount = verb('mount', {
  cite: 'B12.10',
  who: scene => ownUnits(scene).filter(unit => !isVehicle(unit) && unit.aboard === undefined),
  whoElse: refusal('B12.10', 'it does not ride'),
  what: (scene, unit) =>
    ownUnits(scene)
      .filter(({ at, card }) => at === unit.at && vehicleCardOf({ card })?.carries !== undefined)
      .map(({ id }) => id),
  whatElse: refusal('B12.10', 'no vehicle that carries it is there'),
  refusal: ({ world, view }, unit, on) =>
    fieldedById(view, on).under === unit.under
      ? roomRefusal(world, view, fieldedById(view, on), unit)
      : refusal('7.2.2.b', 'only one of the two is hidden'),
  args: ({ id }, on) => ({ unit: id, on }),
  perform(game, { unit, on }) {
    game.own(unitById(game.state, unit)).aboard = on;
  },
});

const hide = verb('conceal', {
  cite: '7.2.2.a',
  who: scene => oneOfAKind(toPlace(scene)),
  whoElse: refusal('B12.11', 'it is not to be placed now'),
  what: ({ world }, { group }) => setUpHexes(world, group),
  whatElse: refusal('B12.11', 'it does not set up there'),
  refusal: (scene, unit, hex) =>
    taken(scene.world, scene.view, unit, hex) ?? concealRefusal(scene, unit, hex),
  args: ({ id }, at) => ({ unit: id, at }),
  perform: (game, { unit, at }) => conceal(game, unit, at),
});

/** A fake goes wherever the side sets up. */
const areaOf = ({ world, side }: Scene): readonly HexId[] => [
  ...new Set(
    world.scenario.groups.filter(each => each.side === side).flatMap(({ id }) => setUpHexes(world, id)),
  ),
];

const done = verb('done', {
  cite: 'B12.11',
  bar: scene => (toPlace(scene).length > 0 ? refusal('B12.11', 'there are units to be set up') : undefined),
  perform: game => pop(game),
});

const allStand = verb('done', {
  cite: 'B12.11',
  bar: scene => (toPlace(scene).length > 0 ? refusal('B12.11', 'there are units to be set up') : undefined),
  perform() {},
});

function taken(world: World, view: View, unit: AnyUnit, hex: HexId): Refusal | undefined {
  if (terrainAt(world, ix(world, hex)) === undefined) return refusal('B12.7', 'nobody goes there');
  return fullRefusal(view, { ...unit, at: hex }, hex);
}

/** One unit placed, or the end of the side's set-up. */
export function* setUpFrame(game: Game, { side }: Extract<AnyFrame, { is: 'set-up' }>): Rule<void> {
  if (fieldToPlot(game.state, side) !== undefined) return yield* plotMines(game, side);
  if (limitOf(game.world, side) !== undefined) return yield* setUpInSecret(game, side);
  const verbs = [place, mount, done] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'set-up',
    cite: 'B12.11',
    prompt: 'Set up',
  });
}

/** Whoever may hide units sets up all of his at once, and the enemy sees what is to be seen when he is through (7.2.2). */
function* setUpInSecret(game: Game, side: Side): Rule<void> {
  yield* together({ [side]: secretly(game, side) });
  pop(game);
}

function* secretly(game: Game, side: Side): Rule<void> {
  const verbs = [place, hide, decoyIn(side, areaOf), mount, allStand] as const;
  for (;;) {
    const act = yield* decide(game, verbs, sceneFor(game, side), idle, {
      by: side,
      id: 'set-up',
      cite: '7.2.2.a',
      prompt: 'Set up, openly or hidden',
      secret: true,
    });
    if (act.verb === DONE.verb) return;
  }
}

const idle = (_: Scene, { place: hex }: Subject): Refusal =>
  refusal('B12.11', hex === undefined ? 'it is not set up now' : 'nobody who waits sets up there');

/** A sensible set-up: by threes, from the middle of the area outwards; variations begin elsewhere. */
export function autoSetUp(world: World, view: View, side: Side, variation = 0): readonly BookAct[] {
  let units = view.units;
  const mines = plannedMines(world, view, side, variation);
  const limit = limitOf(world, side);
  const stacks = new Set(
    view.units
      .filter(unit => unit.side === side && unit.under)
      .map(({ group, at }) => `${formationOf(world, group)} ${at}`),
  );
  const fakes = countersOf(view, side).length - stacks.size;
  const places = toPlace({ view, side }).map((unit): BookAct => {
    const mates = units.filter(({ group, at }) => group === unit.group && at !== undefined).length;
    const free = setUpHexes(world, unit.group).filter(hex => !taken(world, { ...view, units }, unit, hex));
    const stride = Math.max(1, Math.floor(free.length / 7));
    const nth = Math.floor(mates / TOGETHER) * stride + Math.floor(free.length / 2) + variation;
    const last = units.findLast(({ group, at }) => group === unit.group && at !== undefined)?.at;
    const at = mates % TOGETHER > 0 && last && free.includes(last) ? last : free[nth % free.length];
    if (at === undefined) throw new Error(`no room for ${unit.id}`);
    units = units.map(each => (each.id === unit.id ? { ...each, at } : each));
    const stack = `${formationOf(world, unit.group)} ${at}`;
    const isHidden = limit !== undefined && (stacks.has(stack) || stacks.size + fakes < limit);
    if (isHidden) stacks.add(stack);
    const verb = isHidden ? 'conceal' : 'place';
    return { verb, unit: unit.id, at };
  });
  return [...mines, ...places];
}

/** Fields grow from somewhere in the middle of their areas. */
function plannedMines(world: World, view: View, side: Side, variation: number): readonly BookAct[] {
  const acts: BookAct[] = [];
  let now = view;
  for (;;) {
    const field = fieldToPlot(now, side);
    if (field === undefined) return acts;
    const free = plottable(world, now, field);
    const at = free[(Math.floor(free.length / 2) + variation) % free.length];
    if (at === undefined) throw new Error('no room for mines');
    acts.push({ verb: 'mine', at });
    const minefields = now.minefields.map((each, i) =>
      i === field ? { ...each, hexes: [...each.hexes, at], left: each.left - 1 } : each,
    );
    now = { ...now, minefields };
  }
}
