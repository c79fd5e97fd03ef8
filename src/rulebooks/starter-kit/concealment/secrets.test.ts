/** Hidden guns and concealed units in games played at random: every property of the kernel must hold for them, too. */
import { expect, test } from 'vitest';
import { fuzzOnce, newCount } from '../../../engine/fuzz/index.ts';
import { GUNS } from './test-games.ts';

test.each([{ what: 'hidden guns', subject: GUNS }])(
  '$what are kept secret, whatever is done',
  ({ subject }) => {
    const count = newCount();
    for (let seed = 0; seed < 12; seed++) {
      const fault = fuzzOnce(subject, `secret ${seed}`, count);
      expect(fault && `${fault.property}: ${fault.message}`).toBeUndefined();
    }
    expect(count.paired).toBeGreaterThan(50);
  },
);
