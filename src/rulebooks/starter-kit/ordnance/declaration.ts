/** How a shot of ordnance is declared (3.2.4, 4.4, 4.5, 6.2): each is fired alone, at one hex. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal, type Rule } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { directorsIn } from '../fire/direction.ts';
import { showShooter } from '../fire/openings.ts';
import type { Firer } from '../fire/shooters.ts';
import { replaceTop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import type { FireFrame } from '../state.ts';
import { hasWalls } from '../terrain/terrain.ts';
import type { World } from '../world.ts';
import { type Choice, chosen, shellsAt, spinesAt } from './aims.ts';
import { ordnanceAttack } from './attack.ts';
import { choicesIn, declaredShot, gunnerOf } from './declared-shot.ts';
import { mayFireLike } from './equivalent.ts';
import { groundHexes, groundShells, someGround } from './ground.ts';
import { mayLob } from './lobbing.ts';
import { isSmoke, type Shot } from './shot.ts';
import { knownTargetHexes } from './targets.ts';
import { helpersOf, needsTwoMen } from './two-men.ts';

type Declaration = Frozen<FireFrame>;

/** One pick of the declaration; the last one throws the dice. */
export function* ordnanceFrame(game: Game, frame: Declaration): Rule<void> {
  const { world } = game;
  const act = yield* choose({
    by: frame.by,
    id: frame.target === undefined ? 'ordnance-target' : 'ordnance-shot',
    cite: '3.2.4.proc.b',
    prompt: frame.target === undefined ? 'At which hex?' : `Fire at ${frame.target}`,
    acts: view =>
      frame.target === undefined
        ? targetActs(world, view, frame)
        : shotActs(world, view, frame, frame.target),
  });
  switch (act.verb) {
    case 'at':
      return replaceTop(game, { ...frame, target: act.hex });
    case 'aim':
      return replaceTop(game, { ...frame, aim: act.at });
    case 'engage':
      return replaceTop(game, { ...frame, vehicle: act.vehicle });
    case 'load':
      return replaceTop(game, { ...frame, shell: act.shell });
    case 'point':
      return replaceTop(game, { ...frame, spine: act.spine });
    case 'add':
      showShooter(game, act.shooter);
      return replaceTop(game, { ...frame, shooters: [...frame.shooters, act.shooter] });
    case 'direct':
      showShooter(game, act.leader);
      return replaceTop(game, { ...frame, leaders: [act.leader] });
    case 'backblast':
      return replaceTop(game, { ...frame, backblast: act.take });
    case 'shoot':
      if (frame.target !== undefined)
        yield* ordnanceAttack(game, declaredShot(world, game.state, frame, frame.target));
  }
}

type OrdnanceAct = Extract<
  BookAct,
  { verb: 'at' | 'aim' | 'engage' | 'load' | 'point' | 'add' | 'direct' | 'backblast' | 'shoot' }
>;

/** Enemies are fired at; the ground only as such, once that has been said: by area fire, or by shells that make a cloud. */
function targetActs(world: World, view: View, frame: Declaration): readonly OrdnanceAct[] {
  const isGround = frame.aim === 'area' || isSmoke(frame.shell);
  const hexes = isGround ? groundHexes(world, view, frame) : enemyHexes(world, view, frame);
  const acts: OrdnanceAct[] = hexes.map(hex => ({ verb: 'at', hex }));
  if (isGround || frame.faust) return acts;
  const ground = someGround(world, view, frame);
  if (ground === undefined) return acts;
  // Some mortars throw their smoke less far than their shells (Chapter H).
  const shells = groundShells(world, view, frame, ground).filter(
    shell => someGround(world, view, { ...frame, shell }) !== undefined,
  );
  return [...acts, ...shells.map(shell => ({ verb: 'load', shell }) as const), { verb: 'aim', at: 'area' }];
}

function enemyHexes(world: World, view: View, frame: Declaration): readonly HexId[] {
  return knownTargetHexes(view, frame.by).filter(
    hex => !isRefusal(gunnerOf(world, view, frame, hex)) || mayStillFireLike(world, view, frame, hex),
  );
}

function shotActs(world: World, view: View, frame: Declaration, target: HexId): readonly OrdnanceAct[] {
  const choices = choicesIn(world, view, frame, target);
  if (!chosen(choices, frame) || mayStillFireLike(world, view, frame, target)) {
    return aimActs(world, view, frame, target, choices);
  }
  const shot = declaredShot(world, view, frame, target);
  const { ordnance, firer } = shot;
  const spines = frame.spine === undefined ? spinesAt(world, view, firer, target) : [];
  if (spines.length > 1) return spines.map(spine => ({ verb: 'point', spine }));
  if (ordnance.backblast && !frame.backblast && hasWalls(world, firer.at)) return backblastActs(shot);
  const { user } = firer;
  const served = user ? serviceActs(view, frame, shot, { ...firer, user }) : [];
  if (needsTwoMen(firer) && !shot.helper) return served;
  return [...loadActs(world, view, frame, shot), ...served, { verb: 'shoot' }];
}

/** Nothing has been said yet that would keep it from firing like a machine gun (6.8). */
function mayStillFireLike(world: World, view: View, frame: Declaration, target: HexId): boolean {
  const isOpen = frame.aim === undefined && frame.vehicle === undefined && frame.shell === undefined;
  return isOpen && mayFireLike(world, view, frame, target);
}

/** At the men, at the hex, at one vehicle, or like a machine gun. */
function aimActs(
  world: World,
  view: View,
  frame: Declaration,
  target: HexId,
  choices: readonly Choice[],
): readonly OrdnanceAct[] {
  const acts = choices.map(({ type, vehicle }): OrdnanceAct => {
    if (vehicle !== undefined) return { verb: 'engage', vehicle };
    return { verb: 'aim', at: type === 'area' ? 'area' : 'infantry' };
  });
  if (mayFireLike(world, view, frame, target)) acts.push({ verb: 'aim', at: 'firepower' });
  if (mayLob(world, view, frame, target)) acts.push({ verb: 'aim', at: 'mortar' });
  return acts;
}

/** Other shells than the usual ones (6.2). */
function loadActs(world: World, view: View, frame: Declaration, shot: Shot): readonly OrdnanceAct[] {
  if (frame.shell !== undefined) return [];
  const { ordnance, firer, target, vehicle, type = 'own' } = shot;
  const choice = vehicle ? { type, vehicle: vehicle.id } : { type };
  return shellsAt(world, view, ordnance, firer, target, choice)
    .filter(shell => shell !== shot.shell)
    .map(shell => ({ verb: 'load', shell }));
}

/** Leaders who lend a hand, or direct. */
function serviceActs(view: View, frame: Declaration, { helper }: Shot, firer: Firer): readonly OrdnanceAct[] {
  const acts: OrdnanceAct[] = [];
  if (!helper) for (const { id } of helpersOf(view, firer)) acts.push({ verb: 'add', shooter: id });
  // One man alone may not fire it: help comes first (4.4.1).
  if (frame.leaders.length > 0 || (needsTwoMen(firer) && !helper)) return acts;
  const directors = directorsIn(view, firer.at, [firer]).filter(({ id }) => id !== helper?.id);
  for (const { id } of directors) acts.push({ verb: 'direct', leader: id });
  return acts;
}

/** A pinned firer cannot take the care that it takes (4.4.3). */
function backblastActs({ firer }: Shot): readonly OrdnanceAct[] {
  const blast = { verb: 'backblast', take: 'blast' } as const;
  return firer.user?.pinned ? [blast] : [{ verb: 'backblast', take: 'care' }, blast];
}
