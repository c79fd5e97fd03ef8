/** Anti-aircraft fire (B15.3, B15.5, B15.6, CES.AIR.b), scattered bombs (7.26.d to g), aircraft that come down (B15.9). */
import { expect, test } from 'vitest';
import { cardOf } from '../counters/index.ts';
import { fieldedById, type View } from '../game.ts';
import { countOf } from '../scenario/victory.ts';
import type { Aircraft, Minefield } from '../state.ts';
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
import { flakModifiers } from './flak.ts';

const PLANE: Aircraft = {
  id: 'a1',
  side: 'british',
  card: 'blenheim-iv',
  grade: 'Seasoned',
  from: 1,
  passes: 0,
  dropped: 0,
};
const GUN = { card: 'flak-38', at: '1:C6', command: 'OW', facing: 0 } as const;
type More = Partial<Omit<Position, 'units'>> & {
  readonly plane?: Partial<Aircraft>;
  readonly units?: Position['units'];
};

/** A British aircraft over the Germans of whom the first stands at C6; it comes at this height. */
function raid(
  dice: readonly (readonly number[])[],
  altitude: string,
  { plane = {}, units = [GUN], ...more }: More = {},
) {
  const aircraft = [{ ...PLANE, ...plane }];
  const match = skirmish(
    {
      phase: 'air',
      first: 'british',
      size: [13, 26],
      aircraft,
      ...more,
      scenario: {
        aircraft: aircraft.map(({ side, card, grade, from }) => ({ side, card, grade, from })),
        ...more.scenario,
      },
      units: [
        ...units.map(each => ({ spottedBy: [], ...each })),
        { card: 'british-section', at: '1:M26', command: 'N/C' },
      ],
    },
    dice,
  );
  play(match, 'british', `fly a1 ${altitude}`, 'approach 1:C6');
  return match;
}
type Raid = ReturnType<typeof raid>;
const plane = (match: Raid): Aircraft => match.state.aircraft[0] as Aircraft;
const isAsked = (match: Raid): boolean => match.choices.some(({ id }) => id === 'flak');

test('[panzer B15.3, CES.AIR.b] before it attacks the enemy fires with each of his units that can, or lets it come', () => {
  const match = raid([hundred(100), hundred(100)], 'Low', { units: [GUN, GUN] });
  expect(match.choices.map(({ by, id }) => [by, id])).toEqual([['german', 'flak']]);
  expect(offers(match, 'german', 'flak')).toEqual(['flak u1', 'flak u2']);
  play(match, 'german', 'flak u1');
  expect(offers(match, 'german', 'flak')).toEqual(['flak u2']);
  play(match, 'german', 'flak u2');
  expect(match.choices.map(({ by, id }) => [by, id])).toEqual([['british', 'air-attack']]);
  const held = raid([], 'Low');
  play(held, 'german', 'pass');
  expect(held.choices[0]?.id).toBe('air-attack');
});

test('[panzer B15.5] it takes FIRE or OW, which is shown and spent; whoever has fired does not', () => {
  const match = raid([hundred(100)], 'Low');
  play(match, 'german', 'flak u1');
  expect(unit(match, 'u1')).toMatchObject({ fired: true, shown: true, spot: { by: 'FIRE', turn: 1 } });
  for (const [command, cites] of [
    ['FIRE', []],
    ['OW', []],
    ['N/C', ['B15.5']],
    ['MOVE', ['B15.5']],
    ['SHORT-HALT', ['B15.5']],
  ] as const)
    expect(refusals(raid([], 'Low', { units: [{ ...GUN, command }] }), 'german', 'flak u1')).toEqual(cites);
  const spent = raid([], 'Low', { units: [{ ...GUN, fired: true }, GUN] });
  expect(refusals(spent, 'german', 'flak u1')).toEqual(['B15.5']);
});

