import { expect, test } from 'vitest';
import { type Position, play, skirmish, type TestMatch, vehicleTold } from '../testing/bench.ts';
import { attackOf, offers, PANTHER, SQUADS, tank } from './test-tanks.ts';

test('[aslsk 7.8.e, 3.2.4.ca.f] firing outside its arc a turret turns, at a price by its speed; the rear gun looks the other way', () => {
  const match = skirmish(SQUADS, '6,5');
  play(match, 'german', 'ready v1.CMG', 'at 1:D5');
  // Three hexspines by a slow turret: 2 and 1 and 1.
  expect(attackOf(match)).toEqual([{ column: 4, drm: 4, firepower: 5 }]);
  play(match, 'german', 'shoot');
  expect(tank(match)).toMatchObject({ facing: 1, turret: 4 });
  const kv1 = {
    ...SQUADS,
    attacker: 'russian',
    units: ['german 4-6-7 D5'],
    vehicles: ['russian KV-1 M41 F5 facing 1'],
  } as const satisfies Position;
  const rear = skirmish(kv1);
  play(rear, 'russian', 'ready v1.RMG', 'at 1:D5');
  expect(attackOf(rear)).toEqual([{ column: 2, drm: 0, firepower: 2 }]);
});

test('[aslsk 7.8.d, 7.8.e] a bow gun turns the hull, the turret goes round with it, and its other bow weapons pay the same', () => {
  const match = skirmish(SQUADS, '6,5');
  play(match, 'german', 'ready v1.BMG', 'at 1:D5');
  expect(attackOf(match)).toEqual([{ column: 2, drm: 5, firepower: 3 }]);
  play(match, 'german', 'shoot');
  expect(tank(match).facing).toBe(4);
  expect(tank(match).turret).toBeUndefined();
});

test('[aslsk 7.8.d] once the turret has turned, each of its weapons pays for that with its first shot', () => {
  const position = {
    ...SQUADS,
    units: [...SQUADS.units, 'russian 4-4-7 C5'],
    vehicles: [{ ...vehicleTold(PANTHER), turret: 4, swung: { turret: { hexspines: 3, by: ['MA'] } } }],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'ready v1.CMG', 'at 1:D5');
  expect(attackOf(match)).toEqual([{ column: 4, drm: 4, firepower: 5 }]);
  const paid = {
    ...position,
    vehicles: [
      { ...vehicleTold(PANTHER), turret: 4, swung: { turret: { hexspines: 3, by: ['MA', 'CMG'] } } },
    ],
  } as const satisfies Position;
  const free = skirmish(paid);
  play(free, 'german', 'ready v1.CMG', 'at 1:D5');
  expect(attackOf(free)).toEqual([{ column: 4, drm: 0, firepower: 5 }]);
});

test('[aslsk 7.8.c] fired together, the worst turn counts for all', () => {
  const match = skirmish({ ...SQUADS, units: ['russian 4-4-7 D5'], vehicles: [`${PANTHER} crewExposed`] });
  play(match, 'german', 'ready v1.AAMG', 'at 1:D5');
  expect(attackOf(match)).toEqual([{ column: 2, drm: 0, firepower: 2 }]);
  play(match, 'german', 'add v1.CMG');
  expect(attackOf(match)).toEqual([{ column: 6, drm: 4, firepower: 7 }]);
});

test('[aslsk 7.8.e] on the move it fires within its arcs only, which cost it nothing', () => {
  const position = {
    ...SQUADS,
    phase: 'german movement',
    vehicles: [`${PANTHER} motion`],
    doing: [{ is: 'drive', vehicle: 'v1', spent: 2, here: 2, shots: {}, begun: true }],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'ready v1.CMG');
  expect(offers(match, 'german', 'at')).toEqual(['at 1:H5']);
});

