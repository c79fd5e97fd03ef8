import { expect, test } from 'vitest';
import type { UnitId } from '../state.ts';
import {
  citesSaid,
  type Dice,
  enact,
  isGone,
  type Position,
  play,
  rollsTold,
  unit,
  weapon,
} from '../testing/bench.ts';
import { type Attack, resolveAttack } from './damage.ts';

const SQUAD = 'german 1-6-4-5';

/** An attack on the units of D4 with these numbers; the Americans are there to make two sides. */
function strike(
  position: Partial<Position> & Pick<Position, 'units'>,
  dice: Dice,
  attack: Partial<Attack> & { readonly strength?: number; readonly defence?: number } = {},
) {
  const ids = position.units.map((_, i) => `u${i + 1}` as UnitId);
  const { strength = 4, defence = 0, ...rest } = attack;
  const ran = enact({ cup: [], ...position }, dice, game =>
    resolveAttack(game, {
      by: 'american',
      why: 'a test',
      cite: '5.0.d',
      at: '1:D4',
      targets: [{ units: ids, attack: strength, defence }],
      ...rest,
    }),
  );
  return { ...ran, effects: ran.value };
}
const at = '1:D4' as const;

test('[lnl 5.0.d, 5.0.f, 5.1.i] E-017 9 against 3: a check of 4 makes 10, and the squad a Shaken half-squad', () => {
  const { match, effects } = strike({ units: [`${SQUAD} ${at}`] }, '5,2 4', { defence: 1 });
  expect(unit(match, 'u1')).toMatchObject({ card: 'german 0-4-4-5', shaken: true });
  expect(effects).toEqual({ checked: true, shaken: ['u1'] });
});

test('[lnl 5.1.a, 5.1.n] E-018 10 against 2: a check of 1 makes 9, which Shakes, and may bring forth a Hero', () => {
  const { match } = strike({ units: [`american 2-5-4-6 ${at}`] }, '6,2 1 3', { by: 'german' });
  expect(unit(match, 'u1')).toMatchObject({ card: 'american 2-5-4-6', shaken: true });
  expect(match.state.units).toHaveLength(1);
});

test('[lnl 5.0.e] an attack no higher than the defence does nothing', () => {
  const { match, effects } = strike({ units: [`${SQUAD} ${at}`] }, '1,5');
  expect(effects).toEqual({ checked: false, shaken: [] });
  expect(unit(match, 'u1').shaken).toBeUndefined();
});

test('[lnl EOP.7] no die is a failure by itself', () => {
  const { match } = strike({ units: [`german Lt. Koch ${at}`] }, '2,5 6');
  expect(unit(match, 'u1').shaken).toBeUndefined();
});

test('[lnl 5.0.g] the Leader checks first, and then helps those of his badge', () => {
  const units = [`${SQUAD} ${at}`, `german Lt. Koch ${at}`];
  // Koch: 1 + 4 = 5 against 7. The squad: 2 + 4 - 1 = 5 against 5.
  const helped = strike({ units }, '4,4 1 2');
  expect(unit(helped.match, 'u1').shaken).toBeUndefined();
  // Koch: 4 + 4 = 8 against 7. The squad: 2 + 4 = 6 against 5.
  const alone = strike({ units }, '4,4 4 2');
  expect(unit(alone.match, 'u1').shaken).toBe(true);
  const engineers = [`german 2-3-4-6 ${at}`, `german Lt. Koch ${at}`];
  const strangers = strike({ units: engineers }, '4,4 1 3');
  expect(unit(strangers.match, 'u1').shaken).toBe(true);
});

test('[lnl 4.1.a, 5.0.g] a Leader who is Ops Complete helps nobody; one who has moved or fired does', () => {
  const checkBeside = (leader: string) => {
    const units = [`${SQUAD} ${at}`, `german Lt. Koch ${at} ${leader}`];
    // The squad: 2 + 4, with the Leader's help 5 against 5.
    return unit(strike({ units }, '4,4 1 2').match, 'u1').shaken === true;
  };
  expect(checkBeside('opsComplete')).toBe(true);
  expect(checkBeside('fired')).toBe(false);
  expect(checkBeside('moved Moved')).toBe(false);
});