/** The farthest from which the unit fires at that height; 0: not at all. */
const reach = (card: Position['units'][number]['card'], altitude: string): number => {
  const ranges = Array.from({ length: 22 }, (_, i) => 22 - i);
  return (
    ranges.find(range => {
      const match = raid([], altitude, {
        units: [
          { card: 'german-truck', at: '1:C6', command: 'N/C' },
          { card, at: `1:C${Math.min(6 + range, 26)}` as '1:C7', command: 'OW', facing: 0 },
        ],
      });
      return 6 + range <= 26 && isAsked(match) && refusals(match, 'german', 'flak u2').length === 0;
    }) ?? 0
  );
};

test('[panzer B15.5] light guns reach 12 hexes Low and 8 at Medium altitude, heavy ones 16 and 20, small arms 4 Low', () => {
  expect(['Low', 'Medium', 'High'].map(altitude => reach('flak-38', altitude))).toEqual([12, 8, 0]);
  expect(['Low', 'Medium', 'High'].map(altitude => reach('flak-36', altitude))).toEqual([16, 20, 20]);
  expect(['Low', 'Medium', 'High'].map(altitude => reach('german-squad', altitude))).toEqual([4, 0, 0]);
  expect(['Low', 'Medium', 'High'].map(altitude => reach('pz-iiih', altitude))).toEqual([4, 0, 0]);
  // A gun that was not made for it does nothing.
  expect(reach('pak-38', 'Low')).toBe(0);
  expect(cardOf('bofors')).toMatchObject({ antiAircraft: 'light' });
});

test('[panzer B15.5, 7.25.a, B12.10] not from a vehicle, nor with a weapon that has failed', () => {
  const failed = raid([], 'Low', { units: [{ ...GUN, faults: { gun: 'malfunction' } }, GUN] });
  expect(refusals(failed, 'german', 'flak u1')).toEqual(['7.25.a']);
  const aboard = raid([], 'Low', {
    units: [
      { card: 'sdkfz-251-1', at: '1:C6', command: 'OW' },
      { card: 'german-squad', at: '1:C6', command: 'OW', aboard: 'u1' },
    ],
  });
  expect(refusals(aboard, 'german', 'flak u2')).toEqual(['B12.10']);
});

test('[panzer B15.5, 7.16.a] a gun in the hull needs it in front, a platform and a turret do not', () => {
  const behind = (card: Position['units'][number]['card'], options: More['options'] = []) => {
    const match = raid([], 'Low', {
      options,
      units: [
        { card: 'german-truck', at: '1:C6', command: 'N/C' },
        { card, at: '1:C9', command: 'OW', facing: 3 },
        { card, at: '1:C9', command: 'OW', facing: 0 },
      ],
    });
    return refusals(match, 'german', 'flak u2');
  };
  expect(behind('flak-38')).toEqual(['B7.1']);
  expect(behind('flak-38', ['7.16'])).toEqual([]);
  expect(behind('pz-iiih')).toEqual([]);
});

test('[panzer B15.6] (100) at or below the number: a quarter of it downs the aircraft, half damages it, all of it suppresses it', () => {
  const at = (roll: number, altitude: string, card: 'flak-38' | 'flak-36' | 'german-squad' = 'flak-38') => {
    const match = raid([hundred(roll), [1], hundred(1)], altitude, {
      plane: { card: 'mc-200' as const },
      units: [{ ...GUN, card }],
    });
    play(match, 'german', 'flak u1');
    const { gone, damaged, flak } = plane(match);
    return gone ?? (damaged ? 'damaged' : flak);
  };
  // 35: 8, 17, 35.
  expect([8, 9, 17, 18, 35, 36].map(roll => at(roll, 'Low'))).toEqual([
    'shot down',
    'damaged',
    'damaged',
    'suppressed',
    'suppressed',
    'no effect',
  ]);
  const last = (altitude: string, card: 'flak-38' | 'flak-36' | 'german-squad') =>
    [12, 13, 15, 16, 20, 21].filter(roll => at(roll, altitude, card) === 'suppressed').at(-1);
  expect(last('Medium', 'flak-38')).toBe(20);
  expect([last('Low', 'flak-36'), last('Medium', 'flak-36'), last('High', 'flak-36')]).toEqual([15, 20, 15]);
  expect(last('Low', 'german-squad')).toBe(12);
});

