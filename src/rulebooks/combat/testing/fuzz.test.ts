/** What every book is held to, held to this one before it is on the shelf. */
import { expect, test } from 'vitest';
import { fuzzOnce, newCount } from '../../../engine/fuzz/index.ts';
import { holdVerbs, rulesIn } from '../../kit/testing/hold-verbs.ts';
import { combat } from '../index.ts';
import { SCENARIOS } from '../scenario/content.ts';

holdVerbs(combat, rulesIn(new URL('..', import.meta.url)));

test.each(SCENARIOS.map(({ id }) => id))('random games of %s keep every property of the kernel', scenario => {
  for (const seed of ['a', 'b']) {
    const options = { '4.4.8': seed === 'a' ? 'off' : 'on' };
    const found = fuzzOnce({ book: combat, setup: { scenario, options } }, `${scenario} ${seed}`, newCount());
    expect(found?.fault).toBeUndefined();
  }
});
