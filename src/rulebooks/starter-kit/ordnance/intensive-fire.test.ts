import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import { isGone, type Position, play, skirmish, unit, weapon } from '../testing.ts';
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
  // B11, less two; on 11 it is gone.
  expect(weapon(pressed([4, 5]), 'w1').malfunctioned).toBe(true);
  expect(isGone(pressed([5, 6]), 'w1')).toBe(true);
});

test('[aslsk 3.2.4.if.d] a pinned crew is not pressed, nor is any gun in the advancing fire phase', () => {
  const fired = (more: Partial<Position>, pinned: boolean) => {
    const position = flak({
      weapons: [{ card: 'german 8.8cm FlaK 18', by: 'u1', facing: 0, fired: 'prep' }],
    });
    const units = position.units.map((each, i) =>
      i === 0 && pinned ? { ...each, pinned: true as const } : each,
    );
    return skirmish({ ...position, units, ...more }).offered('german');
  };
  expect(fired({}, false)).toContain('ready w1');
  expect(fired({}, true)).not.toContain('ready w1');
  expect(fired({ phase: 'advancing-fire' }, false)).not.toContain('ready w1');
});

test('[aslsk 3.4.c, 3.2.4.if.d] in the defensive fire phase a gun that has fired is pressed at adjacent enemies only', () => {
  const gun = (at: HexId) =>
    skirmish({
      attacker: 'american',
      phase: 'defensive-fire',
      units: [{ card: 'german 2-2-8', at: '1:D8' }, { card: 'american 7-4-7', at }, ...OTHERS],
      weapons: [{ card: 'german 7.5cm PaK 40', by: 'u1', facing: 0, fired: 'first' }],
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
        attacker: 'american',
        phase: 'movement',
        units: [
          { card: 'german 2-2-8', at: '1:D8' },
          { card: 'american 7-4-7', at: '1:D4' },
          { card: 'american 6-6-6', at: '1:D7', moved: true },
        ],
        weapons: [{ card: 'german 7.5cm PaK 40', by: 'u1', facing: 0, fired: 'first' }],
      },
      [
        [coloured, 4],
        [6, 6],
      ],
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

test('[aslsk 3.2.4.if.c] a gun without a rate of fire that is turned fires no more in this player turn', () => {
  const howitzer = (facing: 0 | 2) => {
    const match = skirmish(
      {
        attacker: 'american',
        units: [
          { card: 'american 2-2-7', at: '1:D8' },
          { card: 'german 4-6-7', at: '1:E5' },
          { id: 'u8', card: 'american 6-6-6', at: '1:L1' },
          { id: 'u9', card: 'german 4-6-7', at: '1:L3' },
        ],
        weapons: [{ card: 'american M1 155mm ART', by: 'u1', facing }],
      },
      [[6, 5]],
    );
    play(match, 'american', 'ready w1', 'at 1:E5', 'aim infantry', 'shoot');
    return match;
  };
  // Left as it points it may be pressed, turned it may not.
  expect(howitzer(0).offered('american')).toContain('ready w1');
  const turned = howitzer(2);
  expect(weapon(turned, 'w1').intensive).toBe(true);
  expect(turned.offered('american')).not.toContain('ready w1');
});
