import { expect, test } from 'vitest';
import { citesSaid, isGone, type Position, play, skirmish, weapon } from '../testing.ts';
import { OTHERS } from './test-guns.ts';

const flak38 = (more: Partial<Position> = {}): Position => ({
  attacker: 'american',
  units: [{ card: 'german 2-2-8', at: '1:D8' }, { card: 'american 7-4-7', at: '1:D4' }, ...OTHERS],
  weapons: [{ card: 'german 2cm FlaK 38', by: 'u1', facing: 0 }],
  ...more,
});

test('[aslsk 6.8.a, 6.8.b] a gun fires like a machine gun: straight on the fire table, alone, slower by one, and without acquisition', () => {
  const acquired = { at: '1:D4', drm: -2, by: 'u1', from: '1:D8' } as const;
  const match = skirmish(
    flak38({
      phase: 'defensive-fire',
      weapons: [{ card: 'german 2cm FlaK 38', by: 'u1', facing: 2, acquired }],
    }),
    [
      [3, 3],
      [1, 1],
    ],
  );
  play(match, 'german', 'ready w1', 'at 1:D4', 'aim firepower');
  expect(match.offered('german')).toEqual(['shoot']);
  play(match, 'german', 'shoot');
  // A 6, and two more for turning by two hexspines: a pin task check on column 6.
  expect(citesSaid(match)).toContain('3.2.4.ca.b');
  expect(weapon(match, 'w1')).toMatchObject({ fired: 'final', facing: 0 });
  expect(weapon(match, 'w1').acquired).toBeUndefined();
});

test('[aslsk 6.8.c, 6.12.b] marked with first fire it fires again at half strength, breaks two earlier, and is gone on its own number', () => {
  const again = (dice: readonly [number, number]) => {
    const match = skirmish(
      {
        ...flak38({ phase: 'defensive-fire' }),
        units: [
          { card: 'german 2-2-8', at: '1:D8', fired: 'first', used: ['w1'], forfeits: true },
          { card: 'american 7-4-7', at: '1:D7' },
          ...OTHERS,
        ],
        weapons: [{ card: 'german 2cm FlaK 38', by: 'u1', facing: 0, fired: 'first' }],
      },
      [dice, [1, 1]],
    );
    play(match, 'german', 'ready w1', 'at 1:D7', 'aim firepower', 'shoot');
    return isGone(match, 'w1') ? 'gone' : weapon(match, 'w1').malfunctioned === true;
  };
  // B12: from 10 on it jams, on 12 it is gone.
  expect([again([5, 4]), again([6, 4]), again([6, 5]), again([6, 6])]).toEqual([false, true, true, 'gone']);
});

test('[aslsk 3.2.4.ca.b, 6.8.a] pinned men fire it like a machine gun within its covered arc alone', () => {
  const offered = (facing: 0 | 2) => {
    const match = skirmish(
      flak38({
        phase: 'defensive-fire',
        units: [
          { card: 'german 2-2-8', at: '1:D8', pinned: true },
          { card: 'american 7-4-7', at: '1:D4' },
          ...OTHERS,
        ],
        weapons: [{ card: 'german 2cm FlaK 38', by: 'u1', facing }],
      }),
    );
    if (!match.offered('german').includes('ready w1')) return [];
    play(match, 'german', 'ready w1', 'at 1:D4');
    return match.offered('german').filter(act => act === 'aim firepower');
  };
  expect(offered(0)).toEqual(['aim firepower']);
  expect(offered(2)).toEqual([]);
});

test('[aslsk 6.8.c, 3.2.4.if.d] pinned men who may not press their gun fire it like a machine gun once more', () => {
  const match = skirmish(
    {
      ...flak38({ phase: 'defensive-fire' }),
      units: [
        { card: 'german 2-2-8', at: '1:D8', pinned: true, fired: 'first', used: ['w1'], forfeits: true },
        { card: 'american 7-4-7', at: '1:D7' },
        ...OTHERS,
      ],
      weapons: [{ card: 'german 2cm FlaK 38', by: 'u1', facing: 0, fired: 'first' }],
    },
    [
      [3, 3],
      [1, 1],
    ],
  );
  play(match, 'german', 'ready w1', 'at 1:D7');
  expect(match.offered('german')).toEqual(['aim firepower']);
  play(match, 'german', 'aim firepower', 'shoot');
  expect(weapon(match, 'w1')).toMatchObject({ fired: 'final' });
});
