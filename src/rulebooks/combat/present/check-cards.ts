/** The cards of acts that a check decides: digging in, a Bayonet Charge, recovery. */
import { type ActCard, figure, orLess } from '../../../engine/index.ts';
import { wayOf } from '../command/recovery.ts';
import { cardOfUnit, isFielded, isLeader, unitById } from '../game.ts';
import { moraleModifiers } from '../morale/modifiers.ts';
import type { UnitId } from '../state.ts';
import { pieceName, type Scene, spoken } from './names.ts';

/** An Action Check decides, without modifiers (9.1.4.a, 9.1.4.2.b). */
export function checkCard(scene: Scene, id: UnitId, what: string, cite: string): ActCard {
  const { quality } = cardOfUnit(unitById(scene.view, id));
  return {
    title: `${pieceName(scene, id)} ${what}`,
    targets: [{ of: id, otherwise: 'unhurt' }],
    parts: [
      {
        title: 'Action Check',
        tally: figure('Troop Quality', cite, quality, id),
        reads: `succeeds with ${orLess(quality)}`,
      },
    ],
  };
}

/** The leader checks for all, or whoever is alone (10.5.3.1(1)). */
export function bayonetCard(scene: Scene): ActCard | undefined {
  const { view } = scene;
  const frame = view.doing.at(-1);
  if (frame?.is !== 'move') return undefined;
  const checker = frame.units.find(id => isLeader(unitById(view, id))) ?? frame.units[0];
  return checker && checkCard(scene, checker, 'leads a Bayonet Charge', '10.5.3(2)');
}

/** In which way it recovers, and with which roll (4.3.1, 9.1.4.4). */
export function recoveryCard(scene: Scene, id: UnitId): ActCard | undefined {
  const { world, view } = scene;
  const unit = unitById(view, id);
  if (!isFielded(unit)) return undefined;
  const way = wayOf(world, view, unit);
  if (way === 'commissar here' || way === 'commissar near')
    return checkCard(scene, id, 'before the Commissar', '9.1.4.4.a');
  if (way !== 'alone') return undefined;
  const { quality } = cardOfUnit(unit);
  const modifiers = moraleModifiers(world, view, unit);
  return {
    title: `${pieceName(scene, id)} recovers by itself`,
    targets: [{ of: id, otherwise: 'unhurt' }],
    parts: [
      { title: 'Troop Quality', tally: figure('Troop Quality', '4.3.1.3', quality, id) },
      {
        title: 'Morale Check',
        tally: spoken(scene, modifiers),
        reads: `passes with ${orLess(quality - modifiers.value)}`,
      },
    ],
  };
}
