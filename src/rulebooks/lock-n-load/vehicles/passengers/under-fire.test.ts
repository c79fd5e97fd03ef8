import { expect, test } from 'vitest';
import { fireCard } from '../../fire/card.ts';
import {
  type Dice,
  isGone,
  offers,
  type Position,
  play,
  skirmish,
  type TestMatch,
  unit,
  vehicle,
} from '../../testing/bench.ts';

const STRAGGLERS = ['u8: american 2-5-4-6 M1 shaken', 'u9: german 1-6-4-5 A1'];
const RIDER = { card: 'american 2-5-4-6', aboard: 'v1', outside: true } as const;
const INSIDE = { card: 'american 2-5-4-6', aboard: 'v1' } as const;

/** Germans in E8 fire at a vehicle in E5, which stands in the open. */
function begin(told: string, passengers: Position['units'], dice: Dice = ''): TestMatch {
  const match = skirmish(
    {
      vehicles: [`american ${told} E5`],
      hexes: { M1: 'woods' },
      units: ['german 1-6-4-5 E8', ...passengers, ...STRAGGLERS],
    },
    dice,
  );
  play(match, 'german', 'activate 1:E8');
  return match;
}
function struck(told: string, passengers: Position['units']) {
  const match = begin(told, passengers);
  play(match, 'german', 'ready u1');
  const frame = match.state.doing.at(-1);
  return frame?.is === 'fire' ? fireCard(match.world, match.state, frame)?.lines[0]?.targets : undefined;
}
function fired(told: string, passengers: Position['units'], dice: Dice): TestMatch {
  const match = begin(told, passengers, dice);
  play(match, 'german', 'ready u1', 'shoot');
  return match;
}

test('[lnl 16.2.e, 17.2.d] riders are hurt even on a buttoned vehicle, and then they alone', () => {
  expect(offers(begin('M4A1 buttoned', []), 'german', 'ready')).toEqual([]);
  expect(offers(begin('M4A1 buttoned', [INSIDE]), 'german', 'ready')).toEqual([]);
  expect(struck('M4A1 buttoned', [RIDER])).toEqual(['u2']);
  expect(struck('M4A1', [RIDER])).toEqual(['v1', 'u2']);
});

test('[lnl RRT.6, 17.3.b] all passengers of an open vehicle check after it, and of one without armor', () => {
  expect(struck('M3 Half-track', [INSIDE])).toEqual(['v1', 'u2']);
  expect(struck('GMC 2½-ton', [INSIDE])).toEqual(['v1', 'u2']);
  // 6 + 1 against 1: six more for each; the truck bears 6 + 1 no better than they do.
  const match = fired('GMC 2½-ton', [INSIDE], '6,1 1 2');
  expect([vehicle(match, 'v1').shaken, unit(match, 'u2').shaken]).toEqual([true, true]);
});

test('[lnl 16.2.e, 17.2.g] Shaken riders get off at once, Moved; the Shaken inside stay', () => {
  // Four more than the defence: 3 + 4 is above Morale 6, and 2 + 4 within it. The other may go along.
  for (const [answer, aboard] of [
    ['pass', 'v1'],
    ['unload u3', undefined],
  ] as const) {
    const match = fired('M4A1 buttoned', [RIDER, RIDER], '6,1 3 2');
    play(match, 'american', answer);
    expect(unit(match, 'u2')).toMatchObject({ at: '1:E5', shaken: true, moved: 'Moved' });
    expect(unit(match, 'u3').aboard).toBe(aboard);
    expect(unit(match, 'u3').shaken).toBeUndefined();
  }
});

test('[lnl 16.1.b, 16.2.f, RRT.12] those inside stay when they are Shaken', () => {
  const match = fired('GMC 2½-ton', [INSIDE], '6,1 1 2');
  expect(unit(match, 'u2')).toMatchObject({ shaken: true, aboard: 'v1' });
  expect(isGone(match, 'v1')).toBe(false);
});
