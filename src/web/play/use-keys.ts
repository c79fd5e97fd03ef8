/** The keys of the board, as commands: walking, looking through, asking, acting. They work while it has the focus. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Battlefield, type HexIx, hexLabel, neighbourOf } from '../../board/index.ts';
import type { Counter } from '../../engine/index.ts';
import { type Direction, parseDirection } from '../../hex/index.ts';
import type { Camera } from '../boards/field/camera.ts';
import { stepFrom } from '../boards/field/walk.ts';
import { commandOf, type KeyCommandId } from '../settings/keys.ts';
import { changeSettings, keysOf, settings } from '../settings/settings.ts';
import type { Item } from './ask/items.ts';
import { CATEGORIES, type Category, type Found, type Scene, scan, spokenFound } from './speech/scanner.ts';
import { sound } from './speech/sounds.ts';
import type { Speech } from './speech/use-speech.ts';
import { stackPlaceOf } from './stack-keys.ts';

/** What the keys work on. */
interface KeyTargets {
  readonly battlefield: Battlefield;
  readonly camera: Camera | undefined;
  readonly cursor: HexIx;
  readonly scene: Scene;
  readonly items: readonly Item[];
  readonly speech: Speech;
  /** The counters of a stack spread out by the keys: then digits choose among them. */
  readonly stack: readonly Counter[];
  chooseOfStack(counter: Counter): void;
  /** Spreads out what lies under the cursor. */
  spreadOut(): void;
  goTo(hex: HexIx): void;
  choose(item: Item): void;
  /** Touches what is under the cursor, as a click would. */
  touchHere(): void;
  /** Touches a piece wherever it is; true if it was of any use. */
  touchPiece(id: string): boolean;
  letGo(): void;
  showHelp(): void;
  showSheet(): void;
  focusGoTo(): void;
  focusCommand(): void;
  /** What the remaining commands say. */
  tell(command: KeyCommandId): void;
  hideCounters(hidden: boolean): void;
  spokenAt(hex: HexIx): string;
}

const ZOOM = 1.4;
const PAN = 96;

/** Beside the keys that can be set: arrows and the number pad. */
const FIXED_STEPS: Readonly<Record<string, string>> = {
  ArrowUp: 'N',
  ArrowDown: 'S',
  Numpad7: 'NW',
  Numpad8: 'N',
  Numpad9: 'NE',
  Numpad1: 'SW',
  Numpad2: 'S',
  Numpad3: 'SE',
};
const ACROSS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1, Numpad4: -1, Numpad6: 1 };
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
};

