import { expect, test } from 'vitest';
import type { Vehicle } from '../state.ts';
import { citesSaid, type Position, play, skirmish, type TestMatch, textsSaid } from '../testing/bench.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { armourHit, facingStruck, hullEffect, hullHit } from './hits/armour-hits.ts';
import { toHitModifiers, toHitNumberOf } from './hits/to-hit.ts';
import { finalToKill } from './hits/to-kill.ts';
import { targetsOf } from './targets.ts';
import { declared } from './test-guns.ts';

/** What the declared shot takes to hit the vehicle. */
function aimed(match: TestMatch, id: string) {
  const shot = declared(match);
  return {
    number: toHitNumberOf(match.world, shot),
    drm: toHitModifiers(match.world, match.state, shot, vehicleById(match.state, id)),
  };
}

const vehicle = (match: TestMatch, id: string) => vehicleById(match.state, id);

const said = (match: TestMatch): readonly string[] => textsSaid(match);

type Tank = Partial<Vehicle>;

/** The two tanks of the book's example: the Mark III in D2, the KV three hexes south of it. */
function duel(third: Tank = {}, kv: Tank = {}, more: Partial<Position> = {}): Position {
  return {
    date: { year: 1943, month: 7 },
    phase: 'german defensive-fire',
    units: ['german 4-6-7 L1', 'russian 4-4-7 L3'],
    vehicles: [
      { card: 'german PzKpfw IIIN', at: '1:D2', facing: 3, ...third },
      { card: 'russian KV-1 M41', at: '1:D5', facing: 0, ...kv },
    ],
    ...more,
  };
}

const SMOKE = { smoke: [{ at: '1:D3', kind: 'dispersed', by: 'german' }] } as const;

test('[aslsk 2.0.VTT, 3.2.4.vtt.a, 3.2.4.proc.c, 7.7.a, 3.2.4.ca.f, 7.2.a] E-071 a KV turns its turret on a moving tank behind smoke: 10, and +7', () => {
  const match = skirmish(duel({ moving: true }, { facing: 1 }, SMOKE));
  play(match, 'russian', 'ready v2.MA', 'at 1:D2', 'engage v1');
  const { number, drm } = aimed(match, 'v1');
  expect(number).toBe(10);
  expect(drm.kept.map(({ id, n }) => [id, n])).toEqual([
    ['buttoned up', 1],
    ['covered arc change', 2],
    ['smoke in 1:D3', 2],
    ['moving vehicle', 2],
  ]);
});

test('[aslsk 3.2.4.eff.d, 3.2.4.eff.e, 3.2.4.sum, 7.1.a, 7.9.a, 7.10.c] E-072 E-073 a 3 with a coloured 1 hits the turret from the front: 13 less 6 is 7, and an 8 may shock', () => {
  const match = skirmish(duel({ moving: true }, { facing: 1 }, SMOKE), '1,2 4,4 6,6');
  play(match, 'russian', 'ready v2.MA', 'at 1:D2', 'engage v1', 'point 0', 'shoot');
  expect(said(match)).toContain('{v1} is hit in the front of its turret: final TK# 7');
  expect(vehicle(match, 'v1')).toMatchObject({ shocked: 'shock' });
  expect(vehicle(match, 'v2')).toMatchObject({ turret: 0, facing: 1 });
});

test('[aslsk 3.2.4.eff.d, 7.9.b] E-072 the same roll the other way round strikes the hull; from behind the TK# is one higher', () => {
  // From the hex behind and beside it, which lies in the middle of its rear.
  const match = skirmish(duel({ at: '1:E2', facing: 0, turret: 3 }));
  play(match, 'russian', 'ready v2.MA', 'at 1:E2', 'engage v1');
  const shot = declared(match);
  const target = vehicle(match, 'v1');
  expect(facingStruck(match.world, shot, target, 'turret')).toBe('front');
  expect(facingStruck(match.world, shot, target, 'hull')).toBe('rear');
  const front = armourHit(match.world, shot, target, 'turret', 'front', false);
  const rear = armourHit(match.world, shot, target, 'hull', 'rear', false);
  expect([front, rear].map(hit => hit && finalToKill(match.world, hit).value)).toEqual([13 - 6, 13 + 1 - 3]);
});

