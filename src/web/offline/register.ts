/** Has the whole page kept on the machine, so that it opens without a network, and renewed when there is a newer one. */
import { useSyncExternalStore } from 'react';

/** Long enough after the page is there that fetching the rest disturbs nobody. */
const PATIENCE = 3000;

const listeners = new Set<() => void>();
/** The worker of a newer page, which waits until somebody wants it. */
let newer: ServiceWorker | undefined;

export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    setTimeout(() => {
      navigator.serviceWorker.register('./service-worker.js').then(watch, () => {
        // A browser that forbids it still plays, with a network.
      });
    }, PATIENCE);
  });
}

/** Where service workers are blocked, there may be no registration in spite of all. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (registration === undefined) return;
  const look = () => {
    // Without a controller it is the first visit: what has just been kept is this page itself.
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return;
    newer = registration.waiting;
    for (const listener of [...listeners]) listener();
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
}

export const useNewerPage = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => newer !== undefined,
  );

/** Lets the newer page take over. Games are kept after every answer, so nothing is lost. */
export function renew(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  newer?.postMessage('take over');
}
