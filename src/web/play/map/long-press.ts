/** A finger that stays where it is: the touch screen's right click. */
import { type PointerEvent, useRef } from 'react';

const LONG = 500;
/** Fingers tremble. */
const SLACK = 10;

export function useLongPress(onLong: (event: PointerEvent) => void) {
  const pressed = useRef<{ timer: number; x: number; y: number } | undefined>(undefined);
  const long = useRef(false);
  const end = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  };
  return {
    begin(event: PointerEvent) {
      end();
      long.current = false;
      if (event.pointerType !== 'touch') return;
      const timer = window.setTimeout(() => {
        long.current = true;
        onLong(event);
      }, LONG);
      pressed.current = { timer, x: event.clientX, y: event.clientY };
    },
    move({ clientX, clientY }: PointerEvent) {
      const from = pressed.current;
      if (from && Math.max(Math.abs(clientX - from.x), Math.abs(clientY - from.y)) > SLACK) end();
    },
    end,
    /** Whether the press that is ending was a long one: then it is no click. */
    wasLong: () => long.current,
  };
}