test('[aslsk 3.3.2.2.a, 6.2.b, 7.3.a] E-074 the Mark III fires hollow charges after moving: 10, +6, and a 5 leaves it some', () => {
  const match = skirmish(duel({ moving: true }, { facing: 5 }, { phase: 'advancing-fire', ...SMOKE }), '2,3');
  play(match, 'german', 'ready v1.MA', 'at 1:D5', 'engage v2', 'load HEAT');
  const { number, drm } = aimed(match, 'v2');
  expect(number).toBe(10);
  expect(drm.kept.map(({ id, n }) => [id, n])).toEqual([
    ['buttoned up', 1],
    ['bounding fire', 4],
    ['smoke in 1:D3', 2],
    ['large target', -1],
  ]);
  play(match, 'german', 'shoot');
  expect(vehicle(match, 'v1')).not.toHaveProperty('depleted');
  expect(vehicle(match, 'v1')).toMatchObject({ acquired: { drm: -1, on: { v2: '1:D5' } } });
});

test('[aslsk 2.0.MotionFire] E-075 from a tank that has not stopped the lower die counts twice', () => {
  const shot = (motion: boolean) => {
    const match = skirmish(
      duel({ moving: true, ...(motion && { motion: true }) }, {}, { phase: 'advancing-fire' }),
      '2,3 6,6',
    );
    play(match, 'german', 'ready v1.MA', 'at 1:D5', ...(motion ? [] : ['engage v2']), 'shoot');
    return citesSaid(match).includes('7.9.a');
  };
  // 5 + 1 + 4 - 1 is 9; with the 2 twice it is 11.
  expect([shot(false), shot(true)]).toEqual([true, false]);
});

test('[aslsk 6.10.a] E-076 E-077 standing still, with what was acquired before: +1 both ways', () => {
  const acquired = (by: 'v1' | 'v2', drm: -1 | -2) => {
    const [from, at, target] =
      by === 'v1' ? (['1:D2', '1:D5', 'v2'] as const) : (['1:D5', '1:D2', 'v1'] as const);
    return { acquired: { at, drm, by, from, on: { [target]: at } } };
  };
  const kv = skirmish(duel({}, acquired('v2', -2), { attacker: 'russian', phase: 'prep-fire', ...SMOKE }));
  play(kv, 'russian', 'ready v2.MA', 'at 1:D2', 'engage v1');
  expect(aimed(kv, 'v1').drm.value).toBe(1);
  const third = skirmish(duel(acquired('v1', -1), {}, { attacker: 'russian', ...SMOKE }));
  play(third, 'german', 'ready v1.MA', 'at 1:D5', 'engage v2');
  expect(aimed(third, 'v2').drm.value).toBe(1);
});

test('[aslsk 6.2.heat, 7.1.a, 7.1.b, 7.9.a] E-078 hollow charges against the KV: 13 less 11 in front of the turret, less 8 at the side of the hull', () => {
  const match = skirmish(duel({}, {}, { attacker: 'russian' }));
  play(match, 'german', 'ready v1.MA', 'at 1:D5', 'engage v2', 'load HEAT');
  const shot = declared(match);
  const kill = (aspect: 'hull' | 'turret', facing: 'front' | 'side', shell: 'HEAT' | 'HE' = 'HEAT') => {
    const hit = armourHit(match.world, { ...shot, shell }, vehicle(match, 'v2'), aspect, facing, false);
    return hit && finalToKill(match.world, hit).value;
  };
  expect([kill('turret', 'front'), kill('hull', 'side'), kill('turret', 'side')]).toEqual([2, 5, 2]);
  expect(kill('turret', 'front', 'HE')).toBe(7 - 11);
});

test('[aslsk 7.11.a, 3.2.4.att.a] E-079 area fire of a 75 at the KV: 7 to hit, column 6 at +1, and 2 or 3 shock or immobilize', () => {
  const match = skirmish(duel({}, {}, { attacker: 'russian' }));
  play(match, 'german', 'ready v1.MA', 'at 1:D5', 'aim area');
  const shot = declared(match);
  const target = vehicle(match, 'v2');
  expect(toHitNumberOf(match.world, shot)).toBe(7);
  const hit = (aspect: 'hull' | 'turret') => hullHit(match.world, match.state, shot, target, aspect, false);
  expect(hit('hull')).toMatchObject({ column: 6, drm: { value: 1 } });
  expect([2, 3, 4].map(roll => hullEffect(match.world, hit('turret'), roll))).toEqual([
    'shock',
    'shock',
    'nothing',
  ]);
  expect([2, 3, 4].map(roll => hullEffect(match.world, hit('hull'), roll))).toEqual([
    'immobilized',
    'immobilized',
    'nothing',
  ]);
});

