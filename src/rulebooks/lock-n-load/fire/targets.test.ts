import { expect, test } from 'vitest';
import type { Location, ShooterId } from '../state.ts';
import { type Position, standing } from '../testing/bench.ts';
import { shooterOf } from './shooters.ts';
import { occupationRefusal, targetAt, targetRefusal } from './targets.ts';

/** The rule by which the shooter may not fire at the location; undefined if it may. */
function refused(position: Position, at: Location, id: ShooterId = 'u1'): string | undefined {
  const { world, view } = standing(position);
  const shooter = shooterOf(view, id);
  return targetRefusal(world, view, shooter, targetAt(world, view, shooter.user.side, at))?.cite;
}

const pair = (from: string, to: string, rest = ''): Position => ({
  units: [`german 1-6-4-5 ${from}`, `american 2-5-4-6 ${to} ${rest}`],
});

test('[lnl 10.0.a, 5.0.a] a blocked line of sight, or an unspotted hex', () => {
  expect(refused(pair('1:D8', '1:D5'), '1:D5')).toBeUndefined();
  expect(refused({ ...pair('1:D8', '1:D5'), hexes: { D6: 'woods' } }, '1:D5')).toBe('10.3.g');
  expect(refused({ ...pair('1:D8', '1:D5'), hexes: { D5: 'woods' } }, '1:D5')).toBe('10.0.a');
});

test('[lnl 10.1.c] in the open they are spotted, even through what degrades the line', () => {
  expect(refused({ ...pair('1:D8', '1:D5'), hexes: { D6: 'brush', D7: 'brush' } }, '1:D5')).toBeUndefined();
});

test('[lnl 5.0.b] units on the line are no hindrance', () => {
  const { units } = pair('1:D8', '1:D5');
  const between = ['german 1-6-4-5 D7', 'american 2-5-4-6 D6'];
  expect(refused({ units: [...units, ...between] }, '1:D5')).toBeUndefined();
});

test('[lnl 5.4] twice the printed range with a black box, no more', () => {
  const british = (at: string) => ({
    size: [13, 20] as const,
    units: ['british 2-5-4-5 D1', `german 1-6-4-5 ${at}`],
  });
  expect(refused(british('1:D11'), '1:D11')).toBeUndefined();
  expect(refused(british('1:D12'), '1:D12')).toBe('5.0.a');
  expect(refused({ ...pair('1:D1', '1:D8'), size: [13, 20] }, '1:D8')).toBe('5.0.a');
});

test('[lnl 20.1.a, 20.1.1] at night nothing farther than two hexes, but for the flash of fire and starlit ground', () => {
  const scenario = { rules: ['night' as const] };
  expect(refused({ ...pair('1:D8', '1:D6'), scenario }, '1:D6')).toBeUndefined();
  expect(refused({ ...pair('1:D8', '1:D5'), scenario }, '1:D5')).toBe('20.1.a');
  expect(refused({ ...pair('1:D8', '1:D5', 'fired'), scenario }, '1:D5')).toBeUndefined();
  expect(refused({ ...pair('1:D8', '1:D5'), scenario, starshells: ['1:D4'] }, '1:D5')).toBeUndefined();
});

const BUNKER = { bunkers: [{ at: '1:D8' as const, kind: 'Bunker' as const, facing: 0 as const }] };

test('[lnl 21.1.c] out of a Bunker fire goes through its front three hexes', () => {
  const from = (hex: string) => refused({ ...pair('1:D8#b', hex), ...BUNKER }, hex as Location);
  for (const hex of ['1:D7', '1:C8', '1:E8', '1:D5', '1:A6']) expect(from(hex)).toBeUndefined();
  for (const hex of ['1:D9', '1:C9', '1:E9', '1:D10']) expect(from(hex)).toBe('21.1.c');
});

test('[lnl 21.1.2.a] and comes in by them alone, unless it is ordnance or a Satchel Charge', () => {
  const into = (from: string, weapon?: string) => {
    const weapons = weapon ? [`${weapon} of u1`] : [];
    return refused(
      { ...pair(from, '1:D8#b'), ...BUNKER, weapons, spotted: ['1:D8#b'] },
      '1:D8#b',
      weapon ? 'w1' : 'u1',
    );
  };
  expect(into('1:D6')).toBeUndefined();
  expect(into('1:D9')).toBe('21.1.2.a');
  expect(into('1:D9', 'german MG34')).toBe('21.1.2.a');
  expect(into('1:D9', 'german Satchel Charge')).toBeUndefined();
  expect(into('1:D9', 'german Panzerschreck')).toBeUndefined();
});

