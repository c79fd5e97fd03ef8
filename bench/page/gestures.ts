/** What a hand does to the map, one input a frame, and how long the frames take meanwhile. */

/** Two beats of a screen, and a little for rounding: a frame that takes longer is seen to stutter. */
const SMOOTH = 34;
const NOTCH = 100;

export interface Smoothness {
  /** The share of frames that took no more than 33 ms. */
  readonly smooth: number;
  readonly frames: number;
  readonly longest: number;
}

/** Drags the map back and forth, with a rest after each stroke. */
export function pan(board: HTMLElement): Promise<Smoothness> {
  const { width, height } = board.getBoundingClientRect();
  const strokes = [1, -1, -1, 1, 1, -1].flatMap((way, i) => {
    const from = { x: width / 2, y: height / 2 };
    const down = () => send(board, 'mousedown', from);
    const moves = Array.from({ length: 45 }, (_, step) => () => {
      const far = way * step * 9;
      send(window, 'mousemove', { x: from.x + far, y: from.y + (i % 2 === 0 ? far : -far) / 2 });
    });
    return [down, ...moves, () => send(window, 'mouseup', from), ...rest(20)];
  });
  return measured(strokes);
}

/** Turns the wheel near and far at several places, with a rest after each turn. */
export function zoom(board: HTMLElement): Promise<Smoothness> {
  const { width, height } = board.getBoundingClientRect();
  const turns = [-1, 1, -1, 1, -1, 1].flatMap((way, i) => {
    const at = { x: width * (0.3 + 0.15 * (i % 3)), y: height * (0.4 + 0.1 * (i % 3)) };
    const notches = Array.from({ length: 30 }, () => () => wheel(board, at, (way * NOTCH) / 2));
    return [...notches, ...rest(25)];
  });
  return measured(turns);
}

const rest = (frames: number): (() => void)[] => Array.from({ length: frames }, () => () => {});

function send(to: EventTarget, type: string, { x, y }: { x: number; y: number }): void {
  to.dispatchEvent(
    new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true, view: window }),
  );
}

function wheel(to: EventTarget, { x, y }: { x: number; y: number }, deltaY: number): void {
  to.dispatchEvent(
    new WheelEvent('wheel', { clientX: x, clientY: y, deltaY, bubbles: true, cancelable: true }),
  );
}

/** Does one thing a frame, and counts the frames that came in time. */
function measured(inputs: readonly (() => void)[]): Promise<Smoothness> {
  return new Promise(done => {
    const times: number[] = [];
    let last: number | undefined;
    const frame = (now: number) => {
      if (last !== undefined) times.push(now - last);
      last = now;
      const input = inputs[times.length];
      if (input) {
        input();
        requestAnimationFrame(frame);
        return;
      }
      const smooth = times.filter(time => time <= SMOOTH).length / times.length;
      done({ smooth, frames: times.length, longest: Math.max(...times) });
    };
    requestAnimationFrame(frame);
  });
}
