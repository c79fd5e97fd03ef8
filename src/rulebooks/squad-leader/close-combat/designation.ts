/** Both sides designate all their attacks before any dice, neither knowing the other's (6.1.4). */
import {
  asking,
  carryOut,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  series,
  verbsOf,
} from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { choose, type View } from '../game.ts';
import type { LocId, UnitId } from '../state.ts';
import { isHero, isLeader, isSmc, unitById, unitsAt } from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { assaultOf, killNumberOf } from './attack.ts';
import { type CombatAttack, fightersAt, isAlone, sharersAt, victimsAt, withdrawingMen } from './parties.ts';

/** All that a side has designated in one location. */
export interface Designation {
  readonly attacks: readonly CombatAttack[];
  /** With whom single men withdraw, whose fate they share (6.3.6.c). */
  readonly fates: Readonly<Record<UnitId, UnitId>>;
}

/** What a side has written down so far. Nobody else sees it before all is written. */
interface Draft {
  attacks: CombatAttack[];
  open: CombatAttack;
  fates: Record<UnitId, UnitId>;
}

const NONE: CombatAttack = { by: [], on: [] };

interface Scene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly at: LocId;
  readonly draft: Draft;
}

/** What is written into, and what it is about. */
interface Desk {
  readonly draft: Draft;
  readonly view: View;
}

const verb = verbsOf<Desk, BookAct>()<Scene>();

const isUsed = ({ attacks, open }: Draft, id: UnitId): boolean =>
  [...attacks, open].some(
    ({ by, leader, heroes }) => by.includes(id) || leader === id || heroes?.includes(id),
  );

/** Each unit attacks once (6.1.4). */
const attack = verb('attack', {
  cite: '6.1.4',
  who: ({ view, at, side }) => fightersAt(view, at, side),
  whoElse: refusal('6.1.1', 'it does not fight in this hex, or makes no attack'),
  unfit: ({ draft }, { id }) => (isUsed(draft, id) ? refusal('6.1.4', 'each unit attacks once') : undefined),
  args: ({ id }) => ({ unit: id }),
  perform({ draft }, { unit }) {
    draft.open = { ...draft.open, by: [...draft.open.by, unit] };
  },
});

const target = verb('target', {
  cite: '6.1.4',
  bar: ({ draft: { open } }) =>
    open.by.length === 0 ? refusal('6.1.4', 'first say who attacks') : undefined,
  who: ({ world, view, at, side }) => victimsAt(view, at, enemyOf(world, side)),
  whoElse: refusal('6.1.7', 'leaders are attacked only where they are alone'),
  unfit: ({ draft: { open } }, { id }) =>
    open.on.includes(id) ? refusal('6.1.4', 'it is attacked already') : undefined,
  args: ({ id }) => ({ unit: id }),
  perform({ draft }, { unit }) {
    draft.open = { ...draft.open, on: [...draft.open.on, unit] };
  },
});

/**
 * A leader modifies one attack a player turn, never one of the enemy's, and not as one who fights alone (6.1.6, QA-20.6);
 * a hero does so instead of fighting himself, beside any leader (3.8.10).
 */
const lead = verb('lead', {
  cite: '6.1.6',
  bar: ({ draft: { open } }) =>
    open.by.length === 0 ? refusal('6.1.4', 'first say who attacks') : undefined,
  who: ({ view, at, side }) => unitsAt(view, at, side).filter(isSmc),
  whoElse: refusal('6.1.6', 'he is no leader, or not in the hex'),
  unfit({ view, draft, at, side }, leader) {
    if (leader.broken) return refusal('3.2.5', 'a broken leader leads nobody');
    if (leader.guard !== undefined) return refusal('3.29.15', 'he is a prisoner');
    if (leader.withdraws) return refusal('6.3.6.a', 'he withdraws');
    if (leader.tasked) return refusal('3.30.1', 'he is busy with a task');
    if (isAlone(view, at, side)) return refusal('6.1.9', 'he fights himself');
    if (isUsed(draft, leader.id)) return refusal('6.1.6', 'he takes part in an attack already');
    if (isHero(leader) && draft.open.by.every(id => isHero(unitById(view, id))))
      return refusal('3.8.10', 'there is nobody to follow his example');
    return isLeader(leader) && draft.open.leader !== undefined
      ? refusal('3.2.4', 'one leader leads an attack')
      : undefined;
  },
  args: ({ id }) => ({ leader: id }),
  perform({ draft, view }, { leader }) {
    const { open } = draft;
    draft.open = isHero(unitById(view, leader))
      ? { ...open, heroes: [...(open.heroes ?? []), leader] }
      : { ...open, leader };
  },
});

