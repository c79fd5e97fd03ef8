import fc from 'fast-check';
import { expect, test } from 'vitest';
import { list, oneOf, piece, verbs, whole, word } from './verbs.ts';

const book = verbs(
  {
    move: { unit: piece(), to: word('a hex such as C4', /^[A-Z]\d+$/) },
    fire: { units: list(piece()), at: word('a hex'), times: whole },
    face: { way: oneOf('north', 'south') },
    pass: {},
  },
  { shoot: 'fire' },
);

const id = fc.stringMatching(/^u[0-9]{1,3}[a-z]?$/);
const act = fc.oneof(
  fc.record({ verb: fc.constant('move'), unit: id, to: fc.stringMatching(/^[A-Z][0-9]{1,2}$/) }),
  fc.record({
    verb: fc.constant('fire'),
    units: fc.array(id),
    at: fc.stringMatching(/^[^\s]+$/),
    times: fc.integer({ min: -999_999_999, max: 999_999_999 }),
  }),
  fc.record({ verb: fc.constant('face'), way: fc.constantFrom('north', 'south') }),
  fc.record({ verb: fc.constant('pass') }),
);

test('every act comes back from its text as it was', () => {
  fc.assert(
    fc.property(act, each => {
      expect(book.parse(book.print(each))).toEqual({ ok: true, value: each });
    }),
  );
});

test('a text is the verb and its arguments in the order of the table', () => {
  expect(book.print({ verb: 'fire', times: 2, at: '1:C4', units: ['u1', 'u2'] } as never)).toBe(
    'fire u1,u2 1:C4 2',
  );
  expect(book.print({ verb: 'fire', times: 2, at: '1:C4', units: [] } as never)).toBe('fire - 1:C4 2');
});

test.each([
  ['', "'' is no verb; expected move, fire, face, pass"],
  ['retreat u1', "'retreat' is no verb; expected move, fire, face, pass"],
  ['toString', "'toString' is no verb; expected move, fire, face, pass"],
  ['__proto__ x', "'__proto__' is no verb; expected move, fire, face, pass"],
  ['move u1', "expected 'move <unit> <to>', found 'move u1'"],
  ['move u1 C4 D4', "expected 'move <unit> <to>', found 'move u1 C4 D4'"],
  ['move  u1 C4', "expected 'move <unit> <to>', found 'move  u1 C4'"],
  ['pass ', "expected 'pass', found 'pass '"],
  ['move u1 c4', "<to> of 'move <unit> <to>' should be a hex such as C4, found 'c4'"],
  ['move u1,u2 C4', "<unit> of 'move <unit> <to>' should be a unit, found 'u1,u2'"],
  [
    'fire u1,,u2 C4 1',
    "<units> of 'fire <units> <at> <times>' should be a list, each a unit, found 'u1,,u2'",
  ],
  ['fire u1 C4 1.5', "<times> of 'fire <units> <at> <times>' should be a whole number, found '1.5'"],
  [
    'fire u1 C4 12345678901',
    "<times> of 'fire <units> <at> <times>' should be a whole number, found '12345678901'",
  ],
  ['face east', "<way> of 'face <way>' should be one of north, south, found 'east'"],
])("'%s' is refused with one clear message", (text, problem) => {
  expect(book.parse(text)).toEqual({ ok: false, problem });
});

test('a verb that was renamed is still read, and printed by its new name', () => {
  const parsed = book.parse('shoot u1 C4 1');
  expect(parsed).toEqual({ ok: true, value: { verb: 'fire', units: ['u1'], at: 'C4', times: 1 } });
  expect(parsed.ok && book.print(parsed.value)).toBe('fire u1 C4 1');
});

test('renaming touches pieces, alone and in lists, and nothing else', () => {
  const alias = (name: string) => `?${name.slice(1)}`;
  const fire = { verb: 'fire', units: ['u1', 'u2'], at: 'u3', times: 1 };
  expect(book.renamed(fire, alias)).toEqual({ verb: 'fire', units: ['?1', '?2'], at: 'u3', times: 1 });
  expect(book.renamed({ verb: 'move', unit: 'u7', to: 'C4' } as never, alias)).toEqual({
    verb: 'move',
    unit: '?7',
    to: 'C4',
  });
  expect(fire.units).toEqual(['u1', 'u2']);
});

test('an act of no verb of the book cannot be printed', () => {
  expect(() => book.print({ verb: 'retreat' })).toThrow("the book has no verb 'retreat'");
});
