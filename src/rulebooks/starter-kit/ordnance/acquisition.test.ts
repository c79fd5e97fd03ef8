import { expect, test } from 'vitest';
import type { Acquisition } from '../state.ts';
import { altered, type Position, play, skirmish, type TestMatch, weapon } from '../testing/bench.ts';
import { weaponById } from '../units.ts';
import { acquisitionOf } from './acquisition.ts';

/** An American gun in D8 that has acquired the two squads in D3. */
function tracked(acquired: Partial<Acquisition>, more: Partial<Position> = {}): Position {
  return {
    phase: 'german movement',
    units: ['american 2-2-7 D8', 'german 4-6-7 D3', 'german 4-6-7 D3', 'german 4-6-7 A1'],
    weapons: [
      {
        card: 'american M3A1 37mm AT',
        by: 'u1',
        facing: 0,
        acquired: { at: '1:D3', drm: -1, by: 'u1', from: '1:D8', ...acquired },
      },
    ],
    ...more,
  };
}

const ON = { on: { u2: '1:D3', u3: '1:D3' } } as const;
const worth = (match: TestMatch, hex: `1:${string}`, target?: 'u2' | 'u3' | 'u4') =>
  acquisitionOf(match.state, weapon(match, 'w1'), hex, target);

test('[aslsk 6.10.c, 6.11.a] an acquired target is followed where it is seen; an acquired hex stays where it is', () => {
  const target = skirmish(tracked(ON));
  play(target, 'german', 'move u2', 'step 1:D4');
  expect(worth(target, '1:D4', 'u2')).toBe(-1);
  const area = skirmish(tracked({}));
  play(area, 'german', 'move u2', 'step 1:D4');
  expect([worth(area, '1:D4', 'u2'), worth(area, '1:D3', 'u3')]).toEqual([0, -1]);
});

test('[aslsk 6.10.d] of those who scatter the gunner keeps the one at whom he fires next', () => {
  const match = skirmish(tracked(ON, { hexes: { D4: 'brush' } }), '6,5');
  play(match, 'german', 'move u2', 'step 1:D4');
  expect([worth(match, '1:D4', 'u2'), worth(match, '1:D3', 'u3')]).toEqual([-1, -1]);
  play(match, 'american', 'ready w1', 'aim infantry', 'shoot');
  expect(weapon(match, 'w1').acquired).toMatchObject({ drm: -2, on: { u2: '1:D4' } });
  expect(worth(match, '1:D3', 'u3')).toBe(0);
});

test('[aslsk 6.10.c] who leaves the sight of the gun leaves its acquisition behind, to whoever comes there next', () => {
  // The woods in D5 hide D4 from the gun in D8, and nothing else.
  const position = tracked(
    { at: '1:E4', on: { u2: '1:E4' } },
    { hexes: { D5: 'woods' }, units: ['american 2-2-7 D8', 'german 4-6-7 E4', 'german 4-6-7 F4'] },
  );
  const match = skirmish(position);
  play(match, 'german', 'move u2', 'step 1:D4');
  expect([worth(match, '1:D4', 'u2'), worth(match, '1:E4')]).toEqual([0, -1]);
  play(match, 'german', 'done', 'move u3', 'step 1:E4');
  expect(worth(match, '1:E4', 'u3')).toBe(-1);
  expect(weapon(match, 'w1').acquired?.on).toEqual({ u3: '1:E4' });
});

test('[aslsk 6.10.a] the acquisition of a unit is worth nothing against another in the same hex', () => {
  const match = skirmish(tracked({ on: { u2: '1:D3' } }));
  expect([worth(match, '1:D3', 'u2'), worth(match, '1:D3', 'u3')]).toEqual([-1, 0]);
});

// ---- how it is lost

/** A gun with an acquired hex, after something has happened in the phase; whether it still has it. */
const HELD = { at: '1:D3', drm: -2, by: 'u1', from: '1:D8' } as const;
const keeps = (crew: object, gun: object) => {
  const position = tracked({});
  const { state } = skirmish({
    ...position,
    units: altered(position.units, 0, { ...crew }),
    weapons: [{ card: 'american M3A1 37mm AT', by: 'u1', facing: 0, acquired: HELD, ...gun }],
  });
  return acquisitionOf(state, weaponById(state, 'w1'), '1:D3') !== 0;
};

test('[aslsk 6.10.b] it is lost by a gun that malfunctions or changes hands, and by a crew that breaks or walks away', () => {
  expect(keeps({}, {})).toBe(true);
  expect(keeps({}, { malfunctioned: true })).toBe(false);
  expect(keeps({}, { by: 'u4' })).toBe(false);
  expect(keeps({ broken: true }, {})).toBe(false);
  expect(keeps({ at: '1:D7' }, {})).toBe(false);
  // Merely pinned it keeps looking.
  expect(keeps({ pinned: true }, {})).toBe(true);
});

const ACQUIRED = {
  attacker: 'american',
  units: ['american 2-2-7 D8', 'german 4-6-7 D3', 'german 4-6-7 E4'],
  weapons: [
    { card: 'american M3A1 37mm AT', by: 'u1', facing: 0, acquired: { ...HELD, on: { u2: '1:D3' } } },
  ],
} as const satisfies Position;

