/** The facing of a vehicle that is hit, by every kind of thing that can hit it (3.2.4, 4.3, 7.9). */
import { describe, expect, test } from 'vitest';
import type { Vehicle } from '../../state.ts';
import { type Dice, type Position, play, skirmish, type TestMatch, textsSaid } from '../../testing/bench.ts';
import type { Spine } from '../covered-arcs.ts';

type Tank = Partial<Vehicle>;

const where = (match: TestMatch): string | undefined =>
  textsSaid(match)
    .find(text => text.includes('is hit in the'))
    ?.split('hit in the ')[1];

/** A T-34 in D4, with a German who fires at it from the hex south of it. */
function ambush(
  unit: string,
  weapons: readonly string[],
  tank: Tank,
  more: Partial<Position> = {},
): Position {
  return {
    attacker: 'german',
    units: [`${unit} D5`, 'russian 4-4-7 L3', 'u8: german 4-6-7 L1'],
    weapons: weapons.map(card => `${card} of u1 facing 0`),
    vehicles: [{ card: 'russian T-34 M41', at: '1:D4', facing: 0, ...tank }],
    ...more,
  };
}

const TO_HULL = [2, 1];
const TO_TURRET = [1, 2];
const HARMLESS = [6, 6];
type Ambush = (tank: Tank, toHit: readonly number[]) => string | undefined;

const gun =
  (shell?: 'HE' | 'HEAT', card = 'german 7.5cm PaK 40'): Ambush =>
  (tank, toHit) => {
    const match = skirmish(ambush('german 2-2-8', [card], tank), [toHit, HARMLESS, [1, 1]]);
    play(match, 'german', 'ready w1', 'at 1:D4', 'engage v1');
    if (shell) play(match, 'german', `load ${shell}`);
    play(match, 'german', 'shoot');
    return where(match);
  };

const weapon =
  (card: string, ...engage: readonly string[]): Ambush =>
  (tank, toHit) => {
    const match = skirmish(ambush('german 4-6-7', [card], tank), [toHit, HARMLESS]);
    play(match, 'german', 'ready w1', 'at 1:D4', ...engage, 'shoot');
    return where(match);
  };

const faust: Ambush = (tank, toHit) => {
  const groups = [
    { id: 'german', side: 'german', elr: 5, units: { 'german 4-6-7': 3 } },
    { id: 'russian', side: 'russian', elr: 5, units: {}, vehicles: { 'russian T-34 M41': 1 } },
  ];
  const dice: Dice = [[1], toHit, HARMLESS];
  const match = skirmish(ambush('german 4-6-7', [], tank, { scenario: { groups } }), dice);
  play(match, 'german', 'faust u1', 'at 1:D4', 'shoot');
  return where(match);
};

const mainArmament: Ambush = (tank, toHit) => {
  const position = ambush('german 4-6-7', [], tank);
  const vehicles = [...(position.vehicles ?? []), 'german PzKpfw IVH D5 facing 0'];
  const units = position.units.slice(1);
  const match = skirmish({ ...position, units, vehicles }, [toHit, HARMLESS]);
  play(match, 'german', 'ready v2.MA', 'at 1:D4', 'engage v1', 'shoot');
  return where(match);
};

/** The roll for its position says where the charge strikes; it fails to destroy the tank. */
const charge: Ambush = (tank, position) => {
  const laid = { phase: 'movement' } as const;
  // The roll for its nerve; then the position, and a charge that does nothing but go off.
  const dice: Dice = [[1, 1], position.map(die => die + 2), [5, 6]];
  const match = skirmish(ambush('german 4-6-7', ['german DC'], tank, laid), dice);
  play(match, 'german', 'move u1', 'place-charge-on w1 v1');
  while (match.choiceOf('russian')) play(match, 'russian', 'pass');
  while (where(match) === undefined) play(match, match.choiceOf('german') ? 'german' : 'russian', 'done');
  return where(match);
};

// The tank's side armour is 6 everywhere; from behind every TK# is one more (7.9.b).
describe.each([
  ['armour-piercing shells of a gun', gun()],
  ['high explosive of a gun', gun('HE')],
  ['hollow charges of a gun', gun('HEAT', 'german 7.5cm leIG 18')],
  ['a main armament', mainArmament],
  ['a Panzerschreck', weapon('german PSK')],
  ['a Panzerfaust', faust],
  ['a machine gun', weapon('german HMG', 'engage v1')],
  ['a demolition charge', charge],
])('%s', (_, fire) => {
  const hull = (facing: Spine) => fire({ facing }, TO_HULL);
  const shown = (...facings: readonly Spine[]) => facings.map(facing => hull(facing)?.split(' ')[0]);

  test('[aslsk 3.2.4.eff.b, 4.3.e, 7.9.b] two hexsides are the front, two the rear, one on either hand a side', () => {
    expect(shown(2, 3)).toEqual(['front', 'front']);
    expect(shown(1, 4)).toEqual(['side', 'side']);
    expect(shown(0, 5)).toEqual(['rear', 'rear']);
    const number = (facing: Spine) => Number(hull(facing)?.split('TK# ')[1]);
    expect(number(0) - number(1)).toBe(1);
  });

  test('[aslsk 3.2.4.eff.d] the turret shows what it points at, the hull what that points at', () => {
    expect(fire({ facing: 0, turret: 3 }, TO_TURRET)).toContain('front of its turret');
    expect(fire({ facing: 0, turret: 3 }, TO_HULL)).toContain('rear of its hull');
    expect(fire({ facing: 3, turret: 0 }, TO_TURRET)).toContain('rear of its turret');
    expect(fire({ facing: 3, turret: 1 }, TO_TURRET)).toContain('side of its turret');
  });
});

test('[aslsk 4.3.e] a charge strikes the side it was put on, however the vehicle has turned since', () => {
  const position = ambush(
    'german 4-6-7',
    ['german DC'],
    { facing: 3 },
    {
      phase: 'advancing-fire',
      charges: [
        {
          weapon: 'w1',
          at: '1:D4',
          by: 'u1',
          removal: 12,
          from: '1:D5',
          on: { vehicle: 'v1', hull: 'rear', turret: 'side' },
        },
      ],
    },
  );
  const struck = (dice: readonly number[]) => where(skirmish(position, [dice, [5, 6]]));
  expect(struck([4, 3])).toContain('rear of its hull');
  expect(struck([3, 4])).toContain('side of its turret');
});
