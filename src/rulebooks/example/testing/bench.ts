/** For tests: a game that stands where a test wants it, with the dice that it wants. */
import { Match, type Side, scriptedDice } from '../../../engine/index.ts';
import { rulebook } from '../index.ts';
import { SCENARIOS } from '../scenario/content.ts';
import type { State, Unit, UnitId } from '../state.ts';
import type { World } from '../world.ts';

/** Squads as a test names them: those of the first side are u1 and so on, in their order. */
export interface Position extends Partial<Pick<State, 'turn' | 'active' | 'phase'>> {
  readonly units: readonly (Omit<Unit, 'id' | 'card'> & Partial<Pick<Unit, 'card'>>)[];
}

export function skirmish(
  { units, ...position }: Position,
  ...rolls: readonly (readonly number[])[]
): Match<State, World> {
  const setup = { scenario: SCENARIOS[0]?.id ?? '', options: {} };
  const book = {
    ...rulebook,
    begin: (world: World): State => ({
      ...rulebook.begin(world),
      doing: [],
      ...position,
      units: units.map((unit, i) => ({ id: `u${i + 1}` as UnitId, card: 'rifles', ...unit })),
    }),
  };
  return Match.begin(book, setup, { dice: scriptedDice(rolls) });
}

/** Says one act after the other, each of which must be taken. */
export function say(match: Match<State, World>, side: Side, ...acts: readonly string[]): void {
  for (const act of acts) {
    const verdict = match.answer(side, act);
    if (!verdict.ok) throw new Error(`${verdict.problem}; offered: ${match.offered(side).join(', ')}`);
  }
}
