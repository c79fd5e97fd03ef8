/** How a declared attack is resolved (3.2.1 to 3.2.3): line of sight, one roll, and everything that comes of it. */

import type { HexId } from '../../../board/index.ts';
import {
  type Account,
  draw,
  type Faces,
  type Frozen,
  lookedUp,
  type Rule,
  roll,
  sumOf,
} from '../../../engine/index.ts';
import type { FireResult } from '../charts/index.ts';
import { seenFiring } from '../concealment/loss.ts';
import { pop } from '../frames.ts';
import { choose, DR, type Game, type View } from '../game.ts';
import { newAftermath } from '../morale/losses.ts';
import { fireCheck, leaderLosses, leadersFirst, moraleCheckBy } from '../morale/morale.ts';
import { turnGun } from '../ordnance/turning.ts';
import { sight } from '../sight/sight.ts';
import type { FireFrame, WeaponId } from '../state.ts';
import { isInexperienced, isMmc } from '../units.ts';
import { firing } from '../vehicles/arms.ts';
import { isAdjacent, type World } from '../world.ts';
import { announceLines, desperationByFire, hitsOf, resultOf } from './blast.ts';
import { type Attack, type AttackLine, attackLines, declaredAttack } from './card.ts';
import { sufferHits } from './effects.ts';
import { keepFiring, markFirers, noteFire } from './markers.ts';
import { leaveResidual } from './residual.ts';
import { type Firer, isFlamethrower } from './shooters.ts';
import { toldLines, toldWeapons } from './told.ts';
import { type Breakdown, breakDown, breakdownNumbers, breakdownsAt, rateOfFire } from './weapons.ts';

/** Once the attack is declared, the line is looked at; who proves blind has fired all the same (3.2.1.e). */
export function* fireAttack(game: Game, frame: Frozen<FireFrame> & { readonly target: HexId }): Rule<void> {
  const { world } = game;
  const attack = declaredAttack(world, game.state, frame, frame.target);
  const sees = ({ at }: Firer) => sight(world, game.state, at, frame.target).clear;
  const blind = attack.firers.filter(firer => !sees(firer));
  pop(game);
  // A gun that came out of hiding under a ? and then fires like a machine gun fires as all others do (8.3.3.b).
  for (const { user } of attack.firers) seenFiring(game, user);
  noteFire(game, attack);
  for (const { id, equivalent } of attack.firers) if (equivalent) turnGun(game, id, attack.turn);
  if (blind.length === attack.firers.length) return yield* wastedFire(game, attack);
  const left = { ...attack, firers: attack.firers.filter(sees) };
  const parts = blind.length === 0 ? [left] : yield* regrouped(game, left, blind);
  for (const [i, part] of parts.entries()) yield* resolve(game, part, i === 0 ? blind : []);
}

/** The attack is not resolved, but weapons may break down and keep their rate of fire. */
function* wastedFire(game: Game, attack: Attack): Rule<void> {
  game.say('3.2.1.e', `${named(attack.firers)} can't see ${attack.target}: the fire is wasted`);
  const armed = attack.firers.some(({ weapon }) => weapon);
  const shot = armed
    ? yield* roll(DR, 'wasted fire', weaponReader(weaponNumbers(game.world, game.state, attack.firers)), {
        ...rolledBy(attack),
        tell: (dice, fall) => [
          lookedUp(sumOf(dice), undefined, 'the line of sight is blocked'),
          ...weaponsTold(dice, weaponNumbers(game.world, game.state, attack.firers), fall),
        ],
      })
    : NO_SHOT;
  keepFiring(game, shot.kept);
  markFirers(game, attack, { kept: shot.kept, cowered: false });
  yield* breakOne(game, shot.broken);
}

