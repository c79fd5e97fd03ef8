/** How a declared shot of ordnance is resolved (3.2.4, 4.4, 4.5, 6.1): the roll to hit, then the fire table. */
import { type Faces, type Rule, roll } from '../../engine/index.ts';
import { acquire, loseAcquisition } from './acquisition.ts';
import { desperationByFire, hitsOf, resultOf, spelled } from './blast.ts';
import { type FireResult, fireResult, residualFirepower } from './charts/index.ts';
import { drawn, sufferHits } from './effects.ts';
import type { AttackLine } from './fire-card.ts';
import { markFirer, noteShots } from './fire-markers.ts';
import { residualReduction } from './fire-modifiers.ts';
import { targetsIn } from './fire-targets.ts';
import { pop } from './frames.ts';
import { choose, DR, type Game, type View } from './game.ts';
import { depletionOf } from './mortars.ts';
import { findFaust, mishap } from './panzerfaust.ts';
import { placeResidual, residualAt } from './residual.ts';
import { sight } from './sight.ts';
import type { UnitId } from './state.ts';
import { burstsInTrees, effectOf, type Shot, toHitModifiers } from './to-hit.ts';
import { type AnyUnit, cardOf, isInexperienced, unitsAt, weaponCardOf, weaponsOf } from './units.ts';
import {
  type Breakdown,
  breakDown,
  breakdownNumbers,
  breakdownsAt,
  noteUse,
  rateOfFire,
} from './weapons-in-fire.ts';
import { distance, type World } from './world.ts';

export function* ordnanceAttack(game: Game, shot: Shot): Rule<void> {
  const { firer, target } = shot;
  pop(game);
  noteDirection(game, shot);
  if (!firer.weapon && !(yield* findFaust(game, shot))) return;
  const sees = sight(game.world, game.state, firer.at, target).clear;
  if (!sees) game.say('3.2.1.e', `{${firer.id}} can't see ${target}: the fire is wasted`);
  const aim = sees ? takeAim(game.world, game.state, shot) : BLIND;
  const why = shot.shell ? `smoke at ${target}` : `to hit in ${target}`;
  const fall = yield* roll(DR, why, reader(game.state, shot, aim), {
    cite: '3.2.4.proc.b',
    by: firer.user.side,
  });
  if (fall.supply === 'none') return outOfShells(game, shot);
  noteShot(game, shot, fall);
  if (fall.blast) yield* backblast(game, shot, fall.blast);
  if (fall.mishap) yield* mishap(game, firer.user);
  if (shot.shell) placeSmoke(game, shot, fall);
  else if (sees) yield* strike(game, shot, fall);
  for (const broken of fall.broken) breakDown(game, broken);
}

// ---- the roll to hit

/** What each target takes to be hit. */
interface Aim {
  readonly number: number;
  readonly hex: number;
  readonly targets: readonly { readonly unit: AnyUnit; readonly drm: number }[];
}
const BLIND: Aim = { number: 0, hex: 0, targets: [] };

/** Everything that this roll decides. */
interface Fall {
  readonly hit: readonly UnitId[];
  readonly hexHit: boolean;
  readonly critical: boolean;
  /** The rate of fire is kept. */
  readonly kept: boolean;
  readonly broken: readonly Breakdown[];
  /** Whether there were any of the special shells. */
  readonly supply?: 'some' | 'last' | 'none';
  /** What the backblast does to those in the firer's hex. */
  readonly blast?: FireResult;
  /** A Panzerfaust goes off in the firer's hands. */
  readonly mishap: boolean;
}

function takeAim(world: World, view: View, shot: Shot): Aim {
  const number = shot.ordnance.toHit(distance(world, shot.firer.at, shot.target)) ?? 0;
  const targets = shot.shell ? [] : targetsIn(world, view, shot.target);
  return {
    number,
    hex: toHitModifiers(world, view, shot).value,
    targets: targets.map(unit => ({ unit, drm: toHitModifiers(world, view, shot, unit).value })),
  };
}

