/** Who calls the guns: shaken, led, hidden; and what they hit. */
import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import { batteryEffectiveness, batteryFactor, batteryPoints, turnsToLocate } from '../charts/index.ts';
import { fieldedById } from '../game.ts';
import type { Battery } from '../state.ts';
import {
  citesSaid,
  counted,
  hundred,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { responseModifiers } from './battery.ts';

const GUNS: Battery = { id: 'b1', side: 'german', kind: '10.5cm leFH' };
const CALLED = { isContinued: false, isRecon: false } as const;

/** What helps and hinders u1, who calls. */
function helps(
  ours: Partial<Position['units'][number]> & Pick<Position['units'][number], 'card'>,
  more: Partial<Omit<Position, 'units'>> & { others?: Position['units']; isContinued?: boolean } = {},
) {
  const { others = [], isContinued = false, ...rest } = more;
  const units = [
    { at: '1:C6' as const, ...ours },
    { card: 'crusader-i' as const, at: '1:C2' as const },
    ...others,
  ];
  const { world, view } = standing({ options: ['7.1', '7.55'], ...rest, units });
  return counted(responseModifiers(world, fieldedById(view, 'u1'), {}, { ...CALLED, isContinued }));
}

test('[panzer 7.1.5.1.e, 7.1.5.2.g] an observer who hesitates takes one from the answer, a broken one two, called or continued', () => {
  expect(helps({ card: 'german-fo', hesitates: 'ON' })).toEqual({ 'observer hesitates': -1 });
  expect(helps({ card: 'german-fo', hesitates: 'OFF' })).toEqual({ 'observer hesitates': -1 });
  expect(helps({ card: 'german-fo', broken: 'ON' })).toEqual({ 'observer broken': -2 });
  expect(helps({ card: 'german-fo', broken: 'OFF' })).toEqual({ 'observer broken': -2 });
  expect(helps({ card: 'german-fo', hesitates: 'ON' }, { isContinued: true })).toMatchObject({
    'observer hesitates': -1,
  });
  expect(helps({ card: 'german-fo', broken: 'ON' }, { isContinued: true })).toMatchObject({
    'observer broken': -2,
  });
});

test('[panzer 7.55.2.j] R helps the leader’s own unit alone, as observer, company or battalion commander, or with scouts; a 1 stays a 1', () => {
  const leader = { name: 'Wissmann' };
  const R = { 'leader Wissmann': 1 };
  expect(helps({ card: 'german-fo', leader })).toEqual(R);
  expect(helps({ card: 'psw-231', leader })).toEqual(R);
  const hq = (headquarters: 'CHQ' | 'BHQ' | 'RHQ') =>
    helps({ card: 'german-squad', leader }, { platoons: { german: { headquarters } } });
  expect([hq('CHQ'), hq('BHQ'), hq('RHQ')]).toEqual([R, R, {}]);
  expect(helps({ card: 'german-squad', leader })).toEqual({});
  expect(helps({ card: 'german-fo', leader }, { options: ['7.1'] })).toEqual({});
  // A commander beside the observer does nothing for him.
  const near = helps(
    { card: 'german-fo' },
    {
      platoons: { hq: { headquarters: 'CHQ', formation: 'german' }, german: { formation: 'german' } },
      grades: { german: 'Veteran', hq: 'Veteran' },
      others: [{ card: 'german-squad', group: 'hq', at: '1:C6', leader }],
    },
  );
  expect(near).toEqual({});
  const match = bombard([[1], hundred(1)], {
    options: ['7.55'],
    ours: { leader },
    others: [{ card: 'german-squad', at: '1:C8' }],
  });
  play(match, 'german', 'call b1 u1', 'aim 1:C6 gp-closed');
  expect(match.state.batteries[0]?.mission?.at).toBe('1:C8');
});

/** A German observer at C12, a British section at C6. */
function bombard(
  dice: readonly (readonly number[])[],
  more: Partial<Omit<Position, 'units'>> & {
    ours?: Partial<Position['units'][number]>;
    theirs?: Partial<Position['units'][number]>;
    others?: Position['units'];
  } = {},
) {
  const { ours = {}, theirs = {}, others = [], ...rest } = more;
  return skirmish(
    {
      phase: 'indirect',
      first: 'german',
      size: [13, 20],
      batteries: [GUNS],
      ...rest,
      scenario: { batteries: [{ side: 'german', kind: '10.5cm leFH' }], ...rest.scenario },
      units: [
        { card: 'german-fo', at: '1:C12', command: 'FIRE', ...ours },
        { card: 'british-section', at: '1:C6', ...theirs },
        ...others,
      ],
    },
    dice,
  );
}

test('[panzer 7.2.2.3.b] whoever calls from under a counter stays under it', () => {
  const match = bombard([[9], hundred(1)], {
    options: ['7.2'],
    hidden: [{ id: 'h1', side: 'german', at: '1:C12' }],
    ours: { under: 'h1' },
    scenario: { hidden: [{ side: 'german', counters: 4 }] },
  });
  play(match, 'german', 'call b1 u1', 'aim 1:C6 gp-closed');
  expect(match.state.batteries[0]?.mission?.at).toBe('1:C6');
  expect(unit(match, 'u1').under).toBe('h1');
  expect(match.state.hidden).toHaveLength(1);
  // And nobody of the enemy is told who it was, nor whom the battery answered.
  const { state } = match;
  expect(match.view('british').batteries[0]?.mission).toEqual({
    ...state.batteries[0]?.mission,
    by: undefined,
  });
  const heard = JSON.stringify(match.journal.as('british'));
  expect([heard.includes('call b1 somebody'), heard.includes('u1')]).toEqual([true, false]);
  expect(match.journal.as('british').some(each => each.is === 'roll' && each.cite === 'B14.2')).toBe(false);
});

test('[panzer 7.2.2.3.b] while he speaks to the battery his enemy does not see who does, and whether he could is not told', () => {
  const hidden = (at: HexId) => ({
    options: ['7.2'] as const,
    hidden: [{ id: 'h1', side: 'german', at }] as const,
    ours: { under: 'h1', at } as const,
    hexes: { '1:C9': 'woods' } as const,
    scenario: { hidden: [{ side: 'german', counters: 4 }] },
  });
  const calling = bombard([], { ...hidden('1:E11'), hexes: {} });
  play(calling, 'german', 'call b1 u1');
  expect(calling.view('british').doing).toEqual([{ is: 'call', side: 'german', battery: 'b1' }]);
  expect(bombard([], hidden('1:C12')).choices[0]?.id).toBe('indirect');
  expect(offers(bombard([], hidden('1:C12')), 'german', 'call')).toEqual([]);
});

test('[panzer 7.2.2.3.c] counters on which shells fall are turned over, with all under them; fakes too; not by smoke, nor beyond the sheaf', () => {
  const hidden = [
    { id: 'h1', side: 'british', at: '1:C6' },
    { id: 'h2', side: 'british', at: '1:C6' },
    { id: 'h3', side: 'british', at: '1:C10' },
  ] as const;
  const fire = (load: string, rolls: readonly number[]) => {
    const match = bombard([[9], ...rolls.map(hundred)], {
      options: ['7.2'],
      hidden,
      others: [
        { card: 'british-hmg', at: '1:C6', under: 'h1', spottedBy: [] },
        { card: 'british-section', at: '1:C6', under: 'h1', spottedBy: [] },
        { card: 'british-section', at: '1:C10', under: 'h3', spottedBy: [] },
      ],
      scenario: { hidden: [{ side: 'british', counters: 4 }] },
    });
    play(match, 'german', 'call b1 u1', `aim 1:C6 ${load}`);
    return match;
  };
  const shelled = fire('gp-closed', [1, 1, 1]);
  expect(shelled.state.hidden?.map(({ id }) => id)).toEqual(['h3']);
  expect(offers(shelled, 'british', 'place')).toEqual(
    expect.arrayContaining(['place u3 1:C6', 'place u4 1:C6']),
  );
  play(shelled, 'british', 'place u3 1:C6', 'place u4 1:C6');
  expect([unit(shelled, 'u3').under, unit(shelled, 'u4').under, unit(shelled, 'u5').under]).toEqual([
    undefined,
    undefined,
    'h3',
  ]);
  // Whoever is killed is not placed.
  const killed = fire('gp-closed', [1, 100, 1]);
  expect(unit(killed, 'u3').lost).toBe('eliminated');
  expect(offers(killed, 'british', 'place').every(act => act.startsWith('place u4'))).toBe(true);
  expect(fire('smoke-closed', []).state.hidden).toHaveLength(3);
});

test('[panzer B14.5] what batteries do goes by their guns', () => {
  const { world } = standing({ units: [{ card: 'german-fo', at: '1:C6' }] });
  const of = (kind: Battery['kind']) => [
    batteryFactor(world.charts, kind),
    batteryEffectiveness(world.charts, kind),
    turnsToLocate(world.charts, kind),
    batteryPoints(world.charts, kind),
  ];
  expect(of('10.5cm leFH')).toEqual([7, 4, 3, 40]);
  expect(of('25 pdr')).toEqual([6, 3, 2, 35]);
  // 9 − 5 is column 4: effective from 60, where the leFH needs 75.
  const hits = (kind: Battery['kind'], roll: number) => {
    const match = bombard([[9], hundred(roll)], { batteries: [{ ...GUNS, kind }] });
    play(match, 'german', 'call b1 u1', 'aim 1:C6 gp-closed');
    return unit(match, 'u2').card === 'british-half-section';
  };
  expect([hits('15cm sFH', 59), hits('15cm sFH', 60), hits('10.5cm leFH', 60)]).toEqual([false, true, false]);
  // A Grant of GP Defense 3 is only suppressed by what is weaker than that.
  const grant = (kind: Battery['kind']) => {
    const match = bombard([[9], hundred(99), [10], hundred(100)], {
      batteries: [{ ...GUNS, kind }],
      theirs: { card: 'grant' },
    });
    play(match, 'german', 'call b1 u1', 'aim 1:C6 gp-closed');
    return unit(match, 'u2').lost ?? unit(match, 'u2').suppressed;
  };
  expect([grant('10.5cm leFH'), grant('75/27')]).toEqual(['knocked out', 'ON']);
  expect(refusals(bombard([]), 'german', 'keep b1')).toEqual(['B14.4']);
});

test('[panzer 7.55.2.j] E-029: with an R of 2 a natural 1 still brings the fire down on one’s own', () => {
  const leader = { name: 'Winkler' };
  expect(helps({ card: 'german-fo', leader })).toEqual({ 'leader Winkler': 2 });
  const match = bombard([[1], hundred(1)], {
    options: ['7.55'],
    ours: { leader },
    others: [{ card: 'german-squad', at: '1:C8' }],
  });
  play(match, 'german', 'call b1 u1', 'aim 1:C6 gp-closed');
  expect(citesSaid(match)).toContain('B14.8');
});
