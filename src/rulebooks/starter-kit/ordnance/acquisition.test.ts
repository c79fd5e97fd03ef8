import { expect, test } from 'vitest';
import { acquisitionOf } from '../acquisition.ts';
import type { Acquisition } from '../state.ts';
import { type Position, play, skirmish, weapon } from '../testing.ts';

/** An American gun in D8 that has acquired the two squads in D3. */
function tracked(acquired: Partial<Acquisition>, more: Partial<Position> = {}): Position {
  return {
    attacker: 'german',
    phase: 'movement',
    units: [
      { card: 'american 2-2-7', at: '1:D8' },
      { card: 'german 4-6-7', at: '1:D3' },
      { card: 'german 4-6-7', at: '1:D3' },
      { card: 'german 4-6-7', at: '1:A1' },
    ],
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
type Match = ReturnType<typeof skirmish>;
const worth = (match: Match, hex: `1:${string}`, target?: 'u2' | 'u3' | 'u4') =>
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
  const match = skirmish(tracked(ON, { hexes: { D4: 'brush' } }), [[6, 5]]);
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
    {
      hexes: { D5: 'woods' },
      units: [
        { card: 'american 2-2-7', at: '1:D8' },
        { card: 'german 4-6-7', at: '1:E4' },
        { card: 'german 4-6-7', at: '1:F4' },
      ],
    },
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
