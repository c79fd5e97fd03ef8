/** Repairs of weapons that failed, at the end of the Command Phase (7.25.b). */
import { lookedUp, type Rule, roll, sumOf, term } from '../../../engine/index.ts';
import { type Fielded, type Game, isFielded } from '../game.ts';
import type { Fault, WeaponKind } from '../state.ts';
import { enemyOf } from '../world.ts';

const REPAIRED_AT = 2;
const RUINED_AT = 10;
const AT_LEISURE = -2;

type Repair = 'repaired' | 'ruined' | 'no';

/** Every weapon that has failed is tried once a turn. */
export function* repairPhase(game: Game): Rule<boolean> {
  for (const unit of game.state.units.filter(isFielded))
    for (const [kind, fault] of Object.entries(unit.faults ?? {}) as [WeaponKind, Fault][])
      if (fault === 'malfunction') yield* repair(game, unit, kind);
  return true;
}

function* repair(game: Game, { id, side, command }: Fielded, kind: WeaponKind): Rule<void> {
  const ease = command === 'N/C' ? AT_LEISURE : 0;
  const found = yield* roll(
    { die: 10 },
    `the repair of {${id}}`,
    ({ die }): Repair => (die + ease <= REPAIRED_AT ? 'repaired' : die === RUINED_AT ? 'ruined' : 'no'),
    {
      cite: '7.25.b',
      by: side,
      // Whether it has a command is nobody else's business: the sum would tell.
      seen: [side],
      tell: (dice, repair) =>
        lookedUp(sumOf(dice, term('N/C', ease, '7.25.b')), 'repair', repair, { of: [id] }),
    },
  );
  if (found === 'no') return;
  const unit = game.state.units.find(each => each.id === id);
  if (!unit) return;
  const { [kind]: _, ...others } = unit.faults ?? {};
  const own = game.own(unit);
  own.faults = found === 'ruined' ? { ...others, [kind]: 'out of action' } : others;
  const text = found === 'ruined' ? `The weapon of {${id}} is out of action.` : `{${id}} fires again.`;
  game.say('7.25.b', text);
  game.reveal([enemyOf(game.world, side)], '7.25.b', text);
}
