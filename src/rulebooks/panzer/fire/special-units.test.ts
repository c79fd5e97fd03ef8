/** Special units (7.38): men who fire from carriers, observers' tanks, close support, the flame tank and its trailer. */
import { expect, test } from 'vitest';
import { fieldedById } from '../game.ts';
import {
  citesSaid,
  hundred,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { gpDefenceOf } from './modifiers.ts';
import { rowsOf } from './weapon.ts';

type Told = Partial<Position['units'][number]>;
type More = Partial<Omit<Position, 'units'>>;

test('[panzer 7.38.1] HMG and mortar sections fire from Universal Carriers all round, and nobody else does, nor from others', () => {
  const mounted = (
    card: Position['units'][number]['card'],
    carrier: Position['units'][number]['card'],
    more: More & { target?: string } = {},
  ) => {
    const { target = '1:C5', ...rest } = more;
    const match = skirmish({
      phase: 'combat',
      first: 'british',
      options: ['7.38'],
      ...rest,
      units: [
        { card: carrier, at: '1:C9', facing: 0, command: 'N/C' },
        { card, at: '1:C9', aboard: 'u1', command: 'FIRE' },
        { card: 'german-squad', at: target as '1:C5' },
      ],
    });
    if (offers(match, 'british', 'engage').length === 0) return [];
    play(match, 'british', 'engage u3');
    return offers(match, 'british', 'add').map(act => act.split(' ')[1]);
  };
  expect(mounted('british-hmg', 'universal-carrier')).toContain('u2');
  expect(mounted('british-mortar', 'universal-carrier')).toContain('u2');
  expect(mounted('british-light-mortar', 'universal-carrier')).toContain('u2');
  // Behind the carrier as well as before it.
  expect(mounted('british-hmg', 'universal-carrier', { target: '1:C13', size: [7, 15] })).toContain('u2');
  expect(mounted('british-section', 'universal-carrier')).not.toContain('u2');
  expect(mounted('british-hmg', 'british-truck')).not.toContain('u2');
  expect(mounted('british-hmg', 'universal-carrier', { options: [] })).not.toContain('u2');
});

test('[panzer 7.38.3] an observers’ tank has its machine gun alone, and its turret does not turn; the others are as they are', () => {
  const of = (card: 'crusader-iii' | 'crusader-iii-op') =>
    standing({
      options: ['7.38', '7.8'],
      units: [
        { card, at: '1:C9', facing: 0 },
        { card: 'german-squad', at: '1:C12' },
      ],
    });
  const rows = (card: 'crusader-iii' | 'crusader-iii-op') => rowsOf(fieldedById(of(card).view, 'u1'));
  expect(rows('crusader-iii-op')).toEqual(['mg', 'pin']);
  expect(rows('crusader-iii')).toContain('ap');
  const against = (card: 'crusader-iii' | 'crusader-iii-op') =>
    refusals(
      skirmish({
        phase: 'adjustment',
        first: 'british',
        options: ['7.38', '7.8'],
        units: [
          { card, at: '1:C9', facing: 0 },
          { card: 'german-squad', at: '1:C12' },
        ],
      }),
      'british',
      'swing u1 NE',
    );
  expect([against('crusader-iii-op'), against('crusader-iii')]).toEqual([['7.38.3'], []]);
  // Without turrets of their own, too, it fires only ahead.
  const behind = (card: 'crusader-iii' | 'crusader-iii-op', options: Position['options'] = ['7.38']) =>
    offers(
      skirmish({
        phase: 'combat',
        first: 'british',
        options,
        size: [7, 15],
        units: [
          { card, at: '1:C9', facing: 0, command: 'FIRE' },
          { card: 'german-squad', at: '1:C12' },
        ],
      }),
      'british',
      'engage',
    ).length;
  expect([behind('crusader-iii-op'), behind('crusader-iii'), behind('crusader-iii-op', [])]).toEqual([
    0, 1, 1,
  ]);
});

test('[panzer 7.38.13] the 3.7 in howitzer of A9 and A10 fires GP on 3 or less of (10), the 3 in howitzer always', () => {
  const fire = (
    card: 'a9-cs' | 'a10-cs' | 'crusader-i-cs' | 'crusader-ii-cs' | 'matilda-ii-cs',
    dice: readonly (readonly number[])[],
    options: Position['options'] = ['7.38'],
  ) => {
    const match = skirmish(
      {
        phase: 'combat',
        first: 'british',
        options,
        units: [
          { card, at: '1:C9', facing: 0, command: 'FIRE' },
          { card: 'german-squad', at: '1:C7' },
        ],
      },
      dice,
    );
    play(match, 'british', 'engage u2', 'add u1 gp');
    return unit(match, 'u2').card;
  };
  for (const card of ['a9-cs', 'a10-cs'] as const) {
    expect(fire(card, [[3], hundred(100)])).toBe('german-half-squad');
    expect(fire(card, [[4]])).toBe('german-squad');
    expect(fire(card, [hundred(100)], [])).toBe('german-half-squad');
  }
  for (const card of ['crusader-i-cs', 'crusader-ii-cs', 'matilda-ii-cs'] as const)
    expect(fire(card, [hundred(100)])).toBe('german-half-squad');
});

/** A British squad is flamed by an L3/35 Lf beside it. */
const flame = (
  dice: readonly (readonly number[])[],
  ours: Told = {},
  more: More & { target?: string } = {},
) => {
  const { target = '1:C8', ...rest } = more;
  return skirmish(
    {
      phase: 'combat',
      first: 'italian',
      options: ['7.38'],
      ...rest,
      units: [
        { card: 'l3-35-lf', at: '1:C9', facing: 0, command: 'FIRE', ...ours },
        { card: 'british-section', at: target as '1:C8' },
      ],
    },
    dice,
  );
};
const flames = (match: ReturnType<typeof flame>) => {
  play(match, 'italian', 'engage u2');
  return offers(match, 'italian', 'add').includes('add u1 flame');
};

test('[panzer 7.38.12.1.a] its flamethrower reaches what is ahead, while it has fuel', () => {
  expect(flames(flame([]))).toBe(true);
  expect(refusals(flame([], {}, { target: '1:C10', size: [7, 15] }), 'italian', 'engage u2')).toEqual(['B7']);
  expect(flames(flame([], {}, { options: [] }))).toBe(false);
  const match = flame([[6], hundred(60)]);
  play(match, 'italian', 'engage u2', 'add u1 flame');
  // 8 − 5 is column 3: effective from 67.
  expect([unit(match, 'u2').card, unit(match, 'u2').suppressed]).toEqual(['british-section', 'ON']);
  const burnt = flame([[6], hundred(67)]);
  play(burnt, 'italian', 'engage u2', 'add u1 flame');
  expect(unit(burnt, 'u2').card).toBe('british-half-section');
  const dry = flame([[7]]);
  play(dry, 'italian', 'engage u2', 'add u1 flame');
  expect(unit(dry, 'u2').suppressed).toBeUndefined();
});

const onTheMove = (more: More & Told = {}) => {
  const { options = ['7.38'], ...told } = more;
  const match = skirmish({
    phase: 'movement',
    first: 'british',
    options,
    size: [7, 15],
    units: [
      { card: 'l3-35-lf', at: '1:C9', facing: 0, command: 'MOVE', ...told },
      { card: 'british-section', at: '1:C1' },
    ],
  });
  play(match, 'italian', 'move u1');
  return match;
};

test('[panzer 7.38.12.1.b, 7.38.12.2.f] it does not reverse with its trailer, which it may let go at any time', () => {
  const match = onTheMove();
  expect(refusals(match, 'italian', 'reverse 1:C10')).toEqual(['7.38.12.1.b']);
  play(match, 'italian', 'jettison u1');
  expect(unit(match, 'u1').trailer).toBe('gone');
  expect(offers(match, 'italian', 'reverse')).toEqual(['reverse 1:C10']);
  expect(refusals(match, 'italian', 'jettison u1')).toEqual(['7.38.12.2.f']);
  expect(offers(onTheMove({ options: [] }), 'italian', 'reverse')).toEqual(['reverse 1:C10']);
  const fire = flame([], { trailer: 'damaged' });
  play(fire, 'italian', 'jettison u1');
  expect(flames(fire)).toBe(false);
  const adjusting = flame([], {}, { phase: 'adjustment', options: ['7.38', '7.8'] });
  expect(offers(adjusting, 'italian', 'jettison')).toEqual(['jettison u1']);
});

/** A Crusader shoots it from behind: facing 0 shows the rear, 1 rear and side, 2 front and side. */
function shoot(facing: 0 | 1 | 2, dice: readonly (readonly number[])[], theirs: Told = {}, more: More = {}) {
  const match = skirmish(
    {
      phase: 'combat',
      first: 'british',
      options: ['7.38'],
      ...more,
      units: [
        { card: 'crusader-i', at: '1:C9', facing: 0, command: 'FIRE' },
        { card: 'l3-35-lf', at: '1:C5', facing, ...theirs },
        { card: 'italian-squad', at: '1:C5' },
        { card: 'italian-squad', at: '1:C4' },
      ],
    },
    dice,
  );
  play(match, 'british', 'engage u2', 'add u1 ap');
  return match;
}
const [HIT, REAR, KNOCKED] = [hundred(50), hundred(70), [7]];

test('[panzer 7.38.12.2.a, 7.38.12.2.d] hits on the rear strike the trailer up to 60, on the side from behind up to 25, from the front never (E-067)', () => {
  const at = (facing: 0 | 1 | 2, where: number, ...dice: readonly (readonly number[])[]) => {
    const match = shoot(facing, [HIT, hundred(where), ...dice]);
    return [unit(match, 'u2').trailer, unit(match, 'u2').lost];
  };
  expect(at(0, 70, hundred(60), KNOCKED)).toEqual(['gone', undefined]);
  expect(at(0, 70, hundred(61), KNOCKED)).toEqual([undefined, 'knocked out']);
  expect(at(1, 70, hundred(60), KNOCKED)).toEqual(['gone', undefined]);
  expect(at(1, 50, hundred(25), KNOCKED)).toEqual(['gone', undefined]);
  expect(at(1, 50, hundred(26), KNOCKED)).toEqual([undefined, 'knocked out']);
  expect(at(2, 70, KNOCKED)).toEqual([undefined, 'knocked out']);
  const gone = shoot(0, [HIT, REAR, KNOCKED], { trailer: 'gone' });
  expect(unit(gone, 'u2').lost).toBe('knocked out');
  const off = shoot(0, [HIT, REAR, KNOCKED], {}, { options: [] });
  expect(unit(off, 'u2').lost).toBe('knocked out');
});

test('[panzer 7.38.12.2.b] its armour is 2 from everywhere, and what goes through is damage as ever', () => {
  const far = (firer: string) => {
    const match = skirmish(
      {
        phase: 'combat',
        first: 'german',
        options: ['7.38'],
        size: [7, 20],
        units: [
          { card: 'pz-iif', at: firer as '1:C14', facing: 0, command: 'FIRE' },
          { card: 'l3-35-lf', at: '1:C5', facing: 0 },
        ],
      },
      // Two hits of the quick gun: each on the rear of the hull, and the trailer.
      [hundred(8), REAR, hundred(10), ...(firer === '1:C14' ? [] : [[1]]), REAR, hundred(10), [1]],
    );
    play(match, 'german', 'engage u2', 'add u1 ap');
    return match;
  };
  const out = far('1:C14');
  expect(unit(out, 'u2').trailer).toBeUndefined();
  expect(citesSaid(out)).toContain('7.38.12.2.b');
  // A 1 does no damage; nothing more is looked for in the tank.
  const none = shoot(0, [HIT, REAR, hundred(10), [1]], {}, { options: ['7.38', '7.23'] });
  expect([unit(none, 'u2').trailer, unit(none, 'u2').collateral]).toEqual([undefined, undefined]);
});

test('[panzer 7.38.12.2.c] a trailer that brews up is gone, and tank and friends in the hex are suppressed', () => {
  const match = shoot(0, [HIT, REAR, hundred(10), [10]]);
  expect(unit(match, 'u2')).toMatchObject({ trailer: 'gone', suppressed: 'ON' });
  expect([unit(match, 'u3').suppressed, unit(match, 'u4').suppressed]).toEqual(['ON', undefined]);
  expect(unit(match, 'u2').lost).toBeUndefined();
  const knocked = shoot(0, [HIT, REAR, hundred(10), KNOCKED]);
  expect([unit(knocked, 'u2').suppressed, unit(knocked, 'u3').suppressed]).toEqual([undefined, undefined]);
});

test('[panzer 7.38.12.2.e] damage leaves it fuel for 4, and damage again takes it away', () => {
  const once = shoot(0, [HIT, REAR, hundred(10), [4]]);
  expect(unit(once, 'u2')).toMatchObject({ trailer: 'damaged' });
  expect(unit(once, 'u2').hullDamaged).toBeUndefined();
  expect(unit(shoot(0, [HIT, REAR, hundred(10), [4]], { trailer: 'damaged' }), 'u2').trailer).toBe('gone');
  const burns = (die: number) => {
    const match = flame([[die], ...(die <= 4 ? [hundred(90)] : [])], { trailer: 'damaged' });
    play(match, 'italian', 'engage u2', 'add u1 flame');
    return unit(match, 'u2').card;
  };
  expect([burns(4), burns(5)]).toEqual(['british-half-section', 'british-section']);
});

test('[panzer 7.38.4] a White Scout Car carries two, and a squad in it is as easily hurt as at GP Defense 2', () => {
  const CAR = { card: 'white-scout-car', at: '1:C5', facing: 0, command: 'MOVE' } as const;
  const mounts = (options: Position['options']) => {
    const match = skirmish({
      phase: 'movement',
      first: 'german',
      options: options ?? [],
      units: [
        CAR,
        { card: 'british-section', at: '1:C5', aboard: 'u1' },
        { card: 'british-section', at: '1:C5' },
        { card: 'german-truck', at: '1:M9', shown: true },
      ],
    });
    play(match, 'british', 'move u1');
    return refusals(match, 'british', 'mount u3 u1');
  };
  expect([mounts(['7.38']), mounts([])]).toEqual([[], ['B12.10']]);
  const defence = (
    rider: 'british-section' | 'british-half-section' | 'british-hmg',
    car: 'white-scout-car' | 'universal-carrier',
    options: Position['options'] = ['7.38'],
  ) => {
    const { world, view } = standing({
      options: options ?? [],
      units: [
        { ...CAR, card: car },
        { card: rider, at: '1:C5', aboard: 'u1' },
        { card: 'german-squad', at: '1:C6' },
      ],
    });
    return gpDefenceOf(world, view, fieldedById(view, 'u2'));
  };
  expect(defence('british-section', 'white-scout-car')).toBe(2);
  expect(defence('british-half-section', 'white-scout-car')).toBe(2);
  expect(defence('british-hmg', 'white-scout-car')).toBe(4);
  expect(defence('british-section', 'universal-carrier')).toBe(5);
  expect(defence('british-section', 'white-scout-car', [])).toBe(5);
});

test('[panzer 7.38.4] fire at the squad in it goes by that', () => {
  // 4 − 2 = +2: 45 suppresses, and 61 at 4 − 5 = −1.
  const hit = (options: Position['options'], roll: number) => {
    const match = skirmish(
      {
        phase: 'combat',
        first: 'german',
        options: options ?? [],
        units: [
          { card: 'german-squad', at: '1:C7', command: 'FIRE' },
          { card: 'white-scout-car', at: '1:C5', facing: 0 },
          { card: 'british-section', at: '1:C5', aboard: 'u2' },
        ],
      },
      [hundred(roll)],
    );
    play(match, 'german', 'engage u3', 'add u1 mg');
    return unit(match, 'u3').suppressed;
  };
  expect([hit(['7.38'], 55), hit(['7.38'], 54), hit([], 55)]).toEqual(['ON', undefined, undefined]);
});
