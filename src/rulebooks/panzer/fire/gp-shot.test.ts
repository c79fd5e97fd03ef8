/** GP fire (B9) and what it does to vehicles by the Combat Effects Summary. */
import { expect, test } from 'vitest';
import { CARDS } from '../counters/index.ts';
import { counted, hundred, offers, type Position, play, shotIn, skirmish, unit } from '../testing/bench.ts';
import { apNet, gpDefence, gpModifiers } from './modifiers.ts';

type Told = Partial<Position['units'][number]>;
const [STAYS] = [hundred(100)];

/** A German of this card at C9 fires north. */
const fight = (ours: Told, theirs: Told, more: Partial<Omit<Position, 'units'>> = {}): Position => ({
  phase: 'combat',
  first: 'german',
  ...more,
  units: [
    { card: 'german-squad', at: '1:C9', facing: 0, command: 'FIRE', ...ours },
    { card: 'british-section', at: '1:C8', facing: 3, ...theirs },
  ],
});
function fire(position: Position, row: string, ...dice: readonly (readonly number[])[]) {
  const match = skirmish(position, dice);
  play(match, 'german', 'engage u2', `add u1 ${row}`);
  return match;
}
const tallied = (position: Position, row: 'gp' | 'mg' | 'pin' = 'mg', more = {}) => {
  const { world, view, shot } = shotIn(position, row, more);
  return counted(gpModifiers(world, view, shot));
};

test('[panzer B9, B9.1, CES.GPL] factor less GP Defense is the column: 5 − 5 needs 61 to suppress and 91 to hurt', () => {
  const squad = (roll: number) => unit(fire(fight({}, {}), 'mg', hundred(roll)), 'u2');
  expect(squad(60).suppressed).toBeUndefined();
  expect(squad(61)).toMatchObject({ suppressed: 'ON', card: 'british-section' });
  expect(squad(90).card).toBe('british-section');
  expect(squad(91)).toMatchObject({ suppressed: 'ON', card: 'british-half-section' });
});

test('[panzer B9.3] a squad becomes a half-squad and is suppressed, all others are gone', () => {
  expect(unit(fire(fight({}, { card: 'british-half-section' }), 'mg', hundred(91)), 'u2').lost).toBe(
    'eliminated',
  );
  expect(unit(fire(fight({}, { card: '6-pdr' }), 'mg', hundred(91)), 'u2').lost).toBe('eliminated');
});

test('[panzer B9.5, BASE.GPDM, B12.9] leg units that show movement, or are fired at on the move, have two less; at Quickmarch two more', () => {
  const defence = (theirs: Told, moves = false) =>
    gpDefence(shotIn(fight({}, theirs), 'mg').shot.target, moves);
  expect(defence({})).toBe(5);
  expect(defence({ command: 'MOVE', shown: true })).toBe(3);
  expect(defence({ command: 'MOVE' })).toBe(5);
  expect(defence({}, true)).toBe(3);
  expect(defence({ command: 'MOVE', shown: true, quickmarch: true })).toBe(1);
  expect(defence({ card: '6-pdr', command: 'MOVE', shown: true }, true)).toBe(4);
});

test('[panzer B9.2, BASE.SHOOT] cover, SHORT HALT, overwatch, suppressed −20 and damaged −10 firers', () => {
  expect(tallied(fight({}, {}, { hexes: { '1:C8': 'brush' } }))).toEqual({ 'Light cover': -10 });
  expect(tallied(fight({}, {}, { hexes: { '1:C8': 'woods' } }))).toEqual({ 'Medium cover': -20 });
  expect(tallied(fight({}, {}, { hexes: { '1:C8': 'stone building' } }))).toEqual({ 'Heavy cover': -30 });
  expect(tallied(fight({ command: 'SHORT-HALT' }, {}))).toEqual({ 'SHORT HALT': -20 });
  expect(tallied(fight({ suppressed: 'ON' }, {}))).toEqual({ Suppressed: -20 });
  expect(tallied(fight({ card: 'pz-iiih', turretDamaged: true }, {}))).toEqual({ Damaged: -10 });
  expect(tallied(fight({ card: 'pz-iiih' }, {}), 'mg', { manner: 'overwatch' })).toEqual({ Overwatch: -10 });
  expect(tallied(fight({ card: 'pz-iiih', facing: 1 }, {}), 'mg', { manner: 'overwatch' })).toEqual({
    'Overwatch outside the arc': -20,
  });
  expect(tallied(fight({}, {}, { wrecks: [{ at: '1:C8', burns: true }] }))).toEqual({});
});