test('[lnl 5.3.f] one roll, and the +1 counts against the movers alone', () => {
  const units = [`${SQUAD} ${at}`, `${SQUAD} ${at}`];
  const targets = [
    { units: ['u1'], attack: 5, defence: 4 },
    { units: ['u2'], attack: 4, defence: 4 },
  ] as const;
  const { match } = strike({ units }, '3,3 6', { targets });
  expect([unit(match, 'u1').shaken, unit(match, 'u2').shaken]).toEqual([true, undefined]);
  // One less, and it is not enough for either.
  expect(strike({ units }, '2,3', { targets }).effects).toMatchObject({ checked: false });
});

test('[lnl 5.0.d, 5.3.f] the defender rolls one die for all of his units, whatever shelters each of them', () => {
  const units = [`${SQUAD} ${at}`, `${SQUAD} D4#b`];
  const targets = [
    { units: ['u1'], attack: 4, defence: 0 },
    { units: ['u2'], attack: 4, defence: 3 },
  ] as const;
  // 7 against 3 and 6: checks of 2 + 4 and of 5 + 1, and no other dice.
  const { match } = strike({ units }, '3,3 2 5', { targets });
  expect([unit(match, 'u1').shaken, unit(match, 'u2').shaken]).toEqual([true, true]);
});

test('[lnl 5.1.i, 1.7.e] half-squads, crews and weapon teams are eliminated by Casualties', () => {
  for (const card of ['german 0-4-4-5', 'german crew', 'german MG42 team']) {
    const { match } = strike({ units: [`${card} ${at}`] }, '6,1 5');
    expect(isGone(match, 'u1'), card).toBe(true);
    expect(match.state.losses).toEqual([{ side: 'german', card, how: 'eliminated' }]);
  }
});

test('[lnl 5.1.j, 5.1.k] a man is wounded and Shaken; a second wound is the last', () => {
  const leader = `german Lt. Koch ${at}`;
  const first = strike({ units: [leader] }, '6,1 5');
  expect(unit(first.match, 'u1')).toMatchObject({ wounded: true, shaken: true });
  const shaken = strike({ units: [`${leader} shaken`] }, '6,1 2');
  expect(citesSaid(shaken.match)).toEqual(['5.1.j']);
  const second = strike({ units: [`${leader} wounded shaken`] }, '6,1 2');
  expect(isGone(second.match, 'u1')).toBe(true);
  expect(citesSaid(second.match)).toEqual(['5.1.k']);
});

test('[lnl 5.1.g] a Hero is wounded and never Shaken', () => {
  const { match } = strike({ units: [`german Dorn ${at}`] }, '6,1 2');
  expect(unit(match, 'u1')).toMatchObject({ wounded: true });
  expect(unit(match, 'u1').shaken).toBeUndefined();
});

test('[lnl 1.6.j] a squad with two weapons keeps the one that its owner chooses', () => {
  const weapons = ['german MG34 of u1', 'german Panzerfaust of u1'];
  const { match } = strike({ units: [`${SQUAD} ${at}`], weapons }, '5,2 4');
  play(match, 'german', 'keep w2');
  expect(weapon(match, 'w1')).toMatchObject({ at });
  expect(weapon(match, 'w1').possessedBy).toBeUndefined();
  expect(weapon(match, 'w2').possessedBy).toBe('u1');
});

test('[lnl 1.6.k, 10.1.f] the weapons of the dead stay where they fell; the Spotted marker does not', () => {
  const weapons = ['german MG34 of u1'];
  const { match } = strike({ units: [`german crew ${at}`], weapons, spotted: [at] }, '6,1 5');
  expect(weapon(match, 'w1')).toEqual({ id: 'w1', card: 'german MG34', at });
  expect(match.state.spotted).toEqual([]);
});

test('[lnl 1.6.2.a, 1.6.2.b] E-007 matching dice jam the machine gun and take its firepower from the attack', () => {
  const position = { units: [`${SQUAD} ${at}`], weapons: ['american M1919A4'] } as const;
  const jammable = [{ gun: 'w1', firepower: 2 }] as const;
  // 1 + 3 against 1 + 1, less the 2 of the gun: no effect.
  const { match, effects } = strike(position, '1,1', { strength: 3, defence: 1, jammable });
  expect(weapon(match, 'w1').jammed).toBe(true);
  expect(effects).toEqual({ checked: false, jammed: 'w1', shaken: [] });
});

