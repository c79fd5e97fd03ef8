/** The close combat phase (6.1, 6.3): withdrawals, designations of both sides, all rolls, then all losses. */
import {
  against,
  atMost,
  type Faces,
  type Rule,
  roll,
  type Side,
  sumOf,
  together,
} from '../../../engine/index.ts';
import { pop, push, replaceTop } from '../frames.ts';
import { DR, type Game } from '../game.ts';
import { noteBlood } from '../morale/berserk.ts';
import { eliminate } from '../morale/losses.ts';
import { createLeader } from '../morale/promotion.ts';
import { endPhase } from '../phases.ts';
import { armedBy, rearm } from '../prisoners/rearming.ts';
import type { CombatFrame, LocId, UnitId } from '../state.ts';
import { spoilWeapons } from '../support-weapons/spoiling.ts';
import { isMmc, unitById, unitsAt } from '../units.ts';
import { enemyOf, sidesOf, type World } from '../world.ts';
import { type Assault, assaultOf, killNumberOf } from './attack.ts';
import { capture } from './capture.ts';
import { type Designation, designate } from './designation.ts';
import { clearExcess } from './excess.ts';
import { lockAll } from './melee.ts';
import { type CombatAttack, combatPlaces } from './parties.ts';
import { placeWithdrawn, withdrawals } from './withdrawal.ts';

export function* closeCombatPhase(game: Game): Rule<void> {
  spoilWeapons(game);
  push(game, { is: 'combat', stage: 'attacker-withdraws' });
}

export function* combatFrame(game: Game, frame: CombatFrame): Rule<void> {
  switch (frame.stage) {
    case 'attacker-withdraws':
    case 'defender-withdraws':
      return yield* withdrawals(game, frame);
    case 'fight':
      return replaceTop(game, { is: 'combat', stage: 'place', fought: yield* fight(game) });
    case 'place':
      if (yield* placeWithdrawn(game)) return;
      return replaceTop(game, { ...frame, stage: 'excess' });
    case 'excess':
      if (yield* clearExcess(game, frame.fought ?? [])) return;
      pop(game);
      finish(game);
  }
}

function finish(game: Game): void {
  lockAll(game);
  endPhase(game);
}

/** Both sides designate everything, wherever it is, before any dice fall (6.1.4). */
function* fight(game: Game): Rule<readonly LocId[]> {
  const { world } = game;
  const places = combatPlaces(world, game.state);
  const [one, two] = sidesOf(world);
  const designated = yield* together({
    [one]: designateAll(game, places, one),
    [two]: designateAll(game, places, two),
  });
  for (const at of places) yield* resolve(game, at, side => designated[side]?.get(at));
  return places;
}

function* designateAll(
  { world, state }: Game,
  places: readonly LocId[],
  side: Side,
): Rule<ReadonlyMap<LocId, Designation>> {
  const all = new Map<LocId, Designation>();
  for (const at of places) all.set(at, yield* designate(world, state, at, side));
  return all;
}

function* resolve(game: Game, at: LocId, of: (side: Side) => Designation | undefined): Rule<void> {
  const order = [game.state.attacker, enemyOf(game.world, game.state.attacker)];
  const began = order.map(side => unitsAt(game.state, at, side));
  const killed = new Set<UnitId>();
  const taken = new Set<UnitId>();
  const armed: UnitId[] = [];
  // Who falls still makes his own attack: all of them take place at once (6.1.2).
  for (const side of order) {
    for (const attack of of(side)?.attacks ?? []) {
      const struck = yield* rollFor(game, side, attack);
      // Berserk units take no prisoners (3.25.8).
      const isRaging = attack.by.some(id => unitById(game.state, id).berserk);
      for (const id of struck) (attack.alive && !isRaging ? taken : killed).add(id);
      if (struck.length > 0 && (!attack.alive || isRaging)) {
        noteBlood(game, attack.by);
        const unitsOf = (ids: readonly UnitId[]) => ids.map(id => unitById(game.state, id));
        armed.push(...armedBy(unitsOf(attack.by), unitsOf(struck)));
      }
    }
  }
  const fates = order.flatMap(side => Object.entries(of(side)?.fates ?? {}) as [UnitId, UnitId][]);
  for (const [man, unit] of fates) for (const fate of [killed, taken]) if (fate.has(unit)) fate.add(man);
  for (const id of killed)
    eliminate(game, unitById(game.state, id), fates.some(([man]) => man === id) ? '6.3.6.c' : '6.1.3');
  yield* capture(
    game,
    at,
    [...taken].filter(id => !killed.has(id)),
  );
  const left = armed.filter(id => !taken.has(id));
  for (const units of began) leadersFall(game, units, killed);
  rearm(game, left);
}

/** Whom the attack strikes. */
function* rollFor(game: Game, side: Side, attack: CombatAttack): Rule<readonly UnitId[]> {
  const { world } = game;
  const assault = assaultOf(world, game.state, attack);
  const names = (ids: readonly UnitId[]) => ids.map(id => `{${id}}`).join(', ');
  const text = `${names(attack.by)} against ${names(attack.on)}`;
  if (assault.odds === undefined) {
    game.say('6.1.3', `${text}: too weak`);
    return [];
  }
  const { odds } = assault;
  const read = (dice: Faces<typeof DR>) => ({
    hit: struckBy(world, assault, dice),
    lowest: dice.coloured + dice.white === 2,
  });
  const { hit: struck, lowest } = yield* roll(DR, `${text} at ${odds}`, read, {
    cite: '6.1.3',
    by: side,
    tell: (dice, { hit }) =>
      assault.lines.map(({ on, drm }) => {
        const kill = killNumberOf(world, assault, isCowed(assault, dice)) ?? 0;
        const met = on.every(id => hit.includes(id));
        const verdict = met ? (attack.alive ? 'captured' : 'eliminated') : 'no effect';
        return against(sumOf(dice, drm), atMost(kill), met, verdict, { of: on });
      }),
  });
  // In the thick of it a leader may come forth from men who roll a 2 (3.6.1.2).
  const men = attack.by.map(id => unitById(game.state, id)).find(isMmc);
  if (lowest && men) yield* createLeader(game, men, odds);
  return struck;
}

const isCowed = ({ mayCower }: Assault, { coloured, white }: Faces): boolean =>
  mayCower && coloured === white;

/** One roll, held against each target's own modifiers. Who cowers rolls on the next lower column (6.5.1). */
function struckBy(world: World, assault: Assault, dice: Faces<typeof DR>): readonly UnitId[] {
  const kill = killNumberOf(world, assault, isCowed(assault, dice));
  if (kill === undefined) return [];
  const original = dice.coloured + dice.white;
  return assault.lines.flatMap(({ on, drm }) => (original + drm.value <= kill ? on : []));
}

/** If all squads that began the phase there fall, so do the leaders with them; not one who withdraws by himself (6.1.8). */
function leadersFall(game: Game, began: ReturnType<typeof unitsAt>, killed: ReadonlySet<UnitId>): void {
  const men = began.filter(isMmc);
  if (men.length === 0 || !men.every(({ id }) => killed.has(id))) return;
  for (const { id } of began) {
    const left = game.state.units.find(unit => unit.id === id);
    if (left && !left.withdraws) eliminate(game, left, '6.1.8');
  }
}
