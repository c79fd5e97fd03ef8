import { expect, test } from 'vitest';
import type { Frozen } from '../../../engine/index.ts';
import type { FireFrame } from '../state.ts';
import { citesSaid, type Position, play, skirmish, unit, worldOf } from '../testing.ts';
import { burstLines, declaredBurst } from './gun-attack.ts';
import { offers, tank } from './test-tanks.ts';

const KING_TIGER = { card: 'german PzKpfw VIB', at: '1:F5', facing: 1, crewExposed: true } as const;

const EXAMPLE = {
  hexes: { '1:H4': 'wooden building' },
  phase: 'prep-fire',
  attacker: 'german',
  units: [
    { card: 'russian 4-4-7', at: '1:H5' },
    { card: 'russian 4-5-8', at: '1:H4' },
  ],
  vehicles: [KING_TIGER],
} as const satisfies Position;

/** What the declared attack comes to: column and modifier, target by target. */
function attackOf(position: Position, match: ReturnType<typeof skirmish>) {
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire' || frame.target === undefined) throw new Error('nothing is declared');
  const world = worldOf(position);
  const burst = declaredBurst(world, match.state, frame as Frozen<FireFrame>, frame.target);
  return burstLines(world, match.state, burst).map(({ column, drm, firepower }) => ({
    column,
    drm: drm.value,
    firepower: firepower.value,
  }));
}

test('[aslsk 7.8.a, 7.8.c] E-080: bow and roof guns fire together at a squad within the arc of the hull', () => {
  const match = skirmish(EXAMPLE, [[4, 4]]);
  play(match, 'german', 'ready v1.BMG', 'at 1:H5');
  expect(offers(match, 'german', 'add')).toEqual(['add v1.CMG', 'add v1.AAMG']);
  play(match, 'german', 'add v1.AAMG');
  expect(attackOf(EXAMPLE, match)).toEqual([{ column: 4, drm: 0, firepower: 5 }]);
  play(match, 'german', 'shoot');
  expect(tank(match).arms).toEqual({ BMG: { fired: 'prep' }, AAMG: { fired: 'prep' } });
  // The CMG might have fired with them: it may not attack the same by itself any more.
  play(match, 'german', 'ready v1.CMG');
  expect(offers(match, 'german', 'at')).toEqual(['at 1:H4']);
});

test('[aslsk 7.8.c] E-081: the CMG alone, or with the gun on the roof, at a squad in a wooden building', () => {
  const match = skirmish(EXAMPLE);
  play(match, 'german', 'ready v1.CMG', 'at 1:H4');
  expect(attackOf(EXAMPLE, match)).toEqual([{ column: 4, drm: 2, firepower: 5 }]);
  play(match, 'german', 'add v1.AAMG');
  expect(attackOf(EXAMPLE, match)).toEqual([{ column: 6, drm: 2, firepower: 7 }]);
});

test('[aslsk 3.3.2.2.a, 3.3.2.2.d, 7.8.f] E-087: stopped in a squad’s hex a tank fires with triple and half strength', () => {
  const position = {
    hexes: { '1:F5': 'wooden building' },
    phase: 'movement',
    attacker: 'russian',
    units: [{ card: 'german 4-6-7', at: '1:F5', fired: 'first' }],
    vehicles: [{ card: 'russian T-34/85', at: '1:F5', facing: 1, motion: true, moving: true }],
    doing: [
      {
        is: 'drive',
        vehicle: 'v1',
        spent: 22,
        here: 16,
        shots: { u1: 99 },
        entry: { from: '1:E5', byRoad: false, cost: 16 },
        begun: true,
      },
    ],
  } as const satisfies Position;
  const match = skirmish(position, [
    [3, 4],
    [5, 5],
  ]);
  play(match, 'russian', 'ready v1.BMG', 'at 1:F5', 'add v1.CMG');
  expect(attackOf(position, match)).toEqual([{ column: 4, drm: 2, firepower: 4.5 }]);
  const { motion: _, ...halted } = position.vehicles[0];
  const stopped = skirmish({ ...position, vehicles: [halted] }, [
    [3, 4],
    [5, 5],
  ]);
  play(stopped, 'russian', 'ready v1.BMG', 'at 1:F5', 'add v1.CMG');
  expect(attackOf(position, stopped)).toEqual([{ column: 8, drm: 2, firepower: 9 }]);
  play(stopped, 'russian', 'shoot');
  // 7 and 2 on column 8 is a PTC, which a roll of 10 fails.
  expect(unit(stopped, 'u1').pinned).toBe(true);
  expect(tank(stopped)).toMatchObject({ bounding: { from: '1:F5', spent: 0 }, used: ['BMG', 'CMG'] });
  expect(offers(stopped, 'russian', 'ready')).not.toContain('ready v1.CMG');
});