test('[panzer B15.6, 7.16.a, 7.1.5.1.a, 7.1.5.2.c, 7.36.1, 7.36.4] what hinders and helps to hit it', () => {
  const of = (
    gun: Partial<Position['units'][number]> = {},
    more: More & { card?: Aircraft['card'] } = {},
  ) => {
    const { card = 'mc-200', plane: _, units: __, ...rest } = more;
    const { world, view } = standing({
      ...rest,
      units: [
        { card: 'flak-38', at: '1:C9', facing: 0, ...gun },
        { card: 'british-section', at: '1:C2' },
      ],
    });
    const pass = { aircraft: { ...PLANE, card }, altitude: 'Low', at: '1:C6' } as const;
    return counted(flakModifiers(world, fieldedById(view as View, 'u1'), pass));
  };
  expect(of()).toEqual({});
  expect(of({}, { card: 'kittyhawk-iii' })).toEqual({ 'fast aircraft': 5 });
  expect(of({}, { card: 'blenheim-iv' })).toEqual({ 'slow aircraft': -5 });
  expect(of({ facing: 2 })).toEqual({ 'outside the arc': 5 });
  expect(of({ facing: 2 }, { options: ['7.16'] })).toEqual({});
  expect(of({ at: '1:C6', facing: 2 })).toEqual({});
  expect(of({ suppressed: 'ON' })).toEqual({ 'Suppressed firer': 10 });
  expect(of({ card: 'pz-iiih', turretDamaged: true })).toEqual({ 'Damaged firer': 5 });
  expect(of({ hesitates: 'ON' })).toEqual({ 'Hesitating firer': 5 });
  expect(of({ broken: 'ON' })).toEqual({ 'Broken firer': 10 });
  expect(of({}, { options: ['7.36'], scenario: { conditions: { visibility: -2 } } })).toEqual({
    'limited visibility': 10,
  });
  const khamsin = { spotting: -3, ap: 0, gp: 0 } as const;
  expect(of({}, { options: ['7.36.4'], scenario: { conditions: { khamsin } } })).toEqual({ khamsin: 15 });
});

test('[panzer B15.6, B15.9] suppressed it aims worse on this pass, damaged it goes home after it, damaged again it is down', () => {
  const from = (flak: readonly number[], plane_: Partial<Aircraft> = {}) =>
    [53, 63, 73].find(rolled => {
      const match = raid([flak, hundred(1), hundred(rolled)], 'Low', {
        plane: { card: 'ju-87b' as const, ...plane_ },
        units: [
          { card: 'german-squad', at: '1:C6', command: 'N/C' },
          { ...GUN, at: '1:C12' },
        ],
      });
      play(match, 'german', 'flak u2', 'pass');
      play(match, 'british', 'bomb');
      return unit(match, 'u1').card === 'german-half-squad';
    });
  // 10 − 5 is column 5: 53; slow aircraft give the gun 5.
  expect([from(hundred(100)), from(hundred(40)), from(hundred(20))]).toEqual([53, 73, 63]);
  const watcher = { card: 'german-squad', at: '1:C14', command: 'FIRE' } as const;
  const home = raid([hundred(20), hundred(100), hundred(1)], 'Low', { units: [GUN, watcher] });
  play(home, 'german', 'flak u1');
  play(home, 'british', 'bomb');
  expect(plane(home)).toMatchObject({ damaged: true, gone: 'home' });
  expect(plane(home).flak).toBeUndefined();
  const again = raid([hundred(20), [1], hundred(1)], 'Low', { units: [GUN], plane: { damaged: true } });
  play(again, 'german', 'flak u1');
  expect(plane(again).gone).toBe('shot down');
});

