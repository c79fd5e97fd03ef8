/** Courses of the movement phase: who goes where, with whom, and by which way least is to be feared. */
import type { Act } from '../../engine/index.ts';
import { allowance } from '../../rulebooks/squad-leader/movement/allowance.ts';
import { nextHexes } from '../../rulebooks/squad-leader/movement/entry.ts';
import { moveRefusal, purse, stackOf } from '../../rulebooks/squad-leader/movement/moving-stack.ts';
import { fitsIn } from '../../rulebooks/squad-leader/movement/stacking.ts';
import { exitHexes } from '../../rulebooks/squad-leader/scenario/victory.ts';
import type { LocId, MoveKind } from '../../rulebooks/squad-leader/state.ts';
import { entryCost, inHalves } from '../../rulebooks/squad-leader/terrain/cost.ts';
import { trailOf } from '../../rulebooks/squad-leader/trails/trails.ts';
import { type AnyUnit, isLeader, isMmc } from '../../rulebooks/squad-leader/units.ts';
import { neighbours } from '../../rulebooks/squad-leader/world.ts';
import { type Course, most } from '../doctrine/doctrine.ts';
import { placingFrom } from './charges.ts';
import { worthOf } from './men.ts';
import type { Posture, Situation } from './situation.ts';
import { standing } from './standing.ts';

/** The enemy fires where he likes on the way: at the worst of it, and now and then at the rest. */
const FIRE_ON_THE_WAY = 0.45;
const REST_OF_THE_WAY = 0.15;
/** A move must be worth the while. */
const EFFORT = 0.3;
/** To be out of breath. */
const EXHAUSTION = 1.5;
/** A way for which it is worth to run. */
const FAR = 6;
const PLACES_TO_WEIGH = 3;
/** Who isn't on the map does nothing there. */
const LEFT_BEHIND = -30;
const EXIT = 8;

/** A stack that could move, and how. */
interface Party {
  readonly units: readonly AnyUnit[];
  readonly kind: MoveKind;
  /** In halves. */
  readonly purse: number;
}

/** A hex on the way, and the one before it. */
interface Stage {
  readonly at: LocId;
  readonly spent: number;
  readonly worst: number;
  readonly risk: number;
  readonly from: Stage | undefined;
}

/** Whom to move next. */
export function movementCourses(s: Situation): readonly Course[] {
  return s.view.units.flatMap(unit =>
    unit.side === s.side && !moveRefusal(s.world, s.view, unit) ? movesOf(s, unit) : [],
  );
}

/** The best that the unit could make of this movement phase, in points; 0: it stays. */
export function bestMove(s: Situation, unit: AnyUnit): number {
  if (moveRefusal(s.world, s.view, unit)) return 0;
  return Math.max(0, ...movesOf(s, unit).map(({ worth }) => worth));
}

function movesOf(s: Situation, unit: AnyUnit): readonly Course[] {
  const known = s.moves.get(unit.id) ?? coursesFor(s, unit);
  s.moves.set(unit.id, known);
  return known;
}

function coursesFor(s: Situation, unit: AnyUnit): readonly Course[] {
  return partiesOf(s, unit).flatMap(party => {
    const [, ...others] = party.units;
    const opening: Act[] = others.map(({ id }) => ({ verb: 'with', unit: id }) as Act);
    if (party.kind !== 'normal') opening.push({ verb: party.kind });
    return bestOf(s, party, unit.at).map(({ acts, worth, why }) => ({
      acts: [{ verb: 'move', unit: unit.id } as Act, ...opening, ...acts],
      worth,
      why,
      subject: unit.id,
    }));
  });
}

/** How the stack on the move goes on, if it is worth it. */
export function goingOn(s: Situation): readonly Course[] {
  const frame = s.view.doing.at(-1);
  if (frame?.is !== 'move') return [];
  const units = stackOf(s.view, frame);
  const [first] = units;
  if (!first || (frame.kind === 'assault' && trailOf(s.view, first.id)?.steps.length)) return [];
  const party: Party = { units, kind: frame.kind, purse: purse(s.world, s.view, frame) };
  return bestOf(s, party, first.at).flatMap(({ acts: [step, ...rest], worth, why }) =>
    step ? [{ acts: [step, ...rest], worth, why }] : [],
  );
}

/** The unit alone, carefully or at the run, and a squad with the leader beside it. */
function partiesOf(s: Situation, unit: AnyUnit): readonly Party[] {
  const party = (units: readonly AnyUnit[], kind: MoveKind): Party => {
    const led = units.some(isLeader) && units.length > 1;
    const factors = units.map(each =>
      allowance(s.world, s.view, each, { led, doubleTime: kind === 'double-time', road: false }),
    );
    return { units, kind, purse: inHalves(Math.min(...factors.map(({ value }) => value))) };
  };
  const alone = [unit];
  const parties = [party(alone, 'normal'), party(alone, 'assault')];
  const isFar = unit.at === undefined || s.aim.way(unit.at) > FAR;
  if (!unit.winded && !unit.exhausted && s.world.options.doubleTime && isFar && s.aim.is !== 'hold')
    parties.push(party(alone, 'double-time'));
  const leader = isMmc(unit) && unit.at !== undefined ? leaderBeside(s, unit.at) : undefined;
  return leader ? [...parties, party([unit, leader], 'normal')] : parties;
}