test('[aslsk 7.11.a] one roll of area fire strikes the tank and the men beside it; a KIA destroys it', () => {
  const match = skirmish(
    duel(
      {},
      {},
      {
        phase: 'german prep-fire',
        units: ['german 2-2-8 H7', 'russian 4-4-7 H3', 'u8: german 4-6-7 L1', 'u9: russian 4-4-7 L3'],
        weapons: ['german 10.5cm leFH 18 of u1 facing 0'],
        vehicles: ['russian BT-7 H3 facing 0'],
      },
    ),
    '3,2 1,1 1,1',
  );
  play(match, 'german', 'ready w1', 'at 1:H3', 'aim area', 'shoot');
  expect(vehicle(match, 'v1').wreck).toBe(true);
  expect(match.state.units.find(({ id }) => id === 'u2')?.card).toBe('russian 2-3-7');
});

test('[aslsk 3.2.5.b, 3.2.4.att.d] in motion a tank has no prep fire, and on the move no area fire', () => {
  const prep = skirmish(duel({ motion: true }, {}, { phase: 'prep-fire' }));
  expect(prep.offered('german')).not.toContain('ready v1.MA');
  const moving = skirmish(duel({ moving: true, motion: true }, {}, { phase: 'advancing-fire' }));
  play(moving, 'german', 'ready v1.MA', 'at 1:D5');
  expect(moving.offered('german')).not.toContain('aim area');
});

test('[aslsk 6.1.c] a critical hit on a vehicle doubles the number to kill', () => {
  const match = skirmish(duel({}, {}, { attacker: 'russian' }), '1,1 6,6');
  // HEAT 13, doubled, less 11: a 12 is enough.
  play(match, 'german', 'ready v1.MA', 'at 1:D5', 'engage v2', 'load HEAT', 'shoot');
  expect(vehicle(match, 'v2').wreck).toBe(true);
});

test('[aslsk 3.2.4.eff.c] within the hex the coloured die says which side is struck', () => {
  const close = (coloured: number, white: number) => {
    const match = skirmish(
      duel({}, { at: '1:D2' }, { attacker: 'russian', hexes: {} }),
      `${coloured},${white} 6,6`,
    );
    play(match, 'german', 'ready v1.MA', 'at 1:D2', 'shoot');
    return said(match).find(text => text.includes('is hit in the'));
  };
  expect(close(2, 1)).toContain('the rear of its hull');
  expect(close(3, 1)).toContain('the side of its hull');
  expect(close(5, 1)).toContain('the front of its hull');
});

test('[aslsk 7.2.1.a, 6.2.c] a number in a circle: short of 12 shells run low; then it is one less, and for good on the number itself', () => {
  const shoot = (dice: readonly [number, number], low = false) => {
    const match = skirmish(
      {
        phase: 'russian prep-fire',
        units: ['german 4-6-7 L1', 'russian 4-4-7 L3'],
        vehicles: [
          'german PzKpfw IVH D2 facing 3',
          { card: 'russian IS-2', at: '1:D5', facing: 0, ...(low && { lowAmmunition: true }) },
        ],
      },
      [dice],
    );
    play(match, 'russian', 'ready v2.MA', 'at 1:D2', 'engage v1', 'shoot');
    return vehicle(match, 'v2');
  };
  expect(shoot([5, 6])).toMatchObject({ lowAmmunition: true });
  expect(shoot([6, 6])).toMatchObject({ arms: { MA: { malfunctioned: true } } });
  expect(shoot([6, 6])).not.toHaveProperty('lowAmmunition');
  expect(shoot([5, 5], true)).toMatchObject({ arms: { MA: { malfunctioned: true } } });
  expect(shoot([5, 6], true)).toMatchObject({ arms: { MA: { disabled: true } }, recalled: true });
});

test('[aslsk 3.2.4.if.a, 3.2.4.if.b, 7.2.b] a pressed main armament that breaks is disabled, and its vehicle recalled', () => {
  const match = skirmish(duel({}, {}, { attacker: 'russian', phase: 'prep-fire' }), '4,6 6,6');
  play(
    match,
    'russian',
    'ready v2.MA',
    'at 1:D2',
    'engage v1',
    'shoot',
    'ready v2.MA',
    'at 1:D2',
    'engage v1',
  );
  expect(aimed(match, 'v1').drm.kept.map(({ id }) => id)).toContain('intensive fire');
  play(match, 'russian', 'shoot');
  expect(vehicle(match, 'v2')).toMatchObject({
    intensive: true,
    recalled: true,
    arms: { MA: { disabled: true } },
  });
});

// ---- crews in open hatches

