/** The cards of single rolls: rally, recovery, repair, smoke grenades (3.1, 3.3.1). */
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
import { rallyModifiers } from '../rally-attempt.ts';
import { recoveryModifiers } from '../rally-weapons.ts';
import { type AnyUnit, cardOf, moraleOf, unitById, weaponById, weaponCardOf } from '../units.ts';
import type { ByVerb } from './by-verb.ts';
import { part } from './card-parts.ts';
import { pieceName, type Scene } from './names.ts';

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

export const ROLL_CARDS: ByVerb<
  'rally' | 'self-rally' | 'recover' | 'pick-up' | 'repair' | 'smoke',
  ActCard | undefined
> = {
  rally: (scene, { unit, by }) => rallyCard(scene, unitById(scene.view, unit), unitById(scene.view, by)),
  'self-rally': (scene, { unit }) => rallyCard(scene, unitById(scene.view, unit), undefined),
  recover: (scene, { unit, weapon }) => recoveryCard(scene, unitById(scene.view, unit), weapon, '3.1.c'),
  'pick-up': (scene, { unit, weapon }) => recoveryCard(scene, unitById(scene.view, unit), weapon, '3.3.1.l'),
  repair: (scene, { weapon }) => {
    const card = weaponCardOf(weaponById(scene.view, weapon));
    const number = 'repair' in card ? card.repair : undefined;
    if (number === undefined) return undefined;
    return {
      title: `Repair of the ${pieceName(scene, weapon)}`,
      parts: [part(scene, 'Repair number', figure('repair number', '3.1.d', number, weapon), orLess(number))],
      results: [byDie(weapon, roll => (roll === 6 ? 'lost' : roll <= number ? 'repaired' : 'no change'))],
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
