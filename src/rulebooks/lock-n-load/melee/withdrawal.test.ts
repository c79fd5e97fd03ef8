import { expect, test } from 'vitest';
import { citesSaid, type Dice, isGone, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { activity } from '../turn.ts';

const AT = '1:D4' as const;
const SQUAD = `german 1-6-4-5 ${AT}`;
const KOCH = `german Lt. Koch ${AT}`;
const AMERICAN = `american 2-5-4-6 ${AT}`;
const FAR = 'american 2-5-4-6 L9';

/** The Germans are locked in D4, and it is their impulse; a move of theirs is left alone. */
function locked(units: Position['units'], dice: Dice = []) {
  const match = skirmish({ initiative: 'german', melees: [{ at: AT }], units }, dice, function* (game) {
    if (game.state.doing.at(-1)?.is === 'move') game.own(game.state).doing = [{ is: 'done' }];
    else yield* activity(game);
  });
  play(match, 'german', `activate ${AT}`);
  return match;
}

/** The same, with moves and the enemy's answer to them. */
function whole(units: Position['units'], dice: Dice, ...answers: readonly string[]) {
  const match = skirmish({ initiative: 'german', melees: [{ at: AT }], units }, dice);
  play(match, 'german', `activate ${AT}`, ...answers);
  return match;
}

test('[lnl 8.1.c] who wants out checks Morale, and pays for the hexes that he then moves', () => {
  const match = whole([SQUAD, `${AMERICAN} fired`, FAR], '2,3', 'withdraw u1', 'step 1:D3');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:D3', moved: 'Moved' });
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'move', spent: 1, withdrawing: true });
});

test('[lnl 8.1.d] the enemy who is left behind fires after them, unless somebody keeps him busy', () => {
  const alone = whole([SQUAD, AMERICAN, FAR], '2,3', 'withdraw u1', 'step 1:D3');
  expect(alone.state.melees).toEqual([]);
  expect(alone.offered('american')).toEqual(['ready u2', 'pass']);
  const covered = whole([SQUAD, SQUAD, AMERICAN, FAR], '2,3', 'withdraw u1', 'done', 'step 1:D3');
  expect(covered.state.melees).toEqual([{ at: AT }]);
  expect(covered.choiceOf('american')).toBeUndefined();
});

test('[lnl 8.1.c] who fails must fight a round at once', () => {
  const match = locked([SQUAD, AMERICAN, FAR], '3,3 1,1 3,3');
  play(match, 'german', 'withdraw u1');
  // The kill number of 2:1 is 6.
  expect(isGone(match, 'u1')).toBe(true);
  expect(match.state.melees).toEqual([{ at: AT, fought: true }]);
});

test('[lnl 8.1.c] a Leader in Good Order beside them helps with the check', () => {
  const match = locked([SQUAD, KOCH, AMERICAN, FAR], '3,3');
  play(match, 'german', 'withdraw u1', 'done');
  expect(citesSaid(match)).toContain('8.1.c');
  expect(unit(match, 'u1').moved).toBe('Moved');
});

test('[lnl 8.1.c] several withdraw together, each by his own check; who failed fights when the others are gone', () => {
  const match = locked([SQUAD, SQUAD, AMERICAN, FAR], '1,1 6,6');
  expect(match.offered('german')).toEqual([`melee ${AT}`, 'withdraw u1', 'withdraw u2', 'done']);
  play(match, 'german', 'withdraw u1');
  expect(match.offered('german')).toEqual(['withdraw u2', 'done']);
  play(match, 'german', 'withdraw u2');
  expect([unit(match, 'u1').moved, unit(match, 'u2').moved]).toEqual(['Moved', undefined]);
});

test('[lnl 8.1.c] withdrawal comes before the round of the turn, not after it', () => {
  const match = skirmish({
    initiative: 'german',
    melees: [{ at: AT, fought: true }],
    units: [SQUAD, AMERICAN, FAR],
  });
  expect(match.choiceOf('german')).toBeUndefined();
});

