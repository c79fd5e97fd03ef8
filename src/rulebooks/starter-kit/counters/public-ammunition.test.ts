/** What special ammunition and smoke dispensers take over from public work: a line a weapon, by month of the war. */
import { expect, test } from 'vitest';
import { OUR_CHARTS, SHELLS } from '../charts/index.ts';
import type { When } from '../charts/month.ts';
import { depletionNumber, gunCard, VEHICLE_CARDS, vehicleCard } from './index.ts';

const LETTERS: Readonly<Record<string, string>> = { APCR: 'A', APDS: 'D', HEAT: 'H', smoke: 's' };

/** `A4 s8`: what it may have then. */
function ammunitionOf(id: string, when: When): string {
  const { nation, ...card } = VEHICLE_CARDS.has(id) ? vehicleCard(id) : gunCard(id);
  const special = card.kind === 'vehicle' ? card.main?.special : card.piece.special;
  return SHELLS.flatMap(shell => {
    const number = depletionNumber(OUR_CHARTS, special, shell, nation, when);
    return number === undefined ? [] : [`${LETTERS[shell] ?? shell}${number}`];
  }).join(' ');
}

/** `8/44` or `1944`. */
function when(text: string): When {
  const [month = '12', year] = text.includes('/') ? text.split('/') : ['12', text.slice(2)];
  return { year: 1900 + Number(year), month: Number(month) };
}

test.each([
  ['german PzKpfw IIIN', { 1941: 's9', 1943: 'H9 s9' }],
  ['german PzKpfw IVH', { 1942: 'A5 s8', 1943: 'A4 s8', 1944: 'A3 s8', 1945: 's8' }],
  ['german StuG IIIG', { 1942: 'A6 s8', 1943: 'A5 s8', 1944: 'A4 s8', 1945: 's8' }],
  ['german Marder IIIM', { 1942: 'HE7 s7', 1943: 'HE7 A5 s7', 1944: 'HE7 A4 s7', 1945: 'HE7 s7' }],
  ['german PzKpfw VIE', { 1942: 'A6', 1943: 'A5', 1944: 'A4', 1945: '' }],
  ['russian T-70', { 1941: '', 1942: 'A4', 1943: 'A5', 1944: 'A6', 1945: 'A7' }],
  ['russian T-34 M41', { 1941: '', 1942: 'A4', 1943: 'A5', 1944: 'A6', 1945: '' }],
  ['russian T-34/85', { 1944: 'A5', 1945: 'A6' }],
  ['russian KV-1 M41', { 1941: '', 1942: 'A4', 1943: 'A5', 1944: '' }],
  ['russian SU-76M', { 1942: '', 1943: 'A5', 1944: 'A6', 1945: 'A7' }],
  ['russian BA-10', { 1941: '', 1942: 'A4', 1943: 'A5', 1944: '' }],
  ['american M4A3', { '5/44': '', '6/44': 's5 WP7', 1945: 's5 WP7' }],
  ['american M4A3(76)W', { '7/44': '', '8/44': 'A4', 1945: 'A5 s5' }],
  ['american M10', { '7/44': '', '8/44': 'A5', 1945: 'A6 s5' }],
  ['british Crusader III', { '1/43': '', '2/43': 'HE7', 1945: 'HE7' }],
  ['british Churchill III', { '1/43': '', 1943: 'HE7', '5/44': 'HE8', '6/44': 'HE8 D6', 1945: 'HE8 D7' }],
  ['british Cromwell IV', { 1944: 's8 WP6' }],
  ['british Sherman VC', { '8/44': 'HE7', '9/44': 'HE7 D5', 1945: 'HE7 D6' }],
  ['japanese Type 1 HO-NI I', { 1943: 'WP5' }],
  [
    'german 3.7cm PaK 35/36',
    { 1940: '', 1941: 'A4', 1942: 'A5 H6', 1943: 'A4 H6', 1944: 'A3 H6', 1945: 'H6' },
  ],
  ['german 5cm PaK 38', { 1940: '', 1941: 'A5', 1942: 'A6', 1943: 'A5', 1944: 'A4', 1945: '' }],
  ['german 7.5cm leIG 18', { '4/42': '', '5/42': 'H7' }],
  ['russian 57mm PTP obr. 43', { 1942: '', 1943: 'A4', 1944: 'A5', 1945: 'A6' }],
  ['russian 76.2mm PP obr. 27', { 1942: 's8', 1943: 'H6 s8' }],
  ['russian 120mm PM obr. 38', { 1942: 's8' }],
  ['american M1 57mm AT', { '5/44': '', '6/44': 'HE7 D4', 1945: 'HE7 D4' }],
  ['american M5 3in AT', { 1943: '', 1944: 'A4', 1945: 'A5 s6' }],
  ['british OQF 6-Pounder AT', { '1/43': '', '2/43': 'HE7', 1944: 'HE8 D6', 1945: 'HE8 D7' }],
  ['british OQF 17-Pounder AT', { '5/44': '', '6/44': 'HE8', '9/44': 'HE8 D5', 1945: 'HE8 D6' }],
  ['british OML 3-in. MTR', { 1940: 'WP7', 1941: 's8 WP7' }],
  ['japanese Type 41 INF', { 1943: 'WP7', 1944: 'H6 WP7' }],
  ['japanese Type 97 81mm MTR', { 1942: 'WP5' }],
] as readonly (readonly [string, Readonly<Record<string, string>>])[])('%s: %j', (id, years) => {
  const found = Object.keys(years).map(each => [each, ammunitionOf(id, when(each))]);
  expect(Object.fromEntries(found)).toEqual(years);
});

test('what is marked with an E was not in the Pacific', () => {
  const june = { ...when('6/44'), pacific: true } as const;
  const later = { ...when('1/45'), pacific: true } as const;
  expect([june, later].map(each => ammunitionOf('american M1 57mm AT', each))).toEqual(['', 'HE7']);
  expect(ammunitionOf('american M10', later)).toBe('s5');
});

test.each([
  ['german PzKpfw IIF', 'sD7'],
  ['german PzKpfw IVH', 'sD5'],
  ['german StuG IIIG', 'sD7'],
  ['german Marder IIIM', 'sD5'],
  ['german Panther', 'sN7 from 7/1944, sN8 from 1/1945'],
  ['german PzKpfw VIE', 'sD7'],
  ['german PzKpfw VIB', 'sN9 from 7/1944'],
  ['russian T-34/85', 'sD6'],
  ['american M4A3(76)W', 'sM8'],
  ['american M10', 'sP5'],
  ['british Valentine III', 'sM8'],
  ['british Crusader III', 'sD7, sM8'],
  ['british Churchill III', 'sD6 from 1/1944, sM8'],
  ['british Cromwell IV', 'sD7, sM8'],
  ['british Sherman VC', 'sM8'],
])('%s: %s', (id, print) => {
  const dispensers = vehicleCard(id).dispensers ?? [];
  const printed = dispensers.map(
    ({ kind, usage, from }) => `${kind}${usage}${from ? ` from ${from.month}/${from.year}` : ''}`,
  );
  expect(printed.join(', ')).toBe(print);
});
