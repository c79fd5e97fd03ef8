/** What the counters of guns take over from public work: a line a gun, of what was taken. */
import { expect, test } from 'vitest';
import { boreName } from '../charts/index.ts';
import { GUN_CARDS, gunCard } from './index.ts';

/** `AT 45L, ROF 3, M11 small, QSU`: what is printed, without shells of which there may be none. */
function printOf(id: string): string {
  const { type, piece, manhandling, size, quickSetUp, allRound } = gunCard(id);
  const { rateOfFire, range, firepowerEquivalent, unlimited, breakdown } = piece;
  const missing = type === 'MTR' ? [] : (['AP', 'HE'] as const).filter(shell => !unlimited.includes(shell));
  return [
    `${type} ${boreName(piece)}${firepowerEquivalent === undefined ? '' : ` (${firepowerEquivalent})`}`,
    ...(rateOfFire === undefined ? [] : [`ROF ${rateOfFire}`]),
    `M${manhandling} ${size}`,
    ...(breakdown === 12 ? [] : [`B${breakdown}`]),
    ...(range ? [`${range.min}-${range.max}`] : []),
    ...missing.map(shell => `no ${shell}`),
    ...(allRound ? ['360'] : []),
    ...(quickSetUp ? ['QSU'] : []),
  ].join(', ');
}

test.each([
  ['german 7.5cm leIG 18', 'INF 75*, ROF 2, M10 small, no AP, QSU'],
  ['german 10.5cm leFH 18', 'ART 105, ROF 1, M6 average'],
  ['german 2cm FlaK 38', 'AA 20L (6), ROF 3, M10 small, 360'],
  ['german 8.8cm FlaK 18', 'AA 88L, ROF 2, M4 large, 360'],
  ['russian 45mm PTP obr. 32', 'AT 45L, ROF 3, M11 small, QSU'],
  ['russian 57mm PTP obr. 43', 'AT 57LL, ROF 3, M10 small, QSU'],
  ['russian 76.2mm PTP obr. 39', 'ART 76L, ROF 2, M9 average, QSU'],
  ['russian 76.2mm PP obr. 27', 'INF 76*, ROF 2, M8 small, QSU'],
  ['russian 120mm PM obr. 38', 'MTR 120*, ROF 2, M9 small, 12-151, QSU'],
  ['american M3A1 37mm AT', 'AT 37LL, ROF 2, M12 small, QSU'],
  ['american M5 3in AT', 'AT 76L, ROF 1, M7 average, QSU'],
  ['american M1A2 37mm AA', 'AA 37L (8), ROF 3, M7 average, 360'],
  ['american M2A1 105mm ART', 'ART 105, ROF 1, M7 average, no AP'],
  ['american M1 155mm ART', 'ART 155, M3 large, no AP'],
  ['british OQF 2-Pounder AT', 'AT 40L, ROF 3, M10 small, no HE, 360'],
  ['british OQF 17-Pounder AT', 'AT 76LL, ROF 2, M6 average, no HE'],
  ['british OQF 25-Pounder ART', 'ART 88, ROF 1, M8 average'],
  ['japanese Type 92 INF', 'INF 70*, ROF 1, M12 small, no AP, QSU'],
  ['japanese Type 41 INF', 'INF 75*, ROF 1, M10 small, QSU'],
  ['japanese Type 1 AT', 'AT 47L, ROF 3, M11 small, QSU'],
  ['japanese Type 88 AA', 'AA 75, ROF 2, M6 large, 360'],
  ['japanese Type 98 AA', 'AA 20L (4), ROF 3, M11 small, 360'],
  ['japanese Type 97 81mm MTR', 'MTR 81*, ROF 3, M11 small, 3-75, QSU'],
])('%s: %s', (id, print) => {
  expect(printOf(id)).toBe(print);
});

test('all guns but the ZIS-3 are as public counters have them', () => {
  const made = [...GUN_CARDS.values()].filter(({ source }) => source.provenance === 'substitute');
  expect(made.map(({ id }) => id)).toEqual(['russian 76.2mm ZIS-3']);
});