test('[lnl 8.1.c, 11.1.b] of two Leaders the better one helps, and none helps himself', () => {
  const sergeant = `german Sgt. Weidner ${AT}`;
  const led = locked([SQUAD, sergeant, KOCH, AMERICAN, FAR], '3,3');
  play(led, 'german', 'withdraw u1', 'done');
  expect(unit(led, 'u1').moved).toBe('Moved');
  // Seven and one: a Leader of Morale 7 fails by himself.
  const alone = locked([SQUAD, KOCH, AMERICAN, FAR], '4,4 1,1 1,1');
  play(alone, 'german', 'withdraw u2', 'done');
  expect(unit(alone, 'u2').moved).toBeUndefined();
});

test('[lnl 8.1.c] where all pass there is no round', () => {
  const match = whole([SQUAD, `${AMERICAN} fired`, FAR], '2,3', 'withdraw u1');
  expect(match.state.doing.map(({ is }) => is)).toEqual(['impulse', 'move']);
  expect(match.state.melees).toEqual([{ at: AT }]);
});

test('[lnl 11.4.a, 8.1.c] a Sniper, who never moves, does not withdraw', () => {
  const sniper = `german Sniper ${AT}`;
  const match = locked([SQUAD, sniper, AMERICAN, FAR], '1,1');
  expect(match.offered('german')).toEqual([`melee ${AT}`, 'withdraw u1', 'done']);
  // With nobody else to ask, the check comes at once.
  play(match, 'german', 'withdraw u1');
  expect(unit(match, 'u1').moved).toBe('Moved');
});

test('[lnl 8.1.c, 4.0.l] those who leave a Melee in an impulse do so once and together', () => {
  const units = [SQUAD, SQUAD, `${AMERICAN} fired`, FAR];
  const match = whole(units, '1,1', 'withdraw u1', 'done', 'step 1:D3', 'done');
  expect(match.offered('german')).toEqual([`melee ${AT}`, 'done']);
});

test('[lnl 8.1.c] units beside the Melee, activated with it, move and do not withdraw', () => {
  const match = whole([SQUAD, KOCH, 'german 1-6-4-5 D5', AMERICAN, FAR], [], 'activate 1:D5');
  expect(match.offered('german').filter(act => act.startsWith('withdraw'))).toEqual([
    'withdraw u1',
    'withdraw u2',
  ]);
});

test('[lnl 8.1.c, 4.0.l] who has withdrawn from one Melee keeps nobody from withdrawing from another', () => {
  const other = '1:D5' as const;
  const units = [SQUAD, SQUAD, KOCH, `${AMERICAN} fired`, `german 1-6-4-5 ${other}`];
  const match = skirmish(
    {
      initiative: 'german',
      melees: [{ at: AT }, { at: other }],
      units: [...units, `american 2-5-4-6 ${other} fired`, FAR],
    },
    '1,1',
  );
  play(match, 'german', `activate ${AT}`, `activate ${other}`, 'withdraw u1', 'done', 'step 1:D3', 'done');
  expect(match.offered('german')).toEqual([`melee ${AT}`, `melee ${other}`, 'withdraw u5', 'done']);
});

test('[lnl 8.1.c, 6.0.e] how he withdraws is settled by then, and one hex is possible whatever it costs', () => {
  const team = `german MG42 team ${AT}`;
  const steep = { levels: { D3: 1 }, hexes: { D3: 'woods' } } as const;
  const units = [team, SQUAD, KOCH, AMERICAN, FAR];
  const match = skirmish({ ...steep, initiative: 'german', melees: [{ at: AT }], units }, '2,3');
  play(match, 'german', `activate ${AT}`, 'withdraw u1', 'done');
  expect(match.offered('german').filter(act => !act.startsWith('step '))).toEqual(['done']);
  expect(match.offered('german')).toContain('step 1:D3');
});

test('[lnl 8.1.d] who just goes his way ends no Melee', () => {
  const match = whole([SQUAD, `${AMERICAN} fired`, 'german 1-6-4-5 A1', FAR], [], 'done');
  play(match, 'american', 'pass');
  play(match, 'german', 'activate 1:A1', 'move u3', 'step 1:A2');
  expect(citesSaid(match)).not.toContain('8.1.d');
  expect(match.state.melees).toEqual([{ at: AT }]);
});