test('[aslsk 3.2.4.ca.g] in the enemy’s movement phase a gun bears on its own hex as they come through its arc, or as it turns on them', () => {
  const position = {
    phase: 'russian movement',
    hexes: { '1:F5': 'open' },
    units: ['russian 4-4-7 E5'],
    vehicles: [`${PANTHER} immobilized`],
  } as const satisfies Position;
  const entry = { from: '1:E5', byRoad: false, cost: 2 } as const;
  const came = (at: '1:E5' | '1:G5', here: number) =>
    skirmish({
      ...position,
      units: ['russian 4-4-7 F5'],
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
  const ready = (match: TestMatch) => offers(match, 'german', 'ready');
  // Through the front: bow and turret bear on them. Through the rear: the turret swings round as they come.
  expect(ready(came('1:G5', 2))).toEqual(expect.arrayContaining(['ready v1.BMG', 'ready v1.CMG']));
  expect(ready(came('1:E5', 2))).toContain('ready v1.CMG');
  expect(ready(came('1:E5', 2))).not.toContain('ready v1.BMG');
  // Once they are among it, what they came past does not bear on them.
  expect(ready(came('1:E5', 4))).not.toContain('ready v1.CMG');
  expect(ready(came('1:G5', 4))).toContain('ready v1.CMG');
  expect(ready(came('1:G5', 4))).not.toContain('ready v1.BMG');
});

test('[aslsk 7.6.e] a bogged vehicle turns its hull on nobody, and lowers its bow gun on those who come through its arc', () => {
  const bogged = `${PANTHER} bogged bogged` as const;
  const position = { ...SQUADS, vehicles: [bogged] } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'ready v1.BMG');
  expect(offers(match, 'german', 'at')).toEqual(['at 1:H5']);
  const upon = { ...position, units: ['russian 4-4-7 F5'] } as const satisfies Position;
  expect(offers(skirmish(upon), 'german', 'ready')).not.toContain('ready v1.BMG');
  expect(offers(skirmish({ ...upon, vehicles: [PANTHER] }), 'german', 'ready')).toContain('ready v1.BMG');
});

test('[aslsk 7.6.a] turning its hull among trees to fire, a vehicle may bog, and has not fired then', () => {
  const match = skirmish({ ...SQUADS, hexes: { '1:F5': 'woods' } }, '6,6');
  play(match, 'german', 'ready v1.BMG', 'at 1:D5', 'shoot');
  expect(tank(match)).toMatchObject({ facing: 1, bogged: 'bogged' });
  expect(tank(match).arms).toBeUndefined();
});

test('[aslsk 3.3.2.f] at the end of a fire phase hull and turret turn once each, if what they carry could still fire', () => {
  const match = skirmish({
    ...SQUADS,
    vehicles: [{ ...vehicleTold(PANTHER), arms: { BMG: { fired: 'prep' } } }],
  });
  play(match, 'german', 'done');
  expect(offers(match, 'german', 'swivel')).toEqual(
    [0, 2, 3, 4, 5].map(spine => `swivel v1 turret ${spine}`),
  );
  play(match, 'german', 'swivel v1 turret 3');
  expect(tank(match)).toMatchObject({ facing: 1, turret: 3 });
  expect(match.choiceOf('german') === undefined || offers(match, 'german', 'swivel').length === 0).toBe(true);
});

test('[aslsk 3.3.2.f] the hull takes its turret round with it', () => {
  const match = skirmish({ ...SQUADS, vehicles: [`${PANTHER} turret 2`] });
  play(match, 'german', 'done', 'swivel v1 hull 4');
  expect(tank(match)).toMatchObject({ facing: 4, turret: 5 });
});

test('[aslsk 7.8.d] once the hull has turned for one bow weapon, each of the others pays for that with its first shot', () => {
  const turned = (by: readonly ('MA' | 'BMG')[]) =>
    ({
      ...SQUADS,
      vehicles: [{ ...vehicleTold(PANTHER), facing: 4, swung: { hull: { hexspines: 3, by } } }],
    }) as const satisfies Position;
  const drm = (by: readonly ('MA' | 'BMG')[]) => {
    const match = skirmish(turned(by));
    play(match, 'german', 'ready v1.BMG', 'at 1:D5');
    return attackOf(match)[0]?.drm;
  };
  expect([drm(['MA']), drm(['BMG'])]).toEqual([5, 0]);
});

test('[aslsk 3.2.4.ca.f] bow weapons bear where the hull points, those of the turret where it does, the rear one behind it', () => {
  const position = {
    ...SQUADS,
    attacker: 'russian',
    units: ['german 4-6-7 H5', 'german 4-6-7 D5'],
    vehicles: ['russian KV-1 M41 F5 facing 1 turret 4'],
  } as const satisfies Position;
  const drm = (gun: 'BMG' | 'CMG' | 'RMG', at: '1:H5' | '1:D5') => {
    const match = skirmish(position);
    play(match, 'russian', `ready v1.${gun}`, `at ${at}`);
    return attackOf(match)[0]?.drm;
  };
  expect([drm('BMG', '1:H5'), drm('CMG', '1:D5'), drm('RMG', '1:H5')]).toEqual([0, 0, 0]);
  // The other way the hull turns by three, and so does the turret.
  expect([drm('BMG', '1:D5'), drm('CMG', '1:H5'), drm('RMG', '1:D5')]).toEqual([5, 4, 4]);
});

test('[aslsk 7.6.e] bogged, it lowers its bow gun on who comes through its arc, and only as he comes', () => {
  const ready = (from: '1:E5' | '1:G5', here: number) => {
    const match = skirmish({
      phase: 'russian movement',
      units: ['russian 4-4-7 F5'],
      vehicles: [`${PANTHER} bogged bogged`],
      doing: [
        {
          is: 'move',
          units: ['u1'],
          kind: 'normal',
          spent: here,
          hexes: 1,
          road: false,
          entry: { from, byRoad: false, cost: 2 },
          here,
          shots: {},
          smoked: [],
          tried: [],
          begun: true,
        },
        { is: 'window', side: 'german' },
      ],
    });
    return offers(match, 'german', 'ready').includes('ready v1.BMG');
  };
  expect([ready('1:G5', 2), ready('1:G5', 4), ready('1:E5', 2)]).toEqual([true, false, false]);
});

test('[aslsk 7.10.e, 7.10.h] a crew in shock or stunned turns neither hull nor turret at the end of a fire phase', () => {
  const swivels = (more: object) => {
    const position = {
      ...SQUADS,
      vehicles: [{ ...vehicleTold(PANTHER), ...more }],
    } as const satisfies Position;
    const match = skirmish({ ...position, units: [...SQUADS.units, 'german 4-6-7 G5'] });
    play(match, 'german', 'done');
    return match.choiceOf('german')?.id === 'turn-guns' ? offers(match, 'german', 'swivel').length : 0;
  };
  expect([
    swivels({}),
    swivels({ shocked: 'shock' }),
    swivels({ shocked: 'UK' }),
    swivels({ stunned: true }),
  ]).toEqual([10, 0, 0, 0]);
});

test('[aslsk 7.8.c, 7.8.d] the hull that turns for the bow gun takes the turret round: fired with it, the turret has not to turn by itself', () => {
  const match = skirmish(SQUADS, '6,5');
  play(match, 'german', 'ready v1.BMG', 'at 1:D5', 'add v1.CMG');
  expect(attackOf(match)).toEqual([{ column: 8, drm: 5, firepower: 8 }]);
  play(match, 'german', 'shoot');
  expect(tank(match).facing).toBe(4);
  expect(tank(match).swung).toEqual({ hull: { hexspines: 3, by: ['BMG'] } });
  expect(tank(match).turret).toBeUndefined();
});
