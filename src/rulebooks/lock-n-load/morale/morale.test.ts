import { expect, test } from 'vitest';
import { type Dice, enact, type Position, rollsTold, standing } from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { checkModifiers, leaderBeside, moraleCheck } from './morale.ts';

const AT = '1:D4' as const;
const squad = `german 1-6-4-5 ${AT} shaken`;
const koch = `german Lt. Koch ${AT}`;

function passes(position: Position, dice: readonly [number, number]): boolean | undefined {
  return enact(position, [dice], function* (game) {
    const unit = unitById(game.state, 'u1');
    return yield* moraleCheck(game, unit, 'a test', '1.5.b', leaderBeside(game.world, game.state, unit));
  }).value;
}

test('[lnl 1.5.b] two dice up to Morale pass', () => {
  expect(passes({ units: [squad] }, [2, 3])).toBe(true);
  expect(passes({ units: [squad] }, [3, 3])).toBe(false);
});

test('[lnl 1.5.c, 3.0.d] a Leader and a positive Target Modifier help', () => {
  expect(passes({ units: [squad, koch] }, [3, 3])).toBe(true);
  expect(passes({ units: [squad], foxholes: [AT] }, [3, 4])).toBe(true);
  expect(passes({ units: [squad, koch], foxholes: [AT] }, [4, 4])).toBe(true);
  expect(passes({ units: [squad, koch], foxholes: [AT] }, [4, 5])).toBe(false);
});

test('[lnl 11.3.b] E-054 a Medic of Morale 6 fails with 8 in the clear and passes in cover', () => {
  const medic = `american Medic ${AT}`;
  expect(passes({ units: [medic] }, [4, 4])).toBe(false);
  expect(passes({ units: [medic], hexes: { D4: 'brush' } }, [4, 4])).toBe(true);
});

test('[lnl 3.0.g, 5.1.e] only a Leader in Good Order and of the same badge helps; teams take any', () => {
  expect(passes({ units: [squad, `${koch} shaken`] }, [3, 3])).toBe(false);
  expect(passes({ units: [squad, `german Lt. Hollmann ${AT}`] }, [3, 3])).toBe(false);
  const team = `german MG42 team ${AT} shaken`;
  expect(passes({ units: [team, `german Lt. Hollmann ${AT}`] }, [3, 4])).toBe(true);
});

test('[lnl 3.0.d, 1.5.b] a Leader without a modifier is not counted, the better of two is; the roll says whether it passes', () => {
  const weidner = `german Sgt. Weidner ${AT}`;
  const { world, view } = standing({ units: [squad, weidner, koch] });
  const kept = (leader: string) =>
    checkModifiers(world, view, unitById(view, 'u1'), unitById(view, leader)).kept;
  expect(kept('u2')).toEqual([]);
  expect(kept('u3')).toMatchObject([{ cite: '3.0.d', n: -1 }]);
  expect(checkModifiers(world, view, unitById(view, 'u1'), undefined).kept).toEqual([]);
  expect(leaderBeside(world, view, unitById(view, 'u1'))?.id).toBe('u3');
  const told = (dice: Dice) => {
    const { match } = enact({ units: [squad] }, dice, function* (game) {
      yield* moraleCheck(game, unitById(game.state, 'u1'), 'a test', '1.5.b');
    });
    return rollsTold(match);
  };
  expect([told('2,3'), told('3,3')]).toEqual([['1.5.b german: passes'], ['1.5.b german: fails']]);
});
