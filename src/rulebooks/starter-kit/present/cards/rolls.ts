/** The cards of single rolls: rally, recovery, repair, deployment, pushing guns, smoke grenades (3.1, 3.3.1, 6.5, 8.4). */
import {
  type ActCard,
  byDice,
  byDie,
  comes,
  figure,
  NOTHING,
  needsAtMost,
  nothing,
  type Tally,
} from '../../../../engine/index.ts';
import { repairNumberOf } from '../../fire/weapons.ts';
import { gunCardOf } from '../../guns/guns.ts';
import { manhandlingModifiers, type Push, pushResult } from '../../guns/manhandling.ts';
import { rallyModifiers } from '../../morale/rally-attempt.ts';
import { stackOf } from '../../movement/moving-stack.ts';
import { DEPLOYMENT_CHECK } from '../../pacific/marines.ts';
import { smokeExponent } from '../../smoke/smoke-grenades.ts';
import { recoveryModifiers } from '../../support-weapons/rally-weapons.ts';
import { type AnyUnit, moraleOf, unitById, weaponById, weaponCardOf } from '../../units.ts';
import { armRepairNumber } from '../../vehicles/repair.ts';
import type { Cards } from '../by-verb.ts';
import { hexText, pieceName, type Scene } from '../names.ts';
import { movingNow } from '../words/movement.ts';
import { taskCheckOf } from './hazards.ts';
import { part } from './parts.ts';

function rallyCard(scene: Scene, unit: AnyUnit, leader: AnyUnit | undefined): ActCard {
  const drm = rallyModifiers({ ...scene, unit, leader });
  const { id } = unit;
  const morale = moraleOf(scene.world, scene.view, unit);
  const most = morale - drm.value;
  return {
    title: `Rally of ${pieceName(scene, id)}`,
    targets: [{ of: id, otherwise: 'stays broken' }],
    parts: [
      part(scene, 'Broken morale', figure('broken morale', '3.2.3.j', morale, id)),
      part(scene, 'Modifiers', drm, needsAtMost({ of: id, is: 'rallied' }, 'rallies', most)),
    ],
    rolls: [
      byDice(id, roll => {
        if (roll <= most) return comes('rallies', 'rallied');
        return roll === 12 ? 'casualty reduction' : nothing('stays broken');
      }),
    ],
  };
}

/** Exhausted men have one more on the die. */
const exhaustion = (unit: AnyUnit): Tally => (unit.exhausted ? figure('CX', '3.3.1.h', 1, unit.id) : NOTHING);

/** A recovery needs less than this. */
const RECOVERY = 6;

function recoveryCard(scene: Scene, unit: AnyUnit, weapon: string, cite: string): ActCard {
  const drm = recoveryModifiers(scene.world, unit);
  const most = RECOVERY - 1 - drm.value;
  return {
    title: `Recovery of the ${pieceName(scene, weapon)}`,
    targets: [{ of: weapon, otherwise: 'stays lying' }],
    parts: [
      part(scene, 'Recovery number', figure('less than', cite, RECOVERY)),
      part(scene, 'Modifiers', drm, needsAtMost({ of: weapon, is: 'recovered' }, 'recovered', most, 1)),
    ],
    rolls: [byDie(weapon, roll => (roll <= most ? comes('recovered') : nothing('stays lying')))],
  };
}

/** `lost`: what it is after a 6. */
function repairCard(scene: Scene, id: string, number: number, cite: string, lost: string): ActCard {
  const need = needsAtMost({ of: id, is: 'repaired' }, 'repaired', number, 1);
  return {
    title: `Repair of the ${pieceName(scene, id)}`,
    targets: [{ of: id, otherwise: 'stays as it is' }],
    parts: [part(scene, 'Repair number', figure('repair number', cite, number, id), need)],
    rolls: [
      byDie(id, roll => {
        if (roll === 6) return comes('lost', lost);
        return roll <= number ? comes('repaired') : nothing('no change');
      }),
    ],
  };
}

const PUSHED: Readonly<Record<Push, string>> = {
  'goes on': 'moves, and may go on',
  arrives: 'moves, and stops',
  stuck: 'does not move',
};

export const ROLL_CARDS = {
  rally: (scene, { unit, by }) => rallyCard(scene, unitById(scene.view, unit), unitById(scene.view, by)),
  'self-rally': (scene, { unit }) => rallyCard(scene, unitById(scene.view, unit), undefined),
  recover: (scene, { unit, weapon }) => recoveryCard(scene, unitById(scene.view, unit), weapon, '3.1.c'),
  'pick-up': (scene, { unit, weapon }) => recoveryCard(scene, unitById(scene.view, unit), weapon, '3.3.1.l'),
  repair: (scene, { weapon }) => {
    const number = repairNumberOf(scene.world, weaponCardOf(weaponById(scene.view, weapon)));
    return number === undefined ? undefined : repairCard(scene, weapon, number, '3.1.d', 'destroyed');
  },
  'repair-arm': (scene, { arm }) =>
    repairCard(scene, arm, armRepairNumber(scene.world, scene.view, arm), '3.1.e', 'disabled'),
  /** Only in the rally phase does a squad need to pass a check for it (8.4.a). */
  deploy: (scene, { unit }) => {
    if (scene.view.doing.at(-1)?.is !== 'rally') return undefined;
    const who = unitById(scene.view, unit);
    return {
      title: `Deployment of ${pieceName(scene, unit)}`,
      ...taskCheckOf(scene, who, DEPLOYMENT_CHECK, { passed: 'deployed' }),
    };
  },
  push: (scene, { weapon, to }) => {
    const { world, view } = scene;
    const gun = weaponById(view, weapon);
    const number = gunCardOf(gun)?.manhandling;
    const move = movingNow(scene);
    if (number === undefined || !move) return undefined;
    const drm = manhandlingModifiers(world, view, { stack: stackOf(view, move), gun, to });
    return {
      title: `Push the ${pieceName(scene, weapon)} to ${hexText(world, to)}`,
      targets: [{ of: weapon, otherwise: PUSHED.stuck }],
      parts: [
        part(scene, 'M#', figure('manhandling number', '6.5.b', number, weapon)),
        part(scene, 'Modifiers', drm, needsAtMost({ of: weapon, is: 'moved' }, 'moves', number - drm.value)),
      ],
      rolls: [
        byDice(weapon, roll => {
          const result = pushResult(roll + drm.value, number);
          return result === 'stuck' ? nothing(PUSHED.stuck) : PUSHED[result];
        }),
      ],
    };
  },
  smoke: (scene, { unit, at }) => {
    const who = unitById(scene.view, unit);
    const exponent = smokeExponent(who);
    if (exponent === undefined) return undefined;
    const drm = exhaustion(who);
    const most = exponent - drm.value;
    return {
      title: `Smoke grenades of ${pieceName(scene, unit)} in ${hexText(scene.world, at)}`,
      targets: [{ of: at, otherwise: 'no smoke' }],
      by: { title: 'Who throws them', of: [unit] },
      parts: [
        part(scene, 'Smoke exponent', figure('smoke exponent', '3.3.1.j', exponent, unit)),
        part(scene, 'Modifiers', drm, needsAtMost({ of: at, is: 'smoke' }, 'smoke', most, 1)),
      ],
      rolls: [
        byDie(at, roll => {
          if (roll <= most) return comes('smoke');
          return nothing(
            roll === 6 ? `no smoke, and ${pieceName(scene, unit)} moves no farther` : 'no smoke',
          );
        }),
      ],
    };
  },
} satisfies Cards;
