import { renew, useNewerPage } from '../offline/register.ts';

/** A newer page has been fetched: it is shown when one wants it, never by itself. */
export function NewerPage() {
  if (!useNewerPage()) return undefined;
  return (
    <p className="notice newer-page" role="status">
      There is a newer Hedgerow. Your games stay as they are.{' '}
      <button type="button" className="quiet-button" onClick={renew}>
        Renew the page
      </button>
    </p>
  );
}
