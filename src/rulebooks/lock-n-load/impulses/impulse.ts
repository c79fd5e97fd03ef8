/** The Operations Phase (4.0): the sides take impulses in turn, until three passes in a row or nobody is left to act. */
import type { Rule } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { modifier } from '../charts/index.ts';
import { fire } from '../fire/fire.ts';
import { amend, pop, push } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { beginEntry, entrants } from '../movement/entry.ts';
import { endOperations } from '../phases.ts';
import type { Location } from '../state.ts';
import { findUnit, isFresh } from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import type { AnyImpulse } from './action.ts';
import { ACTIONS } from './actions.ts';
import { activated, activeLocations, extensions, isEverybodyDone } from './activation.ts';
import { canBeActivated } from './groups.ts';

/** Between impulses: the active side activates a location, brings units onto the map, or passes. */
export function* operationsPhase(game: Game): Rule<void> {
  const { world, state } = game;
  if (isPhaseOver(world, state)) return endOperations(game);
  const side = state.active;
  // Who has nothing left to activate passes without being asked (4.0.a).
  if (activeLocations(state, side).length === 0 && entrants(world, state, side).length === 0)
    return endImpulse(game, true);
  const act = yield* choose({
    by: side,
    id: 'impulse',
    cite: '4.0.c',
    prompt: 'Activate a hex, or pass',
    acts: view => [
      ...activeLocations(view, side).map(at => ({ verb: 'activate', at }) as const),
      ...entrants(world, view, side).map(({ id }) => ({ verb: 'enter', unit: id }) as const),
      { verb: 'pass' } as const,
    ],
  });
  if (act.verb === 'pass') return endImpulse(game, true);
  push(game, { is: 'impulse', side, groups: [] });
  if (act.verb === 'activate') activate(game, act.at);
  else {
    amend(game, 'impulse', { acted: true });
    beginEntry(game, act.unit);
  }
}

/** After three passes in a row, or when everybody has done something (4.0.b). */
function isPhaseOver(world: World, view: View): boolean {
  if (view.passes >= modifier(world.charts.limits, 'passes in a row').n) return true;
  const isEntering = world.scenario.sides.some(({ id }) => entrants(world, view, id).length > 0);
  return !isEntering && isEverybodyDone(view);
}

/** Takes a location into the impulse; from elsewhere, by a Leader of it. */
function activate(game: Game, at: Location, impulse?: AnyImpulse): void {
  const by = impulse && extensions(game.world, game.state, impulse).find(each => each.at === at)?.by;
  const { active, doing } = game.state;
  const groups = impulse?.groups ?? [];
  const group = { at, units: activated(game.state, at, active), ...(by && { by }) };
  if (doing.at(-1)?.is === 'impulse') amend(game, 'impulse', { groups: [...groups, group] });
  game.say(by ? '4.0.p' : '4.0.c', by ? `{${by}} activates ${at}` : `${at} is activated`);
}

/** One more location declared, one action of some units, or the end of the impulse. */
export function* impulseFrame(game: Game, impulse: AnyImpulse): Rule<void> {
  if (isSpent(game.world, game.state, impulse)) return endImpulse(game, false);
  const act = yield* choose({
    by: impulse.side,
    id: 'act',
    cite: '4.0.o',
    prompt: 'Act with the activated units',
    acts: view => impulseActs(game.world, view, impulse),
  });
  if (act.verb === 'done') return endImpulse(game, !impulse.acted);
  if (act.verb === 'activate') return activate(game, act.at, impulse);
  const action = ACTIONS.find(({ verbs }) => verbs.includes(act.verb));
  if (action) yield* action.perform(game, impulse, act);
}

function impulseActs(world: World, view: View, impulse: AnyImpulse): readonly BookAct[] {
  return [
    ...extensions(world, view, impulse).map(({ at }) => ({ verb: 'activate', at }) as const),
    ...ACTIONS.flatMap(action => action.acts(world, view, impulse)),
    { verb: 'done' },
  ];
}

/** Something has been done, and none of the activated units can do any more, nor fire what else they have. */
function isSpent(world: World, view: View, impulse: AnyImpulse): boolean {
  return (
    impulse.acted === true &&
    impulse.groups.every(({ units }) =>
      units.every(id => {
        const unit = findUnit(view, id);
        return !unit || !canBeActivated(view, unit);
      }),
    ) &&
    fire.acts(world, view, impulse).length === 0
  );
}

/** The other side is next. An impulse of nothing, or of nothing but spotting, is a pass (10.1.k). */
function endImpulse(game: Game, isPass: boolean): void {
  const impulse = game.state.doing.at(-1);
  if (impulse?.is === 'impulse') {
    restLeaders(game, impulse);
    pop(game);
  }
  const state = game.own(game.state);
  state.active = enemyOf(game.world, state.active);
  state.passes = isPass ? state.passes + 1 : 0;
}

/** A Leader who has done nothing but activate others is Ops Complete (4.0.p). */
function restLeaders(game: Game, { groups, acted }: AnyImpulse): void {
  if (!acted) return;
  for (const { by } of groups) {
    const leader = by === undefined ? undefined : findUnit(game.state, by);
    if (leader && isFresh(leader)) game.own(leader).opsComplete = true;
  }
}
