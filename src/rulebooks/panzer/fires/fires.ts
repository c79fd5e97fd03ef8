/** Fires (7.35): what can burn, what sets it alight, and how a hex comes to be on fire. */
import { buildingOf, type HexId } from '../../../board/index.ts';
import { type Addend, added, type Tally } from '../../../engine/numbers/tally.ts';
import { type Fuel, listed } from '../charts/index.ts';
import type { Game, View } from '../game.ts';
import { terrainAt } from '../terrain/ground.ts';
import { isOn, ix, type World } from '../world.ts';

/** As what a hex burns, and what makes it burn more easily. */
interface Tinder {
  readonly fuel: Fuel;
  readonly added: Tally;
}

const tinder = (fuel: Fuel, ...entries: readonly Addend[]): Tinder => ({ fuel, added: added(entries) });

/** Buildings and rubble can burn (7.35.a), trees only where the scenario says so (7.35.4). */
export function tinderIn(world: World, hex: HexId): Tinder | undefined {
  const at = ix(world, hex);
  const terrain = terrainAt(world, at);
  const { groves } = world.scenario.fires ?? {};
  switch (terrain) {
    case 'wooden building':
    case 'stone building':
      return tinder(wallsAt(world, at));
    case 'rubble':
      return tinder(wallsAt(world, at), listed(world.charts.fireModifiers, 'rubble'));
    case 'grove':
    case 'light grove':
      return groves && tinder(groves.as, { id: 'scenario', cite: '7.35.4', n: groves.modifier });
    default:
      return undefined;
  }
}

/** Our boards draw houses of wood and of stone; the scenario may know better. Of old rubble nobody knows: it counts as brick. */
function wallsAt({ field, scenario }: World, at: ReturnType<typeof ix>): Fuel {
  const material = buildingOf(field, at)?.material;
  if (material === 'wood') return 'Wood';
  return material === undefined || scenario.fires?.stone === 'Brick' ? 'Brick' : 'Stone';
}

export const isBurning = ({ fires = [] }: Pick<View, 'fires'>, hex: HexId): boolean =>
  fires.some(({ at }) => at === hex);

/** Whoever is still there at the end of this turn is lost (7.35.2). */
export const burnsOut = ({ fires = [], turn }: Pick<View, 'fires' | 'turn'>, hex: HexId): boolean =>
  fires.some(({ at, since }) => at === hex && since < turn);

/** Shells were aimed at the hex: of all in a turn the greatest factor counts (7.35.1.b). */
export function kindle(game: Game, at: HexId, factor: number): void {
  const { world, state } = game;
  if (!isOn(world, '7.35') || factor <= 0 || isBurning(state, at) || !tinderIn(world, at)) return;
  const { kindled = [] } = state;
  const before = kindled.find(each => each.at === at)?.factor ?? 0;
  game.own(game.state).kindled = [
    ...kindled.filter(each => each.at !== at),
    { at, factor: Math.max(before, factor) },
  ];
}

/** The hex is on fire, to the end of the game (7.35.b). */
export function ignite(game: Game, at: HexId, cite: '7.35.1.b' | '7.35.1.d'): void {
  const { state } = game;
  game.own(game.state).fires = [...(state.fires ?? []), { at, since: state.turn }];
  game.say(cite, `{${at}} is on fire.`);
}

/** Flames need no roll, wherever something burns (7.35.1.d). */
export function setAlight(game: Game, at: HexId): void {
  const { world, state } = game;
  if (isOn(world, '7.35') && !isBurning(state, at) && tinderIn(world, at)) ignite(game, at, '7.35.1.d');
}
