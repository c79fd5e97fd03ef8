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
  weapon,
} from '../testing/bench.ts';
import { activity } from '../turn.ts';

const SQUAD = 'german 1-6-4-5';
const ENEMY = 'american 2-5-4-6 D6';

/** Units of D8 with their weapons, all of them u1's unless it is said otherwise. */
function fight(
  cards: readonly string[],
  weapons: readonly string[],
  dice: Dice = [],
  rest: Partial<Position> = {},
) {
  const units = [...cards.map(card => `${card} D8`), ENEMY];
  const held = weapons.map(each => (each.includes(' of ') ? each : `${each} of u1`));
  const match = skirmish({ units, weapons: held, ...rest }, dice);
  play(match, 'german', 'activate 1:D8');
  return match;
}

test('[lnl 1.6.c] a squad fires one weapon with its own firepower', () => {
  const match = fight([SQUAD], ['german MG34', 'german MG34']);
  play(match, 'german', 'ready u1', 'add w1');
  expect(offers(match, 'german', 'add')).toEqual([]);
});

test('[lnl 1.6.c] or two without it', () => {
  const match = fight([SQUAD], ['german MG34', 'german MG34']);
  play(match, 'german', 'ready w1', 'add w2');
  expect(offers(match, 'german', 'add')).toEqual([]);
});

test('[lnl 1.6.d] a half-squad fires its weapon or itself', () => {
  const match = fight(['german 1-2-4-6'], ['german MG34']);
  play(match, 'german', 'ready w1');
  expect(match.offered('german')).toEqual(['shoot']);
});

test('[lnl 1.6.g] so does a Hero', () => {
  const match = fight(['german Kessler'], ['german MG34']);
  play(match, 'german', 'ready w1');
  expect(offers(match, 'german', 'add')).toEqual([]);
});

test('[lnl 4.0.k] E-003 firing a weapon is the turn of its unit', () => {
  const far = [`${SQUAD} A5`, 'american 2-5-4-6 H5'];
  const match = skirmish({ units: far, weapons: ['german MG34 of u1'] }, '1,6');
  play(match, 'german', 'activate 1:A5');
  expect(offers(match, 'german', 'ready')).toEqual(['ready w1']);
  play(match, 'german', 'ready w1', 'shoot');
  expect(unit(match, 'u1').fired).toBe(true);
  play(match, 'american', 'pass');
  expect(match.choiceOf('german')).toBeUndefined();
});

test('[lnl 1.6.h, 1.7.c] Medics, Snipers and weapon teams fire no support weapons', () => {
  for (const card of ['german Medic', 'german Sniper', 'german MG42 team']) {
    const match = fight([card], ['german MG34']);
    expect(offers(match, 'german', 'ready')).not.toContain('ready w1');
  }
});

test('[lnl 1.6.i, 5.0.1.b] a Leader who fires a weapon aids nobody', () => {
  const match = fight(['german Lt. Koch', SQUAD], ['german MG34']);
  play(match, 'german', 'ready w1', 'add u2');
  expect(match.offered('german')).toEqual(['shoot']);
});

test('[lnl 11.1.a] without a weapon a Leader does not fire', () => {
  expect(offers(fight(['german Lt. Koch'], []), 'german', 'ready')).toEqual([]);
});

test('[lnl 1.6.f] a second single man serves the weapon, and has fired with it', () => {
  const match = fight(['german Lt. Koch', 'german Kessler'], ['german MG34'], '6,4 4');
  play(match, 'german', 'ready w1', 'assist u2');
  expect(match.offered('german')).toEqual(['shoot']);
  play(match, 'german', 'shoot');
  // 2 + 6 against 4, and 4 + 4 against Morale 6: at half strength it would be 7.
  expect(unit(match, 'u3').shaken).toBe(true);
  expect(unit(match, 'u2').fired).toBe(true);
});

test('[lnl 1.6.2.a, 1.6.2.b] E-007 when the dice match the gun jams, and its firepower is lost to the attack', () => {
  const match = fight([SQUAD], ['german MG34'], '1,1 6');
  play(match, 'german', 'ready u1', 'add w1', 'shoot');
  expect(weapon(match, 'w1').jammed).toBe(true);
  // 1 + 1 against 1, not 4 against 1: 6 + 1 against Morale 6.
  expect(unit(match, 'u2').shaken).toBe(true);
  expect(citesSaid(match)).toContain('1.6.2.a');
});

test('[lnl 1.6.2.a] a gun without the superscript does not jam', () => {
  const units = ['american 2-5-4-6 D8', `${SQUAD} D6`];
  const match = skirmish({ units, weapons: ['american BAR of u1'] }, '1,1 1 1');
  play(match, 'american', 'activate 1:D8', 'ready u1', 'add w1', 'shoot');
  expect(weapon(match, 'w1').jammed).toBeUndefined();
});

test('[lnl 1.6.2.d] of several guns chance picks the one that jams', () => {
  const match = fight([SQUAD], ['german MG34', 'german MG34'], '3,3 2 1 1');
  play(match, 'german', 'ready w1', 'add w2', 'shoot');
  expect([weapon(match, 'w1').jammed, weapon(match, 'w2').jammed]).toEqual([undefined, true]);
});

