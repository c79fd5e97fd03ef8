import { expect, test } from 'vitest';
import { resolveAttack } from '../morale/damage.ts';
import type { UnitId } from '../state.ts';
import { type Dice, enact, type Position, play, unit, unitTold } from '../testing/bench.ts';

const SQUAD = 'german 1-6-4-5';
const at = '1:D4' as const;

/** Enemy fire that comes to a check of these squads in D4; the dice: attack, checks, Hero rolls and draws as they come. */
function underFire(units: Position['units'], dice: Dice, rest: Partial<Position> = {}) {
  const targets = units.filter(each => unitTold(each).at === at && unitTold(each).card === SQUAD);
  const ids = targets.map(each => `u${units.indexOf(each) + 1}` as UnitId);
  return enact({ units, ...rest }, dice, game =>
    resolveAttack(game, {
      by: 'american',
      why: 'a test',
      cite: '5.0.d',
      at,
      targets: [{ units: ids, attack: 4, defence: 0 }],
    }),
  ).match;
}
const born = (match: ReturnType<typeof underFire>, from: number) => match.state.units.slice(from);

test.each([{ moved: 'Moved' }, { moved: 'Assault Move', fired: true }, { opsComplete: true }, {}] as const)(
  '[lnl 11.2.a, 5.1.n] of a squad that is %o the Hero is, too',
  marker => {
    const match = underFire([{ card: SQUAD, at, ...marker }], '3,6 1 2 1');
    expect(born(match, 1)).toEqual([
      { id: 'u2', side: 'german', card: 'german Kessler', group: 'german', at, ...marker },
    ]);
  },
);

test('[lnl 5.1.n] an odd second die brings forth nobody', () => {
  const match = underFire([`${SQUAD} ${at}`], '3,6 1 5');
  expect(born(match, 1)).toEqual([]);
});

test('[lnl 5.1.c, 5.1.n] Shaken squads bring forth Heroes', () => {
  const match = underFire([`${SQUAD} ${at} shaken`], '3,6 1 2 1');
  expect(born(match, 1)).toHaveLength(1);
  expect(born(match, 1)[0]).not.toHaveProperty('shaken');
});

test('[lnl 11.2.a] two squads bring forth two Heroes, each of them another', () => {
  const match = underFire([`${SQUAD} ${at}`, `${SQUAD} ${at}`], '3,6 1 2 1 1 2 1');
  expect(born(match, 2).map(({ id, card }) => [id, card])).toEqual([
    ['u3', 'german Kessler'],
    ['u4', 'german Dorn'],
  ]);
  expect(match.state.next).toBe(5);
});

test('[lnl 5.1.o] both go on with the move of their squads', () => {
  const doing = [
    {
      is: 'move',
      side: 'german',
      units: ['u1', 'u2'],
      kind: 'normal',
      spent: 1,
      steps: 1,
      begun: true,
    } as const,
  ];
  let frame: unknown;
  const units = [`${SQUAD} ${at}`, `${SQUAD} ${at}`];
  enact({ units, doing }, '3,6 1 2 1 1 2 1', function* (game) {
    const targets = [{ units: ['u1', 'u2'] as const, attack: 4, defence: 0 }];
    yield* resolveAttack(game, { by: 'american', why: 'a test', cite: '5.3.e', at, targets });
    frame = game.state.doing.at(-1);
  });
  expect(frame).toMatchObject({ units: ['u1', 'u2', 'u3', 'u4'], joined: ['u3', 'u4'] });
});

test('[lnl 5.1.o] the Hero of a squad that stands still does not', () => {
  const doing = [
    { is: 'move', side: 'german', units: ['u2'], kind: 'normal', spent: 1, steps: 1, begun: true } as const,
  ];
  let frame: unknown;
  const units = [`${SQUAD} ${at}`, `${SQUAD} D5`];
  enact({ units, doing }, '3,6 1 2 1', function* (game) {
    const targets = [{ units: ['u1'] as const, attack: 4, defence: 0 }];
    yield* resolveAttack(game, { by: 'american', why: 'a test', cite: '5.3.e', at, targets });
    frame = game.state.doing.at(-1);
  });
  expect(frame).toMatchObject({ units: ['u2'] });
});

test('[lnl 11.2.a, 11.2.h] a Hero who is there, waits off the map or has fallen does not come forth again', () => {
  const known = ['german Kessler A1', 'german Dorn'];
  const losses = [{ side: 'german', card: 'german Ullrich', how: 'eliminated' }] as const;
  // Faber alone is left, and needs no draw.
  const match = underFire([`${SQUAD} ${at}`, ...known], '3,6 1 2', { losses });
  expect(born(match, 3).map(({ card }) => card)).toEqual(['german Faber']);
});

test('[lnl 11.2.h] it is Heroes on the map of whom there are two at most', () => {
  const dorn = 'german Dorn';
  const faber = 'german Faber';
  const count = (...heroes: Position['units']) =>
    born(underFire([`${SQUAD} ${at}`, ...heroes], '3,6 1 2 1'), 1 + heroes.length).length;
  expect(count(`${dorn} A1`, `${faber} A1`)).toBe(0);
  expect(count(`${dorn} A1`, faber)).toBe(1);
});

test('[lnl 11.2.c] beside it he stands where there is room for him, not in water and not among enemies', () => {
  const men = (hex: '1:D4' | '1:D3') => [`german Lt. Koch ${hex}`, `german Medic ${hex}`];
  const units = [
    `${SQUAD} ${at}`,
    ...men('1:D4'),
    ...men('1:D3'),
    'american 2-5-4-6 D5',
    'german 0-4-4-5 C4',
  ];
  const match = underFire(units, '3,6 1 2 1', { hexes: { C5: 'water' } });
  expect(match.offered('german').toSorted()).toEqual(
    ['1:C4', '1:E4', '1:E5'].map(hex => `place-hero u8 ${hex}`),
  );
  play(match, 'german', 'place-hero u8 1:C4');
  expect(unit(match, 'u8')).toMatchObject({ at: '1:C4' });
});

/** D4 is full of men, and the one in D5 leaves no room there either. */
const crowd = (hex: '1:D4' | '1:D3' | '1:D5') => [`german Lt. Koch ${hex}`, `german Medic ${hex}`];

test('[lnl 11.2.c] he is put into the only hex with room, and stays where there is none', () => {
  const units = [`${SQUAD} ${at}`, ...crowd('1:D4'), ...crowd('1:D3')];
  const water = { C4: 'water', C5: 'water', E4: 'water', E5: 'water' } as const;
  const one = underFire(units, '3,6 1 2 1', { hexes: water });
  play(one, 'german', 'place-hero u6 1:D5');
  expect(unit(one, 'u6').at).toBe('1:D5');
  const none = underFire(units, '3,6 1 2 1', { hexes: { ...water, D5: 'water' } });
  expect(none.outcome).toBeDefined();
  expect(unit(none, 'u6').at).toBe(at);
});
