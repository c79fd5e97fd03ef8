import { describe, expect, test } from 'vitest';
import type { Choice } from '../kernel/ask.ts';
import { refusal } from '../kernel/refusal.ts';
import { type ActOf, piece, place, verbs } from '../kernel/verbs.ts';
import { anyOffer, asking, carryOut, deciding, offers, whyNone } from './asking.ts';
import { verbsOf, ways } from './verb.ts';

/** A ferry: those on this bank may cross to a free pier, and whoever holds the rope may hand it over. */
const VERBS = verbs({ cross: { who: piece(), to: place() }, hand: { rope: piece(), to: piece() }, wait: {} });
type FerryAct = ActOf<typeof VERBS>;
interface Traveller {
  readonly id: string;
  readonly tired?: boolean;
  readonly across?: boolean;
}
interface Scene {
  readonly travellers: readonly Traveller[];
  readonly piers: readonly string[];
  readonly taken: readonly string[];
  readonly rope: string;
  readonly storm?: boolean;
}

const TIRED = refusal('1.2', 'it is tired');
const STORM = refusal('1.3', 'nobody crosses in a storm');
const TAKEN = refusal('1.4', 'that pier is taken');
const NO_PIER = refusal('1.5', 'there is no pier');
const ACROSS = refusal('1.6', 'it is across');
const IDLE = refusal('1.0', 'it has no business here');

const deeds: string[] = [];
const verb = verbsOf<undefined, FerryAct>()<Scene>();
const cross = verb('cross', {
  cite: '1.1',
  bar: ({ storm }) => (storm ? STORM : undefined),
  who: ({ travellers }) => travellers,
  unfit: (_, { tired, across }) => (tired ? TIRED : across ? ACROSS : undefined),
  what: ({ piers }) => piers,
  whatElse: NO_PIER,
  refusal: ({ taken }, _, pier) => (taken.includes(pier) ? TAKEN : undefined),
  args: (who, to) => ({ who: who.id, to }),
  perform: (_, { who, to }) => void deeds.push(`${who} to ${to}`),
});
const hand = verb('hand', {
  cite: '2.1',
  who: () => ['rope'],
  by: ({ rope }) => rope,
  what: ({ travellers, rope }) => travellers.filter(({ id }) => id !== rope),
  refusal: (_, __, { tired }) => (tired ? TIRED : undefined),
  args: (rope, { id }) => ({ rope, to: id }),
  perform: () => {},
});
const wait = verb('wait', { cite: '3.1', perform: () => {} });

const SCENE: Scene = {
  travellers: [{ id: 'ann' }, { id: 'bob', tired: true }, { id: 'cat', across: true }],
  piers: ['north', 'south'],
  taken: ['south'],
  rope: 'ann',
};
const texts = (scene: Scene) => offers([cross, hand, wait], scene).map(VERBS.print);

describe('what is offered', () => {
  test('is every candidate against which nothing stands', () => {
    expect(texts(SCENE)).toEqual(['cross ann north', 'hand rope cat', 'wait']);
  });

  test('is nothing of a verb that is barred', () => {
    expect(texts({ ...SCENE, storm: true })).toEqual(['hand rope cat', 'wait']);
  });

  test('is looked for no farther than to the first, where one is enough', () => {
    const asked: string[] = [];
    const counting = verb('cross', {
      cite: '1.1',
      who: ({ travellers }) => travellers,
      unfit: (_, { id }) => void asked.push(id),
      what: ({ piers }) => piers,
      args: ({ id }, to) => ({ who: id, to }),
      perform: () => {},
    });
    expect(anyOffer([counting, wait], SCENE)).toBe(true);
    expect(asked).toEqual(['ann']);
    expect(anyOffer([cross], { ...SCENE, storm: true })).toBe(false);
  });

  test('is looked for once: a list goes on where the search for the first has stopped', () => {
    const asked: string[] = [];
    const counting = verb('cross', {
      cite: '1.1',
      who: ({ travellers }) => travellers,
      unfit: (_, { id, tired }) => (asked.push(id) && tired ? TIRED : undefined),
      what: ({ piers }) => piers,
      refusal: ({ taken }, { id }, pier) =>
        asked.push(`${id} ${pier}`) && taken.includes(pier) ? TAKEN : undefined,
      args: ({ id }, to) => ({ who: id, to }),
      perform: () => {},
    });
    const inTurn = { ...SCENE, taken: ['north'] };
    expect(anyOffer([counting], inTurn)).toBe(true);
    const list = offers([counting], inTurn).map(VERBS.print);
    expect(list).toEqual(['cross ann south', 'cross cat south']);
    expect(asked).toEqual(['ann', 'ann north', 'ann south', 'bob', 'cat', 'cat north', 'cat south']);
    // The same list a second time, and that of another scene from its beginning.
    expect(offers([counting], inTurn).map(VERBS.print)).toEqual(list);
    expect(offers([counting], { ...inTurn, taken: [] })).toHaveLength(4);
    const storm = { ...SCENE, storm: true };
    expect(anyOffer([cross], storm)).toBe(false);
    expect(offers([cross], storm)).toEqual([]);
  });
});