/** In a melee an attack may be out for prisoners (3.29.3.3); berserk men take none (3.25.8). */
const takeAlive = verb('take-alive', {
  cite: '3.29.3.3',
  bar({ view, at, draft: { open } }) {
    if (!view.melees.includes(at)) return refusal('3.29.3.3', 'prisoners are taken in a melee');
    if (open.by.length === 0) return refusal('6.1.4', 'first say who attacks');
    if (open.alive) return refusal('3.29.3.3', 'it is out for prisoners already');
    return open.by.some(id => unitById(view, id).berserk)
      ? refusal('3.25.8', 'berserk men take no prisoners')
      : undefined;
  },
  perform({ draft }) {
    draft.open = { ...draft.open, alive: true };
  },
});

/** Where several withdraw, a single man chooses in secret the one whose fate he shares (6.3.6.c). */
const share = verb('share', {
  cite: '6.3.6.c',
  who: ({ view, at, side }) => sharersAt(view, at, side),
  whoElse: refusal('6.3.6.c', 'he does not withdraw with others'),
  what: ({ view, at, side }) => withdrawingMen(view, at, side),
  whatElse: refusal('6.3.6.c', 'it does not withdraw'),
  refusal: ({ draft }, leader, { id }) =>
    draft.fates[leader.id] === id ? refusal('6.3.6.c', 'he is with them already') : undefined,
  args: (leader, { id }) => ({ leader: leader.id, unit: id }),
  perform({ draft }, { leader, unit }) {
    draft.fates = { ...draft.fates, [leader]: unit };
  },
});

/** Nobody is pointed out before somebody attacks. */
const isComplete = ({ on }: CombatAttack): boolean => on.length > 0;

function close({ draft }: Desk): void {
  if (isComplete(draft.open)) draft.attacks = [...draft.attacks, draft.open];
  draft.open = NONE;
}

const next = verb('next', {
  cite: '6.1.4',
  bar({ view, at, side, draft }) {
    if (!isComplete(draft.open)) return refusal('6.1.4', 'the attack has no target yet');
    return fightersAt(view, at, side).some(({ id }) => !isUsed(draft, id))
      ? undefined
      : refusal('6.1.4', 'all have been given their attack');
  },
  perform: close,
});

const done = verb('done', {
  cite: '6.1.4',
  bar: ({ draft: { open } }) =>
    open === NONE || isComplete(open) ? undefined : refusal('6.1.4', 'the attack has no target yet'),
  perform: close,
});

const VERBS = [attack, target, lead, takeAlive, share, next, done] as const;

/** All attacks of a side in one location, one pick after the other. */
export function* designate(world: World, view: View, at: LocId, side: Side): Rule<Designation> {
  const [first, ...others] = withdrawingMen(view, at, side);
  const sharers = sharersAt(view, at, side);
  const fates = Object.fromEntries(first ? sharers.map(({ id }) => [id, first.id]) : []);
  const draft: Draft = { attacks: [], open: NONE, fates };
  const canAttack =
    fightersAt(view, at, side).length > 0 && victimsAt(view, at, enemyOf(world, side)).length > 0;
  const canChoose = sharers.length > 0 && others.length > 0;
  while (canAttack || canChoose) {
    const sceneOf = (seen: View): Scene => ({ world, view: seen, side, at, draft });
    const act = yield* choose({
      by: side,
      id: 'designate',
      cite: '6.1.4',
      prompt: `Close combat in ${at}: ${promptOf(world, view, draft.open)}`,
      ...asking(VERBS, sceneOf, idle),
    });
    yield* carryOut(VERBS, { draft, view }, act);
    if (act.verb === 'done') break;
  }
  return { attacks: draft.attacks, fates: draft.fates };
}

/** What is written down of the present attack, with its numbers: no card can know them, since they are nobody else’s business. */
function promptOf(world: World, view: View, { by, on, ...more }: CombatAttack): string {
  if (by.length === 0) return 'who attacks?';
  if (on.length === 0) return `whom do ${named(by)} attack?`;
  const parties = `${named(by)} against ${named(on)}`;
  const assault = assaultOf(world, view, { by, on, ...more });
  const kill = killNumberOf(world, assault, false);
  if (kill === undefined) return `${parties}: too weak to do anything`;
  const needs = assault.lines.map(({ drm, on: those }) => {
    const most = kill - drm.value;
    const whom = assault.lines.length > 1 ? ` for ${named(those)}` : '';
    return `${most} or less${whom}`;
  });
  return `${parties}, ${assault.odds}: ${series(needs)}`;
}

const named = (ids: readonly UnitId[]): string => series(ids.map(id => `{${id}}`));

const idle = (): Refusal => refusal('6.1.1', 'it does not fight in this hex');
