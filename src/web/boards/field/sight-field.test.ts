import { expect, test } from 'vitest';
import { type Battlefield, hexLabel, type Location, parseLocation } from '../../../board/index.ts';
import { battlefieldOf } from '../../../board/library.ts';
import { reportSight } from '../../../board/sight/report.ts';
import { lookAround, type SightField } from './sight-field.ts';

function field(layout: string): Battlefield {
  const outcome = battlefieldOf(layout);
  if (!outcome.ok) throw new Error(outcome.wrong);
  return outcome.value;
}
const hill = field('hill[A-K]');
const place = (name: string): Location => {
  const outcome = parseLocation(hill, name);
  if (!outcome.ok) throw new Error(outcome.wrong);
  return outcome.value;
};

function look(from: Location): { seen: SightField; helpings: number } {
  const looking = lookAround(hill, from);
  for (let helpings = 0; ; helpings++) {
    const next = looking.next();
    if (next.done) return { seen: next.value, helpings };
  }
}

test('looking around says of every hex what a single line says', () => {
  const from = place('E4');
  const { seen } = look(from);
  for (let hex = 0; hex < hill.hexCount; hex++) {
    const { verdict } = reportSight(hill, from, place(hexLabel(hill, hex)));
    expect(seen.blocked.includes(hex), hexLabel(hill, hex)).toBe(verdict === 'blocked');
    expect(seen.hindered.includes(hex), hexLabel(hill, hex)).toBe(verdict === 'hindered');
  }
});

test('one may pause after every hex', () => {
  expect(look(place('E4')).helpings).toBe(hill.hexCount);
});