/** A leader stays with the broken, unless there is another. */
function leaderBeside(s: Situation, at: LocId): AnyUnit | undefined {
  const there = s.oursAt(at);
  const leaders = there.filter(each => isLeader(each) && !moveRefusal(s.world, s.view, each));
  return there.some(each => each.broken) && leaders.length < 2 ? undefined : leaders[0];
}

/** Where the party gains most by going, the best place first; who is thorough thinks of a few more. */
function bestOf(
  s: Situation,
  party: Party,
  from: LocId | undefined,
): readonly { readonly acts: readonly Act[]; readonly worth: number; readonly why: string }[] {
  const { units, kind } = party;
  const worthAt = (at: LocId) => units.reduce((sum, unit) => sum + standing(s, unit, at, 'moved', units), 0);
  const start = from === undefined ? LEFT_BEHIND : worthAt(from);
  const strain = EFFORT + (kind === 'double-time' ? EXHAUSTION * units.length : 0);
  const out = new Set<LocId>(exitHexes(s.world, s.side));
  const choices = [...reach(s, party, from)].flatMap(to => {
    if (s.oursAt(to.at).length > 0 && !fitsIn(s.world, s.view, to.at, s.side, units)) return [];
    const leaves = out.has(to.at) && to.spent < party.purse;
    const charge = placingFrom(s, units, to.at);
    const gain =
      worthAt(to.at) - start - to.risk - strain + (leaves ? EXIT * units.length : 0) + (charge?.worth ?? 0);
    return [{ to, gain, leaves, charge }];
  });
  const moves = most(choices, s.isThorough ? PLACES_TO_WEIGH : 1, ({ gain }) => gain).map(
    ({ to, gain, leaves, charge }) => ({
      acts: [
        ...pathTo(to).map(at => ({ verb: 'step', to: at }) as Act),
        ...(charge ? [charge.act] : []),
        leaves ? { verb: 'exit' } : { verb: 'done' },
      ],
      worth: gain,
      why: charge ? `I put a charge on them from ${to.at}.` : reason(s, kind, to),
    }),
  );
  return [...placingHere(s, party, from), ...moves];
}

/** A charge on somebody beside them, without a step. */
function placingHere(s: Situation, { units }: Party, from: LocId | undefined) {
  const charge = from === undefined ? undefined : placingFrom(s, units, from);
  if (!charge) return [];
  const acts: readonly Act[] = [charge.act, { verb: 'done' }];
  return [{ acts, worth: charge.worth - EFFORT, why: `I put a charge on them from ${from}.` }];
}

/** Every hex within reach, by the way on which least is to be feared. */
function reach(s: Situation, party: Party, start: LocId | undefined): Iterable<Stage> {
  const [first] = party.units;
  if (!first) return [];
  const posture: Posture = party.kind === 'assault' ? 'careful' : 'running';
  const found = new Map<LocId, Stage>();
  let edge: Stage[] = [];
  const go = (to: LocId, from: Stage | undefined, next: Stage[]) => {
    const cost = entryCost(s.world, { from: from ? from.at : start, to });
    if (!cost || s.isEnemyHeld(to)) return;
    const spent = (from?.spent ?? 0) + inHalves(cost.value);
    if (spent > party.purse) return;
    const danger = riskOf(s, party.units, to, posture);
    const worst = Math.max(from?.worst ?? 0, danger);
    const risk = (from?.risk ?? 0) + (worst - (from?.worst ?? 0)) + REST_OF_THE_WAY * danger;
    const known = found.get(to);
    if (known && known.risk <= risk) return;
    const stage: Stage = { at: to, spent, worst, risk, from };
    found.set(to, stage);
    next.push(stage);
  };
  for (const to of nextHexes(s.world, first)) go(to, undefined, edge);
  while (edge.length > 0 && party.kind !== 'assault') {
    const next: Stage[] = [];
    for (const back of edge)
      for (const to of neighbours(s.world, back.at)) if (to !== start) go(to, back, next);
    edge = next;
  }
  return found.values();
}

function pathTo(stage: Stage): readonly LocId[] {
  const path: LocId[] = [];
  for (let at: Stage | undefined = stage; at; at = at.from) path.unshift(at.at);
  return path;
}

const riskOf = (s: Situation, units: readonly AnyUnit[], at: LocId, posture: Posture): number =>
  units.reduce((sum, unit) => sum + FIRE_ON_THE_WAY * worthOf(unit) * s.danger(at, unit, posture), 0);

function reason(s: Situation, kind: MoveKind, { at, risk }: Stage): string {
  const how = kind === 'assault' ? 'carefully ' : kind === 'double-time' ? 'at the double ' : '';
  const goal = s.aim.way(at) === 0 ? ', where the fight is decided' : '';
  const cost = risk > 2 ? 'though it costs blood' : risk > 0.5 ? 'under some fire' : 'out of their fire';
  return `I moved ${how}to ${at}${goal}, ${cost}.`;
}
