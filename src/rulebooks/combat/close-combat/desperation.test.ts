import { expect, test } from 'vitest';
import { fieldedById } from '../game.ts';
import { offers, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { combatValue } from './value.ts';

const AWAY = 'american 7-6 M9 moved run';

test('[combat 12.6.2.1] who has fought may fight again in desperation, at half its value, and checks by the ones die', () => {
  // 6 is 3 to 4: 1:2, E to 8 and C to 24. The ones are 8: the 6-6 fails by 1.
  const match = skirmish(
    {
      units: [
        'german 6-6 D4 locked 1 fired 2',
        'american 7-6 D4 half locked 1 fired 2',
        'german 6-6 A1',
        AWAY,
      ],
      turn: 2,
    },
    '10,8',
  );
  expect(refusals(match, 'german', 'assail u1')).toEqual(['14.2.2.1']);
  play(match, 'german', 'grapple u1', 'strike');
  play(match, 'american', 'pass');
  expect([unit(match, 'u2').lost, unit(match, 'u1').morale, unit(match, 'u1').fired]).toEqual([
    'eliminated',
    'pinned',
    2,
  ]);
  expect(unit(match, 'u1').grappled).toBe(true);
});

test('once a phase (R49)', () => {
  const match = skirmish({
    units: [
      { card: 'german 6-6', at: '1:D4', locked: 1, fired: 2, grappled: true },
      'american 7-6 D4 half locked 1',
      AWAY,
    ],
    turn: 2,
  });
  expect(refusals(match, 'german', 'grapple u1')).toEqual(['12.6.2.1']);
});

test('[combat 12.6.2.1] who is Pinned or Disrupted is halved twice', () => {
  const { world, state } = standing({ units: ['german 6-6 D4 morale pinned', AWAY] });
  const of = (desperate: readonly 'u1'[]) =>
    combatValue(world, [fieldedById(state, 'u1')], true, { desperate }).value;
  expect([of([]), of(['u1'])]).toEqual([3, 2]);
});

test('[combat 12.6.2.1, 14.2.2.1] in answer to an attack, even for who has moved; squads and machine guns alone', () => {
  const match = skirmish(
    {
      units: [
        'german 6-6 D4 locked 1',
        'american 7-6 D4 locked 1 moved cautious',
        'american officer D4 locked 1 fired 2',
        AWAY,
      ],
    },
    '9,9 9,7',
  );
  play(match, 'german', 'assail u1', 'strike');
  expect(offers(match, 'american', 'grapple')).toEqual(['grapple u2']);
  expect(refusals(match, 'american', 'grapple u3')).toEqual(['12.6.2.a']);
  play(match, 'american', 'grapple u2', 'strike');
  expect(unit(match, 'u2')).not.toHaveProperty('fired');
});

test('[combat 12.6.2.1] it is for who has no other chance', () => {
  const match = skirmish({
    units: ['german 6-6 D4 locked 1', 'american 7-6 D4 locked 1', 'german 6-6 D4 locked 2 moved run', AWAY],
    turn: 2,
  });
  expect(refusals(match, 'german', 'grapple u1')).toEqual(['12.6.2.1']);
  // Who has just come waits for a charge, or for the enemy.
  expect(refusals(match, 'german', 'grapple u3')).toEqual(['14.2.1']);
});
