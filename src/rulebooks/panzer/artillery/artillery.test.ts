/** Indirect Fire (B14): calling, sheaves, scatter, going on, smoke, light, reconnaissance by fire. */
import { expect, test } from 'vitest';
import { apNet, gpModifiers } from '../fire/modifiers.ts';
import { fieldedById, type View } from '../game.ts';
import { spots } from '../sight/spotting.ts';
import type { Battery, Minefield } from '../state.ts';
import {
  counted,
  hundred,
  offers,
  type Position,
  play,
  refusals,
  shotIn,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { responseModifiers, sheafHexes } from './battery.ts';
import { shellModifiers } from './mission.ts';

type Told = Partial<Position['units'][number]>;
const GUNS: Battery = { id: 'b1', side: 'german', kind: '10.5cm leFH' };

/** A German observer at C12 sees a British section at C6; b1 is his. All dice are given as they fall. */
const guns = (
  dice: readonly (readonly number[])[],
  more: Partial<Omit<Position, 'units'>> & { ours?: Told; theirs?: Told; others?: Position['units'] } = {},
) => {
  const { ours = {}, theirs = {}, others = [], ...rest } = more;
  return skirmish(
    {
      phase: 'indirect',
      first: 'german',
      size: [13, 20],
      batteries: [GUNS],
      scenario: { batteries: [{ side: 'german', kind: '10.5cm leFH' }], ...rest.scenario },
      ...rest,
      units: [
        { card: 'german-fo', at: '1:C12', command: 'FIRE', ...ours },
        { card: 'british-section', at: '1:C6', ...theirs },
        ...others,
      ],
    },
    dice,
  );
};
type Guns = ReturnType<typeof guns>;
const missionOf = (match: Guns) => match.state.batteries[0]?.mission;
const call = (match: Guns, load = 'gp-closed', at = '1:C6') =>
  play(match, 'german', 'call b1 u1', `aim ${at} ${load}`);

test('[panzer BASE.IFT, B14.1] fire is called on a hex that the observer sees and in which somebody is spotted', () => {
  const match = guns([], { others: [{ card: 'british-section', at: '1:E6', spottedBy: [] as never }] });
  expect(offers(match, 'german', 'call')).toEqual(['call b1 u1']);
  play(match, 'german', 'call b1 u1');
  expect(offers(match, 'german', 'aim').every(act => act.startsWith('aim 1:C6'))).toBe(true);
  expect(refusals(match, 'german', 'aim 1:E6 gp-closed')).toEqual(['BASE.IFT']);
  const hidden = guns([], {
    hexes: { '1:C9': 'woods' },
    others: [{ card: 'german-squad', at: '1:A6', command: 'FIRE' }],
  });
  expect(refusals(hidden, 'german', 'call b1 u1')).toEqual(['BASE.IFT']);
});

test('[panzer B14.2] (10) must come to 5 for an observer, 7 for headquarters and recon, 9 for others', () => {
  const least = (ours: Told, platoons: Position['platoons'] = {}) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find(die => {
      const match = guns([[die], hundred(1)], { ours, platoons });
      call(match);
      return missionOf(match) !== undefined;
    });
  expect(least({})).toBe(5);
  expect(least({ card: 'german-squad' })).toBe(9);
  expect(least({ card: 'psw-231' })).toBe(7);
  expect(least({ card: 'german-squad' }, { german: { headquarters: 'CHQ' } })).toBe(7);
});

test('[panzer B14.2, 7.28.2.f, 7.37.b, B14.4] what helps and hinders the answer', () => {
  const of = (
    card: 'german-fo' | 'british-fo' | 'italian-fo',
    more: Partial<Battery>,
    recon = false,
    on = false,
  ) => {
    const { world, view } = standing({
      units: [
        { card, at: '1:C6' },
        { card: 'american-squad', at: '1:C2' },
      ],
    });
    return counted(
      responseModifiers(world, fieldedById(view, 'u1'), more, { isRecon: recon, isContinued: on }),
    );
  };
  expect(of('german-fo', {})).toEqual({});
  expect(of('british-fo', {})).toEqual({ 'British or American': 1 });
  expect(of('italian-fo', {})).toEqual({ Italian: -1 });
  expect(of('german-fo', { damaged: true })).toEqual({ 'battery damaged': -2 });
  expect(of('german-fo', {}, true)).toEqual({ 'reconnaissance by fire': -2 });
  expect(of('german-fo', {}, false, true)).toEqual({ 'fire continued': 2 });
});

test('[panzer 7.4.3] whoever has no radio calls nobody', () => {
  const italian = (options: readonly ['7.4'] | readonly []) =>
    guns([], {
      options,
      batteries: [{ ...GUNS, side: 'italian' }],
      first: 'italian',
      ours: { card: 'l3-35' },
      others: [{ card: 'italian-fo', at: '1:C13' }],
    });
  expect(refusals(italian(['7.4']), 'italian', 'call b1 u1')).toEqual(['7.4.3']);
  expect(offers(italian([]), 'italian', 'call')).toContain('call b1 u1');
});

test('[panzer B14.3, B14.7] a closed sheaf is three hexes, an open one seven with two factors less; friend and foe are struck', () => {
  const { world } = standing({
    units: [
      { card: 'german-fo', at: '1:C6' },
      { card: 'crusader-i', at: '1:C2' },
    ],
  });
  const [at, one, other] = sheafHexes(world, '1:C6', 'closed');
  expect(at).toBe('1:C6');
  expect(sheafHexes(world, one ?? '1:C6', 'open')).toEqual(expect.arrayContaining([at, other]));
  expect(sheafHexes(world, '1:C6', 'open')).toHaveLength(7);
  // 7 − 5 is column 2: effective from 75; open it is column 0: effective from 91.
  const hit = (load: string, roll: number) => {
    const match = guns([[9], hundred(roll)]);
    call(match, load);
    return unit(match, 'u2').card;
  };
  expect([hit('gp-closed', 74), hit('gp-closed', 75)]).toEqual(['british-section', 'british-half-section']);
  expect([hit('gp-open', 90), hit('gp-open', 91)]).toEqual(['british-section', 'british-half-section']);
  const both = guns([[9], hundred(80), hundred(80)], {
    others: [
      { card: 'german-squad', at: '1:C6' },
      { card: 'german-squad', at: '1:C8' },
    ],
  });
  call(both);
  expect([unit(both, 'u3').card, unit(both, 'u4').card]).toEqual(['german-half-squad', 'german-squad']);
});

test('[panzer B14.8] an unmodified 1 with friends within two hexes brings the fire down on them', () => {
  const match = guns([[1], hundred(80)], { others: [{ card: 'german-squad', at: '1:C8' }] });
  call(match);
  expect(missionOf(match)?.at).toBe('1:C8');
  expect([unit(match, 'u2').card, unit(match, 'u3').card]).toEqual(['british-section', 'german-half-squad']);
  const far = guns([[1]], { others: [{ card: 'german-squad', at: '1:C9' }] });
  call(far);
  expect(missionOf(far)).toBeUndefined();
});

const SCATTERED = [
  [6, 1, '1:C5'],
  [7, 1, '1:C4'],
  [1, 4, '1:C7'],
  [10, 4, '1:C8'],
] as const;
test.each(SCATTERED)(
  '[panzer 7.26.a, 7.26.b] E-058: an answer that just comes to its number scatters: %i and %i',
  (far, way, at) => {
    const match = guns([[5], [far, way], hundred(1), hundred(1)], { options: ['7.26'] });
    call(match);
    expect(missionOf(match)?.at).toBe(at);
    const sure = guns([[6], hundred(1)], { options: ['7.26'] });
    call(sure);
    expect(missionOf(sure)?.at).toBe('1:C6');
    const off = guns([[5], hundred(1)]);
    call(off);
    expect(missionOf(off)?.at).toBe('1:C6');
  },
);

test('[panzer 7.26.c, B14.4] fire that the observer still sees is kept up, shifted by a hex, or checked', () => {
  const firing = (more: Partial<Battery['mission']> = {}, ground = {}) =>
    guns([[3], hundred(1)], {
      batteries: [{ ...GUNS, mission: { at: '1:C5', load: 'gp-closed', by: 'u1', turns: 2, ...more } }],
      hexes: ground,
    });
  const kept = firing();
  expect(refusals(kept, 'german', 'call b1 u1')).toEqual(['B14.4']);
  play(kept, 'german', 'keep b1');
  expect(missionOf(kept)).toMatchObject({ at: '1:C5', turns: 3 });
  const shifted = firing();
  expect(offers(shifted, 'german', 'shift')).toHaveLength(6);
  expect(refusals(shifted, 'german', 'shift b1 1:C9')).toEqual(['B14.4']);
  play(shifted, 'german', 'shift b1 1:C6');
  expect(missionOf(shifted)?.at).toBe('1:C6');
  const ceased = firing();
  play(ceased, 'german', 'cease b1');
  expect(missionOf(ceased)).toBeUndefined();
  const done = firing();
  play(done, 'german', 'done');
  expect(missionOf(done)).toBeUndefined();
  expect(refusals(firing({}, { '1:C9': 'woods' }), 'german', 'keep b1')).toEqual(['7.26.c']);
});

test('[panzer B14] planned fire falls unasked in its turn', () => {
  const match = guns([hundred(80)], { batteries: [{ ...GUNS, planned: [{ turn: 1, at: '1:C6' }] }] });
  expect(unit(match, 'u2').card).toBe('british-half-section');
  expect(refusals(match, 'german', 'keep b1')).not.toEqual([]);
});

test('[panzer B14.6] smoke hinders fire through, into and out of its hexes, thick more than thin, and thins out', () => {
  const laid = (load: string) => {
    const match = guns([[9]]);
    call(match, load);
    return match.state.clouds;
  };
  expect(laid('smoke-closed')).toHaveLength(3);
  expect(laid('smoke-open')).toHaveLength(7);
  expect(laid('smoke-open')[0]).toEqual({ at: '1:C6', is: 'thin smoke', state: 'ON' });
  const through = (at: '1:C9' | '1:C5' | '1:C7' | '1:E7', is: 'thin smoke' | 'thick smoke') => {
    const clouds = [{ at, is, state: 'ON' }] as const;
    const units = [
      { card: 'pz-ivf2', at: '1:C9' },
      { card: 'crusader-i', at: '1:C5' },
    ] as const;
    const { world, view, shot } = shotIn({ clouds, units });
    const gp = shotIn({ clouds, units }, 'gp');
    return [
      counted(apNet(world, view as View, shot))[is],
      counted(gpModifiers(gp.world, gp.view as View, gp.shot))[is],
    ];
  };
  expect(through('1:C7', 'thin smoke')).toEqual([-3, -15]);
  expect(through('1:C9', 'thick smoke')).toEqual([-5, -25]);
  expect(through('1:C5', 'thick smoke')).toEqual([-5, -25]);
  expect(through('1:E7', 'thick smoke')).toEqual([undefined, undefined]);
});

test('[panzer 7.27.a, 7.27.c] light is called with its rule, falls closed, burns a turn, and goes out in the next', () => {
  const off = guns([]);
  play(off, 'german', 'call b1 u1');
  expect(refusals(off, 'german', 'aim 1:C6 illumination')).toEqual(['7.27.a']);
  const match = guns([[9]], { options: ['7.27'], clouds: [{ at: '1:C6', is: 'light', state: 'OFF' }] });
  call(match, 'illumination');
  expect(match.state.clouds).toHaveLength(3);
  expect(match.state.clouds.every(({ is, state }) => is === 'light' && state === 'ON')).toBe(true);
  const end = guns([], {
    phase: 'batteries',
    clouds: [
      { at: '1:C6', is: 'light', state: 'OFF' },
      { at: '1:C7', is: 'light', state: 'ON' },
    ],
  });
  expect(end.state.clouds).toEqual([{ at: '1:C7', is: 'light', state: 'OFF' }]);
});

test('[panzer 7.27.b] whoever stands in the light is spotted two rows farther, up to row 0', () => {
  const reach = (visibility: number, lit: boolean) => {
    for (let range = 40; range > 0; range--) {
      const at = `1:C${45 - range}` as '1:C5';
      const { world, view } = standing({
        size: [5, 48],
        options: ['7.36'],
        ...(visibility < 0 && { scenario: { conditions: { visibility } } }),
        ...(lit && { clouds: [{ at, is: 'light', state: 'ON' }] }),
        units: [
          { card: 'pz-iiih', at: '1:C45' },
          { card: 'crusader-i', at },
        ],
      });
      if (spots(world, view as View, fieldedById(view, 'u1'), fieldedById(view, 'u2'))) return range;
    }
    return 0;
  };
  expect([reach(-4, false), reach(-4, true)]).toEqual([4, 7]);
  expect([reach(-1, true), reach(0, true)]).toEqual([20, 20]);
});

test('[panzer 7.37.a, 7.37.c] E-026: an FO calls one battery on an empty hex that he sees, closed GP, for one turn', () => {
  const match = guns([[7]], { options: ['7.37'], hexes: { '1:G12': 'woods' } });
  play(match, 'german', 'call b1 u1');
  expect(offers(match, 'german', 'aim').filter(act => act.startsWith('aim 1:E6'))).toEqual([
    'aim 1:E6 gp-closed',
  ]);
  expect(refusals(match, 'german', 'aim 1:E6 smoke-open')).toEqual(['7.37.a']);
  expect(refusals(match, 'german', 'aim 1:K12 gp-closed')).toEqual(['BASE.IFT']);
  play(match, 'german', 'aim 1:E6 gp-closed');
  expect(missionOf(match)).toMatchObject({ at: '1:E6', isRecon: true });
  // −2: a 6 is not enough.
  const missed = guns([[6]], { options: ['7.37'] });
  call(missed, 'gp-closed', '1:E6');
  expect(missionOf(missed)).toBeUndefined();
  const mission = { at: '1:E6', load: 'gp-closed', by: 'u1', turns: 1, isRecon: true } as const;
  const next = guns([], { options: ['7.37'], batteries: [{ ...GUNS, mission }] });
  expect(refusals(next, 'german', 'keep b1')).toEqual(['7.37.c']);
  expect(refusals(next, 'german', 'shift b1 1:E5')).toEqual(['7.37.c']);
  const squad = guns([], { options: ['7.37'], ours: { card: 'german-squad' } });
  play(squad, 'german', 'call b1 u1');
  expect(refusals(squad, 'german', 'aim 1:E6 gp-closed')).toEqual(['BASE.IFT']);
});

test('[panzer 7.46] bursts in trees add ten to shells and mortars, but not against closed armour', () => {
  const burst = (
    card: 'crusader-i' | 'british-section' | 'british-truck',
    ground: 'woods' | 'orchard' | 'brush',
    more: Told = {},
  ) => {
    const { world, view } = standing({
      options: ['7.46', '7.8'],
      hexes: { '1:C5': ground },
      units: [
        { card: 'german-mortar', at: '1:C9' },
        { card, at: '1:C5', ...more },
      ],
    });
    return counted(shellModifiers(world, view as View, {}, fieldedById(view, 'u2')))['air burst'];
  };
  expect(burst('british-section', 'woods')).toBe(10);
  expect(burst('british-section', 'orchard')).toBe(10);
  expect(burst('british-truck', 'woods')).toBe(10);
  expect(burst('british-section', 'brush')).toBeUndefined();
  expect(burst('crusader-i', 'woods')).toBe(10);
  expect(burst('crusader-i', 'woods', { buttoned: true })).toBeUndefined();
  const direct = (card: 'german-mortar' | 'german-squad') => {
    const { world, view, shot } = shotIn(
      {
        options: ['7.46'],
        hexes: { '1:C5': 'woods' },
        units: [
          { card, at: '1:C9' },
          { card: 'british-section', at: '1:C5' },
        ],
      },
      'mg',
    );
    return counted(gpModifiers(world, view as View, shot))['air burst'];
  };
  expect([direct('german-mortar'), direct('german-squad')]).toEqual([10, undefined]);
});

test('[panzer 7.31.3.1, 7.31.3.b] E-027: shells clear mines that are seen, with one effective result; smoke clears none', () => {
  const field: Minefield = {
    side: 'british',
    kind: 'Hasty',
    mines: 'both',
    hexes: ['1:C6'],
    seen: ['1:C6'],
    left: 0,
    cleared: 0,
  };
  // 7 − 3 is column 4: effective from 60; against 6 it is column 1: from 83.
  const left = (load: string, roll: number, more: Partial<Minefield> = {}) => {
    const match = guns([[9], hundred(1), hundred(roll)], { minefields: [{ ...field, ...more }] });
    call(match, load);
    return match.state.minefields[0]?.hexes.length;
  };
  expect([left('gp-closed', 59), left('gp-closed', 60)]).toEqual([1, 0]);
  expect([82, 83].map(roll => left('gp-closed', roll, { kind: 'Deliberate' }))).toEqual([1, 0]);
  expect(left('gp-closed', 100, { seen: [] })).toBe(1);
  expect(left('smoke-closed', 100)).toBe(1);
});
