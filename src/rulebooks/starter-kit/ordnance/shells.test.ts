import { expect, test } from 'vitest';
import type { Month } from '../charts/month.ts';
import {
  altered,
  citesSaid,
  offers,
  type Position,
  play,
  skirmish,
  unit,
  weapon,
  weaponTold,
} from '../testing/bench.ts';
import { declaredShot } from './declared-shot.ts';
import { effectOf } from './hits/effect.ts';
import { toHitModifiers, toHitNumberOf } from './hits/to-hit.ts';
import { declared } from './test-guns.ts';

type Match = ReturnType<typeof skirmish>;

function gun(card: string, crew: string, more: Partial<Position> = {}): Position {
  const attacker = card.split(' ')[0] ?? '';
  const [own, other] =
    attacker === 'german' ? ['german 4-6-7', 'russian 4-4-7'] : [`${crew}`, 'german 4-6-7'];
  return {
    attacker,
    units: [`${crew} D8`, `${other} D4`, `u8: ${own} L1`, `u9: ${other} L3`],
    weapons: [`${card} of u1 facing 0`],
    ...more,
  };
}

function column(match: Match): number {
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire') throw new Error('nothing is declared');
  const shot = declaredShot(match.world, match.state, frame, '1:D4');
  return effectOf(match.world, match.state, shot, unit(match, 'u2'), false).column;
}

test('[aslsk 6.2.a, 6.2.ap, 6.2.apcr, 2.0.AP] shells at men: high explosive unless said otherwise, solid shot on the lowest columns', () => {
  const loaded = (...shells: readonly string[]) => {
    const match = skirmish(gun('german 5cm PaK 38', 'german 2-2-8'));
    play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry', ...shells);
    return column(match);
  };
  expect([loaded(), loaded('load AP'), loaded('load APCR')]).toEqual([6, 2, 1]);
  const small = skirmish(gun('german 2cm FlaK 38', 'german 2-2-8'));
  play(small, 'german', 'ready w1', 'at 1:D4', 'aim infantry', 'load AP');
  expect(column(small)).toBe(1);
});

test('[aslsk 2.0.ATT, 2.0.AP] on the area target type nothing but high explosive and smoke is fired', () => {
  const match = skirmish(gun('german 7.5cm PaK 40', 'german 2-2-8'));
  play(match, 'german', 'ready w1', 'at 1:D4', 'aim area');
  expect(match.offered('german')).toEqual(['load smoke', 'shoot']);
});

test('[aslsk 6.2.heat] hollow charges: at men in buildings only, a column lower', () => {
  const at = (terrain: 'stone building' | 'brush') => {
    const match = skirmish(gun('german 7.5cm leIG 18', 'german 2-2-8', { hexes: { D4: terrain } }));
    play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry');
    return match;
  };
  expect(at('brush').offered('german')).not.toContain('load HEAT');
  const house = at('stone building');
  expect(column(house)).toBe(12);
  play(house, 'german', 'load HEAT');
  expect(column(house)).toBe(8);
});

test('[aslsk 6.2.d] shells come with their time, and some go with it: hollow charges in May 1942, sabot in June 1944', () => {
  const offered = (card: string, crew: string, date: Month, more: Partial<Position> = {}) => {
    const match = skirmish(gun(card, crew, { date, hexes: { D4: 'stone building' }, ...more }));
    play(match, card.split(' ')[0] ?? '', 'ready w1', 'at 1:D4');
    if (match.offered(card.split(' ')[0] ?? '').includes('aim infantry'))
      play(match, card.split(' ')[0] ?? '', 'aim infantry');
    return match.offered(card.split(' ')[0] ?? '');
  };
  const leIG = ['german 7.5cm leIG 18', 'german 2-2-8'] as const;
  expect(offered(...leIG, { year: 1942, month: 4 })).not.toContain('load HEAT');
  expect(offered(...leIG, { year: 1942, month: 5 })).toContain('load HEAT');
  const sixPounder = ['british OQF 6-Pounder AT', 'british 2-2-8'] as const;
  expect(offered(...sixPounder, { year: 1944, month: 5 })).not.toContain('load APDS');
  expect(offered(...sixPounder, { year: 1944, month: 6 })).toContain('load APDS');
  // A year without a plus is that year alone; what came to Europe first was not in the Pacific.
  const pak40 = ['german 7.5cm PaK 40', 'german 2-2-8'] as const;
  expect(offered(...pak40, { year: 1944, month: 12 })).toContain('load APCR');
  expect(offered(...pak40, { year: 1945, month: 1 })).not.toContain('load APCR');
  const pacific: Partial<Position> = { scenario: { rules: ['pacific'] } };
  const m1 = ['american M1 57mm AT', 'american 2-2-7', { year: 1944, month: 7 }] as const;
  expect(offered(...m1)).toContain('load APDS');
  expect(offered(...m1, pacific)).not.toContain('load APDS');
});

