/**
 * What sides keep from one another: one row a thing, with what a side sees in its place and how it imagines it.
 * Views and imagined games go through the rows in their order.
 */
import { clone, type Hidden, type Random, type Side } from '../../engine/index.ts';
import { drawCommands } from './commands/limits.ts';
import type { AnyUnit, View } from './game.ts';
import { drawHidden, unseenBy, veilHidden } from './hidden/unseen.ts';
import { drawFields, foundBy, minefieldsOf } from './mines/field.ts';
import type { State } from './state.ts';
import { isOn, type World } from './world.ts';

interface Secret extends Hidden<State, World> {
  /** Whether it can be in a match at all: by what everybody knows before it. */
  isPlayed(world: World): boolean;
  /** The state as the side knows it. */
  veil(state: View, side: Side, world: World): View;
  /** Something that looks the same to the side. */
  draw(view: View, side: Side, world: World, random: Random): View;
}

const isSealed = ({ command, shown }: AnyUnit): boolean => command !== undefined && !shown;

/** Every counter of the enemy is sealed until it is turned up, N/C like the others (B5); who shares one, nobody tells. */
const commands: Secret = {
  id: 'command',
  title: 'a command that is not shown',
  isPlayed: () => true,
  unknownTo: ({ units }, side) =>
    units.flatMap(unit =>
      unit.side !== side && isSealed(unit) && unit.command !== 'sealed' ? `${unit.id} ${unit.command}` : [],
    ),
  isPossible: ({ units }, side) => units.some(unit => unit.side !== side && unit.command === 'sealed'),
  veil: (state, side) => ({ ...state, units: state.units.map(unit => sealed(unit, side)) }),
  draw: (view, _side, world, random) => ({ ...view, units: drawCommands(world, view, random) }),
};

function sealed(unit: AnyUnit, side: Side): AnyUnit {
  if (unit.side === side || unit.command === undefined) return unit;
  const { shares: _, recalled: __, follows: ___, ...seen } = unit;
  return unit.shown ? seen : { ...seen, command: 'sealed' };
}

/** Whoever may be camouflaged may be so until it is known (7.24.b). */
const camouflage: Secret = {
  id: 'camouflage',
  title: 'whether a unit is camouflaged',
  isPlayed: world => isOn(world, '7.24'),
  unknownTo: ({ units }, side) =>
    units.flatMap(unit =>
      unit.side !== side && (unit.camouflage === 'yes' || unit.camouflage === 'no')
        ? `${unit.id} ${unit.camouflage}`
        : [],
    ),
  isPossible: ({ units }, side) => units.some(unit => unit.side !== side && unit.camouflage === 'unknown'),
  veil: (state, side) => ({ ...state, units: state.units.map(unit => disguised(unit, side)) }),
  draw: (view, _side, _world, random) => ({
    ...view,
    units: view.units.map(unit =>
      unit.camouflage === 'unknown' ? { ...unit, camouflage: random.pick(['yes', 'no'] as const) } : unit,
    ),
  }),
};

const disguised = (unit: AnyUnit, side: Side): AnyUnit =>
  unit.side !== side && (unit.camouflage === 'yes' || unit.camouflage === 'no')
    ? { ...unit, camouflage: 'unknown' }
    : unit;

/** Mines that nobody of the enemy has trodden on (7.31.1.a). How many hexes there are, everybody may know. */
const mines: Secret = {
  id: 'minefield',
  title: 'a minefield that was not found',
  isPlayed: world => minefieldsOf(world).some(({ left }) => left > 0),
  unknownTo: ({ minefields }, side) =>
    minefields.flatMap(({ side: owner, hexes, seen }, i) =>
      owner === side ? [] : hexes.filter(hex => !seen.includes(hex)).map(hex => `${i} ${hex}`),
    ),
  isPossible: ({ minefields }, side, world) =>
    minefields.some(
      (field, i) =>
        field.side !== side &&
        field.seen.length + field.cleared < (world.scenario.minefields?.[i]?.hexes ?? 0),
    ),
  veil: (state, side) => ({ ...state, minefields: foundBy(state.minefields, side) }),
  draw: (view, side, world, random) => ({ ...view, minefields: drawFields(world, view, side, random) }),
};

/** What is under a counter: the enemy sees the counter, and knows who is nowhere else (7.2.2.b). */
const hiddenUnits: Secret = {
  id: 'hidden-unit',
  title: 'what is under a hidden counter',
  isPlayed: world => isOn(world, '7.2'),
  unknownTo: (state, side) => unseenBy(state, side).map(({ id, under }) => `${id} ${under}`),
  isPossible: ({ hidden = [] }, side) => hidden.some(each => each.side !== side),
  veil: veilHidden,
  draw: drawHidden,
};

const SECRETS: readonly Secret[] = [hiddenUnits, commands, camouflage, mines];

const secretsIn = (world: World): readonly Secret[] => SECRETS.filter(({ isPlayed }) => isPlayed(world));

export const hides = (world: World): readonly Hidden<State, World>[] => secretsIn(world);

export const viewFor = (state: View, side: Side, world: World): View =>
  secretsIn(world).reduce((seen, { veil }) => veil(seen, side, world), state);

export const imagined = (view: View, side: Side, world: World, random: Random): State =>
  clone<State>(secretsIn(world).reduce((drawn, { draw }) => draw(drawn, side, world, random), view));
