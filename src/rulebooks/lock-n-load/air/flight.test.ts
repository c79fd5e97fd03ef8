import { describe, expect, test } from 'vitest';
import { offers, type Position, play, skirmish, unit } from '../testing/bench.ts';

const STUKA = { side: 'german', card: 'german Ju 87D' } as const;

/** It comes in this very impulse; the Americans in the open are spotted. */
const COMING: Position = {
  air: [{ ...STUKA, due: true }],
  units: ['german 1-6-4-5 A10', 'american 2-5-4-6 D3', 'american 2-5-4-6 D4', 'american 2-5-4-6 D6'],
};

describe('arrival', () => {
  const CALLING: Position = {
    air: [STUKA],
    scenario: { missions: [{ side: 'german', firepower: 4 }] },
    units: ['german Lt. Koch D8', 'american 2-5-4-6 D4'],
  };
  const call = (dice: string) => {
    const match = skirmish(CALLING, dice);
    play(match, 'german', 'activate 1:D8', 'artillery u1 0', 'round 1:D4', 'abort');
    return match;
  };

  test('[lnl 19.1.a] doubles bring the plane in the next impulse, before the enemy’s', () => {
    const match = call('2,2 1');
    expect(offers(match, 'german', 'fly').length).toBeGreaterThan(0);
    expect(match.state.active).toBe('american');
    expect(offers(call('2,1'), 'american', 'activate')).toEqual(['activate 1:D4']);
  });

  test('[lnl 19.1.a] by doubles of a rally it comes in the first impulse, whoever has the initiative', () => {
    const match = skirmish(
      {
        air: [STUKA],
        phase: 'rally',
        initiative: 'american',
        doing: [{ is: 'rally', side: 'german', step: 'others' }],
        units: ['german Lt. Koch A10', 'german 1-6-4-5 A10 shaken', 'american 2-5-4-6 D4'],
      },
      '6,6 1',
    );
    play(match, 'german', 'rally u2');
    expect(match.state.phase).toBe('operations');
    expect(match.state.active).toBe('american');
    expect(offers(match, 'german', 'fly').length).toBeGreaterThan(0);
  });

  test('[lnl 19.1.b] the die says from which edge; on a 5 or 6 the owner does', () => {
    const edges = (die: number) => {
      const fly = offers(skirmish(COMING, `${die}`), 'german', 'fly');
      const has = (hex: string) => fly.some(text => text.startsWith(`fly 1:${hex} `));
      return [has('G1'), has('M5'), has('G10'), has('A5')];
    };
    expect(edges(1)).toEqual([true, false, false, false]);
    expect(edges(2)).toEqual([false, true, false, false]);
    expect(edges(3)).toEqual([false, false, true, false]);
    expect(edges(4)).toEqual([false, false, false, true]);
    expect(edges(5)).toEqual([true, true, true, true]);
    expect(edges(6)).toEqual([true, true, true, true]);
  });
});

