import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import type { Vehicle } from '../state.ts';
import { altered, isGone, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { aimed, flak, OTHERS } from './test-guns.ts';

test('[aslsk 3.2.4.if.a, 3.2.4.if.b] having lost its rate a gun fires once more, two worse, and breaks two earlier', () => {
  const pressed = (dice: readonly [number, number]) => {
    const match = skirmish(flak(), [[4, 6], dice]);
    play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry', 'shoot');
    expect(weapon(match, 'w1').fired).toBe('prep');
    play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry');
    expect(aimed(match, 'u2').drm.kept.map(({ id }) => id)).toContain('intensive fire');
    play(match, 'german', 'shoot');
    return match;
  };
  const once = pressed([1, 5]);
  expect(weapon(once, 'w1')).toMatchObject({ fired: 'prep', intensive: true });
  expect(once.offered('german')).not.toContain('ready w1');
  // B12, less two; on 12 it is gone.
  expect(weapon(pressed([4, 5]), 'w1').malfunctioned).toBeUndefined();
  expect(weapon(pressed([4, 6]), 'w1').malfunctioned).toBe(true);
  expect(isGone(pressed([6, 6]), 'w1')).toBe(true);
});

test('[aslsk 3.2.4.if.d] a pinned crew is not pressed, nor is any gun in the advancing fire phase', () => {
  const fired = (more: Partial<Position>, pinned: boolean) => {
    const position = flak({ weapons: ['german 8.8cm FlaK 18 of u1 facing 0 fired prep'] });
    const units = pinned ? altered(position.units, 0, { pinned: true }) : position.units;
    return skirmish({ ...position, units, ...more }).offered('german');
  };
  expect(fired({}, false)).toContain('ready w1');
  expect(fired({}, true)).not.toContain('ready w1');
  expect(fired({ phase: 'advancing-fire' }, false)).not.toContain('ready w1');
});

test('[aslsk 3.4.c, 3.2.4.if.d] in the defensive fire phase a gun that has fired is pressed at adjacent enemies only', () => {
  const gun = (at: HexId) =>
    skirmish({
      phase: 'american defensive-fire',
      units: ['german 2-2-8 D8', `american 7-4-7 ${at}`, ...OTHERS],
      weapons: ['german 7.5cm PaK 40 of u1 facing 0 fired first'],
    });
  const near = gun('1:D7');
  play(near, 'german', 'ready w1');
  expect(near.offered('german')).toContain('at 1:D7');
  expect(gun('1:D6').offered('german')).not.toContain('ready w1');
});

test('[aslsk 3.3.3.i] pressed in first fire, gun and crew are marked with final fire whatever else is closer', () => {
  const pressed = (coloured: number) => {
    const match = skirmish(
      {
        phase: 'american movement',
        units: ['german 2-2-8 D8', 'american 7-4-7 D4', 'american 6-6-6 D7 moved'],
        weapons: ['german 7.5cm PaK 40 of u1 facing 0 fired first'],
      },
      `${coloured},4 6,6`,
    );
    play(match, 'american', 'move u2', 'step 1:D5');
    play(match, 'german', 'ready w1', 'aim infantry', 'shoot');
    return match;
  };
  // However low the coloured die falls: there is no rate of fire left to keep.
  for (const match of [pressed(6), pressed(1)]) {
    expect(weapon(match, 'w1')).toMatchObject({ fired: 'final', intensive: true });
    expect(unit(match, 'u1').fired).toBe('final');
    expect(match.state.residual).toEqual([]);
  }
});

test('[aslsk 3.2.4.if.c] a gun without a turret and without a rate of fire that is turned fires no more in this player turn', () => {
  const turnedBy = (facing: 0 | 2, card = 'american M1 155mm ART') => {
    const match = skirmish(
      {
        attacker: 'american',
        units: ['american 2-2-7 D8', 'german 4-6-7 E5', 'u8: american 6-6-6 L1', 'u9: german 4-6-7 L3'],
        weapons: [`${card} of u1 facing ${facing}`],
      },
      '6,5',
    );
    play(match, 'american', 'ready w1', 'at 1:E5', 'aim infantry', 'shoot');
    return match;
  };
  // Left as it points it may be pressed, turned it may not.
  expect(turnedBy(0).offered('american')).toContain('ready w1');
  const turned = turnedBy(2);
  expect(weapon(turned, 'w1').intensive).toBe(true);
  expect(turned.offered('american')).not.toContain('ready w1');
  // What has a rate of fire has only lost it.
  expect(turnedBy(2, 'american M5 3in AT').offered('american')).toContain('ready w1');
});

/** A tank whose gun has no rate of fire in a turret, and a target one hexspine away from it that has spent four points. */
const SLOW: Position = {
  phase: 'german movement',
  units: ['german 4-6-7 L1', 'russian 4-4-7 L3'],
  vehicles: [
    { card: 'german PzKpfw IIIN', at: '1:D2', facing: 3, moving: true, way: [{ at: '1:D2', halves: 8 }] },
    'russian T-34 M41 D5 facing 1',
  ],
  doing: [
    { is: 'drive', vehicle: 'v1', spent: 8, here: 8, shots: {}, begun: true },
    { is: 'window', side: 'russian' },
  ],
};

test('[aslsk 3.2.4.if.c, 6.10.a] E-071 E-076 a turret without a rate of fire that has turned may be pressed, and so acquires its target twice', () => {
  const match = skirmish(SLOW, '1,5 2,6');
  play(match, 'russian', 'ready v2.MA', 'engage v1', 'point 0', 'shoot');
  const tank = () => vehicleById(match.state, 'v2');
  expect(tank()).toMatchObject({ turret: 0, arms: { MA: { fired: 'first' } }, acquired: { drm: -1 } });
  expect(tank().intensive).toBeUndefined();
  play(match, 'russian', 'ready v2.MA', 'engage v1', 'shoot');
  expect(tank()).toMatchObject({ intensive: true, acquired: { drm: -2, on: { v1: '1:D2' } } });
  expect(match.choiceOf('russian')).toBeUndefined();
});

test('[aslsk 3.3.2.f, 3.2.4.if.c] such a turret turns at the end of a fire phase as long as it could fire without being pressed', () => {
  const swivels = (arms: NonNullable<Vehicle['arms']>) => {
    const [first = ''] = SLOW.vehicles ?? [];
    const vehicles = [first, { card: 'russian T-34 M41', at: '1:D5', facing: 1, arms } as const];
    const match = skirmish({ ...SLOW, phase: 'defensive-fire', doing: [], vehicles });
    play(match, 'russian', 'done');
    return match.choiceOf('russian')
      ? match.offered('russian').filter(act => act.includes('turret')).length
      : 0;
  };
  expect(swivels({ CMG: { fired: 'first' } })).toBe(5);
  expect(swivels({ CMG: { fired: 'first' }, MA: { fired: 'first' } })).toBe(0);
  expect(swivels({ MA: { fired: 'first' } })).toBe(5);
});
