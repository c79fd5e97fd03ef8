/** Words for rout and advance (3.6, 3.7). */
import { allowance } from '../../movement/allowance.ts';
import { entryCost } from '../../movement/cost.ts';
import { isEnemyHeld } from '../../movement/entry.ts';
import { unitById } from '../../units.ts';
import type { Words } from '../by-verb.ts';
import { hexText, pieceName } from '../names.ts';

export const ROUT_WORDS = {
  rout: 'Rout {unit} — It drops what it can’t carry, and makes for the nearest cover.',
  crawl: 'Crawl to {to} — Low crawl: one hex is all of its rout, and nobody can interdict it.',
  'go-along':
    '{leader} goes along — He lends his modifier against interdiction, and shares the fate of the unit.',
  advance: (scene, { unit, to }) => {
    const { view, world } = scene;
    const who = unitById(view, unit);
    const cost = entryCost(world, view, { from: who.at, to }, { smoke: false });
    const factors = allowance(world, view, who, { stack: [who] })?.value ?? 0;
    const hints = [
      ...(isEnemyHeld(view, to, who.side) ? ['Into close combat.'] : []),
      ...(cost && cost.value >= factors ? ['It takes all it has: it will be exhausted.'] : []),
    ];
    return {
      label: `${pieceName(scene, unit)} advances to ${hexText(world, to)}`,
      ...(hints.length > 0 && { hint: hints.join(' ') }),
      ...(cost && { cost }),
    };
  },
  'advance-off': '! {unit} leaves the map — It doesn’t come back.',
} satisfies Partial<Words>;
