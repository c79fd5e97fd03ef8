import { useEffect, useMemo, useRef, useState } from 'react';
import type { Entry, Side, Teller } from '../../engine/index.ts';
import { Cite } from '../play/cite/Cite.tsx';
import { Dice } from './Dice.tsx';
import { gathered, type LogFilter, type LogLine, linesOf, type Phase, passes } from './lines.ts';
import { RollAccount } from './RollAccount.tsx';
import './log.css';

interface Props {
  readonly entries: readonly Entry[];
  readonly teller: Teller;
  readonly phases: readonly Phase[];
  readonly sides: readonly Side[];
  /** The rest that is looked at; undefined: the end. */
  readonly at?: number | undefined;
  onJump?(rest: number): void;
}

/** What happened, line by line: a sentence, the dice, the rule. A click goes to that moment. */
export function Log({ entries, teller, phases, sides, at, onJump }: Props) {
  const [filter, setFilter] = useState<LogFilter>({ orders: false });
  const lines = useMemo(() => linesOf(entries, teller, phases), [entries, teller, phases]);
  const shown = useMemo(() => gathered(lines.filter(line => passes(line, filter))), [lines, filter]);
  const list = useRef<HTMLOListElement>(null);
  const now = at === undefined ? shown.at(-1) : shown.findLast(({ rest }) => rest < at);
  useEffect(() => {
    if (now !== undefined) scrollTo(list.current, now.key);
  }, [now]);
  return (
    <div className="log">
      <Filters lines={lines} filter={filter} sides={sides} teller={teller} onFilter={setFilter} />
      {shown.length === 0 && <p className="log-empty">Nothing to tell yet.</p>}
      <ol className="log-lines" ref={list}>
        {shown.map((line, i) => (
          <Line
            key={line.key}
            line={line}
            teller={teller}
            heading={headingOf(line, shown[i - 1], teller)}
            isNow={line === now && at !== undefined}
            onJump={onJump}
          />
        ))}
      </ol>
    </div>
  );
}

function Line(props: {
  line: LogLine;
  teller: Teller;
  heading: string | undefined;
  isNow: boolean;
  onJump: Props['onJump'];
}) {
  const { line, teller, heading, isNow, onJump } = props;
  const words = line.words.map(word =>
    typeof word === 'string' ? (
      word
    ) : (
      <strong key={word.thing} className="log-piece">
        {word.name}
      </strong>
    ),
  );
  return (
    <li data-line={line.key} data-is={line.is} aria-current={isNow ? 'step' : undefined}>
      {heading && <p className="log-heading">{heading}</p>}
      <div className="log-line">
        {line.dice && <Dice dice={line.dice} sides={line.sides} />}
        {onJump ? (
          <button type="button" className="log-sentence" onClick={() => onJump(line.rest)}>
            {words}
          </button>
        ) : (
          <span className="log-sentence">{words}</span>
        )}
        {line.cite && <Cite book={teller.book.id} cite={line.cite} />}
      </div>
      {line.account && <RollAccount lines={line.account} terms />}
    </li>
  );
}

function Filters(props: {
  lines: readonly LogLine[];
  filter: LogFilter;
  sides: readonly Side[];
  teller: Teller;
  onFilter(filter: LogFilter): void;
}) {
  const { lines, filter, sides, teller, onFilter } = props;
  const phases = [...new Set(lines.map(({ when }) => when?.phase).filter(phase => phase !== undefined))];
  const { side: _side, ...anySide } = filter;
  const { phase: _phase, ...anyPhase } = filter;
  return (
    <fieldset className="log-filters">
      <legend className="visually-hidden">What the log shows</legend>
      <select
        aria-label="Side"
        value={filter.side ?? ''}
        onChange={({ target: { value } }) => onFilter(value === '' ? anySide : { ...filter, side: value })}
      >
        <option value="">Both sides</option>
        {sides.map(side => (
          <option key={side} value={side}>
            {teller.sideName(side)}
          </option>
        ))}
      </select>
      <select
        aria-label="Phase"
        value={filter.phase ?? ''}
        onChange={({ target: { value } }) => onFilter(value === '' ? anyPhase : { ...filter, phase: value })}
      >
        <option value="">Every phase</option>
        {phases.map(phase => (
          <option key={phase}>{phase}</option>
        ))}
      </select>
      <label>
        <input
          type="checkbox"
          checked={filter.orders}
          onChange={({ target: { checked } }) => onFilter({ ...filter, orders: checked })}
        />{' '}
        Orders
      </label>
    </fieldset>
  );
}

/** A new phase or turn is headed. */
function headingOf({ when }: LogLine, before: LogLine | undefined, teller: Teller): string | undefined {
  if (when === undefined || (before?.when?.phase === when.phase && before.when.turn === when.turn))
    return undefined;
  const whose = when.side === undefined ? '' : teller.sideName(when.side);
  const parts = [whose, when.turn, when.phase].filter(part => part !== '');
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** Scrolls the log alone: the page must not move by itself. */
function scrollTo(list: HTMLElement | null, key: string): void {
  const line = list?.querySelector<HTMLElement>(`[data-line="${key}"]`);
  if (!list || !line) return;
  // The list is what its lines are placed by.
  const top = line.offsetTop;
  const isSeen = top >= list.scrollTop && top + line.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTop = top - list.clientHeight / 2;
}
