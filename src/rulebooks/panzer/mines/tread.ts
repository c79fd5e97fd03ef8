/** Who treads on mines (7.31.2): the owner must tell it and rolls; men on mines for vehicles, and vehicles on mines for men, hear nothing. */
import {
  lookedUp,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  term,
} from '../../../engine/index.ts';
import { mineHit, mineHurts } from '../charts/index.ts';
import { type AnyUnit, cardOfUnit, type Game, unitById } from '../game.ts';
import { percentAtMost } from '../rolls.ts';
import type { Minefield, UnitId } from '../state.ts';
import { enemyOf } from '../world.ts';
import { hurries, minesFor } from './field.ts';

const HURRYING = -20;

/** The field on which the unit treads comes to be known to all. */
function found(game: Game, unit: AnyUnit): Minefield | undefined {
  const number = minesFor(game.state, unit);
  const field = number === undefined ? undefined : game.state.minefields[number];
  if (!field || unit.at === undefined) return undefined;
  const { at } = unit;
  if (!field.seen.includes(at)) {
    game.own(game.state).minefields = game.state.minefields.map((each, i) =>
      i === number ? { ...each, seen: [...each.seen, at] } : each,
    );
    game.reveal([enemyOf(game.world, field.side)], '7.31.2.b', `{${unit.id}} is on a minefield`);
  }
  return field;
}

/** What mines do to a vehicle; undefined: nothing, or none are there. */
export function* vehicleOnMines(game: Game, id: UnitId): Rule<'Hull Damage' | 'TK' | undefined> {
  const unit = unitById(game.state, id);
  const field = found(game, unit);
  if (!field) return undefined;
  const { gpDefence } = cardOfUnit(unit);
  return yield* roll(
    PERCENTILE,
    `mines under {${id}}`,
    faces => mineHit(game.world.charts, field.kind, gpDefence, percentileOf(faces)),
    {
      cite: '7.31.2.1.a',
      by: field.side,
      tell: (dice, hit) =>
        lookedUp(
          percentOf(dice),
          `${field.kind}, GP Defense ${gpDefence}`,
          hit === undefined ? 'nothing' : hit === 'TK' ? 'a track hit' : 'its hull is damaged',
          { of: [id] },
        ),
    },
  );
}

/** Whether mines hurt men or a gun where they stand; false if none are there. */
export function* menOnMines(game: Game, id: UnitId): Rule<boolean> {
  const unit = unitById(game.state, id);
  const field = found(game, unit);
  if (!field) return false;
  return yield* percentAtMost(mineHurts(game.world.charts, field.kind), {
    why: `mines under {${id}}`,
    cite: '7.31.2.2.a',
    by: field.side,
    added: term('Quickmarch', hurries(unit) ? HURRYING : 0, '7.31.2.2.c'),
    reads: ['effective', 'nothing'],
    of: [id],
  });
}
