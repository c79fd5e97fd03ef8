import {
  lookedUp,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Side,
  type Tally,
} from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import {
  type AA_MODIFIERS,
  type AaKind,
  type AaResult,
  aaNumber,
  aaReach,
  aaResult,
  listed,
} from '../charts/index.ts';
import { aircraftCard } from '../counters/index.ts';
import { fieldRefusal, isAhead } from '../fire/field.ts';
import { openFireAt } from '../fire/shot.ts';
import { kindOf, weaponOf } from '../fire/weapon.ts';
import {
  cardOfUnit,
  decide,
  type Fielded,
  fieldedById,
  type Game,
  mayHave,
  ownUnits,
  pop,
  push,
  type Scene,
  sceneFor,
  top,
  type View,
  verbsIn,
} from '../game.ts';
import { countersOf } from '../hidden/counters.ts';
import type { UnitId } from '../state.ts';
import { darkness, khamsinIn } from '../weather/conditions.ts';
import { distance, enemyOf, type World } from '../world.ts';
import { aircraftById, type Pass, passIn } from './aircraft.ts';
import { crash } from './crash.ts';

/** Guns that were made for it, or else its small arms (B15.5). */
export function aaKindOf(unit: Fielded): AaKind | undefined {
  const card = cardOfUnit(unit);
  if (card.is === 'towed') return card.antiAircraft && `${card.antiAircraft} guns`;
  return weaponOf(unit, 'mg') && 'small arms';
}

const rowOf = (kind: AaKind) => (kind === 'small arms' ? 'mg' : 'ap');

/** Against its fire, whatever its command. */
function reachRefusal(world: World, unit: Fielded, { altitude, at }: Pass): Refusal | undefined {
  const kind = aaKindOf(unit);
  if (kind === undefined) return refusal('B15.5', 'it has nothing that it could fire at aircraft');
  if (unit.fired) return refusal('B15.5', 'it has fired');
  if (unit.aboard) return refusal('B12.10', 'it is aboard a vehicle');
  if (unit.faults?.[kindOf(rowOf(kind))]) return refusal('7.25.a', 'its weapon has failed');
  const reach = aaReach(world.charts, kind, altitude);
  if (reach === 0) return refusal('B15.5', 'it does not reach so high');
  if (distance(world, unit.at, at) > reach) return refusal('B15.5', 'it is out of reach');
  return unit.at === at ? undefined : fieldRefusal(world, unit, rowOf(kind), at, true);
}

const isReady = ({ command }: Fielded): boolean => command === 'FIRE' || command === 'OW';
const mayBeReady = (unit: Fielded): boolean => mayHave(unit, 'FIRE') || mayHave(unit, 'OW');

/** By what everybody knows: a counter that nobody has seen may say it, and who lies hidden may lie where it reaches (B5.10, 7.2.2.b). */
function mayFire(world: World, view: View, side: Side, pass: Pass): boolean {
  const inOpen = ownUnits({ view, side }).filter(({ under }) => under === undefined);
  if (inOpen.some(unit => mayBeReady(unit) && !reachRefusal(world, unit, pass))) return true;
  const hidden = view.units.filter(unit => unit.side === side && unit.under !== undefined && !unit.lost);
  return countersOf(view, side).some(({ at }) =>
    hidden.some(unit => {
      const kind = aaKindOf({ ...unit, at });
      return kind !== undefined && distance(world, at, pass.at) <= aaReach(world.charts, kind, pass.altitude);
    }),
  );
}

/** The aircraft comes over. */
export function openFlak(game: Game): void {
  const pass = passIn(game.state);
  if (!pass) return;
  const side = enemyOf(game.world, pass.aircraft.side);
  if (mayFire(game.world, game.state, side, pass)) push(game, { is: 'flak', side });
}

const verb = verbsIn<Scene>();

