import { expect, test } from 'vitest';
import { offers, type Position, play, skirmish } from '../testing/bench.ts';

const here = (card: string, rest = '') => `german ${card} D8 ${rest}`;
const TARGET = 'american 2-5-4-6 D5 shaken';

/** What may be added to the fire of the first shooter, in D8, at an enemy in the open three hexes off. */
function joiners(units: Position['units'], weapons: Position['weapons'] = [], first = 'u1') {
  const match = skirmish({ units: [...units, TARGET], weapons });
  play(match, 'german', 'activate 1:D8', `ready ${first}`);
  return offers(match, 'german', 'add');
}

test('[lnl 5.2.a] a unit without firepower adds nothing, and its weapon does', () => {
  const mg = ['german MG34 of u2'] as const;
  expect(joiners([here('1-6-4-5'), here('0-4-4-5')], mg)).toEqual(['add w1']);
  expect(joiners([here('1-6-4-5'), here('1-6-4-5')], mg)).toEqual(['add u2', 'add w1']);
});

test('[lnl 5.2.a, 5.0.a] who cannot reach the target does not join in', () => {
  const far = 'american 2-5-4-6 D4 shaken';
  const match = skirmish({ units: [here('1-6-4-5'), here('2-3-4-6'), far] });
  play(match, 'german', 'activate 1:D8', 'ready u1');
  expect(offers(match, 'german', 'add')).toEqual([]);
  expect(joiners([here('1-6-4-5'), here('2-3-4-6')])).toEqual(['add u2']);
});

test('[lnl 4.0.c, 5.2.a] nor do those whom the impulse has not activated', () => {
  const units = ['american 2-5-4-6 C4', 'american 2-5-4-6 C5', 'german 1-6-4-5 F4 shaken'];
  const match = skirmish({ units });
  play(match, 'american', 'activate 1:C4', 'move u1', 'assault', 'step 1:C5', 'done', 'ready u1');
  expect(offers(match, 'american', 'add')).toEqual([]);
});

test('[lnl 1.6.c] what a squad may fire does not depend on what others beside it fire', () => {
  const weapons = (['u1', 'u2'] as const).map(possessedBy => `german MG34 of ${possessedBy}`);
  const match = skirmish({ units: [here('1-6-4-5'), here('1-6-4-5'), TARGET], weapons });
  play(match, 'german', 'activate 1:D8', 'ready u1', 'add w1');
  expect(offers(match, 'german', 'add')).toEqual(['add u2', 'add w2']);
  play(match, 'german', 'add u2', 'add w2');
  expect(match.offered('german')).toEqual(['shoot']);
});

test('[lnl 1.6.c, 1.6.d] nor on what they have fired before in the impulse', () => {
  const weapons = ['german Panzerschreck of u1', 'german MG34 of u2'];
  const match = skirmish({ units: [here('1-2-4-6'), here('1-6-4-5'), TARGET], weapons }, '6,6');
  play(match, 'german', 'activate 1:D8', 'ready w1', 'shoot');
  // The half-squad has fired its weapon and forfeits itself; the squad has both left.
  expect(offers(match, 'german', 'ready')).toEqual(['ready u2', 'ready w2']);
  play(match, 'german', 'ready u2');
  expect(offers(match, 'german', 'add')).toEqual(['add w2']);
});
