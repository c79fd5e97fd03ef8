/** Critical hits (6.1): when they come, and what they are worth. */
import { expect, test } from 'vitest';
import { citesSaid, type Position, play, skirmish, type TestMatch, unit } from '../../testing/bench.ts';
import { declared, flak, OTHERS } from '../test-guns.ts';
import { effectOf } from './effect.ts';

const isCritical = (match: TestMatch) => citesSaid(match).includes('6.1.a');

test('[aslsk 6.1.a] at men it is the final roll that counts: an original 2 through smoke and stone is no more than a hit', () => {
  const fired = (hexes: Position['hexes'], ...dice: readonly [number, number]) => {
    const match = skirmish({ ...flak(), hexes: hexes ?? {} }, [dice, [6, 6], [1, 1]]);
    play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry', 'shoot');
    return isCritical(match);
  };
  expect(fired({}, 1, 1)).toBe(true);
  expect(fired({}, 1, 2)).toBe(true);
  expect(fired({}, 2, 2)).toBe(false);
  expect(fired({ D4: 'stone building' }, 1, 1)).toBe(false);
});

test('[aslsk 6.1.a] on the other target types it is an original 2, if that hits at all', () => {
  const area = (more: Partial<Position>, ...dice: readonly [number, number]) => {
    const match = skirmish(flak({ hexes: {}, ...more }), [dice, [6, 6], [1, 1]]);
    play(match, 'german', 'ready w1', 'at 1:D4', 'aim area', 'shoot');
    return isCritical(match);
  };
  expect([area({}, 1, 1), area({}, 1, 2)]).toEqual([true, false]);
  // 7 to hit, and +6: a 2 is not enough.
  const smoke = (['1:D5', '1:D6'] as const).map(at => ({ at, kind: 'dispersed', by: 'german' }) as const);
  expect(area({ smoke, phase: 'advancing-fire' }, 1, 1)).toBe(false);
});

test('[aslsk 6.1.a] so it is with bazookas and their like', () => {
  const fired = (...dice: readonly [number, number]) => {
    const match = skirmish(
      {
        attacker: 'american',
        hexes: { D4: 'wooden building' },
        units: ['american 7-4-7 D3', 'german 2-4-7 D4', ...OTHERS],
        weapons: ['american BAZ 44 of u1'],
      },
      [dice, [6, 6], [1, 1]],
    );
    play(match, 'american', 'ready w1', 'at 1:D4', 'shoot');
    return isCritical(match);
  };
  expect([fired(1, 1), fired(1, 2)]).toEqual([true, false]);
});

test('[aslsk 6.1.b] whatever the shell, it is high explosive that is doubled, and running in the open makes it worse', () => {
  const match = skirmish(
    {
      phase: 'american movement',
      units: ['german 2-2-8 D8', 'american 7-4-7 D3'],
      weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
    },
    [],
  );
  play(match, 'american', 'move u2', 'step 1:D4');
  play(match, 'german', 'ready w1', 'aim infantry', 'load AP');
  const { world, state } = match;
  const effect = (critical: boolean) => {
    const { column, drm } = effectOf(world, state, declared(match), unit(match, 'u2'), critical);
    return [column, ...drm.kept.map(({ id, n }) => `${id} ${n}`)];
  };
  expect(effect(false)).toEqual([2]);
  expect(effect(true)).toEqual([24, 'FFNAM -1', 'FFMO -1']);
});
