/** Fire by the machine guns of a vehicle (7.8): which of them fire, at what; then the dice. */
import type { HexId } from '../../../board/index.ts';
import {
  type Account,
  draw,
  type Faces,
  isRefusal,
  lookedUp,
  type Rule,
  refusal,
  roll,
  sumOf,
} from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import type { FireResult } from '../charts/index.ts';
import { desperationByFire, hitsOf, resultOf, spelled } from '../fire/blast.ts';
import type { AttackLine } from '../fire/card.ts';
import {
  type Declaration,
  type DeclarationScene,
  declarationScene,
  declare,
  idleInDeclaration,
  targetIn,
} from '../fire/declaration-scene.ts';
import { sufferHits } from '../fire/effects.ts';
import { keepFiring, noteShots } from '../fire/markers.ts';
import { firepowerLeft, placeResidual } from '../fire/residual.ts';
import { toldLines, toldWeapons } from '../fire/told.ts';
import { pop, top } from '../frames.ts';
import { DR, decide, type Game, verbsIn } from '../game.ts';
import { distractVehicle, loseAcquisition } from '../ordnance/acquisition.ts';
import { knownTargetHexes } from '../ordnance/targets.ts';
import { shakeHut } from '../pacific/huts.ts';
import { sight } from '../sight/sight.ts';
import type { ArmId } from '../state.ts';
import type { World } from '../world.ts';
import { turnToFire } from './arcs.ts';
import {
  armOf,
  firing,
  isArmId,
  isFirstFire,
  malfunctionArm,
  mountOf,
  noteArmFired,
  shootingArms,
} from './arms.ts';
import { disableArm } from './damage.ts';
import { drive } from './driving/driving.ts';
import { type Burst, burstLines, declaredBurst } from './gun-attack.ts';
import { aimRefusal, type Gunner, gunnerNow, isPressed, mayFireAt, turnsToward } from './gunnery.ts';
import { getsRound, turnsHull } from './turning.ts';
import { type AnyVehicle, vehicleCardOf } from './vehicles.ts';

/** Machine guns, or a main armament that fires like one. */
export function isGunfire({ shooters: [first], aim }: Declaration): boolean {
  return first !== undefined && isArmId(first) && (!first.endsWith('.MA') || aim === 'firepower');
}

const verb = verbsIn<DeclarationScene>();

/** What has begun the attack; nothing else joins in before it has a target. */
const firstGunner = remembered(({ world, view, frame }: DeclarationScene) => {
  const [id] = frame.shooters;
  return id !== undefined && isArmId(id) ? gunnerNow(world, view, armOf(view, id)) : undefined;
});

const at = verb('at', {
  cite: '7.8.c',
  who: ({ view, side }) => knownTargetHexes(view, side),
  whoElse: refusal('3.2.b', 'there is nobody to fire at'),
  unfit(scene, hex) {
    const gunner = firstGunner(scene);
    return isRefusal(gunner) ? gunner : gunner && aimRefusal(scene.world, scene.view, gunner, hex);
  },
  args: hex => ({ hex }),
  perform: (game, { hex }) => declare(game, { target: hex }),
});

const burstIn = remembered((scene: DeclarationScene) =>
  declaredBurst(scene.world, scene.view, scene.frame, targetIn(scene)),
);

/** Guns of the same vehicle join in, if the target lies before them all; nobody else does (7.8.c, 3.2.2.j). */
const add = verb('add', {
  cite: '7.8.c',
  who: scene => shootingArms(burstIn(scene).vehicle).filter(({ id }) => !scene.frame.shooters.includes(id)),
  whoElse: refusal('3.2.2.j', 'the machine guns of a vehicle fire with each other, and with nothing else'),
  by: (_, { vehicle }) => vehicle.id,
  unfit(scene, gun) {
    const { world, view } = scene;
    const gunner = mayFireAt(world, view, gun, targetIn(scene));
    if (isRefusal(gunner)) return gunner;
    const turns = turnsToward(world, view, [...burstIn(scene).gunners, gunner], targetIn(scene));
    return isRefusal(turns) ? turns : undefined;
  },
  args: ({ id }) => ({ shooter: id }),
  perform: (game, { shooter }) => declare(game, { shooters: [...top(game.state, 'fire').shooters, shooter] }),
});

