/** Counter battery fire (7.28). */
import { expect, test } from 'vitest';
import { fieldedById, type View } from '../game.ts';
import { countOf } from '../scenario/victory.ts';
import type { Battery } from '../state.ts';
import {
  counted,
  hundred,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
} from '../testing/bench.ts';
import { locationModifiers } from './counter.ts';
import { shellModifiers } from './mission.ts';

const GUNS: Battery = { id: 'b1', side: 'german', kind: '10.5cm leFH' };
const HUNTERS: Battery = { id: 'b2', side: 'british', kind: '25 pdr', counter: true };
const AVENGERS: Battery = { id: 'b3', side: 'german', kind: '15cm sFH', counter: true };

/** b1 answers and fires on nobody much; then the British may look for it. */
const fired = (
  dice: readonly (readonly number[])[],
  batteries: readonly Battery[] = [GUNS, HUNTERS],
  options: Position['options'] = ['7.28'],
) => {
  const match = skirmish(
    {
      phase: 'indirect',
      first: 'german',
      size: [13, 20],
      options,
      batteries,
      scenario: { batteries: [{ side: 'german', kind: '10.5cm leFH' }] },
      units: [
        { card: 'german-fo', at: '1:C12', command: 'FIRE' },
        { card: 'british-section', at: '1:C6', command: 'FIRE' },
      ],
    },
    [[9], hundred(1), ...dice],
  );
  play(match, 'german', 'call b1 u1', 'aim 1:C6 gp-closed');
  return match;
};
const first = (match: ReturnType<typeof fired>) => match.state.batteries[0];

test('[panzer 7.28, 7.28.1.b, 7.28.1.c] once its fire is resolved, batteries kept for it may look for it', () => {
  const match = fired([hundred(21)]);
  expect(match.state.units[1]?.suppressed).toBeUndefined();
  expect(offers(match, 'british', 'counter')).toEqual(['counter b2']);
  expect(offers(match, 'british', 'pass')).toEqual(['pass']);
  play(match, 'british', 'counter b2');
  expect(match.state.batteries[1]?.used).toBe(true);
  expect(match.choices.map(({ id }) => id)).not.toContain('counter');
  expect(fired([], [GUNS, HUNTERS], []).choices.map(({ id }) => id)).not.toContain('counter');
  const support = fired([], [GUNS, { ...HUNTERS, counter: undefined } as unknown as Battery]);
  expect(support.choices.map(({ id }) => id)).not.toContain('counter');
});

test('[panzer 7.28] counter batteries support nobody', () => {
  const match = skirmish({
    phase: 'indirect',
    first: 'german',
    options: ['7.28'],
    batteries: [GUNS, AVENGERS],
    scenario: { batteries: [{ side: 'german', kind: '10.5cm leFH' }] },
    units: [
      { card: 'german-fo', at: '1:C9' },
      { card: 'british-section', at: '1:C6' },
    ],
  });
  expect(offers(match, 'german', 'call')).toEqual(['call b1 u1']);
});

test('[panzer 7.28.1.a] each looks for one battery a turn, and in the next again', () => {
  expect(fired([], [GUNS, { ...HUNTERS, used: true }]).choices.map(({ id }) => id)).not.toContain('counter');
  const two = fired([hundred(99)], [GUNS, HUNTERS, { ...HUNTERS, id: 'b4' }]);
  play(two, 'british', 'counter b2');
  expect(refusals(two, 'british', 'counter b2')).toEqual(['7.28.1.a']);
  expect(offers(two, 'british', 'counter')).toEqual(['counter b4']);
});

test('[panzer 7.28.2.a, 7.28.2.e, 7.28.2.f, 7.28.2.g] E-060: 20 finds it; 50 suppresses, 51 and 80 damage, 81 knocks out', () => {
  const hit = (locate: number, effect: number, more: Partial<Battery> = {}) => {
    const match = fired([hundred(locate), hundred(effect)], [{ ...GUNS, ...more }, HUNTERS]);
    play(match, 'british', 'counter b2');
    const { suppressed, damaged, lost } = first(match) ?? {};
    return { suppressed, damaged, lost };
  };
  expect(hit(21, 100)).toEqual({});
  expect(hit(20, 50)).toEqual({ suppressed: 'ON' });
  expect(hit(20, 51)).toEqual({ damaged: true });
  expect(hit(20, 80)).toEqual({ damaged: true });
  expect(hit(20, 81)).toEqual({ lost: true });
  expect(hit(20, 51, { damaged: true })).toMatchObject({ lost: true });
});

