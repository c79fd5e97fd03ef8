/** Heroes that come forth in play (5.1.n, 11.2). */
import { lookedUp, type Rule, roll, type Side, sumOf } from '../../../engine/index.ts';
import { canUse, createsHero, modifier, type Skill } from '../charts/index.ts';
import { CARDS, type CardId, type HeroCard } from '../counters/index.ts';
import { amend, enclosing } from '../frames.ts';
import { choose, D6, type Game, type View } from '../game.ts';
import { drawn } from '../morale/lots.ts';
import type { Location, Unit, UnitId } from '../state.ts';
import { placeOf } from '../terrain/places.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, fitsIn, isHero, unitsAt } from '../units.ts';
import { hexName, nationOf, neighbours, type World } from '../world.ts';

/** What a unit was when it rolled its natural 1: it may be gone by the time the Hero stands up (11.2.h). */
export type Parent = AnyUnit & { readonly at: Location };

const HERO_CARDS = [...CARDS.values()].filter(card => card.kind === 'hero');

/** The nation's Heroes who are neither on the map nor fallen; none if two of them are there already (11.2.h). */
function heroesLeft(world: World, view: View, side: Side): readonly HeroCard[] {
  const nation = nationOf(world, side);
  const here = view.units.filter(unit => unit.side === side && isHero(unit));
  if (
    here.filter(unit => unit.at !== undefined).length >=
    modifier(world.charts.limits, 'Heroes of a nation on the map').n
  )
    return [];
  const known = [...here, ...view.losses].map(({ card }) => card);
  return HERO_CARDS.filter(card => card.nation === nation && !known.includes(card.id));
}

/** The second die after a natural 1: an even number makes a Hero of one of them (5.1.n). */
export function* heroCreation(game: Game, parent: Parent): Rule<void> {
  const left = heroesLeft(game.world, game.state, parent.side);
  if (left.length === 0) return;
  const why = `whether {${parent.id}} brings forth a Hero`;
  const comes = yield* roll(D6, why, ({ die }) => createsHero(game.world.charts, die), {
    cite: '5.1.n',
    by: parent.side,
    tell: (dice, made) =>
      lookedUp(sumOf(dice), undefined, made ? 'a Hero comes forth' : 'nobody comes forth'),
  });
  if (!comes) return;
  const card = yield* drawn(left, 'which Hero', '11.2.a', ({ name }) => name, heroValues);
  const skills = [...new Set(game.state.cup.filter(name => canUse(game.world.charts, 'Hero', name)))];
  const skill =
    skills.length === 0 ? undefined : yield* drawn(skills, 'the skill of the Hero', '11.2.a', name => name);
  const hero = heroOf(game, parent, card.id, skill);
  game.own(game.state.units).push(hero);
  game.say('11.2.a', `{${hero.id}} comes forth in ${parent.at}`);
  if (fitsIn(game.world, game.state, parent.at, parent.side, [])) joinMove(game, parent.id, hero.id);
  else yield* makeRoom(game, hero, parent.at);
}

/** What is printed on him besides his name, by which nobody can be hurt. */
const heroValues = ({ firepower, range, movement, assaultMove, morale, wounded }: HeroCard) => ({
  firepower,
  range,
  movement,
  assaultMove,
  morale,
  wounded,
});

/** He has done what his unit has done (5.1.n, 11.2.a). */
function heroOf(game: Game, parent: Parent, card: CardId, skill: Skill | undefined): Unit {
  const { next, cup } = game.state;
  game.own(game.state).next = next + 1;
  if (skill !== undefined) {
    const at = cup.indexOf(skill);
    game.own(game.state).cup = cup.filter((_, i) => i !== at);
  }
  return {
    id: `u${next}`,
    side: parent.side,
    card,
    group: parent.group,
    at: parent.at,
    ...(parent.moved && { moved: parent.moved }),
    ...(parent.fired && { fired: parent.fired }),
    ...(parent.opsComplete && { opsComplete: parent.opsComplete }),
    ...(skill && { skill }),
  };
}

/** Of a moving unit, he goes on with its move: as many points as it has spent are spent (5.1.o). */
function joinMove(game: Game, parent: UnitId, hero: UnitId): void {
  const move = enclosing(game.state, 'move');
  if (!move?.units.includes(parent)) return;
  amend(game, 'move', { units: [...move.units, hero], joined: [...(move.joined ?? []), hero] });
}

/** Without room for him his owner puts him beside it, for free (11.2.c). */
function* makeRoom(game: Game, hero: Unit, at: Location): Rule<void> {
  const room = roomBeside(game.world, game.state, hero, at);
  if (room.length === 0) return;
  const act = yield* choose({
    by: hero.side,
    id: 'place-hero',
    cite: '11.2.c',
    prompt: 'There is no room for the Hero: where does he stand?',
    acts: view =>
      roomBeside(game.world, view, hero, at).map(
        to => ({ verb: 'place-hero', unit: hero.id, at: to }) as const,
      ),
  });
  const placed = game.state.units.find(unit => unit.id === hero.id);
  if (placed) game.own(placed).at = act.at;
}

function roomBeside(world: World, view: View, hero: AnyUnit, at: Location): readonly Location[] {
  return neighbours(world, placeOf(world, at).hex)
    .filter(hex => terrainAt(world, hex) !== undefined)
    .map(hex => hexName(world, hex))
    .filter(
      hex =>
        unitsAt(view, hex).every(unit => unit.side === hero.side) &&
        fitsIn(world, view, hex, hero.side, [hero]),
    );
}