/** The others must still attack: as one group where they are adjacent, or hex by hex if their owner likes (3.2.2.k). */
function* regrouped(game: Game, left: Attack, blind: readonly Firer[]): Rule<readonly Attack[]> {
  game.say('3.2.2.k', `${named(blind)} can't see ${left.target} and drops out`);
  const hexes = [...new Set(left.firers.map(({ at }) => at))];
  const groups = connected(game.world, hexes);
  const part = (group: readonly HexId[]): Attack => ({
    ...left,
    firers: left.firers.filter(({ at }) => group.includes(at)),
    leaders: left.leaders.filter(({ at }) => at !== undefined && group.includes(at)),
  });
  if (groups.every(group => group.length === 1)) return groups.map(part);
  const { verb } = yield* choose({
    by: left.firers[0]?.user.side ?? '',
    id: 'fire-regroup',
    cite: '3.2.2.k',
    prompt: 'Fire on as a smaller group, or hex by hex?',
    acts: () => [{ verb: 'shoot' }, { verb: 'apart' }] as const,
  });
  return (verb === 'shoot' ? groups : hexes.map(hex => [hex])).map(part);
}

/** Hexes in groups, each linked by adjacency. */
function connected(world: World, hexes: readonly HexId[]): readonly (readonly HexId[])[] {
  return hexes.reduce<readonly (readonly HexId[])[]>((groups, hex) => {
    const joined = groups.filter(group => group.some(each => isAdjacent(world, each, hex)));
    return [...groups.filter(group => !joined.includes(group)), [...joined.flat(), hex]];
  }, []);
}

/** One attack by those who see its target; `blind`: who declared it and sees nothing. */
function* resolve(game: Game, attack: Attack, blind: readonly Firer[]): Rule<void> {
  const lines = attackLines(game.world, game.state, attack);
  const cower = columnsCowered(game.state, attack);
  announce(game, attack, lines);
  desperationByFire(game, lines, cower);
  const weapons = weaponNumbers(game.world, game.state, [...attack.firers, ...blind]);
  const read = shotReader(game.world, attack, weapons, lines, cower);
  const shot = yield* roll(DR, `fire at ${attack.target}`, read, {
    ...rolledBy(attack),
    tell: (dice, fall) => [
      ...toldLines(game, dice, lines, fall.results, fall.cowered ? cower : 0),
      ...weaponsTold(dice, weapons, fall),
      ...(fall.original === undefined ? [] : [lookedUp(sumOf(dice), undefined, OWN_CHECK)]),
    ],
  });
  if (shot.cowered) {
    game.say(cower > 1 ? '3.2.2.g' : '3.2.2.f', `${named(attack.firers)} cowers`);
    for (const { user } of attack.firers) if (isMmc(user)) game.befall(user.id, 'cowers');
  }
  keepFiring(game, shot.kept);
  markFirers(game, { ...attack, firers: [...attack.firers, ...blind] }, shot);
  yield* sufferHits(game, hitsOf(lines, shot.results, shot.cowered ? cower : 0));
  const broken = yield* breakOne(game, shot.broken);
  if (shot.original !== undefined) yield* protectiveFireChecks(game, attack, shot.original);
  yield* leaveResidual(game, attack, lines, { broken, kept: shot.kept, cowered: shot.cowered ? cower : 0 });
}

// ---- the roll

interface WeaponReading {
  readonly kept: readonly WeaponId[];
  readonly broken: readonly Breakdown[];
}
interface ShotReading extends WeaponReading {
  readonly results: readonly FireResult[];
  readonly cowered: boolean;
  /** The dice themselves, where they are also the morale check of those who fire (3.3.3.j). */
  readonly original?: number;
}
const NO_SHOT: WeaponReading = { kept: [], broken: [] };

const rolledBy = ({ firers }: Attack) => ({ cite: '3.2.3.a', by: firers[0]?.user.side ?? '' });

const OWN_CHECK = 'the dice are also the morale check of those in final protective fire';

