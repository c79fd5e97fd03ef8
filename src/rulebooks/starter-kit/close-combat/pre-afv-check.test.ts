import { expect, test } from 'vitest';
import { checkModifiers, taskCheck } from '../morale/morale.ts';
import { type Dice, enact, offers, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { preAfvCheckOf } from './pre-afv-check.ts';

const [J2, J3, K3] = ['1:J2', '1:J3', '1:K3'] as const;
const SQUAD = `russian 4-4-7 ${J3}`;
const LEADER = { card: 'russian 8-1', at: J3 } as const;
const PANTHER = `german Panther ${J2}`;

const advance = (dice: Dice, units: Position['units']) =>
  skirmish({ attacker: 'russian', phase: 'advance', units, vehicles: [PANTHER] }, dice);

test('E-089 [aslsk 3.7.c, 3.7.e] with a leader’s help the squads pass with an 8 and go at once; who fails is pinned; the leader follows without a check', () => {
  const match = advance('4,4 4,4 5,4', [SQUAD, SQUAD, `russian 6-2-8 ${K3}`, LEADER]);
  play(match, 'russian', `advance u1 ${J2}`);
  expect(unit(match, 'u1')).toMatchObject({ at: J2, moved: true });
  play(match, 'russian', `advance u2 ${J2}`, `advance u3 ${J2}`);
  expect(unit(match, 'u2').at).toBe(J2);
  expect(unit(match, 'u3')).toMatchObject({ at: K3, pinned: true });
  expect(offers(match, 'russian', 'advance u3')).toEqual([]);
  play(match, 'russian', `advance u4 ${J2}`);
  expect(unit(match, 'u4').at).toBe(J2);
});

test('[aslsk 3.7.c] no check for a hex without an enemy vehicle, nor for one with a wreck', () => {
  const match = skirmish({
    phase: 'russian advance',
    units: [SQUAD, SQUAD],
    vehicles: [`${PANTHER} wreck`],
  });
  play(match, 'russian', `advance u1 ${J2}`, `advance u2 ${K3}`);
  expect(match.state.units.map(({ at }) => at)).toEqual([J2, K3]);
});

test('[aslsk 3.7.d] one more on the dice of the inexperienced', () => {
  const match = advance('3,3', [`russian 4-2-6 ${J3}`, `russian 4-4-7 ${K3}`]);
  const modifiers = checkModifiers(
    match.world,
    match.state,
    unit(match, 'u1'),
    preAfvCheckOf(match.state, unit(match, 'u1')),
  );
  expect(modifiers.kept).toMatchObject([{ n: 1, cite: '3.7.d' }]);
  play(match, 'russian', `advance u1 ${J2}`);
  expect(unit(match, 'u1').pinned).toBe(true);
});

test('[aslsk 2.0.NTC] a task is done with a roll of the present morale or less, a leader’s modifier included; failing does nothing else', () => {
  const check = (dice: readonly number[], more: string, ...others: Position['units']) => {
    const { match, value } = enact({ units: [`${SQUAD} ${more}`, ...others] }, [dice], game =>
      taskCheck(game, unitById(game.state, 'u1'), { why: 'NTC', cite: '2.0.NTC' }),
    );
    const { pinned, broken } = unit(match, 'u1');
    return [value, pinned, broken];
  };
  expect(check([3, 4], '')).toEqual([true, undefined, undefined]);
  expect(check([4, 4], '')).toEqual([false, undefined, undefined]);
  expect(check([4, 4], '', LEADER)).toEqual([true, undefined, undefined]);
});

test('[aslsk 3.7.c] only a leader with the unit helps, unbroken and unpinned, and he need not go in', () => {
  const passes = (leader: object) => {
    const match = advance('4,4', [SQUAD, { ...LEADER, ...leader }]);
    play(match, 'russian', `advance u1 ${J2}`);
    return unit(match, 'u1').at === J2;
  };
  expect(passes({})).toBe(true);
  expect([passes({ pinned: true }), passes({ broken: true }), passes({ at: K3 })]).toEqual([
    false,
    false,
    false,
  ]);
});

test('[aslsk 3.7.c] half-squads and crews check as squads do; their own vehicle is no reason to', () => {
  for (const face of ['2-3-7', '2-2-8']) {
    const match = advance('6,6', [`russian ${face} ${J3}`, LEADER]);
    play(match, 'russian', `advance u1 ${J2}`);
    expect(unit(match, 'u1').pinned).toBe(true);
  }
  const friendly = skirmish({
    phase: 'russian advance',
    units: [SQUAD, `russian 4-4-7 ${K3}`],
    vehicles: [`russian T-34/85 ${J2}`],
  });
  play(friendly, 'russian', `advance u1 ${J2}`);
  expect(unit(friendly, 'u1').at).toBe(J2);
});