test('[lnl 1.6.2.d] of several machine guns chance picks the one that jams', () => {
  const gun = 'american M1919A4';
  const jammable = [
    { gun: 'w1', firepower: 2 },
    { gun: 'w2', firepower: 2 },
  ] as const;
  const position = { units: [`${SQUAD} ${at}`], weapons: [gun, gun] };
  const { match } = strike(position, '3,3 2', { strength: 1, defence: 1, jammable });
  expect([weapon(match, 'w1').jammed, weapon(match, 'w2').jammed]).toEqual([undefined, true]);
});

test('[lnl 18.1.b, 11.4.b] mortars take the higher of two dice, Snipers both', () => {
  const units = [`${SQUAD} ${at}`];
  const higher = strike({ units }, '2,5,6', { strength: 1, dice: 'higher' });
  expect(higher.effects).toMatchObject({ checked: false });
  const both = strike({ units }, '2,5,6 6', { strength: 0, dice: 'both' });
  expect(both.effects).toMatchObject({ checked: true, shaken: ['u1'] });
});

test('[lnl 5.0.g, 11.1.b] a Leader elsewhere helps nobody, of two here the better one does, and none before his own check', () => {
  const targets = [{ units: ['u1'], attack: 4, defence: 0 }] as const;
  const beside = (...leaders: Position['units']) => {
    const { match } = strike({ units: [`${SQUAD} ${at}`, ...leaders] }, '4,4 3', { targets });
    return unit(match, 'u1').shaken === true;
  };
  const koch = `german Lt. Koch ${at}`;
  const brandt = `german Capt. Brandt ${at}`;
  // 3 + 4 against 5: two are needed.
  expect(beside(koch)).toBe(true);
  expect(beside(koch, brandt)).toBe(false);
  expect(beside('german Capt. Brandt D5')).toBe(true);
  // Koch, 4 + 4 against 7, has no help of the Captain, who has yet to check; the Captain, 4 + 4, none of Koch.
  const both = strike({ units: [koch, brandt] }, '4,4 4 4').match;
  expect([unit(both, 'u1').shaken, unit(both, 'u2').shaken]).toEqual([true, true]);
});

test('[lnl 1.6.3.b, 5.1.a] who comes through his check, or was Shaken before, is not among those whom the attack has Shaken', () => {
  const units = [`${SQUAD} ${at}`, `${SQUAD} ${at} shaken`, `${SQUAD} ${at}`];
  const { effects } = strike({ units }, '3,6 4 4 5');
  expect(effects).toEqual({ checked: true, shaken: ['u3'] });
});

test('[lnl 12.0.a] a Skill may help with the check', () => {
  // 4 + 4 against 7.
  const hero = (skill?: 'Hard to Kill') =>
    unit(strike({ units: [{ card: 'german Dorn', at, ...(skill && { skill }) }] }, '4,4 4').match, 'u1')
      .wounded;
  expect(hero()).toBe(true);
  expect(hero('Hard to Kill')).toBeUndefined();
});

test('[lnl 12.0.c] the Skill of the dead goes back into the cup', () => {
  const dorn = `german Dorn ${at} wounded skill Deadly`;
  const { match } = strike({ units: [dorn] }, '6,1 4');
  expect(isGone(match, 'u1')).toBe(true);
  expect(match.state.cup).toEqual(['Deadly']);
});

// ---- Heroes

test('[lnl 5.1.n, 11.2.a, 12.0.c] E-008 the Hero has done what his squad has done, and draws a skill he can use', () => {
  const units = [`${SQUAD} ${at} fired`];
  const cup = ['Charismatic', 'Deadly', 'Iron Nerve'] as const;
  const { match } = strike({ units, cup }, '3,6 1 4 2 2');
  expect(match.state.units.at(-1)).toEqual({
    id: 'u2',
    side: 'german',
    card: 'german Dorn',
    group: 'german',
    at,
    fired: true,
    skill: 'Iron Nerve',
  });
  expect(match.state.cup).toEqual(['Charismatic', 'Deadly']);
});

