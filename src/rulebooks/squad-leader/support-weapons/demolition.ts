/** Demolition charges (8.11): placed on the move, set off in the advancing fire phase, or thrown in defence. */
import {
  type Faces,
  lookedUp,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Side,
  sumOf,
  type Tally,
  type TallyEntry,
  tally,
  unset,
} from '../../../engine/index.ts';
import { fireColumn, modifier } from '../charts/index.ts';
import { type AttackLine, columnAfter, joinLine, resultOf } from '../fire/attack.ts';
import { blastModifiers } from '../fire/modifiers.ts';
import { markWeapon, strike, toldLine } from '../fire/resolution.ts';
import { findShooter, fireRefusal, type Shooter } from '../fire/shooters.ts';
import { targetPlaces, targetsAt } from '../fire/targets.ts';
import { replaceTop } from '../frames.ts';
import { DR, type Game, type View, verbsIn } from '../game.ts';
import { isEnemyHeld } from '../movement/entry.ts';
import type { LocId, MoveFrame, PlacedCharge, UnitId } from '../state.ts';
import { levelAt, sideBetween } from '../terrain/terrain.ts';
import { noteDeed, openTrail, stepInPlace, trailOf } from '../trails/trails.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  bearerOf,
  isGoodOrder,
  isSmc,
  isSquad,
  unitById,
  weaponById,
  weaponCardOf,
} from '../units.ts';
import { neighbours, type World } from '../world.ts';
import { isCaptured, isUnskilled } from './captured.ts';
import { removeWeapon } from './hands.ts';

interface Scene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

const isCharge = (weapon: AnyWeapon): boolean => weaponCardOf(weapon).kind === 'demolition-charge';

const chargesOf = (view: View, side: Side): readonly AnyWeapon[] =>
  view.weapons.filter(weapon => isCharge(weapon) && bearerOf(view, weapon)?.side === side);

const around = (world: World, { at }: AnyUnit): readonly LocId[] =>
  at === undefined ? [] : neighbours(world, at);

// ---- placed on the move

/** Against a unit's placing its charge (8.11.3, 5.2.2). */
function layRefusal({ world, view, side }: Scene, unit: AnyUnit, weapon: AnyWeapon): Refusal | undefined {
  if (!isGoodOrder(view, unit)) return refusal('3.21.1', 'it is in no state to');
  if (isCaptured(unit, weapon) && world.scenario.noCaptured?.includes(side))
    return refusal('8.6.6', 'in this scenario they don’t use what they capture');
  if (unit.pinned) return refusal('5.5.6.3', 'pinned, it can’t use that');
  return (unit.used?.length ?? 0) > 0 || view.charges.some(({ by }) => by === unit.id)
    ? refusal('QA-23.3', 'it has used another weapon in this player turn')
    : undefined;
}

/** Against that hex: there must be a target, and not on top of a cliff (8.11.3). */
function targetRefusal({ world, view, side }: Scene, { at: from }: AnyUnit, at: LocId): Refusal | undefined {
  if (!isEnemyHeld(view, at, side)) return refusal('8.11.3', 'there is no target in it');
  return from !== undefined &&
    sideBetween(world, from, at) === 'cliff' &&
    levelAt(world, at) > levelAt(world, from)
    ? refusal('8.11.3', 'it is up a cliff')
    : undefined;
}

function lay(game: Game, weaponId: string, at: LocId, company: readonly UnitId[]): void {
  const weapon = weaponById(game.state, weaponId);
  const unit = bearerOf(game.state, weapon);
  if (unit?.at === undefined) return;
  stepInPlace(game, unit, company);
  const unskilled = isUnskilled(unit, weapon) && { unskilled: true as const };
  noteDeed(game, unit.id, { do: 'place', weapon: weapon.id, at, ...unskilled });
  unset(game.own(weapon), 'by');
  game.own(game.state.charges).push({ weapon: weapon.id, by: unit.id, from: unit.at, at, ...unskilled });
  // Smaller units serve a weapon instead of firing themselves (8.3).
  if (!isSquad(unit) && !isSmc(unit)) game.own(unit).spent = true;
  game.say('8.11.3', `{${unit.id}} places {${weapon.id}} on ${at}`);
}

