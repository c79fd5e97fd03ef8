import { expect, test } from 'vitest';
import type { Told } from '../../kit/testing/notation.ts';
import type { Vehicle } from '../state.ts';
import { type Dice, offers, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { gunOdds, gunStrength } from './attack-by-vehicle.ts';
import { assaultModifiers, assaultValue } from './attack-on-vehicle.ts';

const J2 = '1:J2' as const;
const PANTHER = { card: 'german Panther', at: J2, crewExposed: true, motion: true } as const;
const SQUAD = `russian 4-4-7 ${J2}`;
const LEADER = `russian 8-1 ${J2}`;
const FAR = 'german 4-6-7 A1';

/** The close combat phase of the Russians: two squads and a leader have come upon the Panther. */
const assault = (dice: Dice, position: Partial<Position> = {}) =>
  skirmish(
    {
      phase: 'russian close-combat',
      units: [SQUAD, SQUAD, LEADER, FAR],
      vehicles: [PANTHER],
      ...position,
    },
    dice,
  );
type Combat = ReturnType<typeof assault>;

const vehicle = (match: Combat, id = 'v1') => vehicleById(match.state, id);
const assaultBy = (match: Combat, ...by: readonly string[]) => {
  const all = { by: by.map(id => unit(match, id)), on: vehicle(match) };
  const drm = assaultModifiers(match.world, all).kept.map(({ id, n }) => `${id} ${n}`);
  return { value: assaultValue(match.world, match.state, all).value, drm };
};
const gunsOn = (match: Combat, guns: readonly ('v1.CMG' | 'v1.AAMG')[], ...on: readonly string[]) =>
  gunOdds(match.world, match.state, {
    guns,
    on: on.map(id => unit(match, id)),
    stacked: { u3: 'u1' },
    side: 'german',
    ambusher: undefined,
  });

test('E-090 [aslsk 3.8.m, 3.8.n, 3.8.n2, 3.7.c2] squad and leader: CCV 6, no modifier on balance; an equal roll immobilizes, and no check of nerve comes first', () => {
  const match = assault('2,4');
  play(match, 'russian', 'stack u3 u1', 'attack u1');
  expect(assaultBy(match, 'u1', 'u3')).toEqual({
    value: 6,
    drm: ['leader {u3} -1', 'crew exposed -1', 'in motion 2'],
  });
  play(match, 'russian', 'engage v1');
  expect(vehicle(match)).toMatchObject({ at: J2, crewExposed: true, immobilized: true });
  expect(vehicle(match)).not.toHaveProperty('wreck');
});

test('E-091 [aslsk 3.8.r2, 3.8.r] the immobile Panther attacks back with both guns at full strength against the CCV', () => {
  const match = assault('2,4');
  play(match, 'russian', 'stack u3 u1', 'attack u1');
  // Still in motion, it would attack with half of it.
  expect(gunStrength(match.state, ['v1.CMG', 'v1.AAMG']).value).toBe(3.5);
  play(match, 'russian', 'engage v1');
  expect(match.offered('german')).toEqual(['use-gun v1 CMG', 'use-gun v1 AAMG', 'done']);
  play(match, 'german', 'use-gun v1 CMG', 'use-gun v1 AAMG');
  expect(match.offered('german')).toEqual(['target u1', 'target u2']);
  expect(gunStrength(match.state, ['v1.CMG', 'v1.AAMG']).value).toBe(7);
  expect(gunsOn(match, ['v1.CMG', 'v1.AAMG'], 'u1', 'u3')).toBe('1:1');
  expect(gunsOn(match, ['v1.CMG', 'v1.AAMG'], 'u2')).toBe('1:1');
});

test('E-092 and E-088 [aslsk 3.8.r, 3.8.l] the AAMG alone attacks at 1:4; who is left is held by the tank, in melee', () => {
  const match = assault('2,4 1,2 5,5');
  play(match, 'russian', 'stack u3 u1', 'attack u1', 'engage v1');
  // The lone squad falls to the CMG before it could attack: its attack is lost.
  play(match, 'german', 'use-gun v1 CMG', 'target u2', 'done');
  expect(match.state.units.map(({ id }) => id)).toEqual(['u1', 'u3', 'u4']);
  expect(gunsOn(match, ['v1.AAMG'], 'u1', 'u3')).toBe('1:4');
  play(match, 'german', 'use-gun v1 AAMG', 'target u1', 'done');
  expect(match.state.units.map(({ id }) => id)).toEqual(['u1', 'u3', 'u4']);
  expect(match.state.melees).toEqual([J2]);
});

test('[aslsk 3.8.n] less than the CCV destroys it, and there are no further attacks', () => {
  const match = assault('2,3');
  play(match, 'russian', 'stack u3 u1', 'attack u1', 'engage v1');
  expect(vehicle(match)).toMatchObject({ at: J2, wreck: true });
  expect(match.state.phase).not.toBe('close-combat');
  expect(match.state.melees).toEqual([]);
});

test('[aslsk 3.8.l] attacks are made in turn, the side without a vehicle first, each resolved before the next', () => {
  const match = assault('6,5 6,5 6,5');
  play(match, 'russian', 'done', 'attack u1', 'engage v1');
  play(match, 'german', 'use-gun v1 CMG', 'target u1', 'done');
  expect(match.offered('russian')).toEqual(['attack u2', 'attack u3', 'done']);
  play(match, 'russian', 'attack u2', 'engage v1');
  expect(match.offered('german')).toEqual(['use-gun v1 AAMG', 'done']);
});

test('[aslsk 3.8.l] the side without a vehicle is first even as the DEFENDER', () => {
  const match = assault([], { attacker: 'german' });
  play(match, 'russian', 'done');
  expect(match.choiceOf('russian')?.id).toBe('attack-in-turn');
});

test('[aslsk 3.8.l] where both have vehicles the ATTACKER is first', () => {
  const vehicles = [PANTHER, `russian T-34/85 ${J2}`];
  const match = assault([], { units: [SQUAD, `german 4-6-7 ${J2}`], vehicles, attacker: 'german' });
  expect(match.choiceOf('german')?.id).toBe('attack-in-turn');
});

test('[aslsk 3.8.l] an attack on infantry in such a hex takes effect at once, too', () => {
  const match = assault('1,2', { units: [SQUAD, `german 4-6-7 ${J2}`] });
  play(match, 'russian', 'attack u1', 'target u2', 'done');
  expect(match.state.units.map(({ id }) => id)).toEqual(['u1']);
});

test('[aslsk 3.8.m] squad 5, crew 4, half-squad 3, a leader alone 2; one less for the pinned and for the inexperienced', () => {
  const cards = ['russian 4-4-7', 'russian 2-2-8', 'russian 2-3-7', 'russian 8-1', 'russian 4-2-6'];
  const match = assault([], { units: [...cards.map(card => `${card} C4`), `${SQUAD} pinned`, FAR] });
  const values = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6'].map(id => assaultBy(match, id).value);
  expect(values).toEqual([5, 4, 3, 2, 4, 4]);
});

test('[aslsk 3.8.n2] one less on the dice against a vehicle that cannot move, and nothing for its motion any more', () => {
  const match = assault([], { vehicles: [`german Panther ${J2} immobilized`] });
  expect(assaultBy(match, 'u1').drm).toEqual(['immobilized -1']);
});

test('[aslsk 3.8.r2] one less on the dice against a vehicle without a machine gun; any that works spares it that, a bow gun, too', () => {
  const drmOf = (vehicle: Told<Vehicle>) =>
    assaultBy(assault([], { vehicles: [{ at: J2, ...vehicle }] }), 'u1').drm;
  const HO_NI = `japanese Type 1 HO-NI I ${J2} crewExposed`;
  const onHoNi = assault([], { units: [SQUAD, 'japanese 4-4-7 A1'], vehicles: [HO_NI] });
  expect(drmOf({ card: 'german Panther' })).toEqual([]);
  expect(drmOf({ card: 'german Marder IIIM', crewExposed: true })).toEqual([
    'open-topped -2',
    'without machine guns -1',
  ]);
  expect(assaultBy(onHoNi, 'u1').drm).toEqual(['open-topped -2', 'without machine guns -1']);
  const jammed = { malfunctioned: true } as const;
  const gone = { disabled: true } as const;
  // The bow gun alone is left; then none; then the gun on the roof, as long as somebody looks out.
  expect(drmOf({ card: 'german Panther', arms: { CMG: jammed, AAMG: gone } })).toEqual([]);
  expect(drmOf({ card: 'german Panther', arms: { CMG: jammed, BMG: gone } })).toEqual([
    'without machine guns -1',
  ]);
  expect(drmOf({ card: 'german Panther', arms: { CMG: jammed, BMG: gone }, crewExposed: true })).toEqual([
    'crew exposed -1',
  ]);
});

test('[aslsk 3.8.n2] a squad that has been reduced attacks with the value of a half-squad', () => {
  const match = assault('6,5 1,3');
  play(match, 'russian', 'done', 'attack u1', 'engage v1');
  play(match, 'german', 'use-gun v1 CMG', 'use-gun v1 AAMG', 'target u2', 'done');
  // In motion its guns come to 3.5 against 5, or 1:2: an equal roll of 4 reduces.
  expect(unit(match, 'u2').card).toBe('russian 2-3-7');
  expect(assaultBy(match, 'u2').value).toBe(3);
});

test('[aslsk 3.8.o] two squads cannot attack a vehicle together, nor a squad with two leaders', () => {
  const match = assault([], { units: [SQUAD, SQUAD, LEADER, LEADER, `german 4-6-7 ${J2}`] });
  play(match, 'russian', 'stack u3 u1', 'stack u4 u1', 'attack u1');
  expect(match.offered('russian')).toEqual(['attack u2', 'target u5']);
  const other = assault([], { units: [SQUAD, SQUAD, `german 4-6-7 ${J2}`] });
  play(other, 'russian', 'attack u1');
  expect(other.offered('russian')).toEqual(['attack u2', 'target u3', 'engage v1']);
  play(other, 'russian', 'attack u2');
  expect(other.offered('russian')).toEqual(['target u3']);
});

test('[aslsk 3.8.o] an attack on infantry is not one on the vehicle besides', () => {
  const match = assault([], { units: [SQUAD, `german 4-6-7 ${J2}`] });
  play(match, 'russian', 'attack u1', 'target u2');
  expect(match.offered('russian')).toEqual(['done']);
});

/** A pinned half-squad has a CCV of 2, and the motion of the tank adds 2 to the dice. */
const HOPELESS = { units: [`russian 2-3-7 ${J2} pinned`, FAR], vehicles: [`german Panther ${J2} motion`] };
const chance = (die: number) => {
  const match = assault(`1,1 ${die}`, HOPELESS);
  play(match, 'russian', 'attack u1', 'engage v1', 'pass');
  return vehicle(match);
};

test('[aslsk 3.8.p] an original 2 always has a chance: a third die destroys with 1 and 2, immobilizes with 3', () => {
  expect([1, 2].map(die => chance(die).wreck)).toEqual([true, true]);
  expect(chance(3)).toMatchObject({ immobilized: true });
  expect(chance(4)).toMatchObject({ motion: true });
});

test('[aslsk 5.3.c] the 2 can bring forth a leader, who lends a hand at once', () => {
  const match = assault('1,1 1 1', { ...HOPELESS, units: [`russian 4-4-7 ${J2}`, FAR] });
  play(match, 'russian', 'attack u1', 'engage v1', 'promote');
  expect(match.state.units.at(-1)).toMatchObject({ id: 'u3', side: 'russian', at: J2 });
});

test('[aslsk 3.8.q] an original 12 costs the attackers casualties, one of them by lot', () => {
  const match = assault('6,6 2 1');
  play(match, 'russian', 'stack u3 u1', 'attack u1', 'engage v1');
  expect(unit(match, 'u1').card).toBe('russian 4-4-7');
  expect(unit(match, 'u3').wounded).toBe(true);
});

test('[aslsk 3.8.q] but not if the crew is shocked or stunned', () => {
  for (const flag of ['shocked', 'stunned'] as const) {
    const match = assault('6,6', { vehicles: [{ card: 'german Panther', at: J2, [flag]: true }] });
    play(match, 'russian', 'done', 'attack u1', 'engage v1');
    expect(unit(match, 'u1').card).toBe('russian 4-4-7');
  }
});

const gunsOffered = (position: Partial<Position>) => {
  // The second roll is for the crew in shock, in the rally phase that follows.
  const match = assault('6,5 1', { units: [SQUAD, FAR], ...position });
  play(match, 'russian', 'attack u1', 'engage v1');
  if (match.choiceOf('german')?.id !== 'attack-in-turn') return [];
  return offers(match, 'german', 'use-gun');
};

test('[aslsk 3.8.r] the gun in the bow is of no use, that on the roof only if somebody looks out', () => {
  const tank = (card: string, more = '') => ({ vehicles: [`${card} ${J2} ${more}`] });
  expect(gunsOffered(tank('german PzKpfw VIB'))).toEqual(['use-gun v1 CMG']);
  expect(gunsOffered(tank('german PzKpfw VIB', 'crewExposed'))).toEqual([
    'use-gun v1 CMG',
    'use-gun v1 AAMG',
  ]);
});

test('[aslsk 3.8.r2] a shocked or stunned crew does not attack', () => {
  const dazed = (more: string) =>
    gunsOffered({ vehicles: [`german Panther ${J2} crewExposed motion ${more}`] });
  expect(dazed('')).not.toEqual([]);
  expect(dazed('shocked shock')).toEqual([]);
  expect(dazed('stunned')).toEqual([]);
});

test('[aslsk 3.8.r] a rear gun attacks, too', () => {
  const match = skirmish(
    {
      phase: 'german close-combat',
      units: [FAR, `german 4-6-7 ${J2}`],
      vehicles: [`russian KV-1 M41 ${J2}`],
    },
    '6,5',
  );
  play(match, 'german', 'attack u2', 'engage v1');
  expect(match.offered('russian')).toEqual(['use-gun v1 CMG', 'use-gun v1 RMG', 'done']);
});

test('[aslsk 3.8.v] a tank in motion holds nobody in melee', () => {
  const match = assault([], { units: [SQUAD, FAR] });
  play(match, 'russian', 'done');
  play(match, 'german', 'done');
  expect(match.state.melees).toEqual([]);
});

test('[aslsk 3.8.j] an ambusher makes all his attacks before the other makes any', () => {
  const ambushed = `${SQUAD} advanced`;
  const match = assault('6,1 6,5 6,5', { hexes: { '1:J2': 'woods' }, units: [ambushed, ambushed, FAR] });
  play(match, 'german', 'use-gun v1 CMG', 'target u1', 'done');
  expect(match.offered('german')).toEqual(['use-gun v1 AAMG', 'done']);
  play(match, 'german', 'use-gun v1 AAMG', 'target u2', 'done');
  expect(match.choiceOf('russian')?.id).toBe('attack-in-turn');
});

test('[aslsk 3.8.p] where a 2 destroys it by itself there is no third die', () => {
  const match = assault('1,1', { units: [SQUAD, FAR] });
  play(match, 'russian', 'attack u1', 'engage v1', 'pass');
  expect(vehicle(match).wreck).toBe(true);
});

test('[aslsk 3.8.r] guns that are out of order attack nobody', () => {
  const jammed = (arms: object) => gunsOffered({ vehicles: [{ ...PANTHER, arms }] });
  expect(jammed({ CMG: { malfunctioned: true } })).toEqual(['use-gun v1 AAMG']);
  expect(jammed({ AAMG: { disabled: true } })).toEqual(['use-gun v1 CMG']);
});

test('[aslsk 3.8.j] an ambush by the tank or upon it counts in attacks on it, too', () => {
  const drm = (ambusher: string) => {
    const match = assault([]);
    const all = { by: [unit(match, 'u1')], on: vehicle(match), ambusher };
    return assaultModifiers(match.world, all)
      .kept.filter(({ cite }) => cite === '3.8.j')
      .map(({ n }) => n);
  };
  expect([drm('russian'), drm('german')]).toEqual([[-1], [1]]);
});

test('[aslsk 3.3.1.h, 3.8.n] one exhausted man among them makes it harder for all', () => {
  const by = (squad: string) =>
    assaultBy(assault([], { units: [squad, LEADER, FAR] }), 'u1', 'u2').drm.filter(each =>
      each.includes('CX'),
    );
  expect([by(SQUAD), by(`${SQUAD} exhausted`)]).toEqual([[], ['attacker CX 1']]);
});