export function useKeys(targets: KeyTargets) {
  const [category, setCategory] = useState<Category>('can act now');
  const found = useRef<{ list: readonly Found[]; at: number; from: HexIx } | undefined>(undefined);
  /** After X, the next direction reads a ray. */
  const along = useRef(false);
  const { battlefield, camera, cursor, speech } = targets;

  const step = (direction: Direction | undefined) => {
    if (direction === undefined) return;
    if (along.current) {
      along.current = false;
      return speech.say(spokenRay(targets, direction));
    }
    go(stepFrom(battlefield, cursor, { is: 'step', direction }));
  };
  const go = (hex: HexIx | undefined) => {
    found.current = undefined;
    if (hex === undefined) {
      sound('edge');
      speech.say('Edge of the map.');
    } else targets.goTo(hex);
  };
  const look = (by: 1 | -1) => {
    const known = found.current ?? {
      list: scan(targets.scene, category, cursor),
      at: by > 0 ? -1 : 0,
      from: cursor,
    };
    const { list, from } = known;
    if (list.length === 0) return speech.say(`No ${category}.`);
    const at = (known.at + by + list.length) % list.length;
    found.current = { list, at, from };
    const thing = list[at];
    if (thing) speech.say(`${spokenFound(targets.scene, thing, from)}. ${at + 1} of ${list.length}.`);
  };
  const nextCategory = () => {
    const next = CATEGORIES[(CATEGORIES.indexOf(category) + 1) % CATEGORIES.length] ?? 'can act now';
    setCategory(next);
    const list = scan(targets.scene, next, cursor);
    found.current = { list, at: -1, from: cursor };
    speech.say(`${next}: ${list.length}.`);
  };
  const enter = () => {
    const { list, at } = found.current ?? { list: [], at: -1 };
    const thing = list[at];
    found.current = undefined;
    if (thing && thing.hex !== cursor) return targets.goTo(thing.hex);
    targets.touchHere();
  };

  /** Adds what was found, from afar: so a fire group is put together without walking about. */
  const add = () => {
    const { list, at } = found.current ?? { list: [], at: -1 };
    const { piece, what } = list[at] ?? {};
    if (piece === undefined) return enter();
    found.current = undefined;
    if (targets.touchPiece(piece)) return sound('chosen');
    sound('error');
    speech.say(`${what}: nothing to do with it now.`);
  };

  const commands: Partial<Record<KeyCommandId, () => void>> = {
    'scan-next': () => look(1),
    'scan-previous': () => look(-1),
    'scan-category': nextCategory,
    stack: targets.spreadOut,
    'go-to': targets.focusGoTo,
    'hide-counters': () => targets.hideCounters(true),
    'zoom-in': () => camera?.zoomBy(ZOOM),
    'zoom-out': () => camera?.zoomBy(1 / ZOOM),
    fit: () => camera?.fit(),
    help: targets.showHelp,
    sheet: targets.showSheet,
    command: targets.focusCommand,
    follow() {
      const follow = !settings().follow;
      changeSettings({ follow });
      speech.say(follow ? 'The map follows the other side.' : 'The map stays where it is.');
    },
    'read-along'() {
      along.current = true;
      speech.say('Along which way?');
    },
  };
  const obey = (command: KeyCommandId) => {
    const own = commands[command];
    if (command.startsWith('step-')) step(parseDirection(command.slice(5).toUpperCase()));
    else if (own) own();
    else targets.tell(command);
  };

  /** True if the key was of use. */
  const press = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { code, key, shiftKey } = event;
    const pan = shiftKey ? PANS[code] : undefined;
    if (pan) camera?.panBy(...pan);
    else if (FIXED_STEPS[code]) step(parseDirection(FIXED_STEPS[code] ?? ''));
    else if (ACROSS[code]) go(stepFrom(battlefield, cursor, { is: 'across', by: ACROSS[code] ?? 1 }));
    else if (key === 'Enter') enter();
    else if (key === ' ') add();
    else if (key === 'Escape') targets.letGo();
    else if (key === 'Backspace') targets.tell('undo');
    else if (/^Digit[1-9]$/.test(code) && !shiftKey) {
      const item = targets.items[Number(code.slice(5)) - 1];
      if (item) targets.choose(item);
      else {
        sound('error');
        speech.say(`There is no answer ${code.slice(5)}.`);
      }
    } else return false;
    return true;
  };

  return {
    onKeyDown(event: KeyboardEvent) {
      const counter = targets.stack[stackPlaceOf(event) ?? -1];
      if (counter) {
        targets.chooseOfStack(counter);
        return event.preventDefault();
      }
      const command = settings().letters || event.key.length > 1 ? commandOf(event, keysOf()) : undefined;
      if (command) obey(command);
      else if (!press(event)) return;
      event.preventDefault();
    },
    onKeyUp(event: KeyboardEvent) {
      if (commandOf(event, keysOf()) === 'hide-counters') targets.hideCounters(false);
    },
  };
}

/** Hex after hex in one direction, to the edge of the map. */
function spokenRay({ battlefield, cursor, spokenAt }: KeyTargets, direction: Direction): string {
  const heard: string[] = [];
  for (
    let hex = neighbourOf(battlefield, cursor, direction);
    hex !== undefined && heard.length < LONGEST_RAY;
    hex = neighbourOf(battlefield, hex, direction)
  )
    heard.push(spokenAt(hex));
  return heard.length === 0 ? `Nothing that way from ${hexLabel(battlefield, cursor)}.` : heard.join('. ');
}

const LONGEST_RAY = 12;