test('[lnl 21.1.d] those in and those on top of a Bunker fire at each other as if adjacent', () => {
  expect(refused({ ...pair('1:D8#b', '1:D8'), ...BUNKER }, '1:D8')).toBeUndefined();
  expect(refused({ ...pair('1:D8', '1:D8#b'), ...BUNKER }, '1:D8#b')).toBeUndefined();
});

test('[lnl 10.2.c] no fire between the floors of a building', () => {
  const buildings = { house: { material: 'stone' as const, hexes: ['D7', 'D8', 'D9'] } };
  expect(refused({ ...pair('1:D8', '1:D8/1'), buildings, spotted: ['1:D8/1'] }, '1:D8/1')).toBe('10.2.c');
});

test('[lnl 21.1.c, 21.1.2.a] those on top of a Bunker fire, and are fired at, on all sides', () => {
  for (const hex of ['1:D10', '1:D6']) {
    expect(refused({ ...pair('1:D8', hex), ...BUNKER }, hex as Location)).toBeUndefined();
    expect(refused({ ...pair(hex, '1:D8'), ...BUNKER }, '1:D8')).toBeUndefined();
  }
});

test('[lnl 14.3.d, EOP.9] a carried weapon needs not spot what it has ranged in on, as long as it stays', () => {
  const acquired = (from: Location) => ({ at: '1:D5' as const, from, times: 1 as const });
  const bazooka = (from?: Location): Position => ({
    hexes: { D5: 'woods' },
    units: ['american 2-5-4-6 D8', 'german 1-6-4-5 D5'],
    weapons: [{ card: 'american Bazooka', possessedBy: 'u1', ...(from && { acquired: acquired(from) }) }],
  });
  expect(refused(bazooka(), '1:D5', 'w1')).toBe('10.0.a');
  expect(refused(bazooka('1:D8'), '1:D5', 'w1')).toBeUndefined();
  expect(refused(bazooka('1:D9'), '1:D5', 'w1')).toBe('10.0.a');
  expect(refused(bazooka('1:D8'), '1:D5', 'u1')).toBe('10.0.a');
});

test('[lnl 5.4, 1.7.d] a machine gun team reaches as far as is printed, and a mortar neither nearer nor farther', () => {
  const from = (team: string, at: string): Position => ({
    size: [13, 40],
    units: [`german ${team} D1`, `american 2-5-4-6 ${at}`],
  });
  expect(refused(from('MG42 team', '1:D17'), '1:D17')).toBeUndefined();
  expect(refused(from('MG42 team', '1:D18'), '1:D18')).toBe('5.0.a');
  expect(refused(from('50mm mortar', '1:D31'), '1:D31')).toBeUndefined();
  expect(refused(from('50mm mortar', '1:D32'), '1:D32')).toBe('5.0.a');
  expect(refused(from('50mm mortar', '1:D2'), '1:D2')).toBe('5.0.a');
});

test('[lnl 5.4] the box is the unit’s: its weapon reaches no farther than printed', () => {
  const bren = (at: string): Position => ({
    size: [13, 20],
    units: ['british 2-5-4-5 D1', `german 1-6-4-5 ${at}`],
    weapons: ['british Bren of u1'],
  });
  expect(refused(bren('1:D9'), '1:D9', 'w1')).toBeUndefined();
  expect(refused(bren('1:D10'), '1:D10', 'w1')).toBe('5.0.a');
});

test('[lnl 5.0.b] not where friends are among the enemy, locked with him or not', () => {
  const at = '1:D4';
  const units = ['german 1-6-4-5 D6', `american 2-5-4-6 ${at}`, `german 1-6-4-5 ${at}`];
  const against = (position: Position) => occupationRefusal(standing(position).view, 'german', at);
  expect(against({ units })).toMatchObject({ cite: '5.0.b', why: 'there are friendly units' });
  expect(against({ units: units.slice(0, 2) })).toBeUndefined();
  expect(against({ units: [units[0] ?? '', units[2] ?? ''] })).toMatchObject({ cite: '5.0.a' });
});
