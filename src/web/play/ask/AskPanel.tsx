import type { ReactNode } from 'react';
import { sentence, spoken, type Teller } from '../../log/lines.ts';
import { Cite } from '../cite/Cite.tsx';
import { SideMark } from '../counters/SideMark.tsx';
import type { Now, Session } from '../session.ts';
import type { TableHands } from '../use-table.ts';
import { DiceBox } from './DiceBox.tsx';
import type { Item } from './items.ts';
import { LastReason, Thinking } from './Thinking.tsx';
import { Undo } from './Undo.tsx';
import './ask.css';

interface Props {
  readonly session: Session;
  readonly now: Now;
  readonly hands: TableHands;
  readonly items: readonly Item[];
  readonly teller: Teller;
  /** The card of what waits to be confirmed, or of what the pointer is at. */
  readonly card: ReactNode;
  /** Where commands are typed. */
  readonly commands: ReactNode;
  nationOf(side: string): string;
  onPreview(item: Item | undefined): void;
}

/** What is wanted now, and all that can be done about it as a numbered list. */
export function AskPanel({ session, now, hands, items, teller, card, commands, nationOf, onPreview }: Props) {
  const { ask, dice, problem, outcome, thinking } = now;
  return (
    <section className="ask-panel" aria-labelledby="ask">
      <header>
        {ask && <SideMark nation={nationOf(ask.side)} />}
        <div>
          <h2 id="ask">{headingOf(session, now)}</h2>
          {ask && (
            <p className="ask-prompt">
              {spoken(sentence(ask.prompt, teller))} <Cite book={session.book.id} cite={ask.cite} />
            </p>
          )}
        </div>
      </header>
      {problem !== undefined && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      {outcome && (
        <p className="ask-outcome">
          {outcome.why} <Cite book={session.book.id} cite={outcome.cite} />
        </p>
      )}
      {dice && (
        <DiceBox
          key={now.version}
          dice={dice}
          book={session.book.id}
          onType={faces => session.typeDice(faces)}
        />
      )}
      {!ask && thinking.map(side => <Thinking key={side} session={session} side={side} />)}
      {ask && <LastReason session={session} />}
      {hands.pending && (
        <section className="confirm" aria-label="Confirm">
          <p>
            <strong>{hands.pending.words.label}</strong>
            {hands.pending.words.hint && <> {hands.pending.words.hint}</>}
          </p>
          <div className="confirm-buttons">
            <button
              type="button"
              className="primary"
              onClick={() => hands.pending && hands.carryOut(hands.pending)}
            >
              {hands.pending.words.label}
            </button>
            <button type="button" onClick={hands.letGo}>
              Not yet
            </button>
          </div>
        </section>
      )}
      {card}
      {ask && session.canSetUp && (
        <button type="button" className="ask-aid" onClick={() => session.setUpForMe()}>
          Set up for me
        </button>
      )}
      {hands.hand.picks.length > 0 && (
        <p className="ask-picked">
          With {hands.hand.picks.map(thing => session.titleOf(thing)).join(', ')}{' '}
          <button type="button" className="quiet" onClick={hands.letGo}>
            Put down
          </button>
        </p>
      )}
      <ol className="ask-list">
        {items.map((item, i) => (
          <li key={item.is === 'take' ? item.offer.text : item.thing}>
            <button
              type="button"
              className={namesNothing(item) ? 'ask-whole' : undefined}
              data-act={item.is === 'take' ? item.offer.text : undefined}
              data-pick={item.is === 'pick' ? item.thing : undefined}
              aria-keyshortcuts={i < 9 ? `${i + 1}` : undefined}
              title={item.is === 'take' ? item.offer.words.hint : undefined}
              onPointerEnter={() => onPreview(item)}
              onPointerLeave={() => onPreview(undefined)}
              onFocus={() => onPreview(item)}
              onClick={() => chooseItem(hands, item)}
            >
              <span className="ask-number" aria-hidden="true">
                {i < 9 ? i + 1 : ''}
              </span>
              <span className="ask-label">{item.label}</span>
              {item.is === 'pick' && <small>{item.count} acts</small>}
              {item.is === 'take' && item.offer.words.cost && <small>{item.offer.words.cost.value}</small>}
            </button>
          </li>
        ))}
      </ol>
      {ask?.window && (
        <button type="button" className="ask-aid" onClick={() => session.letGo()}>
          Let it go by, and don’t ask about it again
        </button>
      )}
      {commands}
      <Undo session={session} now={now} />
    </section>
  );
}

/** It can't be touched on the map, and it is what moves the game on: the shot itself, the end of a phase. */
const namesNothing = (item: Item): boolean =>
  item.is === 'take' && item.offer.pieces.length === 0 && item.offer.places.length === 0;

/** The same for a click and for a number key. */
export function chooseItem(hands: TableHands, item: Item): void {
  if (item.is === 'take') hands.consider(item.offer);
  else hands.touchThings([item.thing], false);
}

function headingOf(session: Session, { ask, outcome, thinking, dice }: Now): string {
  if (outcome) return outcome.winner === undefined ? 'A draw' : `${session.sideName(outcome.winner)} win`;
  if (dice) return 'Roll the dice';
  if (ask) return session.sideName(ask.side);
  return thinking.length > 0 ? 'The other side' : 'Nothing to do';
}
