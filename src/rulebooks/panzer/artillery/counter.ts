/** Counter Battery Fire (7.28): guns off the map look for guns off the map that have fired. */
import {
  lookedUp,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Tally,
  type TallyEntry,
  tally,
  unset,
} from '../../../engine/index.ts';
import {
  type BatteryHit,
  batteryHit,
  batteryRecovers,
  type LOCATION_MODIFIERS,
  listed,
  locatedAt,
  turnsToLocate,
} from '../charts/index.ts';
import { decide, type Game, pop, push, type Scene, sceneFor, top, type View, verbsIn } from '../game.ts';
import { percentAtMost } from '../rolls.ts';
import type { Battery, BatteryId } from '../state.ts';
import { enemyOf, isOn, type World } from '../world.ts';
import { batteryById } from './battery.ts';
import { thin } from './clouds.ts';

const verb = verbsIn<Scene>();

/** Each looks for one battery a turn (7.28.1.a). */
const searching = ({ batteries }: View, side: string): readonly View['batteries'][number][] =>
  batteries.filter(each => each.side === side && each.counter && !each.lost && !each.used);

/** The battery has fired: the enemy may look for it, once its fire is resolved (7.28.1.b, 7.28.1.c). */
export function lookFor(game: Game, target: BatteryId): void {
  const battery = batteryById(game.state, target);
  const side = enemyOf(game.world, battery.side);
  if (isOn(game.world, '7.28') && searching(game.state, side).length > 0)
    push(game, { is: 'counter', side, target });
}

const counter = verb('counter', {
  cite: '7.28.1.b',
  who: ({ view, side }) => view.batteries.filter(each => each.side === side && each.counter),
  whoElse: refusal('7.28', 'only batteries that are kept for it'),
  unfit: (_, { used, lost }) =>
    lost || used ? refusal('7.28.1.a', 'it looks for one battery a turn') : undefined,
  args: ({ id }) => ({ battery: id }),
  *perform(game, { battery: id }) {
    const { target: at } = top(game.state, 'counter');
    const [battery, target] = [batteryById(game.state, id), batteryById(game.state, at)];
    pop(game);
    game.own(battery).used = true;
    yield* search(game, battery, target);
    // Whoever is left may look for it, too; and for the one that looked, unless that was answered already (7.28.3.a).
    if (searching(game.state, battery.side).length > 0 && !batteryById(game.state, at).lost)
      push(game, { is: 'counter', side: battery.side, target: at });
    if (!target.counter) lookFor(game, id);
  },
});

function* search(game: Game, battery: Battery, target: Battery): Rule<void> {
  const isFound = yield* percentAtMost(locatedAt(game.world.charts), {
    why: `whether {${battery.id}} finds {${target.id}}`,
    cite: '7.28.2.a',
    by: battery.side,
    added: locationModifiers(game.world, battery, target),
    reads: ['located', 'not found'],
    of: [target.id],
  });
  if (!isFound) return;
  const hit = yield* roll(
    PERCENTILE,
    `what becomes of {${target.id}}`,
    faces => batteryHit(game.world.charts, percentileOf(faces)),
    {
      cite: '7.28.2.e',
      by: battery.side,
      tell: (dice, found) => lookedUp(percentOf(dice), 'counter battery', found, { of: [target.id] }),
    },
  );
  strike(game, target, hit);
}

/** A second Damage is a Knock Out; counter batteries are gone at the first, and are not suppressed (7.28.3.b). */
function strike(game: Game, target: Battery, hit: BatteryHit): void {
  if (target.counter && hit === 'Suppressed') return;
  const own = game.own(batteryById(game.state, target.id));
  if (hit === 'Suppressed') {
    own.suppressed = 'ON';
    game.say('7.28.2.e', `{${target.id}} is suppressed.`);
  } else if (hit === 'Damaged' && !target.counter && !target.damaged) {
    own.damaged = true;
    game.say('7.28.2.f', `{${target.id}} is damaged.`);
  } else {
    own.lost = true;
    unset(own, 'mission');
    game.say(target.counter ? '7.28.3.b' : '7.28.2.g', `{${target.id}} is knocked out.`);
  }
}

type Reason = keyof typeof LOCATION_MODIFIERS.cites;

export function locationModifiers({ charts, scenario }: World, by: Battery, target: Battery): Tally {
  const { year, month } = scenario.date;
  const isItalian = scenario.sides.find(({ id }) => id === by.side)?.nation === 'italian';
  const reasons: readonly (Reason | false | undefined)[] = [
    (target.mission?.turns ?? 0) >= turnsToLocate(charts, by.kind) && 'long mission',
    target.selfPropelled && 'self-propelled',
    isItalian && year === 1940 && 'Italian, 1940',
    isItalian && year === 1941 && month <= 6 && 'Italian, early 1941',
  ];
  return tally(
    { stages: ['roll'] },
    0,
    reasons.flatMap((reason): readonly TallyEntry[] =>
      reason ? [{ op: '+', stage: 'roll', ...listed(charts.locationModifiers, reason) }] : [],
    ),
  );
}

const pass = verb('pass', { cite: '7.28.1.b', perform: game => pop(game) });

export function* counterFrame(game: Game): Rule<void> {
  const { side, target } = top(game.state, 'counter');
  const verbs = [counter, pass] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'counter',
    cite: '7.28.1.b',
    prompt: `Counter battery fire at {${target}}?`,
    window: { on: 'counter-battery', pass: { verb: 'pass' } },
  });
}

const idle = (): Refusal => refusal('7.28', 'batteries alone look for batteries');

/** In the Adjustment Phase batteries recover (7.28.2.e), smoke and light thin out, and fire that may not go on is checked (7.37.c). */
export function* batteryPhase(game: Game): Rule<boolean> {
  const battery = game.state.batteries.find(each => each.suppressed === 'OFF' && !each.lost);
  if (battery) {
    const recovers = yield* percentAtMost(batteryRecovers(game.world.charts), {
      why: `recovery of {${battery.id}}`,
      cite: '7.28.2.e',
      by: battery.side,
      reads: ['recovers', 'stays suppressed'],
      of: [battery.id],
    });
    const own = game.own(batteryById(game.state, battery.id));
    if (recovers) unset(own, 'suppressed');
    else own.suppressed = 'ON';
    return false;
  }
  for (const each of game.state.batteries) {
    const own = game.own(each);
    unset(own, 'used');
    if (each.suppressed === 'ON') own.suppressed = 'OFF';
    if (each.mission?.isRecon) unset(own, 'mission');
  }
  thin(game);
  return true;
}
