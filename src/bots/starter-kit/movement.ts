/** Courses of the movement phase: who goes where, by which way, and with whom. */
import type { HexId } from '../../board/index.ts';
import type { Act } from '../../engine/index.ts';
import { best } from '../../rulebooks/kit/best.ts';
import { allowance } from '../../rulebooks/starter-kit/movement/allowance.ts';
import { entryCost, inHalves } from '../../rulebooks/starter-kit/movement/cost.ts';
import { nextHexes } from '../../rulebooks/starter-kit/movement/entry.ts';
import { canMove } from '../../rulebooks/starter-kit/movement/move-scene.ts';
import { type Move, moveOf, purse, stackOf } from '../../rulebooks/starter-kit/movement/moving-stack.ts';
import type { MoveKind } from '../../rulebooks/starter-kit/state.ts';
import {
  type AnyUnit,
  fitsIn,
  isLeader,
  isMmc,
  unitsAt,
  weaponsOf,
} from '../../rulebooks/starter-kit/units.ts';
import { neighbours } from '../../rulebooks/starter-kit/world.ts';
import { type Course, most } from '../doctrine/doctrine.ts';
import { bestCharge, type Charge, hasCharge } from './charges.ts';
import { isTiedToGun } from './fleet.ts';
import { worthOf } from './men.ts';
import type { Posture, Situation } from './situation.ts';
import { smokeCourses } from './smoke.ts';
import { standing } from './standing.ts';

/** How likely it is that a man is fired at by all who see him as he passes. */
const FIRE_ON_THE_WAY = 0.6;
/** A move that gains less than this is no reason to get up. */
const EFFORT = 0.3;
/** To be out of breath. */
const EXHAUSTION = 1.5;
/** A way for which it is worth to run. */
const FAR = 6;
/** Of all places within reach, so many of the best are weighed by one who is thorough. */
const PLACES_TO_WEIGH = 3;
/** Who isn't on the map by the end of his turn never comes. */
const LEFT_BEHIND = -30;

/** A stack that could move, and how. */
interface Party {
  readonly units: readonly AnyUnit[];
  readonly kind: MoveKind;
  /** In halves. */
  readonly purse: number;
}

/** Whom to move next. */
export function movementCourses(s: Situation): readonly Course[] {
  const ready = s.view.units.filter(
    unit => unit.side === s.side && canMove(s.world, s.view, unit) && !isTiedToGun(s.view, unit),
  );
  const crossings = ready.flatMap(unit => {
    const course = best(movesOf(s, unit), ({ worth }) => worth);
    return course ? [{ unit, course }] : [];
  });
  return [...new Set(ready.flatMap(unit => movesOf(s, unit))), ...smokeCourses(s, crossings)];
}

/** The best that the unit could make of this movement phase, in points; 0: it stays. */
export function bestMove(s: Situation, unit: AnyUnit): number {
  return Math.max(0, ...movesOf(s, unit).map(({ worth }) => worth));
}

/** The moves of the unit, or those of another that is like it in every respect: they are as good. */
function movesOf(s: Situation, unit: AnyUnit): readonly Course[] {
  const arms = weaponsOf(s.view, unit).map(weapon => ({ ...weapon, id: '', by: '' }));
  const kind = JSON.stringify([{ ...unit, id: '' }, arms]);
  const known = s.moves.get(kind) ?? coursesFor(s, unit);
  s.moves.set(kind, known);
  return known;
}

function coursesFor(s: Situation, unit: AnyUnit): readonly Course[] {
  return partiesOf(s, unit).flatMap(party => {
    const [first, ...others] = party.units.map(({ id }) => id);
    const opening: Act[] = others.map(id => ({ verb: 'with', unit: id }) as Act);
    if (party.kind !== 'normal') opening.push({ verb: party.kind });
    return bestOf(s, party, unit.at).map(found => ({
      acts: [{ verb: 'move', unit: first } as Act, ...opening, ...actsOf(found)],
      worth: found.gain - EFFORT,
      why: reason(s, party, found),
      subject: unit.id,
    }));
  });
}

