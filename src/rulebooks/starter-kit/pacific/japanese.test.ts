import { expect, test } from 'vitest';
import { ambushModifiers } from '../close-combat/ambush.ts';
import { daring } from '../close-combat/pre-afv-check.ts';
import { firingAs, shooterOf } from '../fire/shooters.ts';
import { breakdownNumbers, rateOfFire } from '../fire/weapons.ts';
import { leaderCreation } from '../morale/leader-creation.ts';
import { eliminate, newAftermath } from '../morale/losses.ts';
import { fireCheck, leaderLosses, moraleCheck } from '../morale/morale.ts';
import { rallyModifiers } from '../morale/rally-attempt.ts';
import { type Dice, enact, isGone, type Position, play, standing, unit } from '../testing/bench.ts';
import { playRally } from '../testing/phase-bench.ts';
import { unitById } from '../units.ts';

const C4 = '1:C4' as const;
const men = (face: string, more = {}) => ({ card: `japanese ${face}`, at: C4, ...more });
const AMERICAN = 'american 6-6-6 K9';
const BROKEN = { broken: true, desperate: true } as const;

const rally = (units: Position['units'], dice: Dice) => playRally({ attacker: 'japanese', units }, dice);

test('[aslsk 8.1.7.d] desperation is nothing to who is rallied by a Japanese leader', () => {
  const match = rally([men('1-3-7', BROKEN), men('9-1'), AMERICAN], []);
  const [squad, leader] = [unitById(match.state, 'u1'), unitById(match.state, 'u2')];
  const attempt = { world: match.world, view: match.state, unit: squad };
  expect(rallyModifiers({ ...attempt, leader }).kept.map(({ n }) => n)).toEqual([-1]);
  expect(rallyModifiers({ ...attempt, leader: undefined }).kept.map(({ n }) => n)).toEqual([4, 1]);
});

test('[aslsk 8.1.7.d] he must try for all who are with him, and in vain makes them worse or fewer', () => {
  const match = rally([men('2-3-7', BROKEN), men('1-2-6', BROKEN), men('9-0'), AMERICAN], '5,6 5,6');
  expect(match.offered('japanese')).toEqual(['rally u1 u3', 'rally u2 u3']);
  play(match, 'japanese', 'rally u1 u3');
  expect(unit(match, 'u1')).toMatchObject({ card: 'japanese 1-3-7', broken: true });
  play(match, 'japanese', 'rally u2 u3');
  expect(isGone(match, 'u2')).toBe(true);
});

test('[aslsk 8.1.7.d] nobody for whom he must try rallies by himself instead, not even a crew', () => {
  const broken = (face: string, at: '1:C4' | '1:E4' = C4) => men(face, { ...BROKEN, at });
  const match = rally([broken('1-3-7'), broken('1-2-7'), men('9-0'), broken('1-2-7', '1:E4'), AMERICAN], []);
  expect(match.offered('japanese')).toEqual(['self-rally u4', 'done']);
  const led = rally([broken('1-3-7'), broken('1-2-7'), men('9-0'), AMERICAN], []);
  expect(led.offered('japanese')).toEqual(['rally u1 u3', 'rally u2 u3']);
});

test('[aslsk 8.1.7.d] whether a leader is among those under a ? does not show in who is asked', () => {
  const asked = (under: string) => {
    const units = [men('1-2-7', BROKEN), men(under, { concealed: true }), AMERICAN];
    const match = playRally({ attacker: 'japanese', units, scenario: { rules: ['concealment'] } });
    play(match, 'japanese', 'done', 'done', 'done');
    return match.choices.map(({ by, id }) => ({ by, id }));
  };
  expect(asked('9-0')).toEqual([{ by: 'japanese', id: 'self-rally' }]);
  expect(asked('4-4-7')).toEqual(asked('9-0'));
});

test('[aslsk 3.1.a, 8.1.7.d] before he has tried for them he spends his one action on no weapon', () => {
  const acts = (more: object) => {
    const units = [men('1-3-7', more), men('9-0'), men('4-4-7'), AMERICAN];
    const weapons = [`japanese LMG ${C4}`, 'japanese LMG of u2 malfunctioned'];
    const match = playRally({ attacker: 'japanese', units, weapons });
    const offered: string[] = [];
    while (match.choiceOf('japanese')?.id !== 'rally' && match.choiceOf('japanese')) {
      offered.push(...match.offered('japanese').filter(act => act !== 'done'));
      play(match, 'japanese', 'done');
    }
    return offered;
  };
  const idle = ['recover u3 w1'];
  expect(acts(BROKEN)).toEqual(idle);
  // In melee nobody can be rallied, and a leader under a ? is not held there.
  const unheld = playRally({
    attacker: 'japanese',
    units: [men('1-3-7', BROKEN), men('9-0', { concealed: true }), `american 6-6-6 ${C4}`],
    weapons: [`japanese LMG ${C4}`],
    melees: [C4],
    scenario: { rules: ['concealment'] },
  });
  expect(unheld.offered('japanese')).toEqual(['recover u2 w1', 'done']);
  expect(acts({})).toEqual(expect.arrayContaining(['recover u2 w1', 'repair w2', 'give w2 u3', ...idle]));
});

