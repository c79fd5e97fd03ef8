import type { ReactNode } from 'react';
import { sentenceText, type Teller } from '../../../engine/index.ts';
import { Cite } from '../cite/Cite.tsx';
import { SideMark } from '../counters/SideMark.tsx';
import { Debriefing } from '../debriefing/Debriefing.tsx';
import type { Now, Session } from '../session.ts';
import type { TableHands } from '../use-table.ts';
import { AskList } from './AskList.tsx';
import { Confirm } from './Confirm.tsx';
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
  /** The shot that waits for its word. */
  readonly shot: ReactNode;
  /** Where commands are typed. */
  readonly commands: ReactNode;
  /** A piece with where it lies, or a place: as people call it. */
  nameOf(thing: string): string;
  nationOf(side: string): string;
  onPreview(item: Item | undefined): void;
}

/**
 * What is wanted now, and all that can be done about it as a numbered list. The card of odds comes a moment later than
 * what it is about, so it stands under all that a hand may be reaching for.
 */
export function AskPanel({
  session,
  now,
  hands,
  items,
  teller,
  card,
  shot,
  commands,
  nameOf,
  nationOf,
  onPreview,
}: Props) {
  const { ask, dice, problem, outcome, thinking } = now;
  const { pending } = hands;
  return (
    <section
      className="ask-panel"
      aria-labelledby="ask"
      data-pending={pending !== undefined || Boolean(shot)}
    >
      <header>
        {ask && <SideMark nation={nationOf(ask.side)} />}
        <div>
          <h2 id="ask">{headingOf(session, now)}</h2>
          {ask && (
            <p className="ask-prompt">
              {sentenceText(ask.prompt, teller)} <Cite book={session.book.id} cite={ask.cite} />
            </p>
          )}
          {ask?.together && (
            <p className="ask-secret">In secret: nobody sees it before both sides have answered.</p>
          )}
        </div>
      </header>
      {problem !== undefined && (ask || thinking.length === 0) && (
        <p className="notice" role="alert">
          {sentenceText(problem, teller)}
        </p>
      )}
      {outcome && (
        <p className="ask-outcome">
          {sentenceText(outcome.why, teller)} <Cite book={session.book.id} cite={outcome.cite} />
        </p>
      )}
      {outcome && <Debriefing session={session} now={now} />}
      {dice && (
        <DiceBox
          key={now.version}
          dice={dice}
          why={sentenceText(dice.why, teller)}
          book={session.book.id}
          onType={faces => session.typeDice(faces)}
        />
      )}
      {!ask && thinking.map(side => <Thinking key={side} session={session} side={side} problem={problem} />)}
      {ask && <LastReason session={session} teller={teller} />}
      {pending && (
        <>
          <Confirm key={pending.text} offer={pending} onTake={hands.carryOut} onLetGo={hands.letGo} />
          {card}
        </>
      )}
      {!pending && shot}
      <div hidden={pending !== undefined || Boolean(shot)}>
        {ask && session.canSetUp && (
          <button type="button" className="primary ask-set-up" onClick={() => session.setUpForMe()}>
            Set up for me
          </button>
        )}
        {hands.hand.picks.length > 0 && (
          <p className="ask-picked">
            With {hands.hand.picks.map(nameOf).join(', ')}{' '}
            <button type="button" className="quiet" onClick={hands.letGo}>
              Cancel
            </button>
          </p>
        )}
        <AskList items={items} hands={hands} onPreview={onPreview} />
        {ask?.window && (
          <button type="button" className="ask-aid" onClick={() => session.letGo()}>
            Pass, and don’t ask about it again
          </button>
        )}
      </div>
      {commands}
      <Undo session={session} now={now} />
      {!pending && !shot && card}
    </section>
  );
}

function headingOf(session: Session, { ask, outcome, thinking, dice }: Now): string {
  if (outcome) return outcome.winner === undefined ? 'A draw' : `${session.sideName(outcome.winner)} win`;
  if (dice) return 'Roll the dice';
  if (ask) return session.sideName(ask.side);
  return thinking.length > 0 ? 'The other side' : 'Nothing to do';
}
