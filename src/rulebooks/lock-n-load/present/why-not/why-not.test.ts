import { expect, test } from 'vitest';
import { whyNot } from '../../../starter-kit/present/why-not/why-not.ts';
import { type BookAct, VERBS } from '../../acts.ts';
import { play, skirmish } from '../../testing/bench.ts';
import { isFit, RULES, sceneOf, TOURS } from '../test-tour.ts';

type Refusals = ReturnType<typeof whyNot>;

const isSound = (refusals: Refusals): boolean =>
  refusals.length > 0 && refusals.every(({ why, cite }) => isFit(why) && RULES.has(cite));

/** The pieces that some offered act names. */
function namedIn(acts: readonly BookAct[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const act of acts) VERBS.renamed(act, id => String(names.add(id) && id));
  return names;
}

test.each(TOURS)('in a game of %s every refusal has its reason and its rule', (_, tour) => {
  const unsound: unknown[] = [];
  const earlier = new Map<string, BookAct>();
  let n = 0;
  tour(({ scene, by, acts, match }) => {
    for (const act of acts.slice(0, 3)) earlier.set(`${act.verb} ${n % 7}`, act);
    if (n++ % 5 > 0) return;
    const offered = new Set(acts.map(VERBS.print));
    for (const act of earlier.values()) {
      if (offered.has(VERBS.print(act))) continue;
      const refusals = whyNot(scene, by, { act });
      if (!isSound(refusals)) unsound.push([VERBS.print(act), refusals]);
    }
    const named = namedIn(acts);
    for (const side of match.sides) {
      for (const { id: piece } of [...scene.view.units, ...scene.view.weapons]) {
        if (side === by && named.has(piece)) continue;
        const refusals = whyNot(scene, side, { piece });
        if (!isSound(refusals)) unsound.push([piece, refusals]);
      }
    }
  });
  expect(unsound).toEqual([]);
});

/** Asked in the midst of something else: no place in the sequence of play is theirs. */
const IN_THE_MIDST = new Set(['place-hero', 'keep-weapon', 'sniper-target']);

test.each(TOURS)('in a game of %s no rule is held against what is allowed', (_, tour) => {
  const slander: unknown[] = [];
  tour(({ scene, by, ask, acts }) => {
    if (IN_THE_MIDST.has(ask)) return;
    for (const act of acts) {
      const [refusal] = whyNot(scene, by, { act });
      if (refusal && refusal.why !== 'the rule does not allow it as things stand')
        slander.push([ask, VERBS.print(act), refusal]);
    }
  });
  expect(slander.slice(0, 5)).toEqual([]);
});

const FIELD = {
  hexes: { '1:D4': 'stone building', '1:D5': 'stone building', '1:C6': 'woods' },
  units: [
    { card: 'german 1-6-4-5', at: '1:C4' },
    { card: 'german 1-6-4-5', at: '1:C4', shaken: true },
    { card: 'german Lt. Koch', at: '1:C4' },
    { card: 'american 2-5-4-6', at: '1:E5' },
    { card: 'american 2-5-4-6', at: '1:C6' },
    { card: 'american 2-5-4-6', at: '1:B6' },
  ],
  weapons: [{ card: 'german MG34', possessedBy: 'u1', jammed: true }],
} as const;

const cites = (refusals: Refusals) => refusals.map(({ cite }) => cite);

test('pieces that can do nothing say why', () => {
  const match = skirmish(FIELD);
  play(match, 'german', 'activate 1:C4');
  const scene = sceneOf(match);
  expect(cites(whyNot(scene, 'german', { piece: 'w1' }))).toEqual(['1.6.2.b']);
  expect(cites(whyNot(scene, 'german', { piece: 'u4' }))).toEqual(['4.0.c']);
  expect(cites(whyNot(scene, 'american', { piece: 'u4' }))).toEqual(['5.3.a']);
});

test('a target that is not offered says what is in the way', () => {
  const match = skirmish(FIELD);
  play(match, 'german', 'activate 1:C4', 'ready u1');
  expect(whyNot(sceneOf(match), 'german', { act: { verb: 'at', location: '1:E5' } })).toMatchObject([
    { why: expect.stringMatching(/blocks the line of sight in D[45]/) },
  ]);
  expect(whyNot(sceneOf(match), 'german', { act: { verb: 'at', location: '1:C6' } })).toMatchObject([
    { why: 'it is not spotted', cite: '10.0.a' },
  ]);
});

test('a step that is not offered says what it would cost, and what keeps the Shaken back', () => {
  const match = skirmish(FIELD);
  play(match, 'german', 'activate 1:C4', 'move u2');
  expect(whyNot(sceneOf(match), 'german', { act: { verb: 'step', to: '1:C5' } })).toMatchObject([
    { cite: '5.1.b', why: expect.stringContaining('nearer to the enemy in') },
  ]);
  expect(cites(whyNot(sceneOf(match), 'german', { act: { verb: 'step', to: '1:K5' } }))).toEqual(['6.0.a']);
});

test('[lnl 6.0.a] a hex to which no way leads is refused for that, whatever it would cost', () => {
  const match = skirmish(FIELD);
  play(match, 'german', 'activate 1:C4', 'move u3');
  for (const to of ['1:K5', '1:C2'] as const)
    expect(whyNot(sceneOf(match), 'german', { act: { verb: 'step', to } })).toMatchObject([
      { cite: '6.0.a', why: 'no way leads there from where it is' },
    ]);
});
