import { expect, test } from 'vitest';
import type { BookAct } from '../../acts.ts';
import { play, skirmish } from '../../testing/bench.ts';
import type { ActOfVerb, Verb } from '../by-verb.ts';
import { CROWD, isFit, sceneOf, TANKS } from '../test-tour.ts';
import { words } from './words.ts';

/** One of each, so that none is forgotten however seldom it comes up. */
const ONE_OF_EACH: { readonly [V in Verb]: Omit<ActOfVerb<V>, 'verb'> } = {
  done: {},
  pass: {},
  place: { unit: 'u1', at: '1:B2' },
  lift: { unit: 'u1' },
  give: { weapon: 'w1', to: 'u1' },
  deploy: { unit: 'u1' },
  recombine: { unit: 'u1', with: 'u2' },
  park: { vehicle: 'v1', at: '1:B2' },
  unpark: { vehicle: 'v1' },
  heading: { spine: 2, hatch: 'open' },
  face: { weapon: 'w1', spine: 2 },
  hide: { unit: 'u1' },
  conceal: { at: '1:B2' },
  show: { unit: 'u1' },
  recover: { unit: 'u1', weapon: 'w4' },
  repair: { weapon: 'w1' },
  'self-rally': { unit: 'u1' },
  rally: { unit: 'u1', by: 'u4' },
  'stay-desperate': { unit: 'u1' },
  ready: { shooter: 'w1' },
  at: { hex: '1:F2' },
  add: { shooter: 'u2' },
  direct: { leader: 'u4' },
  shoot: {},
  faust: { unit: 'u1' },
  load: { shell: 'smoke' },
  aim: { at: 'area' },
  point: { spine: 2 },
  apart: {},
  rate: { weapon: 'w1', keep: 'keep' },
  destroy: { weapon: 'w1' },
  backblast: { take: 'care' },
  'open-hatch': { vehicle: 'v1' },
  'button-up': { vehicle: 'v1' },
  'repair-arm': { arm: 'v1.CMG' },
  swivel: { vehicle: 'v1', on: 'turret', spine: 2 },
  'close-defence': { vehicle: 'v1' },
  banzai: { leader: 'u4' },
  charge: { at: '1:F2' },
  rush: { unit: 'u1', to: '1:C3' },
  hold: { unit: 'u1' },
  move: { unit: 'u1' },
  with: { unit: 'u2' },
  assault: {},
  'double-time': {},
  push: { weapon: 'w1', to: '1:C2' },
  step: { to: '1:C3' },
  creep: { to: '1:D3' },
  stay: { units: ['u1', 'u2'] },
  smoke: { unit: 'u1', at: '1:C3' },
  'pick-up': { unit: 'u1', weapon: 'w4' },
  drop: { weapon: 'w1' },
  'place-charge': { weapon: 'w2', at: '1:C3' },
  'place-charge-on': { weapon: 'w2', vehicle: 'v1' },
  exit: {},
  drive: { vehicle: 'v1' },
  start: {},
  free: {},
  delay: {},
  stop: {},
  turn: { to: 3 },
  turret: { to: 3 },
  slowly: { points: 2 },
  enter: { to: '1:C3' },
  'enter-with-all': { to: '1:C3' },
  come: { to: '1:B2', facing: 0 },
  'come-with-all': { to: '1:B2', facing: 0 },
  dispense: { vehicle: 'v1', kind: 'sD', at: '1:C3' },
  rouse: { vehicle: 'v1' },
  scrap: { vehicle: 'v1' },
  rout: { unit: 'u1' },
  crawl: { to: '1:C3' },
  'go-along': { leader: 'u4' },
  advance: { unit: 'u1', to: '1:C3' },
  'advance-off': { unit: 'u1' },
  fight: { at: '1:C3' },
  stack: { leader: 'u4', on: 'u1' },
  attack: { unit: 'u1' },
  target: { unit: 'u7' },
  'use-gun': { vehicle: 'v1', gun: 'CMG' },
  engage: { vehicle: 'v1' },
  react: { units: ['u1', 'u4'] },
  promote: {},
};

test.each(Object.entries(ONE_OF_EACH))('%s has words', (verb, args) => {
  const { label, hint = 'none' } = words(sceneOf(skirmish({ ...CROWD, ...TANKS })), {
    verb,
    ...args,
  } as BookAct);
  expect(label).toSatisfy(isFit);
  expect(hint).toSatisfy(isFit);
});

const ON_THE_MOVE = {
  hexes: { '1:D4': 'woods', '1:C5': 'open' },
  phase: 'german movement',
  units: ['german 4-6-7 C4', 'russian 4-4-7 M9'],
} as const;

test('a step says where it leads and what it costs', () => {
  const match = skirmish(ON_THE_MOVE);
  play(match, 'german', 'move u1');
  const { label, cost } = words(sceneOf(match), { verb: 'step', to: '1:D4' });
  expect(label).toBe('Move to D4');
  expect(cost?.value).toBe(2);
  expect(cost?.kept.map(({ id, cite }) => [id, cite])).toEqual([['woods', '1.1.1.woods.b']]);
});

test('the same word means what the phase makes of it', () => {
  const match = skirmish(ON_THE_MOVE);
  const done = () => words(sceneOf(match), { verb: 'done' }).label;
  expect(done()).toBe('End movement');
  play(match, 'german', 'move u1');
  expect(done()).toBe('Stay');
  play(match, 'german', 'step 1:C5');
  expect(done()).toBe('End the move');
});

test.each([
  ['movement', { vehicles: ['german StuG IIIG group reserve'] }, /^Lost if .*StuG/],
  ['advance', { units: [...ON_THE_MOVE.units, 'german 2-4-7 group reserve'] }, /^Lost if .*2-4-7/],
  ['movement', { units: [...ON_THE_MOVE.units, 'german 2-4-7 group reserve'] }, /^Nobody else/],
] as const)('who would be lost by ending the %s is named before it happens', (phase, coming, hint) => {
  const groups = ['german', 'russian', 'reserve'].map(id => ({
    id,
    side: id === 'russian' ? id : 'german',
    elr: 3,
    units: {},
    ...(id === 'reserve' && { enter: { turn: 1, along: ['1:A3'] } }),
  }));
  const match = skirmish({ ...ON_THE_MOVE, ...coming, phase, scenario: { groups } });
  const said = words(sceneOf(match), { verb: 'done' });
  expect(said.hint).toMatch(hint);
  expect(said.grave ?? false).toBe(said.hint?.startsWith('Lost'));
});

test('only what can’t be taken back is grave', () => {
  const match = skirmish({
    ...ON_THE_MOVE,
    phase: 'prep-fire',
    units: ['german 4-6-7 C4', 'russian 4-4-7 E4'],
  });
  const isGrave = (act: Parameters<typeof words>[1]) => words(sceneOf(match), act).grave === true;
  expect(isGrave({ verb: 'ready', shooter: 'u1' })).toBe(false);
  play(match, 'german', 'ready u1', 'at 1:E4');
  expect(isGrave({ verb: 'shoot' })).toBe(true);
});
