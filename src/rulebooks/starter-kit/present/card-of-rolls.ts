/** The cards of single rolls: rally, recovery, repair, deployment, pushing guns, smoke grenades (3.1, 3.3.1, 6.5, 8.4). */
import {
  type ActCard,
  byDice,
  byDie,
  figure,
  NOTHING,
  orLess,
  signed,
  type Tally,
} from '../../../engine/index.ts';
import { gunCardOf } from '../guns/guns.ts';
import { manhandlingModifiers, type Push, pushResult } from '../guns/manhandling.ts';
import { stackOf } from '../moving-stack.ts';
import { DEPLOYMENT_CHECK } from '../pacific/marines.ts';
import { rallyModifiers } from '../rally-attempt.ts';
import { recoveryModifiers } from '../rally-weapons.ts';
import { type AnyUnit, cardOf, moraleOf, unitById, weaponById, weaponCardOf } from '../units.ts';
import { armRepairNumber } from '../vehicles/repair.ts';
import { repairNumberOf } from '../weapons-in-fire.ts';
import type { ByVerb } from './by-verb.ts';
import { taskCheckOf } from './card-of-hazards.ts';
import { part } from './card-parts.ts';
import { hexText, pieceName, type Scene } from './names.ts';
import { movingNow } from './words-of-movement.ts';

function rallyCard(scene: Scene, unit: AnyUnit, leader: AnyUnit | undefined): ActCard {
  const drm = rallyModifiers({ ...scene, unit, leader });
  const morale = moraleOf(scene.view, unit);
  return {
    title: `Rally of ${pieceName(scene, unit.id)}`,
    parts: [
      part(scene, 'Broken morale', figure('broken morale', '3.2.3.j', morale, unit.id)),
      part(scene, 'Modifiers', drm, `${signed(drm.value)}: rallies with ${orLess(morale - drm.value)}`),
    ],
    results: [
      byDice(unit.id, roll => {
        if (roll + drm.value <= morale) return 'rallies';
        return roll === 12 ? 'casualty reduction' : 'stays broken';
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
  return {
    title: `Recovery of the ${pieceName(scene, weapon)}`,
    parts: [
      part(scene, 'Recovery number', figure('less than', cite, RECOVERY)),
      part(
        scene,
        'Modifiers',
        drm,
        `${signed(drm.value)}: recovers with ${orLess(RECOVERY - 1 - drm.value)}`,
      ),
    ],
    results: [byDie(weapon, roll => (roll + drm.value < RECOVERY ? 'recovered' : 'stays lying'))],
  };
}

function repairCard(scene: Scene, id: string, number: number, cite: string): ActCard {
  return {
    title: `Repair of the ${pieceName(scene, id)}`,
    parts: [part(scene, 'Repair number', figure('repair number', cite, number, id), orLess(number))],
    results: [byDie(id, roll => (roll === 6 ? 'lost' : roll <= number ? 'repaired' : 'no change'))],
  };
}

const PUSHED: Readonly<Record<Push, string>> = {
  'goes on': 'moves, and may go on',
  arrives: 'moves, and stops',
  stuck: 'does not move',
};

export const ROLL_CARDS: ByVerb<
  'rally' | 'self-rally' | 'recover' | 'pick-up' | 'repair' | 'repair-arm' | 'deploy' | 'push' | 'smoke',
  ActCard | undefined
> = {
  rally: (scene, { unit, by }) => rallyCard(scene, unitById(scene.view, unit), unitById(scene.view, by)),
  'self-rally': (scene, { unit }) => rallyCard(scene, unitById(scene.view, unit), undefined),
  recover: (scene, { unit, weapon }) => recoveryCard(scene, unitById(scene.view, unit), weapon, '3.1.c'),
  'pick-up': (scene, { unit, weapon }) => recoveryCard(scene, unitById(scene.view, unit), weapon, '3.3.1.l'),
  repair: (scene, { weapon }) => {
    const number = repairNumberOf(weaponCardOf(weaponById(scene.view, weapon)));
    return number === undefined ? undefined : repairCard(scene, weapon, number, '3.1.d');
  },
  'repair-arm': (scene, { arm }) => repairCard(scene, arm, armRepairNumber(scene.view, arm), '3.1.e'),
  /** Only in the rally phase does a squad need to pass a check for it (8.4.a). */
  deploy: (scene, { unit }) => {
    if (scene.view.doing.at(-1)?.is !== 'rally') return undefined;
    const who = unitById(scene.view, unit);
    return {
      title: `Deployment of ${pieceName(scene, unit)}`,
      ...taskCheckOf(scene, who, DEPLOYMENT_CHECK, 'stays a squad'),
    };
  },
  push: (scene, { weapon, to }) => {
    const { world, view } = scene;
    const gun = weaponById(view, weapon);
    const number = gunCardOf(gun)?.manhandling;
    const move = movingNow(scene);
    if (number === undefined || !move) return undefined;
    const drm = manhandlingModifiers(world, view, { stack: stackOf(view, move), gun, to });
    const reads = `${signed(drm.value)}: moves with ${orLess(number - drm.value)}`;
    return {
      title: `Push the ${pieceName(scene, weapon)} to ${hexText(world, to)}`,
      parts: [
        part(scene, 'M#', figure('manhandling number', '6.5.b', number, weapon)),
        part(scene, 'Modifiers', drm, reads),
      ],
      results: [byDice(weapon, roll => PUSHED[pushResult(roll + drm.value, number)])],
    };
  },
  smoke: (scene, { unit }) => {
    const who = unitById(scene.view, unit);
    const card = cardOf(who);
    const exponent = card.kind === 'leader' ? undefined : card.smokeExponent;
    if (exponent === undefined) return undefined;
    const drm = exhaustion(who);
    return {
      title: `Smoke grenades of ${pieceName(scene, unit)}`,
      parts: [
        part(scene, 'Smoke exponent', figure('smoke exponent', '3.3.1.j', exponent, unit)),
        part(scene, 'Modifiers', drm, `${signed(drm.value)}: smoke with ${orLess(exponent - drm.value)}`),
      ],
      results: [
        byDie(unit, roll => {
          if (roll + drm.value <= exponent) return 'smoke';
          return roll === 6 ? 'no smoke, and its movement ends' : 'no smoke';
        }),
      ],
    };
  },
};
