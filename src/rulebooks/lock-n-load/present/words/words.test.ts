import { expect, test } from 'vitest';
import type { BookAct } from '../../acts.ts';
import { type Position, play, skirmish } from '../../testing/bench.ts';
import type { Verb } from '../names.ts';
import { CROWD, isFit, sceneOf } from '../test-tour.ts';
import { words } from './words.ts';

/** One of each, so that none is forgotten however seldom it comes up. */
const ONE_OF_EACH: { readonly [V in Verb]: Omit<Extract<BookAct, { verb: V }>, 'verb'> } = {
  done: {},
  pass: {},
  place: { unit: 'u1', at: '1:B2/1' },
  lift: { unit: 'u1' },
  give: { weapon: 'w1', to: 'u1' },
  face: { unit: 'u6', facing: 3 },
  rally: { unit: 'u1' },
  heal: { medic: 'u8', unit: 'u8' },
  steady: { medic: 'u8', unit: 'u1' },
  combine: { unit: 'u3', with: 'u10' },
  repair: { weapon: 'u5' },
  'pick-up': { unit: 'u1', weapon: 'w4' },
  hand: { weapon: 'w1', to: 'u2' },
  drop: { weapon: 'w1' },
  destroy: { weapon: 'w1' },
  assemble: { weapon: 'w1' },
  dismantle: { weapon: 'w1' },
  activate: { at: '1:B4#b' },
  enter: { unit: 'u1' },
  spot: { unit: 'u1', at: '1:F2' },
  snipe: { unit: 'u19', at: '1:F2' },
  ready: { shooter: 'w1' },
  at: { location: '1:F2' },
  add: { shooter: 'u2' },
  lead: { leader: 'u4' },
  call: { caller: 'u4' },
  assist: { unit: 'u9' },
  shoot: {},
  artillery: { caller: 'u4', mission: 0 },
  round: { at: '1:C3' },
  request: { caller: 'u4' },
  fire: { at: '1:C3' },
  abort: {},
  fly: { at: '1:B2', direction: 3 },
  strafe: { at: '1:B2' },
  bomb: { at: '1:B2' },
  smoke: { unit: 'u1', at: '1:C3' },
  starshell: { unit: 'u4', at: '1:C3' },
  illuminate: { caller: 'u4', mortar: 'u7', at: '1:C3' },
  move: { unit: 'u1' },
  with: { unit: 'u2' },
  assault: {},
  stealth: {},
  crawl: {},
  'double-time': { leader: 'u4' },
  step: { to: '1:C3' },
  abandon: { weapon: 'w1' },
  take: { unit: 'u1', weapon: 'w4' },
  pivot: { unit: 'u6', facing: 0 },
  exit: {},
  retreat: { unit: 'u1', to: '1:C3' },
  aim: { vehicle: 'v1' },
  'keep-moving': { vehicle: 'v1' },
  lay: { arm: 'v1/gun' },
  drive: { vehicle: 'v1' },
  reverse: { to: '1:C3' },
  turn: { facing: 2 },
  turret: { vehicle: 'v1', facing: 2 },
  button: { vehicle: 'v1' },
  open: { vehicle: 'v1' },
  melee: { at: '1:C3' },
  withdraw: { unit: 'u1' },
  target: { unit: 'u11' },
  ambush: {},
  strike: {},
  'place-hero': { unit: 'u9', at: '1:C3' },
  keep: { weapon: 'w1' },
  arrive: { unit: 'u1', at: '1:C3' },
};

test.each(Object.entries(ONE_OF_EACH))('%s has words', (verb, args) => {
  const scene = sceneOf(skirmish({ ...CROWD, phase: 'operations' }));
  const { label, hint = 'none' } = words(scene, { verb, ...args } as BookAct);
  expect(label).toSatisfy(isFit);
  expect(hint).toSatisfy(isFit);
});

const ON_THE_MOVE = {
  hexes: { '1:D4': 'woods', '1:C5': 'open' },
  units: ['german 1-6-4-5 C4', 'american 2-5-4-6 M9'],
} as const;

test('a step says where it leads and what it costs', () => {
  const match = skirmish(ON_THE_MOVE);
  play(match, 'german', 'activate 1:C4', 'move u1');
  const { label, cost } = words(sceneOf(match), { verb: 'step', to: '1:D4' });
  expect(label).toBe('Move to D4');
  expect(cost?.value).toBeGreaterThan(1);
  expect(cost?.kept.map(({ id }) => id)).toEqual(['Forest']);
});

test('the same word means what the moment makes of it', () => {
  const match = skirmish(ON_THE_MOVE);
  const done = () => words(sceneOf(match), { verb: 'done' }).label;
  play(match, 'german', 'activate 1:C4');
  expect(done()).toBe('Do nothing');
  play(match, 'german', 'move u1');
  expect(done()).toBe('Don’t move');
  play(match, 'german', 'step 1:C5');
  expect(done()).toBe('End the move');
});

test('only what can’t be taken back is grave', () => {
  const match = skirmish({ ...ON_THE_MOVE, units: ['german 1-6-4-5 C4', 'american 2-5-4-6 E4'] });
  const isGrave = (act: Parameters<typeof words>[1]) => words(sceneOf(match), act).grave === true;
  play(match, 'german', 'activate 1:C4');
  expect(isGrave({ verb: 'ready', shooter: 'u1' })).toBe(false);
  play(match, 'german', 'ready u1');
  expect(isGrave({ verb: 'shoot' })).toBe(true);
});

test('who would be lost by passing on is named before it happens', () => {
  const groups = ['american', 'german'].map(id => ({
    id,
    side: id,
    units: {},
    ...(id === 'american' && { enter: { turn: 1, along: ['1:A1'] } }),
  }));
  const waiting = 'american 2-5-4-6';
  const units = [waiting, 'german 1-6-4-5 M9'] as const;
  const pass = (position: Partial<Position>) =>
    words(sceneOf(skirmish({ units, scenario: { groups }, ...position })), { verb: 'pass' });
  expect(pass({})).toMatchObject({ hint: expect.stringMatching(/^Lost if .*2-5-4-6/), grave: true });
  expect(pass({ units: [`${waiting} C4`, units[1]] }).grave).toBeUndefined();
});
