/** Run by Vitest before each test file while reach is measured: notes which marks each test comes by. */
import { afterEach, beforeEach } from 'vitest';
import { MARK, MOST_REGIONS, packed } from './marks.ts';

const hits = marksOfThread();
hits.fill(0);
let loading: string | undefined;

/** Modules are loaded once for all files of the thread, and so are their marks. */
function marksOfThread(): Uint8Array {
  const shared = globalThis as { [MARK]?: (region: number) => void; hedgerowHits?: Uint8Array };
  shared.hedgerowHits ??= new Uint8Array(MOST_REGIONS);
  const marks = shared.hedgerowHits;
  shared[MARK] ??= region => {
    marks[region] = 1;
  };
  return marks;
}

beforeEach(({ task }) => {
  // What was done before the first test was done to load the file.
  if (loading === undefined) {
    loading = packed(hits);
    task.meta.loading = loading;
  }
  hits.fill(0);
});

afterEach(({ task }) => {
  task.meta.reached = packed(hits);
});
