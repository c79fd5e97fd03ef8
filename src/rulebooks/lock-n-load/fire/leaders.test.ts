import { expect, test } from 'vitest';
import { offers, type Position, play, skirmish } from '../testing/bench.ts';

const TARGET = 'german 1-6-4-5 F4 shaken';
const CLARKSON = 'american Lt. Clarkson C5';

/** A squad that goes from C4 to its Leader in C5 and fires from there, in an impulse that took in these hexes. */
function joinAndFire(position: Partial<Position>, ...activated: readonly string[]) {
  const match = skirmish({ units: ['american 2-5-4-6 C4', CLARKSON, TARGET], ...position });
  play(match, 'american', ...activated.map(hex => `activate ${hex}`));
  play(
    match,
    'american',
    'move u1',
    'assault',
    'step 1:C5',
    'done',
    ...(position.weapons ? ['ready w1'] : ['ready u1']),
  );
  return match;
}

test('[lnl 11.1.1.a, 5.0.1.a] a Leader aids the fire of his own impulse, not that of others who come to him', () => {
  expect(offers(joinAndFire({}, '1:C5', '1:C4'), 'american', 'lead')).toEqual(['lead u2']);
  expect(offers(joinAndFire({}, '1:C4'), 'american', 'lead')).toEqual([]);
});

test('[lnl 1.6.f, 4.0.c] a second single man serves a weapon in his own impulse alone', () => {
  const gunners: Partial<Position> = {
    units: ['american Layer C4', CLARKSON, TARGET],
    weapons: ['american BAR of u1'],
  };
  expect(offers(joinAndFire(gunners, '1:C5', '1:C4'), 'american', 'assist')).toEqual(['assist u2']);
  expect(offers(joinAndFire(gunners, '1:C4'), 'american', 'assist')).toEqual([]);
});

/** Whom a German squad, or the first man's weapon, may ask for help against an enemy in the open. */
function helpers(units: Position['units'], weapons: Position['weapons'] = [], doing: Position['doing'] = []) {
  const match = skirmish({ units: [...units, 'u9: american 2-5-4-6 D6'], weapons, doing });
  if (doing.length === 0) play(match, 'german', 'activate 1:D8');
  play(match, 'german', weapons.length > 0 ? 'ready w1' : 'ready u1');
  return { lead: offers(match, 'german', 'lead'), assist: offers(match, 'german', 'assist') };
}
const here = (card: string, rest: object = {}) => ({ card: `german ${card}`, at: '1:D8' as const, ...rest });
const MG = ['german MG34 of u1'] as const;

/** In the enemy's impulse, when one of his units spends a point in D6. */
const WINDOW: Position['doing'] = [
  { is: 'impulse', side: 'american', groups: [{ at: '1:D6', units: ['u9'] }], acted: true },
  { is: 'move', side: 'american', units: ['u9'], kind: 'normal', spent: 1, steps: 1, begun: true },
  { is: 'window', side: 'german', at: '1:D6', movers: ['u9'], shots: 1, fired: [] },
];

test('[lnl 5.1.e] a Shaken Leader aids no fire', () => {
  expect(helpers([here('1-6-4-5'), here('Lt. Koch')]).lead).toEqual(['lead u2']);
  expect(helpers([here('1-6-4-5'), here('Lt. Koch', { shaken: true })]).lead).toEqual([]);
});

test.each([
  [{}, ['lead u2']],
  [{ moved: 'Assault Move' }, ['lead u2']],
  [{ moved: 'Stealth' }, ['lead u2']],
  [{ moved: 'Moved' }, []],
  [{ moved: 'Low Crawl' }, []],
  [{ fired: true }, []],
  [{ opsComplete: true }, []],
] as const)('[lnl 5.0.1.a, EOP.3] in Opportunity Fire a Leader who is %o: %o', (marker, lead) => {
  expect(helpers([here('1-6-4-5'), here('Lt. Koch', marker)], [], WINDOW).lead).toEqual(lead);
});

