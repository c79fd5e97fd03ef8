/** What stands against doing anything with what is in a hex, in the same words for a click, a tap and a key. */
import { type Battlefield, type HexIx, hexId, hexLabel, hexOfPlace, range } from '../../../board/index.ts';
import type { Counter, Refusal, SightWords } from '../../../engine/index.ts';
import { reasonsAgainst } from '../reasons.ts';
import type { Now, Session } from '../session.ts';

/** Reasons about one thing: a counter, or the ground itself. */
interface Objection {
  readonly about: string;
  readonly refusals: readonly Refusal[];
}

/** A line of sight that is blocked, and what blocks it. */
interface BlockedLine {
  readonly from: HexIx;
  readonly to: HexIx;
  readonly words: SightWords;
}

export interface Objections {
  readonly hex: HexIx;
  readonly all: readonly Objection[];
  readonly line: BlockedLine | undefined;
}

interface Asked {
  readonly session: Session;
  readonly now: Now;
  readonly battlefield: Battlefield;
  readonly hex: HexIx;
  /** The counter that was meant; none: all that lie there. */
  readonly counter?: string | undefined;
  readonly counters: readonly Counter[];
  /** Where those stand who might do it: in hand, or offered. */
  readonly doers: readonly HexIx[];
  /** Undefined where the match forbids looking. */
  look(from: HexIx, to: HexIx): SightWords | undefined;
}

/** Empty where nothing stands against it, or where nobody at this screen is asked anything. */
export function objectionsTo({
  session,
  now,
  battlefield,
  hex,
  counter,
  counters,
  doers,
  look,
}: Asked): Objections {
  const side = now.ask?.side;
  if (side === undefined) return { hex, all: [], line: undefined };
  const meant = counter === undefined ? counters : counters.filter(({ id }) => id === counter);
  const own = meant.filter(each => each.side === side);
  // Of one's own men one wonders what they could do; of others, what could be done to them.
  const pieces = (own.length > 0 ? own : meant).map(({ id, title }) => ({
    about: title,
    refusals: reasonsAgainst(session, side, { piece: id }),
  }));
  const line = own.length > 0 ? undefined : blockedLine(battlefield, doers, hex, look);
  const ground = {
    about: line ? lineTitle(battlefield, line) : hexLabel(battlefield, hex),
    refusals: reasonsAgainst(session, side, { place: hexId(battlefield, hex) }),
  };
  // That a counter is the other side's everybody can see: what stands against its place is the answer.
  const all = [own.length > 0 ? [] : [ground], pieces].find(each =>
    each.some(({ refusals }) => refusals.length > 0),
  );
  return { hex, all: distinct(all ?? []), line };
}

/** The line of the nearest who might do it, if he can't see the hex. */
function blockedLine(
  battlefield: Battlefield,
  doers: readonly HexIx[],
  to: HexIx,
  look: Asked['look'],
): BlockedLine | undefined {
  const [from] = [...doers].sort((a, b) => range(battlefield, a, to) - range(battlefield, b, to));
  if (from === undefined || from === to) return undefined;
  const words = look(from, to);
  return words && !words.clear ? { from, to, words } : undefined;
}

/** What is said of several counters is said once. */
function distinct(all: readonly Objection[]): readonly Objection[] {
  const told = new Set<string>();
  return all.flatMap(({ about, refusals }) => {
    const fresh = refusals.filter(({ cite, why }) => !told.has(`${cite} ${why}`));
    for (const { cite, why } of fresh) told.add(`${cite} ${why}`);
    return fresh.length > 0 ? [{ about, refusals: fresh }] : [];
  });
}

export const lineTitle = (battlefield: Battlefield, { from, to }: BlockedLine): string =>
  `${hexLabel(battlefield, from)} to ${hexLabel(battlefield, to)}`;

/** The findings that block, or all where the book names none as the one that does. */
export const blockersOf = ({ words }: BlockedLine): SightWords['findings'] => {
  const blocking = words.findings.filter(({ blocks }) => blocks);
  return blocking.length > 0 ? blocking : words.findings;
};

export const hexName = (battlefield: Battlefield, place: string): string => {
  const hex = hexOfPlace(battlefield, place);
  return hex === undefined ? place : hexLabel(battlefield, hex);
};

/** What blocks the line and is not among the reasons anyway. */
export function findingsBeside({ all, line }: Objections): SightWords['findings'] {
  const cited = new Set(all.flatMap(({ refusals }) => refusals.map(({ cite }) => cite)));
  return line ? blockersOf(line).filter(({ cite }) => !cited.has(cite)) : [];
}

/** The same to be heard. */
export function spokenObjections(battlefield: Battlefield, objections: Objections): string {
  const { all, line } = objections;
  const heard = all.flatMap(({ about, refusals }) =>
    refusals.map(({ why, cite }) => `${about}: ${why}, rule ${cite}`),
  );
  const seen = line
    ? findingsBeside(objections).map(
        ({ at, text, cite }) =>
          `${lineTitle(battlefield, line)}: ${hexName(battlefield, at)} ${text}, rule ${cite}`,
      )
    : [];
  const told = [...seen, ...heard];
  return told.length === 0 ? 'Nothing stands in its way.' : `${told.join('. ')}.`;
}
