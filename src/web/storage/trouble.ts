/** Whether games reach the browser's storage. What can't be kept must be told, not lost in silence. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let trouble: string | undefined;

/** Undefined: all is well again. */
export function tellTrouble(words: string | undefined): void {
  if (words === trouble) return;
  trouble = words;
  for (const listener of [...listeners]) listener();
}

export const storageTrouble = (): string | undefined => trouble;

export const useStorageTrouble = (): string | undefined => useSyncExternalStore(subscribe, storageTrouble);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
