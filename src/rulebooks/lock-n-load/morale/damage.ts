/**
 * The opposed roll and its Damage Checks (5.0), which fire, mines, barrages and hits by ordnance have in common.
 * Whoever attacks hands in the numbers; this file rolls and lets the results happen.
 */
import {
  against,
  atMost,
  type Dice,
  exactly,
  type Faces,
  highestOf,
  lookedUp,
  moreThan,
  namedSum,
  type Reckoning,
  type Rule,
  roll,
  type Side,
  signed,
  sumOf,
  type Tally,
  term,
} from '../../../engine/index.ts';
import { rollPair } from '../air/arrival.ts';
import { type DamageColumn, type DamageResult, damage } from '../charts/index.ts';
import { D6, type Game } from '../game.ts';
import { heroCreation, type Parent } from '../people/heroes.ts';
import type { Location, ShooterId, UnitId, VehicleId } from '../state.ts';
import {
  type AnyUnit,
  areOfOneBadge,
  findUnit,
  isGoodOrder,
  isHalfSquad,
  isHero,
  isLeader,
  isMmc,
  isSquad,
  isUnitId,
  leadershipOf,
  lendsModifier,
  moraleOf,
  skillBonus,
  unitById,
} from '../units.ts';
import { vehicleDamageCheck } from '../vehicles/damage.ts';
import { findVehicle } from '../vehicles/vehicles.ts';
import { casualties, eliminate, shake, spendSkill, wound } from './losses.ts';
import { drawn } from './lots.ts';

/** One die for the attacker; the higher of two for mortars (18.1), both for Snipers (11.4). */
export type AttackDice = 'one' | 'higher' | 'both';

/** Units in one location against which the attack has the same strength, behind the same shelter. */
export interface TargetSet {
  readonly units: readonly (UnitId | VehicleId)[];
  /** Firepower and all modifiers, the +1 against movers included. */
  readonly attack: number;
  /** The Target Modifier. */
  readonly defence: number;
  /** What the two are made of. */
  readonly made?: { readonly attack: readonly Tally[]; readonly defence: Tally };
}

export interface Attack {
  /** Who rolls the attacker's die; nobody for mines. */
  readonly by?: Side;
  readonly why: string;
  readonly cite: string;
  readonly dice?: AttackDice;
  readonly at: Location;
  /** One roll for all: movers and others, inside and outside a bunker differ in their numbers alone (5.3.f). */
  readonly targets: readonly TargetSet[];
  /** Machine guns that jam when the dice match, with what each adds to the attack (1.6.2). */
  readonly jammable?: readonly { readonly gun: ShooterId; readonly firepower: number }[];
}

export interface Effects {
  /** At least one Damage Check had to be made: what captured weapons live by (1.6.p). */
  readonly checked: boolean;
  readonly jammed?: ShooterId;
  /** Units that were in Good Order and that this attack has Shaken. */
  readonly shaken: readonly UnitId[];
}

/** Rolls the attack and everything that comes of it. */
export function* resolveAttack(game: Game, attack: Attack): Rule<Effects> {
  const { margin, match } = yield* opposedRoll(game, attack);
  const jam = match ? yield* jamOne(game, attack.jammable ?? []) : undefined;
  const struck = attack.targets
    .map(({ units, attack: strength, defence }) => ({
      units,
      excess: margin + strength - defence - (jam?.firepower ?? 0),
    }))
    .filter(({ excess }) => excess > 0);
  for (const { units } of struck) for (const id of units) game.befall(id, 'must check');
  const shaken = yield* damageChecks(game, attack, struck);
  return { checked: struck.length > 0, shaken, ...(jam && { jammed: jam.gun }) };
}

interface OpposedReading {
  /** The attacker's die less the defender's; the least that matters if the attack fails anyway. */
  readonly margin: number;
  /** The dice match, and a machine gun may jam. */
  readonly match: boolean;
}

