/** The cards of a Banzai charge: what it has to spend, what a hex costs, and the fire that lies there (8.1.8.6). */
import { figure } from '../../../../engine/index.ts';
import { takesAll } from '../../movement/cost.ts';
import { newMove } from '../../movement/moving-stack.ts';
import { chargePurse } from '../../pacific/banzai-impulse.ts';
import { unitById } from '../../units.ts';
import type { Cards } from '../by-verb.ts';
import { hexText, pieceName } from '../names.ts';
import { entryTally } from '../words/movement.ts';
import { residualOnStack } from './hazards.ts';
import { part, withHazard } from './parts.ts';

export const PACIFIC_CARDS = {
  charge: (scene, { at }) => {
    const { view, world } = scene;
    const frame = view.doing.at(-1);
    if (frame?.is !== 'banzai') return undefined;
    return {
      title: `Banzai charge at ${hexText(world, at)}`,
      parts: frame.units.map(id => {
        const factors = chargePurse(world, unitById(view, id)) / 2;
        const title = `Movement factors of ${pieceName(scene, id)}`;
        return part(scene, title, figure('Banzai charge', '8.1.8.6.c', factors, id), `${factors} MF`);
      }),
    };
  },
  /** The fire in the hex falls when all have gone theirs; there each is struck with those who came along. */
  rush: (scene, { unit, to }) => {
    const { view, world } = scene;
    const frame = view.doing.at(-1);
    const who = unitById(view, unit);
    const cost = entryTally(scene, who.at, to);
    if (frame?.is !== 'banzai' || !cost || takesAll(cost)) return undefined;
    const left = (chargePurse(world, who) - frame.spent) / 2 - cost.value;
    const card = {
      title: `${pieceName(scene, unit)} to ${hexText(world, to)}`,
      parts: [part(scene, 'Cost', cost, `${left} MF left after it, if nobody spends more`)],
    };
    return withHazard(card, residualOnStack(scene, newMove(unit), to, false));
  },
} satisfies Cards;
