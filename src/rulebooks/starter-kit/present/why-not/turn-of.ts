/** Who has the word: the side that is to act as things stand. */
import type { Side } from '../../../../engine/index.ts';
import { firingSide } from '../../fire/shooters.ts';
import { routRefusal } from '../../rout/duty.ts';
import { enemyOf } from '../../world.ts';
import type { Scene } from '../names.ts';

export function sideToAct({ world, view }: Scene): Side {
  const { attacker } = view;
  const defender = enemyOf(world, attacker);
  const frame = view.doing.at(-1);
  switch (frame?.is) {
    case 'set-up':
    case 'rally':
    case 'window':
    case 'combat-in-turn':
    case 'reaction':
    case 'turn-guns':
      return frame.side;
    case 'fire':
      return frame.by;
    case 'rout':
      return view.units.find(unit => unit.id === frame.unit)?.side ?? attacker;
    case 'combat':
      return frame.stage === 'defender' || frame.stage === 'defender-stacks' ? defender : attacker;
    case undefined:
      return phaseSide({ world, view }, defender);
    default:
      return attacker;
  }
}

/** The defender has the defensive fire phase, and routs when the attacker has done so. */
function phaseSide({ world, view }: Scene, defender: Side): Side {
  const { attacker, phase } = view;
  if (phase === 'defensive-fire') return firingSide(world, view);
  if (phase !== 'rout') return attacker;
  return view.units.some(unit => unit.side === attacker && !routRefusal(view, unit)) ? attacker : defender;
}
