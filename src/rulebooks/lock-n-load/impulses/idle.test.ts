import { expect, test } from 'vitest';
import { play, skirmish } from '../testing/bench.ts';

const SQUAD = 'german 1-6-4-5';
const ENEMY = 'american 2-5-4-6';

/** Units of which each has a reason of its own to do nothing. */
const IDLE = {
  units: [
    `${SQUAD} A1`,
    `${SQUAD} B2 fired`,
    `${SQUAD} B3 opsComplete`,
    `${SQUAD} B4 moved Moved`,
    `${SQUAD} B5`,
    `${ENEMY} B5`,
    SQUAD,
    `${ENEMY} L9`,
    `${SQUAD} D1`,
  ],
  weapons: ['german MG34 of u2', 'german MG34 B7', 'american BAR of u8'],
  melees: [{ at: '1:B5', fought: true }],
} as const;

type Match = ReturnType<typeof skirmish>;
const reasons = (match: Match, ...pieces: readonly string[]) =>
  pieces.map(piece => match.whyNot('german', { piece }).map(({ cite, why }) => `${cite} ${why}`));

test('[lnl 4.0.c, 4.0.n, 4.1.a, 8.1.a, 22.0.a, 1.6.b] between impulses each is told what keeps it from acting, and of a weapon what keeps its bearer', () => {
  const match = skirmish(IDLE);
  expect(reasons(match, 'u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7')).toEqual([
    ['4.0.h there is nothing for it to do now'],
    ['4.0.n it has fired'],
    ['4.1.a it is Ops Complete'],
    ['4.0.n it has moved'],
    ['8.1.a it is locked in a Melee that has been fought'],
    ['4.0.c it is the other side’s'],
    ['22.0.a it has no turn to enter in'],
  ]);
  expect(reasons(match, 'w1', 'w2', 'w3')).toEqual([
    ['4.0.n it has fired'],
    ['1.6.b nobody possesses it'],
    ['4.0.c it is the other side’s'],
  ]);
  expect(match.whyNot('german', { place: '1:C9' })).toMatchObject([
    { cite: '4.0.c', why: 'there is nobody in it who could act' },
  ]);
});

test('[lnl 4.0.c] in an impulse those who are not activated are told so', () => {
  const match = skirmish(IDLE);
  play(match, 'german', 'activate 1:A1');
  expect(reasons(match, 'u2', 'u6', 'u9', 'w2')).toEqual([
    ['4.0.n it has fired'],
    ['4.0.c it is the other side’s'],
    ['4.0.c its hex is not activated'],
    ['1.6.b nobody possesses it'],
  ]);
});
