/** What a person has set for this machine. It survives a reload; what can't be read is taken as not set. */
import { useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { bookCalled } from '../../rulebooks/books.ts';
import { DEFAULT_KEYS } from './keys.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
const PANELS = ['auto', 'open', 'folded'] as const;
export const SPEECHES = ['terse', 'normal', 'full'] as const;
export const COUNTER_SIZES = { least: 0.7, most: 1.5, step: 0.1 } as const;

const Settings = z.object({
  theme: z.catch(z.enum(THEMES), 'system'),
  /** How large counters are drawn, as a share of their usual size. */
  counterSize: z.catch(z.number().check(z.minimum(COUNTER_SIZES.least), z.maximum(COUNTER_SIZES.most)), 1),
  /** Acts that throw dice or can't be taken back are asked about once. */
  askBeforeGrave: z.catch(z.boolean(), true),
  /** New games ask also where only seldom wanted acts could be done. */
  askSeldom: z.catch(z.boolean(), false),
  motion: z.catch(z.enum(MOTIONS), 'system'),
  /** The map follows what others do; during one's own choice it never moves. */
  follow: z.catch(z.boolean(), true),
  /** The panels beside the map: open, folded, or as there is room. */
  panels: z.catch(z.enum(PANELS), 'auto'),
  speech: z.catch(z.enum(SPEECHES), 'normal'),
  /** Single letters act while the board has the focus. */
  letters: z.catch(z.boolean(), true),
  /** Short sounds at the edge of the map and for what can't be done. */
  sounds: z.catch(z.boolean(), false),
  /** By book: the kinds of windows that new games let pass without asking. */
  passes: z.catch(z.record(z.string(), z.array(z.string())), {}),
  /** By command: the key, where it is another than the usual one. */
  keys: z.catch(z.record(z.string(), z.string()), {}),
});
export type Settings = z.infer<typeof Settings>;

const PLACE = 'hedgerow/settings';
const listeners = new Set<() => void>();
let current: Settings | undefined;

export const DEFAULT_SETTINGS: Settings = Settings.parse({});

export function parseSettings(text: string | null): Settings {
  try {
    const read = Settings.safeParse(JSON.parse(text ?? '{}'));
    return read.success ? { ...read.data, passes: byPresentNames(read.data.passes) } : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** What was set for a book under a former name is set for it. */
function byPresentNames(passes: Settings['passes']): Settings['passes'] {
  const renamed = Object.entries(passes).map(([name, kinds]) => [bookCalled(name)?.id ?? name, kinds]);
  return { ...Object.fromEntries(renamed), ...passes };
}

export function settings(): Settings {
  current ??= parseSettings(stored());
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(current));
  } catch {
    // Without local storage the setting holds until the page is closed.
  }
  for (const listener of [...listeners]) listener();
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings);

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have changed them.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== PLACE) return;
    current = undefined;
    listener();
  };
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Whether things may move on the page now: the setting, or what the system asks for. */
export function moves({ motion }: Settings = settings()): boolean {
  if (motion !== 'system') return motion === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The key of every command, with the person's own ones. */
export function keysOf({ keys }: Settings = settings()): Readonly<Record<string, string>> {
  return { ...DEFAULT_KEYS, ...keys };
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}
