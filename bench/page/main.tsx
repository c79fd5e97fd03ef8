/** The map of the page with more on it than it will ever have to carry; bench/page.ts drives it. */
import { createRoot } from 'react-dom/client';
import { centreOnPaper } from '../../src/web/boards/field/paper.ts';
import { CounterLayer } from '../../src/web/play/map/CounterLayer.tsx';
import { MapBoard } from '../../src/web/play/map/MapBoard.tsx';
import { stacksOf } from '../../src/web/play/map/stacks.ts';
import '../../src/web/style/tokens.css';
import '../../src/web/style/base.css';
import { battlefield, crowd } from './crowd.ts';
import { pan, zoom } from './gestures.ts';

const field = battlefield();
const stacks = stacksOf(field, crowd(field));
const NOTHING: ReadonlySet<string> = new Set();
const nothing = () => {};

const place = document.getElementById('map');
if (place)
  createRoot(place).render(
    <MapBoard
      battlefield={field}
      interest={stacks.map(({ hex }) => centreOnPaper(field, hex))}
      label="A crowded map"
      scale={1}
      counters="shown"
      over={undefined}
      onCamera={nothing}
      onTouch={nothing}
      onTell={nothing}
      onHover={nothing}
      onKey={nothing}
      onKeyUp={nothing}
    >
      <CounterLayer battlefield={field} stacks={stacks} scale={1} offered={NOTHING} picked={NOTHING} />
    </MapBoard>,
  );

const gestures = { pan, zoom };
Object.assign(globalThis, {
  gesture: (name: keyof typeof gestures) => {
    const board = document.getElementById('board');
    if (board === null) throw new Error('the board is not there');
    return gestures[name](board);
  },
});
