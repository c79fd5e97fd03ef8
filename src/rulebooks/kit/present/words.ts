/**
 * Acts in words, a table by verb: what a button says and, behind a dash, what the act does. The act's arguments stand by
 * their names, and players are told what these are called; a `!` before all marks what commits to dice or can't be undone.
 *
 *     rally: '! Rally {unit} — Two dice, Morale or less: it is in Good Order again.'
 *
 * Where that takes more than the act itself, a function tells it.
 */
import { type Act, type ActWords, toldTally } from '../../../engine/index.ts';

export type WordsByVerb<A extends Act, Scene, V extends A['verb']> = {
  readonly [Each in V]: string | ((scene: Scene, act: Extract<A, { verb: Each }>) => ActWords);
};

/** The words of an act; `nameOf`: what players call a piece or a place. */
export function wordsBy<A extends Act, Scene>(
  table: WordsByVerb<A, Scene, A['verb']>,
  nameOf: (scene: Scene, thing: string) => string,
): (scene: Scene, act: A) => ActWords {
  return (scene, act) => {
    const name = (thing: string) => nameOf(scene, thing);
    const entry = table[act.verb as A['verb']] as string | ((scene: Scene, act: A) => ActWords) | undefined;
    if (typeof entry === 'string') return wordsIn(entry, act, name);
    const said = entry?.(scene, act) ?? { label: act.verb };
    return said.cost ? { ...said, cost: toldTally(said.cost, name) } : said;
  };
}

function wordsIn(text: string, act: Act, name: (thing: string) => string): ActWords {
  const grave = text.startsWith('! ');
  const named = text.replace(/\{(\w+)\}/g, (_, argument) => name(String(act[argument as keyof Act])));
  const [label = '', hint] = named.slice(grave ? 2 : 0).split(' — ');
  return { label, ...(hint !== undefined && { hint }), ...(grave && { grave }) };
}
