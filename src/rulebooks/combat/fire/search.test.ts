import { expect, test } from 'vitest';
import { offers, play, refusals, skirmish, unit } from '../testing/bench.ts';

test('[combat 12.8.1, 12.8.1.1] a machine gun fires at one hex with all it has, doubled at point blank', () => {
  // 12 doubled is the row of 20: 35 is C/M there; 25 on the row of 12 is M+1.
  const match = skirmish({ units: ['german MG 42 D4', 'american 7-6 D5'] }, '3,5 1');
  play(match, 'german', 'fire u1 1:D5', 'shoot');
  expect(unit(match, 'u2').half).toBe(true);
});

test('[combat 12.8.1, 12.8.1.2] searching: up to three hexes side by side, each by a roll of its own at half', () => {
  const units = [
    'german MG 42 D2',
    'american 7-6 D6',
    'american 7-6 D7',
    'american 7-6 D8',
    'american 7-6 D9',
    'american 7-6 M9',
    'german 6-6 D2',
  ];
  // 12 halved is 6: 25 is M (an 8 pins), 36 nothing, 25 again.
  const match = skirmish({ units }, '2,5 8 3,6 2,5 8');
  play(match, 'german', 'fire u1 1:D6');
  expect(refusals(match, 'german', 'search 1:M9')).toEqual(['12.8.1.2']);
  play(match, 'german', 'search 1:D7', 'search 1:D8');
  expect(refusals(match, 'german', 'search 1:D9')).toEqual(['12.8.1.2']);
  expect(refusals(match, 'german', 'add u7')).toEqual(['12.8.1.2']);
  play(match, 'german', 'shoot');
  expect(['u2', 'u3', 'u4', 'u5'].map(id => unit(match, id as 'u2').morale)).toEqual([
    'pinned',
    undefined,
    'pinned',
    undefined,
  ]);
  expect(unit(match, 'u1').fired).toBe(1);
  const squad = skirmish({ units: ['german 6-6 D2', ...units.slice(1, 4)] });
  play(squad, 'german', 'fire u1 1:D6');
  expect(offers(squad, 'german', 'search')).toEqual([]);
});

test('[combat 12.8.1.3, 12.8.1.3.1] hexes beside it of which one has moved are swung at with the printed firepower, and a 1 to 3 jams it', () => {
  const swing = (moved: string, dice: string) => {
    const match = skirmish(
      {
        units: ['german MG 42 D4', `american 7-6 D5${moved}`, 'american 7-6 E5', 'american 7-6 M9 moved run'],
      },
      dice,
    );
    play(match, 'german', 'fire u1 1:D5', 'search 1:E5', 'shoot');
    return match;
  };
  // 12 firepower, −10 for moving: 55 is 45, M; an 8 pins. At the other 55 is M, too, and at half it would be nothing.
  const match = swing(' moved cautious', '5,5 8 5,5 8');
  expect([unit(match, 'u2').morale, unit(match, 'u3').morale]).toEqual(['pinned', 'pinned']);
  expect(unit(match, 'u1')).not.toHaveProperty('jammed');
  expect(unit(swing(' moved cautious', '9,3 9,9'), 'u1')).toMatchObject({ crew: true, jammed: true });
  expect(unit(swing(' moved cautious', '9,9 9,4'), 'u1')).not.toHaveProperty('jammed');
  // Nobody has moved: it is no traverse.
  expect(unit(swing('', '9,3 9,3'), 'u1')).not.toHaveProperty('jammed');
  const jammed = skirmish({ units: ['german MG 42 D4 crew jammed', 'american 7-6 M9 moved run'] });
  play(jammed, 'german', 'move u1 cautious');
  expect(refusals(jammed, 'german', 'flip u1')).toEqual(['12.8.1.3.1']);
});
