/** A declared attack is carried out (5.0, 14.1, 18.1): markers first, then the dice, then what the attack leaves behind. */
import {
  against,
  atMost,
  type Faces,
  type Frozen,
  lookedUp,
  type Reckoning,
  type Rule,
  type Side,
  sumOf,
  unset,
} from '../../../engine/index.ts';
import { rollPair } from '../air/arrival.ts';
import { fireForEffect } from '../artillery/barrages.ts';
import { ALWAYS_HITS, ALWAYS_MISSES } from '../charts/index.ts';
import { pop, push } from '../frames.ts';
import { type Game, TWO_D6, type View } from '../game.ts';
import { isSingleUse } from '../melee/strength.ts';
import { type Effects, resolveAttack } from '../morale/damage.ts';
import { removeWeapon } from '../morale/losses.ts';
import { drawn } from '../morale/lots.ts';
import { acquisitionOf, isHit, type ToHit } from '../ordnance/ordnance.ts';
import type { FireFrame, Location, VehicleId } from '../state.ts';
import { type AnyUnit, isCaptured, isWeaponId, unitById, unitsAt, weaponById } from '../units.ts';
import { strikesTurret } from '../vehicles/impact.ts';
import { type Part, shellStrikes } from '../vehicles/strike.ts';
import { hasTurret, vehicleById, vehicleCardOf, vehiclesAt } from '../vehicles/vehicles.ts';
import { enemyOf } from '../world.ts';
import { type FireCard, type FireLine, fireCard } from './card.ts';
import { noteShot } from './occasion.ts';
import { isFlamethrower, mayJam, type Shooter, shooterOf } from './shooters.ts';

/** A declaration that is ready for the dice. */
export type Declared = Frozen<FireFrame> & { readonly target: Location };

const MISSED: Effects = { checked: false, shaken: [] };

export function* fireAttack(game: Game, frame: Declared): Rule<void> {
  const card = fireCard(game.world, game.state, frame);
  if (!card) throw new Error('an attack without a shooter');
  const shooters = frame.shooters.map(id => shooterOf(game.state, id));
  const { by, from, target, leader } = frame;
  pop(game);
  noteShot(game, { by, from, target, shooters: frame.shooters, leader });
  markFirers(game, frame, shooters);
  const part =
    card.toHit === undefined
      ? undefined
      : yield* hit(game, { ...frame, with: shooters[0]?.id ?? '' }, card.toHit);
  const hits = part !== 'missed';
  const effects = hits ? yield* attack(game, frame, card, part) : MISSED;
  if (card.kind === 'ordnance') for (const gun of shooters) acquire(game, gun, target);
  if (card.kind === 'mortar') fireForEffect(game, by, target, card.firepower.value);
  const succeeded = card.toHit === undefined ? effects.checked : hits;
  consume(game, shooters, succeeded);
  if (shooters.some(isFlamethrower)) retreat(game, frame, effects);
}

/** Whoever fires, helps or leads is Fired (4.0.n, 5.0.1.c); who calls a mortar is Ops Complete (18.1.c). */
function markFirers(game: Game, frame: Declared, shooters: readonly Shooter[]): void {
  const helpers = [frame.leader, frame.mate].flatMap(id =>
    id === undefined ? [] : [unitById(game.state, id)],
  );
  for (const unit of new Set([...shooters.map(({ user }) => user), ...helpers])) markFired(game, unit);
  if (frame.caller === undefined) return;
  const caller = game.own(unitById(game.state, frame.caller));
  caller.opsComplete = true;
  caller.called = true;
}

/** A Fired marker takes the place of Ops Complete, and of Moved on a team that has turned (1.7.g). */
function markFired(game: Game, { id }: AnyUnit): void {
  const unit = game.own(unitById(game.state, id));
  unit.fired = true;
  unset(unit, 'opsComplete');
  if (unit.moved === 'Moved') unset(unit, 'moved');
}

interface Aimed {
  readonly by: Side;
  readonly with: string;
  readonly target: Location;
  readonly vehicle?: VehicleId;
}

/** Where it has hit; on foot there is no turret to be hit (14.1.3.b). */
export function* hit(game: Game, aimed: Aimed, toHit: ToHit): Rule<Part | 'missed'> {
  const { by, target, vehicle } = aimed;
  const what = vehicle === undefined ? target : `{${vehicle}}`;
  game.say('14.1.e', `{${aimed.with}} fires at ${what}`);
  const hasParts = vehicle !== undefined && hasTurret(vehicleCardOf(vehicleById(game.state, vehicle)));
  const struck = yield* rollPair(
    game,
    TWO_D6,
    `{${aimed.with}} at ${what}`,
    ({ first, second }) => partHit(toHit, first + second, hasParts),
    { cite: '14.1.e', by, tell: (dice, part) => toldHit(toHit, dice, part, hasParts) },
    ({ first, second }) => [first, second],
  );
  if (struck !== 'missed') game.befall(vehicle ?? target, 'hit');
  return struck;
}

