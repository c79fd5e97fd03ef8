/** One close combat attack: odds, modifiers, and the number that kills each of its targets (6.1.3). */
import { type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import {
  type CLOSE_COMBAT_MODIFIERS,
  killNumber,
  modifier,
  type Odds,
  oddsOf,
  worseOdds,
} from '../charts/index.ts';
import type { View } from '../game.ts';
import { maySurrender } from '../morale/surrender.ts';
import type { UnitId } from '../state.ts';
import { burden, capacityOf } from '../support-weapons/portage.ts';
import { type AnyUnit, isLeader, leadershipOf, unitById, unitsAt } from '../units.ts';
import type { World } from '../world.ts';
import { type CombatAttack, defenceStrength, strengths } from './parties.ts';

const SUM = { stages: ['sum'] } as const;
const DRM = { stages: ['drm'] } as const;

/** Targets with the same modifiers: one roll, read for each line by itself. */
interface AssaultLine {
  readonly on: readonly UnitId[];
  readonly drm: Tally;
}

export interface Assault {
  readonly attack: Tally;
  readonly defence: Tally;
  /** Undefined: too weak for any odds. */
  readonly odds: Odds | undefined;
  readonly lines: readonly AssaultLine[];
  /** On doubles they cower: somebody fights with his own arms, and nobody leads (6.5.1). */
  readonly mayCower: boolean;
}

export function assaultOf(world: World, view: View, attack: CombatAttack): Assault {
  const attackers = attack.by.map(id => unitById(view, id));
  const targets = attack.on.map(id => unitById(view, id));
  const parts = strengths(view, attackers);
  const strength = tally(
    SUM,
    0,
    parts.map(({ unit, n }) => ({
      id: `{${unit.id}}`,
      cite: '6.1.3',
      op: '+',
      n,
      stage: 'sum',
      of: unit.id,
    })),
  );
  const defence = tally(SUM, 0, [
    { id: 'defence', cite: '6.1.3', op: '+', n: defenceStrength(targets), stage: 'sum' },
  ]);
  const common = commonModifiers(world, view, attack, attackers);
  return {
    attack: strength,
    defence,
    odds: oddsOf(strength.value, defence.value),
    lines: linesOf(targets, target => tally(DRM, 0, [...common, ...targetModifiers(world, view, target)])),
    mayCower: attack.leader === undefined && parts.some(({ inherent }) => inherent),
  };
}

function linesOf(targets: readonly AnyUnit[], drmOf: (target: AnyUnit) => Tally): readonly AssaultLine[] {
  const lines: { on: UnitId[]; drm: Tally; key: string }[] = [];
  for (const target of targets) {
    const drm = drmOf(target);
    const key = drm.kept.map(({ id, n }) => `${id} ${n}`).join();
    const same = lines.find(line => line.key === key);
    if (same) same.on.push(target.id);
    else lines.push({ on: [target.id], drm, key });
  }
  return lines;
}

type Listed = keyof typeof CLOSE_COMBAT_MODIFIERS.cites;

const listed = ({ charts }: World, id: Listed, times = 1): readonly TallyEntry[] => {
  const { n, cite } = modifier(charts.closeCombatModifiers, id);
  return times === 0 ? [] : [{ id, cite, n: n * times, op: '+', stage: 'drm' }];
};

/** What counts for the whole attack. Terrain never does (6.1.1). */
function commonModifiers(
  world: World,
  view: View,
  { leader, heroes = [], alive, on }: CombatAttack,
  attackers: readonly AnyUnit[],
): readonly TallyEntry[] {
  const leaders = leader === undefined ? attackers.filter(isLeader) : [unitById(view, leader)];
  const led = leaders.toSorted((a, b) => leadershipOf(a) - leadershipOf(b)).slice(0, 1);
  return [
    // A lone leader has the good of his own modifier (6.1.9).
    ...led.map(
      (unit): TallyEntry => ({
        id: `{${unit.id}}`,
        cite: leader === undefined ? '6.1.9' : '6.1.6',
        op: '+',
        n: leadershipOf(unit),
        stage: 'drm',
      }),
    ),
    ...listed(world, 'hero', heroes.length),
    ...listed(world, 'exhausted attacker', attackers.some(isSpent) ? 1 : 0),
    ...(alive ? captureModifier(world, view, on) : []),
  ];
}

/** Harder than to kill, unless all of them have lost heart, and no leader who stands is there to keep them at it (3.28.5.2). */
function captureModifier(world: World, view: View, on: readonly UnitId[]): readonly TallyEntry[] {
  const targets = on.map(id => unitById(view, id));
  const [first] = targets;
  const isHeld =
    first?.at !== undefined &&
    unitsAt(view, first.at, first.side).some(
      unit => isLeader(unit) && !unit.broken && !unit.withdraws && !maySurrender(world, view, unit),
    );
  const isEasy = !isHeld && targets.every(target => maySurrender(world, view, target));
  return listed(world, isEasy ? 'capture of men who would surrender' : 'capture attempt');
}

/** Out of breath, or busy with a task (4.7.9). */
const isSpent = ({ exhausted, tasked }: AnyUnit): boolean => exhausted === true || tasked === true;

/** What counts against this target alone. */
function targetModifiers(world: World, view: View, target: AnyUnit): readonly TallyEntry[] {
  return [
    ...listed(world, 'exhausted target', isSpent(target) ? 1 : 0),
    ...listed(world, 'broken target', target.broken ? 1 : 0),
    ...(target.withdraws ? withdrawalModifiers(world, view, target) : []),
  ];
}

/** It turns its back; those who stay cover it, and what it drags along slows it down (6.3.6.b, 6.3.6.2). */
function withdrawalModifiers(world: World, view: View, target: AnyUnit): readonly TallyEntry[] {
  const friends = target.at === undefined ? [] : unitsAt(view, target.at, target.side);
  const staying = friends.filter(unit => !unit.withdraws && !unit.broken && unit.guard === undefined);
  const excess = Math.max(0, burden(world, view, target) - capacityOf(world, target));
  return [
    ...listed(world, 'withdrawing target'),
    ...listed(world, 'friend who stays', staying.length),
    ...listed(world, 'excess load', excess),
  ];
}

/** The number to roll at most, modifiers counted with the dice; undefined: nothing can come of it. */
export function killNumberOf({ charts }: World, { odds }: Assault, cowers: boolean): number | undefined {
  const at = odds === undefined || !cowers ? odds : worseOdds(odds);
  return at === undefined ? undefined : killNumber(charts, at);
}
