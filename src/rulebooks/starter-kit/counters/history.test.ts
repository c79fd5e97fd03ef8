import { expect, test } from 'vitest';
import { gunFacts, vehicleFacts } from '../../kit/history/index.ts';
import { GUN_CARDS } from './guns.ts';
import { VEHICLE_CARDS } from './vehicles.ts';

const VEHICLES = [...VEHICLE_CARDS.values()].map(card => ({
  card,
  facts: vehicleFacts(card.nation, card.name),
}));

test('what each vehicle and gun was is known, though the counters are read from other counters', () => {
  expect(VEHICLES.filter(({ facts }) => !facts).map(({ card }) => card.id)).toEqual([]);
  expect([...GUN_CARDS.values()].filter(({ name }) => !gunFacts(name)).map(({ id }) => id)).toEqual([]);
});

test('counters and history agree about calibres, open tops, wheels and turrets', () => {
  for (const { card, facts } of VEHICLES) {
    const [gun] = facts?.guns ?? [];
    const calibre = gun === undefined ? undefined : gunFacts(gun)?.calibre;
    const is = {
      id: card.id,
      calibre: Math.abs((card.main?.calibre ?? 0) - (calibre ?? 0)) <= 1.5,
      open: card.openTopped === true,
      wheeled: card.movementType === 'armoured car',
      turret: card.turret !== 'NT',
    };
    expect(is).toEqual({
      id: card.id,
      calibre: true,
      open: facts?.openTopped === true,
      wheeled: facts?.drive === 'wheeled',
      turret: facts?.turret !== undefined,
    });
  }
  for (const { id, name, piece } of GUN_CARDS.values()) {
    const calibre = gunFacts(name)?.calibre ?? 0;
    expect([id, Math.abs(piece.calibre - calibre) <= (name.includes('3-in') ? 6 : 1.5)]).toEqual([id, true]);
  }
});

test('thicker fronts have greater armour factors, by and large', () => {
  const slopes = (slope: number) => 1 + slope / 60;
  const pairs = VEHICLES.flatMap(({ card, facts }) =>
    facts?.hull
      ? [{ id: card.id, factor: card.hull.front, mm: facts.hull.front.mm * slopes(facts.hull.front.slope) }]
      : [],
  );
  // Twice as thick is never worth less.
  const contradictions = pairs.flatMap(a =>
    pairs.filter(b => a.mm > 2 * b.mm && a.factor < b.factor).map(b => `${a.id} ${b.id}`),
  );
  expect(contradictions).toEqual([]);
});
