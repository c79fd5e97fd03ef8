/** The numbers behind acts, of fire above all: what sight needs, firepower, what changes the roll, and what each roll brings. */
import { type ActCard, type CardPart, figure, orLess } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { resultOf } from '../charts/index.ts';
import { wayOf } from '../command/recovery.ts';
import { enemiesAt } from '../fire/eligible.ts';
import { fireModifiers } from '../fire/modifiers.ts';
import { strengthOf } from '../fire/strength.ts';
import { armOf, cardOfUnit, type Fielded, isFielded, isLeader, unitById } from '../game.ts';
import { moraleModifiers } from '../morale/modifiers.ts';
import { sightModifiers, sightOf } from '../sight/sight.ts';
import type { LocId, Right, UnitId } from '../state.ts';
import { fallsOf } from './falls.ts';
import { meleeCard } from './melee-card.ts';
import { pieceName, placeText, type Scene, spoken } from './names.ts';

interface Declared {
  readonly units: readonly UnitId[];
  readonly at: LocId;
  readonly right: Right;
  readonly leader?: UnitId;
}

/** What the fire would be with this act. */
function declaredBy({ view }: Scene, act: BookAct): Declared | undefined {
  const frame = view.doing.at(-1);
  if (act.verb === 'fire') {
    const right = frame?.is === 'window' ? 'defensive' : frame?.is === 'move' ? 'assault' : 'impulse';
    return { units: [act.unit], at: act.at, right };
  }
  if (act.verb === 'despair') return { units: [act.unit], at: act.at, right: 'desperation' };
  if (frame?.is !== 'fire') return undefined;
  if (act.verb === 'add') return { ...frame, units: [...frame.units, act.unit] };
  if (act.verb === 'direct') return { ...frame, leader: act.unit };
  return act.verb === 'shoot' ? frame : undefined;
}

export function actCard(scene: Scene, act: BookAct): ActCard | undefined {
  switch (act.verb) {
    case 'dig-in':
      return checkCard(scene, act.unit, 'digs in', '7.1.1.a');
    case 'charge':
      return chargeCard(scene);
    case 'recover':
      return recoveryCard(scene, act.unit);
  }
  const melee = meleeCard(scene, act);
  if (melee) return melee;
  const found = declaredBy(scene, act);
  if (!found) return undefined;
  const firers = found.units.map(id => unitById(scene.view, id)).filter(isFielded);
  const [first] = firers;
  if (!first) return undefined;
  const targets = enemiesAt(scene.view, first.side, found.at);
  return {
    title: `Fire at ${placeText(scene.world, found.at)}`,
    targets: targets.map(({ id }) => ({ of: id, otherwise: 'unhurt' })),
    by: { title: 'Who fires', of: found.units },
    ...fireParts(scene, found, firers, targets),
  };
}

function fireParts(
  scene: Scene,
  { at, right, leader }: Declared,
  firers: readonly Fielded[],
  targets: readonly Fielded[],
): Pick<ActCard, 'parts' | 'rolls'> {
  const { world, view } = scene;
  const from = [...new Set(firers.map(unit => unit.at))];
  const strength = strengthOf(world, firers, at, { right });
  const arm = firers.map(armOf).find(each => each === 'FT' || each === 'DC');
  const volley = { from, isDirected: leader !== undefined, ...(arm && { arm }) };
  const each = targets.map(target => ({ target, modifiers: fireModifiers(world, view, volley, target) }));
  return {
    parts: [
      ...sightParts(scene, from, at, targets),
      { title: 'Firepower', tally: spoken(scene, strength) },
      ...each.map(({ target, modifiers }) => ({
        title: `Modifiers against ${pieceName(scene, target.id)}`,
        tally: spoken(scene, modifiers),
      })),
    ],
    rolls: each.map(({ target, modifiers }) => ({
      of: target.id,
      falls: fallsOf(roll => resultOf(world.charts, strength.value, roll + modifiers.value)),
    })),
  };
}

/** A roll for each kind of terrain that wants one (5.1.5.1). */
function sightParts(
  { world, view }: Scene,
  from: readonly LocId[],
  at: LocId,
  targets: readonly Fielded[],
): readonly CardPart[] {
  const { value } = sightModifiers(world, targets);
  return sightOf(world, view, from, at).rolls.map(({ screen, number }) => ({
    title: `Sight, ${screen}`,
    tally: figure(screen, '5.1.5.1', number),
    reads: `seen with ${orLess(number - value)}`,
  }));
}

/** An Action Check decides, without modifiers (9.1.4.a, 9.1.4.2.b). */
function checkCard(scene: Scene, id: UnitId, what: string, cite: string): ActCard {
  const { quality } = cardOfUnit(unitById(scene.view, id));
  return {
    title: `${pieceName(scene, id)} ${what}`,
    targets: [{ of: id, otherwise: 'unhurt' }],
    parts: [
      {
        title: 'Action Check',
        tally: figure('Troop Quality', cite, quality, id),
        reads: `succeeds with ${orLess(quality)}`,
      },
    ],
  };
}

/** The leader checks for all, or whoever is alone (10.5.3.1(1)). */
function chargeCard(scene: Scene): ActCard | undefined {
  const { view } = scene;
  const frame = view.doing.at(-1);
  if (frame?.is !== 'move') return undefined;
  const checker = frame.units.find(id => isLeader(unitById(view, id))) ?? frame.units[0];
  return checker && checkCard(scene, checker, 'leads a Bayonet Charge', '10.5.3(2)');
}

/** In which way it recovers, and with which roll (4.3.1, 9.1.4.4). */
function recoveryCard(scene: Scene, id: UnitId): ActCard | undefined {
  const { world, view } = scene;
  const unit = unitById(view, id);
  if (!isFielded(unit)) return undefined;
  const way = wayOf(world, view, unit);
  if (way === 'commissar here' || way === 'commissar near')
    return checkCard(scene, id, 'before the Commissar', '9.1.4.4.a');
  if (way !== 'alone') return undefined;
  const { quality } = cardOfUnit(unit);
  const modifiers = moraleModifiers(world, view, unit);
  return {
    title: `${pieceName(scene, id)} recovers by itself`,
    targets: [{ of: id, otherwise: 'unhurt' }],
    parts: [
      { title: 'Troop Quality', tally: figure('Troop Quality', '4.3.1.3', quality, id) },
      {
        title: 'Morale Check',
        tally: spoken(scene, modifiers),
        reads: `passes with ${orLess(quality - modifiers.value)}`,
      },
    ],
  };
}
