/** Who has the word: the side that is to act as things stand. */
import type { Side } from '../../../../engine/index.ts';
import { strikingSide } from '../../melee/attack.ts';
import { groupOf } from '../../world.ts';
import type { Scene } from '../names.ts';

export function sideToAct({ world, view }: Scene): Side {
  const frame = view.doing.at(-1);
  if (!frame) return view.active;
  switch (frame.is) {
    case 'done':
      return view.active;
    case 'fire':
      return frame.by;
    case 'melee':
      return strikingSide(world, frame);
    case 'event':
      return sideThatComes({ world, view }, frame.id) ?? frame.side;
    default:
      return frame.side;
  }
}

/** Whose reinforcements the event brings: it need not be the side that set it off. */
function sideThatComes({ world, view }: Scene, event: string): Side | undefined {
  return view.units.find(unit => unit.at === undefined && groupOf(world, unit.group).arrive?.event === event)
    ?.side;
}
