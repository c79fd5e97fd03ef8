import { expect, test } from 'vitest';
import { attackLines } from '../fire/card.ts';
import { declaredShot } from '../ordnance/declared-shot.ts';
import { handlingOf } from '../ordnance/handling.ts';
import { effectOf } from '../ordnance/hits/effect.ts';
import { toHitModifiers, toHitNumberOf } from '../ordnance/hits/to-hit.ts';
import { targetsOf } from '../ordnance/targets.ts';
import { enact, type Position, play, skirmish, type TestMatch, unit, weapon } from '../testing/bench.ts';
import { lineOf, modifiersOf, moving, windowOn } from '../testing/fire-bench.ts';

const PACIFIC = { scenario: { rules: ['pacific'] } } satisfies Partial<Position>;
/** Somebody else, so that the phase does not end with the shot under test. */
const OTHERS = ['u8: japanese 4-4-7 M1', 'u9: american 6-6-6 M3'] as const;

/** A Japanese weapon and those who serve it in D2, and Marines somewhere in their column. */
function position(
  card: string,
  target: `1:D${number}`,
  more: Partial<Position> = {},
  by = '4-4-7',
): Position {
  return {
    ...PACIFIC,
    units: [`japanese ${by} D2`, `american 7-6-8 ${target}`, ...OTHERS],
    weapons: [{ card: `japanese ${card}`, by: 'u1', ...(card.includes('INF') && { facing: 2 }) }],
    ...more,
  };
}
function aimed(match: TestMatch, id = 'u2') {
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire' || frame.target === undefined) throw new Error('nothing is being aimed at a hex');
  const shot = declaredShot(match.world, match.state, frame, frame.target);
  const target = unit(match, id);
  return {
    number: toHitNumberOf(match.world, shot),
    rate: handlingOf(match.world, match.state, shot).rate,
    toHit: toHitModifiers(match.world, match.state, shot, target),
    targets: targetsOf(match.world, match.state, shot).map(each => each.id),
    effect: () =>
      effectOf(match.world, match.state, shot, target, false).drm.kept.map(({ id: name, n }) => [name, n]),
  };
}
const KNEE = 'Type 89 MTR';

// ---- the grenade launcher

test.each([
  [1, 1, [['dense jungle', 2]]],
  [2, 1, [['dense jungle', 2]]],
  [3, 2, [['air burst', -1]]],
] as const)(
  '[aslsk H.ja.kneemtr.a] high explosive at range %i: rate of fire %i, in jungle %j',
  (range, rate, effect) => {
    const at = `1:D${2 + range}` as const;
    const match = skirmish(position(KNEE, at, { hexes: { [at.slice(2)]: 'woods' } }));
    play(match, 'japanese', 'ready w1', `at ${at}`);
    expect(aimed(match).rate).toBe(rate);
    expect(aimed(match).effect()).toEqual(effect);
  },
);

test('[aslsk H.ja.kneemtr.b] white phosphorus: at 1 to 5 hexes, with a rate of fire of 1, thin from the first, and no air bursts', () => {
  const loads = (range: number) => {
    const match = skirmish(position(KNEE, `1:D${2 + range}`));
    play(match, 'japanese', 'ready w1', `at 1:D${2 + range}`);
    return match.offered('japanese').includes('load WP');
  };
  expect([1, 5, 6].map(loads)).toEqual([true, true, false]);
  const match = skirmish(position(KNEE, '1:D5', { hexes: { D5: 'woods' } }), '1,3 1,2');
  play(match, 'japanese', 'ready w1', 'at 1:D5', 'load WP');
  expect(aimed(match).rate).toBe(1);
  play(match, 'japanese', 'shoot');
  expect(match.state.smoke).toMatchObject([{ at: '1:D5', kind: 'dispersed WP' }]);
});

test('[aslsk H.ja.kneemtr.c] smoke at 3 to 10 hexes', () => {
  const loads = (range: number) => {
    const match = skirmish(position(KNEE, `1:D${2 + range}`, { size: [13, 15] }));
    play(match, 'japanese', 'ready w1', `at 1:D${2 + range}`);
    return match.offered('japanese').includes('load smoke');
  };
  expect([2, 3, 10, 11].map(loads)).toEqual([false, true, true, false]);
});

