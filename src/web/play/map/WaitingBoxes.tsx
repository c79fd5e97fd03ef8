import type { Counter } from '../../../engine/index.ts';
import { type By, clickedBy } from '../use-table.ts';
import { CounterPicture } from './Fan.tsx';
import { boxesOf } from './stacks.ts';
import './waiting.css';

interface Props {
  readonly counters: readonly Counter[];
  /** Whose counters come first. */
  readonly first: string | undefined;
  readonly offered: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  onTouch(id: string, by: By): void;
  /** Somebody takes it up to drop it on the map. */
  onTakeUp?(id: string): void;
}

/** A counter with more figures than this needs more room to be read. */
const FEW_FIGURES = 6;

/** Counters that wait beside the map, each box with its name. */
export function WaitingBoxes({ counters, first, offered, picked, onTouch, onTakeUp }: Props) {
  const isFirst = ({ side }: Counter) => side === first;
  const boxes = boxesOf([...counters.filter(isFirst), ...counters.filter(counter => !isFirst(counter))]);
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
                    data-crowded={counter.face.figures.length > FEW_FIGURES}
                    title={counter.title}
                    draggable={offered.has(counter.id) || picked.has(counter.id)}
                    onDragStart={event => {
                      event.dataTransfer.setData('text/plain', counter.title);
                      onTakeUp?.(counter.id);
                    }}
                    onClick={event => onTouch(counter.id, clickedBy(event))}
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