const DICE: Readonly<Record<AttackDice, Dice>> = {
  one: { attack: 6, defence: 6 },
  higher: { attack: 6, second: 6, defence: 6 },
  both: { attack: 6, second: 6, defence: 6 },
};

function* opposedRoll(
  game: Game,
  { by, why, cite, dice = 'one', targets, jammable = [] }: Attack,
): Rule<OpposedReading> {
  // Below this margin no target has to check: faces that read alike are one case to the odds.
  const least = Math.min(...targets.map(({ attack, defence }) => defence - attack));
  return yield* rollPair(
    game,
    DICE[dice],
    why,
    (faces: Faces) => ({
      margin: Math.max(marginOf(dice, faces), least),
      match: jammable.length > 0 && isMatch(faces),
    }),
    {
      cite,
      ...(by !== undefined && { by }),
      tell: (faces, { match }) => [
        ...targets.map(target => toldOpposed(dice, faces, target, cite)),
        ...(match ? [lookedUp(sumOf(faces), undefined, 'the dice match: a machine gun jams')] : []),
      ],
    },
    // The defender's die is another player's: only what the attacker throws twice can be doubles (rulings.md).
    ({ attack = 0, second = -1 }) => [attack, second],
  );
}

/** The attack against the defence of some targets: who is exceeded must check (5.0.e). */
function toldOpposed(dice: AttackDice, faces: Faces, target: TargetSet, cite: string): Reckoning {
  const { defence: _, ...thrown } = faces;
  const { attack = [], defence } = target.made ?? {};
  const strength = target.made ? attack : [term('strength', target.attack, cite)];
  const shelter = target.made ? defence : term('Target Modifier', target.defence, cite);
  const sum = (dice === 'both' ? sumOf : highestOf)(thrown, ...strength);
  const other = sumOf({ defence: faces.defence ?? 0 }, shelter);
  const excess = marginOf(dice, faces) + target.attack - target.defence;
  return against(
    namedSum('attack', sum),
    moreThan(namedSum('defence', other)),
    excess > 0,
    excess > 0 ? `must check at ${signed(excess)}` : 'no effect',
    { of: target.units },
  );
}

/** By how much the attacker has rolled more than the defender. */
export function marginOf(dice: AttackDice, { attack = 0, second = 0, defence = 0 }: Faces): number {
  return (dice === 'both' ? attack + second : Math.max(attack, second)) - defence;
}

/** The dice match, and a machine gun jams (1.6.2.a). */
export const isMatch = ({ attack, defence }: Faces): boolean => attack === defence;

/** Of several machine guns only one jams, whichever chance picks (1.6.2.d). */
function* jamOne(
  game: Game,
  guns: NonNullable<Attack['jammable']>,
): Rule<{ readonly gun: ShooterId; readonly firepower: number }> {
  const jam = yield* drawn(guns, 'which machine gun jams', '1.6.2.d', ({ gun }) => `{${gun}}`);
  const gun = [...game.state.weapons, ...game.state.units].find(each => each.id === jam.gun);
  if (gun) game.own(gun).jammed = true;
  game.say('1.6.2.a', `{${jam.gun}} jams`);
  return jam;
}

interface Struck {
  readonly units: TargetSet['units'];
  readonly excess: number;
}

/** Vehicles check first, then Leaders (17.3.b); one who stays in Good Order then helps the others of his kind (5.0.g). */
function* damageChecks(game: Game, attack: Attack, struck: readonly Struck[]): Rule<readonly UnitId[]> {
  const due = struck.flatMap(({ units, excess }) => units.map(id => ({ id, excess })));
  for (const { id, excess } of due) {
    const vehicle = findVehicle(game.state, id);
    if (vehicle) yield* vehicleDamageCheck(game, vehicle, excess, attack.cite);
  }
  const onFoot = due.flatMap(({ id, excess }) => (isUnitId(id) ? [{ id, excess }] : []));
  const isLeaders = ({ id }: { readonly id: UnitId }) => isLeader(unitById(game.state, id));
  const first = onFoot.filter(isLeaders);
  const others = onFoot.filter(each => !isLeaders(each));
  const waiting = new Set(first.map(({ id }) => id));
  const shaken: UnitId[] = [];
  for (const { id, excess } of [...first, ...others]) {
    const unit = unitById(game.state, id);
    const wasShaken = unit.shaken === true;
    yield* damageCheck(game, unit, excess, attack.cite, waiting);
    waiting.delete(id);
    if (!wasShaken && findUnit(game.state, id)?.shaken) shaken.push(id);
  }
  return shaken;
}

