import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const MOST = 40;

test('no folder is so full that one must search it', () => {
  const sizes = new Map<string, number>();
  for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) sizes.set(entry.parentPath, (sizes.get(entry.parentPath) ?? 0) + 1);
  expect(sizes.size).toBeGreaterThan(20);
  expect([...sizes].filter(([, files]) => files > MOST)).toEqual([]);
});
