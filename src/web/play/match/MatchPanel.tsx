import { hashFor } from '../../app/router.ts';
import { OrdersForm } from '../orders/OrdersForm.tsx';
import type { Session } from '../session.ts';

interface Props {
  readonly session: Session;
  readonly viewer: string | undefined;
  onHelp(): void;
}

/** The match itself: what one is asked about, its record, its ways out. */
export function MatchPanel({ session, viewer, onHelp }: Props) {
  const { table, book } = session;
  const humans = session.match.sides.filter(
    side => table.seats[side] === 'human' && isHere(side, viewer, session),
  );
  return (
    <section className="match-panel" aria-labelledby="match">
      <h2 id="match">Match</h2>
      {humans.map(side => (
        <OrdersForm key={side} session={session} side={side} />
      ))}
      <p className="match-links">
        <button
          type="button"
          className="quiet"
          onClick={() => download(`${table.id}.txt`, session.exportRecord())}
        >
          Save the record to a file
        </button>
        <a href={hashFor(['replay', table.id])}>Replay</a>
        <a href={hashFor(['charts', book.id])}>Charts</a>
        <a href={hashFor(['settings'])}>Settings</a>
        <button type="button" className="quiet" onClick={onHelp}>
          Keys
        </button>
      </p>
    </section>
  );
}

/** Where something is hidden, only the person at the screen sets his own orders. */
function isHere(side: string, viewer: string | undefined, { match }: Session): boolean {
  return viewer === undefined || side === viewer || match.view(side) === match.state;
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