test('[panzer B15.9] whoever is brought down falls beside its target with 15 factors on all who are there, and counts for the enemy', () => {
  const match = raid([hundred(1), [1], hundred(100), hundred(1)], 'Low', {
    units: [
      GUN,
      { card: 'german-squad', at: '1:C5', command: 'N/C' },
      { card: 'british-section', at: '1:C5', command: 'N/C' },
    ],
  });
  play(match, 'german', 'flak u1');
  expect(plane(match).gone).toBe('shot down');
  expect(citesSaid(match)).toContain('B15.9');
  // 15 − 5 is column 10: suppressed from 11 on.
  expect([unit(match, 'u2').card, unit(match, 'u3').suppressed]).toEqual(['german-half-squad', undefined]);
  expect(match.state.doing).toEqual([]);
  expect(countOf(match.world, match.state as View, { is: 'casualties', side: 'german', least: 1 })).toBe(21);
});

test('[panzer 7.31.3.2.b] where it falls on mines that are seen, 15 factors may clear them', () => {
  const field: Minefield = {
    side: 'german',
    kind: 'Deliberate',
    mines: 'both',
    hexes: ['1:C5'],
    seen: ['1:C5'],
    left: 0,
    cleared: 0,
  };
  const cleared = (roll: number, more: Partial<Minefield> = {}) => {
    const match = raid([hundred(1), [1], hundred(roll)], 'Low', { minefields: [{ ...field, ...more }] });
    play(match, 'german', 'flak u1');
    return match.state.minefields[0]?.cleared;
  };
  // 15 − 6 is column 9: effective from 31.
  expect([cleared(30), cleared(31)]).toEqual([0, 1]);
  expect(cleared(100, { seen: [] })).toBe(0);
  expect(cleared(100, { hexes: ['1:C6'], seen: ['1:C6'] })).toBe(0);
});

test('[panzer 7.1.1.2.c] an aircraft that is lost is no loss of any formation', () => {
  const formations = {
    british: { losses: 0, level: 'Good', point: 2 },
    german: { losses: 0, level: 'Good', point: 9 },
  } as const;
  const match = raid([hundred(1), [4], hundred(1)], 'Low', { options: ['7.1'], formations });
  play(match, 'german', 'flak u1');
  expect(plane(match).gone).toBe('shot down');
  expect(match.state.formations?.british?.losses).toBe(0);
});

/** Whether bombs on C6 scatter, by the dice that are thrown for it, and where to. */
const fallsAt = (
  scatter: readonly (readonly number[])[],
  flak: number,
  altitude: string,
  { gun = '1:C9', grade = 'Seasoned', ...more }: More & { gun?: string; grade?: Aircraft['grade'] } = {},
) => {
  const match = raid([hundred(flak), hundred(1), ...scatter, ...[1, 1, 1, 1, 1].map(hundred)], altitude, {
    options: ['7.26'],
    plane: { card: 'bf-110e' as const, grade },
    units: [
      { card: 'german-truck', at: '1:C6', command: 'N/C' },
      { card: 'flak-36', at: gun as '1:C9', command: 'OW', facing: 0 },
    ],
    ...more,
  });
  play(match, 'german', 'flak u2');
  play(match, 'british', 'bomb');
  const said = match.journal
    .all()
    .flatMap(each => (each.is === 'say' && each.cite === 'B15.7' ? each.text : []));
  return said.find(text => text.includes('heavy bomb in'))?.match(/in \{(.*)\}/)?.[1];
};

test('[panzer 7.26.d, 7.26.g] bombs from Medium altitude and High scatter under fire from within five hexes, one hex or two', () => {
  expect(fallsAt([[1], [1]], 100, 'Medium')).toBe('1:C5');
  expect(fallsAt([[1], [4]], 100, 'Medium')).toBe('1:C7');
  expect(fallsAt([[1], [1]], 100, 'High')).toBe('1:C4');
  expect(fallsAt([], 100, 'Low')).toBe('1:C6');
  expect(fallsAt([[1], [1]], 100, 'Medium', { gun: '1:C11' })).toBe('1:C5');
  expect(fallsAt([], 100, 'Medium', { gun: '1:C12' })).toBe('1:C6');
  expect(fallsAt([], 100, 'Medium', { options: [] })).toBe('1:C6');
});

