/** How a shot of ordnance is declared (3.2.4, 4.4, 4.5): each is fired alone, at one hex. */
import type { HexId } from '../../board/index.ts';
import type { Frozen, Rule } from '../../engine/index.ts';
import type { BookAct } from './acts.ts';
import { directorsIn } from './fire-direction.ts';
import { isReady, mayBeSeen, mayFireAt, targetHexes } from './fire-targets.ts';
import { replaceTop } from './frames.ts';
import { choose, type Game, type View } from './game.ts';
import { faustRefusal, needsTwoMen, panzerfaust } from './light-anti-tank.ts';
import { hasSmokeShells } from './mortars.ts';
import { helpersOf, ordnanceOf, shotRefusal } from './ordnance.ts';
import { ordnanceAttack } from './ordnance-attack.ts';
import { isRefusal } from './refusal.ts';
import { type Firer, firingSide, type Shooter, shooterOf, shootersOf } from './shooters.ts';
import type { FireFrame, FireMode } from './state.ts';
import { buildingAt } from './terrain.ts';
import type { Shot } from './to-hit.ts';
import { type AnyUnit, unitById, unitsAt } from './units.ts';
import type { World } from './world.ts';

type Declaration = Frozen<FireFrame>;

/** Mortars that could fire smoke now, whether or not they see an enemy. */
export function smokeMortars(world: World, view: View): readonly Shooter[] {
  if (view.phase !== 'prep-fire' && view.phase !== 'defensive-fire') return [];
  return shootersOf(view, firingSide(world, view)).filter(
    shooter =>
      shooter.weapon &&
      hasSmokeShells(view, shooter.weapon) &&
      isReady(world, view, shooter, world.field.ids),
  );
}

// ---- Panzerfausts

const FAUST_MODES: Partial<Record<View['phase'], FireMode>> = {
  'prep-fire': 'prep',
  movement: 'first',
  'defensive-fire': 'final',
  'advancing-fire': 'advancing',
};

function faustFirer(world: World, view: View, user: AnyUnit): Firer | undefined {
  const mode = FAUST_MODES[view.phase];
  if (!mode || user.at === undefined || user.side !== firingSide(world, view)) return undefined;
  return isRefusal(faustRefusal(world, view, user)) ? undefined : { id: user.id, user, at: user.at, mode };
}

/** Those of the hexes at which the unit may fire one. */
function faustTargets(world: World, view: View, user: AnyUnit, hexes: readonly HexId[]): readonly HexId[] {
  const ordnance = panzerfaust(world);
  const firer = ordnance && faustFirer(world, view, user);
  if (!firer) return [];
  const inReach = hexes.filter(hex => !shotRefusal(world, view, ordnance, firer, hex));
  if (inReach.length === 0) return [];
  const held = unitsAt(view, firer.at).some(unit => unit.side !== user.side);
  return inReach.filter(hex => (!held || hex === firer.at) && mayBeSeen(world, view, firer.at, hex));
}

/** The units that may look for a Panzerfaust now (4.4.2). */
export function faustActs(world: World, view: View): readonly Extract<BookAct, { verb: 'faust' }>[] {
  if (!panzerfaust(world)) return [];
  const side = firingSide(world, view);
  const hexes = targetHexes(world, view);
  return view.units
    .filter(unit => unit.side === side && faustTargets(world, view, unit, hexes).length > 0)
    .map(({ id }) => ({ verb: 'faust', unit: id }));
}

// ---- the declaration

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
    case 'load':
      return replaceTop(game, { ...frame, shell: act.shell });
    case 'add':
      return replaceTop(game, { ...frame, shooters: [...frame.shooters, act.shooter] });
    case 'direct':
      return replaceTop(game, { ...frame, leaders: [act.leader] });
    case 'backblast':
      return replaceTop(game, { ...frame, backblast: act.take });
    case 'shoot':
      if (frame.target !== undefined)
        yield* ordnanceAttack(game, shotOf(world, game.state, frame, frame.target));
  }
}

type OrdnanceAct = Extract<BookAct, { verb: 'at' | 'load' | 'add' | 'direct' | 'backblast' | 'shoot' }>;

function targetActs(world: World, view: View, frame: Declaration): readonly OrdnanceAct[] {
  const shooter = declaredShooter(view, frame);
  if (frame.faust) {
    const targets = faustTargets(world, view, shooter.user, targetHexes(world, view));
    return targets.map(hex => ({ verb: 'at', hex }));
  }
  // Smoke is fired at ground; shells are fired at men.
  const hexes = frame.shell ? world.field.ids : targetHexes(world, view);
  const targets = hexes.filter(hex => !isRefusal(mayFireAt(world, view, shooter, hex)));
  const smoke = shooter.weapon !== undefined && !frame.shell && hasSmokeShells(view, shooter.weapon);
  return [
    ...targets.map(hex => ({ verb: 'at', hex }) as const),
    ...(smoke ? [{ verb: 'load', shell: 'smoke' } as const] : []),
  ];
}

function shotActs(world: World, view: View, frame: Declaration, target: HexId): readonly OrdnanceAct[] {
  const { ordnance, firer, helper } = shotOf(world, view, frame, target);
  if (ordnance.backblast && !frame.backblast && buildingAt(world, firer.at)) return backblastActs(firer);
  const acts: OrdnanceAct[] = [];
  if (!helper) for (const { id } of helpersOf(view, firer)) acts.push({ verb: 'add', shooter: id });
  if (needsTwoMen(firer) && !helper) return acts;
  if (frame.leaders.length === 0) {
    const directors = directorsIn(view, firer.at, [firer]).filter(({ id }) => id !== helper?.id);
    for (const { id } of directors) acts.push({ verb: 'direct', leader: id });
  }
  return [...acts, { verb: 'shoot' }];
}

/** A pinned firer cannot take the care that it takes (4.4.3). */
function backblastActs({ user }: Firer): readonly OrdnanceAct[] {
  const blast = { verb: 'backblast', take: 'blast' } as const;
  return user.pinned ? [blast] : [{ verb: 'backblast', take: 'care' }, blast];
}

function declaredShooter(view: View, { shooters }: Declaration): Shooter {
  const [id] = shooters;
  if (id === undefined) throw new Error('a declaration of fire has a shooter');
  return shooterOf(view, id);
}

function shotOf(world: World, view: View, frame: Declaration, target: HexId): Shot {
  const shooter = declaredShooter(view, frame);
  const ordnance = frame.faust ? panzerfaust(world) : ordnanceOf(shooter);
  const firer = frame.faust ? faustFirer(world, view, shooter.user) : mayFireAt(world, view, shooter, target);
  if (!ordnance || !firer || isRefusal(firer)) throw new Error(`${shooter.id} may not fire at ${target}`);
  const [, helper] = frame.shooters;
  return {
    ordnance,
    firer,
    ...(helper === undefined ? {} : { helper: unitById(view, helper) }),
    leaders: frame.leaders.map(id => unitById(view, id)),
    target,
    ...(frame.shell && { shell: frame.shell }),
    ...(frame.backblast && { backblast: frame.backblast }),
  };
}
