/** The keys of the board. They work while the board has the focus, and each has another way beside it. */
import { type Direction, parseDirection } from '../../../hex/index.ts';

export type KeyCommand =
  | { readonly is: 'step'; readonly direction: Direction }
  /** To the next column, in the same row. */
  | { readonly is: 'across'; readonly by: 1 | -1 }
  | { readonly is: 'pan'; readonly x: number; readonly y: number }
  | { readonly is: 'zoom'; readonly by: number }
  /** Sets an end of the line; `anew` sets its beginning. */
  | { readonly is: 'pick'; readonly anew: boolean }
  | { readonly is: 'fit' | 'goto' | 'clear' | 'swap' | 'here' | 'around' | 'line' };

export const ZOOM_STEP = 1.4;
const PAN_STEP = 96;

/** As the fingers lie: U I O above, J K L below; and the number pad likewise. */
const STEPS: Readonly<Record<string, string>> = {
  u: 'NW',
  i: 'N',
  o: 'NE',
  j: 'SW',
  k: 'S',
  l: 'SE',
  ArrowUp: 'N',
  ArrowDown: 'S',
  Numpad7: 'NW',
  Numpad8: 'N',
  Numpad9: 'NE',
  Numpad1: 'SW',
  Numpad2: 'S',
  Numpad3: 'SE',
};

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
};

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ArrowLeft: { is: 'across', by: -1 },
  ArrowRight: { is: 'across', by: 1 },
  Numpad4: { is: 'across', by: -1 },
  Numpad6: { is: 'across', by: 1 },
  '+': { is: 'zoom', by: ZOOM_STEP },
  '=': { is: 'zoom', by: ZOOM_STEP },
  '-': { is: 'zoom', by: 1 / ZOOM_STEP },
  '0': { is: 'fit' },
  g: { is: 'goto' },
  Enter: { is: 'pick', anew: false },
  Escape: { is: 'clear' },
  s: { is: 'swap' },
  r: { is: 'here' },
  a: { is: 'around' },
  t: { is: 'line' },
};

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export function commandFor(press: KeyPress): KeyCommand | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const pan = press.shiftKey ? PANS[key] : undefined;
  if (pan) return { is: 'pan', x: pan[0] * PAN_STEP, y: pan[1] * PAN_STEP };
  if (press.shiftKey && key === 'Enter') return { is: 'pick', anew: true };
  const direction = parseDirection(STEPS[press.code] ?? STEPS[key] ?? '');
  if (direction !== undefined) return { is: 'step', direction };
  return COMMANDS[press.code] ?? COMMANDS[key];
}
