import { expect, test } from 'vitest';
import { smokeHindrance } from '../../smoke/smoke.ts';
import { type Dice, play, skirmish, vehicleTold } from '../../testing/bench.ts';
import { dispenserModifiers, throwsOf } from './dispensers.ts';
import { driving, offers, spent, TANK, vehicle } from './test-drive.ts';

const RUSSIAN = 'russian 4-4-7 M10 broken';

test('[aslsk 7.5.a, 7.5.sd] smoke dischargers lay dispersed smoke in its own hex, for a point if they work', () => {
  const works = driving({}, '2,4');
  play(works, 'german', 'dispense v1 sD 1:C4');
  expect(works.state.smoke).toEqual([{ at: '1:C4', kind: 'dispersed', by: 'german' }]);
  expect(spent(works)).toBe(1);
  expect(offers(works, 'dispense')).toEqual([]);
  // Buttoned up, a 7 becomes an 8.
  const fails = driving({}, '3,4');
  play(fails, 'german', 'dispense v1 sD 1:C4');
  expect(fails.state.smoke).toEqual([]);
  expect(spent(fails)).toBe(0);
  expect(offers(fails, 'dispense')).toEqual([]);
});

/** Whether a defending vehicle may lay smoke when an enemy has moved in its sight. */
const dispensing = (vehicle: object): boolean => {
  const match = skirmish({
    phase: 'russian movement',
    units: ['russian 4-4-7 C8'],
    vehicles: [{ ...vehicleTold(TANK), ...vehicle }],
  });
  play(match, 'russian', 'move u1', 'step 1:C7');
  return match.choiceOf('german') !== undefined && offers(match, 'dispense').length > 0;
};

test('[aslsk 7.5.a] not when it has fired, nor by a crew in shock; an immobile vehicle may', () => {
  const fired = driving({
    vehicles: [{ ...vehicleTold(TANK), used: ['CMG'], bounding: { from: '1:C4', spent: 0 } }],
  });
  expect(offers(fired, 'dispense')).toEqual([]);
  const dazed = (more: object) => dispensing({ ...vehicleTold(TANK), ...more });
  expect([dazed({}), dazed({ shocked: 'shock' }), dazed({ stunned: true })]).toEqual([true, false, false]);
  expect(dazed({ arms: { CMG: { fired: 'first' } } })).toBe(false);
  const immobile = driving({ vehicles: [`${TANK} immobilized`] });
  expect(offers(immobile, 'dispense')).toEqual(['dispense v1 sD 1:C4']);
});

test('[aslsk 7.5.sp] smoke pots need somebody who looks out', () => {
  const american = (crewExposed: boolean) => {
    const match = skirmish({
      phase: 'american movement',
      units: ['german 4-6-7 M10 broken'],
      vehicles: [{ card: 'american M8', at: '1:C4', ...(crewExposed && { crewExposed }) }],
    });
    play(match, 'american', 'drive v1');
    return match.offered('american').filter(act => act.startsWith('dispense'));
  };
  expect(american(true)).toEqual(['dispense v1 sP 1:C4']);
  expect(american(false)).toEqual([]);
});

test('[aslsk 7.5.sn] the Nahverteidigungswaffe needs closed hatches, and comes in July 1944', () => {
  const panther = { card: 'german Panther', at: '1:C4' } as const;
  const smoke = (date: { year: number; month: number }, crewExposed?: true) =>
    offers(driving({ date, vehicles: [{ ...panther, ...(crewExposed && { crewExposed }) }] }), 'dispense');
  expect(smoke({ year: 1944, month: 7 })).toEqual(['dispense v1 sN 1:C4']);
  expect(smoke({ year: 1944, month: 7 }, true)).toEqual([]);
  expect(smoke({ year: 1944, month: 6 })).toEqual([]);
});

test('[aslsk H.ja.type95.b, H.ja.type97a] Japanese dischargers come in 1944 for the HA-GO, in 1941 for the CHI-HA', () => {
  const smoke = (card: string, year: number) => {
    const match = skirmish({
      date: { year, month: 6 },
      phase: 'japanese movement',
      units: ['american 6-6-6 M10 broken'],
      vehicles: [`${card} C4`],
    });
    play(match, 'japanese', 'drive v1');
    return match.offered('japanese').filter(act => act.startsWith('dispense')).length;
  };
  expect([smoke('japanese Type 95 HA-GO', 1943), smoke('japanese Type 95 HA-GO', 1944)]).toEqual([0, 1]);
  expect([smoke('japanese Type 97A CHI-HA', 1940), smoke('japanese Type 97A CHI-HA', 1941)]).toEqual([0, 1]);
});

const FIREFLY = 'british Sherman VC E5';
const british = (position: Parameters<typeof skirmish>[0], dice: Dice = []) => {
  const match = skirmish({ ...position, phase: 'movement', attacker: 'british' }, dice);
  play(match, 'british', 'drive v1');
  return match;
};