/** By one of a stack on its way, from where it has come to. */
export const layOnTheWay = verbsIn<Scene & { readonly move: Pick<MoveFrame, 'units'> }>()('lay', {
  cite: '8.11.3',
  who: ({ view, side, move: { units } }) =>
    chargesOf(view, side).filter(({ by }) => by !== undefined && units.includes(by)),
  whoElse: refusal('8.11.3', 'nobody of them carries it'),
  by: (_, { by }) => by,
  unfit: (scene, weapon) => {
    const unit = bearerOf(scene.view, weapon);
    return unit && layRefusal(scene, unit, weapon);
  },
  what: ({ world, view }, weapon) => around(world, unitById(view, weapon.by ?? '')),
  whatElse: refusal('8.11.3', 'it is placed on an adjacent hex'),
  refusal: (scene, weapon, at) => targetRefusal(scene, unitById(scene.view, weapon.by ?? ''), at),
  args: ({ id }, at) => ({ weapon: id, at }),
  perform(game, { weapon, at }) {
    const frame = game.state.doing.at(-1);
    if (frame?.is !== 'move') return;
    for (const id of frame.units) openTrail(game, unitById(game.state, id), frame.kind);
    replaceTop(game, { ...frame, begun: true });
    lay(game, weapon, at, frame.units);
  },
});

/** By one who has fired in the prep fire phase and stays where he is (QA-23.3). */
export const layInPlace = verbsIn<Scene>()('lay', {
  cite: 'QA-23.3',
  who: ({ view, side }) => chargesOf(view, side),
  whoElse: refusal('8.11.3', 'nobody carries it'),
  by: (_, { by }) => by,
  unfit: (scene, weapon) => {
    const unit = bearerOf(scene.view, weapon);
    if (!unit) return undefined;
    if (unit.fired === undefined) return refusal('8.11.3', 'it is placed on the move');
    return trailOf(scene.view, unit.id)
      ? refusal('4.1.13', 'it has ended its move')
      : layRefusal(scene, unit, weapon);
  },
  what: ({ world, view }, weapon) => around(world, unitById(view, weapon.by ?? '')),
  whatElse: refusal('8.11.3', 'it is placed on an adjacent hex'),
  refusal: (scene, weapon, at) => targetRefusal(scene, unitById(scene.view, weapon.by ?? ''), at),
  args: ({ id }, at) => ({ weapon: id, at }),
  perform(game, { weapon, at }) {
    const unit = bearerOf(game.state, weaponById(game.state, weapon));
    if (!unit) return;
    openTrail(game, unit, 'normal');
    lay(game, weapon, at, [unit.id]);
  },
});

// ---- the blast

type Blast = Pick<PlacedCharge, 'weapon' | 'from' | 'at' | 'unskilled'> & { readonly thrownBy?: Side };

/** All of its factors, or half of them in the wrong hands (8.11.1, 8.6.5). */
function blastFirepower(world: World, view: View, { weapon, unskilled }: Blast): Tally {
  const card = weaponCardOf(weaponById(view, weapon));
  const own: TallyEntry = {
    id: 'demolition charge',
    cite: '8.11.1',
    op: '+',
    n: card.firepower,
    stage: 'printed',
    of: weapon,
  };
  const half: TallyEntry = {
    id: 'captured weapon',
    ...modifier(world.charts.firepowerFactors, 'captured weapon'),
    op: 'x',
    stage: 'multiply',
    of: weapon,
  };
  return tally({ stages: ['printed', 'multiply'] }, 0, [own, ...(unskilled ? [half] : [])]);
}

/** What it comes to against each: in its hex, and if it is thrown in that of the thrower as well (8.11.9.2). */
export function blastLines(world: World, view: View, blast: Blast): readonly AttackLine[] {
  const firepower = blastFirepower(world, view, blast);
  const { from, at, weapon, thrownBy } = blast;
  return [at, ...(thrownBy === undefined ? [] : [from])].flatMap(place => {
    const base = {
      at: place,
      each: [{ id: weapon, firepower }],
      firepower,
      column: fireColumn(firepower.value),
    };
    const lines: AttackLine[] = [];
    // Of those who throw only their place counts.
    const firers = [{ at: from } as Shooter];
    for (const unit of targetsAt(view, place)) {
      const around = { target: place, firers, leaders: [], ...(thrownBy !== undefined && { thrownBy }) };
      joinLine(lines, unit.id, { ...base, drm: blastModifiers(world, view, around, unit) });
    }
    return lines;
  });
}

/** The roll at which it does not go off (8.11.8). */
export function dudNumber({ charts }: World, view: View, { weapon, unskilled }: Blast): number {
  const card = weaponCardOf(weaponById(view, weapon));
  const worse = modifier(charts.breakdownModifiers, 'captured, or in unskilled hands').n;
  return card.kind === 'demolition-charge' ? card.dud + (unskilled ? worse : 0) : Infinity;
}

