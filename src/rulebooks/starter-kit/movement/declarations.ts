/** Who goes along, and how: said before anything is spent (3.3.1.e to g). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { comeOut } from '../concealment/loss.ts';
import { type AnyUnit, unitById } from '../units.ts';
import { inHalves } from './cost.ts';
import { exhaust } from './exhaustion.ts';
import { type MoveScene, moveVerb, movingRefusal } from './move-scene.ts';
import { amend, moveOf, purse, stackOf } from './moving-stack.ts';

function lateFor({ move }: MoveScene, cite: string): Refusal | undefined {
  if (move.begun) return refusal(cite, 'this is said before the move begins');
  return move.kind === 'normal' ? undefined : refusal(cite, 'the kind of movement is declared');
}

/** In the same hex, or waiting off the map in the same group. */
function isBeside(first: AnyUnit | undefined, unit: AnyUnit): boolean {
  return unit.at === first?.at && (unit.at !== undefined || unit.group === first?.group);
}

const withThem = moveVerb('with', {
  cite: '3.3.1.e',
  bar: scene => lateFor(scene, '3.3.1.e'),
  who: ({ view, side, move, stack: [first] }) =>
    view.units.filter(unit => unit.side === side && isBeside(first, unit) && !move.units.includes(unit.id)),
  whoElse: refusal('3.3.1.e', 'it is not in the hex of those who move'),
  unfit: ({ world, view }, unit) => movingRefusal(world, view, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    comeOut(game, unitById(game.state, unit), '6.4.c');
    amend(game, { units: [...moveOf(game.state).units, unit] });
  },
});

const assault = moveVerb('assault', {
  cite: '3.3.1.f',
  bar: scene =>
    lateFor(scene, '3.3.1.f') ??
    (purse(scene.world, scene.view, { ...scene.move, kind: 'assault' }) < inHalves(1)
      ? refusal('3.3.1.f', 'nothing would be left over')
      : undefined),
  perform(game) {
    game.say('3.3.1.f', 'Assault movement');
    amend(game, { kind: 'assault' });
  },
});

const doubleTime = moveVerb('double-time', {
  cite: '3.3.1.g',
  bar(scene) {
    const late = lateFor(scene, '3.3.1.g');
    if (late) return late;
    const tired = scene.stack.find(unit => unit.wounded || unit.winded || unit.exhausted);
    return tired && refusal('3.3.1.g', `{${tired.id}} is wounded or exhausted, or was so until now`);
  },
  perform(game) {
    for (const unit of stackOf(game.state, moveOf(game.state))) exhaust(game, unit, '3.3.1.g');
    amend(game, { kind: 'double-time' });
  },
});

export const DECLARATIONS = [withThem, assault, doubleTime] as const;
