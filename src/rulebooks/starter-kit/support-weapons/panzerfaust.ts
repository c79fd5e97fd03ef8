/** Looking for a Panzerfaust, and what can come of it to those who look (4.4.2). */
import {
  added,
  against,
  atMost,
  exactly,
  type Rule,
  roll,
  sumOf,
  type Tally,
} from '../../../engine/index.ts';
import { listed, PANZERFAUST_CHECK, type PANZERFAUST_MODIFIERS } from '../charts/index.ts';
import { markFirer, noteShots } from '../fire/markers.ts';
import { firesWeaponsOnly, noteUse } from '../fire/weapons.ts';
import { dr, type Game } from '../game.ts';
import { breakUnit, casualtyReduction, newAftermath, pin } from '../morale/losses.ts';
import { leaderLosses } from '../morale/morale.ts';
import type { Shot } from '../ordnance/shot.ts';
import { type AnyUnit, cardOf } from '../units.ts';
import type { World } from '../world.ts';
import { faustLook, faustUse } from './light-anti-tank.ts';

/** Where a Panzerfaust should be there is none; or it is there, and there is a chance to fire it (4.4.2). */
export function* findFaust(game: Game, { firer, vehicle }: Shot): Rule<boolean> {
  const { user, mode, at, id } = firer;
  if (!user) return false;
  noteUse(game, user, faustUse(user));
  noteShots(game, [{ id: faustLook(user) }]);
  // Whoever has no firepower of his own left to fire is marked as his weapon would be, a squad with its second one.
  if (firesWeaponsOnly(user)) markFirer(game, { id, user, at, mode }, false);
  const modifiers = faustModifiers(game.world, user, vehicle !== undefined);
  const drm = modifiers.value;
  const found = yield* roll(dr, `{${id}} looks for a Panzerfaust`, ({ white }) => faustFound(white, drm), {
    cite: '4.4.2.b',
    by: user.side,
    tell: (dice, result) =>
      result === 'caught'
        ? against(sumOf(dice), exactly(6), true, 'none, and he is caught in the open')
        : against(
            sumOf(dice, modifiers),
            atMost(PANZERFAUST_CHECK),
            result === 'found',
            result === 'found' ? 'found' : 'none found',
          ),
  });
  if (found === 'found') game.befall(id, 'finds a Panzerfaust');
  if (found === 'none') game.say('4.4.2.b', `{${id}} finds no chance to fire a Panzerfaust`);
  if (found === 'caught') {
    const aftermath = newAftermath();
    if (user.pinned) breakUnit(game, user, aftermath);
    else pin(game, user, '4.4.2.b');
    yield* leaderLosses(game, aftermath);
  }
  return found === 'found';
}

/** A 6 catches whoever looks for it (4.4.2.b). */
export function faustFound(roll: number, drm: number): 'found' | 'none' | 'caught' {
  if (roll === 6) return 'caught';
  return roll + drm <= PANZERFAUST_CHECK ? 'found' : 'none';
}

type Listed = keyof typeof PANZERFAUST_MODIFIERS.cites;

/** What is added to the die of the check. */
export function faustModifiers(world: World, user: AnyUnit, atVehicle = false): Tally {
  const { scenario } = world;
  const { kind } = cardOf(user);
  const names: readonly (Listed | false | undefined)[] = [
    !atVehicle && 'target is no AFV',
    user.exhausted && 'CX',
    (kind === 'half-squad' || kind === 'crew') && 'half-squad or crew',
    kind === 'leader' && 'SMC',
    scenario.date.year === 1945 && 'in 1945',
  ];
  return added(names.map(name => name && listed(world.charts.panzerfaustModifiers, name)));
}

/** It goes off in the firer's hands (4.4.2). */
export function* mishap(game: Game, user: AnyUnit): Rule<void> {
  if (!game.state.units.includes(user)) return;
  const aftermath = newAftermath();
  game.say('4.4.2.f', `The Panzerfaust goes off in the hands of {${user.id}}`);
  yield* casualtyReduction(game, user, aftermath);
  yield* leaderLosses(game, aftermath);
}