interface CheckReading {
  readonly result: DamageResult;
  readonly hero: boolean;
}

/** One unit's Damage Check, what it does to the unit, and the Hero that may come of it. */
function* damageCheck(
  game: Game,
  unit: AnyUnit,
  excess: number,
  cite: string,
  waiting: ReadonlySet<UnitId>,
): Rule<void> {
  const helper = helperFor(game, unit, waiting);
  const terms = [
    term('excess of the attack', excess, '5.0.f'),
    helper && term(`{${helper.id}}`, -leadershipOf(game.world, helper), '5.0.g'),
    term(unit.skill ?? '', skillBonus(game.world, unit, 'Damage Check'), '12.0.a'),
  ];
  const added = terms.reduce((sum, each) => sum + (each?.value ?? 0), 0);
  const morale = moraleOf(game.world, unit);
  const column = damageColumn(unit);
  const spawns = isSquad(unit) || isHalfSquad(unit);
  const reading: CheckReading = yield* roll(
    D6,
    `the Damage Check of {${unit.id}}`,
    ({ die }) => ({
      result: damage(game.world.charts, column, die + added, morale),
      hero: spawns && die === 1,
    }),
    {
      cite: cite === '5.0.d' ? '5.0.f' : cite,
      by: unit.side,
      tell: (dice, { result, hero }) => [
        against(sumOf(dice, ...terms), atMost(morale), result === 'no effect', result, { of: [unit.id] }),
        ...(hero ? [against(sumOf(dice), exactly(1), true, 'a Hero may come forth')] : []),
      ],
    },
  );
  const parent = unit.at === undefined ? undefined : ({ ...unit, at: unit.at } satisfies Parent);
  yield* suffer(game, unit, reading.result);
  if (reading.hero && parent) yield* heroCreation(game, parent);
}

/** The best Leader of the unit's badge who lends his modifier and has his own check behind him (5.0.g, 11.1.b). */
function helperFor(game: Game, unit: AnyUnit, waiting: ReadonlySet<UnitId>): AnyUnit | undefined {
  return game.state.units
    .filter(
      each =>
        each.at === unit.at && lendsModifier(each) && !waiting.has(each.id) && areOfOneBadge(each, unit),
    )
    .toSorted((a, b) => leadershipOf(game.world, b) - leadershipOf(game.world, a))[0];
}

export function damageColumn(unit: AnyUnit): DamageColumn {
  if (isHero(unit)) return 'Hero';
  const kind = isMmc(unit) ? 'MMC' : 'SMC';
  return `${isGoodOrder(unit) ? 'Good Order' : 'Shaken'} ${kind}`;
}

/** Lets the result of a check happen. */
export function* suffer(game: Game, unit: AnyUnit, result: DamageResult): Rule<void> {
  if (result === 'no effect') return;
  if (skillBonus(game.world, unit, 'Damage Check ignored') > 0) {
    game.say('12.0.a', `{${unit.id}} is saved by ${unit.skill}`);
    return spendSkill(game, unit);
  }
  switch (result) {
    case 'shaken':
      return shake(game, unit);
    case 'wounded':
      return wound(game, unit);
    case 'casualties':
      return yield* casualties(game, unit);
    default:
      return eliminate(game, unit, '5.1.i');
  }
}
