/** The card of an attempt to push something off a narrow road (7.30.f). */
import { type ActCard, orMore } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { moverOf } from '../movement/mover.ts';
import { PUSHED_AT, pushModifiers, weightPushed } from '../movement/push.ts';
import { pieceName, type Scene, spoken } from './names.ts';

export function pushCard(scene: Scene, act: BookAct): ActCard | undefined {
  if (act.verb !== 'push' && act.verb !== 'shove') return undefined;
  const mover = moverOf(scene.view);
  const weight = weightPushed({ ...scene, side: mover.side }, act);
  if (weight === undefined) return undefined;
  const modifiers = pushModifiers(mover, weight);
  const needed = PUSHED_AT - modifiers.value;
  const what = act.verb === 'push' ? pieceName(scene, act.unit) : 'the wreck';
  return {
    title: `${pieceName(scene, mover.id)} pushes ${what}`,
    targets: [{ of: act.verb === 'push' ? act.unit : mover.id, otherwise: 'it stays' }],
    parts: [
      {
        title: 'Push',
        tally: spoken(scene, modifiers),
        reads: `onto the shoulder with ${orMore(needed)}`,
      },
    ],
  };
}
