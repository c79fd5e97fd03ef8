import { useMemo } from 'react';
import { battlefieldOf } from '../../board/library.ts';
import { type Entry, piecesIn, type Side, type Tabletop } from '../../engine/index.ts';
import { centreOnPaper } from '../boards/field/paper.ts';
import { CounterLayer } from '../play/map/CounterLayer.tsx';
import { MapBoard } from '../play/map/MapBoard.tsx';
import { OverlayLayer } from '../play/map/OverlayLayer.tsx';
import { stacksOf } from '../play/map/stacks.ts';
import { WaitingBoxes } from '../play/map/WaitingBoxes.tsx';
import { useSettings } from '../settings/settings.ts';
import type { Story } from './story.ts';

interface Props {
  readonly tabletop: Tabletop;
  readonly story: Story;
  /** What has just happened: its pieces are marked. */
  readonly news: readonly Entry[];
  readonly title: string;
}

const NOTHING: ReadonlySet<string> = new Set();
const nothing = () => {};

/** The table at a moment, to be looked at. */
export function ReplayMap({ tabletop, story, news, title }: Props) {
  const { counterSize } = useSettings();
  const outcome = battlefieldOf(tabletop.battlefield);
  const { counters } = tabletop;
  const stacks = useMemo(() => (outcome.ok ? stacksOf(outcome.value, counters) : []), [outcome, counters]);
  const marked = useMemo(() => new Set(news.flatMap(entry => piecesIn(textOf(entry)))), [news]);
  if (!outcome.ok) return <p className="notice">{outcome.wrong}.</p>;
  const battlefield = outcome.value;
  const { sides = [] } = story.book.scenarios.find(({ id }) => id === story.record.scenario)?.about ?? {};
  const nationOf = (side: Side) => sides.find(({ id }) => id === side)?.nation ?? side;
  return (
    <div className="replay-table">
      <WaitingBoxes
        counters={counters}
        first={undefined}
        offered={NOTHING}
        picked={marked}
        onTouch={nothing}
      />
      <div className="replay-map">
        <MapBoard
          battlefield={battlefield}
          interest={stacks.map(({ hex }) => centreOnPaper(battlefield, hex))}
          label={`The map of ${title}`}
          scale={counterSize}
          counters="shown"
          over={undefined}
          onCamera={nothing}
          onTouch={nothing}
          onTell={nothing}
          onHover={nothing}
          onKey={nothing}
          onKeyUp={nothing}
        >
          <OverlayLayer
            battlefield={battlefield}
            overlays={tabletop.overlays}
            lookedAt={marked}
            nationOf={nationOf}
          />
          <CounterLayer
            battlefield={battlefield}
            stacks={stacks}
            scale={counterSize}
            offered={NOTHING}
            picked={marked}
          />
        </MapBoard>
      </div>
    </div>
  );
}

const textOf = (entry: Entry): string =>
  entry.is === 'roll' ? entry.why : 'text' in entry ? entry.text : '';
