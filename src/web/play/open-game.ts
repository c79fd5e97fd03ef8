/** Takes a kept game up, for this tab alone. */
import { openBook } from '../../rulebooks/shelf.ts';
import { moves } from '../settings/settings.ts';
import { claimGame, keepGame } from '../storage/games.ts';
import { type Hold, holdGame } from '../storage/hold.ts';
import type { How } from '../storage/tab-lock.ts';
import { Session } from './session.ts';

export type Opening =
  | { readonly is: 'playing'; readonly session: Session; readonly hold: Hold }
  /** Another tab has it. */
  | { readonly is: 'elsewhere' }
  | { readonly is: 'wrong'; readonly words: string };

/** How long a player that isn't a person takes over an answer, so that people can follow. */
const PACE = 350;

const opened = new Map<string, Promise<Opening>>();

/** The same session as long as this tab has the game: going to the rules and back loses nothing. */
export function openGame(id: string, how: How = 'if free'): Promise<Opening> {
  const known = how === 'if free' ? opened.get(id) : undefined;
  if (known) return known;
  const opening = open(id, how);
  const forget = () => opened.get(id) === opening && opened.delete(id);
  opened.set(id, opening);
  opening.then(found => {
    if (found.is === 'playing') found.hold.subscribe(forget);
    else forget();
  });
  return opening;
}

async function open(id: string, how: How): Promise<Opening> {
  const hold = await holdGame(id, how);
  if (hold === undefined) return { is: 'elsewhere' };
  try {
    const saved = await claimGame(id, hold.name);
    if (saved === undefined) throw new Error(`there is no game “${id}” on this machine`);
    const session = Session.open(await openBook(saved.meta.book), saved, {
      async keep(game) {
        if (!(await keepGame(game, hold.name))) hold.lose('late');
      },
      pace: moves() ? PACE : 1,
    });
    hold.subscribe(() => session.close());
    if (hold.state !== 'held') session.close();
    return { is: 'playing', session, hold };
  } catch (error) {
    hold.release();
    const why = error instanceof Error ? error.message : String(error);
    return { is: 'wrong', words: `${why.charAt(0).toUpperCase()}${why.slice(1)}.` };
  }
}