/** How the stack on the move goes on, if it is worth it. */
export function goingOn(s: Situation): readonly Course[] {
  const move: Move = moveOf(s.view);
  const units = stackOf(s.view, move);
  const [first] = units;
  if (!first || (move.kind === 'assault' && move.hexes > 0)) return [];
  const party: Party = { units, kind: move.kind, purse: purse(s.world, s.view, move) };
  return bestOf(s, party, first.at).flatMap(found => {
    const [step, ...rest] = actsOf(found);
    return step ? [{ acts: [step, ...rest], worth: found.gain - EFFORT, why: reason(s, party, found) }] : [];
  });
}

const actsOf = ({ path, charge }: Found): readonly Act[] => [
  ...path.map(to => ({ verb: 'step', to }) as Act),
  ...(charge ? [charge.act] : []),
];

/** The unit alone, carefully or at the run, and a squad with the leader beside it. */
function partiesOf(s: Situation, unit: AnyUnit): readonly Party[] {
  const party = (units: readonly AnyUnit[], kind: MoveKind): Party[] => {
    const factors = units.map(each =>
      allowance(s.world, s.view, each, { stack: units, doubleTime: kind === 'double-time' }),
    );
    if (factors.some(each => each === undefined)) return [];
    const least = inHalves(Math.min(...factors.map(each => each?.value ?? 0)));
    return [{ units, kind, purse: kind === 'assault' ? least - 1 : least }];
  };
  const alone = [unit];
  const parties = [...party(alone, 'normal'), ...party(alone, 'assault')];
  const mayRun = !unit.wounded && !unit.winded && !unit.exhausted;
  const isFar = unit.at === undefined || s.aim.way(unit.at) > FAR;
  if (mayRun && isFar && s.aim.is !== 'hold') parties.push(...party(alone, 'double-time'));
  const leader = isMmc(unit) && unit.at !== undefined ? leaderBeside(s, unit, unit.at) : undefined;
  if (!leader) return parties;
  const pair = [unit, leader];
  return [...parties, ...party(pair, 'normal'), ...party(pair, 'assault')];
}

function leaderBeside(s: Situation, unit: AnyUnit, at: HexId): AnyUnit | undefined {
  const leaders = unitsAt(s.view, at, s.side).filter(
    each => isLeader(each) && canMove(s.world, s.view, each),
  );
  const others = unitsAt(s.view, at, s.side).filter(each => each.broken && each.id !== unit.id);
  // A leader stays with the broken, unless there is another.
  return others.length > 0 && leaders.length < 2 ? undefined : leaders[0];
}

/** Where to, by which hexes, with a charge to be laid from there if somebody has one. */
interface Found {
  readonly at: HexId;
  readonly risk: number;
  readonly path: readonly HexId[];
  readonly gain: number;
  readonly charge?: Charge;
}

/** Where the party gains most by going, the best place first; who is thorough thinks of a few more. */
function bestOf(s: Situation, party: Party, from: HexId | undefined): readonly Found[] {
  const { units } = party;
  const worthAt = (at: HexId) =>
    s.standings.get(units, at, () =>
      units.reduce((sum, unit) => sum + standing(s, unit, at, 'moved', units), 0),
    );
  const start = from === undefined ? LEFT_BEHIND : worthAt(from);
  const strain = party.kind === 'double-time' ? EXHAUSTION * units.length : 0;
  const sappers = units.filter(unit => hasCharge(s.view, unit));
  const choices: Choice[] = [];
  const here =
    from !== undefined && sappers.length > 0 ? layingHere(s, party, sappers, from, strain) : undefined;
  if (here) choices.push(here);
  for (const to of reach(s, party, from)) {
    // A hex without others of ours has room for a squad and its leader.
    if (s.oursAt(to.at).length > 0 && !fitsIn(s.world, s.view, to.at, s.side, units)) continue;
    const charge = sappers.length > 0 ? chargeFrom(s, sappers, to.at, party.purse - to.spent) : undefined;
    const gain = worthAt(to.at) - start - to.risk - strain + (charge?.worth ?? 0);
    choices.push({ to, gain, charge });
  }
  const wanted = s.isThorough ? PLACES_TO_WEIGH : 1;
  return most(choices, wanted, ({ gain }) => gain).map(choice => asFound(choice, from));
}

