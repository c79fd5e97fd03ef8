/** The card of an attempt to make smoke: dischargers (7.9) and men (7.22). */
import { type ActCard, figure, orLess } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { dischargerOf } from '../counters/index.ts';
import { fieldedById } from '../game.ts';
import { smokeLimit } from '../smoke/infantry.ts';
import { pieceName, type Scene, spoken } from './names.ts';

export function smokeCard(scene: Scene, act: BookAct): ActCard | undefined {
  if (act.verb !== 'discharge' && act.verb !== 'smoke') return undefined;
  const unit = fieldedById(scene.view, act.unit);
  const tally =
    act.verb === 'smoke'
      ? spoken(scene, smokeLimit(scene.world, unit))
      : figure('Ammo Limit', '7.9.c', dischargerOf(unit.card), unit.id);
  const limit = Math.max(0, Math.min(10, tally.value));
  return {
    title: `${pieceName(scene, unit.id)} makes smoke`,
    targets: [{ of: unit.id, otherwise: 'no smoke' }],
    parts: [
      {
        title: 'Ammo Limit',
        tally,
        // Who is in smoke already only keeps it.
        ...(unit.smoke
          ? { reads: `smoke with ${orLess(limit)}` }
          : {
              need: {
                words: `smoke with ${orLess(limit)}`,
                for: { of: unit.id, is: 'in smoke' },
                chance: limit / 10,
              },
            }),
      },
    ],
  };
}