function reader(view: View, shot: Shot, { number, hex, targets }: Aim): (dice: Faces<typeof DR>) => Fall {
  const { firer } = shot;
  const numbers = [{ id: firer.id, numbers: breakdownNumbers(view, firer) }];
  const rate = isServedByOne(shot) ? 0 : rateOfFire(view, firer);
  const card = firer.weapon && weaponCardOf(firer.weapon);
  const depletion = shot.shell && card?.kind === 'mortar' ? depletionOf(card) : undefined;
  const mishapAt = firer.weapon ? 13 : isInexperienced(view, firer.user) ? 11 : 12;
  return ({ coloured, white }) => {
    const original = coloured + white;
    const mishap = original >= mishapAt;
    const hit = mishap
      ? []
      : targets.filter(({ drm }) => original + drm <= number).map(({ unit }) => unit.id);
    const broken = breakdownsAt(original, numbers);
    return {
      hit,
      hexHit: shot.shell !== undefined && original + hex <= number,
      critical: original === 2 && hit.length > 0,
      kept: broken.length === 0 && coloured <= rate,
      broken,
      ...(depletion === undefined ? {} : { supply: supplyAt(original, depletion, broken.length > 0) }),
      ...(shot.backblast === 'blast' ? { blast: fireResult(1, coloured) } : {}),
      mishap,
    };
  };
}

/** A leader who serves a mortar by himself loses its rate of fire (4.5). */
const isServedByOne = ({ firer, helper }: Shot) => cardOf(firer.user).kind === 'leader' && !helper;

/** Below its number there is more, on it these were the last, above it there never were any (6.2). */
function supplyAt(original: number, depletion: number, broken: boolean): 'some' | 'last' | 'none' {
  if (broken || original === depletion) return 'last';
  return original < depletion ? 'some' : 'none';
}

// ---- what it leaves on those who fired

function noteDirection(game: Game, { leaders, firer }: Shot): void {
  for (const leader of leaders) if (!leader.directs) game.own(leader).directs = [firer.id];
}

/** The mortar has not fired, and may fire something else. */
function outOfShells(game: Game, { firer: { weapon } }: Shot): void {
  if (!weapon) return;
  game.own(weapon).depleted = [...(weapon.depleted ?? []), 'smoke'];
  game.say('6.2.b', `{${weapon.id}} has no smoke`);
}

function noteShot(game: Game, shot: Shot, { kept, supply }: Fall): void {
  const { firer, helper, target } = shot;
  const { weapon, user } = firer;
  if (!weapon) {
    game.own(game.state).fausts = (game.state.fausts ?? 0) + 1;
    return;
  }
  noteShots(game, [firer]);
  for (const unit of helper ? [user, helper] : [user]) noteUse(game, unit, weapon.id);
  if (!kept) markFirer(game, firer, false);
  if (shot.shell) {
    loseAcquisition(game, weapon);
    if (supply === 'last') game.own(weapon).depleted = [...(weapon.depleted ?? []), shot.shell];
  } else if (weaponCardOf(weapon).kind === 'mortar') {
    game.own(weapon).shelled = true;
    acquire(game, firer, target);
  }
}

/** Full smoke in the prep fire phase, dispersed smoke in defensive fire (1.2.5). */
function placeSmoke(game: Game, { firer, target }: Shot, { hexHit }: Fall): void {
  if (!hexHit) {
    game.say('6.2.s', `The smoke misses ${target}`);
    return;
  }
  const kind = game.state.phase === 'prep-fire' ? 'full' : 'dispersed';
  game.own(game.state).smoke = [...game.state.smoke, { at: target, kind, by: firer.user.side }];
  game.say('1.2.5.b', `Smoke in ${target}`);
}

// ---- what it does to the target

/** One roll on the fire table for all who are hit (3.2.4). */
function* strike(game: Game, shot: Shot, fall: Fall): Rule<void> {
  const { firer, target } = shot;
  if (fall.hit.length === 0) {
    game.say('3.2.4.proc.b', `{${firer.id}} misses`);
    return;
  }
  const victims = yield* victimsOf(game, shot, fall.hit);
  const critical = fall.critical ? yield* drawn(victims, '6.1.d') : undefined;
  if (critical !== undefined) game.say('6.1.a', `A critical hit on {${critical}}`);
  const lines = effectLines(game.world, game.state, shot, victims, critical);
  for (const line of lines) game.say('3.2.4.eff.a', `{${firer.id}} hits ${spelled(line)}`);
  desperationByFire(game, lines, 0);
  const results = yield* roll(
    DR,
    `the hit in ${target}`,
    ({ coloured, white }) => {
      const original = coloured + white;
      return !firer.weapon && original === 12 ? 'dud' : lines.map(line => resultOf(line, original, 0));
    },
    { cite: '3.2.4.eff.a', by: firer.user.side },
  );
  const left = residualOf(game, shot, lines);
  if (results === 'dud') game.say('4.4.2.f', 'It is a dud');
  else yield* sufferHits(game, hitsOf(lines, results, 0));
  yield* leaveResidual(game, shot, fall, left);
}