describe('one act is judged without a list, by the stage that it fails at', () => {
  test.each([
    ['cross ann north', {}, undefined],
    ['cross ann north', { storm: true }, { stage: 'barred', refusal: STORM }],
    ['cross bob north', {}, { stage: 'unfit', refusal: TIRED }],
    ['cross ann east', {}, { stage: 'nothing', refusal: NO_PIER }],
    ['cross ann south', {}, { stage: 'refused', refusal: TAKEN }],
    ['cross dan north', {}, { stage: 'elsewhere', refusal: { cite: '1.1' } }],
  ] as const)('%s %j', (text, change, found) => {
    const act = VERBS.parse(text);
    if (!act.ok || act.value.verb !== 'cross') throw new Error(text);
    const judged = cross.against({ ...SCENE, ...change }, act.value as FerryAct & { verb: 'cross' });
    if (found) expect(judged).toMatchObject(found);
    else expect(judged).toBeUndefined();
  });

  test('it agrees with the list for every act there could be', () => {
    const all = ['ann', 'bob', 'cat'].flatMap(who =>
      SCENE.piers.map(to => ({ verb: 'cross', who, to }) as const),
    );
    const allowed = all.filter(act => !cross.against(SCENE, act));
    expect(allowed).toEqual(offers([cross], SCENE));
  });
});

describe('why a piece or a place can do nothing', () => {
  const why = (subject: { piece?: string; place?: string }, scene = SCENE) =>
    whyNone([cross, hand, wait], scene, subject);

  test('is free where one verb allows something', () => {
    expect(why({ piece: 'ann' })).toBe('free');
    expect(why({ place: 'north' })).toBe('free');
    // Nothing that it could do itself, but somebody may do it to it.
    expect(why({ piece: 'cat' })).toBe('free');
  });

  test('is the nearest reason of all verbs, and not those that fell earlier', () => {
    expect(why({ place: 'south' })).toEqual([TAKEN]);
    // Unfit to cross; refused only as the one who is handed the rope.
    expect(why({ piece: 'bob' })).toEqual([TIRED]);
    expect(whyNone([cross], { ...SCENE, piers: [] }, { piece: 'ann' })).toEqual([NO_PIER]);
  });

  test('is its own unfitness before what stands against the verb', () => {
    expect(whyNone([cross], { ...SCENE, storm: true }, { piece: 'cat' })).toEqual([ACROSS]);
    expect(whyNone([cross], { ...SCENE, storm: true }, { piece: 'ann' })).toEqual([STORM]);
  });

  test('is told to whose deed it is, though no argument names it', () => {
    const scene = { ...SCENE, travellers: [{ id: 'ann' }] };
    expect(whyNone([hand], scene, { piece: 'ann' })).toMatchObject([{ cite: '2.1' }]);
  });
});

describe('an ask', () => {
  const ask = asking(
    [cross, hand, wait],
    (view: object) => view as Scene,
    () => IDLE,
  );
  const view = SCENE as never;

  test('answers for acts, pieces and places, and always has a reason', () => {
    expect(ask.acts(view)).toHaveLength(3);
    expect(ask.whyNot(view, { act: { verb: 'wait' } })).toEqual([]);
    expect(ask.whyNot(view, { act: { verb: 'cross', who: 'ann', to: 'south' } as FerryAct })).toEqual([
      TAKEN,
    ]);
    expect(ask.whyNot(view, { act: { verb: 'fly' } })).toMatchObject([{ cite: '1.0' }]);
    expect(ask.whyNot(view, { piece: 'ann' })).toEqual([]);
    expect(ask.whyNot(view, { piece: 'dan' })).toEqual([IDLE]);
  });

  test('has what was chosen carried out, and nothing else', () => {
    deeds.length = 0;
    carryOut([cross, wait], undefined, { verb: 'cross', who: 'ann', to: 'north' }).next();
    expect(deeds).toEqual(['ann to north']);
    expect(() =>
      carryOut([wait], undefined, { verb: 'cross', who: 'ann', to: 'north' } as never).next(),
    ).toThrow();
  });
});

test('deciding is to ask, to do what was chosen, and to tell what it was', () => {
  deeds.length = 0;
  const decide = deciding<object, undefined>();
  const rule = decide(
    undefined,
    [cross, wait],
    () => SCENE,
    () => IDLE,
    {
      by: 'ferry',
      id: 'crossing',
      cite: '1.1',
      prompt: 'Who crosses?',
    },
  );
  const asked = rule.next().value as Choice;
  expect(asked).toMatchObject({ kind: 'choice', by: 'ferry', id: 'crossing' });
  expect(asked.acts({} as never)).toHaveLength(2);
  const act = { verb: 'cross', who: 'ann', to: 'north' } as const;
  expect(rule.next(act as never)).toEqual({ done: true, value: act });
  expect(deeds).toEqual(['ann to north']);
});

describe('a verb to which several ways lead', () => {
  const swim = verb('cross', {
    cite: '4.1',
    who: ({ travellers }) => travellers,
    what: () => ['north'],
    refusal: (_, { id }) => (id === 'cat' ? ACROSS : undefined),
    args: ({ id }, to) => ({ who: id, to }),
    perform: () => {},
  });
  const either = ways(cross, swim);
  const act = (who: string, to: string) => ({ verb: 'cross', who, to }) as const;

  test('is offered once if any of them allows it', () => {
    expect(offers([either], SCENE).map(VERBS.print)).toEqual(['cross ann north', 'cross bob north']);
    expect(either.against(SCENE, act('bob', 'north'))).toBeUndefined();
    expect(either.about(SCENE, { piece: 'bob' })).toBe('free');
  });

  test('is refused with the nearest reason of all', () => {
    expect(either.against(SCENE, act('cat', 'north'))).toEqual({ stage: 'refused', refusal: ACROSS });
    expect(either.about({ ...SCENE, storm: true }, { piece: 'cat' })).not.toBe('free');
  });
});
