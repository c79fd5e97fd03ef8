/** Infantry smoke (7.22): squads and half-squads hide where they are. */
import { type Refusal, type Rule, refusal, type Tally } from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import { listed, smokeLimitOf } from '../charts/index.ts';
import { isEngineer, isSquad } from '../counters/index.ts';
import { rowsOf } from '../fire/weapon.ts';
import {
  cardOfUnit,
  type Fielded,
  fieldedById,
  type Game,
  gradeOf,
  isFielded,
  isVehicle,
  type Scene,
  show,
} from '../game.ts';
import { revealBy } from '../hidden/reveal.ts';
import { fireUncovers } from '../sight/camouflage.ts';
import type { UnitId } from '../state.ts';
import type { World } from '../world.ts';
import { comesOff } from './dischargers.ts';

/** Against a unit that would make smoke, whatever its command. */
export function smokeRefusal({ view }: Scene, unit: Fielded): Refusal | undefined {
  if (!isSquad(unit.card)) return refusal('7.22', 'squads and half-squads make smoke');
  if (unit.aboard) return refusal('B12.10', 'it is aboard a vehicle');
  if (unit.smoked) return refusal('7.22.1.a', 'it has made smoke');
  if (unit.suppressed || unit.hesitates || unit.broken)
    return refusal('7.22', 'it is suppressed, hesitates or is broken');
  const jammed = unit.faults?.['small arms'];
  if (jammed) return refusal('7.25.a', 'its small arms have failed');
  const isShared = view.units.some(
    each => isFielded(each) && each.at === unit.at && each.id !== unit.id && !isVehicle(each) && !each.aboard,
  );
  return isShared ? refusal('7.22', 'others are in the hex') : undefined;
}

/** By nation, better with better men and with engineers (7.22.2). */
export function smokeLimit(world: World, unit: Fielded): Tally {
  const { charts } = world;
  const grade = gradeOf(world, unit);
  return added([
    { id: 'nation', cite: '7.22.2.a', n: smokeLimitOf(charts, cardOfUnit(unit).nation) },
    (grade === 'Elite' || grade === 'Veteran' || grade === 'Green') &&
      listed(charts.smokeLimitModifiers, grade),
    (isEngineer(unit.card) || (unit.was && isEngineer(unit.was))) &&
      listed(charts.smokeLimitModifiers, 'Engineer'),
  ]);
}

/** Its small arms have done their part for this turn; what is attached may still fire. */
export function* makeSmoke(game: Game, id: UnitId): Rule<void> {
  const unit = fieldedById(game.state, id);
  const own = game.own(unit);
  own.smoked = true;
  own.spot = { by: 'FIRE', turn: game.state.turn };
  if (rowsOf(unit).every(row => row === 'mg' || row === 'pin')) own.fired = true;
  show(game, unit);
  revealBy(game, id);
  fireUncovers(game, fieldedById(game.state, id));
  const limit = smokeLimit(game.world, unit).value;
  if (!(yield* comesOff(id, unit.side, limit, '7.22.1.a'))) return;
  game.own(fieldedById(game.state, id)).smoke = 'ON';
  game.say('7.22.1.b', `{${id}} is in smoke.`);
}
