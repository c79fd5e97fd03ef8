/** Guns at houses (CES.TER): two effective results leave rubble, anything less leaves the house. */
import type { HexId } from '../../../board/index.ts';
import { type Rule, refusal, type Tally, tally } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { defenceOf } from '../charts/index.ts';
import { kindle } from '../fires/fires.ts';
import { type Fielded, fieldedById, type Game, ownUnits, type Scene, show, verbsIn } from '../game.ts';
import { revealBy } from '../hidden/reveal.ts';
import { fireUncovers } from '../sight/camouflage.ts';
import type { Row, UnitId } from '../state.ts';
import { terrainAt } from '../terrain/ground.ts';
import { ruinHouse } from '../terrain/ruins.ts';
import { distance, isOn, ix, type World } from '../world.ts';
import type { Firer } from './a-shot.ts';
import { notFiring } from './announce.ts';
import { gpRoll } from './gp-shot.ts';
import { firerModifiers } from './modifiers.ts';
import { bandAt, factorIn, reachOf, weaponOf } from './weapon.ts';

const verb = verbsIn<Scene>();

/** Shells, and no small arms. */
const SHELLS = ['gp', 'second-gp'] as const satisfies readonly Row[];

/** The GP Defense of the house in the hex; 0: none stands there. */
function houseDefence(world: World, at: HexId): number {
  const terrain = terrainAt(world, ix(world, at));
  return terrain?.endsWith('building') ? defenceOf(world.charts, terrain) : 0;
}

const housesOf = rememberedOf((world: World): readonly HexId[] =>
  world.field.ids.filter(at => houseDefence(world, at) > 0),
);

export const shell = verb('shell', {
  cite: 'CES.TER',
  bar: ({ world }) =>
    isOn(world, 'CES.TER') ? undefined : refusal('B7', 'fire is at units, and not at hexes'),
  who: ownUnits,
  unfit: notFiring,
  what: ({ world }, unit) =>
    SHELLS.filter(row => weaponOf(unit, row)).flatMap(row => housesOf(world).map(at => [row, at] as const)),
  whatElse: refusal('CES.TER', 'it has no shells, or no house stands there'),
  refusal: ({ world, view }, unit, [row, at]) => reachOf({ world, view }, unit, row, at),
  args: ({ id }, [row, at]) => ({ unit: id, row, at }),
  *perform(game, { unit, row, at }) {
    const firer = fieldedById(game.state, unit);
    const weapon = weaponOf(firer, row);
    if (!weapon) return;
    giveAway(game, unit);
    const band = bandAt(weapon, distance(game.world, firer.at, at)) ?? 'E';
    kindle(game, at, factorIn(weapon, band));
    const odds = shellOdds(game.world, firer, row, at);
    yield* batter(game, firer, at, odds);
  },
});

/** Whoever fires is seen, at whatever it is. */
function giveAway(game: Game, unit: UnitId): void {
  const firer = fieldedById(game.state, unit);
  const own = game.own(firer);
  own.fired = true;
  own.spot = { by: 'FIRE', turn: game.state.turn };
  show(game, firer);
  revealBy(game, unit);
  fireUncovers(game, fieldedById(game.state, unit));
}

interface Odds {
  readonly excess: number;
  readonly modifiers: Tally;
}

export function shellOdds(world: World, firer: Fielded, row: Row, at: HexId): Odds {
  const weapon = weaponOf(firer, row);
  const band = weapon && bandAt(weapon, distance(world, firer.at, at));
  return {
    excess: (weapon && band ? factorIn(weapon, band) : 0) - houseDefence(world, at),
    modifiers: firerModifiers(world, firer, row),
  };
}

/** Shells from afar: no modifier of a firer counts. */
export function* shellHouse(game: Game, by: Firer, at: HexId, factor: number): Rule<void> {
  const defence = houseDefence(game.world, at);
  if (!isOn(game.world, 'CES.TER') || defence === 0) return;
  yield* batter(game, by, at, { excess: factor - defence, modifiers: tally({ stages: ['roll'] }, 0, []) });
}

function* batter(game: Game, by: Firer, at: HexId, { excess, modifiers }: Odds): Rule<void> {
  for (let i = 0; i < 2; i++) {
    const { result } = yield* gpRoll(game, by, { id: at }, excess, modifiers);
    if (result !== 'Effective') return game.say('CES.TER', `The house in {${at}} stands.`);
  }
  ruinHouse(game, at);
}
