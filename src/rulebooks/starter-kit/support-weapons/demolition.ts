/** Demolition charges (4.3): how good one is when it is laid, and how it goes off in the advancing fire phase. */
import type { HexId } from '../../../board/index.ts';
import type { Frozen, Rule } from '../../../engine/index.ts';
import type { DemolitionChargeCard } from '../counters/card.ts';
import { blast } from '../fire/blast.ts';
import { targetsIn } from '../fire/targets.ts';
import { breakdownNumbers, noteUse } from '../fire/weapons.ts';
import type { Game, View } from '../game.ts';
import { destroyWeapon } from '../morale/losses.ts';
import { explodeUnder } from '../ordnance/hits/charge-on-vehicle.ts';
import type { LaidCharge } from '../state.ts';
import { type AnyUnit, type AnyWeapon, unitsAt, weaponById, weaponCardOf } from '../units.ts';
import type { World } from '../world.ts';

function chargeCard(weapon: AnyWeapon): DemolitionChargeCard {
  const card = weaponCardOf(weapon);
  if (card.kind !== 'demolition-charge') throw new Error(`${weapon.id} is no demolition charge`);
  return card;
}

/** The charge as this unit lays it: its exhaustion and its skill go with it (4.3.a, 4.3.d). */
export function chargeLaidBy(
  world: World,
  view: View,
  unit: AnyUnit,
  weapon: AnyWeapon,
  at: HexId,
): LaidCharge {
  const { removal } = breakdownNumbers(world, view, { id: weapon.id, user: unit, weapon, at, mode: 'first' });
  return {
    weapon: weapon.id,
    at,
    by: unit.id,
    removal: removal ?? chargeCard(weapon).removal,
    ...laidAgainst(view, unit, at),
    ...(unit.exhausted && { exhausted: true }),
  };
}

/** Where it was laid from; and who was under a ? then, for that will count (8.3.2.b). */
function laidAgainst(
  view: View,
  { at: from, side }: AnyUnit,
  at: HexId,
): Pick<LaidCharge, 'from' | 'veiled'> {
  const veiled = unitsAt(view, at).filter(unit => unit.side !== side && unit.concealed);
  return {
    ...(from !== undefined && { from }),
    ...(veiled.length > 0 && { veiled: veiled.map(({ id }) => id) }),
  };
}

/** One charge goes off, or proves a dud; either way it is gone (4.3.d). */
export function* explode(game: Game, charge: Frozen<LaidCharge>): Rule<void> {
  const { at, by, removal, from: through, veiled, exhausted = false } = charge;
  const weapon = weaponById(game.state, charge.weapon);
  const given = { id: 'demolition charge', cite: '4.3.a', n: chargeCard(weapon).firepower };
  const layer = game.state.units.find(({ id }) => id === by);
  if (layer) noteUse(game, layer, weapon.id);
  game.own(game.state).charges = game.state.charges.filter(each => each !== charge);
  destroyWeapon(game, weapon, '4.3.d');
  if (charge.on) return yield* explodeUnder(game, charge, charge.on);
  const targets = targetsIn(game.world, game.state, at);
  if (targets.length === 0) return;
  yield* blast(
    game,
    {
      kind: 'charge',
      firers: [],
      leaders: [],
      target: at,
      targets,
      given,
      exhausted,
      ...(through !== undefined && { through }),
      ...(veiled && { veiled }),
    },
    removal,
  );
}
