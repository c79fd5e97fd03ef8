/** Quickdraw (7.54): a better crew of the Second Player fires at the same time as the one who fires at it. */
import { type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import { GRADES } from '../charts/index.ts';
import { initiativeGroup } from '../commands/initiative-groups.ts';
import {
  decide,
  type Fielded,
  fieldedById,
  type Game,
  gradeOf,
  isFielded,
  pop,
  type Scene,
  sceneFor,
  top,
  unitById,
  verbsIn,
} from '../game.ts';
import { shockLater } from '../morale/shocks.ts';
import { knows } from '../sight/spotting.ts';
import type { Row, Shooter, UnitId } from '../state.ts';
import { enemyOf, isOn, type World } from '../world.ts';
import type { Shot } from './a-shot.ts';
import { applyShot, openFire, resolveShot, shotOf } from './shot.ts';
import { reachRefusal, rowsOf } from './weapon.ts';

/** By public facts alone: whether the counter that nobody has seen says FIRE is not asked (7.54.b). */
export function mayDraw({ world, state }: Game, { unit: by }: Shooter, target: UnitId): boolean {
  const [firer, unit] = [unitById(state, by), unitById(state, target)];
  // Who has had his chance to fire is not quicker: the First Player, or a formation before this one (7.42).
  const hasActed = state.order ? state.order.includes(initiativeGroup(world, unit)) : state.part !== 0;
  if (!isOn(world, '7.54') || hasActed) return false;
  if (!isFielded(firer) || !isFielded(unit) || unit.shown || unit.command === undefined) return false;
  if (unit.suppressed || !isBetter(world, unit, firer) || !knows(world, state, unit, firer)) return false;
  return rowsOf(unit).some(row => !reachRefusal({ world, view: state }, unit, row, firer));
}

const isBetter = (world: World, one: Fielded, other: Fielded): boolean =>
  GRADES.indexOf(gradeOf(world, one)) < GRADES.indexOf(gradeOf(world, other));

const verb = verbsIn<Scene>();

const react = verb('react', {
  cite: '7.54.a',
  who: ({ view }) => [fieldedById(view, top(view, 'quickdraw').target)],
  whoElse: refusal('7.54.a', 'it is not the one that is fired at'),
  unfit: (_, { command }) =>
    command === 'FIRE' ? undefined : refusal('7.54.b', 'only units with FIRE are that quick'),
  what: (_, unit): readonly Row[] => rowsOf(unit),
  whatElse: refusal('B7.4', 'it has no such weapon'),
  refusal: ({ world, view }, unit, row) =>
    reachRefusal({ world, view }, unit, row, fieldedById(view, top(view, 'quickdraw').firer.unit)),
  args: ({ id }, row) => ({ unit: id, row }),
  *perform(game, { unit, row }) {
    const { firer } = top(game.state, 'quickdraw');
    pop(game);
    openFire(game, unit, firer.unit);
    const [theirs, ours] = [
      shotOf(game, firer.unit, firer.row, unit),
      atRateN(shotOf(game, unit, row, firer.unit)),
    ];
    if (!theirs || !ours) return;
    // Both are found out before either takes effect.
    const results = [yield* resolveShot(game, theirs), yield* resolveShot(game, ours)] as const;
    yield* applyShot(game, theirs, results[0]);
    yield* applyShot(game, ours, results[1]);
    shockLater(game, firer.unit, 'fire');
  },
});

/** In a hurry nobody fires twice (7.54.c). */
const atRateN = (shot: Shot | undefined): Shot | undefined =>
  shot && { ...shot, weapon: { ...shot.weapon, rate: 'N' } };

const pass = verb('pass', {
  cite: '7.54.a',
  *perform(game) {
    const { firer, target } = top(game.state, 'quickdraw');
    pop(game);
    const shot = shotOf(game, firer.unit, firer.row, target);
    if (shot) yield* applyShot(game, shot, yield* resolveShot(game, shot));
  },
});

export function* quickdrawFrame(game: Game): Rule<void> {
  const { world } = game;
  const { firer, target } = top(game.state, 'quickdraw');
  const side = enemyOf(world, unitById(game.state, firer.unit).side);
  const verbs = [react, pass] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'quickdraw',
    cite: '7.54.a',
    prompt: `{${firer.unit}} fires at {${target}}: fire at the same time?`,
    window: { on: 'quickdraw', pass: { verb: 'pass' }, subject: target },
  });
}

const idle = (): Refusal => refusal('7.54.a', 'only the unit that is fired at may be quicker');
