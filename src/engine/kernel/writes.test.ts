import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clone, type Json } from './data.ts';
import { Writes } from './writes.ts';

type Fields = Record<string, unknown>;

/** Each does something to an owned object. */
const FIELD_CHANGES: Readonly<Record<string, (part: Fields) => void>> = {
  'a field that was changed': part => {
    part.a = 9;
  },
  'a field that was added': part => {
    part.d = 4;
  },
  'a field that was deleted': part => {
    delete part.a;
  },
  'a field that was deleted and put back behind the others': part => {
    delete part.a;
    part.a = 1;
  },
  'fields of which one went and two came': part => {
    delete part.a;
    part.d = 4;
    part.e = 5;
  },
};
const LIST_CHANGES: Readonly<Record<string, (part: unknown[]) => void>> = {
  'a list that has grown': part => part.push(4, 5),
  'a list that has shrunk': part => part.splice(0, 2),
  'a list that was put in another order': part => part.reverse(),
  'a list that was emptied': part => part.splice(0),
};

test.each(Object.entries(FIELD_CHANGES))('%s is rolled back in place, byte for byte', (_, change) => {
  rollsBack({ a: 1, b: 2, c: 3 }, change);
});

test.each(Object.entries(LIST_CHANGES))('%s is rolled back in place, byte for byte', (_, change) => {
  rollsBack([1, 2, 3], change);
});

function rollsBack<T extends object>(part: T, change: (part: T) => void): void {
  const before = JSON.stringify(part);
  const writes = new Writes();
  writes.own(part);
  change(part);
  expect(JSON.stringify(part)).not.toBe(before);
  writes.rollback();
  expect(JSON.stringify(part)).toBe(before);
}

test('references to parts stay good over a rollback, also to parts that had been taken out', () => {
  const unit = { at: 'C4' };
  const state = { units: [unit] };
  const writes = new Writes();
  writes.own(unit).at = 'D4';
  writes.own(state.units).pop();
  writes.own(state).units = [];
  writes.rollback();
  expect(state.units[0]).toBe(unit);
  expect(unit.at).toBe('C4');
});

test('a part owned twice goes back to what it was at first', () => {
  const state = { n: 1 };
  const writes = new Writes();
  writes.own(state).n = 2;
  writes.own(state).n = 3;
  writes.rollback();
  expect(state.n).toBe(1);
});

test('what was let stand is not rolled back', () => {
  const state = { n: 1 };
  const writes = new Writes();
  writes.own(state).n = 2;
  writes.commit();
  writes.own(state).n = 3;
  writes.rollback();
  expect(state.n).toBe(2);
});

test('a copy from before the writes leaves the live state as it is', () => {
  const state = { units: [{ at: 'C4' }], turn: 1 };
  const writes = new Writes();
  const [unit] = state.units;
  if (unit) writes.own(unit).at = 'D4';
  writes.own(state.units).push({ at: 'E4' });
  writes.own(state).turn = 2;
  expect(writes.copyBefore(state)).toEqual({ units: [{ at: 'C4' }], turn: 1 });
  expect(state).toEqual({ units: [{ at: 'D4' }, { at: 'E4' }], turn: 2 });
});

test('whatever is done to owned parts, rolling back and copying from before give the old bytes', () => {
  const writesTo = fc.array(
    fc.record({ part: fc.nat(), key: fc.constantFrom('a', 'b', '1', '0'), to: fc.option(fc.nat()) }),
  );
  const start = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', '1'),
    fc.oneof(fc.nat(), fc.array(fc.nat(), { maxLength: 3 })),
  );
  fc.assert(
    fc.property(start, writesTo, (state, changes) => {
      const live = clone<Record<string, Json>>(state);
      const before = JSON.stringify(live);
      const writes = new Writes();
      for (const { part, key, to } of changes) {
        const parts = [live, ...Object.values(live).filter(each => typeof each === 'object')];
        const owned = writes.own(parts[part % parts.length] as object) as Fields | unknown[];
        if (Array.isArray(owned))
          owned.splice(Number(key) || 0, to === null ? 1 : 0, ...(to === null ? [] : [to]));
        else if (to === null) delete owned[key];
        else owned[key] = to;
      }
      expect(JSON.stringify(writes.copyBefore(live as never))).toBe(before);
      writes.rollback();
      expect(JSON.stringify(live)).toBe(before);
    }),
  );
});
