/** Long enough after the page is there that fetching the rest disturbs nobody. */
const PATIENCE = 3000;

/** Has the whole page kept on the machine, so that it opens without a network from the next visit on. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    setTimeout(() => {
      navigator.serviceWorker.register('./service-worker.js').catch(() => {
        // A browser that forbids it still plays, with a network.
      });
    }, PATIENCE);
  });
}