const partHit = (toHit: ToHit, dice: number, hasParts: boolean): Part | 'missed' => {
  if (!isHit(toHit, dice)) return 'missed';
  return hasParts && strikesTurret(dice) ? 'turret' : 'hull';
};

/** A 2 and a 12 are read by themselves (14.1.e). */
function toldHit(
  { roll: modifiers, needed }: ToHit,
  dice: Faces<typeof TWO_D6>,
  part: Part | 'missed',
  hasParts: boolean,
): Reckoning {
  const natural = dice.first + dice.second;
  const isStruck = part !== 'missed';
  const verdict = isStruck ? (hasParts ? `hits the ${part}` : 'hit') : 'missed';
  if (natural === ALWAYS_HITS || natural === ALWAYS_MISSES)
    return lookedUp(sumOf(dice), 'by itself', `${verdict}, whatever is needed`);
  return against(sumOf(dice, modifiers), atMost(needed), isStruck, verdict);
}

const CITES = {
  combined: '5.0.d',
  team: '5.0.d',
  mortar: '18.1.b',
  sniper: '11.4.b',
  ordnance: '14.1.f',
} as const;

function* attack(game: Game, frame: Declared, card: FireCard, part: Part = 'hull'): Rule<Effects> {
  if (card.strike) {
    const { by, from, shooters } = frame;
    const why = `the shell of {${shooters[0]}}`;
    const { penetration, heat } = card.strike;
    const shell = { by, why, from, penetration, ...(heat && { heat }) };
    yield* shellStrikes(game, vehicleById(game.state, card.strike.vehicle), part, shell);
    return { checked: true, shaken: [] };
  }
  const lines = card.kind === 'sniper' ? yield* oneOf(card.lines) : card.lines;
  return yield* resolveAttack(game, {
    by: frame.by,
    why: `${card.kind === 'ordnance' ? 'the shell of' : 'the fire of'} {${frame.shooters[0]}} at ${frame.target}`,
    cite: CITES[card.kind],
    dice: card.dice,
    at: frame.target,
    targets: lines.map(({ targets, attack: strength, defence, modifiers, cover }) => ({
      units: targets,
      attack: strength,
      defence,
      made: { attack: [card.firepower, modifiers], defence: cover },
    })),
    jammable: jammableGuns(game.state, card),
  });
}

/** The machine guns of the attack that may jam, with what each brings to it (1.6.2). */
export function jammableGuns(view: View, { each }: FireCard) {
  return each
    .filter(({ id }) => mayJam(shooterOf(view, id)))
    .map(({ id, firepower }) => ({ gun: id, firepower: firepower.value }));
}

/** Chance says whom a Sniper has in his sights (11.4.c). */
function* oneOf(lines: readonly FireLine[]): Rule<readonly FireLine[]> {
  const all = lines.flatMap(line => line.targets.map(id => ({ ...line, targets: [id] })));
  return [
    yield* drawn(all, 'whom the Sniper has in his sights', '11.4.c', ({ targets }) => `{${targets[0]}}`),
  ];
}

/** Ordnance that has not destroyed all that it fired at has ranged in on the rest (14.3.a, 14.3.b). */
function acquire(game: Game, gun: Shooter, target: Location): void {
  const times = acquisitionOf(gun, target);
  const piece = isWeaponId(gun.id) ? weaponById(game.state, gun.id) : unitById(game.state, gun.id);
  const enemy = enemyOf(game.world, gun.user.side);
  const survives =
    unitsAt(game.state, target, enemy).length + vehiclesAt(game.state, target, enemy).length > 0;
  if (!survives) unset(game.own(piece), 'acquired');
  else game.own(piece).acquired = { at: target, from: gun.at, times: times === 0 ? 1 : 2 };
}

/** Charges are used up (1.6.3.d); captured weapons that did nothing are thrown away (1.6.p). */
function consume(game: Game, shooters: readonly Shooter[], succeeded: boolean): void {
  for (const { weapon, user } of shooters) {
    const kept = weapon && game.state.weapons.find(({ id }) => id === weapon.id);
    if (!kept) continue;
    if (isSingleUse(kept)) removeWeapon(game, kept, '1.6.3.d');
    else if (isCaptured(kept, user) && !succeeded) removeWeapon(game, kept, '1.6.p');
  }
}

/** Whom a Flamethrower has Shaken goes (1.6.3.b). */
function retreat(game: Game, { by, from }: Declared, { shaken }: Effects): void {
  if (shaken.length > 0) push(game, { is: 'retreat', side: enemyOf(game.world, by), units: shaken, from });
}
