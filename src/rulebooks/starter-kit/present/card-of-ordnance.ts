/** The card of a shot that must hit first: the number to hit, its modifiers, and what a hit is worth (3.2.4). */
import type { HexId } from '../../../board/index.ts';
import {
  type ActCard,
  byDice,
  type CardPart,
  type CardResult,
  type Frozen,
  figure,
  orLess,
  signed,
} from '../../../engine/index.ts';
import { mayFireAt, targetsIn } from '../fire-targets.ts';
import { panzerfaust } from '../light-anti-tank.ts';
import { ordnanceOf } from '../ordnance.ts';
import { isRefusal } from '../refusal.ts';
import { type Firer, type Shooter, shooterOf } from '../shooters.ts';
import type { FireFrame } from '../state.ts';
import { effectOf, type Shot, toHitModifiers } from '../to-hit.ts';
import { type AnyUnit, unitById } from '../units.ts';
import { distance } from '../world.ts';
import { part } from './card-parts.ts';
import { hexText, pieceName, type Scene } from './names.ts';

type Declaration = Frozen<FireFrame>;

export function shotCard(scene: Scene, frame: Declaration, target: HexId): ActCard | undefined {
  const { world, view } = scene;
  const shot = declaredShot(scene, frame, target);
  const number = shot?.ordnance.toHit(distance(world, shot.firer.at, target));
  if (!shot || number === undefined) return undefined;
  const what = frame.faust ? 'a Panzerfaust' : `the ${pieceName(scene, shot.firer.id)}`;
  const toHit = part(scene, 'To hit', figure('to hit number', '3.2.4.proc.b', number));
  const card = { title: `${frame.shell ?? 'Shot'} of ${what} at ${hexText(world, target)}`, parts: [toHit] };
  // What hinders the line must not show before the shot is declared (3.2.1.e).
  if (world.sight === 'strict') return card;
  const rows = shot.shell
    ? [smokeRow(scene, shot, number)]
    : targetsIn(world, view, target).map(unit => targetRow(scene, shot, number, unit));
  return {
    ...card,
    parts: [toHit, ...rows.flatMap(row => row.parts)],
    results: rows.map(row => row.result),
  };
}

/** The shot that the declaration has come to; undefined if it may not be fired. */
function declaredShot(scene: Scene, frame: Declaration, target: HexId): Shot | undefined {
  const { world, view } = scene;
  const [first, second] = frame.shooters;
  if (first === undefined) return undefined;
  const shooter = shooterOf(view, first);
  const ordnance = frame.faust ? panzerfaust(world) : ordnanceOf(shooter);
  const firer = frame.faust ? faustFirer(scene, shooter) : mayFireAt(world, view, shooter, target);
  if (!ordnance || isRefusal(firer)) return undefined;
  return {
    ordnance,
    firer,
    target,
    leaders: frame.leaders.map(id => unitById(view, id)),
    ...(second !== undefined && { helper: unitById(view, second) }),
    ...(frame.shell && { shell: frame.shell }),
    ...(frame.backblast && { backblast: frame.backblast }),
  };
}

/** Whoever looks for a Panzerfaust does so beside his other fire; only advancing fire makes his aim worse (3.5.a). */
function faustFirer({ view }: Scene, shooter: Shooter): Firer {
  return { ...shooter, mode: view.phase === 'advancing-fire' ? 'advancing' : 'final' };
}

interface Row {
  readonly parts: readonly CardPart[];
  readonly result: CardResult;
}

const reach = (number: number, drm: number): string => `${signed(drm)}: hits with ${orLess(number - drm)}`;

function targetRow(scene: Scene, shot: Shot, number: number, unit: AnyUnit): Row {
  const { world, view } = scene;
  const aim = toHitModifiers(world, view, shot, unit);
  const { column, drm } = effectOf(world, view, shot, unit, false);
  const name = pieceName(scene, unit.id);
  return {
    parts: [
      part(scene, `Modifiers to hit ${name}`, aim, reach(number, aim.value)),
      part(scene, `Modifiers of a hit on ${name}`, drm, `column ${column}, ${signed(drm.value)} on the dice`),
    ],
    result: byDice(unit.id, roll => {
      if (roll + aim.value > number) return 'misses';
      return roll === 2 ? 'critical hit' : 'hits';
    }),
  };
}

/** Smoke is fired at the hex as such. */
function smokeRow(scene: Scene, shot: Shot, number: number): Row {
  const aim = toHitModifiers(scene.world, scene.view, shot);
  return {
    parts: [part(scene, 'Modifiers to hit the hex', aim, reach(number, aim.value))],
    result: byDice(hexText(scene.world, shot.target), roll =>
      roll + aim.value > number ? 'misses' : 'smoke',
    ),
  };
}
