import { type KeyboardEvent, useState } from 'react';
import { KEY_GROUPS, type KeyCommandCard, keyName, keyOf, keyProblem } from './keys.ts';
import { changeSettings, keysOf, useSettings } from './settings.ts';

/** Every command with its key. A click on a key waits for another one. */
export function KeyTable() {
  const settings = useSettings();
  const keys = keysOf(settings);
  const [waiting, setWaiting] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const onKeyDown = (event: KeyboardEvent, { id, key: usual }: KeyCommandCard) => {
    if (waiting !== id || event.code === 'Tab') return;
    const key = keyOf(event);
    if (key === undefined) return;
    event.preventDefault();
    if (key === 'Escape') {
      setWaiting(undefined);
      return;
    }
    const wrong = keyProblem(key, id, keys);
    setProblem(wrong);
    if (wrong !== undefined) return;
    const { [id]: _old, ...others } = settings.keys;
    changeSettings({ keys: key === usual ? others : { ...others, [id]: key } });
    setWaiting(undefined);
  };

  return (
    <div className="key-table">
      <p className="setting-means" role="status">
        {problem
          ? `${problem}. Press another key.`
          : 'Click a key, then press the one you want. Esc keeps it.'}
      </p>
      {KEY_GROUPS.map(({ title, commands }) => (
        <table key={title}>
          <caption>{title}</caption>
          <tbody>
            {commands.map(command => (
              <tr key={command.id}>
                <th scope="row">{command.title}</th>
                <td>
                  <button
                    type="button"
                    className="key-cap"
                    aria-label={`${command.title}: ${keyName(keys[command.id] ?? '')}`}
                    aria-pressed={waiting === command.id}
                    onClick={() => {
                      setProblem(undefined);
                      setWaiting(command.id);
                    }}
                    onBlur={() => setWaiting(undefined)}
                    onKeyDown={event => onKeyDown(event, command)}
                  >
                    {waiting === command.id ? 'press …' : keyName(keys[command.id] ?? '')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <button
        type="button"
        className="quiet-button"
        disabled={Object.keys(settings.keys).length === 0}
        onClick={() => changeSettings({ keys: {} })}
      >
        Usual keys again
      </button>
    </div>
  );
}