const shoot = verb('shoot', {
  cite: '7.8.c',
  *perform(game) {
    const frame = top(game.state, 'fire');
    if (frame.target !== undefined)
      yield* fire(game, declaredBurst(game.world, game.state, frame, frame.target));
  },
});

const TARGET_VERBS = [at] as const;
const GUN_VERBS = [add, shoot] as const;

/** One pick of the declaration; the last one throws the dice. */
export function* gunfireFrame(game: Game, frame: Declaration): Rule<void> {
  const { target, by } = frame;
  const sceneOf = declarationScene(game.world, frame);
  const cite = '7.8.c';
  if (target === undefined) {
    const ask = { by, id: 'vehicle-target', cite, prompt: 'At which hex?' };
    yield* decide(game, TARGET_VERBS, sceneOf, idleInDeclaration, ask);
  } else {
    const ask = { by, id: 'vehicle-guns', cite, prompt: `What fires at ${target}?` };
    yield* decide(game, GUN_VERBS, sceneOf, idleInDeclaration, ask);
  }
}

// ---- the dice

/** What the roll has broken, for good or not. */
interface Broken {
  readonly id: ArmId;
  readonly gone: boolean;
}

/** Everything that the roll of the attack decides. Vehicles never cower (2.0.Cowering). */
interface Shot {
  readonly results: readonly FireResult[];
  readonly broken: readonly Broken[];
  /** The main armament keeps its rate of fire. */
  readonly kept: boolean;
}

function* fire(game: Game, burst: Burst): Rule<void> {
  const { world, state } = game;
  const { vehicle, gunners, turns, target } = burst;
  const names = gunners.map(({ id }) => firing(id)).join(', ');
  const at = gunners[0]?.at ?? target;
  const sees = sight(world, state, at, target).clear;
  const lines = sees ? burstLines(world, state, burst) : [];
  pop(game);
  // A hull that bogs has not come round, and nothing is fired (7.6.a).
  if (turnsHull(turns.get('hull')) && !(yield* getsRound(game, vehicle))) return;
  if (gunners.some(({ arm }) => arm === 'MA')) loseAcquisition(game, vehicle);
  else if (gunners.some(({ arm }) => arm === 'CMG')) distractVehicle(game, vehicle, target);
  for (const turn of turns.values()) {
    const by = gunners.filter(({ arm }) => mountOf(world, vehicle, arm) === turn.mount).map(({ arm }) => arm);
    turnToFire(game, vehicle, turn, by);
    if (turn.hexspines > 0) yield* shakeHut(game, vehicle);
  }
  if (!sees) game.say('3.2.1.e', `${names} can't see ${target}: the fire is wasted`);
  for (const line of lines) game.say('7.8.c', `${names} fire at ${spelled(line)}`);
  desperationByFire(game, lines, 0);
  noteVolley(game, burst, at);
  if (gunners.some(({ mode }) => isFirstFire(mode))) noteShots(game, gunners);
  const shot = yield* roll(DR, `fire at ${target}`, reader(world, burst, lines), {
    cite: '7.8.c',
    by: vehicle.side,
    tell: (dice, fall) => [
      ...(sees
        ? toldLines(game, dice, lines, fall.results)
        : [lookedUp(sumOf(dice), undefined, 'the line of sight is blocked')]),
      ...gunsTold(dice, burst, fall),
    ],
  });
  for (const { id, arm, mode } of gunners) {
    const kept = arm === 'MA' && shot.kept;
    if (kept) keepFiring(game, [id]);
    noteArmFired(game, vehicle, arm, { mode, kept }, drive(game.state)?.spent);
  }
  yield* sufferHits(game, hitsOf(lines, shot.results, 0));
  const broken = yield* breakOne(game, shot.broken);
  if (gunners.some(({ mode }) => isFirstFire(mode))) leaveResidual(game, burst, lines, broken, shot.kept);
}