/** It goes off and is gone, whether or not it was a dud (8.11.4, 8.11.8). */
function* detonate(game: Game, blast: Blast, by: Side): Rule<void> {
  const { world } = game;
  const { weapon, at } = blast;
  const lines = blastLines(world, game.state, blast);
  const dud = dudNumber(world, game.state, blast);
  const burst = yield* roll(
    DR,
    `{${weapon}} goes off in ${at}`,
    (dice: Faces<typeof DR>) => {
      const isDud = dice.coloured + dice.white >= dud;
      return {
        isDud,
        results: lines.map(line => (isDud ? ({ is: 'none' } as const) : resultOf(world, line, dice))),
        columns: lines.map(line => columnAfter(line, dice)),
      };
    },
    {
      cite: '8.11.1',
      by,
      tell: (dice, { isDud, results }) =>
        isDud || lines.length === 0
          ? [lookedUp(sumOf(dice), undefined, isDud ? 'a dud' : 'nobody is there', { of: [weapon] })]
          : lines.map((line, i) => toldLine(dice, line, results[i])),
    },
  );
  if (burst.isDud) game.say('8.11.8', `{${weapon}} does not go off`);
  removeWeapon(game, weaponById(game.state, weapon));
  if (burst.isDud) return;
  const { results, columns } = burst;
  yield* strike(game, { lines, results, columns, spared: [], leavesNothing: '8.11.7' });
}

// ---- set off

/** Placed charges go off when their owner likes, in the advancing fire phase (8.11.4, SOP.5.1). */
export const explode = verbsIn<Scene>()('explode', {
  cite: '8.11.4',
  who: ({ view }) => view.charges.map(({ weapon }) => weaponById(view, weapon)),
  whoElse: refusal('8.11.4', 'it does not lie placed'),
  args: ({ id }) => ({ weapon: id }),
  *perform(game, { weapon }) {
    const charge = game.state.charges.find(each => each.weapon === weapon);
    if (!charge) return;
    const state = game.own(game.state);
    state.charges = game.state.charges.filter(each => each.weapon !== weapon);
    state.volleys = [...(game.state.volleys ?? []), { from: charge.from, at: charge.at, apart: charge.by }];
    yield* detonate(game, charge, game.state.attacker);
  },
});

// ---- thrown

const thrower = (view: View, { id }: AnyWeapon): Shooter | undefined => findShooter(view, id);

/** The blast of a charge that its bearer throws. */
export function thrown(view: View, weapon: AnyWeapon, at: LocId): Blast | undefined {
  const { user, at: from } = thrower(view, weapon) ?? {};
  if (!user || from === undefined) return undefined;
  return {
    weapon: weapon.id,
    from,
    at,
    thrownBy: user.side,
    ...(isUnskilled(user, weapon) && { unskilled: true }),
  };
}

/** Into an adjacent hex, in defence; who throws it is struck too (8.11.9.1, 8.11.9.2). */
export const throwCharge = verbsIn<Scene>()('throw', {
  cite: '8.11.9.1',
  who: ({ view, side }) => chargesOf(view, side),
  whoElse: refusal('8.11.9.1', 'it is no charge, or nobody has it'),
  by: (_, { by }) => by,
  unfit: ({ world, view }, weapon) => {
    const shooter = thrower(view, weapon);
    return shooter && fireRefusal(world, view, shooter);
  },
  what: ({ world, view }, weapon) => around(world, unitById(view, weapon.by ?? '')),
  whatElse: refusal('8.11.9.1', 'it is thrown into an adjacent hex'),
  refusal({ world, view, side }, weapon, at) {
    if (!targetPlaces(view, side).includes(at)) return refusal('5.1.1', 'there is no enemy to throw it at');
    const from = unitById(view, weapon.by ?? '').at;
    return from !== undefined && sideBetween(world, from, at) === 'cliff'
      ? refusal('8.11.3', 'a cliff is between')
      : undefined;
  },
  args: ({ id }, at) => ({ weapon: id, at }),
  *perform(game, { weapon: id, at }) {
    const weapon = weaponById(game.state, id);
    const blast = thrown(game.state, weapon, at);
    if (!blast || weapon.by === undefined) return;
    const { by } = weapon;
    markWeapon(game, by, id);
    game.own(game.state).volleys = [...(game.state.volleys ?? []), { from: blast.from, at, apart: by }];
    yield* detonate(game, blast, unitById(game.state, by).side);
  },
});
