import { expect, test } from 'vitest';
import { shooterOf } from '../fire/shooters.ts';
import { effectOf } from '../ordnance/hits/effect.ts';
import { ordnanceOf } from '../ordnance/ordnance.ts';
import { altered, isGone, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';

/** Men of a nation in D2 with this weapon, and enemies in a house in D4. */
function aiming(card: string, more: Partial<Position> = {}): Position {
  const [nation] = card.split(' ');
  const squad = { american: 'american 7-4-7', british: 'british 4-5-7', german: 'german 4-6-7' }[
    nation ?? ''
  ];
  const enemy = nation === 'german' ? 'american 6-6-6' : 'german 4-6-7';
  return {
    attacker: nation ?? '',
    date: { year: 1945, month: 1 },
    hexes: { D4: 'stone building' },
    units: [
      { card: squad ?? '', at: '1:D2' },
      `${enemy} D4`,
      { id: 'u8', card: squad ?? '', at: '1:A1' },
      `u9: ${enemy} A3`,
    ],
    weapons: [`${card} of u1`],
    ...more,
  };
}
const by = (card: string) => card.split(' ')[0] ?? '';
const house = (more = {}) => ({ hexes: { D2: 'wooden building', D4: 'stone building', ...more } }) as const;

test.each([
  ['american BAZ 43', 8],
  ['american BAZ 44', 8],
  ['american BAZ 45', 8],
  ['british PIAT', 8],
  ['german PSK', 12],
])('[aslsk 4.4.1.b, 4.4.1.c, 4.4.5.a] %s strikes men in a building on column %d', (card, column) => {
  const match = skirmish(aiming(card));
  const firer = { ...shooterOf(match.state, 'w1'), mode: 'prep' } as const;
  const ordnance = ordnanceOf(match.world, firer);
  if (!ordnance) throw new Error('no ordnance');
  const shot = { ordnance, firer, leaders: [], target: '1:D4' } as const;
  expect(effectOf(match.world, match.state, shot, unit(match, 'u2'), false).column).toBe(column);
});

test('[aslsk 4.4.1.a] below its X# a bazooka stays; on it, it is gone and not only jammed', () => {
  const after = (dice: readonly [number, number]) => {
    const match = skirmish(aiming('american BAZ 43'), [dice]);
    play(match, 'american', 'ready w1', 'at 1:D4', 'shoot');
    return isGone(match, 'w1');
  };
  expect([after([4, 5]), after([4, 6])]).toEqual([false, true]);
});

test('[aslsk 4.4.1.a] unbroken, a half-squad fires one as well; neither of two leaders who fire it directs it, a third may', () => {
  const position = aiming('american BAZ 43');
  const served = (first: object, ...others: Position['units']) =>
    skirmish({ ...position, units: altered(position.units, 0, { ...first }).concat(others) });
  expect(served({ card: 'american 3-3-7' }).offered('american')).toContain('ready w1');
  expect(served({ broken: true }).offered('american')).not.toContain('ready w1');
  const leaders = served({ card: 'american 8-0' }, 'u5: american 9-1 D2');
  play(leaders, 'american', 'ready w1', 'at 1:D4', 'add u5');
  expect(leaders.offered('american')).toEqual(['shoot']);
  const three = served({ card: 'american 8-0' }, 'u5: american 9-1 D2', 'u6: american 8-1 D2');
  play(three, 'american', 'ready w1', 'at 1:D4', 'add u5');
  expect(three.offered('american')).toEqual(['direct u6', 'shoot']);
});

test.each([
  ['american BAZ 44', true],
  ['german PSK', true],
  ['british PIAT', false],
])('[aslsk 4.4.3.a] from within a building the backblast of %s must be thought of: %s', (card, blasts) => {
  const match = skirmish(aiming(card, house()));
  play(match, by(card), 'ready w1', 'at 1:D4');
  const acts = match.offered(by(card)).filter(act => act.startsWith('backblast'));
  expect(acts).toEqual(blasts ? ['backblast care', 'backblast blast'] : []);
  const outside = skirmish(aiming(card));
  play(outside, by(card), 'ready w1', 'at 1:D4');
  expect(outside.offered(by(card)).filter(act => act.startsWith('backblast'))).toEqual([]);
});

test('[aslsk 4.4.3.a] the blast is for all in the hex, by the coloured die, without the cover of the house', () => {
  const position = aiming('american BAZ 44', house());
  const crowd: Position = { ...position, units: [...position.units, 'u5: american 6-6-6 D2'] };
  // A coloured 3 is a 1MC on column 1; with the 2 of the house it would be a PTC.
  const match = skirmish(crowd, '3,6 5,4 5,4');
  play(match, 'american', 'ready w1', 'at 1:D4', 'backblast blast', 'shoot');
  expect([unit(match, 'u1').broken, unit(match, 'u5').broken]).toEqual([true, true]);
  // With care there is none.
  const careful = skirmish(crowd, '3,6');
  play(careful, 'american', 'ready w1', 'at 1:D4', 'backblast care', 'shoot');
  expect([unit(careful, 'u1').broken, unit(careful, 'u5').broken]).toEqual([undefined, undefined]);
});

test('[aslsk 4.4.5.a] a PIAT jams at a 10 and not at a 9', () => {
  const after = (dice: readonly [number, number]) => {
    const match = skirmish(aiming('british PIAT'), [dice]);
    play(match, 'british', 'ready w1', 'at 1:D4', 'shoot');
    return weapon(match, 'w1').malfunctioned;
  };
  expect([after([4, 5]), after([5, 5])]).toEqual([undefined, true]);
});

test('[aslsk 4.4.5.b] a PIAT fires downhill at two hexes, and uphill at one; its leader has no help of his own', () => {
  const from = (at: '1:D2' | '1:D3', levels: Position['levels']) => {
    const position = aiming('british PIAT', { levels: levels ?? {} });
    const units = altered(position.units, 0, { card: 'british 9-1', at });
    return skirmish({ ...position, units });
  };
  expect(from('1:D3', { D3: 1 }).offered('british')).not.toContain('ready w1');
  expect(from('1:D2', { D2: 1 }).offered('british')).toContain('ready w1');
  expect(from('1:D3', { D4: 1 }).offered('british')).toContain('ready w1');
  const match = from('1:D3', {});
  play(match, 'british', 'ready w1', 'at 1:D4');
  expect(match.offered('british')).toEqual(['shoot']);
});

test('[aslsk 4.4.4.a] an anti-tank rifle is directed like any fire, and no backblast goes with it', () => {
  const position = aiming('german ATR', house());
  const match = skirmish({ ...position, units: [...position.units, 'u5: german 9-1 D2'] });
  play(match, 'german', 'ready w1', 'at 1:D4');
  expect(match.offered('german')).toEqual(['add u1', 'direct u5', 'shoot']);
});

test('[aslsk 4.5.a] a half-squad serves a light mortar as a squad does, without facing it anywhere', () => {
  const position = aiming('german 50mm MTR', { hexes: {} });
  const units = altered(position.units, 0, { card: 'german 2-4-7' });
  const match = skirmish({ ...position, units }, '3,6');
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(weapon(match, 'w1').fired).toBeUndefined();
  expect(weapon(match, 'w1').facing).toBeUndefined();
});
