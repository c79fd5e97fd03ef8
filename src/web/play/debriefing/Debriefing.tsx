import { useMemo, useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { hashFor } from '../../app/router.ts';
import { rollsOf } from '../../log/rolls.ts';
import { SHARED } from '../../replay/open-game.ts';
import { packed } from '../../replay/share.ts';
import { beginGame } from '../../start/begin-game.ts';
import { gameHash } from '../../start/game-hash.ts';
import { scenarioHash } from '../../start/scenarios.ts';
import { Cite } from '../cite/Cite.tsx';
import type { Now, Session } from '../session.ts';
import type { SeatKind } from '../table-setup.ts';
import { luckOf, nextScenario, swapped } from './reckoning.ts';
import './debriefing.css';

/** Once a game is over: how it stood, who is left, how the dice fell, and what one may do next. */
export function Debriefing({ session, now }: { readonly session: Session; readonly now: Now }) {
  const { table, book, match } = session;
  const { sides } = match;
  const [said, setSaid] = useState('');
  const luck = useMemo(() => luckOf(rollsOf(now.journal), sides), [now.journal, sides]);
  const { status, counters } = now.tabletop;
  const next = nextScenario(book.scenarios, table.scenario);
  // A lesson or a puzzle is begun anew from its own page.
  const isWhole = table.lesson === undefined && table.puzzle === undefined;

  const begin = async (seats: Readonly<Record<Side, SeatKind>>) => {
    const { scenario, options, pack, dice } = table;
    try {
      location.hash = gameHash(await beginGame({ book: book.id, scenario, options, pack, seats, dice }));
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  const share = async () => {
    const hash = hashFor(['replay', SHARED], { record: await packed(session.exportRecord()) });
    await navigator.clipboard.writeText(`${location.href.split('#')[0]}${hash}`).then(
      () => setSaid('Copied: a link that holds the whole game.'),
      () => setSaid('The browser does not let the page copy: save the record to a file instead.'),
    );
  };
  return (
    <section className="debriefing" aria-labelledby="debriefing">
      <h3 id="debriefing">Debriefing</h3>
      <ul className="debriefing-status">
        {status.map(({ text, cite }) => (
          <li key={text}>
            {text} {cite && <Cite book={book.id} cite={cite} />}
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">Side</th>
            <th scope="col">On the map</th>
            <th scope="col">Rolls</th>
            <th scope="col">Mean</th>
            <th scope="col">Due</th>
          </tr>
        </thead>
        <tbody>
          {luck.map(({ side, count, mean, due }) => (
            <tr key={side} data-winner={now.outcome?.winner === side}>
              <th scope="row">
                {now.outcome?.winner === side && '✓ '}
                {session.sideName(side)}
              </th>
              <td>{counters.filter(each => each.side === side && each.at !== undefined).length}</td>
              <td>{count}</td>
              <td>{count > 0 ? mean.toFixed(2) : '–'}</td>
              <td>{count > 0 ? due.toFixed(2) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="debriefing-ways">
        {isWhole && (
          <>
            <button type="button" className="primary" onClick={() => begin(table.seats)}>
              Rematch
            </button>
            <button type="button" className="quiet" onClick={() => begin(swapped(table.seats, sides))}>
              Swap sides
            </button>
          </>
        )}
        {isWhole && next && <a href={scenarioHash(book, next)}>Next scenario: {next.title}</a>}
        <a href={hashFor(['replay', table.id])}>Replay</a>
        <button type="button" className="quiet" onClick={share}>
          Share
        </button>
      </div>
      <p className="debriefing-said" role="status">
        {said}
      </p>
    </section>
  );
}