function reader(
  world: World,
  { vehicle, gunners }: Burst,
  lines: readonly AttackLine[],
): (dice: Faces<typeof DR>) => Shot {
  const numbers = gunners.map(gunner => ({ id: gunner.id, ...breakdownOf(vehicle, gunner) }));
  const rate = rateOfFire(gunners);
  return ({ coloured, white }) => {
    const original = coloured + white;
    const broken = numbers
      .filter(({ breakdown }) => original >= breakdown)
      .map(({ id, removal }) => ({ id, gone: original >= removal }));
    return {
      results: lines.map(line => resultOf(world, line, original, 0)),
      broken,
      kept: coloured <= rate && broken.length === 0,
    };
  };
}

function gunsTold(dice: Faces<typeof DR>, { vehicle, gunners }: Burst, { kept, broken }: Shot): Account {
  const rate = rateOfFire(gunners);
  const numbers = gunners.map(gunner => {
    const { breakdown: malfunction, removal } = breakdownOf(vehicle, gunner);
    return { id: gunner.id, rate, malfunction, removal };
  });
  const main = gunners.filter(({ arm }) => kept && arm === 'MA').map(({ id }) => id);
  return toldWeapons(dice, numbers, main, broken);
}

/** Pressed beyond its means, it breaks down two earlier, and for good at what would ordinarily jam it (6.8.c). */
function breakdownOf(vehicle: AnyVehicle, gunner: Gunner) {
  const { main, gunBreakdown } = vehicleCardOf(vehicle);
  const printed = (gunner.arm === 'MA' ? main?.breakdown : gunBreakdown) ?? 12;
  return isPressed(gunner)
    ? { breakdown: printed - PRESSED, removal: printed }
    : { breakdown: printed, removal: Number.POSITIVE_INFINITY };
}

const PRESSED = 2;

/** Machine guns fire once; a main armament that fires like one is slower than it is as ordnance (6.8.b). */
function rateOfFire(gunners: readonly Gunner[]): number {
  const main = gunners.find(({ arm }) => arm === 'MA');
  if (!main || main.mode === 'advancing' || main.vehicle.pinned || isPressed(main)) return 0;
  return (vehicleCardOf(main.vehicle).main?.rateOfFire ?? 0) - 1;
}

/** Of several that the same roll would break, one breaks (4.1.d). */
function* breakOne(game: Game, broken: readonly Broken[]): Rule<ArmId | undefined> {
  if (broken.length === 0) return undefined;
  const one = yield* draw(broken, 'which weapon breaks', { cite: '7.8.h', call: ({ id }) => firing(id) });
  const { vehicle, arm } = armOf(game.state, one.id);
  if (one.gone) disableArm(game, vehicle, arm);
  else malfunctionArm(game, vehicle, arm);
  return one.id;
}

function noteVolley(game: Game, { gunners, target }: Burst, from: HexId): void {
  const volley = { from, at: target, by: gunners.map(({ id }) => id) };
  game.own(game.state).volleys = [...(game.state.volleys ?? []), volley];
}

/** What breaks down or keeps its rate of fire leaves nothing behind (3.3.5.b). */
function leaveResidual(
  game: Game,
  { gunners, target }: Burst,
  lines: readonly AttackLine[],
  broken: ArmId | undefined,
  kept: boolean,
): void {
  const silent = gunners.filter(({ id, arm }) => id === broken || (kept && arm === 'MA')).map(({ id }) => id);
  placeResidual(game, target, firepowerLeft(game.world, lines, new Set(silent), 0));
}