test.each(['jammed', 'broken jammed'])('[lnl 1.6.2.b] a gun that is %s does not fire', how => {
  expect(offers(fight([SQUAD], [`german MG34 ${how}`]), 'german', 'ready')).toEqual(['ready u1']);
});

test('[lnl 1.6.1.c] nor does one that is dismantled', () => {
  const units = ['american 2-5-4-6 D8', `${SQUAD} D6`];
  const ready = (assembled: string) => {
    const match = skirmish({ units, weapons: [`american M1919A4 of u1 ${assembled}`] });
    play(match, 'american', 'activate 1:D8');
    return offers(match, 'american', 'ready');
  };
  expect(ready('')).toEqual(['ready u1']);
  expect(ready('assembled')).toEqual(['ready u1', 'ready w1']);
  const match = skirmish({ units, weapons: ['american M1919A4 of u1'] });
  play(match, 'american', 'activate 1:D8');
  const act = { verb: 'ready', shooter: 'w1' } as never;
  expect(match.whyNot('american', { act })).toMatchObject([{ cite: '1.6.1.c' }]);
});

test('[lnl 1.6.p] a captured weapon goes with the first attack that comes to no Damage Check', () => {
  const captured = ['american BAR'];
  const vain = fight([SQUAD], captured, '1,6');
  play(vain, 'german', 'ready w1', 'shoot');
  expect(isGone(vain, 'w1')).toBe(true);
  const struck = fight([SQUAD], captured, '6,1 1 1');
  play(struck, 'german', 'ready w1', 'shoot');
  expect(isGone(struck, 'w1')).toBe(false);
});

const BESIDE: Partial<Position> = { units: [`${SQUAD} D7`, 'german Lt. Koch D7', ENEMY] };

test.each(['german Satchel Charge', 'german Molotov Cocktail'])(
  '[lnl 1.6.3.d] %s is thrown into an adjacent hex, once',
  card => {
    const match = skirmish({ ...BESIDE, units: BESIDE.units ?? [], weapons: [`${card} of u1`] }, '1,6 2');
    play(match, 'german', 'activate 1:D7', 'ready w1', 'shoot');
    expect(isGone(match, 'w1')).toBe(true);
    expect(offers(fight([SQUAD], [card]), 'german', 'ready')).toEqual(['ready u1']);
  },
);

test('[lnl 1.6.3.e] Leadership modifies the throw, unless the Leader throws himself', () => {
  const thrown = (by: 'u1' | 'u2') => {
    const match = skirmish({ units: BESIDE.units ?? [], weapons: [`german Satchel Charge of ${by}`] });
    play(match, 'german', 'activate 1:D7', 'ready w1');
    return offers(match, 'german', 'lead');
  };
  expect(thrown('u1')).toEqual(['lead u2']);
  expect(thrown('u2')).toEqual([]);
});

test('[lnl 1.6.3.a, 1.6.3.b] whom an attack with a Flamethrower has Shaken must retreat', () => {
  const position: Position = {
    units: [`${SQUAD} D7`, ENEMY, `${ENEMY} shaken`],
    weapons: ['german Flamethrower of u1'],
  };
  // 1 + 6 + 2 + 1 against 6: each checks with 4.
  const match = skirmish(position, '1,6 5 2', function* (game) {
    if (game.state.doing.at(-1)?.is !== 'retreat') yield* activity(game);
    else game.own(game.state).doing = [...game.state.doing, { is: 'done' }];
  });
  play(match, 'german', 'activate 1:D7', 'ready u1', 'add w1', 'shoot');
  expect(match.state.doing.find(({ is }) => is === 'retreat')).toEqual({
    is: 'retreat',
    side: 'american',
    units: ['u2'],
    from: '1:D7',
  });
});

test('[lnl 4.0.j, 1.6.c] a squad that has fired its Panzerfaust fires itself in the same impulse, and no second weapon', () => {
  const match = skirmish(
    { units: BESIDE.units ?? [], weapons: ['german Panzerfaust of u1', 'german MG34 of u1'] },
    '6,6',
  );
  play(match, 'german', 'activate 1:D7', 'ready w1', 'shoot');
  expect(isGone(match, 'w1')).toBe(true);
  expect(offers(match, 'german', 'ready')).toEqual(['ready u1', 'ready w2']);
  play(match, 'german', 'ready u1');
  expect(offers(match, 'german', 'add')).toEqual([]);
});

test('[lnl 1.6.3.a] whom other weapons have Shaken stays where he is', () => {
  const match = skirmish({ units: BESIDE.units ?? [], weapons: ['german MG34 of u1'] }, '1,2 5');
  play(match, 'german', 'activate 1:D7', 'ready u1', 'add w1', 'shoot');
  expect(unit(match, 'u3')).toMatchObject({ shaken: true, at: '1:D6' });
  expect(match.state.doing.some(({ is }) => is === 'retreat')).toBe(false);
});
