import { expect, test } from 'vitest';
import { citesSaid, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { attackOf, offers, PANTHER, SQUADS, tank } from './test-tanks.ts';

const KING_TIGER = 'german PzKpfw VIB F5 facing 1 crewExposed';

const EXAMPLE = {
  hexes: { '1:H4': 'wooden building' },
  phase: 'german prep-fire',
  units: ['russian 4-4-7 H5', 'russian 4-5-8 H4'],
  vehicles: [KING_TIGER],
} as const satisfies Position;

test('[aslsk 7.8.a, 7.8.c] E-080: bow and roof guns fire together at a squad within the arc of the hull', () => {
  const match = skirmish(EXAMPLE, '4,4');
  play(match, 'german', 'ready v1.BMG', 'at 1:H5');
  expect(offers(match, 'german', 'add')).toEqual(['add v1.CMG', 'add v1.AAMG']);
  play(match, 'german', 'add v1.AAMG');
  expect(attackOf(match)).toEqual([{ column: 4, drm: 0, firepower: 5 }]);
  play(match, 'german', 'shoot');
  expect(tank(match).arms).toEqual({ BMG: { fired: 'prep' }, AAMG: { fired: 'prep' } });
  // The CMG might have fired with them: it may not attack the same by itself any more.
  play(match, 'german', 'ready v1.CMG');
  expect(offers(match, 'german', 'at')).toEqual(['at 1:H4']);
});

test('[aslsk 7.8.c] E-081: the CMG alone, or with the gun on the roof, at a squad in a wooden building', () => {
  const match = skirmish(EXAMPLE);
  play(match, 'german', 'ready v1.CMG', 'at 1:H4');
  expect(attackOf(match)).toEqual([{ column: 4, drm: 2, firepower: 5 }]);
  play(match, 'german', 'add v1.AAMG');
  expect(attackOf(match)).toEqual([{ column: 6, drm: 2, firepower: 7 }]);
});

test('[aslsk 3.3.2.2.a, 3.3.2.2.d, 7.8.f] E-087: stopped in a squad’s hex a tank fires with triple and half strength', () => {
  const position = {
    hexes: { '1:F5': 'wooden building' },
    phase: 'russian movement',
    units: ['german 4-6-7 F5 fired first'],
    vehicles: ['russian T-34/85 F5 facing 1 motion moving'],
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
  const match = skirmish(position, '3,4 5,5');
  play(match, 'russian', 'ready v1.BMG', 'at 1:F5', 'add v1.CMG');
  expect(attackOf(match)).toEqual([{ column: 4, drm: 2, firepower: 4.5 }]);
  const stopped = skirmish({ ...position, vehicles: ['russian T-34/85 F5 facing 1 moving'] }, '3,4 5,5');
  play(stopped, 'russian', 'ready v1.BMG', 'at 1:F5', 'add v1.CMG');
  expect(attackOf(stopped)).toEqual([{ column: 8, drm: 2, firepower: 9 }]);
  play(stopped, 'russian', 'shoot');
  // 7 and 2 on column 8 is a PTC, which a roll of 10 fails.
  expect(unit(stopped, 'u1').pinned).toBe(true);
  expect(tank(stopped)).toMatchObject({ bounding: { from: '1:F5', spent: 0 }, used: ['BMG', 'CMG'] });
  expect(offers(stopped, 'russian', 'ready')).not.toContain('ready v1.CMG');
});

test('[aslsk 2.0.BMG, 2.0.CMG, 2.0.RMG, 2.0.AAMG, 7.8.g] guns in the bow, rear and on the roof reach 8 hexes, the CMG 12', () => {
  const far = (attacker: string, name: string) =>
    ({
      phase: 'prep-fire',
      attacker,
      units: ['german 4-6-7 M7'],
      vehicles: [`${attacker} ${name} A1 facing 2 crewExposed`],
    }) as const;
  // Twelve hexes off: normal range for the CMG, long range for the others.
  for (const [gun, nation, name, printed, factor] of [
    ['CMG', 'russian', 'IS-2', 4, 1],
    ['BMG', 'russian', 'IS-2', 1, 0.5],
    ['RMG', 'russian', 'IS-2', 2, 0.5],
    ['AAMG', 'american', 'M4A3', 4, 0.5],
  ] as const) {
    const position = far(nation, name);
    const match = skirmish(position);
    play(match, nation, `ready v1.${gun}`, 'at 1:M7');
    expect([gun, attackOf(match)[0]?.firepower]).toEqual([gun, printed * factor]);
  }
});

test('[aslsk 2.0.MotionFire, 7.8.f] a vehicle still in motion fires at half, and in advancing fire at half of that', () => {
  const position = {
    ...SQUADS,
    phase: 'german advancing-fire',
    vehicles: [PANTHER],
  } as const satisfies Position;
  const still = skirmish(position);
  play(still, 'german', 'ready v1.CMG', 'at 1:H5');
  expect(attackOf(still)[0]?.firepower).toBe(2.5);
  const inMotion = { ...position, vehicles: [`${PANTHER} motion`] } as const satisfies Position;
  const moving = skirmish(inMotion);
  play(moving, 'german', 'ready v1.CMG', 'at 1:H5');
  expect(attackOf(moving)[0]?.firepower).toBe(1.25);
});

test('[aslsk 7.8.h] a 12 jams a machine gun', () => {
  const match = skirmish(SQUADS, '6,6');
  play(match, 'german', 'ready v1.CMG', 'at 1:H5', 'shoot');
  expect(tank(match).arms?.CMG).toEqual({ fired: 'prep', malfunctioned: true });
  expect(citesSaid(match)).toContain('7.8.h');
});

test('[aslsk 7.8.h] a fixed gun hits badly what moves', () => {
  const position = {
    phase: 'german movement',
    units: ['german 4-6-7 H5'],
    vehicles: ['russian IS-2 F5 facing 1'],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'move u1', 'assault', 'step 1:I5');
  play(match, 'russian', 'ready v1.BMG');
  expect(attackOf(match).map(({ drm }) => drm)).toEqual([0]);
});

test('[aslsk 7.8.h] a fixed gun hits badly a vehicle that moves or is in motion, and is as good as others against what stands', () => {
  const drm = (more: string) => {
    const position = {
      phase: 'russian prep-fire',
      units: [],
      vehicles: ['russian IS-2 F5 facing 1', `german Panther H5 facing 0 crewExposed ${more}`],
    } as const satisfies Position;
    const match = skirmish(position);
    play(match, 'russian', 'ready v1.BMG', 'at 1:H5');
    return attackOf(match).map(each => each.drm);
  };
  expect([drm(''), drm('moving'), drm('motion')]).toEqual([[2], [3], [3]]);
  const standing = { ...SQUADS, attacker: 'russian', units: ['german 4-6-7 H5'] } as const;
  const still = { ...standing, vehicles: ['russian IS-2 F5 facing 1'] } as const;
  const match = skirmish(still);
  play(match, 'russian', 'ready v1.BMG', 'at 1:H5');
  expect(attackOf(match).map(each => each.drm)).toEqual([0]);
});

test('[aslsk 7.10.i] a crew that was stunned before fires worse for good', () => {
  const match = skirmish({ ...SQUADS, vehicles: [`${PANTHER} shaken`] });
  play(match, 'german', 'ready v1.CMG', 'at 1:H5');
  expect(attackOf(match)).toEqual([{ column: 4, drm: 1, firepower: 5 }]);
});

test('[aslsk 7.13.b] a pinned crew without a lid fires at half', () => {
  const position = {
    phase: 'american prep-fire',
    units: ['german 4-6-7 H5'],
    vehicles: ['american M8 F5 facing 1 crewExposed pinned'],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'american', 'ready v1.AAMG', 'at 1:H5');
  expect(attackOf(match)[0]?.firepower).toBe(2);
});

test('[aslsk 7.8.g, 7.12.a] machine guns strike the crew that looks out, and nothing of a vehicle that is closed', () => {
  const position = {
    phase: 'german prep-fire',
    units: [],
    vehicles: [PANTHER, 'russian T-34/85 H5 facing 0 crewExposed'],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'ready v1.CMG', 'at 1:H5');
  expect(attackOf(match)).toEqual([{ column: 4, drm: 2, firepower: 5 }]);
  const closed = skirmish({ ...position, vehicles: [PANTHER, 'russian T-34/85 H5 facing 0'] });
  expect(offers(closed, 'german', 'ready')).not.toContain('ready v1.CMG');
});

test('[aslsk 3.8.v] E-088: with infantry left upon it a vehicle is free to go, but fires at nobody else', () => {
  const position = {
    phase: 'german prep-fire',
    units: ['russian 4-4-7 F5', 'russian 4-4-7 H5'],
    vehicles: [PANTHER],
    melees: ['1:F5'],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'ready v1.CMG');
  expect(offers(match, 'german', 'at')).toEqual(['at 1:F5']);
  play(match, 'german', 'at 1:F5');
  expect(attackOf(match)).toEqual([{ column: 12, drm: 0, firepower: 15 }]);
});

test('[aslsk 6.4.h] those of whom nobody knows are struck at half strength', () => {
  const hidden = 'russian 2-2-8 H5 hidden';
  const match = skirmish({ ...SQUADS, hexes: { '1:H5': 'woods' }, units: [...SQUADS.units, hidden] });
  play(match, 'german', 'ready v1.CMG', 'at 1:H5');
  expect(attackOf(match).map(({ firepower }) => firepower)).toEqual([5, 2.5]);
});
