import { expect, test } from 'vitest';
import type { FireResult } from '../charts/index.ts';
import { attackCard } from '../fire/card.ts';
import {
  citesSaid,
  type Dice,
  enact,
  type Position,
  play,
  skirmish,
  unit,
  worldOf,
} from '../testing/bench.ts';
import { changeHatch, crewSuffers, hatchRefusal } from './crew.ts';
import { crewMorale } from './crew-checks.ts';
import { approach } from './driving/driving-cost.ts';
import { offers, tank } from './test-tanks.ts';

const PANTHER = { card: 'german Panther', at: '1:F5', facing: 1, crewExposed: true } as const;
const M8 = 'american M8 F5 facing 1 crewExposed';

const suffering = (result: FireResult, dice: Dice, vehicle: object = PANTHER) =>
  enact(
    { attacker: 'german', units: ['russian 4-4-7 H5'], vehicles: [{ ...PANTHER, ...vehicle }] },
    dice,
    game =>
      crewSuffers(game, game.state.vehicles?.[0] ?? { ...PANTHER, id: 'v1', side: '', group: '' }, result),
  ).match;

test('[aslsk 3.2.3.o, 7.10.h] a crew that fails its check is stunned, buttons up and comes to a halt', () => {
  const match = suffering({ is: 'MC', n: 1 }, '4,4', { motion: true });
  expect(tank(match)).toMatchObject({ stunned: true });
  expect(tank(match).crewExposed).toBeUndefined();
  expect(tank(match).motion).toBeUndefined();
  expect(tank(match).recalled).toBeUndefined();
  expect(tank(suffering({ is: 'MC', n: 1 }, '3,3')).stunned).toBeUndefined();
});

test('[aslsk 3.2.3.o, 7.10.j, 2.0.Recall] with a 12 it is stunned and recalled', () => {
  expect(tank(suffering({ is: 'MC', n: 0 }, '6,6'))).toMatchObject({ stunned: true, recalled: true });
});

test.each([
  { is: 'K', n: 2 },
  { is: 'KIA', n: 1 },
] as const)('[aslsk 7.10.j] a $is stuns it and sends it back without a check', result => {
  expect(tank(suffering(result, []))).toMatchObject({ stunned: true, recalled: true });
});

test('[aslsk 3.2.3.s] pinned by a PTC or the last roll that passes, a crew buttons up for the player turn and drives on', () => {
  const failed = suffering({ is: 'PTC' }, '5,4', { motion: true });
  expect(tank(failed)).toMatchObject({ pinned: true, motion: true });
  expect(tank(failed).crewExposed).toBeUndefined();
  expect(tank(suffering({ is: 'PTC' }, '4,4')).pinned).toBeUndefined();
  expect(tank(suffering({ is: 'MC', n: 1 }, '3,4')).pinned).toBe(true);
  const later: Position = {
    phase: 'german advance',
    units: [],
    vehicles: ['german Panther F5 pinned'],
    doing: [{ is: 'done' }],
  };
  const closed = skirmish(later);
  expect(hatchRefusal(worldOf(later), closed.state, tank(closed))?.cite).toBe('3.2.3.s');
});

test('[aslsk 7.13.b] without a lid a pinned crew stays exposed', () => {
  const match = enact(
    { attacker: 'german', units: ['german 4-6-7 H5'], vehicles: [M8] },
    '5,4',
    function* (game) {
      for (const vehicle of game.state.vehicles ?? []) yield* crewSuffers(game, vehicle, { is: 'PTC' });
    },
  ).match;
  expect(tank(match)).toMatchObject({ pinned: true, crewExposed: true });
});

test('[aslsk 7.10.b] crews are as steady as the best elite troops of their nation; Americans keep 8 before the Japanese', () => {
  const moraleOf = (card: string, enemy: string) => {
    const position: Position = { units: [`${enemy} A1`], vehicles: [`${card} F5`] };
    return crewMorale(worldOf(position), tank(skirmish(position)));
  };
  expect(moraleOf('german Panther', 'russian 4-4-7')).toBe(8);
  expect(moraleOf('american M4A3', 'german 4-6-7')).toBe(7);
  expect(moraleOf('american M4A3', 'japanese 4-4-7')).toBe(8);
});

test('[aslsk 7.10.i] men who were stunned before check with one more on the dice', () => {
  expect(tank(suffering({ is: 'MC', n: 0 }, '4,4', { shaken: true })).stunned).toBe(true);
  expect(tank(suffering({ is: 'MC', n: 0 }, '4,4')).stunned).toBeUndefined();
});

// ---- as targets

const FIRED_AT = {
  phase: 'russian prep-fire',
  units: ['russian 4-4-7 H5'],
  vehicles: [PANTHER],
} as const satisfies Position;

const linesAt = (position: Position) => {
  const match = skirmish(position);
  play(match, 'russian', 'ready u1', `at ${tank(match).at}`);
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire') throw new Error('nothing is declared');
  return attackCard(match.world, match.state, frame)?.lines.map(({ targets, column, drm }) => ({
    targets,
    column,
    drm: drm.value,
  }));
};

test('[aslsk 7.12.a, 7.7.a, 7.7.b] a squad’s fire strikes the crew that looks out, with +2, and nothing of a closed vehicle', () => {
  expect(linesAt(FIRED_AT)).toEqual([{ targets: ['v1'], column: 4, drm: 2 }]);
  const closed = skirmish({ ...FIRED_AT, vehicles: ['german Panther F5 facing 1'] });
  // Nobody can be hurt: the prep fire phase has gone by without a question.
  expect(closed.state.phase).toBe('movement');
});

