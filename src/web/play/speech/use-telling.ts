/** What the keys read out, and what is said when something is asked or has happened. */

import { useEffect, useRef } from 'react';
import { type Battlefield, type HexIx, hexLabel } from '../../../board/index.ts';
import {
  type Chances,
  type Counter,
  diceWords,
  type Entry,
  type Fate,
  type Fates,
  isPercentile,
  type Overlay,
  sentenceText,
  spoken,
  type Teller,
  termOf,
} from '../../../engine/index.ts';
import type { Forecast } from '../../../play/forecast.ts';
import type { Offer } from '../../../play/offer.ts';
import { type LogLine, linesOf } from '../../log/lines.ts';
import type { KeyCommandId } from '../../settings/keys.ts';
import { settings } from '../../settings/settings.ts';
import { percent } from '../odds/numbers.ts';
import { forecastOf } from '../odds/oracle.ts';
import type { Now, Session } from '../session.ts';
import type { Sight } from '../sight/use-sight.ts';
import type { TableHands } from '../use-table.ts';
import { aroundInShort, spokenNeighbours } from './around.ts';
import { spokenCounters, spokenFigures, spokenPlace, spokenStatus, spokenTurn } from './phrases.ts';
import type { Speech } from './use-speech.ts';

interface Scene {
  readonly session: Session;
  readonly now: Now;
  readonly battlefield: Battlefield;
  readonly teller: Teller;
  readonly hands: TableHands;
  readonly cursor: HexIx;
  readonly previewed: Offer | undefined;
  readonly speech: Speech;
  readonly sight: Sight;
  /** Why nothing can be done with what is in the hex. */
  whyNot(hex: HexIx): string;
  countersIn(hex: HexIx): readonly Counter[];
  overlaysIn(hex: HexIx): readonly Overlay[];
}

export interface Telling {
  /** The hex with all that is in it. */
  at(hex: HexIx): string;
  title(hex: HexIx): string;
  tell(command: KeyCommandId): void;
}

export function useTelling(scene: Scene): Telling {
  const { session, now, battlefield, teller, hands, cursor, speech } = scene;
  const lines = () => tellable(now.journal, teller);
  const line = useRef(0);
  useAnnouncements(scene);
  useConfirmation(scene);

  const at = (hex: HexIx): string =>
    spokenPlace(
      {
        battlefield,
        hex,
        counters: scene.countersIn(hex),
        overlays: scene.overlaysIn(hex),
        acts: actsAt(scene, hex).length,
      },
      settings().speech,
    );
  const readLog = (by: -1 | 0 | 1) => {
    const all = lines();
    line.current = by === 0 ? all.length - 1 : Math.max(0, Math.min(all.length - 1, line.current + by));
    const found = all[line.current];
    speech.say(found ? spokenLine(found) : 'Nothing has happened yet.');
  };
  /** The first press reads hex by hex, the second the whole in a few words. */
  const around = useRef<HexIx>(undefined);
  const readAround = () => {
    const isSecond = around.current === cursor;
    around.current = isSecond ? undefined : cursor;
    const countersAt = (hex: HexIx) => spokenCounters(scene.countersIn(hex));
    speech.say(
      isSecond ? aroundInShort(battlefield, cursor, countersAt) : spokenNeighbours(battlefield, cursor, at),
    );
  };
  const { tabletop } = now;
  const sayings: Partial<Record<KeyCommandId, () => void>> = {
    'read-here': () => speech.say(at(cursor)),
    'read-figures': () => speech.say(spokenFigures(scene.countersIn(cursor))),
    'read-around': readAround,
    'read-line': () => speech.say(scene.sight.words?.summary ?? 'No line is drawn.'),
    'read-last': () => readLog(0),
    'log-back': () => readLog(-1),
    'log-on': () => readLog(1),
    'read-turn': () => speech.say(spokenTurn(tabletop.turns, tabletop.phases)),
    'read-situation': () => speech.say(spokenStatus(tabletop.status)),
    acts: () => speech.say(spokenActs(scene)),
    odds: () => tellOdds(scene),
    'why-not': () => speech.say(scene.whyNot(cursor)),
    pass() {
      const { window } = now.ask ?? {};
      if (window === undefined) speech.say('There is nothing to let pass.');
      else session.answer(window.pass);
    },
    undo() {
      // What is asked then is told politely, and must not drown this.
      if (now.undo.can) speech.exclaim(now.undo.label);
      else speech.say(now.undo.why);
      session.undo();
    },
  };
  const tell = (command: KeyCommandId) => {
    if (command !== 'read-around') around.current = undefined;
    sayings[command]?.();
  };
  const title = (hex: HexIx) =>
    `${hexLabel(battlefield, hex)}: ${hands.reach.includes(hex) ? 'can be chosen' : `${scene.countersIn(hex).length} counters`}`;
  return { at, title, tell };
}