const PANTHER = { card: 'german Panther', at: '1:F5', facing: 1 } as const;
const SQUADS = {
  phase: 'prep-fire',
  attacker: 'german',
  units: [
    { card: 'russian 4-4-7', at: '1:H5' },
    { card: 'russian 4-4-7', at: '1:D5' },
  ],
  vehicles: [PANTHER],
} as const satisfies Position;

test('[aslsk 2.0.BMG, 2.0.CMG, 2.0.RMG, 2.0.AAMG, 7.8.g] guns in the bow, rear and on the roof reach 8 hexes, the CMG 12', () => {
  const position = (at: '1:M7') =>
    ({
      phase: 'prep-fire',
      attacker: 'russian',
      units: [{ card: 'german 4-6-7', at }],
      vehicles: [{ card: 'russian IS-2', at: '1:A1', facing: 2, crewExposed: true }],
    }) as const;
  // Twelve hexes off: normal range for the CMG, long range for the others.
  const far = position('1:M7');
  for (const [gun, firepower] of [
    ['CMG', 1],
    ['BMG', 0.5],
    ['AAMG', 0.5],
    ['RMG', 0.5],
  ] as const) {
    const match = skirmish(far);
    play(match, 'russian', `ready v1.${gun}`, 'at 1:M7');
    const [line] = attackOf(far, match);
    const printed = { CMG: 4, BMG: 2, AAMG: 4, RMG: 2 }[gun];
    expect([gun, (line?.firepower ?? 0) / printed]).toEqual([gun, firepower]);
  }
});

test('[aslsk 7.8.e, 3.2.4.ca.f] firing outside its arc a turret turns, at a price by its speed; the rear gun looks the other way', () => {
  const match = skirmish(SQUADS, [[6, 5]]);
  play(match, 'german', 'ready v1.CMG', 'at 1:D5');
  // Three hexspines by a slow turret: 2 and 1 and 1.
  expect(attackOf(SQUADS, match)).toEqual([{ column: 4, drm: 4, firepower: 5 }]);
  play(match, 'german', 'shoot');
  expect(tank(match)).toMatchObject({ facing: 1, turret: 4 });
  const kv1 = {
    ...SQUADS,
    attacker: 'russian',
    units: [{ card: 'german 4-6-7', at: '1:D5' }],
    vehicles: [{ card: 'russian KV-1 M41', at: '1:F5', facing: 1 }],
  } as const satisfies Position;
  const rear = skirmish(kv1);
  play(rear, 'russian', 'ready v1.RMG', 'at 1:D5');
  expect(attackOf(kv1, rear)).toEqual([{ column: 2, drm: 0, firepower: 2 }]);
});

test('[aslsk 7.8.d, 7.8.e] a bow gun turns the hull, the turret goes round with it, and its other bow weapons pay the same', () => {
  const match = skirmish(SQUADS, [[6, 5]]);
  play(match, 'german', 'ready v1.BMG', 'at 1:D5');
  expect(attackOf(SQUADS, match)).toEqual([{ column: 2, drm: 5, firepower: 3 }]);
  play(match, 'german', 'shoot');
  expect(tank(match).facing).toBe(4);
  expect(tank(match).turret).toBeUndefined();
});