test('[aslsk 8.1.7.e] no roll of the Japanese brings forth a leader', () => {
  const { match } = enact({ units: [men('4-4-8'), AMERICAN] }, [], function* (game) {
    yield* leaderCreation(game, [unitById(game.state, 'u1')]);
  });
  expect(match.state.units).toHaveLength(2);
});

test.each([
  ['4-4-8', {}, -1],
  ['4-4-7', {}, -1],
  ['2-3-7', {}, -1],
  ['2-2-8', {}, -1],
  ['9-0', {}, -1],
  ['3-4-7', {}, 0],
  ['2-3-7', { broken: true }, 1],
] as const)('[aslsk 8.1.8.1] the ambush of %s %o has a modifier of %i', (face, more, drm) => {
  const match = standing({ units: [men(face, more), AMERICAN] });
  expect(ambushModifiers(match.world, match.state, C4, 'japanese').value).toBe(drm);
});

test.each([
  ['HMG', '4-4-7', 2, 10],
  ['MMG', '2-3-7', 1, 10],
  ['MMG', '2-2-8', 2, 11],
  ['MMG', '9-1', 2, 11],
  ['LMG', '4-4-7', 1, 11],
] as const)('[aslsk 8.1.8.2] %s fired by %s: rate of fire %i, breakdown %i', (gun, face, rate, breakdown) => {
  const match = standing({ units: [men(face), AMERICAN], weapons: [`japanese ${gun} of u1`] });
  const firer = firingAs('prep', shooterOf(match.state, 'w1'));
  expect(rateOfFire(match.world, match.state, firer)).toBe(rate);
  expect(breakdownNumbers(match.world, match.state, firer).malfunction).toBe(breakdown);
});

test.each([
  ['4-4-7', 0, 11],
  ['2-2-8', 1, 12],
] as const)(
  '[aslsk H.ja.atr, 8.1.8.2] the automatic gun fired by %s: rate of fire %i, breakdown %i',
  (face, rate, breakdown) => {
    const match = standing({ units: [men(face), AMERICAN], weapons: ['japanese Type 97 ATR of u1'] });
    const firer = firingAs('prep', shooterOf(match.state, 'w1'));
    expect(rateOfFire(match.world, match.state, firer)).toBe(rate);
    expect(breakdownNumbers(match.world, match.state, firer).malfunction).toBe(breakdown);
  },
);

test('[aslsk 8.1.8.3] the Japanese go against armour without a check', () => {
  const position = { units: [men('3-3-6'), AMERICAN], vehicles: ['american M4A2 C5'] } as const;
  const { value } = enact(position, [], function* (game) {
    return yield* daring(game, [unitById(game.state, 'u1')], '1:C5');
  });
  expect(value).toHaveLength(1);
});

test('[aslsk 8.1.8.2] a weapon of others suffers from capture alone, and so does theirs in the hands of others', () => {
  const breakdown = (user: string, gun: string) => {
    const units = [`${user} ${C4}`, AMERICAN, { ...men('4-4-7'), at: '1:A1' }] as const;
    const match = standing({ units, weapons: [`${gun} of u1`] });
    return breakdownNumbers(match.world, match.state, firingAs('prep', shooterOf(match.state, 'w1')))
      .malfunction;
  };
  const american = 'american 6-6-6';
  const own = breakdown(american, 'american MMG') ?? 0;
  expect(breakdown('japanese 4-4-7', 'american MMG')).toBe(own - 2);
  expect(breakdown(american, 'japanese MMG')).toBe(9);
});

test('[aslsk 8.1.8.1] each of them is enough, and once; not those in a charge', () => {
  const drm = (units: Position['units']) => {
    const match = standing({ units: [...units, AMERICAN] });
    return ambushModifiers(match.world, match.state, C4, 'japanese').kept.map(({ id }) => id);
  };
  const stealth = 'elite or first line Japanese';
  expect(drm([men('3-4-7'), men('4-4-7'), men('4-4-8')])).toEqual([stealth]);
  expect(drm([men('4-4-7', { banzai: 'over' })])).not.toContain(stealth);
  expect(drm([men('4-4-7', { banzai: 'charging' })])).not.toContain(stealth);
});

test('[aslsk 8.1.8.3] broken Japanese lose heart over a leader as others do', () => {
  const units = [men('1-3-7', BROKEN), men('10-1')];
  const { match } = enact({ units: [...units, AMERICAN] }, '3,4', function* (game) {
    const aftermath = newAftermath();
    eliminate(game, unitById(game.state, 'u2'), '3.2.3.b', aftermath);
    yield* leaderLosses(game, aftermath);
  });
  // 7 and one for the leader against a broken morale of 7.
  expect(isGone(match, 'u1')).toBe(true);
});

test('[aslsk 8.1.7.b, 3.2.3.n] with his last possible roll a Japanese leader holds, and is told to: nobody pins him', () => {
  const checked = (face: string) => {
    const { match } = enact({ units: [men(face), AMERICAN] }, '4,4', function* (game) {
      const leader = unitById(game.state, 'u1');
      yield* moraleCheck(game, leader, fireCheck(face === '9-0' ? 1 : 0), newAftermath());
    });
    const [roll] = match.journal.all().flatMap(entry => (entry.is === 'roll' ? [entry] : []));
    return [roll?.account.map(({ verdict }) => verdict), unit(match, 'u1').pinned];
  };
  expect(checked('9-0')).toEqual([['holds'], undefined]);
});
