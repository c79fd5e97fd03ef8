import { expect, test } from 'vitest';
import { oddsFor } from '../charts/index.ts';
import { fieldedById } from '../game.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { combatValue } from './value.ts';

function value(told: string, isAttacking = true): number {
  const { world, state } = standing({ units: [told, 'american 7-6 M9'] });
  return combatValue(world, [fieldedById(state, 'u1')], isAttacking).value;
}

test('[combat 14.2.3.a, 2.3.1.1.c] values: firepower, 1 for teams and leaders, a wounded leader defends only', () => {
  expect([
    value('german 6-6 D4'),
    value('german 6-6 D4 half'),
    value('german MG 42 D4'),
    value('german nco D4'),
  ]).toEqual([6, 3, 1, 1]);
  expect([value('german nco D4 wounded'), value('german nco D4 wounded', false)]).toEqual([0, 1]);
});

test('[combat 14.2.3.b, 12.3.1.5.4.a] Pinned and Disrupted units count half, rounded up', () => {
  expect([
    value('german 5-4 D4 morale pinned'),
    value('german 5-4 D4 morale disrupted', false),
    value('german 5-4 D4 morale wia'),
  ]).toEqual([3, 3, 3]);
});

test('[combat 14.2.1] who came by crawling or assault attacks at half, and defends in full', () => {
  expect([
    value('german 6-6 D4 moved assault'),
    value('german 6-6 D4 moved crawl'),
    value('german 6-6 D4 moved assault', false),
  ]).toEqual([3, 3, 6]);
});

test('[combat 14.2.3.2] E-083 odds are rounded down to a ratio of the table', () => {
  expect([
    oddsFor(6, 5),
    oddsFor(9, 6),
    oddsFor(11, 6),
    oddsFor(12, 6),
    oddsFor(99, 1),
    oddsFor(1, 3),
    oddsFor(1, 5),
  ]).toEqual(['1:1', '3:2', '3:2', '2:1', '6:1', '1:3', undefined]);
});

const MELEE: Position = {
  units: [
    'german 6-6 D4 locked 1',
    'american 7-6 D4 half locked 1',
    'german 6-6 A1',
    'american 7-6 M9 moved run',
  ],
  turn: 2,
};

test('[combat 14.2.2, 14.8, 14.1] an impulse, a d100 by the odds: E eliminates, C hurts, more does nothing', () => {
  const attack = (dice: string) => {
    // 6 to 4: 3:2, E to 25 and C to 52.
    const match = skirmish(MELEE, dice);
    play(match, 'german', 'assail u1', 'strike');
    play(match, 'american', 'pass');
    return match;
  };
  expect(unit(attack('2,5'), 'u2').lost).toBe('eliminated');
  expect(unit(attack('5,2'), 'u2').lost).toBe('eliminated');
  expect(unit(attack('5,3'), 'u2').lost).toBeUndefined();
  expect(attack('5,3').choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['american impulse']);
});

test('[combat 12.1.2.4, 14.2.2.1] defenders strike back by the odds before anything fell, and both results count', () => {
  // 4 to 6 is 1:2: E to 8.
  const match = skirmish(MELEE, '0,1 0,8'.replaceAll('0,', '10,'));
  play(match, 'german', 'assail u1', 'strike');
  play(match, 'american', 'add u2', 'strike');
  expect([unit(match, 'u1').lost, unit(match, 'u2').lost]).toEqual(['eliminated', 'eliminated']);
});

test('[combat 14.2.2.1] those who fought are Fire 1, and Fire 2 the second time', () => {
  const match = skirmish(
    {
      ...MELEE,
      units: [
        'german 6-6 D4 locked 1',
        'american 7-6 D4 locked 1 fired 1',
        'german 6-6 A1',
        'american 7-6 M9 moved run',
      ],
    },
    '9,9 9,9',
  );
  play(match, 'german', 'assail u1', 'strike');
  play(match, 'american', 'add u2', 'strike');
  expect([unit(match, 'u1').fired, unit(match, 'u2').fired]).toEqual([1, 2]);
});

test('[combat 14.10] a leader directs for −5 in place of his own value', () => {
  const match = skirmish(
    {
      ...MELEE,
      units: [
        'german 6-6 D4 locked 1',
        'german nco D4 locked 1',
        'american 7-6 D4 half locked 1',
        'american 7-6 M9 moved run',
      ],
    },
    '3,0'.replace('0', '10'),
  );
  // 30 with −5 is 25: E at 3:2.
  play(match, 'german', 'assail u1', 'direct u2');
  expect(refusals(match, 'german', 'add u2')).toEqual(['14.10']);
  play(match, 'german', 'strike');
  play(match, 'american', 'pass');
  expect(unit(match, 'u3').lost).toBe('eliminated');
});

test('[combat 14.2.1] who has just run or walked in waits a turn', () => {
  const match = skirmish({
    units: [
      'german 6-6 D4 locked 1 moved cautious',
      'german 6-6 D4 locked 1 moved assault',
      'american 7-6 D4 locked 1',
    ],
  });
  expect(offers(match, 'german', 'assail')).toEqual(['assail u2']);
  expect(refusals(match, 'german', 'assail u1')).toEqual(['14.2.1']);
});

test('[combat 14.2.b, 14.12] in Close Combat nobody fires, out of it or in it', () => {
  const match = skirmish({
    units: ['german 6-6 D4 locked 1', 'american 7-6 D4 locked 1', 'american 7-6 D7'],
    turn: 2,
  });
  expect(refusals(match, 'german', 'fire u1 1:D7')).toEqual(['14.12']);
  expect(refusals(match, 'german', 'fire u1 1:D4')).toEqual(['14.12']);
});