test('[aslsk 7.8.d] once the turret has turned, each of its weapons pays for that with its first shot', () => {
  const position = {
    ...SQUADS,
    units: [...SQUADS.units, { card: 'russian 4-4-7', at: '1:C5' }],
    vehicles: [{ ...PANTHER, turret: 4, swung: { turret: { hexspines: 3, by: ['MA'] } } }],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'ready v1.CMG', 'at 1:D5');
  expect(attackOf(position, match)).toEqual([{ column: 4, drm: 4, firepower: 5 }]);
  const paid = {
    ...position,
    vehicles: [{ ...PANTHER, turret: 4, swung: { turret: { hexspines: 3, by: ['MA', 'CMG'] } } }],
  } as const satisfies Position;
  const free = skirmish(paid);
  play(free, 'german', 'ready v1.CMG', 'at 1:D5');
  expect(attackOf(paid, free)).toEqual([{ column: 4, drm: 0, firepower: 5 }]);
});

test('[aslsk 7.8.c] fired together, the worst turn counts for all', () => {
  const position = {
    ...SQUADS,
    units: [{ card: 'russian 4-4-7', at: '1:D5' }],
    vehicles: [{ ...PANTHER, crewExposed: true }],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'ready v1.AAMG', 'at 1:D5');
  expect(attackOf(position, match)).toEqual([{ column: 2, drm: 0, firepower: 2 }]);
  play(match, 'german', 'add v1.CMG');
  expect(attackOf(position, match)).toEqual([{ column: 6, drm: 4, firepower: 7 }]);
});

test('[aslsk 7.8.e] on the move it fires within its arcs only, which cost it nothing', () => {
  const position = {
    ...SQUADS,
    phase: 'movement',
    vehicles: [{ ...PANTHER, motion: true }],
    doing: [{ is: 'drive', vehicle: 'v1', spent: 2, here: 2, shots: {}, begun: true }],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'ready v1.CMG');
  expect(offers(match, 'german', 'at')).toEqual(['at 1:H5']);
});

test('[aslsk 2.0.MotionFire, 7.8.f] a vehicle still in motion fires at half, and in advancing fire at half of that', () => {
  const position = { ...SQUADS, phase: 'advancing-fire', vehicles: [PANTHER] } as const satisfies Position;
  const still = skirmish(position);
  play(still, 'german', 'ready v1.CMG', 'at 1:H5');
  expect(attackOf(position, still)[0]?.firepower).toBe(2.5);
  const inMotion = { ...position, vehicles: [{ ...PANTHER, motion: true }] } as const satisfies Position;
  const moving = skirmish(inMotion);
  play(moving, 'german', 'ready v1.CMG', 'at 1:H5');
  expect(attackOf(inMotion, moving)[0]?.firepower).toBe(1.25);
});

test('[aslsk 7.8.h] a 12 jams a machine gun', () => {
  const match = skirmish(SQUADS, [[6, 6]]);
  play(match, 'german', 'ready v1.CMG', 'at 1:H5', 'shoot');
  expect(tank(match).arms?.CMG).toEqual({ fired: 'prep', malfunctioned: true });
  expect(citesSaid(match)).toContain('7.8.h');
});

test('[aslsk 7.8.h] a fixed gun hits badly what moves', () => {
  const position = {
    phase: 'movement',
    attacker: 'german',
    units: [{ card: 'german 4-6-7', at: '1:H5' }],
    vehicles: [{ card: 'russian IS-2', at: '1:F5', facing: 1 }],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'move u1', 'assault', 'step 1:I5');
  play(match, 'russian', 'ready v1.BMG');
  expect(attackOf(position, match).map(({ drm }) => drm)).toEqual([0]);
});

