/** Residual firepower (3.3.5): what first fire leaves behind in a hex, and what it does to those who come there. */
import type { HexId } from '../../../board/index.ts';
import type { Rule } from '../../../engine/index.ts';
import { fireColumn, residualFirepower, shiftColumn } from '../charts/index.ts';
import { choose, type Game, type View } from '../game.ts';
import type { ShooterId, WeaponId } from '../state.ts';
import { isVulnerable } from '../vehicles/crew.ts';
import { drivenVehicle } from '../vehicles/driving/driving.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { blast } from './blast.ts';
import { type Attack, type AttackLine, circumstancesOf } from './card.ts';
import { markFirer } from './markers.ts';
import { crewFireModifiers, fireModifiers, residualReduction } from './modifiers.ts';
import { isAntiTankRifle, moverAt, movers, movingPiece } from './shooters.ts';

/** What happened to the weapons of the attack that leaves it. */
interface Aftereffects {
  readonly broken: WeaponId | undefined;
  readonly kept: readonly WeaponId[];
  readonly cowered: number;
}

/** After first fire of any sort. A weapon that breaks down or keeps its rate of fire leaves nothing (3.3.5.b). */
export function* leaveResidual(
  game: Game,
  attack: Attack,
  lines: readonly AttackLine[],
  { broken, kept, cowered }: Aftereffects,
): Rule<void> {
  if (game.state.phase !== 'movement') return;
  const rifles = attack.firers.filter(isAntiTankRifle).map(({ id }) => id);
  const silent = new Set<ShooterId>([...rifles, ...kept, ...(broken ? [broken] : [])]);
  for (const weapon of kept) {
    const firer = attack.firers.find(({ id }) => id === weapon);
    if (!firer) continue;
    const spent = new Set([...silent].filter(id => id !== weapon));
    const gain = firepowerLeft(game.world, lines, spent, cowered);
    if (
      gain <=
      Math.max(firepowerLeft(game.world, lines, silent, cowered), residualAt(game.state, attack.target))
    )
      continue;
    const { keep } = yield* choose({
      by: firer.user.side,
      id: 'rate-of-fire',
      cite: '3.3.5.b',
      prompt: `Keep the rate of fire, or leave ${gain} residual firepower?`,
      acts: () =>
        [
          { verb: 'rate', weapon, keep: 'keep' },
          { verb: 'rate', weapon, keep: 'spend' },
        ] as const,
    });
    if (keep === 'keep') continue;
    silent.delete(weapon);
    markFirer(game, firer, false);
  }
  placeResidual(game, attack.target, firepowerLeft(game.world, lines, silent, cowered));
}

/** Half the highest column, as if the silent ones had not fired, less what hindered the fire from outside (3.3.5.c). */
export function firepowerLeft(
  world: World,
  lines: readonly AttackLine[],
  silent: ReadonlySet<ShooterId>,
  cowered: number,
): number {
  const left = lines.map(({ each, drm }) => {
    const heard = each.filter(({ id }) => !silent.has(id));
    const column = fireColumn(heard.reduce((sum, { firepower }) => sum + firepower.value, 0));
    const shifted = column && shiftColumn(column, -cowered);
    return shifted ? residualFirepower(world.charts, shifted, residualReduction(drm)) : 0;
  });
  return Math.max(0, ...left);
}

export function residualAt({ residual }: View, hex: HexId): number {
  return residual.find(({ at }) => at === hex)?.firepower ?? 0;
}

/** One counter a location: a greater one replaces a smaller, and they are never added up (3.3.5.f). */
export function placeResidual(game: Game, hex: HexId, firepower: number): void {
  if (firepower <= residualAt(game.state, hex)) return;
  game.own(game.state).residual = [
    ...game.state.residual.filter(({ at }) => at !== hex),
    { at: hex, firepower },
  ];
  game.say('3.3.5.a', `${firepower} residual firepower in ${hex}`);
}

/**
 * After an expenditure in a hex with residual firepower, and before the defender declares any fire: it attacks the
 * moving stack alone, or the exposed crew of the moving vehicle (3.3.5).
 */
export function* residualAttack(game: Game): Rule<void> {
  const move = movingPiece(game.state);
  const due = residualDue(game.world, game.state);
  if (!move || !due) return;
  const exposed = { ...move, residualDrm: due.exposure };
  game.own(game.state).doing = game.state.doing.map(frame => (frame === move ? exposed : frame));
  yield* blast(game, due.attack);
}

/** The attack on those who spend something where they are: once in a location, and again only if they are more exposed. */
export function residualDue(
  world: World,
  view: View,
): { readonly attack: Attack; readonly exposure: number } | undefined {
  const attack = residualOnMovers(view);
  if (!attack) return undefined;
  const exposure = exposureOf(world, view, attack);
  const before = movingPiece(view)?.residualDrm;
  return before !== undefined && exposure >= before ? undefined : { attack, exposure };
}

/** What lies in the hex of those who move attacks them, and nobody else. */
export function residualOnMovers(view: View): Attack | undefined {
  const targets = movers(view);
  const crews = movingCrews(view);
  const hex = moverAt(view);
  if (hex === undefined || targets.length + crews.length === 0) return undefined;
  const n = residualAt(view, hex);
  if (n === 0) return undefined;
  const given = { id: 'residual firepower', cite: '3.3.5.d', n };
  return { kind: 'residual', firers: [], leaders: [], target: hex, targets, crews, given };
}

function movingCrews(view: View): readonly AnyVehicle[] {
  const vehicle = drivenVehicle(view);
  return vehicle && isVulnerable(vehicle) ? [vehicle] : [];
}

/** The modifier by which the stack as such is exposed, whatever its members carry. */
function exposureOf(world: World, view: View, attack: Attack): number {
  const circumstances = circumstancesOf(view, attack);
  const sums = attack.targets.map(unit => {
    const { kept } = fireModifiers(world, view, circumstances, unit);
    return kept.reduce((sum, { n, of }) => (of === undefined ? sum + n : sum), 0);
  });
  const ofCrews = (attack.crews ?? []).map(crew => crewFireModifiers(world, view, circumstances, crew).value);
  return Math.min(...sums, ...ofCrews);
}