test('[aslsk H.us.60mtr] the American light mortar is a support weapon: any squad fires it, from 3 hexes on', () => {
  const us = (target: `1:D${number}`): Position => ({
    units: ['american 7-6-8 D2', `japanese 4-4-7 ${target}`, ...OTHERS],
    weapons: ['american 60mm MTR of u1'],
  });
  expect(skirmish({ ...us('1:D4'), units: us('1:D4').units.slice(0, 2) }).offered('american')).not.toContain(
    'at 1:D4',
  );
  const match = skirmish(us('1:D5'));
  play(match, 'american', 'ready w1', 'at 1:D5');
  expect(aimed(match).number).toBe(7);
});

// ---- the battalion gun

test('[aslsk H.ja.type92] it may be fired like a mortar from 3 hexes on, and then keeps its rate of fire', () => {
  const near = skirmish(position('Type 92 INF', '1:D4', {}, '2-2-8'));
  play(near, 'japanese', 'ready w1', 'at 1:D4');
  expect(near.offered('japanese')).toContain('aim infantry');
  expect(near.offered('japanese')).not.toContain('aim mortar');
  const match = skirmish(position('Type 92 INF', '1:D5', { hexes: { D5: 'woods' } }, '2-2-8'));
  play(match, 'japanese', 'ready w1', 'at 1:D5', 'aim mortar');
  expect(aimed(match)).toMatchObject({ number: 7 });
  expect(aimed(match).effect()).toEqual([['air burst', -1]]);
});

test('[aslsk H.ja.type92] in one phase it is fired in one manner, and what it has acquired it keeps in the other', () => {
  const match = skirmish(position('Type 92 INF', '1:D5', {}, '2-2-8'), '1,6 6,6');
  play(match, 'japanese', 'ready w1', 'at 1:D5', 'aim mortar', 'shoot');
  expect(weapon(match, 'w1')).toMatchObject({ manner: 'lobbed', acquired: { drm: -1 } });
  play(match, 'japanese', 'ready w1', 'at 1:D5');
  expect(match.offered('japanese')).toEqual(['aim mortar']);

  // Having been fired so, it does not fire at what is nearer than that allows.
  const targets = (manner?: 'lobbed' | 'straight') => {
    const weapons = [
      { card: 'japanese Type 92 INF', by: 'u1', facing: 2, ...(manner && { manner }) },
    ] as const;
    const gun = skirmish(position('Type 92 INF', '1:D4', { weapons }, '2-2-8'));
    play(gun, 'japanese', 'ready w1');
    return gun.offered('japanese').includes('at 1:D4');
  };
  expect([targets(), targets('straight'), targets('lobbed')]).toEqual([true, true, false]);

  const acquired = { at: '1:D5', drm: -1, by: 'u1', from: '1:D2' } as const;
  const weapons = [{ card: 'japanese Type 92 INF', by: 'u1', facing: 2, acquired }] as const;
  const straight = skirmish(position('Type 92 INF', '1:D5', { weapons }, '2-2-8'), '1,6 6,6 1,1');
  play(straight, 'japanese', 'ready w1', 'at 1:D5', 'aim infantry');
  expect(aimed(straight).toHit.kept.map(({ n }) => n)).toContain(-1);
  play(straight, 'japanese', 'shoot');
  expect(weapon(straight, 'w1')).toMatchObject({ manner: 'straight', acquired: { drm: -2 } });
  play(straight, 'japanese', 'ready w1', 'at 1:D5');
  expect(straight.offered('japanese')).not.toContain('aim mortar');
});

// ---- jungle, bamboo, huts

test('[aslsk 8.2.1.jungle.b] no mortar fires out of dense jungle or bamboo, out of light jungle it does', () => {
  const fires = (ground: 'woods' | 'brush', rules: readonly ('pacific' | 'light-jungle')[]) => {
    const hexes = { D2: ground } as const;
    const match = skirmish({ ...position(KNEE, '1:D5', { hexes }), scenario: { rules: [...rules] } });
    return match.offered('japanese').includes('ready w1');
  };
  expect([fires('woods', ['pacific']), fires('brush', ['pacific'])]).toEqual([false, false]);
  expect(fires('woods', ['pacific', 'light-jungle'])).toBe(true);
});

