import { useEffect, useRef, useState } from 'react';
import { spoken, type Teller } from '../../../engine/index.ts';
import { Dice } from '../../log/Dice.tsx';
import { type LogLine, linesOf } from '../../log/lines.ts';
import { RollAccount } from '../../log/RollAccount.tsx';
import type { Now } from '../session.ts';

const MOST_LINES = 5;

/**
 * How the last dice fell and what came of them, over the map for a moment. The log keeps it, and speech tells it to
 * those who listen; on a phone the log is far below.
 */
export function News({ now, teller }: { now: Now; teller: Teller }) {
  const before = useRef(now);
  const [news, setNews] = useState<{ readonly version: number; readonly lines: readonly LogLine[] }>();
  useEffect(() => {
    const { length } = before.current.journal;
    before.current = now;
    const fresh = linesOf(now.journal.slice(length), teller, []).filter(
      ({ is }) => is !== 'act' && is !== 'secret',
    );
    if (fresh.some(({ dice }) => dice !== undefined))
      setNews({ version: now.version, lines: fresh.slice(-MOST_LINES) });
  }, [now, teller]);
  if (news === undefined) return null;
  return (
    <ul key={news.version} className="news" aria-hidden="true">
      {news.lines.map(({ key, dice, sides, words, account }) => (
        <li key={key}>
          {dice && <Dice dice={dice} sides={sides} />}
          <div>
            {spoken(words)}
            {account && <RollAccount lines={account} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