/** A Panzerfaust strikes one unit: who serves a weapon may be picked, else it is left to chance (4.4.2). */
function* victimsOf(game: Game, { firer }: Shot, hit: readonly UnitId[]): Rule<readonly UnitId[]> {
  if (firer.weapon || hit.length === 1) return hit;
  const armed = game.state.units.filter(
    unit => hit.includes(unit.id) && weaponsOf(game.state, unit).length > 0,
  );
  if (armed.length === 0) return [yield* drawn(hit, '4.4.2.g')];
  const act = yield* choose({
    by: firer.user.side,
    id: 'faust-target',
    cite: '4.4.2.g',
    prompt: 'Whom does it strike?',
    acts: () => [
      ...armed.map(({ id }) => ({ verb: 'target', unit: id }) as const),
      { verb: 'pass' } as const,
    ],
  });
  return [act.verb === 'target' ? act.unit : yield* drawn(hit, '4.4.2.g')];
}

function effectLines(
  world: World,
  view: View,
  shot: Shot,
  victims: readonly UnitId[],
  critical: UnitId | undefined,
): readonly AttackLine[] {
  const lines = new Map<string, AttackLine>();
  for (const unit of view.units.filter(({ id }) => victims.includes(id))) {
    const { column, drm } = effectOf(world, view, shot, unit, unit.id === critical);
    const key = `${column} ${drm.value}`;
    const known = lines.get(key);
    const firepower = { value: column, kept: [], dropped: [] };
    const targets = [...(known?.targets ?? []), unit.id];
    lines.set(key, { targets, each: [{ id: shot.firer.id, firepower }], firepower, column, drm });
  }
  return [...lines.values()];
}

// ---- residual firepower

/** Half the column, a column more for air bursts, a column less for what hampered the aim (3.3.5). */
function residualOf(game: Game, shot: Shot, lines: readonly AttackLine[]): number {
  const hampered = residualReduction(toHitModifiers(game.world, game.state, shot));
  const left = lines.map(({ column, drm }) =>
    column === undefined ? 0 : residualFirepower(column, hampered - (burstsInTrees(drm) ? 1 : 0)),
  );
  return Math.max(0, ...left);
}

/** None by a Panzerfaust, by what breaks down, or by what keeps its rate of fire (3.3.5, 4.4.2). */
function* leaveResidual(
  game: Game,
  { firer, target }: Shot,
  { kept, broken }: Fall,
  left: number,
): Rule<void> {
  const { weapon } = firer;
  if (game.state.phase !== 'movement' || !weapon || broken.length > 0) return;
  if (left <= residualAt(game, target)) return;
  if (kept) {
    const { keep } = yield* choose({
      by: firer.user.side,
      id: 'rate-of-fire',
      cite: '3.3.5.b',
      prompt: `Keep the rate of fire, or leave ${left} residual firepower?`,
      acts: () =>
        [
          { verb: 'rate', weapon: weapon.id, keep: 'keep' },
          { verb: 'rate', weapon: weapon.id, keep: 'spend' },
        ] as const,
    });
    if (keep === 'keep') return;
    markFirer(game, firer, false);
  }
  placeResidual(game, target, left);
}

// ---- what it does to those who fire

/** The flame out of the back strikes all in the firer's building hex, whatever their cover (4.4.3). */
function* backblast(game: Game, { firer }: Shot, result: FireResult): Rule<void> {
  const targets = unitsAt(game.state, firer.at).map(({ id }) => id);
  game.say('4.4.3.a', `The backblast strikes ${targets.map(id => `{${id}}`).join(', ')}`);
  yield* sufferHits(game, [{ result, column: 1, targets }]);
}