test('[aslsk 7.7.b] its cover is not added to that of the hex: the better one counts', () => {
  const within = (terrain: 'wooden building' | 'stone building' | 'woods') =>
    linesAt({ ...FIRED_AT, hexes: { '1:F5': terrain } })?.[0]?.drm;
  expect(within('woods')).toBe(2);
  expect(within('wooden building')).toBe(2);
  expect(within('stone building')).toBe(3);
});

test('[aslsk 3.2.2.1.b] a closed vehicle is safe from fire in its own hex, an exposed crew is not', () => {
  const upon = { ...FIRED_AT, units: ['russian 4-4-7 F5'] } as const;
  expect(linesAt(upon)).toEqual([{ targets: ['v1'], column: 12, drm: 2 }]);
  const closed = skirmish({ ...upon, vehicles: ['german Panther F5 facing 1'] });
  expect(closed.state.phase).toBe('movement');
});

test('[aslsk 7.13.a] without a lid even a crew that ducks is struck from its own hex', () => {
  const position = {
    phase: 'german prep-fire',
    units: ['german 4-6-7 F5'],
    vehicles: ['american M8 F5 facing 1'],
  } as const satisfies Position;
  const match = skirmish(position);
  expect(offers(match, 'german', 'ready')).toEqual(['ready u1']);
  const beside = skirmish({ ...position, units: ['german 4-6-7 G5'] });
  expect(beside.state.phase).toBe('movement');
});

test('[aslsk 7.12.a, 3.2.3.o] a shot at men and a crew in one hex strikes both, each with its own cover', () => {
  const match = skirmish({ ...FIRED_AT, units: ['russian 4-4-7 G5', 'german 4-6-7 F5'] }, '1,4 1,1 5,5');
  play(match, 'russian', 'ready u1', 'at 1:F5', 'shoot');
  // Four firepower, doubled, is column 8: the men, behind their tank, check, and so does its crew.
  expect(unit(match, 'u2').broken).toBeUndefined();
  expect(tank(match).stunned).toBe(true);
});

// ---- hatches

const IN_ADVANCE = { phase: 'advance', attacker: 'german', units: [], vehicles: [PANTHER] } as const;

test('[aslsk 3.7.f, 7.7.c] a crew opens or closes its hatches once in the advance phase, and not back again', () => {
  const match = skirmish(IN_ADVANCE);
  expect(match.offered('german')).toEqual(['button-up v1', 'done']);
  play(match, 'german', 'button-up v1');
  expect(tank(match).crewExposed).toBeUndefined();
  expect(match.choiceOf('german') === undefined || !match.offered('german').includes('open-hatch v1')).toBe(
    true,
  );
  expect(citesSaid(match)).toContain('3.7.f');
});

test('[aslsk 7.7.c] hatches keep still in other phases, and stay closed after prep fire or with bounding fire', () => {
  const closed = { card: 'german Panther', at: '1:F5' } as const;
  const refused = (position: Omit<Position, 'units'>) => {
    const whole: Position = { attacker: 'german', units: [], ...position };
    const match = skirmish({ ...whole, doing: [{ is: 'done' }] });
    return hatchRefusal(match.world, match.state, tank(match))?.cite;
  };
  expect(refused({ phase: 'prep-fire', vehicles: [closed] })).toBe('7.7.c');
  expect(refused({ phase: 'movement', attacker: 'russian', vehicles: [closed] })).toBe('7.7.c');
  expect(refused({ phase: 'movement', vehicles: [closed] })).toBeUndefined();
  expect(refused({ phase: 'movement', vehicles: [{ ...closed, arms: { MA: { fired: 'prep' } } }] })).toBe(
    '7.7.c',
  );
  expect(refused({ phase: 'movement', vehicles: ['german Panther F5 used MA'] })).toBe('7.7.c');
  expect(
    refused({ phase: 'movement', vehicles: ['german Panther F5 facing 1 crewExposed used MA'] }),
  ).toBeUndefined();
});

test('[aslsk 7.7.d, 7.10.i] neither the dazed nor a one-man turret that was stunned looks out again', () => {
  const refused = (vehicle: NonNullable<Position['vehicles']>[number]) => {
    const position: Position = { ...IN_ADVANCE, attacker: 'russian', vehicles: [vehicle] };
    const match = skirmish({ ...position, doing: [{ is: 'done' }] });
    return hatchRefusal(match.world, match.state, tank(match))?.cite;
  };
  expect(refused('russian T-34/85 F5 shocked shock')).toBe('7.7.d');
  expect(refused('russian T-70 F5 shaken')).toBe('7.10.i');
  expect(refused('russian T-34/85 F5 shaken')).toBeUndefined();
});

test('[aslsk 7.7.b] with its crew exposed it enters no building, but opens up inside one', () => {
  const position: Position = { ...IN_ADVANCE, hexes: { '1:F5': 'stone building', '1:G5': 'stone building' } };
  const match = skirmish({ ...position, doing: [{ is: 'done' }] });
  expect(approach(worldOf(position), match.state, tank(match), '1:G5')).toMatchObject({ cite: '7.7.b' });
  const closed = { ...position, vehicles: ['german Panther F5'] } as const;
  const inside = skirmish({ ...closed, doing: [{ is: 'done' }] });
  expect(approach(worldOf(closed), inside.state, tank(inside), '1:G5')).toHaveProperty('cost');
  expect(hatchRefusal(worldOf(closed), inside.state, tank(inside))).toBeUndefined();
});

test('[aslsk 7.7.c] changing is changing, either way', () => {
  const { match } = enact(IN_ADVANCE, [], function* (game) {
    for (const vehicle of game.state.vehicles ?? []) changeHatch(game, vehicle);
  });
  expect(tank(match)).toMatchObject({ hatches: true });
  expect(tank(match).crewExposed).toBeUndefined();
});
