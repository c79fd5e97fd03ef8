import { describe, expect, test } from 'vitest';
import type { About, Match } from '../../engine/index.ts';
import { holdVerbs, rulesIn } from '../kit/testing/hold-verbs.ts';
import { lockNLoad } from './index.ts';
import { play, skirmish } from './testing/bench.ts';

holdVerbs(lockNLoad, rulesIn(new URL('.', import.meta.url)));

describe('why not', () => {
  const FIELD = {
    hexes: { '1:D4': 'stone building', '1:D5': 'stone building', '1:C6': 'woods' },
    units: [
      'german 1-6-4-5 C4',
      'german 1-6-4-5 C4 shaken',
      'german Lt. Koch C4',
      'american 2-5-4-6 E5',
      'american 2-5-4-6 C6',
      'american 2-5-4-6 B6',
      'american 2-5-4-6 A5',
    ],
    weapons: ['german MG34 of u1 jammed'],
  } as const;
  const cites = (match: Pick<Match, 'whyNot'>, side: string, about: About) =>
    match.whyNot(side, about).map(({ cite }) => cite);

  test('pieces that can do nothing say why', () => {
    const match = skirmish(FIELD);
    play(match, 'german', 'activate 1:C4');
    expect(cites(match, 'german', { piece: 'w1' })).toEqual(['1.6.2.b']);
    expect(cites(match, 'german', { piece: 'u4' })).toEqual(['4.0.c']);
    expect(match.whyNot('american', { piece: 'u4' })).toMatchObject([{ why: 'the other side is to act' }]);
  });

  test('a target that is not offered says what is in the way', () => {
    const match = skirmish(FIELD);
    play(match, 'german', 'activate 1:C4', 'ready u1');
    const at = (location: string) => match.whyNot('german', { act: { verb: 'at', location } as never });
    expect(at('1:E5')).toMatchObject([
      { why: expect.stringMatching(/blocks the line of sight in 1?:?D[45]/) },
    ]);
    expect(at('1:C6')).toMatchObject([{ why: 'it is not spotted', cite: '10.0.a' }]);
    expect(at('1:K5')).toMatchObject([{ why: 'there is no enemy', cite: '5.0.a' }]);
  });

  test('a step that is not offered says what it would cost, and what keeps the Shaken back', () => {
    const match = skirmish(FIELD);
    play(match, 'german', 'activate 1:C4', 'move u2');
    const step = (to: string) => match.whyNot('german', { act: { verb: 'step', to } as never });
    expect(step('1:C5')).toMatchObject([
      { cite: '5.1.b', why: expect.stringContaining('nearer to the enemy in') },
    ]);
    expect(step('1:K5')).toMatchObject([{ cite: '6.0.a' }]);
  });

  test('[lnl 6.0.a] a hex to which no way leads is refused for that, whatever it would cost', () => {
    const match = skirmish(FIELD);
    play(match, 'german', 'activate 1:C4', 'move u3');
    for (const to of ['1:K5', '1:C2'])
      expect(match.whyNot('german', { act: { verb: 'step', to } as never })).toMatchObject([
        { cite: '6.0.a', why: 'no way leads there from where it is' },
      ]);
  });
});

test('what a unit has done in this turn is told of it: it has fired, or fires already', () => {
  const fired = skirmish({ units: ['german 1-6-4-5 D8 fired', 'german 1-6-4-5 C8', 'american 2-5-4-6 D5'] });
  expect(fired.whyNot('german', { piece: 'u1' })).toMatchObject([{ cite: '4.0.n', why: 'it has fired' }]);
  const firing = skirmish({ units: ['german 1-6-4-5 D8', 'american 2-5-4-6 D5 shaken'] });
  play(firing, 'german', 'activate 1:D8', 'ready u1');
  expect(firing.whyNot('german', { piece: 'u1' })).toMatchObject([
    { cite: '5.2.a', why: 'it fires already' },
  ]);
});