test('[aslsk 6.0.b, 6.2.b] an underscored gun has no high explosive, or but a little of it after a date', () => {
  const twoPounder = skirmish(gun('british OQF 2-Pounder AT', 'british 2-2-8'));
  // Armour-piercing shot at men is all it has, and area fire it has none.
  play(twoPounder, 'british', 'ready w1', 'at 1:D4');
  expect(twoPounder.offered('british')).toEqual(['shoot']);
  expect(column(twoPounder)).toBe(2);
  const sixPounder = skirmish(gun('british OQF 6-Pounder AT', 'british 2-2-8'), '4,5');
  play(sixPounder, 'british', 'ready w1', 'at 1:D4', 'aim infantry', 'shoot');
  expect(weapon(sixPounder, 'w1').depleted).toEqual(['HE']);
  expect(weapon(sixPounder, 'w1')).not.toHaveProperty('fired');
});

test('[aslsk 6.2.b, 6.2.c] above its number there never were any, on it these were the last; a gun that breaks has fired them', () => {
  const tried = (dice: readonly [number, number]) => {
    const match = skirmish(gun('german 5cm PaK 38', 'german 2-2-8', { date: { year: 1942, month: 7 } }), [
      dice,
      [6, 6],
    ]);
    play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry', 'load APCR', 'shoot');
    return weapon(match, 'w1');
  };
  // A6 in 1942.
  expect(tried([1, 4])).not.toHaveProperty('depleted');
  expect(tried([4, 2])).toMatchObject({ depleted: ['APCR'], fired: 'prep' });
  expect(tried([4, 3])).toMatchObject({ depleted: ['APCR'] });
  expect(tried([4, 3])).not.toHaveProperty('fired');
  expect(tried([6, 6])).toMatchObject({ depleted: ['APCR'], malfunctioned: true });
});

test('[aslsk 6.2.s, 1.2.5.b, 6.10.e] a gun’s smoke comes first in the phase, is easy to place near by, and loses what was acquired', () => {
  const acquired = { at: '1:D4', drm: -1, by: 'u1', from: '1:D8' } as const;
  const position = gun('german 7.5cm PaK 40', 'german 2-2-8');
  const weapons = position.weapons?.map(each => ({ ...weaponTold(each), acquired })) ?? [];
  const match = skirmish({ ...position, weapons }, '3,4');
  play(match, 'german', 'ready w1', 'load smoke', 'at 1:D4');
  // 7 to hit; two less so near, one less for what was acquired.
  const shot = declared(match);
  expect(toHitNumberOf(match.world, shot)).toBe(7);
  expect(toHitModifiers(match.world, match.state, shot).value).toBe(-3);
  play(match, 'german', 'shoot');
  expect(match.state.smoke).toEqual([{ at: '1:D4', kind: 'full', by: 'german' }]);
  expect(weapon(match, 'w1').acquired).toBeUndefined();
  // Through two fields of grain a pinned crew needs a 5; there is smoke up to a higher roll than that.
  const through = (dice: string) => {
    const units = position.units.map((each, i) => (i === 0 ? ('german 2-2-8 D8 pinned' as const) : each));
    const hexes = { '1:D5': 'grain', '1:D6': 'grain' } as const;
    const laid = skirmish({ ...position, units, hexes }, dice);
    play(laid, 'german', 'ready w1', 'load smoke', 'at 1:D4', 'shoot');
    return [laid.state.smoke.length, weapon(laid, 'w1').depleted];
  };
  expect([through('2,3'), through('2,4')]).toEqual([
    [1, undefined],
    [0, undefined],
  ]);
  const late = skirmish({ ...position, weapons: weapons.map(each => ({ ...each, shelled: true })) });
  play(late, 'german', 'ready w1');
  expect(late.offered('german')).not.toContain('load smoke');
});

test('[aslsk 6.2.wp, 1.2.5.b] white phosphorus makes those it hits check their morale, and a thinner cloud', () => {
  const fired = (terrain: 'woods' | 'brush' | 'stone building') => {
    const match = skirmish(
      gun('american M2A1 105mm ART', 'american 2-2-7', { hexes: { D4: terrain } }),
      '2,3 4,4',
    );
    play(match, 'american', 'ready w1', 'load WP', 'at 1:D4', 'shoot');
    expect(match.state.smoke).toEqual([{ at: '1:D4', kind: 'full WP', by: 'american' }]);
    expect(citesSaid(match)).not.toContain('3.2.4.eff.a');
    return unit(match, 'u2');
  };
  // An 8 breaks a 4-6-7 in the open; a house takes three off it.
  expect(fired('brush').broken).toBe(true);
  expect(fired('stone building').broken).toBeUndefined();
});

test('[aslsk 6.2.wp] white phosphorus may be fired at those who move, smoke may not', () => {
  const match = skirmish({
    phase: 'german movement',
    units: ['american 2-2-7 D8', 'german 4-6-7 D3'],
    weapons: ['american M2A1 105mm ART of u1 facing 0'],
  });
  play(match, 'german', 'move u2', 'step 1:D4');
  play(match, 'american', 'ready w1', 'aim area');
  expect(match.offered('american')).toContain('load WP');
  expect(match.offered('american')).not.toContain('load smoke');
});