test('[combat 14.12] fire into it strikes friend and foe alike', () => {
  const match = skirmish(
    {
      units: ['german 6-6 D4 locked 1', 'american 7-6 D4 locked 1', 'american 7-6 D7'],
      turn: 2,
      active: 'american',
    },
    '1,1 9 9',
  );
  play(match, 'american', 'fire u3 1:D4', 'shoot');
  // 11 on the row of 6 is M+1 for both.
  expect([unit(match, 'u1').morale, unit(match, 'u2').morale]).toEqual(['disrupted', 'disrupted']);
});

test('[combat 14.9] nobody leaves unless all of one side are out of the fight; it ends when one is gone', () => {
  const held = (german: string, american: string) =>
    refusals(
      skirmish({
        units: [`german 6-6 D4 locked 1 ${german}`, `american 7-6 D4 locked 1 ${american}`],
        turn: 2,
      }),
      'german',
      'move u1 cautious',
    );
  expect(held('', '')).toEqual(['14.9']);
  expect(held('', 'morale pinned')).toEqual(['14.9']);
  expect(held('', 'morale disrupted')).toEqual([]);
  expect(held('', 'morale wia')).toEqual([]);
  const match = skirmish(MELEE, '1,1');
  play(match, 'german', 'assail u1', 'strike');
  play(match, 'american', 'pass');
  expect(unit(match, 'u1')).not.toHaveProperty('locked');
});

// ---- entering

const CLOSE = ['german 6-6 D3', 'american 7-6 D4 morale pinned fired 2', 'american 7-6 M9 moved run'];

test('[combat 10.1.8, 10.1.8.1] E-082 alone it takes an Action Check to enter; who fails stays and does not try again', () => {
  const enter = (dice: string) => {
    const match = skirmish({ units: CLOSE }, dice);
    play(match, 'german', 'move u1 cautious', 'step u1 1:D4');
    return match;
  };
  expect(unit(enter('7'), 'u1').at).toBe('1:D4');
  const failed = enter('8');
  expect(unit(failed, 'u1')).toMatchObject({ at: '1:D3', balked: true });
  expect(refusals(failed, 'german', 'step u1 1:D4')).toEqual(['10.1.8.1']);
  expect(failed.state.doing[0]).toMatchObject({ spent: {} });
  expect(offers(failed, 'german', 'step')).not.toEqual([]);
});

test('[combat 10.1.8] leaders and platoons need none', () => {
  const leader = skirmish({ units: ['german nco D3', ...CLOSE.slice(1)] });
  play(leader, 'german', 'move u1 cautious', 'step u1 1:D4');
  expect(unit(leader, 'u1').at).toBe('1:D4');
  const platoon = skirmish({ units: [...CLOSE, 'german nco D3'] });
  play(platoon, 'german', 'move u1 cautious', 'join u4', 'step u1 1:D4', 'step u4 1:D4');
  expect(unit(platoon, 'u1').at).toBe('1:D4');
});

test('[combat 14.2.a] the marker comes when all fire of the impulse is through: till then the defenders fire', () => {
  const match = skirmish(
    { units: ['german 6-6 D3', 'american 7-6 D4', 'american 7-6 M9 moved run'] },
    '7 9,9',
  );
  play(match, 'german', 'move u1 cautious', 'step u1 1:D4');
  play(match, 'american', 'pass');
  expect(offers(match, 'american', 'fire')).toEqual(['fire u2 1:D4']);
  play(match, 'american', 'fire u2 1:D4', 'shoot', 'pass');
  play(match, 'german', 'done');
  expect([unit(match, 'u1').locked, unit(match, 'u2').locked]).toEqual([1, 1]);
});

test('[combat 10.6.4] before the enemy enters men may slip away by a check; Pinned they stay, Disrupted they flee', () => {
  const bug = (dice: string) => {
    const match = skirmish(
      { units: ['german nco D3', 'american 7-6 D4', 'american 7-6 M9 moved run'] },
      dice,
    );
    play(match, 'german', 'move u1 cautious', 'step u1 1:D4');
    expect(refusals(match, 'american', 'bug-out u2 1:D3')).toEqual(['10.6.4']);
    play(match, 'american', 'bug-out u2 1:D5');
    return unit(match, 'u2');
  };
  expect(bug('7')).toMatchObject({ at: '1:D5' });
  expect(bug('8')).toMatchObject({ at: '1:D4', morale: 'pinned' });
  expect(bug('10 1')).toMatchObject({ at: '1:D5', morale: 'disrupted' });
});

// ---- attacks that come to nothing

test('an attack that is hopeless with all who can take part is not begun (R37)', () => {
  const lone = ['german nco D4 locked 1', 'american 7-6 D4 locked 1', 'american 7-6 D4 locked 1'];
  const begin = (...more: string[]) =>
    refusals(
      skirmish({ units: [...lone, 'american 7-6 M9 moved run', ...more], turn: 2 }),
      'german',
      'assail u1',
    );
  expect(begin('german 6-6 A1')).toEqual(['14.2.3.2']);
  expect(begin('german 6-6 D4 locked 1')).toEqual([]);
  // Who has fought is no help.
  expect(begin('german 6-6 D4 locked 1 fired 1')).toEqual(['14.2.3.2']);
});

test('an attack that is given up can’t be begun again in the phase (R37)', () => {
  const match = skirmish(MELEE);
  play(match, 'german', 'assail u1', 'pass');
  expect(unit(match, 'u1').fired).toBe(1);
  play(match, 'american', 'pass');
  expect(refusals(match, 'german', 'assail u1')).toEqual(['14.2.2.1']);
});