test('[panzer BASE.COV] a vehicle of its side is Light cover for men in its hex, and not for guns', () => {
  const beside = (card: 'british-section' | '6-pdr', friend: 'crusader-i' | 'pz-iiih'): Position => {
    const position = fight({}, { card });
    return { ...position, units: [...position.units, { card: friend, at: '1:C8' }] };
  };
  expect(tallied(beside('british-section', 'crusader-i'))).toEqual({ 'Light cover': -10 });
  expect(tallied(beside('6-pdr', 'crusader-i'))).toEqual({});
  expect(tallied(beside('british-section', 'pz-iiih'))).toEqual({});
});

test('[panzer BASE.COAX, 7.23.1.b] a machine gun beside the gun gives ten, while it works, to GP fire of the gun alone', () => {
  expect(tallied(fight({ card: 'pz-ivf1' }, {}), 'gp')).toEqual({ coax: 10 });
  expect(tallied(fight({ card: 'pz-ivf1' }, {}), 'mg')).toEqual({});
  expect(tallied(fight({ card: 'pz-ivf1', collateral: ['coax'] }, {}), 'gp')).toEqual({});
  expect(tallied(fight({ card: 'pak-38' }, {}), 'gp')).toEqual({});
});

test('[panzer 7.23.1.a] broken optics cost one in AP and five in GP fire', () => {
  const blind = { card: 'pz-ivf1', collateral: ['optics'] } as const;
  expect(tallied(fight(blind, {}), 'gp')).toEqual({ coax: 10, 'optics damaged': -5 });
  const { world, view, shot } = shotIn(fight(blind, { card: 'matilda-ii' }), 'ap');
  expect(counted(apNet(world, view, shot))).toEqual({ 'optics damaged': -1 });
});

test('[panzer 7.57.a, 7.57.e] one man for three tasks costs one in AP and five in GP fire, if the option is on and his card says so; none of ours does (E-023)', () => {
  const cards = CARDS as unknown as Record<string, unknown>;
  cards['one-man tank'] = { ...CARDS['pz-ivf1'], overworked: true };
  const crew = fight({ card: 'one-man tank' as 'pz-ivf1' }, { card: 'matilda-ii' }, { options: ['7.57'] });
  expect(tallied(crew, 'gp')).toEqual({ coax: 10, CREW: -5 });
  const { world, view, shot } = shotIn(crew, 'ap');
  expect(counted(apNet(world, view, shot))).toEqual({ CREW: -1 });
  expect(tallied({ ...crew, options: [] }, 'gp')).toEqual({ coax: 10 });
  delete cards['one-man tank'];
  expect(Object.values(CARDS).filter(card => 'overworked' in card)).toEqual([]);
});

test('[panzer 7.18.a, 7.18.b, 7.18.c] pinning fire: 20 more, and nobody is hurt; at men and guns, by small arms, with the option', () => {
  const rows = (position: Position) => {
    const match = skirmish(position);
    play(match, 'german', 'engage u2');
    return offers(match, 'german', 'add');
  };
  const on = { options: ['7.18'] } as const;
  expect(rows(fight({}, {}, on))).toEqual(['add u1 mg', 'add u1 pin']);
  expect(rows(fight({}, {}))).toEqual(['add u1 mg']);
  expect(rows(fight({}, { card: '6-pdr' }, on))).toContain('add u1 pin');
  expect(rows(fight({}, { card: 'british-truck' }, on))).toEqual(['add u1 mg']);
  expect(rows(fight({ card: 'pak-38' }, {}, on))).toEqual(['add u1 gp']);
  expect(rows(fight({ command: 'SHORT-HALT' }, {}, on))).toContain('add u1 pin');
  expect(tallied(fight({}, {}, on), 'pin')).toEqual({ 'Pinning Fire': 20 });
  const pinned = (roll: number) => unit(fire(fight({}, {}, on), 'pin', hundred(roll)), 'u2');
  expect(pinned(40).suppressed).toBeUndefined();
  expect(pinned(41).suppressed).toBe('ON');
  expect(pinned(99)).toMatchObject({ suppressed: 'ON', card: 'british-section' });
});

