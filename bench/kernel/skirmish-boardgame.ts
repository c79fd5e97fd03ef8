/** The same small game as skirmish.ts, written for boardgame.io the way its documentation shows. */
import { createRequire } from 'node:module';
import type * as ClientModule from 'boardgame.io/client';
import { movable, PLACES, startingUnits, TURNS } from './skirmish.ts';

// The package's own entry can't be imported from a module; its CommonJS build can be required.
const require = createRequire(import.meta.url);
const { Client }: typeof ClientModule = require('boardgame.io/dist/cjs/client.js');

type Units = ReturnType<typeof startingUnits>;
interface Random {
  D6(count: number): number[];
}

const game = {
  setup: () => ({ turn: 0, units: startingUnits() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: (
      { G, random, playerID }: { G: { turn: number; units: Units }; random: Random; playerID: string },
      id: string,
      to: number,
    ) => {
      const side = playerID === '0' ? 'A' : 'B';
      const unit = movable(G.units, side, G.turn).find(each => each.id === id) as { at: number } | undefined;
      if (!unit) return 'INVALID_MOVE' as const;
      unit.at = to;
      const target = G.units.find(each => each.side !== side && Math.abs(each.at - to) <= 1);
      if (target) {
        const [one = 0, two = 0] = random.D6(2);
        if (one + two > target.morale) (target as { broken?: boolean }).broken = true;
      }
      G.turn++;
      return undefined;
    },
  },
};

/** Plays so many moves at random and gives how many were made. */
export function playBoardgame(pick: (limit: number) => number, moves: number): number {
  let made = 0;
  while (made < moves) {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    for (let turn = 0; turn < TURNS && made < moves; turn++) {
      const { G, ctx } = client.getState() as {
        G: { turn: number; units: Units };
        ctx: { currentPlayer: string };
      };
      const units = movable(G.units, ctx.currentPlayer === '0' ? 'A' : 'B', G.turn);
      const unit = units[pick(units.length)] as { id: string; at: number };
      const to = (unit.at + (pick(2) ? 1 : PLACES - 1)) % PLACES;
      (client.moves as { step(id: string, to: number): void }).step(unit.id, to);
      made++;
    }
    client.stop();
  }
  return made;
}
