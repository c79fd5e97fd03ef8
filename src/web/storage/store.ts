/** A table of values by name: in the browser's database, or in local storage where there is none. */
export interface Store {
  get(id: string): Promise<unknown>;
  /**
   * Puts what `change` makes of the value that lies there in its place, or leaves it where `change` gives undefined. No
   * other tab writes in between.
   */
  update(id: string, change: (before: unknown) => unknown): Promise<void>;
  remove(id: string): Promise<void>;
  /** Everything by its name, whatever it is. */
  all(): Promise<readonly Entry[]>;
}

export type Entry = readonly [id: string, value: unknown];

const DATABASE = 'hedgerow';
const TABLES = ['games'] as const;
type TableName = (typeof TABLES)[number];

export function createStore(table: TableName): Store {
  const opening = openDatabase();
  const fallback = localStore(table);
  const there = async (): Promise<Store> => {
    const database = await opening;
    return database ? databaseStore(database, table) : fallback;
  };
  return {
    get: async id => (await there()).get(id),
    update: async (id, change) => (await there()).update(id, change),
    remove: async id => (await there()).remove(id),
    all: async () => (await there()).all(),
  };
}

function databaseStore(database: IDBDatabase, table: TableName): Store {
  /** Done when all that was asked for in one transaction is. */
  const through = <R>(mode: IDBTransactionMode, act: (rows: IDBObjectStore) => () => R): Promise<R> =>
    new Promise((done, fail) => {
      const transaction = database.transaction(table, mode);
      const result = act(transaction.objectStore(table));
      transaction.oncomplete = () => done(result());
      transaction.onabort = () => fail(transaction.error);
      transaction.onerror = () => fail(transaction.error);
    });
  return {
    get: id =>
      through('readonly', rows => {
        const request = rows.get(id);
        return () => request.result as unknown;
      }),
    update: (id, change) =>
      through('readwrite', rows => {
        const request = rows.get(id);
        request.onsuccess = () => {
          const after = change(request.result);
          if (after !== undefined) rows.put(after, id);
        };
        return () => {};
      }),
    remove: id =>
      through('readwrite', rows => {
        rows.delete(id);
        return () => {};
      }),
    all: () =>
      through('readonly', rows => {
        const [ids, values] = [rows.getAllKeys(), rows.getAll()];
        return () => ids.result.map((id, i): Entry => [String(id), values.result[i]]);
      }),
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
    async update(id, change) {
      const after = change(read(prefix + id));
      if (after !== undefined) localStorage.setItem(prefix + id, JSON.stringify(after));
    },
    remove: async id => localStorage.removeItem(prefix + id),
    all: async () =>
      Object.keys(localStorage)
        .filter(key => key.startsWith(prefix))
        .map((key): Entry => [key.slice(prefix.length), read(key)]),
  };
}

/** What is spoilt is given as the text that it is. */
function read(key: string): unknown {
  const text = localStorage.getItem(key);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
