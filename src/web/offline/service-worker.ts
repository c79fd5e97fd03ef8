/**
 * Keeps the whole page on the machine, so that it opens without a network. Everything comes from one build: a newer
 * one is fetched beside it and takes over when no tab shows the old one any more, or when the person wants it.
 */

/** Every file of the build, and a name for all of them together; the build writes both. */
declare const HEDGEROW_FILES: readonly string[];
declare const HEDGEROW_BUILD: string;

/** The part of a service worker's own scope that is used here; the page's types don't know workers. */
interface Happening extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Message extends Happening {
  readonly data: unknown;
}
interface Fetching extends Happening {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  addEventListener(name: 'install' | 'activate', listener: (event: Happening) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(name: 'message', listener: (event: Message) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

const scope = globalThis as unknown as Scope;
const PREFIX = 'hedgerow-';
const SHELF = `${PREFIX}${HEDGEROW_BUILD}`;

scope.addEventListener('install', event => {
  event.waitUntil(caches.open(SHELF).then(shelf => shelf.addAll(['./', ...HEDGEROW_FILES])));
});

scope.addEventListener('activate', event => {
  event.waitUntil(dropOldShelves().then(() => scope.clients.claim()));
});

scope.addEventListener('message', event => {
  if (event.data === 'take over') event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('fetch', event => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(location.origin)) event.respondWith(answer(event.request));
});

async function answer(request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(request, { ignoreSearch: true })) ?? fetch(request);
}

async function dropOldShelves(): Promise<void> {
  const old = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== SHELF);
  await Promise.all(old.map(name => caches.delete(name)));
}