const BAZOOKA = { card: 'american-bazooka-squad', at: '1:C9', command: 'FIRE' } as const;
const rocket = (theirs: Told, more: Partial<Omit<Position, 'units'>> = {}): Position => ({
  phase: 'combat',
  first: 'american',
  ...more,
  units: [BAZOOKA, { card: 'german-squad', at: '1:C8', ...theirs }],
});

test('[panzer 7.15.a, 7.15.b] hollow charges at men and guns: with the option, ten less outside buildings', () => {
  const rows = (position: Position) => {
    const match = skirmish(position);
    play(match, 'american', 'engage u2');
    return offers(match, 'american', 'add');
  };
  expect(rows(rocket({}))).toEqual(['add u1 mg']);
  expect(rows(rocket({}, { options: ['7.15'] }))).toEqual(['add u1 gp', 'add u1 mg']);
  expect(rows(rocket({ card: 'pz-iiih' }))).toContain('add u1 ce');
  const open = { options: ['7.15'] } as const;
  expect(tallied(rocket({}, open), 'gp')).toEqual({ 'rocket at men in the open': -10 });
  expect(tallied(rocket({ card: 'pak-38' }, open), 'gp')).toEqual({ 'rocket at men in the open': -10 });
  expect(tallied(rocket({}, { ...open, hexes: { '1:C8': 'stone building' } }), 'gp')).toEqual({
    'Heavy cover': -30,
  });
});

const vehicle = (theirs: Told, ours: Told = {}, more: Partial<Omit<Position, 'units'>> = {}) =>
  fight({ card: 'pz-ivf1', ...ours }, { card: 'crusader-i', ...theirs }, more);

test('[panzer B9.4, CES.GPAP.a, CES.GPAP.b] shells suppress, and hurt armour only if they are strong enough for it', () => {
  // 7.5 cm: 5 + coax 10 against 3: column +2 needs 45 and 75.
  expect(unit(fire(vehicle({}), 'gp', hundred(34)), 'u2').suppressed).toBeUndefined();
  expect(unit(fire(vehicle({}), 'gp', hundred(35)), 'u2').suppressed).toBe('ON');
  expect(unit(fire(vehicle({}), 'gp', hundred(66), [10]), 'u2').lost).toBe('knocked out');
  // 5 cm has at most 2 against 3.
  const weak = vehicle({}, { card: 'pz-iiih' });
  expect(unit(fire(weak, 'gp', hundred(99)), 'u2')).toMatchObject({ suppressed: 'ON' });
});

test('[panzer CES.GPAP.c, CES.GPAP.d, CES.GPAP.e] an effective total that ends in 5 damages, in 0 breaks tracks, else destroys: BU at most the effectiveness', () => {
  const hit = (roll: number, ...dice: readonly (readonly number[])[]) =>
    unit(fire(vehicle({}), 'gp', hundred(roll), ...dice), 'u2');
  // 75 + 10 = 85.
  expect(hit(75, [4], STAYS)).toMatchObject({ turretDamaged: true });
  expect(hit(75, [4], STAYS).hullDamaged).toBeUndefined();
  expect(hit(75, [5], STAYS)).toMatchObject({ hullDamaged: true });
  expect(hit(80, STAYS).tracked).toBe(true);
  expect(hit(81, [5]).lost).toBe('brewed up');
  expect(hit(81, [6]).lost).toBe('knocked out');
  const truck = unit(fire(vehicle({ card: 'british-truck' }), 'gp', hundred(75), STAYS), 'u2');
  expect(truck).toMatchObject({ hullDamaged: true });
});

