import { expect, test } from 'vitest';
import {
  citesSaid,
  type Dice,
  isGone,
  offers,
  type Position,
  play,
  skirmish,
  unit,
} from '../testing/bench.ts';
import { meleeFrame } from './melee.ts';

const AT = '1:D4' as const;
const GERMAN = `german 1-6-4-5 ${AT}`;
const AMERICAN = `american 2-5-4-6 ${AT}`;
const FAR = 'american 2-5-4-6 L9';

test('[lnl 8.1.a, 8.0.c] Melee is fought where it is, and in no other hex of the impulse', () => {
  const units = [
    GERMAN,
    `german Lt. Koch ${AT}`,
    'german 1-6-4-5 D5',
    AMERICAN,
    'german 1-6-4-5 G5',
    'american 2-5-4-6 G5',
    FAR,
  ];
  const melees = [{ at: AT }, { at: '1:G5' }] as const;
  const match = skirmish({ initiative: 'german', melees, units }, '1,1 1,1');
  play(match, 'german', `activate ${AT}`, 'activate 1:D5');
  expect(offers(match, 'german', 'melee')).toEqual([`melee ${AT}`]);
  play(match, 'german', `melee ${AT}`);
  expect(match.state.melees).toEqual([{ at: AT, fought: true }, { at: '1:G5' }]);
  expect(offers(match, 'german', 'melee')).toEqual([]);
});

test('[lnl 1.7.d, 8.0.h] a machine gun team that is attacked strikes back in full', () => {
  const team = `german MG42 team ${AT}`;
  const match = skirmish({ initiative: 'american', melees: [{ at: AT }], units: [AMERICAN, team, FAR] }, [
    [1, 1],
    // 4 to 2 is 2:1, and six is enough.
    [3, 3],
  ]);
  play(match, 'american', `activate ${AT}`, `melee ${AT}`);
  expect([isGone(match, 'u1'), isGone(match, 'u2')]).toEqual([true, false]);
});

/** The Germans in D4 have come unseen, and may ambush. */
function ambush(position: Position, dice: Dice) {
  const frame = {
    is: 'melee',
    at: AT,
    attacker: 'german',
    stage: 'attack',
    unseen: ['u1', 'u2'],
    targets: [],
    fallen: [],
  } as const;
  const doing = [{ is: 'impulse', side: 'german', groups: [], acted: true } as const, frame];
  const match = skirmish(
    { initiative: 'german', melees: [{ at: AT }], doing, ...position },
    dice,
    function* (game) {
      const top = game.state.doing.at(-1);
      if (top?.is === 'melee') yield* meleeFrame(game, top);
      else game.own(game.state).doing = [{ is: 'done' }];
    },
  );
  play(match, 'german', 'ambush');
  return match;
}

test('[lnl 12.0.c] an ambush uses up the Skill that allows it, and no other', () => {
  const units = [`${GERMAN} skill Ambusher`, `german Dorn ${AT} skill Charmed Life`, AMERICAN];
  const match = ambush({ units }, '6,6');
  expect([unit(match, 'u1').skill, unit(match, 'u2').skill]).toEqual([undefined, 'Charmed Life']);
});

test('[lnl 8.0.n, 8.4.b] whoever falls to an ambush has used up his charges in defence', () => {
  const weapons = ['american Satchel Charge of u3', 'american BAR of u3'];
  const match = ambush({ units: [GERMAN, GERMAN, AMERICAN], weapons }, '6,6');
  expect([isGone(match, 'u3'), isGone(match, 'w1'), isGone(match, 'w2')]).toEqual([true, true, false]);
});

test('[lnl 8.0.l, 8.0.n] where its own firepower does as well, a squad spares its Molotov Cocktail', () => {
  const after = (card: string) => {
    const match = skirmish(
      {
        units: [`${card} C4`, 'american 2-5-4-6 C4', FAR],
        weapons: ['german MG42 of u1 assembled', 'german Molotov Cocktail of u1'],
        melees: [{ at: '1:C4' }],
      },
      '1,1 1,1',
    );
    play(match, 'german', 'activate 1:C4', 'melee 1:C4');
    return match.state.weapons.map(each => each.card);
  };
  expect(after('german 2-3-4-6')).toEqual(['german MG42', 'german Molotov Cocktail']);
  // With 1 of its own the second weapon is worth more.
  expect(after('german 1-6-4-5')).toEqual(['german MG42']);
});

test('[lnl 8.4.b, 8.0.h] only who falls to the ambush itself is gone at once; who falls to those who strike back, when the round is over', () => {
  const others = [AMERICAN, AMERICAN];
  const dead = ambush({ units: [GERMAN, GERMAN, ...others, FAR] }, '6,6');
  play(dead, 'german', 'target u3', 'strike');
  expect(isGone(dead, 'u3')).toBe(true);
  // Nobody who is gone is waited for when the round ends.
  expect(dead.state.doing.at(-1)).toMatchObject({ is: 'melee', stage: 'counterattack', fallen: [] });
  const avenged = ambush({ units: [GERMAN, AMERICAN, FAR] }, '1,1 6,6');
  expect(citesSaid(avenged)).toContain('8.0.h');
  expect(citesSaid(avenged)).not.toContain('8.4.b');
});

test('[lnl 8.0.c, 8.0.f] who is not in the Melee is told so; who is, that all strike together or that the attack is too weak', () => {
  const units = [GERMAN, AMERICAN, AMERICAN, FAR, 'german 1-6-4-5 A1'];
  const weapons = ['german MG34 of u1', 'german MG34 of u5'];
  const match = skirmish({ initiative: 'german', melees: [{ at: AT }], units, weapons });
  play(match, 'german', `activate ${AT}`, `melee ${AT}`);
  const cites = (about: Parameters<typeof match.whyNot>[1]) =>
    match.whyNot('german', about).map(({ cite, why }) => `${cite} ${why.slice(0, 10)}`);
  const together = ['8.0.f all who ca'];
  expect([cites({ piece: 'u1' }), cites({ piece: 'w1' })]).toEqual([together, together]);
  const elsewhere = ['8.0.c it is not '];
  expect([cites({ piece: 'u5' }), cites({ piece: 'w2' }), cites({ piece: 'u4' })]).toEqual([
    elsewhere,
    elsewhere,
    elsewhere,
  ]);
  expect(cites({ place: '1:A1' })).toEqual(elsewhere);
  expect(cites({ place: AT })).toEqual(['8.0.f the attack']);
});