test('[aslsk 7.10.i] a crew that was stunned before fires worse for good', () => {
  const position = { ...SQUADS, vehicles: [{ ...PANTHER, shaken: true }] } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'ready v1.CMG', 'at 1:H5');
  expect(attackOf(position, match)).toEqual([{ column: 4, drm: 1, firepower: 5 }]);
});

test('[aslsk 7.13.b] a pinned crew without a lid fires at half', () => {
  const position = {
    phase: 'prep-fire',
    attacker: 'american',
    units: [{ card: 'german 4-6-7', at: '1:H5' }],
    vehicles: [{ card: 'american M8', at: '1:F5', facing: 1, crewExposed: true, pinned: true }],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'american', 'ready v1.AAMG', 'at 1:H5');
  expect(attackOf(position, match)[0]?.firepower).toBe(2);
});

test('[aslsk 7.8.g, 7.12.a] machine guns strike the crew that looks out, and nothing of a vehicle that is closed', () => {
  const position = {
    phase: 'prep-fire',
    attacker: 'german',
    units: [],
    vehicles: [PANTHER, { card: 'russian T-34/85', at: '1:H5', facing: 0, crewExposed: true }],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'ready v1.CMG', 'at 1:H5');
  expect(attackOf(position, match)).toEqual([{ column: 4, drm: 2, firepower: 5 }]);
  const { crewExposed: _, ...shut } = position.vehicles[1];
  const closed = skirmish({ ...position, vehicles: [PANTHER, shut] });
  expect(offers(closed, 'german', 'ready')).not.toContain('ready v1.CMG');
});

test('[aslsk 3.2.4.ca.g] in the enemy’s movement phase a gun bears on its own hex as they come through its arc, or as it turns on them', () => {
  const position = {
    phase: 'movement',
    attacker: 'russian',
    hexes: { '1:F5': 'open' },
    units: [{ card: 'russian 4-4-7', at: '1:E5' }],
    vehicles: [{ ...PANTHER, immobilized: true }],
  } as const satisfies Position;
  const entry = { from: '1:E5', byRoad: false, cost: 2 } as const;
  const came = (at: '1:E5' | '1:G5', here: number) =>
    skirmish({
      ...position,
      units: [{ card: 'russian 4-4-7', at: '1:F5' }],
      doing: [
        {
          is: 'move',
          units: ['u1'],
          kind: 'normal',
          spent: here,
          hexes: 1,
          road: false,
          entry: { ...entry, from: at },
          here,
          shots: {},
          smoked: [],
          tried: [],
          begun: true,
        },
        { is: 'window', side: 'german' },
      ],
    });
  const ready = (match: ReturnType<typeof came>) => offers(match, 'german', 'ready');
  // Through the front: bow and turret bear on them. Through the rear: the turret swings round as they come.
  expect(ready(came('1:G5', 2))).toEqual(expect.arrayContaining(['ready v1.BMG', 'ready v1.CMG']));
  expect(ready(came('1:E5', 2))).toContain('ready v1.CMG');
  expect(ready(came('1:E5', 2))).not.toContain('ready v1.BMG');
  // Once they are among it, what they came past does not bear on them.
  expect(ready(came('1:E5', 4))).not.toContain('ready v1.CMG');
  expect(ready(came('1:G5', 4))).toContain('ready v1.CMG');
  expect(ready(came('1:G5', 4))).not.toContain('ready v1.BMG');
});

test('[aslsk 3.8.v] E-088: with infantry left upon it a vehicle is free to go, but fires at nobody else', () => {
  const position = {
    phase: 'prep-fire',
    attacker: 'german',
    units: [
      { card: 'russian 4-4-7', at: '1:F5' },
      { card: 'russian 4-4-7', at: '1:H5' },
    ],
    vehicles: [PANTHER],
    melees: ['1:F5'],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'ready v1.CMG');
  expect(offers(match, 'german', 'at')).toEqual(['at 1:F5']);
  play(match, 'german', 'at 1:F5');
  expect(attackOf(position, match)).toEqual([{ column: 12, drm: 0, firepower: 15 }]);
});
