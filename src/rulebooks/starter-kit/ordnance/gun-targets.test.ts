import { expect, test } from 'vitest';
import { altered, isGone, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { declaredShot } from './declared-shot.ts';
import { effectOf } from './hits/effect.ts';
import { gunHit } from './hits/gun-hits.ts';
import { toHitModifiers } from './hits/to-hit.ts';

/** An American 57mm gun in D4 with its crew, dug in; a German infantry gun in D8 before it, or behind it. */
function target(more: Partial<Position> = {}, emplaced = true, facing = 3): Position {
  return {
    attacker: 'german',
    units: ['german 2-2-8 D8', 'american 2-2-7 D4', 'u8: german 4-6-7 L1', 'u9: american 6-6-6 L3'],
    weapons: [
      'german 7.5cm leIG 18 of u1 facing 0',
      `american M1 57mm AT of u2 facing ${facing} ${emplaced ? 'emplaced' : ''}`,
    ],
    ...more,
  };
}

const SHOT = ['ready w1', 'at 1:D4', 'aim infantry', 'shoot'] as const;

test('[aslsk 6.3.a, 6.7.a] E-064 a dug-in gun that is a small target is hard to hit', () => {
  const match = skirmish(target());
  play(match, 'german', ...SHOT.slice(0, 3));
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire') throw new Error('nothing is declared');
  const shot = declaredShot(match.world, match.state, frame, '1:D4');
  const drm = toHitModifiers(match.world, match.state, shot, unit(match, 'u2'));
  expect(drm.kept.map(({ id, n }) => [id, n])).toEqual([
    ['small target', 1],
    ['emplaced gun', 2],
  ]);
});

test('[aslsk 6.7.b, 2.0.DirectHit] E-065 a KIA destroys gun and crew, a K jams the gun and costs the crew', () => {
  const destroyed = skirmish(target({}, false), '4,2 1,1');
  play(destroyed, 'german', ...SHOT);
  expect([isGone(destroyed, 'u2'), isGone(destroyed, 'w2')]).toEqual([true, true]);
  const struck = skirmish(target({}, false), '4,2 1,2');
  play(struck, 'german', ...SHOT);
  expect(isGone(struck, 'u2')).toBe(true);
  expect(weapon(struck, 'w2').malfunctioned).toBe(true);
});

test('[aslsk 6.6.a, 6.6.b, 6.7.b] E-065 a near miss from the front is read again with the shield', () => {
  const after = (facing: 0 | 3) => {
    const match = skirmish(target({}, false, facing), '4,2 4,3 4,3');
    play(match, 'german', ...SHOT);
    return unit(match, 'u2').broken === true;
  };
  // 7 on column 12 is 1MC, two more is NMC; a 7 fails the one and passes the other.
  expect([after(0), after(3)]).toEqual([true, false]);
});

test('[aslsk 6.1.c] a critical hit destroys a gun and its crew at once', () => {
  const match = skirmish(target({}, false), '1,1 6,6');
  play(match, 'german', ...SHOT);
  expect([isGone(match, 'u2'), isGone(match, 'w2')]).toEqual([true, true]);
});

test('[aslsk 6.12.c] a malfunctioned gun is repaired on a 1 and gone on a 6', () => {
  const repaired = (die: number) => {
    const match = skirmish(
      {
        ...target(),
        phase: 'rally',
        doing: [{ is: 'rally', step: 'repair', side: 'german' }],
        weapons: ['german 7.5cm leIG 18 of u1 facing 0 malfunctioned'],
      },
      `${die}`,
    );
    play(match, 'german', 'repair w1');
    return isGone(match, 'w1') ? 'gone' : weapon(match, 'w1').malfunctioned === true;
  };
  expect([repaired(1), repaired(2), repaired(6)]).toEqual([false, true, 'gone']);
});

test('[aslsk 6.7.b, 1.2.6.c] a gun that nobody serves is no target, and comes to no harm among others', () => {
  const weapons = ['german 7.5cm leIG 18 of u1 facing 0', 'american M1 57mm AT D4 facing 3 emplaced'];
  const alone = skirmish(
    target({ weapons, units: ['german 2-2-8 D8', 'u8: german 4-6-7 L1', 'u9: american 6-6-6 L3'] }),
  );
  play(alone, 'german', 'ready w1');
  expect(alone.offered('german')).not.toContain('at 1:D4');
  const among = skirmish(target({ weapons }), '4,2 1,1');
  play(among, 'german', ...SHOT);
  expect([isGone(among, 'u2'), isGone(among, 'w2')]).toEqual([true, false]);
});

const aimedAt = (match: ReturnType<typeof skirmish>, hex: '1:D4') => {
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire') throw new Error('nothing is declared');
  return declaredShot(match.world, match.state, frame, hex);
};

test('[aslsk 6.7.a] a large gun is easier to hit', () => {
  const match = skirmish({
    attacker: 'american',
    units: ['american 2-2-7 D8', 'german 2-2-8 D4'],
    weapons: ['american M1 57mm AT of u1 facing 0', 'german 8.8cm FlaK 18 of u2 facing 3'],
  });
  play(match, 'american', 'ready w1', 'at 1:D4', 'aim infantry');
  const drm = toHitModifiers(match.world, match.state, aimedAt(match, '1:D4'), unit(match, 'u2'));
  expect(drm.kept.map(({ id, n }) => [id, n])).toEqual([['large target', -1]]);
});

test('[aslsk 6.7.b] a K costs a squad that serves the gun half its men', () => {
  const position = target({}, false);
  const units = altered(position.units, 1, { card: 'american 6-6-6' });
  const match = skirmish({ ...position, units }, '4,1 1,2 1,1');
  play(match, 'german', ...SHOT);
  expect(unit(match, 'u2').card).toBe('american 3-4-6');
  expect(weapon(match, 'w2').malfunctioned).toBe(true);
});

test('[aslsk 6.6.b, 6.3.b] dug in against the hit, and behind its shield against a near miss', () => {
  const broken = (facing: 0 | 3) => {
    const match = skirmish(target({}, true, facing), '3,1 4,3 4,3');
    play(match, 'german', ...SHOT);
    return unit(match, 'u2').broken === true;
  };
  // 1MC for who has no shield before him, NMC for who has one; the pit has counted against the hit alone.
  expect([broken(0), broken(3)]).toEqual([true, false]);
});

test('[aslsk 6.6.a] against a mortar the shield is worth one', () => {
  const after = (facing: 0 | 3) => {
    const position = target({}, false);
    const weapons = ['german 8cm GrW 34 of u1 facing 0', `american M1 57mm AT of u2 facing ${facing}`];
    const match = skirmish({ ...position, weapons }, '3,1 4,3 4,3');
    play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
    const { broken, pinned } = unit(match, 'u2');
    return broken ? 'broken' : pinned ? 'pinned' : 'unharmed';
  };
  // A 7 on column 8 is 1MC; one more is NMC, which a 7 passes with nothing to spare; two more would be a task check.
  expect([after(0), after(3)]).toEqual(['broken', 'pinned']);
});

test('[aslsk 6.3.b] a pit is cover from shells that burst in the trees, but they still burst', () => {
  const position = target({ hexes: { D4: 'woods' } });
  const weapons = ['german 8cm GrW 34 of u1 facing 0', ...(position.weapons?.slice(1) ?? [])];
  const match = skirmish({ ...position, weapons });
  play(match, 'german', 'ready w1', 'at 1:D4');
  const shot = aimedAt(match, '1:D4');
  const { drm } = effectOf(match.world, match.state, shot, unit(match, 'u2'), false);
  expect(drm.kept.map(({ id, n }) => `${id} ${n}`)).toEqual(['emplaced gun 2', 'air burst -1']);
});

// ---- breakdown

test('[aslsk 6.12.c] a light mortar is repaired on a 1 and gone on a 6, like a gun', () => {
  const repaired = (die: number) => {
    const match = skirmish(
      {
        ...target(),
        phase: 'rally',
        doing: [{ is: 'rally', step: 'repair', side: 'german' }],
        weapons: ['german 50mm MTR of u1 malfunctioned'],
      },
      `${die}`,
    );
    play(match, 'german', 'repair w1');
    return isGone(match, 'w1') ? 'gone' : weapon(match, 'w1').malfunctioned === true;
  };
  expect([repaired(1), repaired(2), repaired(6)]).toEqual([false, true, 'gone']);
});

test('[aslsk 6.12.b, 5.4.a] in inexperienced hands a light mortar jams one earlier, and is gone on its own number', () => {
  const after = (card: string, ...dice: readonly [number, number]) => {
    const position = target({ weapons: ['german 50mm MTR of u1'] });
    const units = altered(position.units, 0, { card });
    const match = skirmish({ ...position, units }, [dice]);
    play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
    return isGone(match, 'w1') ? 'gone' : weapon(match, 'w1').malfunctioned === true;
  };
  expect([after('german 4-6-7', 6, 5), after('german 4-6-7', 6, 6)]).toEqual([false, true]);
  expect([after('german 4-3-6', 6, 5), after('german 4-3-6', 6, 6)]).toEqual([true, 'gone']);
});

test('[aslsk 6.12.b] a captured gun jams two earlier', () => {
  const after = (...dice: readonly [number, number]) => {
    const match = skirmish(target({ weapons: ['american M5 3in AT of u1 facing 0'] }), [dice]);
    play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry', 'shoot');
    return weapon(match, 'w1').malfunctioned === true;
  };
  expect([after(5, 4), after(5, 5)]).toEqual([false, true]);
});

test('[aslsk 6.6.b] on the area target type the pit has its effect on a near miss, and the shield is no addition to it', () => {
  const shield = (emplaced: boolean) => {
    const position = target({}, emplaced);
    const [, aimedAt] = position.weapons ?? [];
    const weapons = ['german 10.5cm leFH 18 of u1 facing 0', ...(aimedAt ? [aimedAt] : [])];
    const match = skirmish({ ...position, weapons });
    play(match, 'german', 'ready w1', 'at 1:D4', 'aim area');
    const frame = match.state.doing.at(-1);
    if (frame?.is !== 'fire') throw new Error('nothing is declared');
    const shot = declaredShot(match.world, match.state, frame, '1:D4');
    const crew = unit(match, 'u2');
    const effect = effectOf(match.world, match.state, shot, crew, false);
    return gunHit(match.world, match.state, shot, crew, effect)?.shield;
  };
  expect([shield(false), shield(true)]).toEqual([2, 0]);
});