test('[panzer 7.11.a, CES.GPAP.e] BU is two easier for those that burn, with the option', () => {
  const left = (die: number, options: readonly ['7.11'] | readonly []) =>
    unit(fire(vehicle({}, {}, { options }), 'gp', hundred(81), [die]), 'u2').lost;
  expect(left(7, ['7.11'])).toBe('brewed up');
  expect(left(8, ['7.11'])).toBe('knocked out');
  expect(left(7, [])).toBe('knocked out');
});

test('[panzer CES.GPS.a, CES.GPS.b, CES.GPS.c, CES.GPS.d] soft vehicles have no such armour: the smallest shell destroys them', () => {
  // 5 cm: 2 − 1 + coax: column +1 needs 53 and 83.
  const truck = (roll: number, ...dice: readonly (readonly number[])[]) =>
    unit(fire(vehicle({ card: 'british-truck' }, { card: 'pz-iiih' }), 'gp', hundred(roll), ...dice), 'u2');
  expect(truck(43).suppressed).toBe('ON');
  expect(truck(75, STAYS)).toMatchObject({ hullDamaged: true });
  expect(truck(80, STAYS).tracked).toBe(true);
  expect(truck(81, [2]).lost).toBe('brewed up');
  expect(truck(81, [3]).lost).toBe('knocked out');
});

/** Small arms at a vehicle at C8 (point blank) or C7 (short). */
const rifles = (theirs: Told, roll: number, dice: readonly (readonly number[])[] = [], more = {}) =>
  unit(fire(fight({ card: 'german-hmg' }, theirs, more), 'mg', hundred(roll), ...dice), 'u2');

test('[panzer CES.SAA.a, CES.SAA.b] small arms suppress armour: any result at point blank, an effective one at short range, nothing beyond (E-049)', () => {
  // HMG: 6 at point blank to 2, 5 to 5, 4 to 8; a Humber has 1.
  const humber = (at: string, roll: number) =>
    rifles({ card: 'humber-mk-ii', at: at as '1:C8' }, roll).suppressed;
  expect(humber('1:C8', 27)).toBe('ON');
  expect(humber('1:C8', 26)).toBeUndefined();
  expect(humber('1:C6', 59)).toBeUndefined();
  expect(humber('1:C6', 60)).toBe('ON');
  expect(humber('1:C3', 100)).toBeUndefined();
});

test('[panzer CES.SAP.a, CES.SAP.b, CES.SAP.c] vehicles armoured in part: damaged at point blank, suppressed at short range, nothing beyond', () => {
  const carrier = (at: string, roll: number, dice: readonly (readonly number[])[] = []) =>
    rifles({ card: 'universal-carrier', at: at as '1:C8' }, roll, dice);
  expect(carrier('1:C8', 27).suppressed).toBe('ON');
  expect(carrier('1:C6', 32).suppressed).toBe('ON');
  expect(carrier('1:C8', 54, [[4], STAYS])).toMatchObject({ turretDamaged: true });
  expect(carrier('1:C8', 54, [[5], STAYS])).toMatchObject({ hullDamaged: true });
  expect(carrier('1:C6', 61)).toMatchObject({ suppressed: 'ON' });
  expect(carrier('1:C6', 61).hullDamaged).toBeUndefined();
  expect(carrier('1:C3', 100).suppressed).toBeUndefined();
});

test('[panzer CES.SAS.a, CES.SAS.b, CES.SAS.c, CES.SAS.d] soft vehicles under small arms: half of the factor decides what burns', () => {
  const truck = (roll: number, dice: readonly (readonly number[])[] = []) =>
    rifles({ card: 'british-truck' }, roll, dice);
  expect(truck(30).suppressed).toBe('ON');
  expect(truck(65, [STAYS])).toMatchObject({ hullDamaged: true });
  expect(truck(70, [STAYS]).tracked).toBe(true);
  expect(truck(71, [[3]]).lost).toBe('brewed up');
  expect(truck(71, [[4]]).lost).toBe('knocked out');
});

