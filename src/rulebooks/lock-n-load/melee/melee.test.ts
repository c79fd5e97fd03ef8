import { expect, test } from 'vitest';
import { citesSaid, type Dice, isGone, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { meleeFrame } from './melee.ts';

const AT = '1:D4' as const;
const GERMAN = `german 1-6-4-5 ${AT}`;
const AMERICAN = `american 2-5-4-6 ${AT}`;
const FAR = 'american 2-5-4-6 L9';

/** The Germans, who are locked with the enemy in D4 since the last turn, use an impulse for the next round. */
function melee(position: Position, dice: Dice) {
  const match = skirmish({ initiative: 'german', turns: 1, melees: [{ at: AT }], ...position }, dice);
  play(match, 'german', `activate ${AT}`, `melee ${AT}`);
  return match;
}

test('[lnl 8.0.b, 8.0.g, 8.0.h] two dice reach the kill number of 1:2; who falls strikes back before he is removed', () => {
  const both = melee({ units: [GERMAN, AMERICAN] }, '5,5 3,3');
  expect([isGone(both, 'u1'), isGone(both, 'u2')]).toEqual([true, true]);
  const neither = melee({ units: [GERMAN, AMERICAN, FAR] }, '5,4 3,2');
  expect(neither.state.units).toHaveLength(3);
  expect(neither.state.losses).toEqual([]);
});

test('[lnl 8.0.g] the Leader’s modifier is added to the dice: 9 is enough for the kill number of 1:2', () => {
  const dice = '5,4 1,1';
  const led = melee({ units: [GERMAN, `german Lt. Koch ${AT}`, AMERICAN, FAR] }, dice);
  expect(isGone(led, 'u3')).toBe(true);
});

test('[lnl 8.0.c, 8.1.a] one round a turn and hex: who took part is activated, and neither fires nor moves', () => {
  const match = melee({ units: [GERMAN, AMERICAN, FAR, 'german 1-6-4-5 A1'] }, '1,1 1,1');
  expect(match.state.melees).toEqual([{ at: AT, fought: true }]);
  expect(match.offered('american')).not.toContain(`activate ${AT}`);
  play(match, 'american', 'pass');
  expect(match.offered('german')).toEqual(['activate 1:A1', 'pass']);
});

test('[lnl 8.1.a] next turn the locked units use an impulse for Melee or withdrawal, and for nothing else', () => {
  const match = skirmish({ initiative: 'german', melees: [{ at: AT }], units: [GERMAN, AMERICAN, FAR] });
  play(match, 'german', `activate ${AT}`);
  expect(match.offered('german')).toEqual([`melee ${AT}`, 'withdraw u1', 'done']);
});

test('[lnl 8.0.f] at least one defender is attacked, any others may be; all that are attacked fall together', () => {
  const units = [GERMAN, GERMAN, GERMAN, `american 1-4-4-6 ${AT}`, AMERICAN, FAR];
  const match = melee({ units }, '3,2');
  expect(match.offered('german')).toEqual(['target u4', 'target u5']);
  play(match, 'german', 'target u4');
  expect(match.offered('german')).toEqual(['target u5', 'strike']);
  // 3 to 1: five or more. The counterattack is theirs to aim.
  play(match, 'german', 'strike');
  expect(match.offered('american')).toEqual(['target u1', 'target u2', 'target u3']);
  const all = melee({ units }, '5,3 1,1');
  // 3 to 3 needs an 8.
  play(all, 'german', 'target u4', 'target u5');
  play(all, 'american', 'target u1', 'strike');
  expect([isGone(all, 'u4'), isGone(all, 'u5'), isGone(all, 'u1')]).toEqual([true, true, false]);
});

test('E-035 [lnl 8.0.f] below 1:3 the attack is at 1:3, upon a single unit', () => {
  const match = melee({ units: [GERMAN, AMERICAN, `american Layer ${AT}`, FAR] }, '5,6 1,1');
  expect(match.offered('german')).toEqual(['target u2', 'target u3']);
  // 1 to 4 would be below the table: with the first target the dice fall, and 11 is enough at 1:2.
  play(match, 'german', 'target u2');
  expect(isGone(match, 'u2')).toBe(true);
});

test('[lnl 8.0.j, 1.7.d] a gun defends itself and does not strike; alone, it starts no round', () => {
  const gun = `german 75mm infantry gun ${AT} facing 0`;
  const defender = skirmish(
    { initiative: 'american', melees: [{ at: AT }], units: [AMERICAN, gun, FAR] },
    '1,1',
  );
  play(defender, 'american', `activate ${AT}`, `melee ${AT}`);
  // One roll, of the Americans: the gun has none, and is still there.
  expect(isGone(defender, 'u2')).toBe(false);
  expect(defender.state.melees).toEqual([{ at: AT, fought: true }]);
  const alone = skirmish({ initiative: 'german', melees: [{ at: AT }], units: [AMERICAN, gun] });
  play(alone, 'german', `activate ${AT}`);
  expect(alone.offered('german')).not.toContain(`melee ${AT}`);
});

test('[lnl 8.1.f, 11.1.a, 11.3.d, 11.4.e, 5.1.d] Leaders, Medics, Snipers and the Shaken go down with those who fought', () => {
  const helpless = [`german Lt. Koch ${AT}`, `german Medic ${AT}`, `${GERMAN} shaken`] as const;
  const units = [GERMAN, ...helpless, AMERICAN, FAR];
  const match = melee({ units }, '4,4 3,3');
  expect(isGone(match, 'u5')).toBe(false);
  expect(match.state.units.filter(({ side }) => side === 'german')).toEqual([]);
  expect(citesSaid(match).filter(cite => cite === '8.1.f')).toHaveLength(3);
  const sniper = `german Sniper ${AT}`;
  const sniped = melee({ units: [GERMAN, sniper, AMERICAN, FAR] }, '1,1 3,3');
  expect(isGone(sniped, 'u2')).toBe(true);
});

test('[lnl 8.1.f] even if nobody of the enemy is left to see it', () => {
  const match = melee({ units: [GERMAN, `german Medic ${AT}`, AMERICAN, FAR] }, '6,6 6,6');
  expect(match.state.units.map(({ id }) => id)).toEqual(['u4']);
});

test('[lnl 8.1.e] they are no targets, and a Hero, who never Shakes, goes on fighting', () => {
  const units = [GERMAN, `american Medic ${AT}`, `american Layer ${AT} wounded`, FAR];
  const match = melee({ units }, '1,1 1,1');
  expect(match.state.losses).toEqual([]);
  expect(match.state.units).toHaveLength(4);
});

test('[lnl 8.1.g, 5.1.d] units in a Melee with nobody able to fight are lost when it is fought on', () => {
  const match = melee({ units: [GERMAN, `${AMERICAN} shaken`, FAR] }, []);
  expect(isGone(match, 'u2')).toBe(true);
  expect(match.state.melees).toEqual([{ at: AT, fought: true }]);
});

test('[lnl 8.1.b] the marker stays on the victors until the Administration Phase', () => {
  const match = melee({ units: [GERMAN, AMERICAN, FAR] }, '6,6 1,1');
  expect(match.state.melees).toEqual([{ at: AT, fought: true }]);
  play(match, 'american', 'pass');
  expect(match.state.phase).toBe('operations');
  expect(match.choiceOf('german')).toBeUndefined();
  play(match, 'american', 'pass');
  expect(match.state.melees).toEqual([]);
});

test('[lnl 8.0.n] satchel charges and Molotov cocktails are used up in attack and in defence', () => {
  const match = melee(
    {
      units: [GERMAN, AMERICAN, FAR],
      weapons: ['german Satchel Charge of u1', 'american Molotov Cocktail of u2', 'german MG34 of u1'],
    },
    '1,1 1,1',
  );
  expect(match.state.weapons.map(({ id }) => id)).toEqual(['w3']);
});

test('[lnl 8.0.o] a captured weapon that eliminates nobody is lost in the Administration Phase, another is kept', () => {
  const weapons = ['american BAR of u1'];
  const failed = melee({ units: [GERMAN, AMERICAN, FAR], weapons }, '1,1 1,1');
  expect(failed.state.weapons[0]?.doomed).toBe(true);
  play(failed, 'american', 'pass', 'pass');
  expect(isGone(failed, 'w1')).toBe(true);
  const won = melee({ units: [GERMAN, AMERICAN, FAR], weapons }, '6,6 1,1');
  expect(won.state.weapons[0]?.doomed).toBeUndefined();
});

test('[lnl 1.7.e, 1.6.k] the weapons of the fallen stay lying; those of a weapon team are gone with it', () => {
  const units = [AMERICAN, GERMAN, `german MG42 team ${AT}`];
  const weapons = ['german MG34 of u2'];
  const dice = '6,6 1,1';
  for (const [target, lying] of [
    ['u2', [{ id: 'w1', at: AT }]],
    ['u3', [{ id: 'w1', possessedBy: 'u2' }]],
  ] as const) {
    const match = skirmish({ turns: 1, melees: [{ at: AT }], units, weapons }, dice);
    // 2 to 3 or 4: both together would be below the table.
    play(match, 'american', `activate ${AT}`, `melee ${AT}`, `target ${target}`);
    expect(isGone(match, target)).toBe(true);
    expect(match.state.weapons).toMatchObject(lying);
    expect(match.state.weapons).toHaveLength(1);
  }
});

test('[lnl 20.1.2] at night Melee is as by day', () => {
  const match = melee({ units: [GERMAN, AMERICAN], scenario: { rules: ['night'] } }, '5,5 3,3');
  expect(match.state.units).toEqual([]);
});

const ambush = (units: Position['units'], dice: Dice, more: object = {}) =>
  skirmish(
    {
      initiative: 'german',
      melees: [{ at: AT }],
      units,
      doing: [
        { is: 'impulse', side: 'german', groups: [], acted: true },
        {
          is: 'melee',
          at: AT,
          attacker: 'german',
          stage: 'attack',
          unseen: ['u1'],
          targets: [],
          fallen: [],
          ...more,
        },
      ],
    },
    dice,
    function* (game) {
      const frame = game.state.doing.at(-1);
      if (frame?.is === 'melee') yield* meleeFrame(game, frame);
      else game.own(game.state).doing = [{ is: 'done' }];
    },
  );

test('[lnl 8.4.a, 8.4.b] an ambush triples the firepower, and who falls does not strike back', () => {
  const match = ambush([GERMAN, AMERICAN], '3,4');
  expect(match.offered('german')).toEqual(['ambush', 'target u2']);
  // 3 to 2: seven or more. No dice of the Americans follow.
  play(match, 'german', 'ambush');
  expect(isGone(match, 'u2')).toBe(true);
  expect(isGone(match, 'u1')).toBe(false);
});

test('[lnl 8.4.b] whom an ambush misses strikes back at those who are stronger for it', () => {
  // 2 to 3 needs a 9; without the ambush 2 to 1 would need a 6.
  const match = ambush([GERMAN, AMERICAN], '1,2 4,4');
  play(match, 'german', 'ambush');
  expect([isGone(match, 'u1'), isGone(match, 'u2')]).toEqual([false, false]);
});

test('[lnl 8.2.c] ambushers who reinforce a Melee triple their firepower, but the round is simultaneous', () => {
  const match = ambush([GERMAN, GERMAN, AMERICAN], '3,3 6,6', { reinforced: true });
  // 3 and 1 to 2 is 2:1.
  play(match, 'german', 'ambush');
  play(match, 'american', 'target u2', 'strike');
  expect([isGone(match, 'u1'), isGone(match, 'u2'), isGone(match, 'u3')]).toEqual([false, true, true]);
});

test('[lnl 12.0.c, 8.4.a] the skill that allowed the ambush is used up, and in the cup again', () => {
  const match = ambush([`${GERMAN} skill Ambusher`, AMERICAN], '3,4');
  play(match, 'german', 'ambush');
  expect(unit(match, 'u1').skill).toBeUndefined();
  expect(match.state.cup).toEqual(['Ambusher']);
});