const flak = verb('flak', {
  cite: 'B15.5',
  who: ownUnits,
  unfit: ({ world, view }, unit) => {
    if (!isReady(unit)) return refusal('B15.5', 'it has neither FIRE nor OW');
    const pass = passIn(view);
    return pass ? reachRefusal(world, unit, pass) : refusal('B15.3', 'no aircraft comes over');
  },
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit }) {
    const pass = passIn(game.state);
    if (!pass) return;
    openFireAt(game, unit, pass.at);
    yield* fireAt(game, unit, pass);
  },
});

type Reason = keyof typeof AA_MODIFIERS.cites;

/** Added to the roll. */
export function flakModifiers(world: World, unit: Fielded, { aircraft, at }: Pass): Tally {
  const { speed } = aircraftCard(aircraft.card);
  const row = rowOf(aaKindOf(unit) ?? 'small arms');
  const reasons: readonly (readonly [Reason | false | undefined, times?: number])[] = [
    [speed !== 'middling' && `${speed} aircraft`],
    [unit.at !== at && !isAhead(world, unit, row, at) && 'outside the arc'],
    [unit.suppressed && 'Suppressed firer'],
    [unit.turretDamaged && 'Damaged firer'],
    [unit.broken && 'Broken firer'],
    [unit.hesitates && 'Hesitating firer'],
    ['limited visibility', -darkness(world)],
    ['khamsin', -(khamsinIn(world)?.spotting ?? 0)],
  ];
  return added(
    reasons.flatMap(([reason, times = 1]) => {
      if (!reason || times === 0) return [];
      const { n, ...entry } = listed(world.charts.aaModifiers, reason);
      return { ...entry, n: n * times };
    }),
  );
}

function* fireAt(game: Game, id: UnitId, pass: Pass): Rule<void> {
  const { world } = game;
  const unit = fieldedById(game.state, id);
  const number = aaNumber(world.charts, aaKindOf(unit) ?? 'small arms', pass.altitude);
  const modifiers = flakModifiers(world, unit, pass);
  const result = yield* roll(
    PERCENTILE,
    `{${id}} at {${pass.aircraft.id}}`,
    faces => aaResult(world.charts, number, percentileOf(faces) + modifiers.value),
    {
      cite: 'B15.6',
      by: unit.side,
      tell: (dice, found) =>
        lookedUp(percentOf(dice, modifiers), `against ${number}`, found, { of: [pass.aircraft.id] }),
    },
  );
  yield* suffered(game, pass, result, distance(world, unit.at, pass.at));
}

const BY_HARM: readonly AaResult[] = ['no effect', 'suppressed', 'damaged', 'shot down'];
/** Bombs may scatter if the fire came from so near (7.26.d). */
const PRESSED_FROM = 5;

function* suffered(
  game: Game,
  { aircraft: { id, damaged, flak: before = 'no effect' }, at }: Pass,
  result: AaResult,
  range: number,
): Rule<void> {
  if (result === 'shot down' || (result === 'damaged' && damaged === true)) return yield* crash(game, id, at);
  const own = game.own(aircraftById(game.state, id));
  own.flak = BY_HARM.indexOf(result) > BY_HARM.indexOf(before) ? result : before;
  if (range <= PRESSED_FROM) own.pressed = true;
  if (result === 'damaged') own.damaged = true;
  if (result !== 'no effect') game.say('B15.6', `{${id}} is ${result}.`);
}

const hold = verb('pass', { cite: 'B15.3', perform: game => pop(game) });

export function* flakFrame(game: Game): Rule<void> {
  const { world } = game;
  const { side } = top(game.state, 'flak');
  const pass = passIn(game.state);
  if (!pass || !mayFire(world, game.state, side, pass)) return pop(game);
  yield* decide(game, [flak, hold] as const, sceneFor(game, side), idle, {
    by: side,
    id: 'flak',
    cite: 'B15.3',
    prompt: `Fire at {${pass.aircraft.id}}, ${pass.altitude}, over {${pass.at}}?`,
    window: { on: 'flak', pass: { verb: 'pass' } },
  });
}

const idle = (): Refusal => refusal('B15.3', 'those who reach the aircraft fire at it now');
