/** The numbers behind fire: what sight needs, firepower, what changes the roll, and what each roll brings. */
import { type ActCard, added, type CardPart, figure, orLess } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { equivalentOf, resultOf } from '../charts/index.ts';
import { enemiesAt } from '../fire/eligible.ts';
import { fireModifiers } from '../fire/modifiers.ts';
import { strengthOf } from '../fire/strength.ts';
import { armOf, type Fielded, isFielded, unitById } from '../game.ts';
import { sightModifiers, sightOf } from '../sight/sight.ts';
import type { LocId, Right, UnitId } from '../state.ts';
import { groundCover } from '../support-weapons/charges.ts';
import { holeBy } from '../works/mouseholes.ts';
import { hexOf } from '../world.ts';
import { bayonetCard, checkCard, recoveryCard } from './check-cards.ts';
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
      return scene.view.doing.at(-1)?.is === 'set-up'
        ? undefined
        : checkCard(scene, act.unit, 'digs in', '7.1.1.a');
    case 'blow':
    case 'mousehole':
      return chargeCard(scene, act);
    case 'charge':
      return bayonetCard(scene);
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

/** The row of charges: against works with the ground before it, against walls as it is (12.9.4, 7.6.2.a). */
function chargeCard(scene: Scene, act: Extract<BookAct, { verb: 'blow' | 'mousehole' }>): ActCard {
  const { world } = scene;
  const strength = equivalentOf(world.charts, 'DC');
  const cover = act.verb === 'blow' ? groundCover(world, hexOf(act.at)) : added([]);
  const at = act.verb === 'blow' ? act.at : act.to;
  return {
    title: `Charge ${act.verb === 'blow' ? 'against works in' : 'through the wall to'} ${placeText(world, at)}`,
    parts: [
      { title: 'Firepower', tally: figure('row of charges', '12.9.4', strength, act.unit) },
      ...(cover.value > 0 ? [{ title: 'Modifiers', tally: spoken(scene, cover) }] : []),
    ],
    rolls: [
      {
        of: act.unit,
        falls: fallsOf(roll => {
          const result = resultOf(world.charts, strength, roll + cover.value);
          return act.verb === 'blow' ? (result.endsWith('E') ? 'cleared' : 'no effect') : holeBy(world, roll);
        }),
      },
    ],
  };
}