test('[panzer 7.28.2.e, 7.28.2.f] suppressed it fires at −20, damaged at −10', () => {
  const { world, view } = standing({
    units: [
      { card: 'german-fo', at: '1:C9' },
      { card: 'british-section', at: '1:C6' },
    ],
  });
  const of = (battery: Partial<Battery>) =>
    counted(shellModifiers(world, view as View, battery, fieldedById(view, 'u2')));
  expect(of({ suppressed: 'OFF' })).toEqual({ Suppressed: -20 });
  expect(of({ damaged: true })).toEqual({ Damaged: -10 });
});

test('[panzer 7.28.2.e] it recovers at 50 or less, whatever else there is', () => {
  const after = (roll: number) => {
    const match = skirmish(
      {
        phase: 'batteries',
        first: 'german',
        batteries: [{ ...GUNS, suppressed: 'OFF', damaged: true }],
        scenario: { batteries: [{ side: 'german', kind: '10.5cm leFH' }] },
        units: [
          { card: 'german-fo', at: '1:C9' },
          { card: 'british-section', at: '1:C6' },
        ],
      },
      [hundred(roll)],
    );
    return first(match)?.suppressed;
  };
  expect([after(50), after(51)]).toEqual([undefined, 'OFF']);
});

test('[panzer 7.28.2.g] a battery that is knocked out fires no more, and its points are the enemy’s', () => {
  const { world, view } = standing({
    batteries: [{ ...GUNS, lost: true }],
    units: [
      { card: 'german-fo', at: '1:C9' },
      { card: 'british-section', at: '1:C6' },
    ],
  });
  expect(countOf(world, view as View, { is: 'casualties', side: 'british', least: 1 })).toBe(40);
  const match = skirmish({
    phase: 'indirect',
    first: 'german',
    batteries: [
      { ...GUNS, lost: true },
      { ...GUNS, id: 'b2' },
    ],
    scenario: { batteries: [{ side: 'german', kind: '10.5cm leFH' }] },
    units: [
      { card: 'german-fo', at: '1:C9' },
      { card: 'british-section', at: '1:C6' },
    ],
  });
  expect(refusals(match, 'german', 'call b1 u1')).toEqual(['7.28.2.g']);
});

test('[panzer 7.28.2.b, 7.28.2.c, 7.28.2.d] E-012: long missions are found more easily, self-propelled guns less, and Italians are late', () => {
  const mods = (
    by: Partial<Battery>,
    target: Partial<Battery>,
    date: Position['date'] = { year: 1942, month: 1 },
  ) => {
    const { world } = standing({
      date,
      units: [
        { card: 'italian-squad', at: '1:A1' },
        { card: 'british-section', at: '1:C6' },
      ],
    });
    return counted(locationModifiers(world, { ...HUNTERS, ...by }, { ...GUNS, ...target }));
  };
  const mission = (turns: number) => ({ mission: { at: '1:C6', load: 'gp-closed', turns } }) as const;
  const german = { kind: '10.5cm leFH' } as const;
  expect(mods(german, mission(2))).toEqual({});
  expect(mods(german, mission(3))).toEqual({ 'long mission': -10 });
  expect(mods({ kind: '25 pdr' }, mission(2))).toEqual({ 'long mission': -10 });
  expect(mods({}, { selfPropelled: true })).toEqual({ 'self-propelled': 10 });
  expect(mods({ side: 'italian' }, {}, { year: 1940, month: 9 })).toEqual({ 'Italian, 1940': 10 });
  expect(mods({ side: 'italian' }, {}, { year: 1941, month: 6 })).toEqual({ 'Italian, early 1941': 5 });
  expect(mods({ side: 'italian' }, {}, { year: 1941, month: 7 })).toEqual({});
  expect(mods({}, {}, { year: 1940, month: 9 })).toEqual({});
});

test('[panzer 7.28.3.a, 7.28.3.b] whoever looked may be looked for: damage is the end of it, suppression nothing', () => {
  const answered = (effect: number) => {
    const match = fired([hundred(99), hundred(20), hundred(effect)], [GUNS, HUNTERS, AVENGERS]);
    play(match, 'british', 'counter b2');
    expect(offers(match, 'german', 'counter')).toEqual(['counter b3']);
    play(match, 'german', 'counter b3');
    const { suppressed, damaged, lost } = match.state.batteries[1] ?? {};
    return { suppressed, damaged, lost };
  };
  expect(answered(50)).toEqual({});
  expect(answered(51)).toEqual({ lost: true });
  expect(answered(100)).toEqual({ lost: true });
});