test('[aslsk 8.2.1.bamboo.a] bamboo covers from bullets by one, and is one against who is shelled in it, at the hit or at its effect', () => {
  const hexes = { D5: 'brush' } as const;
  const bullets = lineOf(
    { ...PACIFIC, hexes, units: ['japanese 4-4-7 D4', 'american 7-6-8 D5'] },
    { by: ['u1'], at: '1:D5' },
  );
  expect(modifiersOf(bullets)).toEqual(['bamboo +1']);
  const mortar = skirmish(position(KNEE, '1:D5', { hexes }));
  play(mortar, 'japanese', 'ready w1', 'at 1:D5');
  expect(aimed(mortar).effect()).toEqual([['bamboo', -1]]);
  const gun = skirmish(position('Type 92 INF', '1:D5', { hexes }, '2-2-8'));
  play(gun, 'japanese', 'ready w1', 'at 1:D5', 'aim infantry');
  expect(aimed(gun).toHit.kept.map(({ id, n }) => [id, n])).toEqual([['bamboo', -1]]);
});

test('[aslsk 8.2.1.bamboo.a] a charge that goes off in it is the worse for who is there', () => {
  const units = ['american 7-6-8 D5'];
  const { value } = enact({ ...PACIFIC, hexes: { D5: 'brush' }, units }, [], function* ({ world, state }) {
    const given = { id: 'demolition charge', cite: '4.3.a', n: 30 };
    const attack = {
      kind: 'charge',
      firers: [],
      leaders: [],
      target: '1:D5',
      targets: state.units,
      given,
    } as const;
    return attackLines(world, state, attack).map(({ drm }) => drm.value);
  });
  expect(value).toEqual([-1]);
});

test('[aslsk 8.2.1.bamboo.a] high explosive in bamboo leaves a column more behind', () => {
  const left = (ground: 'brush' | 'open') => {
    const where = {
      ...PACIFIC,
      attacker: 'american',
      hexes: { D5: ground },
      units: ['japanese 2-2-8 D2', 'american 7-6-8 D5', ...OTHERS],
      weapons: ['japanese Type 92 INF of u1 facing 2'],
    } as const;
    const match = windowOn(where, moving(['u2']), '4,1 6,6 1,1');
    play(match, 'japanese', 'ready w1', 'aim infantry', 'shoot');
    return match.state.residual[0]?.firepower;
  };
  const [inTheOpen, inBamboo] = [left('open') ?? 0, left('brush') ?? 0];
  expect(inTheOpen).toBeGreaterThan(0);
  expect(inBamboo).toBeGreaterThan(inTheOpen);
});

const HUTS = { one: { material: 'wood', hexes: ['D3'] }, two: { material: 'wood', hexes: ['D3'] } } as const;
const bazooka = (
  buildings: NonNullable<Position['buildings']>,
  us: `1:D${number}`,
  them: `1:D${number}`,
): Position => ({
  ...PACIFIC,
  date: { year: 1944, month: 7 },
  buildings,
  units: [`american 7-6-8 ${us}`, `japanese 4-4-7 ${them}`, ...OTHERS],
  weapons: ['american BAZ 44 of u1'],
});

test('[aslsk 8.2.1.hut.b] no hollow charge is fired at men in a hut, and out of one there is no backblast', () => {
  const house = { one: HUTS.one };
  const mayFire = (match: TestMatch) => match.offered('american').includes('ready w1');
  expect(mayFire(skirmish(bazooka(HUTS, '1:D2', '1:D3')))).toBe(false);
  expect(mayFire(skirmish(bazooka(house, '1:D2', '1:D3')))).toBe(true);
  const other = { far: { material: 'wood', hexes: ['D4'] } } as const;
  const out = skirmish(bazooka({ ...HUTS, ...other }, '1:D3', '1:D4'));
  play(out, 'american', 'ready w1', 'at 1:D4');
  expect(out.offered('american')).toContain('shoot');
  const indoors = skirmish(bazooka({ ...house, ...other }, '1:D3', '1:D4'));
  play(indoors, 'american', 'ready w1', 'at 1:D4');
  expect(indoors.offered('american')).toEqual(['backblast care', 'backblast blast']);
});

test('[aslsk 8.1.8.7.b] shells on the area target type strike friends in the hex, too; other fire spares them', () => {
  const units = ['japanese 4-4-7 D2', 'american 7-6-8 D5', 'japanese 4-4-7 D5 banzai over', ...OTHERS];
  const match = skirmish(position(KNEE, '1:D5', { phase: 'advancing-fire', units }));
  play(match, 'japanese', 'ready w1', 'at 1:D5');
  expect(aimed(match).targets).toEqual(['u2', 'u3']);
});