test('[panzer 7.26.d] nobody who was not fired at scatters', () => {
  const match = raid([hundred(1), ...[1, 1, 1].map(hundred)], 'Medium', {
    options: ['7.26'],
    plane: { card: 'bf-110e' as const },
    units: [{ card: 'german-truck', at: '1:C6', command: 'N/C' }],
  });
  play(match, 'british', 'bomb');
  expect(match.journal.all().filter(({ is }) => is === 'roll')).toHaveLength(2);
});

test('[panzer 7.26.e] on 1 or 2 after No Effect, on 6 or less after Suppressed or Damage', () => {
  const upTo = (die: number, flak: number) => [
    fallsAt([[die], [1]], flak, 'Medium'),
    fallsAt([[die + 1]], flak, 'Medium'),
  ];
  expect(upTo(2, 100)).toEqual(['1:C5', '1:C6']);
  // The heavy gun has 20 against Medium altitude, 5 of it taken by speed: 15 suppresses, 5 damages.
  expect(upTo(6, 15)).toEqual(['1:C5', '1:C6']);
  expect(upTo(6, 5)).toEqual(['1:C5', '1:C6']);
});

test.each([
  ['Elite', 2],
  ['Veteran', 1],
  ['Seasoned', 0],
  ['Regulars', -1],
  ['Green', -2],
] as const)('[panzer 7.26.f] the crew’s grade counts on the roll: %s %i', (grade, n) => {
  expect(fallsAt([[6 - n], [1]], 15, 'Medium', { grade })).toBe('1:C5');
  expect(fallsAt([[7 - n]], 15, 'Medium', { grade })).toBe('1:C6');
});

test('[panzer 7.26.f, 7.26.g] E-059: after No Effect bombs from High of a Green crew scatter two hexes on 4, of an Elite one not on 1', () => {
  expect(fallsAt([[4], [1]], 100, 'High', { grade: 'Green' })).toBe('1:C4');
  expect(fallsAt([[1]], 100, 'High', { grade: 'Elite' })).toBe('1:C6');
});

test('[panzer 7.2.2.3.a] a hidden gun gives itself away by its fire, and the pass goes on', () => {
  const match = raid([hundred(100), hundred(100)], 'Low', {
    options: ['7.2'],
    hidden: [{ id: 'h1', side: 'german', at: '1:C9' }],
    scenario: { hidden: [{ side: 'german', counters: 3 }] },
    units: [
      { card: 'german-truck', at: '1:C6', command: 'N/C' },
      { ...GUN, at: '1:C9', under: 'h1' },
    ],
  });
  play(match, 'german', 'flak u2');
  expect(match.state.hidden).toEqual([]);
  expect(unit(match, 'u2').under).toBeUndefined();
  expect(match.choices[0]?.id).toBe('air-attack');
});

test('[panzer B15.3, B5.10, 7.2.2.b] whether it is asked tells nothing: a sealed counter may be FIRE, and a hidden counter may hold a gun', () => {
  expect(isAsked(raid([], 'Low', { units: [{ ...GUN, command: 'N/C' }] }))).toBe(true);
  expect(isAsked(raid([], 'Low', { units: [{ ...GUN, command: 'MOVE', shown: true }] }))).toBe(false);
  const hides = (under: 'h1' | 'h2', at: '1:C9' | '1:M22') =>
    isAsked(
      raid([], 'Low', {
        options: ['7.2'],
        hidden: [
          { id: 'h1', side: 'german', at: '1:C9' },
          { id: 'h2', side: 'german', at: '1:M22' },
        ],
        scenario: { hidden: [{ side: 'german', counters: 3 }] },
        units: [
          { card: 'german-truck', at: '1:C6', command: 'N/C' },
          { ...GUN, at, under },
        ],
      }),
    );
  expect([hides('h1', '1:C9'), hides('h2', '1:M22')]).toEqual([true, true]);
});