/** New asks are told politely, what came of one's own acts at once. */
function useAnnouncements({ session, now, teller, speech }: Scene): void {
  const before = useRef(now);
  useEffect(() => {
    const last = before.current;
    before.current = now;
    if (now === last) return;
    const fresh = tellable(now.journal.slice(last.journal.length), teller).map(spokenLine);
    if (fresh.length > 0) speech.exclaim(`${fresh.join('. ')}.`);
    const { ask, outcome } = now;
    if (outcome) speech.say(`The game is over. ${sentenceText(outcome.why, teller)}`);
    else if (ask) {
      const prompt = sentenceText(ask.prompt, teller);
      const end = /[.?!]$/.test(prompt) ? '' : '.';
      speech.say(
        `${session.sideName(ask.side)}: ${prompt}${end} ${ask.offers.length} ${ask.offers.length === 1 ? 'answer' : 'answers'}.`,
      );
    }
  });
}

/** What waits to be confirmed is told, or a listener wouldn't know that nothing has happened yet. */
function useConfirmation({ hands: { pending }, speech: { say } }: Scene): void {
  useEffect(() => {
    if (pending)
      say([`${pending.words.label}: once more to do it.`, pending.words.hint].filter(Boolean).join(' '));
  }, [pending, say]);
}

/** What became of answers; the answers themselves are known to whoever gave them. */
const tellable = (entries: readonly Entry[], teller: Teller): readonly LogLine[] =>
  linesOf(entries, teller, []).filter(({ is }) => is !== 'act');

/** What a roll tells has its dice in it; where nobody knows more, they alone are told. */
const spokenLine = ({ words, dice = {}, sides = {}, spokenAccount }: LogLine): string => {
  if (spokenAccount !== undefined) return `${spoken(words)}: ${spokenAccount}`;
  const fell = isPercentile(sides) ? diceWords(dice, sides) : Object.values(dice).join(' and ');
  return [spoken(words), fell].filter(part => part !== '').join(': ');
};

/** Offers about something in the hex. */
function actsAt({ hands, countersIn }: Scene, hex: HexIx): readonly Offer[] {
  const here = new Set([...countersIn(hex).map(({ id }) => id), ...hands.placesIn(hex)]);
  return hands.hand.open.filter(({ pieces, places }) =>
    [...pieces, ...places].some(thing => here.has(thing)),
  );
}

const MOST_READ = 12;

function spokenActs(scene: Scene): string {
  const acts = actsAt(scene, scene.cursor);
  if (acts.length === 0) return scene.whyNot(scene.cursor);
  const read = acts.slice(0, MOST_READ).map(({ words }) => words.label);
  return `${acts.length} act${acts.length === 1 ? '' : 's'}: ${read.join('; ')}.`;
}

async function tellOdds({ session, previewed, speech }: Scene): Promise<void> {
  const found = previewed && (await forecastOf(session, previewed.text));
  speech.say(
    found ? spokenForecast(found, thing => session.nameOf(thing)) : 'There are no odds to read here.',
  );
}

/** The whole card: totals, columns, modifiers, chances. */
export function spokenForecast(
  { card, chances, source }: Forecast,
  nameOf: (thing: string) => string,
): string {
  const parts = card.parts.map(({ title, tally, reads, need }) =>
    [
      `${title} ${tally.value}`,
      ...(reads === undefined ? [] : [reads]),
      ...(need ? [`${need.words} ${percent(need.chance)}`] : []),
      ...tally.kept.map(entry => `${entry.id} ${termOf(entry)}`),
    ].join(', '),
  );
  const come = chances ? spokenChances(chances, nameOf) : [];
  const [first = 'no effect', ...rest] = come;
  return [card.title, ...parts, source === 'unmeasured' ? `If the line is clear, ${first}` : first, ...rest]
    .map(part => `${part}.`)
    .join(' ');
}

/** A sentence for each: those whom it is about first, those who do it last. */
function spokenChances(
  { targets, others, doers }: Chances,
  nameOf: (thing: string) => string,
): readonly string[] {
  const told = ({ of, rows }: Fates, ...more: readonly Fate[]) =>
    `${nameOf(of)}: ${[...more, ...rows].map(({ is, chance }) => `${is} ${percent(chance)}`).join(', ')}`;
  return [
    ...targets.map(target => told(target, { is: target.otherwise, ...target.spared })),
    ...[...others, ...doers].map(each => told(each)),
  ];
}