test('[lnl 5.1.p] crews and weapon teams bring forth no Hero', () => {
  for (const card of ['german crew', 'german MG42 team']) {
    const { match } = strike({ units: [`${card} ${at}`] }, '3,6 1');
    expect(match.state.units, card).toHaveLength(1);
  }
});

test('[lnl 11.2.h] a third Hero never comes, and the dead bring one forth too', () => {
  const hero = 'german Dorn A1';
  const squad = `german 0-4-4-5 ${at} shaken`;
  const full = [squad, hero, 'german Faber A1'];
  const targets = [{ units: ['u1'], attack: 9, defence: 0 }] as const;
  expect(strike({ units: full }, '6,1 1', { targets }).match.state.units).toHaveLength(2);
  const { match } = strike({ units: [squad] }, '6,1 1 2 1', { targets });
  expect(match.state.units.map(({ id, card }) => [id, card])).toEqual([['u2', 'german Kessler']]);
});

test('[lnl 5.1.o, 11.2.b] E-009 the Hero of a squad on the move goes on with its move', () => {
  const doing = [
    { is: 'move', side: 'german', units: ['u1'], kind: 'normal', spent: 1, steps: 1, begun: true } as const,
  ];
  let frame: unknown;
  enact({ units: [`${SQUAD} ${at}`], doing }, '6,2 1 2 1', function* (game) {
    const targets = [{ units: ['u1'] as const, attack: 4, defence: 0 }];
    yield* resolveAttack(game, { by: 'american', why: 'a test', cite: '5.3.e', at, targets });
    frame = game.state.doing.at(-1);
  });
  expect(frame).toMatchObject({ units: ['u1', 'u2'], spent: 1 });
});

test('[lnl 11.2.c] without room the owner puts the Hero beside it', () => {
  const men = [`german Lt. Koch ${at}`, `german Medic ${at}`];
  const targets = [{ units: ['u1'], attack: 4, defence: 0 }] as const;
  const units = [`${SQUAD} ${at}`, ...men, 'american 2-5-4-6 D5'];
  const { match } = strike({ units }, '3,6 1 2 1', { targets });
  expect(match.offered('german')).not.toContain('place-hero u5 1:D5');
  play(match, 'german', 'place-hero u5 1:D3');
  expect(unit(match, 'u5').at).toBe('1:D3');
});

test('[lnl 12.0.a, 12.0.c] a charmed life is used up by the first wound that it averts', () => {
  const { match } = strike({ units: [`german Dorn ${at} skill Charmed Life`] }, '6,1 2');
  expect(unit(match, 'u1').wounded).toBeUndefined();
  expect(unit(match, 'u1').skill).toBeUndefined();
  expect(match.state.cup).toEqual(['Charmed Life']);
});

test('[lnl 1.6.j] a squad with one weapon keeps it, and nobody is asked', () => {
  const { match } = strike({ units: [`${SQUAD} ${at}`], weapons: ['german MG34 of u1'] }, '5,2 4');
  expect(match.outcome).toBeDefined();
  expect(unit(match, 'u1').card).not.toBe(SQUAD);
  expect(weapon(match, 'w1').possessedBy).toBe('u1');
});

test('[lnl 5.0.d, 5.0.f, 1.6.2.a, 5.1.n] each roll says whose it is and by which rule; matching dice, and what a 1 may bring, are told', () => {
  const rolls = (attack: Partial<Attack>) => {
    const position = { units: [`${SQUAD} ${at}`], weapons: ['american M1919A4'] } as const;
    return rollsTold(strike(position, '3,3 1 2 1', attack).match).slice(0, 2);
  };
  expect(rolls({ jammable: [{ gun: 'w1', firepower: 0 }] })).toEqual([
    '5.0.d american: must check at +4, the dice match: a machine gun jams',
    '5.0.f german: no effect, a Hero may come forth',
  ]);
  // Without a machine gun nothing jams, Mines are nobody's, and what they cause is by their rule.
  expect(rolls({ cite: '21.4.a', by: undefined } as object)).toEqual([
    '21.4.a nobody: must check at +4',
    '21.4.a german: no effect, a Hero may come forth',
  ]);
});