/** The best so far; who goes nowhere has no stage to go to. */
interface Choice {
  readonly to: Stage | undefined;
  readonly gain: number;
  readonly charge: Charge | undefined;
}

/** Who can lay a charge from where he is needs no step. */
function layingHere(
  s: Situation,
  { units, purse: left }: Party,
  sappers: readonly AnyUnit[],
  from: HexId,
  strain: number,
): Choice | undefined {
  const charge = chargeFrom(s, sappers, from, left);
  const risk = riskOf(s, units, from, 'careful');
  return charge && { to: undefined, gain: charge.worth - risk - strain, charge };
}

const asFound = ({ to, gain, charge }: Choice, from: HexId | undefined): Found => ({
  at: (to?.at ?? from) as HexId,
  risk: to?.risk ?? 0,
  path: pathTo(to),
  gain,
  ...(charge && { charge }),
});

function chargeFrom(s: Situation, sappers: readonly AnyUnit[], at: HexId, left: number): Charge | undefined {
  const charges = sappers.flatMap(unit => bestCharge(s, unit, at, left) ?? []);
  return best(charges, ({ worth }) => worth);
}

/** A hex on the way, and the one before it. */
interface Stage {
  readonly at: HexId;
  readonly spent: number;
  readonly risk: number;
  readonly from: Stage | undefined;
}

/** Every hex within reach, by the way on which least is to be feared. */
function reach(s: Situation, party: Party, start: HexId | undefined): Iterable<Stage> {
  const [first] = party.units;
  if (!first) return [];
  const { world, view } = s;
  const posture: Posture = party.kind === 'assault' ? 'careful' : 'running';
  const risks = new Map<HexId, number>();
  const found = new Map<HexId, Stage>();
  let edge: Stage[] = [];
  const go = (to: HexId, from: Stage | undefined, next: Stage[]) => {
    const cost = entryCost(world, view, { from: from ? from.at : start, to });
    if (!cost) return;
    const spent = (from ? from.spent : 0) + inHalves(cost.value);
    if (spent > party.purse || s.isEnemyHeld(to)) return;
    let danger = risks.get(to);
    if (danger === undefined) {
      danger = riskOf(s, party.units, to, posture);
      risks.set(to, danger);
    }
    const risk = (from ? from.risk : 0) + danger;
    const known = found.get(to);
    if (known && known.risk <= risk) return;
    const stage: Stage = { at: to, spent, risk, from };
    found.set(to, stage);
    next.push(stage);
  };
  for (const to of nextHexes(world, first)) go(to, undefined, edge);
  while (edge.length > 0 && party.kind !== 'assault') {
    const next: Stage[] = [];
    for (const back of edge)
      for (const to of neighbours(world, back.at)) if (to !== start) go(to, back, next);
    edge = next;
  }
  return found.values();
}

function pathTo(stage: Stage | undefined): readonly HexId[] {
  const path: HexId[] = [];
  for (let at = stage; at; at = at.from) path.unshift(at.at);
  return path;
}

function riskOf(s: Situation, units: readonly AnyUnit[], at: HexId, posture: Posture): number {
  return units.reduce((sum, unit) => sum + FIRE_ON_THE_WAY * worthOf(unit) * s.danger(at, unit, posture), 0);
}

function reason(s: Situation, { kind }: Party, { at, risk }: Found): string {
  const how = kind === 'assault' ? 'carefully ' : kind === 'double-time' ? 'at the double ' : '';
  const goal = s.aim.way(at) === 0 ? ', where the victory hexes are' : '';
  const cost = risk > 2 ? 'though it costs blood' : risk > 0.5 ? 'under some fire' : 'out of their fire';
  return `I moved ${how}to ${at}${goal}, ${cost}.`;
}
