import { useEffect, useRef } from 'react';
import { KEY_GROUPS, keyName } from '../settings/keys.ts';
import { keysOf, useSettings } from '../settings/settings.ts';

/** All keys of the board on one sheet. */
export function KeySheet({ onClose }: { onClose(): void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const keys = keysOf(useSettings());
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog ref={sheet} className="key-sheet" aria-label="Keys" onClose={onClose}>
      <h2>Keys, while the board has the focus</h2>
      <p>Arrows and the number pad walk, numbers choose an answer, Enter acts, Esc puts down.</p>
      {KEY_GROUPS.map(({ title, commands }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {commands.map(({ id, title: what }) => (
              <div key={id}>
                <dt>{keyName(keys[id] ?? '')}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <button type="button" className="quiet-button" onClick={() => sheet.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
