/** Ways that a rout takes and does not take. */
import { expect, test } from 'vitest';
import { isGone, offers, type Position, play, skirmish } from '../testing/bench.ts';

const BROKEN = { card: 'german 4-6-7', broken: true } as const;
const enemy = (at: string) => ({ card: 'russian 4-4-7', at }) as Position['units'][number];

test('orchard and brush may be routed through under fire, and waited in, but are no cover to make for', () => {
  for (const ground of ['orchard', 'brush'] as const) {
    const waits = skirmish({
      phase: 'rout',
      hexes: { '1:E5': ground },
      units: [{ ...BROKEN, at: '1:E5' }, enemy('1:E8')],
    } as Position);
    expect([ground, waits.state.phase, isGone(waits, 'u1')]).not.toContain('rout');
    expect(isGone(waits, 'u1')).toBe(false);
    const through = skirmish({
      phase: 'rout',
      hexes: { '1:E4': ground, '1:E3': 'woods' },
      units: [{ ...BROKEN, at: '1:E5' }, enemy('1:A4')],
    } as Position);
    play(through, 'german', 'rout u1', 'flee 1:E4');
    expect(offers(through, 'german', 'flee')).toEqual(['flee 1:E3']);
  }
});
