/** The Administration Phase (9.0): markers come off, smoke thins, the turn is over. */
import { type Rule, unset } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { removeWeapon } from '../morale/losses.ts';
import { eliminateAbsent } from '../movement/entry.ts';
import { nextTurn } from '../phases.ts';
import type { State, Unit, Vehicle } from '../state.ts';
import { keepMoving } from '../vehicles/driving/continuous.ts';

export function* administrationPhase(game: Game): Rule<void> {
  yield* keepMoving(game);
  eliminateAbsent(game);
  clearMarkers(game);
  thinSmoke(game);
  endMelees(game);
  for (const weapon of game.state.weapons.filter(({ doomed }) => doomed)) removeWeapon(game, weapon, '8.0.o');
  nextTurn(game);
}

const UNIT_MARKERS = ['moved', 'fired', 'opsComplete', 'called'] as const satisfies readonly (keyof Unit)[];
const VEHICLE_MARKERS = ['moved', 'fired', 'opsComplete'] as const satisfies readonly (keyof Vehicle)[];
const LISTS = ['barrages', 'starshells'] as const satisfies readonly (keyof State)[];

/** Activity and Spotted markers, Starshells and barrages (9.0.a). */
function clearMarkers(game: Game): void {
  for (const unit of game.state.units) {
    for (const marker of UNIT_MARKERS) if (unit[marker]) unset(game.own(unit), marker);
  }
  for (const vehicle of game.state.vehicles ?? []) {
    for (const marker of VEHICLE_MARKERS) if (vehicle[marker]) unset(game.own(vehicle), marker);
  }
  const state = game.own(game.state);
  if (state.spotted.length > 0) state.spotted = [];
  for (const list of LISTS) if (state[list]) unset(state, list);
}

/** Smoke 1 becomes Smoke 2, and that is gone a turn later (7.0.d). */
function thinSmoke(game: Game): void {
  const { smoke } = game.state;
  if (!smoke) return;
  const left = smoke.flatMap(({ at, stage }) => (stage === 1 ? [{ at, stage: 2 } as const] : []));
  const state = game.own(game.state);
  if (left.length > 0) state.smoke = left;
  else unset(state, 'smoke');
  game.say('7.0.d', 'Smoke thins out');
}

/** Where one side is left the Melee is over; elsewhere the next round comes with the next turn (8.1.b). */
function endMelees(game: Game): void {
  const { melees, units } = game.state;
  game.own(game.state).melees = melees.flatMap(({ at }) => {
    const sides = new Set(units.filter(unit => unit.at === at).map(({ side }) => side));
    return sides.size > 1 ? [{ at }] : [];
  });
}
