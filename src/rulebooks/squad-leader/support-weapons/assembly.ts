/** Machine guns are taken apart and put together at the end of defensive fire (4.2.7). */
import { anyOffer, type Refusal, type Rule, refusal, type Side, unset } from '../../../engine/index.ts';
import { amend, pop, push, top } from '../frames.ts';
import { decide, type Game, mayLeave, type View, verbsIn } from '../game.ts';
import type { AssemblyFrame } from '../state.ts';
import { type AnyWeapon, bearerOf, inMelee, weaponById, weaponCardOf } from '../units.ts';

interface Scene {
  readonly view: View;
  readonly side: Side;
  readonly frame: AssemblyFrame;
}

const verb = verbsIn<Scene>();

/** Medium and heavy machine guns (4.2.7.1). */
export function comesApart(weapon: AnyWeapon): boolean {
  const card = weaponCardOf(weapon);
  return card.kind === 'machine-gun' && card.size !== 'LMG';
}

const ownGuns = ({ view, side }: Scene): readonly AnyWeapon[] =>
  view.weapons.filter(weapon => comesApart(weapon) && bearerOf(view, weapon)?.side === side);

/** Neither it nor its bearer may have fired in the phase; pins don't matter (4.2.7.2, QA-142.81). */
function turnRefusal({ view, frame }: Scene, weapon: AnyWeapon): Refusal | undefined {
  const bearer = bearerOf(view, weapon);
  if (bearer?.at === undefined) return refusal('4.2.7.2', 'nobody on the map has it');
  if (bearer.broken) return refusal('3.21.1', 'who has it is broken');
  if (inMelee(view, bearer)) return refusal('6.3.2', 'who is in melee does nothing but fight');
  if (frame.turned.includes(weapon.id)) return refusal('4.2.7.2', 'once a phase is enough');
  return weapon.fired || bearer.fired
    ? refusal('4.2.7.2', 'it or its bearer has fired in this phase')
    : undefined;
}

const note = (game: Game, weapon: AnyWeapon): void =>
  amend(game, 'assembly', { turned: [...top(game.state, 'assembly').turned, weapon.id] });

const dismantle = verb('dismantle', {
  cite: '4.2.7.2',
  who: scene => ownGuns(scene).filter(weapon => !weapon.dismantled),
  whoElse: refusal('4.2.7.1', 'it does not come apart, or is in parts already'),
  by: (_, { by }) => by,
  unfit: turnRefusal,
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon: id }) {
    const weapon = weaponById(game.state, id);
    game.own(weapon).dismantled = true;
    note(game, weapon);
    game.say('4.2.7.2', `{${id}} is dismantled`);
  },
});

const assemble = verb('assemble', {
  cite: '4.2.7.2',
  who: scene => ownGuns(scene).filter(weapon => weapon.dismantled),
  whoElse: refusal('4.2.7.1', 'it is not dismantled'),
  by: (_, { by }) => by,
  unfit: turnRefusal,
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon: id }) {
    const weapon = weaponById(game.state, id);
    unset(game.own(weapon), 'dismantled');
    note(game, weapon);
    game.say('4.2.7.2', `{${id}} is put together`);
  },
});

const DEEDS = [dismantle, assemble] as const;

const isOffered = (view: View, side: Side): boolean =>
  anyOffer(DEEDS, { view, side, frame: { is: 'assembly', side, turned: [] } });

/** Opens it where there is something to do; false if there is nothing. */
export function openAssembly(game: Game, side: Side): boolean {
  if (!isOffered(game.state, side)) return false;
  push(game, { is: 'assembly', side, turned: [] });
  return true;
}

/** One gun, or the end of it. True when it is over. */
export function* assemblyFrame(game: Game, frame: AssemblyFrame): Rule<boolean> {
  const sceneOf = (view: View): Scene => ({ view, side: frame.side, frame });
  if (!anyOffer(DEEDS, sceneOf(game.state))) {
    pop(game);
    return true;
  }
  const verbs = [...DEEDS, done];
  const act = yield* decide(
    game,
    verbs,
    sceneOf,
    () => refusal('4.2.7.1', 'it is no medium or heavy machine gun of the side'),
    {
      by: frame.side,
      id: 'assembly',
      cite: '4.2.7.2',
      prompt: 'Are machine guns dismantled or put together?',
      window: mayLeave('assembly'),
    },
  );
  return act.verb === 'done';
}

const done = verb('done', { cite: '4.2.7.2', perform: pop });