/** What the dice may do to each weapon. */
function weaponNumbers(world: World, view: View, firers: readonly Firer[]) {
  return firers
    .filter(({ weapon }) => weapon)
    .map(firer => ({
      id: firer.id as WeaponId,
      rate: rateOfFire(world, view, firer),
      numbers: breakdownNumbers(world, view, firer),
    }));
}
type Weapons = ReturnType<typeof weaponNumbers>;

/** Rate of fire by the coloured die, breakdown by the sum: all from the attack's own roll (1.2.4.1, 4.1). */
function weaponReader(weapons: Weapons): (dice: Faces<typeof DR>) => WeaponReading {
  return ({ coloured, white }) => {
    const broken = breakdownsAt(coloured + white, weapons);
    const works = (id: WeaponId) => broken.every(({ weapon }) => weapon !== id);
    return {
      broken,
      kept: weapons.filter(({ id, rate }) => coloured <= rate && works(id)).map(({ id }) => id),
    };
  };
}

const weaponsTold = (dice: Faces<typeof DR>, weapons: Weapons, { kept, broken }: WeaponReading): Account =>
  toldWeapons(
    dice,
    weapons.map(({ id, rate, numbers }) => ({ id, rate, ...numbers })),
    kept,
    broken.map(({ weapon, gone }) => ({ id: weapon, gone })),
  );

function shotReader(
  world: World,
  attack: Attack,
  numbers: Weapons,
  lines: readonly AttackLine[],
  cower: number,
): (dice: Faces<typeof DR>) => ShotReading {
  const readWeapons = weaponReader(numbers);
  const protective = attack.firers.some(({ mode }) => mode === 'protective');
  return dice => {
    const { coloured, white } = dice;
    const cowered = cower > 0 && coloured === white;
    const weapons = readWeapons(dice);
    return {
      results: lines.map(line => resultOf(world, line, coloured + white, cowered ? cower : 0)),
      cowered,
      broken: weapons.broken,
      kept: cowered ? [] : weapons.kept,
      ...(protective && { original: coloured + white }),
    };
  };
}

/** How far the attack shifts on doubles: units that no leader directs cower, inexperienced ones more (3.2.2.f). */
export function columnsCowered(view: View, { firers, leaders }: Pick<Attack, 'firers' | 'leaders'>): number {
  // Guns that fire like machine guns don't cower (6.8.a).
  const troops = firers
    .filter(({ equivalent }) => !equivalent)
    .map(({ user }) => user)
    .filter(isMmc);
  if (leaders.length > 0 || troops.length === 0) return 0;
  return troops.some(unit => isInexperienced(view, unit)) ? 2 : 1;
}

// ---- what comes of it

function* breakOne(game: Game, broken: readonly Breakdown[]): Rule<WeaponId | undefined> {
  if (broken.length === 0) return undefined;
  const one = yield* draw(broken, 'which weapon breaks', {
    cite: '4.1.d',
    call: ({ weapon }) => `{${weapon}}`,
  });
  breakDown(game, one);
  return one.weapon;
}

/** The attack's own dice are a morale check for those in final protective fire, and for who directs it (3.3.3.j). */
function* protectiveFireChecks(game: Game, { firers, leaders }: Attack, original: number): Rule<void> {
  const aftermath = newAftermath();
  const desperate = firers.filter(({ mode }) => mode === 'protective').map(({ user }) => user);
  for (const unit of leadersFirst(game.world, game.state, [...new Set([...desperate, ...leaders])])) {
    if (unit.broken || !game.state.units.includes(unit)) continue;
    yield* moraleCheckBy(game, original, unit, { ...fireCheck(0), cite: '3.3.3.j' }, aftermath);
  }
  yield* leaderLosses(game, aftermath);
}

// ---- words

function named(firers: readonly Firer[]): string {
  return firers.map(({ id }) => firing(id)).join(', ');
}

function announce(game: Game, attack: Attack, lines: readonly AttackLine[]): void {
  const cite = attack.firers.some(isFlamethrower) ? '4.2.a' : '3.2.3.a';
  announceLines(game, cite, `${named(attack.firers)} fire at`, lines);
}
