/** Impulse movement (8.1.8.6): every unit of a Banzai charge goes one hex before any goes another. */
import type { HexId } from '../../../board/index.ts';
import type { Rule } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { modifier } from '../charts/index.ts';
import { foundBy } from '../concealment/loss.ts';
import { viewFor } from '../concealment/views.ts';
import { replaceTop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { leaveGuns } from '../guns/leaving.ts';
import { desperationByEnemies } from '../morale/desperation.ts';
import { entryCost, hasRoadRate, inHalves, takesAll } from '../movement/cost.ts';
import { isEnemyHeld } from '../movement/entry.ts';
import { takeControl } from '../scenario/control.ts';
import type { BanzaiFrame, Entry, MoveFrame, UnitId } from '../state.ts';
import { type AnyUnit, fitsIn, unitById, weaponsOf } from '../units.ts';
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

/** One unit goes its hex, or stops beside the target. False if nobody can do anything more in this impulse. */
export function* rush(game: Game, frame: BanzaiFrame): Rule<boolean> {
  const { world } = game;
  const acts = (view: View) => [...rushActs(world, view, frame), ...holdActs(world, view, frame)];
  if (rushActs(world, viewFor(game.state, game.state.attacker, world), frame).length === 0) return false;
  const act = yield* choose({
    by: game.state.attacker,
    id: 'impulse',
    cite: '8.1.8.6.d',
    prompt: 'Charge: each unit goes one hex',
    acts,
  });
  if (act.verb === 'rush') goOne(game, frame, act.unit, act.to);
  else hold(game, frame, act.unit);
  return true;
}

type RushAct = Extract<BookAct, { verb: 'rush' | 'hold' }>;

function waiting(view: View, { units, moved }: BanzaiFrame): readonly AnyUnit[] {
  return units.filter(id => !moved.some(({ unit }) => unit === id)).map(id => unitById(view, id));
}

function rushActs(world: World, view: View, frame: BanzaiFrame): readonly RushAct[] {
  return waiting(view, frame).flatMap(unit =>
    rushHexes(world, view, frame, unit).map(to => ({ verb: 'rush', unit: unit.id, to }) as const),
  );
}

/**
 * Into the target's hex, unless the charge is there already; else nearer to it, upon an enemy no farther from it, or
 * next to it; and never back to where it came from (8.1.8.6.e).
 */
function rushHexes(world: World, view: View, frame: BanzaiFrame, unit: AnyUnit): readonly HexId[] {
  const { at, side } = unit;
  const { target, spent, behind } = frame;
  if (at === undefined || target === undefined) return [];
  const left = chargePurse(world, unit) - spent;
  const open = neighbours(world, at).filter(to => {
    if (behind[unit.id]?.includes(to) || !fitsIn(world, view, to, side, [unit])) return false;
    const halves = costOf(world, view, at, to, spent);
    return halves !== undefined && (halves <= left || (halves === most(world) && spent === 0));
  });
  if (open.includes(target) && !hasBanzai(view, target)) return [target];
  const far = distance(world, at, target);
  return open.filter(to => {
    const after = distance(world, to, target);
    return after < far || after === 1 || (after === far && isEnemyHeld(view, to, side));
  });
}

/** In halves; bamboo takes all there is, and only of who has spent nothing yet (8.2.1). */
function costOf(world: World, view: View, from: HexId, to: HexId, spent: number): number | undefined {
  const cost = entryCost(world, view, { from, to });
  if (!cost || !takesAll(cost)) return cost && inHalves(cost.value);
  return spent === 0 ? most(world) : undefined;
}

const hasBanzai = (view: View, hex: HexId): boolean =>
  view.units.some(unit => unit.at === hex && unit.banzai !== undefined);

/** Beside the target, and with no enemy next to it upon whom nobody has come: before the next impulse it may stop. */
function holdActs(world: World, view: View, frame: BanzaiFrame): readonly RushAct[] {
  const { target, impulses, moved } = frame;
  if (target === undefined || impulses === 0 || moved.length > 0) return [];
  return waiting(view, frame)
    .filter(({ at, side }) => {
      if (at === undefined || distance(world, at, target) !== 1) return false;
      return !neighbours(world, at).some(hex => isEnemyHeld(view, hex, side) && !hasBanzai(view, hex));
    })
    .map(({ id }) => ({ verb: 'hold', unit: id }));
}

function hold(game: Game, frame: BanzaiFrame, id: UnitId): void {
  const mine = game.own(unitById(game.state, id));
  mine.banzai = 'over';
  mine.moved = true;
  game.say('8.1.8.6.f', `{${id}} ends its charge`);
  replaceTop(game, { ...frame, units: frame.units.filter(each => each !== id) });
}

/** Enemies whom it finds there are seen, and keep it out no more than others do (8.3.2.c). */
function goOne(game: Game, frame: BanzaiFrame, id: UnitId, to: HexId): void {
  const unit = unitById(game.state, id);
  const { at: from } = unit;
  if (from === undefined) return;
  const halves = costOf(game.world, game.state, from, to, frame.spent) ?? 0;
  foundBy(game, unit.side, to);
  leaveGuns(game, unit);
  game.own(unit).at = to;
  for (const weapon of weaponsOf(game.state, unit)) game.own(weapon).moved = true;
  game.say('8.1.8.6.d', `{${id}} charges to ${to}`);
  desperationByEnemies(game);
  takeControl(game);
  replaceTop(game, { ...frame, moved: [...frame.moved, { unit: id, from, halves }] });
}

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
