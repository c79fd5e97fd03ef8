import { expect, test } from 'vitest';
import { type BookAct, VERBS } from '../../acts.ts';
import { play, skirmish } from '../../testing/bench.ts';
import { isFit, RULES, sceneOf, TOURS } from '../test-tour.ts';
import { whyNot } from './why-not.ts';

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

/** Where it takes a search of all ways to know, or what is asked is in the midst of something. */
const UNKNOWN = new Set([
  'rout',
  'rout-step',
  'leave-weapon',
  'declare-combat',
  'promote',
  'advance-with',
  'rate-of-fire',
  'faust-target',
  'motion-turn',
  'motion-turret',
]);

test.each(TOURS)('in a game of %s no rule is held against what is allowed', (_, tour) => {
  const slander: unknown[] = [];
  tour(({ match, scene, by, acts }) => {
    const [ask] = match.choices;
    if (!ask || ask.whyNot || UNKNOWN.has(ask.id)) return;
    for (const act of acts) {
      const [refusal] = act.verb === 'stay' ? [] : whyNot(scene, by, { act });
      if (refusal && refusal.why !== 'the rule does not allow it as things stand') {
        slander.push([ask.id, VERBS.print(act), refusal]);
      }
    }
  });
  expect(slander).toEqual([]);
});

const FIELD = {
  hexes: { '1:D4': 'stone building', '1:D5': 'stone building' },
  phase: 'prep-fire',
  attacker: 'german',
  units: [
    { card: 'german 4-6-7', at: '1:C4' },
    { card: 'german 4-6-7', at: '1:C8', broken: true },
    { card: 'german 9-1', at: '1:C4' },
    { card: 'russian 4-4-7', at: '1:E5' },
    { card: 'russian 4-4-7', at: '1:C6' },
  ],
  weapons: [{ card: 'german LMG', by: 'u1', malfunctioned: true }],
} as const;

const cites = (refusals: Refusals) => refusals.map(({ cite }) => cite);

test('a step that is not offered says which rule stands against it', () => {
  const match = skirmish({
    ...FIELD,
    hexes: { '1:C1': 'woods', '1:C2': 'woods' },
    phase: 'movement',
    units: [
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'russian 4-4-7', at: '1:C5', broken: true },
      ...Array.from({ length: 3 }, () => ({ card: 'german 4-6-7', at: '1:D4' as const })),
    ],
    weapons: [],
  });
  play(match, 'german', 'move u1');
  const step = (to: `${number}:${string}`) =>
    cites(whyNot(sceneOf(match), 'german', { act: { verb: 'step', to } }));
  expect(step('1:C5')).toEqual(['3.3.c']);
  expect(step('1:D4')).toEqual(['3.3.1.d']);
  expect(step('1:H4')).toEqual(['3.3.b']);
  play(match, 'german', 'step 1:C3', 'step 1:C2');
  expect(whyNot(sceneOf(match), 'german', { act: { verb: 'step', to: '1:C1' } })).toMatchObject([
    { cite: '3.3.1.a', why: 'it costs 2 MF and there are 1 left' },
  ]);
});

test('a verb in the wrong phase says where it belongs', () => {
  const scene = sceneOf(skirmish(FIELD));
  expect(whyNot(scene, 'german', { act: { verb: 'advance', unit: 'u1', to: '1:C5' } })).toMatchObject([
    { cite: '3.7.a', why: 'units advance in the advance phase' },
  ]);
  expect(cites(whyNot(scene, 'german', { act: { verb: 'move', unit: 'u1' } }))).toEqual(['3.3.a']);
});
