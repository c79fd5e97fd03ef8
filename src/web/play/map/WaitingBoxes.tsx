import type { Counter } from '../../../engine/index.ts';
import { CounterPicture } from './Fan.tsx';
import { boxesOf } from './stacks.ts';

interface Props {
  readonly counters: readonly Counter[];
  readonly offered: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  onTouch(id: string): void;
}

/** Counters that wait beside the map, each box with its name. */
export function WaitingBoxes({ counters, offered, picked, onTouch }: Props) {
  const boxes = boxesOf(counters);
  if (boxes.length === 0) return null;
  return (
    <div className="waiting-boxes">
      {boxes.map(([box, groups]) => (
        <section key={box} aria-label={box}>
          <h3>{box}</h3>
          <ul>
            {groups
              .flatMap(({ counter, held }) => [counter, ...held])
              .map(counter => (
                <li key={counter.id}>
                  <button
                    type="button"
                    data-waiting={counter.id}
                    data-mark={
                      picked.has(counter.id) ? 'picked' : offered.has(counter.id) ? 'offered' : 'plain'
                    }
                    title={counter.title}
                    onClick={() => onTouch(counter.id)}
                  >
                    <CounterPicture counter={counter} />
                    <span className="visually-hidden">{counter.title}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
