/** Set-up (1.1): the sides place their squads in their areas, one side after the other, one squad a hex. */
import { groundOf, type HexId, hexesIn } from '../../../board/index.ts';
import { type Refusal, type Rule, refusal, type Side, type Subject } from '../../../engine/index.ts';
import { best } from '../../kit/best.ts';
import type { BookAct } from '../acts.ts';
import type { CardId } from '../counters.ts';
import { type AnyUnit, decide, type Game, pop, type Scene, unitById, type View, verbsIn } from '../game.ts';
import type { AnyFrame, Unit } from '../state.ts';
import { distance, ix, sideOf, sidesOf, type World } from '../world.ts';
import { goalsOf } from './victory.ts';

/** Every squad of the scenario, numbered through both sides. */
export function orderOfBattle({ scenario }: World): readonly Unit[] {
  const cards = scenario.sides.flatMap(({ id: side, units }) =>
    Object.entries(units).flatMap(([card, count]) =>
      Array.from({ length: count }, () => ({ side, card: card as CardId })),
    ),
  );
  return cards.map((each, i) => ({ id: `u${i + 1}` as const, ...each }));
}

/** Innermost last: first the side that sets up first. */
export const setUpFrames = (world: World): readonly AnyFrame[] =>
  sidesOf(world)
    .toReversed()
    .map(side => ({ is: 'set-up', side }));

const verb = verbsIn<Scene>();

const toPlace = ({ view, side }: Scene): readonly AnyUnit[] =>
  view.units.filter(unit => unit.side === side && unit.at === undefined);

const place = verb('place', {
  cite: '1.1',
  who: toPlace,
  whoElse: refusal('1.1', 'it is on the map'),
  what: ({ world, side }) => areaOf(world, side),
  whatElse: refusal('1.1', 'it does not set up there'),
  refusal: ({ view }, _, hex) => taken(view, hex),
  args: ({ id }, at) => ({ unit: id, at }),
  perform(game, { unit, at }) {
    game.own(unitById(game.state, unit)).at = at;
  },
});

const done = verb('done', {
  cite: '1.1',
  bar: scene => (toPlace(scene).length > 0 ? refusal('1.1', 'there are squads to be set up') : undefined),
  perform: game => pop(game),
});

/** One squad placed, or the end of the side's set-up. */
export function* setUpFrame(game: Game, { side }: Extract<AnyFrame, { is: 'set-up' }>): Rule<void> {
  const { world } = game;
  const verbs = [place, done] as const;
  yield* decide(game, verbs, view => ({ world, view, side }), idle, {
    by: side,
    id: 'set-up',
    cite: '1.1',
    prompt: 'Set up',
  });
}

const idle = (_: Scene, { place: hex }: Subject): Refusal =>
  refusal('1.1', hex === undefined ? 'it is not set up now' : 'nobody who waits sets up there');

const taken = ({ units }: View, hex: HexId): Refusal | undefined =>
  units.some(({ at }) => at === hex) ? refusal('4.2', 'somebody is there') : undefined;

export const areaOf = (world: World, side: Side): readonly HexId[] =>
  hexesIn(world.field, sideOf(world, side)?.setUp ?? []).filter(
    hex => groundOf(world.field, ix(world, hex)) !== 'water',
  );

/** A sensible set-up: as near to the goals as may be, in cover where there is some. Variations look for cover from farther off. */
export function autoSetUp(world: World, view: View, side: Side, variation = 0): readonly BookAct[] {
  const free = new Set(areaOf(world, side).filter(hex => !taken(view, hex)));
  const worth = (hex: HexId): number => {
    const ground = groundOf(world.field, ix(world, hex));
    const cover = ground === 'building' ? 2 : ground === 'woods' ? 1 : 0;
    return cover * (1 + variation) - Math.min(...goalsOf(world).map(goal => distance(world, hex, goal)));
  };
  return toPlace({ world, view, side }).flatMap((unit): readonly BookAct[] => {
    const at = best([...free], worth);
    if (at === undefined) return [];
    free.delete(at);
    return [{ verb: 'place', unit: unit.id, at }];
  });
}
