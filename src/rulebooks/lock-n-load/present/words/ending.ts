/** What “that is all” and “pass” mean where they are said. */
import type { ActWords } from '../../../../engine/index.ts';
import { enclosing } from '../../frames.ts';
import { entrants } from '../../movement/entry.ts';
import { pieceNames, type Scene } from '../names.ts';

export function doneWords({ view }: Scene): ActWords {
  const frame = view.doing.at(-1);
  switch (frame?.is) {
    case 'set-up':
      return { label: 'Set-up is done', hint: 'Everybody stays where he stands.', grave: true };
    case 'rally':
      return frame.step === 'leaders'
        ? { label: 'No more Leaders', hint: 'Goes on to all others.' }
        : { label: 'End the rallies', hint: 'This side has done what it wants in the Rally Phase.' };
    case 'move':
      return frame.begun
        ? { label: 'End the move', hint: 'Those who move stay here.' }
        : { label: 'Don’t move', hint: 'They may still do something else.' };
    case 'drive':
      return frame.begun
        ? { label: 'Stop here', hint: 'The vehicle has moved.' }
        : { label: 'Don’t drive', hint: 'It may still do something else.' };
    case 'withdrawal':
      return { label: 'Try to withdraw', hint: 'Each of them checks Morale.', grave: true };
    default:
      return enclosing(view, 'impulse')?.acted
        ? { label: 'End the impulse', hint: 'Who has done nothing may be activated again.' }
        : { label: 'Do nothing', hint: 'Ends the impulse, which counts as a pass.' };
  }
}

export function passWords(scene: Scene): ActWords {
  const { view } = scene;
  switch (view.doing.at(-1)?.is) {
    case 'flight':
      return { label: 'Fly on', hint: 'To the next hex of the row.' };
    case 'window':
      return { label: 'Hold fire', hint: 'Lets the enemy move on.' };
    case undefined:
      return {
        label: 'Pass',
        hint: 'Gives up this impulse. Three passes in a row end the phase.',
        ...lossOfAbsent(scene),
      };
    default:
      return { label: 'Don’t', hint: 'Lets this go by.' };
  }
}

/** Nobody is held in reserve (22.0.b): to pass is grave for a side whose units are due and not on the map. */
function lossOfAbsent(scene: Scene): Partial<ActWords> {
  const { world, view } = scene;
  const lost = entrants(world, view, view.active).map(({ id }) => id);
  if (lost.length === 0) return {};
  return { hint: `Lost if they don’t come in this turn: ${pieceNames(scene, lost)}.`, grave: true };
}
