/** A table of values by name: in the browser's database, or in local storage where there is none. */
export interface Store {
  get(id: string): Promise<unknown>;
  put(id: string, value: unknown): Promise<void>;
  remove(id: string): Promise<void>;
  /** Everything that can be read. */
  all(): Promise<readonly unknown[]>;
}

const DATABASE = 'hedgerow';
const TABLES = ['games'] as const;
export type TableName = (typeof TABLES)[number];

export function createStore(table: TableName): Store {
  const opening = openDatabase();
  const fallback = localStore(table);
  const through = <R>(
    act: (rows: IDBObjectStore) => IDBRequest<R>,
    mode: IDBTransactionMode,
  ): Promise<R> | undefined => {
    return opening.then(
      database =>
        database &&
        new Promise<R>((done, fail) => {
          const transaction = database.transaction(table, mode);
          const request = act(transaction.objectStore(table));
          transaction.oncomplete = () => done(request.result);
          transaction.onabort = () => fail(transaction.error);
          transaction.onerror = () => fail(transaction.error);
        }),
    ) as Promise<R>;
  };
  const isThere = async () => (await opening) !== undefined;
  return {
    async get(id) {
      return (await isThere()) ? through(rows => rows.get(id), 'readonly') : fallback.get(id);
    },
    async put(id, value) {
      if (await isThere()) await through(rows => rows.put(value, id), 'readwrite');
      else await fallback.put(id, value);
    },
    async remove(id) {
      if (await isThere()) await through(rows => rows.delete(id), 'readwrite');
      else await fallback.remove(id);
    },
    async all() {
      const found = (await isThere()) ? await through(rows => rows.getAll(), 'readonly') : undefined;
      return found ?? fallback.all();
    },
  };
}

/** Undefined where the browser has no database, or keeps it from the page. */
function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise(done => {
    if (typeof indexedDB === 'undefined') return done(undefined);
    const request = opened();
    if (request === undefined) return done(undefined);
    request.onupgradeneeded = () => {
      for (const name of TABLES) request.result.createObjectStore(name);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => done(undefined);
    request.onblocked = () => done(undefined);
  });
}

function opened(): IDBOpenDBRequest | undefined {
  try {
    return indexedDB.open(DATABASE, 1);
  } catch {
    return undefined;
  }
}

function localStore(table: string): Store {
  const prefix = `hedgerow/${table}/`;
  return {
    get: async id => read(prefix + id),
    put: async (id, value) => localStorage.setItem(prefix + id, JSON.stringify(value)),
    remove: async id => localStorage.removeItem(prefix + id),
    all: async () =>
      Object.keys(localStorage)
        .filter(key => key.startsWith(prefix))
        .map(read),
  };
}

/** What is spoilt counts as not there, so that the others can still be read. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