describe('flight', () => {
  test('straight on from the edge to the other, down the row or along a diagonal, in one impulse', () => {
    const match = skirmish(COMING, '1');
    const ways = offers(match, 'german', 'fly').filter(text => text.startsWith('fly 1:H0 '));
    expect(ways).toEqual(['fly 1:H0 2', 'fly 1:H0 3', 'fly 1:H0 4']);
    const row = (way: string) => {
      const flight = skirmish({ ...COMING, units: [...COMING.units, 'german Lt. Koch A10'] }, '1 6,1 3');
      play(flight, 'german', way);
      const frame = flight.state.doing.at(-1);
      return frame?.is === 'flight' ? frame.row : undefined;
    };
    const down = ['D0', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10'].map(hex => `1:${hex}`);
    expect(row('fly 1:D0 3')?.slice(0, 9)).toEqual(down.slice(0, 9));
    // Where there is nothing to attack it crosses the map at once, and the impulse after it is the one that it took.
    play(match, 'german', 'fly 1:H0 3');
    expect(offers(match, 'german', 'activate')).toEqual(['activate 1:A10']);
  });

  test('[lnl 19.1.g] each comes once', () => {
    const match = skirmish(COMING, '1');
    expect(match.state.air).toBeUndefined();
    play(match, 'german', 'fly 1:H0 3');
    expect(match.state.doing).toEqual([]);
    expect(match.state.air).toBeUndefined();
  });

  test('a plane over a full hex is in nobody’s way', () => {
    const full = { ...COMING, units: [...COMING.units, 'american 2-5-4-6 D3', 'american 2-5-4-6 D3'] };
    const match = skirmish(full, '1');
    play(match, 'german', 'fly 1:D0 3');
    expect(offers(match, 'german', 'strafe')).toEqual(['strafe 1:D3']);
  });
});

describe('rows', () => {
  test.each([
    [1, 'H0', ['2', '3', '4']],
    [2, 'M5', ['4', '5']],
    [3, 'H10', ['0', '1', '5']],
    [4, 'A5', ['1', '2']],
  ] as const)('with a %i it enters in %s, and crosses the map by the sides %o', (die, hex, sides) => {
    const fly = offers(skirmish(COMING, `${die}`), 'german', 'fly');
    const ways = fly.filter(text => text.startsWith(`fly 1:${hex} `)).map(text => text.split(' ')[2]);
    expect(ways.toSorted()).toEqual(sides);
  });
});

test('a second plane goes on waiting when the first has come', () => {
  const match = skirmish({ ...COMING, air: [{ ...STUKA, due: true }, STUKA] }, '1');
  expect(match.state.air).toEqual([STUKA]);
});

describe('attacks', () => {
  test('[lnl 19.1.1.c] the cannon strikes with its firepower, and those who move are easier to hit', () => {
    const struck = (units: Position['units']) => {
      const match = skirmish({ ...COMING, units }, '1 4,6 6');
      play(match, 'german', 'fly 1:D0 3', 'strafe 1:D3');
      return unit(match, 'u2').shaken;
    };
    const [own = '', target = ''] = COMING.units as readonly string[];
    expect(struck([own, `${target} moved Moved`])).toBe(true);
    expect(struck([own, target])).toBeUndefined();
  });

  const over = (position: Position, dice: string) => {
    const match = skirmish(position, `1 ${dice}`);
    play(match, 'german', 'fly 1:D0 3');
    return match;
  };
  const strikes = (match: ReturnType<typeof over>) => [
    ...offers(match, 'german', 'strafe'),
    ...offers(match, 'german', 'bomb'),
  ];

  test('[lnl 19.1.1.a] what is spotted or in sight of a Leader, and nothing else', () => {
    const hidden: Position = {
      air: COMING.air ?? [],
      hexes: { '1:D4': 'woods' },
      units: ['german 1-6-4-5 A10', 'american 2-5-4-6 D4'],
    };
    expect(strikes(over(hidden, ''))).toEqual([]);
    expect(strikes(over({ ...hidden, spotted: ['1:D4'] }, ''))).toEqual(['strafe 1:D4', 'bomb 1:D4']);
    const led = { ...hidden, units: [...hidden.units, 'german Lt. Koch D8'] };
    expect(strikes(over(led, ''))).toEqual(['strafe 1:D4', 'bomb 1:D4']);
    const watched = { ...hidden, units: [...hidden.units, 'german 1-6-4-5 D8'] };
    expect(strikes(over(watched, ''))).toEqual([]);
  });

  test('[lnl 19.1.1.c] the cannon fires on two hexes, one beside the other', () => {
    const match = over(COMING, '1,6 1,6');
    play(match, 'german', 'strafe 1:D3');
    expect(strikes(match)).toEqual(['bomb 1:D3']);
    play(match, 'german', 'pass');
    expect(strikes(match)).toEqual(['strafe 1:D4', 'bomb 1:D4']);
    play(match, 'german', 'pass');
    expect(strikes(match)).toEqual(['bomb 1:D6']);
    const long = over({ ...COMING, units: [...COMING.units, 'american 2-5-4-6 D5'] }, '1,6 1,6');
    play(long, 'german', 'strafe 1:D3', 'pass', 'strafe 1:D4', 'pass');
    expect(strikes(long)).toEqual(['bomb 1:D5']);
  });

  test('E-050: two bombs, on the hexes of the cannon or on others', () => {
    const match = over(COMING, '1,6 1,6 1,6');
    play(match, 'german', 'strafe 1:D3', 'bomb 1:D3', 'pass', 'pass', 'bomb 1:D6');
    expect(match.state.doing).toEqual([]);
    const early = over(COMING, '1,6 1,6');
    play(early, 'german', 'bomb 1:D3', 'bomb 1:D3');
    expect(strikes(early)).toEqual(['strafe 1:D3']);
    // The firepower of the bombs is 5: with 2 against 6 it makes the squad check, the cannon's 2 would not.
    const hit = over(COMING, '2,6 6');
    play(hit, 'german', 'bomb 1:D3');
    expect(unit(hit, 'u2').shaken).toBe(true);
  });

  test('[lnl 19.1.1.f] all floors by one roll, each behind its own shelter', () => {
    const house: Position = {
      air: COMING.air ?? [],
      buildings: { hall: { material: 'stone', upper: 1, hexes: ['D4', 'D5', 'E5'] } },
      spotted: ['1:D4'],
      units: ['german 1-6-4-5 A10', 'american 2-5-4-6 D4', 'american 2-5-4-6 D4/1'],
    };
    const match = over(house, '6,1 6 6');
    play(match, 'german', 'bomb 1:D4');
    expect([unit(match, 'u2').shaken, unit(match, 'u3').shaken]).toEqual([true, true]);
    const bunker: Position = {
      ...house,
      buildings: {},
      bunkers: [{ at: '1:D4', kind: 'Bunker', facing: 0 }],
      units: ['german 1-6-4-5 A10', 'american 2-5-4-6 D4', 'american 2-5-4-6 D4#b'],
    };
    // 5 + 2 beats 6, but not 6 + 3 in the Bunker.
    const spared = over(bunker, '2,6 6');
    play(spared, 'german', 'bomb 1:D4');
    expect([unit(spared, 'u2').shaken, unit(spared, 'u3').shaken]).toEqual([true, undefined]);
  });
});