test('[aslsk 6.10.b] by a turn without a shot, by a shot at somebody else, and not by one at the same', () => {
  const turned = skirmish({ ...ACQUIRED, phase: 'prep-fire' });
  play(turned, 'american', 'done', 'face w1 1');
  expect(weapon(turned, 'w1').acquired).toBeUndefined();
  const after = (hex: string) => {
    const match = skirmish({ ...ACQUIRED, phase: 'prep-fire' }, '6,5');
    play(match, 'american', 'ready w1', `at ${hex}`, 'aim infantry', 'shoot');
    return weapon(match, 'w1').acquired;
  };
  expect(after('1:E4')).toMatchObject({ drm: -1, on: { u3: '1:E4' } });
  expect(after('1:D3')).toMatchObject({ drm: -2, on: { u2: '1:D3' } });
});

const TANK = {
  card: 'american M4A3',
  at: '1:D8',
  facing: 0,
  acquired: { at: '1:D3', drm: -1, by: 'v1', from: '1:D8', on: { u2: '1:D3' } },
} as const;
const tankAfter = (position: Partial<Position>, vehicle: object, ...acts: readonly string[]) => {
  const match = skirmish(
    {
      ...ACQUIRED,
      phase: 'prep-fire',
      units: ACQUIRED.units.slice(1),
      weapons: [],
      vehicles: [{ ...TANK, acquired: { ...TANK.acquired, on: { u1: '1:D3' } }, ...vehicle }],
      ...position,
    },
    '6,5',
  );
  play(match, 'american', ...acts);
  return match.state.vehicles?.[0]?.acquired?.drm;
};

test('[aslsk 6.10.b] a tank loses it by its coaxial gun at another hex, and by no other of its guns', () => {
  expect(tankAfter({}, {}, 'ready v1.CMG', 'at 1:E4', 'shoot')).toBeUndefined();
  expect(tankAfter({}, {}, 'ready v1.CMG', 'at 1:D3', 'shoot')).toBe(-1);
  expect(tankAfter({}, {}, 'ready v1.BMG', 'at 1:E4', 'shoot')).toBe(-1);
});

test('[aslsk 6.10.e] on the move nothing is acquired, and what was acquired before gets no better; another target loses it', () => {
  const waits = { phase: 'movement' } as const;
  const drive = ['drive v1', 'delay', 'ready v1.MA'];
  expect(tankAfter(waits, {}, ...drive, 'at 1:D3', 'shoot')).toBe(-1);
  expect(tankAfter(waits, {}, ...drive, 'at 1:E4', 'shoot')).toBeUndefined();
  const fresh = { acquired: undefined };
  expect(tankAfter(waits, fresh, ...drive, 'at 1:D3', 'shoot')).toBeUndefined();
  // In the defensive fire phase one in motion gains nothing either.
  const inMotion = { phase: 'advancing-fire' } as const;
  expect(tankAfter(inMotion, { ...fresh, motion: true }, 'ready v1.MA', 'at 1:D3', 'shoot')).toBeUndefined();
  expect(tankAfter(inMotion, fresh, 'ready v1.MA', 'at 1:D3', 'aim infantry', 'shoot')).toBe(-1);
});

test('[aslsk 6.10.e] smoke gains none', () => {
  const match = skirmish(
    { ...ACQUIRED, phase: 'prep-fire', weapons: ['american M2A1 105mm ART of u1 facing 0'] },
    '1,3',
  );
  play(match, 'american', 'ready w1', 'load smoke', 'at 1:D3', 'shoot');
  expect(weapon(match, 'w1').acquired).toBeUndefined();
});

test('[aslsk 6.11.a, 6.10.a] fired at the hex, what was acquired is the hex; fired at the men, it is they again', () => {
  const fired = (acquired: Acquisition, aim: 'area' | 'infantry') => {
    const weapons = [{ ...ACQUIRED.weapons[0], acquired }];
    const match = skirmish({ ...ACQUIRED, phase: 'prep-fire', weapons }, '6,5');
    play(match, 'american', 'ready w1', 'at 1:D3', `aim ${aim}`, 'shoot');
    return weapon(match, 'w1').acquired;
  };
  const hex: Acquisition = { ...HELD, drm: -1 };
  const men: Acquisition = { ...hex, on: { u2: '1:D3' } };
  expect(fired(men, 'area')).toEqual({ ...HELD, drm: -2 });
  expect(fired(hex, 'infantry')).toEqual({ ...HELD, drm: -2, on: { u2: '1:D3' } });
});

test('[aslsk 3.2.1.e, 6.10.a] who fires where he can’t see acquires nobody, and loses whom he had elsewhere', () => {
  // The woods in D5 hide D3 from the gun in D8; E4 it sees.
  const shotAt = (acquired: Partial<Acquisition>) => {
    const position = tracked(acquired, { sight: 'strict', attacker: 'american', phase: 'prep-fire' });
    const match = skirmish({ ...position, hexes: { D5: 'woods' } }, '6,4');
    play(match, 'american', 'ready w1', 'at 1:D3', 'aim infantry', 'shoot');
    expect(weapon(match, 'w1').fired).toBe('prep');
    return weapon(match, 'w1').acquired;
  };
  expect(shotAt({ at: '1:E4', on: { u4: '1:E4' } })).toBeUndefined();
  expect(shotAt(ON)).toMatchObject({ drm: -1, ...ON });
});
