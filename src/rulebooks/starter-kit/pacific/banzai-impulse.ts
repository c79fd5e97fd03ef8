/** Impulse movement (8.1.8.6): every unit of a Banzai charge goes one hex before any goes another. */
import type { HexId } from '../../../board/index.ts';
import { anyOffer, type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import { foundBy } from '../concealment/loss.ts';
import { viewFor } from '../concealment/views.ts';
import { amend, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { leaveGuns } from '../guns/leaving.ts';
import { desperationByEnemies } from '../morale/desperation.ts';
import { entryCost, hasRoadRate, inHalves, takesAll } from '../movement/cost.ts';
import { isEnemyHeld } from '../movement/entry.ts';
import { takeControl } from '../scenario/control.ts';
import type { BanzaiFrame, Entry, MoveFrame, UnitId } from '../state.ts';
import { type AnyUnit, fitsIn, unitById, weaponsOf } from '../units.ts';
import { idling, type SideScene } from '../whose.ts';
import { distance, neighbours, type World } from '../world.ts';

const mostOf = (
  world: World,
  charger: 'MF in a Banzai charge' | 'MF of a wounded leader in a Banzai charge',
): number => inHalves(modifier(world.charts.pacificModifiers, charger).n);
const most = (world: World): number => mostOf(world, 'MF in a Banzai charge');

/** What it has in a charge, in halves (8.1.8.6.c). */
export const chargePurse = (world: World, unit: AnyUnit): number =>
  unit.wounded ? mostOf(world, 'MF of a wounded leader in a Banzai charge') : most(world);

export const isStuckInMelee = (game: Game, unit: AnyUnit): boolean =>
  unit.at !== undefined && isEnemyHeld(game.state, unit.at, unit.side);

/** Every unit of the charge goes one hex. */
interface ImpulseScene extends SideScene {
  readonly frame: BanzaiFrame;
}

const verb = verbsIn<ImpulseScene>();

const waiting = ({ view, frame: { units, moved } }: ImpulseScene): readonly AnyUnit[] =>
  units.filter(id => !moved.some(({ unit }) => unit === id)).map(id => unitById(view, id));

const GONE = refusal('8.1.8.6.d', 'each unit of the charge goes once in an impulse');

const rushVerb = verb('rush', {
  cite: '8.1.8.6.d',
  who: waiting,
  whoElse: GONE,
  what: ({ world }, { at }) => (at === undefined ? [] : neighbours(world, at)),
  whatElse: refusal('8.1.8.6.d', 'each unit goes one hex'),
  refusal: (scene, unit, to) => closedRefusal(scene, unit, to) ?? pathRefusal(scene, unit, to),
  args: ({ id }, to) => ({ unit: id, to }),
  perform: (game, { unit, to }) => goOne(game, unit, to),
});

/** Never back to where it came from (8.1.8.6.e), nor where there is no room, or farther than it can go. */
function closedRefusal(scene: ImpulseScene, unit: AnyUnit, to: HexId): Refusal | undefined {
  const { world, view, side, frame } = scene;
  const { spent, behind } = frame;
  const { at } = unit;
  if (at === undefined || behind[unit.id]?.includes(to))
    return refusal('8.1.8.6.e', 'it has left that hex in an impulse before');
  if (!fitsIn(world, view, to, side, [unit])) return refusal('3.3.1.d', 'there is no room in the hex');
  const halves = costOf(world, view, at, to, spent);
  if (halves === undefined)
    return entryCost(world, view, { from: at, to })
      ? refusal('8.2.1.bamboo.b', 'it takes all the movement factors that a unit has')
      : refusal('3.3.b', 'infantry can’t go there');
  return halves <= chargePurse(world, unit) - spent || (halves === most(world) && spent === 0)
    ? undefined
    : refusal('8.1.8.6.c', 'it has not so many movement factors left');
}

/**
 * Into the target's hex, unless the charge is there already; else nearer to it, upon an enemy no farther from it, or
 * next to it (8.1.8.6.e).
 */
function pathRefusal(scene: ImpulseScene, unit: AnyUnit, to: HexId): Refusal | undefined {
  const { world, view, side, frame } = scene;
  const { target } = frame;
  if (unit.at === undefined || target === undefined || to === target) return undefined;
  const far = distance(world, unit.at, target);
  if (far === 1 && !hasBanzai(view, target) && !closedRefusal(scene, unit, target))
    return refusal('8.1.8.6.e', 'it must enter the hex that the charge is aimed at');
  const after = distance(world, to, target);
  return after < far || after === 1 || (after === far && isEnemyHeld(view, to, side))
    ? undefined
    : refusal('8.1.8.6.e', 'it must come nearer to the target, or upon an enemy no farther from it');
}

/** In halves; bamboo takes all there is, and only of who has spent nothing yet (8.2.1). */
function costOf(world: World, view: View, from: HexId, to: HexId, spent: number): number | undefined {
  const cost = entryCost(world, view, { from, to });
  if (!cost || !takesAll(cost)) return cost && inHalves(cost.value);
  return spent === 0 ? most(world) : undefined;
}

const hasBanzai = (view: View, hex: HexId): boolean =>
  view.units.some(unit => unit.at === hex && unit.banzai !== undefined);

/** Enemies whom it finds there are seen, and keep it out no more than others do (8.3.2.c). */
function goOne(game: Game, id: UnitId, to: HexId): void {
  const { spent, moved } = top(game.state, 'banzai');
  const unit = unitById(game.state, id);
  const { at: from } = unit;
  if (from === undefined) return;
  const halves = costOf(game.world, game.state, from, to, spent) ?? 0;
  foundBy(game, unit.side, to);
  leaveGuns(game, unit);
  game.own(unit).at = to;
  for (const weapon of weaponsOf(game.state, unit)) game.own(weapon).moved = true;
  game.say('8.1.8.6.d', `{${id}} charges to ${to}`);
  desperationByEnemies(game);
  takeControl(game);
  amend(game, 'banzai', { moved: [...moved, { unit: id, from, halves }] });
}

/** Beside the target, and with no enemy next to it upon whom nobody has come: before the next impulse it may stop. */
const hold = verb('hold', {
  cite: '8.1.8.6.f',
  bar: ({ frame: { moved } }) =>
    moved.length > 0 ? refusal('8.1.8.6.f', 'it stops between one impulse and the next') : undefined,
  who: waiting,
  whoElse: GONE,
  unfit({ world, view, side, frame: { target } }, { at }) {
    if (at === undefined || target === undefined || distance(world, at, target) !== 1)
      return refusal('8.1.8.6.f', 'it is not beside the target');
    return neighbours(world, at).some(hex => isEnemyHeld(view, hex, side) && !hasBanzai(view, hex))
      ? refusal('8.1.8.6.f', 'there are enemies beside it upon whom nobody has come')
      : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const mine = game.own(unitById(game.state, id));
    mine.banzai = 'over';
    mine.moved = true;
    game.say('8.1.8.6.f', `{${id}} ends its charge`);
    amend(game, 'banzai', { units: top(game.state, 'banzai').units.filter(each => each !== id) });
  },
});

const IMPULSE = [rushVerb, hold] as const;

/** One unit goes its hex, or stops beside the target. False if nobody can do anything more in this impulse. */
export function* rush(game: Game, frame: BanzaiFrame): Rule<boolean> {
  const { world } = game;
  const { attacker: side } = game.state;
  const sceneOf = (view: View): ImpulseScene => ({ world, view, side, frame });
  if (!anyOffer([rushVerb], sceneOf(viewFor(game.state, side, world)))) return false;
  yield* decide(game, IMPULSE, sceneOf, idle, {
    by: side,
    id: 'impulse',
    cite: '8.1.8.6.d',
    prompt: 'Charge: each unit goes one hex',
  });
  return true;
}

const idle = idling(
  refusal('8.1.8.6.d', 'nobody of the charge is beside it'),
  refusal('8.1.8.6.d', 'those who charge go first, each one hex'),
);

/** Those who have come into one hex in this impulse, as fire at moving units needs them. */
export function groupsOf(game: Game, frame: BanzaiFrame, spent: number, cost: number): readonly MoveFrame[] {
  const hexes = new Set(frame.moved.flatMap(({ unit }) => unitById(game.state, unit).at ?? []));
  return [...hexes].map(at => {
    const comers = frame.moved.filter(({ unit }) => unitById(game.state, unit).at === at);
    const [first] = comers;
    const sameWay = comers.every(({ from }) => from === first?.from);
    const entryFrom = (from: HexId): Entry => ({
      from,
      byRoad: hasRoadRate(game.world, { from, to: at }),
      cost,
    });
    const thicket = comers.some(({ halves }) => halves === most(game.world)) && frame.spent === 0;
    return {
      is: 'move',
      units: comers.map(({ unit }) => unit),
      kind: 'normal',
      spent,
      hexes: frame.impulses + 1,
      road: false,
      entry: first && sameWay ? entryFrom(first.from) : { byRoad: false, cost },
      here: cost + (thicket ? inHalves(1) : 0),
      shots: {},
      smoked: [],
      tried: [],
      begun: true,
      charge: true,
      ...(thicket && { thicket }),
      ...(!sameWay && {
        entries: Object.fromEntries(comers.map(({ unit, from }) => [unit, entryFrom(from)])),
      }),
    };
  });
}
