/** Weapons on the way: taken up, put down, looked for (4.2.1, 8.5). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { top } from '../frames.ts';
import { acquire, acquisitionRefusal } from '../support-weapons/acquisition.ts';
import { drop as dropWeapon } from '../support-weapons/hands.ts';
import { canCarry } from '../support-weapons/portage.ts';
import { inHalves } from '../terrain/cost.ts';
import { takeStep } from '../trails/trails.ts';
import { type AnyUnit, type AnyWeapon, bearerOf, unitById, weaponById, weaponsLyingAt } from '../units.ts';
import { begin, type MoveScene, moveVerb, noteLoad } from './move-scene.ts';
import { purse, stackOf } from './moving-stack.ts';
import { canStayOrLeave } from './room.ts';

/** Whether it could have come so far with that (4.2.1, 4.2.2). */
function loadRefusal(scene: MoveScene, unit: AnyUnit, weapon: AnyWeapon): Refusal | undefined {
  const { world, view, move } = scene;
  if (!canCarry(world, view, unit, weapon)) return refusal('4.2.3', 'it is too much for him');
  const weapons = view.weapons.map(each => (each === weapon ? { ...each, by: unit.id } : each));
  const left = purse(world, { ...view, weapons }, move);
  if (left < 0) return refusal('4.2.2', 'with it, it could not have come so far');
  return unit.at === undefined || canStayOrLeave({ ...scene, view: { ...view, weapons } }, unit.at, left)
    ? undefined
    : refusal('4.3.3', 'there is no room to stay, and with it no going on');
}

/** What lies in the hex may be taken along, as far as a die and its movement factors allow. */
const pickUp = moveVerb('pick-up', {
  cite: '8.5.1',
  who: ({ view, move }) => stackOf(view, move),
  whoElse: refusal('8.5.1', 'it is not on its way'),
  what: ({ view }, { at }) => (at === undefined ? [] : weaponsLyingAt(view, at)),
  whatElse: refusal('8.5.1', 'no such weapon lies there'),
  refusal: (scene, unit, weapon) =>
    acquisitionRefusal(scene.view, unit, weapon) ?? loadRefusal(scene, unit, weapon),
  args: (unit, weapon) => ({ unit: unit.id, weapon: weapon.id }),
  *perform(game, { unit, weapon }) {
    begin(game);
    if (yield* acquire(game, unit, weapon)) noteLoad(game, unitById(game.state, unit).id);
  },
});

const FACTOR = inHalves(1);

/** A factor spent where they are makes it likelier to find what lies there (8.5.2). */
const search = moveVerb('search', {
  cite: '8.5.2',
  bar(scene) {
    const { world, view, move } = scene;
    const [first] = stackOf(view, move);
    if (first?.at === undefined || weaponsLyingAt(view, first.at).length === 0)
      return refusal('8.5.2', 'nothing lies there');
    const left = purse(world, view, move) - FACTOR;
    if (left < 0) return refusal('4.1.2', 'it has no movement factor left');
    return canStayOrLeave(scene, first.at, left)
      ? undefined
      : refusal('4.3.3', 'there is no room to stay, and then no going on');
  },
  by: ({ move: { units } }) => units,
  perform(game) {
    const { units } = begin(game);
    const { at } = unitById(game.state, units[0] ?? '');
    if (at !== undefined) takeStep(game, top(game.state, 'move').units, { at, halves: FACTOR });
  },
});

const drop = moveVerb('drop', {
  cite: '4.2.1',
  who: ({ view, move: { units } }) => view.weapons.filter(({ by }) => by !== undefined && units.includes(by)),
  whoElse: refusal('4.2.1', 'nobody of them carries it'),
  by: (_, { by }) => by,
  unfit: ({ view }, weapon) =>
    bearerOf(view, weapon)?.at === undefined ? refusal('4.2.1', 'it is not on the map yet') : undefined,
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon: id }) {
    const weapon = weaponById(game.state, id);
    const bearer = bearerOf(game.state, weapon);
    if (bearer) dropWeapon(game, weapon, bearer);
  },
});

export const HANDLING = [pickUp, search, drop] as const;
