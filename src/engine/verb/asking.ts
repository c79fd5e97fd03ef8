/** Asking with verbs: what they offer, what they refuse, and the one that is chosen carried out. */
import type { About, Act, Choice, Rule } from '../kernel/ask.ts';
import type { Frozen } from '../kernel/data.ts';
import { type Refusal, refusal } from '../kernel/refusal.ts';
import { type ActIn, depthOf, type Found, type Subject, type Verb } from './verb.ts';

type Verbs<Scene, Game = never> = readonly Verb<Scene, Game, Act>[];

/** All that may be said. Verb by verb: the order of a list is no promise. */
export function offers<Scene, const V extends Verbs<Scene>>(verbs: V, scene: Scene): readonly ActIn<V>[] {
  const into: Act[] = [];
  for (const verb of verbs) verb.offer(scene, into);
  return into as ActIn<V>[];
}

/** Whether anything may be said: the first that is found is enough. */
export function anyOffer<Scene>(verbs: Verbs<Scene>, scene: Scene): boolean {
  for (const verb of verbs) if (verb.first(scene) !== undefined) return true;
  return false;
}

/** Why none of the verbs does anything with the subject, the nearest reasons alone; `free` if one of them does. */
export function whyNone<Scene>(
  verbs: Verbs<Scene>,
  scene: Scene,
  subject: Subject,
): readonly Refusal[] | 'free' {
  const found: Found[] = [];
  for (const verb of verbs) {
    const told = verb.about(scene, subject);
    if (told === 'free') return 'free';
    found.push(...told);
  }
  const deepest = Math.max(...found.map(({ stage }) => depthOf(stage)));
  return distinct(found.filter(({ stage }) => depthOf(stage) === deepest).map(each => each.refusal));
}

function distinct(refusals: readonly Refusal[]): readonly Refusal[] {
  return [...new Map(refusals.map(each => [`${each.cite} ${each.why}`, each])).values()];
}

export interface AskedBy<S, A extends Act> {
  acts(view: Frozen<S>): readonly A[];
  whyNot(view: Frozen<S>, about: About): readonly Refusal[];
}

/**
 * The part of a choice that its verbs answer for. `idle` gives the reason for pieces and places of which no verb speaks, so
 * that there always is one.
 */
export function asking<S, Scene, const V extends Verbs<Scene>>(
  verbs: V,
  sceneOf: (view: Frozen<S>) => Scene,
  idle: (scene: Scene, subject: Subject) => Refusal,
): AskedBy<S, ActIn<V>> {
  return {
    acts: view => offers(verbs, sceneOf(view)),
    whyNot(view, about) {
      const scene = sceneOf(view);
      if ('act' in about) return againstAct(verbs, scene, about.act, idle(scene, {}).cite);
      const reasons = whyNone(verbs, scene, about);
      if (reasons === 'free') return [];
      return reasons.length > 0 ? reasons : [idle(scene, about)];
    },
  };
}

function againstAct<Scene>(verbs: Verbs<Scene>, scene: Scene, act: Act, cite: string): readonly Refusal[] {
  const verb = verbs.find(each => each.verb === act.verb);
  if (!verb) return [refusal(cite, 'this is not the moment for it')];
  const found = verb.against(scene, act);
  return found ? [found.refusal] : [];
}

/** Does what was chosen. */
export function* carryOut<Game, const V extends Verbs<never, Game>>(
  verbs: V,
  game: Game,
  act: ActIn<V>,
): Rule<void> {
  const verb = verbs.find(each => each.verb === act.verb);
  if (!verb) throw new Error(`'${act.verb}' was not asked for`);
  yield* verb.perform(game, act);
}

/** Binds `decide` to a book's table: it asks for one of the acts of some verbs, does what was chosen, and gives it back. */
export function deciding<S, Game>() {
  return function* decide<Scene, const V extends Verbs<Scene, Game>>(
    game: Game,
    verbs: V,
    sceneOf: (view: Frozen<S>) => Scene,
    idle: (scene: Scene, subject: Subject) => Refusal,
    choice: Omit<Choice<S>, 'kind' | 'acts' | 'whyNot'>,
  ): Rule<ActIn<V>> {
    const act = (yield { kind: 'choice', ...choice, ...asking(verbs, sceneOf, idle) } as Choice) as ActIn<V>;
    yield* carryOut(verbs, game, act);
    return act;
  };
}
