/** Both sides designate all their attacks before any dice, neither knowing the other's (6.1.4). */
import {
  asking,
  carryOut,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  verbsOf,
} from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { choose, type View } from '../game.ts';
import type { LocId, UnitId } from '../state.ts';
import { isLeader, unitsAt } from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { fightersAt, isAlone, victimsAt } from './parties.ts';

/** One designated attack. */
export interface CombatAttack {
  readonly by: readonly UnitId[];
  readonly on: readonly UnitId[];
  readonly leader?: UnitId;
}

/** What a side has written down so far. Nobody else sees it before all is written. */
interface Draft {
  attacks: CombatAttack[];
  open: CombatAttack;
}

const NONE: CombatAttack = { by: [], on: [] };

interface Scene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly at: LocId;
  readonly draft: Draft;
}

const verb = verbsOf<Draft, BookAct>()<Scene>();

const isUsed = ({ attacks, open }: Draft, id: UnitId): boolean =>
  [...attacks, open].some(({ by, leader }) => by.includes(id) || leader === id);

/** Each unit attacks once (6.1.4). */
const attack = verb('attack', {
  cite: '6.1.4',
  who: ({ view, at, side }) => fightersAt(view, at, side),
  whoElse: refusal('6.1.1', 'it does not fight in this hex, or makes no attack'),
  unfit: ({ draft }, { id }) => (isUsed(draft, id) ? refusal('6.1.4', 'each unit attacks once') : undefined),
  args: ({ id }) => ({ unit: id }),
  perform(draft, { unit }) {
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
  perform(draft, { unit }) {
    draft.open = { ...draft.open, on: [...draft.open.on, unit] };
  },
});

/** A leader modifies one attack a player turn, never as one who fights alone (6.1.6). */
const lead = verb('lead', {
  cite: '6.1.6',
  bar({ draft: { open } }) {
    if (open.by.length === 0) return refusal('6.1.4', 'first say who attacks');
    return open.leader === undefined ? undefined : refusal('3.2.4', 'one leader leads an attack');
  },
  who: ({ view, at, side }) => unitsAt(view, at, side).filter(isLeader),
  whoElse: refusal('6.1.6', 'he is no leader, or not in the hex'),
  unfit({ view, draft, at, side }, leader) {
    if (leader.broken) return refusal('3.2.5', 'a broken leader leads nobody');
    if (leader.withdraws !== undefined) return refusal('6.3.6.a', 'he withdraws');
    if (isAlone(view, at, side)) return refusal('6.1.9', 'he fights himself');
    return isUsed(draft, leader.id) ? refusal('6.1.6', 'he leads another attack') : undefined;
  },
  args: ({ id }) => ({ leader: id }),
  perform(draft, { leader }) {
    draft.open = { ...draft.open, leader };
  },
});

const isComplete = ({ by, on }: CombatAttack): boolean => by.length > 0 && on.length > 0;

function close(draft: Draft): void {
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

const VERBS = [attack, target, lead, next, done] as const;

/** All attacks of a side, one pick after the other. */
export function* designate(world: World, view: View, at: LocId, side: Side): Rule<readonly CombatAttack[]> {
  const draft: Draft = { attacks: [], open: NONE };
  if (fightersAt(view, at, side).length === 0) return [];
  for (;;) {
    const sceneOf = (seen: View): Scene => ({ world, view: seen, side, at, draft });
    const act = yield* choose({
      by: side,
      id: 'designate',
      cite: '6.1.4',
      prompt: `Close combat in ${at}: who attacks whom?`,
      ...asking(VERBS, sceneOf, idle),
    });
    yield* carryOut(VERBS, draft, act);
    if (act.verb === 'done') return draft.attacks;
  }
}

const idle = (): Refusal => refusal('6.1.1', 'it does not fight in this hex');
