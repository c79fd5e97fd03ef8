/**
 * The keys of the table. A key is the place of a key on the keyboard (`KeyU`, `Shift+KeyD`), whatever letter the
 * layout puts there; so the six directions lie round the same fingers everywhere.
 */

export interface KeyCommandCard {
  readonly id: string;
  readonly title: string;
  readonly key: string;
}

interface KeyGroup {
  readonly title: string;
  readonly commands: readonly KeyCommandCard[];
}

export const KEY_GROUPS = [
  {
    title: 'Move the cursor',
    commands: [
      { id: 'step-nw', title: 'North-west', key: 'KeyU' },
      { id: 'step-n', title: 'North', key: 'KeyI' },
      { id: 'step-ne', title: 'North-east', key: 'KeyO' },
      { id: 'step-sw', title: 'South-west', key: 'KeyJ' },
      { id: 'step-s', title: 'South', key: 'KeyK' },
      { id: 'step-se', title: 'South-east', key: 'KeyL' },
      { id: 'go-to', title: 'Go to a hex by its name', key: 'KeyG' },
      { id: 'scan-next', title: 'Next of the things looked through', key: 'PageDown' },
      { id: 'scan-previous', title: 'The one before', key: 'PageUp' },
      { id: 'scan-category', title: 'Look through other things', key: 'Shift+PageDown' },
    ],
  },
  {
    title: 'Act',
    commands: [
      { id: 'acts', title: 'What can be done here', key: 'KeyA' },
      { id: 'stack', title: 'Spread out the counters here: digits choose', key: 'KeyC' },
      { id: 'odds', title: 'Read the odds', key: 'KeyF' },
      { id: 'why-not', title: 'Why not', key: 'KeyW' },
      { id: 'command', title: 'Type a command', key: 'Slash' },
      { id: 'pass', title: 'Let it pass', key: 'KeyP' },
      { id: 'undo', title: 'Undo', key: 'KeyZ' },
    ],
  },
  {
    title: 'Ask',
    commands: [
      { id: 'read-here', title: 'Read what is here', key: 'KeyD' },
      { id: 'read-figures', title: 'Read every figure with its name', key: 'Shift+KeyD' },
      { id: 'sheet', title: 'Open the data sheet of what is here', key: 'KeyN' },
      { id: 'read-around', title: 'Read what lies around', key: 'KeyQ' },
      { id: 'read-along', title: 'Read along a direction', key: 'KeyX' },
      { id: 'read-line', title: 'Read the line of sight', key: 'KeyV' },
      { id: 'read-last', title: 'What happened last', key: 'KeyR' },
      { id: 'read-turn', title: 'Turn and phase', key: 'KeyT' },
      { id: 'read-situation', title: 'How things stand', key: 'KeyS' },
      { id: 'log-back', title: 'The line before, in the log', key: 'Comma' },
      { id: 'log-on', title: 'The next line of the log', key: 'Period' },
    ],
  },
  {
    title: 'Look',
    commands: [
      { id: 'hide-counters', title: 'Hide the counters while held', key: 'KeyH' },
      { id: 'zoom-in', title: 'Nearer', key: 'Equal' },
      { id: 'zoom-out', title: 'Farther', key: 'Minus' },
      { id: 'fit', title: 'The whole map', key: 'Digit0' },
      { id: 'follow', title: 'Follow what the other side does, or not', key: 'KeyY' },
      { id: 'help', title: 'This sheet', key: 'Shift+Slash' },
    ],
  },
] as const satisfies readonly KeyGroup[];

export type KeyCommandId = (typeof KEY_GROUPS)[number]['commands'][number]['id'];

const COMMANDS: readonly (KeyCommandCard & { readonly id: KeyCommandId })[] = KEY_GROUPS.flatMap(
  (group): readonly (KeyCommandCard & { readonly id: KeyCommandId })[] => group.commands,
);

export const DEFAULT_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  COMMANDS.map(({ id, key }) => [id, key]),
);

export interface Pressed {
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The key that was pressed, by its place; undefined with Ctrl, Alt or Meta, which are the browser's. */
export function keyOf({ code, shiftKey, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  if (ctrlKey || metaKey || altKey || code === '' || /^(?:Shift|Control|Alt|Meta|OS)/.test(code))
    return undefined;
  return shiftKey ? `Shift+${code}` : code;
}

export function commandOf(
  press: Pressed,
  keys: Readonly<Record<string, string>> = DEFAULT_KEYS,
): KeyCommandId | undefined {
  const key = keyOf(press);
  return key === undefined ? undefined : COMMANDS.find(({ id }) => keys[id] === key)?.id;
}

/** Keys that browsers, the Tab order or the choice by number need. */
const TAKEN =
  /^(?:Shift\+)?(?:F\d+|Tab|Enter|NumpadEnter|Space|Escape|Arrow\w+|Digit[1-9]|Numpad\w+|Backspace|\w*Lock)$/;

/** Why a key can't be given to a command; undefined if it can. */
export function keyProblem(
  key: string,
  id: string,
  keys: Readonly<Record<string, string>>,
): string | undefined {
  if (TAKEN.test(key)) return `${keyName(key)} has a fixed use`;
  const other = COMMANDS.find(each => each.id !== id && keys[each.id] === key);
  return other && `${keyName(key)} is already “${other.title}”`;
}

const NAMES: Readonly<Record<string, string>> = {
  Comma: ',',
  Period: '.',
  Equal: '+',
  Minus: '−',
  Slash: '/',
  'Shift+Slash': '?',
  PageDown: 'Page down',
  PageUp: 'Page up',
};

/** How a key is called, as it is printed on most keyboards. */
export function keyName(key: string): string {
  const known = NAMES[key];
  if (known) return known;
  if (key.startsWith('Shift+')) return `Shift ${keyName(key.slice(6))}`;
  return key.replace(/^(?:Key|Digit)/, '');
}
