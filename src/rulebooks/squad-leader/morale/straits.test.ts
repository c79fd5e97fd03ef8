/** Pins and field promotions: what they do, and what they leave as it was. */
import { expect, test } from 'vitest';
import { figuresOf, strengthOf } from '../fire/test-lines.ts';
import { offers, type Position, play, refusals, skirmish } from '../testing/bench.ts';

const SQUAD = { card: 'german 4-6-7', at: '1:E5' } as const;
const ENEMY = { card: 'russian 4-4-7', at: '1:E3' } as const;

test('[sl 3.24.2] a pinned unit fires its machine gun at half strength and does not sustain its fire; it uses neither flames nor charges; a pinned leader directs as well as ever', () => {
  const position = (pinned: object, more: Partial<Position> = {}): Position => ({
    phase: 'prep-fire',
    units: [
      { ...SQUAD, ...pinned },
      { ...ENEMY, at: '1:E4' },
      { ...SQUAD, ...pinned },
      { card: 'german 9-1', at: '1:E5', ...pinned },
      { ...SQUAD, ...pinned },
    ],
    weapons: [
      { card: 'german MMG', by: 'u1' },
      { card: 'german FT', by: 'u3' },
      { card: 'german DC', by: 'u5' },
    ],
    ...more,
  });
  const gun = (pinned: object) => strengthOf(position(pinned), { target: '1:E4', shooters: ['w1'] });
  expect(gun({ pinned: true })).toBe((gun({}) ?? 0) / 2);
  const free = skirmish(position({}));
  const down = skirmish(position({ pinned: true }));
  expect(offers(free, 'german', 'ready')).toContain('ready w2');
  expect(refusals(down, 'german', 'ready w2')).toEqual(['5.5.6.3']);
  for (const match of [free, down]) play(match, 'german', 'ready w1', 'at 1:E4');
  expect(offers(free, 'german', 'sustain')).toEqual(['sustain w1']);
  expect(refusals(down, 'german', 'sustain w1')).toEqual(['5.5.6.3']);
  expect(offers(down, 'german', 'direct')).toEqual(['direct u4']);
  const leads = (pinned: object) =>
    figuresOf(position(pinned), { target: '1:E4', shooters: ['w1'], leaders: ['u4'] })[0]?.[3];
  expect(leads({ pinned: true })).toBe(leads({}));
  // Placed where one stands, or thrown in defence.
  const laid = (pinned: object) =>
    skirmish(position({ fired: 'prep-fire', ...pinned }, { phase: 'movement' }));
  expect(offers(laid({}), 'german', 'lay')).toEqual(['lay w3 1:E4']);
  expect(refusals(laid({ pinned: true }), 'german', 'lay w3 1:E4')).toEqual(['5.5.6.3']);
  const thrown = (pinned: object) =>
    skirmish(position(pinned, { phase: 'defensive-fire', attacker: 'russian' }));
  expect(offers(thrown({}), 'german', 'throw')).toEqual(['throw w3 1:E4']);
  expect(refusals(thrown({ pinned: true }), 'german', 'throw w3 1:E4')).toEqual(['5.5.6.3']);
});

test('[sl 3.6.1, 3.6.4] a leader comes forth by trying in a rally phase or by a 2 in close combat, and has to be taken', () => {
  const rally = skirmish(
    {
      phase: 'rally',
      units: [
        { ...SQUAD, card: 'russian 4-4-7', broken: true },
        { card: 'german 4-6-7', at: '1:E4' },
      ],
    },
    [[1, 1], [1]],
  );
  play(rally, 'russian', 'promote u1');
  const combat = skirmish({ phase: 'close-combat', units: [{ ...SQUAD, card: 'russian 4-4-7' }, SQUAD] }, [
    [1, 1],
    [5],
  ]);
  play(combat, 'russian', 'attack u1', 'target u2', 'done');
  play(combat, 'german', 'done');
  // Nobody was asked whether he wants him.
  for (const match of [rally, combat])
    expect(match.state.units.filter(({ card }) => /^russian \d+[-+]\d$/.test(card))).toHaveLength(1);
});