test('[aslsk 3.2.4.itt.a, 7.12.a, 7.7.b] a shell among men strikes a crew that looks out, and no tank that is buttoned up', () => {
  const target = (crewExposed: boolean) =>
    skirmish(
      duel(
        { ...(crewExposed && { crewExposed: true as const }) },
        {},
        { units: [...duel().units, 'u3: german 4-6-7 D2'] },
      ),
      '2,3 3,4 1,1 6,5',
    );
  const open = target(true);
  play(open, 'russian', 'ready v2.MA', 'at 1:D2', 'aim infantry', 'shoot');
  // 5 + 2 for the plates + 1 buttoned up is an 8; column 12 and a 7 is 1MC.
  expect(vehicle(open, 'v1')).toMatchObject({ stunned: true });
  const closed = target(false);
  play(closed, 'russian', 'ready v2.MA', 'at 1:D2', 'aim infantry', 'shoot');
  expect(vehicle(closed, 'v1')).not.toHaveProperty('stunned');
});

test('[aslsk 7.12.b] a hit that does the tank no harm may still strike its crew, with the same dice', () => {
  const match = skirmish(duel({ crewExposed: true }), '3,2 5,4 6,5');
  play(match, 'russian', 'ready v2.MA', 'at 1:D2', 'engage v1', 'load HE', 'shoot');
  // HE: 7 less 6 in front, so a 9 is nothing; column 12 with the plates makes it 11.
  expect(citesSaid(match)).toContain('7.12.b');
});

// ---- at tanks that move

test('[aslsk 3.3.2.p, 3.3.2.c] the less of its way he has seen, the harder a gunner finds a moving tank', () => {
  const seen = (halves: number) => {
    const match = skirmish(
      duel(
        { moving: true, way: [{ at: '1:D2', halves }] },
        {},
        {
          phase: 'movement',
          doing: [
            { is: 'drive', vehicle: 'v1', spent: halves, here: halves, shots: {}, begun: true },
            { is: 'window', side: 'russian' },
          ],
        },
      ),
    );
    play(match, 'russian', 'ready v2.MA', 'engage v1');
    return aimed(match, 'v1').drm.kept.at(-1)?.n;
  };
  expect([seen(8), seen(6), seen(2)]).toEqual([2, 3, 4]);
});

test('[aslsk 7.7.b, 3.2.4.itt.a] a shell among men takes its plates for the cover of a crew that looks out, or the better cover of the hex', () => {
  const cover = (hexes: Position['hexes'] = {}) => {
    const match = skirmish(duel({ crewExposed: true }, {}, { ...(hexes && { hexes }) }));
    play(match, 'russian', 'ready v2.MA', 'at 1:D2', 'aim infantry');
    return aimed(match, 'v1').drm.kept.map(({ id }) => id);
  };
  expect(cover()).toContain('crew exposed');
  expect(cover({ D2: 'stone building' })).toContain('stone building');
  expect(cover({ D2: 'stone building' })).not.toContain('crew exposed');
});

test('[aslsk 3.2.4.proc.e, 7.7.b] while one vehicle moves, the crew of another in its hex that looks out is not struck with it', () => {
  const match = skirmish({
    phase: 'german movement',
    units: ['american 2-2-7 D7'],
    weapons: ['american M1 57mm AT of u1 facing 0'],
    vehicles: ['german PzKpfw IVH D2 facing 3 crewExposed', 'german PzKpfw IVH D3 facing 3 crewExposed'],
  });
  play(match, 'german', 'drive v1', 'start');
  play(match, 'american', 'pass');
  play(match, 'german', 'enter 1:D3');
  play(match, 'american', 'ready w1', 'aim infantry');
  expect(targetsOf(match.world, match.state, declared(match)).map(({ id }) => id)).toEqual(['v1']);
});

test('[aslsk 3.2.a, 6.11.a] a main armament may be laid on ground where no enemy is in sight', () => {
  const ready = (at: '1:D6' | '1:L9') => {
    const match = skirmish({
      hexes: { K9: 'woods', L8: 'woods', K8: 'woods', K10: 'woods', L10: 'woods', M8: 'woods', M9: 'woods' },
      units: [`russian 4-4-7 ${at}`, 'german 4-6-7 A1'],
      phase: 'german prep-fire',
      vehicles: ['german PzKpfw IVH D2 facing 3'],
    });
    return match.offered('german').filter(act => act.startsWith('ready v1'));
  };
  expect(ready('1:D6')).toEqual(['ready v1.MA', 'ready v1.BMG', 'ready v1.CMG']);
  expect(ready('1:L9')).toEqual(['ready v1.MA']);
});