test('[aslsk 6.2.wp, 6.1.d] a critical hit with white phosphorus turns the cover of one against him; the others keep theirs', () => {
  const position = gun('american M2A1 105mm ART', 'american 2-2-7', { hexes: { D4: 'stone building' } });
  const two = [...position.units, 'u3: german 4-6-7 D4'];
  const fired = (...dice: readonly (readonly number[])[]) => {
    const match = skirmish({ ...position, units: two }, dice);
    play(match, 'american', 'ready w1', 'load WP', 'at 1:D4', 'shoot');
    return [unit(match, 'u2').broken === true, unit(match, 'u3').broken === true];
  };
  // The lot falls on the second: with a 5 he comes to 8, the other to 2.
  expect(fired([1, 1], [2], [2, 3], [2, 3])).toEqual([false, true]);
  expect(fired([1, 2], [2, 3], [2, 3])).toEqual([false, false]);
});

test('[aslsk 6.2.wp] shells that burst in the trees add one to the check; what the ground takes off it is not counted there', () => {
  const check = (terrain: 'woods' | 'brush', ...dice: readonly [number, number]) => {
    const position = gun('british OML 3-in. MTR', 'british 2-2-8', { hexes: { D4: terrain } });
    const match = skirmish(position, [[1, 4], dice]);
    play(match, 'british', 'ready w1', 'load WP', 'at 1:D4', 'shoot');
    return unit(match, 'u2').broken === true;
  };
  expect([check('woods', 4, 3), check('woods', 3, 3)]).toEqual([true, false]);
  expect([check('brush', 4, 3), check('brush', 4, 4)]).toEqual([false, true]);
});

test('[aslsk 6.2.s, 6.2.wp, 1.2.5.b] in the defensive fire phase clouds of guns are dispersed, and in advancing fire there are none', () => {
  const final = (shell: 'smoke' | 'WP') => {
    const match = skirmish(
      gun('american M2A1 105mm ART', 'american 2-2-7', { attacker: 'german', phase: 'defensive-fire' }),
      '1,4 1,1',
    );
    play(match, 'american', 'ready w1', `load ${shell}`, 'at 1:D4', 'shoot');
    return match.state.smoke.map(({ kind }) => kind);
  };
  expect([final('smoke'), final('WP')]).toEqual([['dispersed'], ['dispersed WP']]);
  const late = skirmish(gun('american M2A1 105mm ART', 'american 2-2-7', { phase: 'advancing-fire' }));
  play(late, 'american', 'ready w1', 'at 1:D4', 'aim area');
  expect(offers(late, 'american', 'load')).toEqual([]);
});

test('[aslsk 6.2.ap, 3.3.5.b] solid shot leaves no residual firepower, high explosive does', () => {
  const left = (...load: readonly string[]) => {
    const match = skirmish(
      {
        phase: 'russian movement',
        units: ['german 2-2-8 D8', 'russian 4-4-7 D3'],
        weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
      },
      '4,3 6,6',
    );
    play(match, 'russian', 'move u2', 'step 1:D4');
    play(match, 'german', 'ready w1', 'aim infantry', ...load, 'shoot');
    return match.state.residual.length;
  };
  expect([left(), left('load AP')]).toEqual([1, 0]);
});

test('[aslsk 6.2.heat] hollow charges are fired at guns, wherever they stand', () => {
  const position = gun('german 7.5cm leIG 18', 'german 2-2-8');
  const crew = altered(position.units, 1, { card: 'russian 2-2-8' });
  const weapons = [...(position.weapons ?? []), 'russian 45mm PTP obr. 32 of u2 facing 3'];
  const match = skirmish({ ...position, units: crew, weapons });
  play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry');
  expect(match.offered('german')).toContain('load HEAT');
});

test('[aslsk 6.2.d] others than the Germans have hollow charges from January 1943', () => {
  const offered = (year: number, month: number) => {
    const position = gun('russian 76.2mm PP obr. 27', 'russian 2-2-8');
    const match = skirmish({ ...position, date: { year, month }, hexes: { D4: 'stone building' } });
    play(match, 'russian', 'ready w1', 'at 1:D4', 'aim infantry');
    return match.offered('russian').includes('load HEAT');
  };
  expect([offered(1942, 12), offered(1943, 1)]).toEqual([false, true]);
});

test('[aslsk 6.0.b, 6.2.a] an overscored gun has no armour-piercing shells, or but a few; a mortar has none at all', () => {
  const tank = (card: string) => [`${card} D5 facing 3`];
  const type92 = gun('japanese Type 92 INF', 'japanese 2-2-8');
  const few = skirmish({ ...type92, vehicles: tank('german PzKpfw IVH') }, '4,2');
  play(few, 'japanese', 'ready w1', 'at 1:D5', 'engage v1', 'shoot');
  expect(weapon(few, 'w1')).toMatchObject({ depleted: ['AP'] });
  expect(weapon(few, 'w1')).not.toHaveProperty('fired');
  const mortar = skirmish({ ...gun('german 8cm GrW 34', 'german 2-2-8'), vehicles: tank('russian BT-7') });
  play(mortar, 'german', 'ready w1', 'at 1:D5');
  expect(mortar.offered('german').filter(act => /^(engage|aim|load AP)/.test(act))).toEqual([]);
});