test('[aslsk 7.5.sm] a smoke mortar throws one to three hexes far into sight, but not out of a building', () => {
  const german = 'german 4-6-7 M10 broken';
  const throws = (hexes = {}) =>
    british({ units: [german], vehicles: [FIREFLY], hexes })
      .offered('british')
      .filter(act => act.startsWith('dispense'));
  expect(throws()).toHaveLength(36);
  expect(throws({ '1:E4': 'stone building' })).not.toContain('dispense v1 sM 1:E2');
  expect(throws({ '1:E5': 'stone building' })).toEqual([]);
});

test('[aslsk 7.5.sm] its own movement, a turn of the turret and what hinders the line make it harder', () => {
  const german = 'german 4-6-7 M10 broken';
  const usage = (at: '1:E3' | '1:E7', more = '', hexes = {}) => {
    const { world, state } = skirmish({ units: [german], vehicles: [`${FIREFLY} ${more}`], hexes });
    const [tank] = state.vehicles ?? [];
    return tank && dispenserModifiers(world, state, tank, { kind: 'sM', at }).value;
  };
  expect(usage('1:E3', 'crewExposed')).toBe(0);
  expect(usage('1:E3')).toBe(1);
  expect(usage('1:E3', 'motion')).toBe(3);
  expect(usage('1:E3', '', { '1:E4': 'orchard' })).toBe(2);
  // Two hexspines with a fast turret.
  expect(usage('1:E7')).toBe(3);
});

test('[aslsk 7.5.sm] the turret looks where the mortar threw', () => {
  const german = 'german 4-6-7 M10 broken';
  const match = british({ units: [german], vehicles: [FIREFLY] }, '1,1');
  play(match, 'british', 'dispense v1 sM 1:E7');
  expect(match.state.smoke).toEqual([{ at: '1:E7', kind: 'dispersed', by: 'british' }]);
  expect(vehicle(match)).toMatchObject({ facing: 0, turret: 2 });
});

test('[aslsk 7.5.b] when an enemy spends points in its sight, a defending vehicle may lay smoke at no cost', () => {
  const match = skirmish(
    {
      phase: 'russian movement',
      units: ['russian 4-4-7 C8'],
      vehicles: [
        {
          ...vehicleTold(TANK),
          immobilized: true,
          arms: { MA: { disabled: true }, CMG: { disabled: true }, BMG: { disabled: true } },
        },
      ],
    },
    '1,1',
  );
  play(match, 'russian', 'move u1', 'step 1:C7');
  expect(match.offered('german')).toEqual(['dispense v1 sD 1:C4', 'pass']);
  play(match, 'german', 'dispense v1 sD 1:C4');
  expect(match.state.smoke).toHaveLength(1);
  play(match, 'russian', 'step 1:C6');
});

test('[aslsk 7.5.b] out of its sight nothing is laid', () => {
  const match = skirmish({
    phase: 'russian movement',
    hexes: { '1:C6': 'stone building' },
    units: ['russian 4-4-7 C9', RUSSIAN],
    vehicles: [`${TANK} immobilized`],
  });
  play(match, 'russian', 'move u1', 'step 1:C8');
  expect(match.choiceOf('german')).toBeUndefined();
});

test('[aslsk 7.5.sd] dischargers lay their smoke, +2 and dispersed, where the vehicle is, with hatches open or shut and in a building too', () => {
  for (const vehicles of [[TANK], [`${TANK} crewExposed`]]) {
    const match = driving({ vehicles, hexes: { '1:C4': 'stone building' } }, '1,2');
    expect(offers(match, 'dispense')).toEqual(['dispense v1 sD 1:C4']);
    play(match, 'german', 'dispense v1 sD 1:C4');
    expect(match.state.smoke).toEqual([{ at: '1:C4', kind: 'dispersed', by: 'german' }]);
    expect(smokeHindrance(match.world, match.state.smoke, '1:C4')).toBe(2);
  }
});

test('[aslsk 7.5.a] of two kinds only that is thrown which the hatches allow', () => {
  const cromwell = {
    id: 'v1',
    side: 'british',
    group: 'british',
    card: 'british Cromwell IV',
    at: '1:C4',
  } as const;
  const { world } = driving({});
  const { smokeDispensers } = world.charts;
  const exposed = smokeDispensers.cells.map((row, i) => (i === 0 ? [0, 0, 'exposed'] : row));
  const charts = { ...world.charts, smokeDispensers: { ...smokeDispensers, cells: exposed } };
  const kinds = (crewExposed: boolean) =>
    new Set(
      throwsOf({ ...world, charts }, { ...cromwell, ...(crewExposed && { crewExposed: true as const }) }).map(
        ({ kind }) => kind,
      ),
    );
  expect([kinds(true), kinds(false)]).toEqual([new Set(['sD', 'sM']), new Set(['sM'])]);
});