test('[panzer BASE.BAIL] crews of soft and half-armoured vehicles may bail out under small arms, those behind armour not', () => {
  expect(rifles({ card: 'universal-carrier' }, 54, [[5], hundred(15)]).lost).toBe('bailed out');
  expect(rifles({ card: 'british-truck' }, 70, [hundred(15)]).lost).toBe('bailed out');
  const open = rifles({ card: 'humber-mk-ii' }, 54, [], { options: ['7.8'] });
  expect(open).toMatchObject({ turretDamaged: true });
});

test('[panzer 7.8.3.d, 7.8.3.e, CES.GPAP.f, CES.SAA.c] open hatches: weak shells and small arms at point blank damage the turret', () => {
  const on = { options: ['7.8'] } as const;
  const weak = (theirs: Told, more: Partial<Omit<Position, 'units'>> = on) =>
    unit(fire(vehicle(theirs, { card: 'pz-iiih' }, more), 'gp', hundred(99), STAYS), 'u2');
  expect(weak({})).toMatchObject({ turretDamaged: true });
  expect(weak({ buttoned: true })).toMatchObject({ suppressed: 'ON' });
  expect(weak({ buttoned: true }).turretDamaged).toBeUndefined();
  expect(weak({}, {}).turretDamaged).toBeUndefined();
  expect(rifles({ card: 'humber-mk-ii', buttoned: true }, 54, [], on).turretDamaged).toBeUndefined();
  expect(rifles({ card: 'humber-mk-ii', at: '1:C6' }, 61, [], on).turretDamaged).toBeUndefined();
});

test('[panzer 7.8.3.f] hatches do not matter to AP fire', () => {
  const ap = (buttoned?: true) => {
    const { world, view, shot } = shotIn(
      vehicle({ ...(buttoned && { buttoned }) }, {}, { options: ['7.8'] }),
      'ap',
    );
    return counted(apNet(world, view, shot));
  };
  expect(ap(true)).toEqual(ap());
});

test('[panzer 7.17.a, 7.17.b] a full squad that is reduced loses what it carries on 1 to 5; the first of two more easily', () => {
  const on = { options: ['7.17'], first: 'german' } as const;
  const squad = (die: number, more: Partial<Omit<Position, 'units'>> = on) =>
    unit(
      fire(
        {
          ...rocket({ card: 'german-hmg', command: 'FIRE' }),
          ...more,
          units: [
            { card: 'german-hmg', at: '1:C8', command: 'FIRE' },
            { ...BAZOOKA, command: 'N/C' },
          ],
        },
        'mg',
        hundred(99),
        [die],
      ),
      'u2',
    );
  expect(squad(5)).toMatchObject({ card: 'american-half-squad', weaponsLost: 1 });
  expect(squad(6).weaponsLost).toBeUndefined();
  expect(squad(5, { first: 'german' }).weaponsLost).toBeUndefined();
  const cards = CARDS as unknown as Record<string, unknown>;
  cards['laden squad'] = { ...CARDS['american-bazooka-squad'], attached: ['bazooka', 'flamethrower'] };
  const laden = (one: number, other: number) =>
    unit(
      fire(
        {
          phase: 'combat',
          ...on,
          units: [
            { card: 'german-hmg', at: '1:C8', command: 'FIRE' },
            { ...BAZOOKA, card: 'laden squad' as 'american-squad', command: 'N/C' },
          ],
        },
        'mg',
        hundred(99),
        [one],
        [other],
      ),
      'u2',
    ).weaponsLost;
  expect(laden(7, 6)).toBe(1);
  expect(laden(8, 6)).toBeUndefined();
  expect(laden(7, 5)).toBe(2);
  delete cards['laden squad'];
});