test('[lnl 1.6.f] it is single men fit to serve a weapon who help, in Good Order, and with nothing done before', () => {
  const mate = (card: string, rest: object = {}) => helpers([here('Kessler'), here(card, rest)], MG).assist;
  expect(mate('Lt. Koch')).toEqual(['assist u2']);
  expect(mate('Scout')).toEqual(['assist u2']);
  expect(mate('Dorn', { moved: 'Assault Move' })).toEqual(['assist u2']);
  for (const card of ['Medic', 'Sniper', '1-6-4-5']) expect(mate(card), card).toEqual([]);
  expect(mate('Lt. Koch', { shaken: true })).toEqual([]);
  for (const marker of [{ fired: true }, { opsComplete: true }, { moved: 'Moved' }])
    expect(mate('Lt. Koch', marker)).toEqual([]);
});

test('[lnl 1.6.f, 5.3.a] nor in Opportunity Fire if they have moved, fired or are Ops Complete', () => {
  const mate = (rest: object) => helpers([here('Kessler'), here('Lt. Koch', rest)], MG, WINDOW).assist;
  expect(mate({})).toEqual(['assist u2']);
  for (const marker of [{ fired: true }, { opsComplete: true }, { moved: 'Moved' }, { moved: 'Low Crawl' }])
    expect(mate(marker)).toEqual([]);
});

test('[lnl 1.6.f] nobody helps a man to fire without a weapon, or a squad to fire one', () => {
  expect(helpers([here('Kessler'), here('Lt. Koch')]).assist).toEqual([]);
  expect(helpers([here('1-6-4-5'), here('Lt. Koch')], MG).assist).toEqual([]);
});

test('[lnl 1.6.i] a Leader who helps at a weapon does not lead besides, and once somebody leads nobody joins', () => {
  const units = [here('Kessler'), here('Lt. Koch'), here('1-6-4-5'), 'american 2-5-4-6 D6'];
  const match = skirmish({ units, weapons: MG });
  play(match, 'german', 'activate 1:D8', 'ready w1', 'assist u2');
  expect(match.offered('german')).toEqual(['add u3', 'shoot']);
  const led = skirmish({ units, weapons: MG });
  play(led, 'german', 'activate 1:D8', 'ready w1', 'lead u2');
  expect(led.offered('german')).toEqual(['shoot']);
});

test('[lnl 5.0.1.a, 11.1.b] in Opportunity Fire, too, the Leader who has aided the squads aids the team beside them, and no other', () => {
  const units = [
    here('1-6-4-5'),
    here('Lt. Koch'),
    here('Capt. Brandt'),
    here('MG42 team'),
    'u9: american 2-5-4-6 D6',
  ];
  const match = skirmish({ units, doing: WINDOW }, '1,6');
  play(match, 'german', 'ready u1', 'lead u2', 'shoot', 'ready u4');
  expect(match.offered('german')).toEqual(['lead u2', 'shoot']);
});

test('[lnl 11.1.b, 11.1.1.a] in an impulse of several hexes a Leader of each aids, and each his own', () => {
  const team = (at: '1:D8' | '1:D9') => [
    `american 2-5-4-6 ${at}`,
    { card: at === '1:D8' ? 'american Lt. Clarkson' : 'american Capt. Harlan', at },
  ];
  const units = [...team('1:D8'), ...team('1:D9'), 'german 1-6-4-5 D5'];
  const weapons = (['u1', 'u3'] as const).map(possessedBy => `american Bazooka of ${possessedBy}`);
  const match = skirmish({ units, weapons }, '1,6 1,6 6,6');
  play(
    match,
    'american',
    'activate 1:D8',
    'activate 1:D9',
    'ready u1',
    'lead u2',
    'shoot',
    'ready u3',
    'lead u4',
    'shoot',
  );
  play(match, 'american', 'ready w1');
  expect(match.offered('american')).toEqual(['lead u2', 'shoot']);
  play(match, 'american', 'lead u2', 'shoot');
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'impulse', aided: ['u2', 'u4'] });
});
