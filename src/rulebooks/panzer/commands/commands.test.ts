/** Commands (B5), platoons, radios and Command Span. */
import { expect, test } from 'vitest';
import { CARDS } from '../counters/index.ts';
import { fieldedById, type View } from '../game.ts';
import {
  hundred,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { commandsOf, mayHave } from './limits.ts';
import { hasRadio } from './radios.ts';

type Told = Position['units'][number];
const tank = (at: string, more: Partial<Told> = {}): Told => ({ card: 'pz-iiih', at: at as '1:A1', ...more });
const FOE = { card: 'crusader-i', at: '1:M1' } as const;
const orders = (units: readonly Told[], more: Partial<Omit<Position, 'units'>> = {}): Position => ({
  phase: 'command',
  ...more,
  units: [...units, FOE],
});
const writing = (units: readonly Told[], more: Partial<Omit<Position, 'units'>> = {}) =>
  skirmish(orders(units, more), [hundred(80), hundred(20)]);
/** How many different commands the Germans have in this position. */
const available = (position: Position, formation = 'german') => {
  const { world, view } = standing(position);
  return commandsOf(world, view, formation);
};

test('[panzer B5, B5.10] every unit gets one counter, hidden from the enemy: N/C, too, is one', () => {
  const match = writing([tank('1:A1'), tank('1:C1')]);
  expect(offers(match, 'german', 'command').filter(act => act.startsWith('command u1'))).toEqual([
    'command u1 FIRE',
    'command u1 SHORT-HALT',
    'command u1 MOVE',
    'command u1 OW',
  ]);
  play(match, 'german', 'command u1 FIRE');
  const theirs = (match.view('british') as View).units;
  expect(theirs.map(({ command }) => command)).toEqual(['sealed', 'sealed', 'N/C']);
  expect((match.view('german') as View).units[0]?.command).toBe('FIRE');
  play(match, 'german', 'clear u1');
  expect(unit(match, 'u1').command).toBe('N/C');
});

test('[panzer B5] both write at the same time, and neither sees the other', () => {
  const match = writing([tank('1:A1')]);
  expect(match.choices.map(({ by }) => by).toSorted()).toEqual(['british', 'german']);
});

test('[panzer B5] who shares a command is numbered by each side for itself: it tells nothing of the enemy', () => {
  const match = writing([
    tank('1:A1'),
    tank('1:A1'),
    { card: 'crusader-i', at: '1:M2' },
    { card: 'crusader-i', at: '1:M2' },
  ]);
  play(match, 'german', 'command u1 MOVE', 'command u2 MOVE', 'done');
  play(match, 'british', 'command u3 MOVE', 'command u4 MOVE', 'done');
  expect(match.state.units.slice(0, 4).map(({ shares }) => shares)).toEqual([1, 1, 1, 1]);
});

test('[panzer B10.2] a vehicle without a track is not told to move', () => {
  expect(refusals(writing([tank('1:A1', { tracked: true })]), 'german', 'command u1 MOVE')).toEqual([
    'B10.2',
  ]);
});

test('[panzer B5.6, B5.5] so many different commands as the table gives, tens and ones, rounded down and one at least; N/C is free', () => {
  const many = (n: number, grade: 'Regulars' | 'Elite' | 'Green') =>
    available(
      orders(
        Array.from({ length: n }, (_, i) => tank(`1:${'ABCDEFGHIJKL'[i % 12]}${3 + Math.floor(i / 12)}`)),
        { grades: { german: grade } },
      ),
    );
  expect(many(23, 'Regulars')).toBe(11);
  expect(many(1, 'Green')).toBe(1);
  expect(many(12, 'Elite')).toBe(11);
  // Three Regulars far apart have one command between them.
  const match = writing([tank('1:A5'), tank('1:F5'), tank('1:K5')], { grades: { german: 'Regulars' } });
  play(match, 'german', 'command u1 FIRE');
  expect(refusals(match, 'german', 'command u2 FIRE')).toEqual(['B5.6']);
});

test('[panzer B5.8, B5.9] units of a formation in Command Range share a command, link by link; range 0 is the same hex', () => {
  const pair = (a: string, b: string, grade: 'Regulars' | 'Seasoned' | 'Veteran' | 'Elite') => {
    const match = writing([tank(a), tank(b)], { grades: { german: grade } });
    play(match, 'german', 'command u1 FIRE');
    return refusals(match, 'german', 'command u2 FIRE').length === 0;
  };
  expect(pair('1:A5', '1:A5', 'Regulars')).toBe(true);
  expect(pair('1:A5', '1:A6', 'Regulars')).toBe(false);
  expect(pair('1:A5', '1:A6', 'Seasoned')).toBe(true);
  expect(pair('1:A5', '1:A7', 'Seasoned')).toBe(false);
  const chain = writing([tank('1:A5'), tank('1:A7'), tank('1:A6')]);
  play(chain, 'german', 'command u1 FIRE', 'command u3 FIRE', 'command u2 FIRE');
  expect(unit(chain, 'u2').command).toBe('FIRE');
  // Another command is another, however near.
  const two = writing([tank('1:A5'), tank('1:A5')]);
  play(two, 'german', 'command u1 FIRE');
  expect(refusals(two, 'german', 'command u2 MOVE')).toEqual(['B5.6']);
});

test('[panzer B5.7, BASE.RECON, 7.23.2.b] recon units have a command of their own, as long as they have a radio', () => {
  const position = (more: Partial<Told> = {}) =>
    writing([tank('1:A5'), tank('1:F5', { card: 'psw-231', ...more })], { grades: { german: 'Regulars' } });
  const match = position();
  play(match, 'german', 'command u1 FIRE');
  expect(refusals(match, 'german', 'command u2 MOVE')).toEqual([]);
  const deaf = position({ collateral: ['radio'] });
  play(deaf, 'german', 'command u1 FIRE');
  expect(refusals(deaf, 'german', 'command u2 MOVE')).toEqual(['B5.6']);
});

test('[panzer B6, B6.1, B6.2] both roll and add their Force Grade; ties are rolled again, and the higher is First Player', () => {
  const first = (...rolls: readonly number[]) => {
    const match = skirmish(
      {
        ...orders([tank('1:A5')], { grades: { german: 'Veteran', british: 'Seasoned' } }),
        phase: 'initiative',
      },
      rolls.map(hundred),
    );
    return match.state.first;
  };
  expect(first(30, 49)).toBe('german');
  expect(first(30, 51)).toBe('british');
  expect(first(30, 50, 1, 90)).toBe('british');
});

const PLATOONS = {
  first: { formation: 'company' },
  second: { formation: 'company' },
  hq: { formation: 'company', headquarters: 'CHQ' },
} as const;

test('[panzer 7.3.a, 7.3.b, 7.3.c, 7.3.d] with platoons only one platoon shares a command, with its headquarters, and no two through it', () => {
  const shares = (
    groups: readonly string[],
    options: readonly ['7.3'] | readonly [],
    platoons: Position['platoons'] = PLATOONS,
  ) => {
    const units = groups.map((group, i) =>
      tank('1:A5', { group, command: i === groups.length - 1 ? 'N/C' : 'FIRE' }),
    );
    const { world, view } = standing(
      orders(units, {
        options,
        platoons: platoons ?? {},
        grades: { first: 'Green', second: 'Green', hq: 'Green' },
      }),
    );
    return mayHave(world, view, fieldedById(view, `u${groups.length}`), 'FIRE');
  };
  expect(shares(['first', 'first'], ['7.3'])).toBe(true);
  expect(shares(['first', 'second'], ['7.3'])).toBe(false);
  expect(shares(['first', 'second'], [])).toBe(true);
  expect(shares(['first', 'hq'], ['7.3'])).toBe(true);
  expect(shares(['first', 'hq', 'second'], ['7.3'])).toBe(false);
  // A headquarters of another company is none of theirs.
  const others = { ...PLATOONS, hq: { formation: 'other', headquarters: 'CHQ' } } as const;
  expect(shares(['first', 'first', 'hq'], ['7.3'], others)).toBe(true);
});

test('[panzer 7.4, 7.4.2.a, 7.4.2.b] without radios a platoon has one command for all, in one hex; who has lost a track is left behind', () => {
  const column = (
    options: readonly ['7.4'] | readonly [],
    more: Partial<Told> = {},
    date = { year: 1940, month: 6 },
  ) =>
    skirmish({
      phase: 'command',
      options,
      date,
      grades: { italian: 'Elite' },
      units: [{ card: 'l3-35', at: '1:A5' }, { card: 'l3-35', at: '1:A5', ...more }, FOE],
    });
  const match = column(['7.4']);
  play(match, 'italian', 'command u1 MOVE');
  expect(unit(match, 'u2').command).toBe('MOVE');
  const left = column(['7.4'], { tracked: true });
  play(left, 'italian', 'command u1 MOVE');
  expect(unit(left, 'u2').command).toBe('N/C');
  const damaged = column(['7.4'], { hullDamaged: true });
  play(damaged, 'italian', 'command u1 MOVE');
  expect(unit(damaged, 'u2').command).toBe('MOVE');
  const free = column([]);
  play(free, 'italian', 'command u1 MOVE');
  expect(unit(free, 'u2').command).toBe('N/C');
  // Elite have a range of three, but not without a radio.
  const apart = (options: readonly ['7.4'] | readonly []) => {
    const { world, view } = standing({
      phase: 'command',
      options,
      grades: { italian: 'Regulars' },
      units: [
        { card: 'l3-35', at: '1:A5', command: 'MOVE' },
        { card: 'l3-35', at: '1:A6', tracked: true },
        { ...FOE },
      ],
    });
    return mayHave(world, view, fieldedById(view, 'u2'), 'FIRE');
  };
  expect(apart(['7.4'])).toBe(false);
  // The M13/40 got its sets in the middle of 1941.
  const later = (year: number) => {
    const two = skirmish({
      phase: 'command',
      options: ['7.4'],
      date: { year, month: 7 },
      grades: { italian: 'Elite' },
      units: [{ card: 'm13-40', at: '1:A5' }, { card: 'm13-40', at: '1:A5' }, FOE],
    });
    play(two, 'italian', 'command u1 MOVE');
    return unit(two, 'u2').command;
  };
  expect([later(1940), later(1942)]).toEqual(['MOVE', 'N/C']);
});

test('[panzer 7.4.2.c] recon vehicles without radios keep their own commands', () => {
  const cards = CARDS as unknown as Record<string, unknown>;
  cards['deaf scout'] = { ...CARDS['psw-231'], noRadio: true };
  const match = skirmish({
    phase: 'command',
    options: ['7.4'],
    grades: { german: 'Green' },
    units: [tank('1:A5'), tank('1:F5', { card: 'deaf scout' as 'psw-231' }), FOE],
  });
  play(match, 'german', 'command u1 FIRE');
  expect(refusals(match, 'german', 'command u2 MOVE')).toEqual([]);
  delete cards['deaf scout'];
});

/** A company of ten Seasoned tanks in one platoon, its headquarters where it is said. */
const company = (
  hq: Partial<Told> | undefined,
  more: Partial<Omit<Position, 'units'>> = {},
  far: Partial<Told> = {},
): Position =>
  orders(
    [
      ...(hq ? [tank('1:A1', { group: 'hq', ...hq })] : []),
      ...Array.from({ length: 8 }, (_, i) => tank(`1:${'ABCDEFGH'[i]}3`, { group: 'first' })),
      tank('1:J3', { group: 'first', ...far }),
    ],
    { size: [40, 40], options: ['7.52'], platoons: PLATOONS, ...more },
  );
/** How many MOVE commands it can place. */
const moves = (position: Position) => {
  const match = skirmish(position);
  let n = 0;
  for (const act of offers(match, 'german', 'command').filter(each => each.endsWith('MOVE')))
    if (match.offered('german').includes(act)) {
      play(match, 'german', act);
      n += 1;
    }
  return n;
};

test('[panzer 7.52.a, 7.52.CHQ.a, 7.52.CHQ.b, 7.52.CHQ.c] units out of ten hexes of their CHQ halve the moves of their formation, and so does its loss', () => {
  // Ten Seasoned units have six commands; in one hex or two apart each tank needs its own here.
  const spread = { grades: { hq: 'Regulars', first: 'Regulars' } } as const;
  expect(available(company({}, spread), 'company')).toBe(5);
  expect(moves(company({}, spread))).toBe(5);
  expect(moves(company({}, spread, { at: '1:A12' }))).toBe(2);
  expect(moves(company({}, spread, { at: '1:A11' }))).toBe(5);
  expect(moves(company({}, { ...spread, options: [] }, { at: '1:A12' }))).toBe(5);
  // Lost: half of the total is taken off.
  const lost = company({}, spread);
  const [chief, ...others] = lost.units;
  if (!chief) throw new Error('a company has a headquarters');
  const { at: _, ...gone } = chief;
  expect(moves({ ...lost, units: [{ ...gone, lost: 'knocked out' }, ...others] })).toBe(2);
  // FIRE is not touched, and recon units do not count.
  const match = skirmish(company({}, spread, { at: '1:A12' }));
  expect(offers(match, 'german', 'command').some(act => act.endsWith('FIRE'))).toBe(true);
  expect(moves(company({}, spread, { at: '1:A12', card: 'psw-231' }))).toBeGreaterThan(2);
});

const BATTALION = {
  first: { formation: 'company', battalion: 'b', regiment: 'r' },
  hq: { formation: 'company', headquarters: 'CHQ', battalion: 'b', regiment: 'r' },
  bhq: { headquarters: 'BHQ', battalion: 'b', regiment: 'r' },
  rhq: { headquarters: 'RHQ', regiment: 'r' },
} as const;

/** The company’s commands with these higher headquarters. */
const under = (above: readonly Told[], options: readonly ('7.52' | '7.57' | '7.4')[] = ['7.52']) => {
  const position = company({}, { platoons: BATTALION, options, grades: { hq: 'Elite', first: 'Elite' } });
  return available({ ...position, units: [...above, ...position.units] }, 'company');
};
const chief = (group: 'bhq' | 'rhq', at: string | undefined, more: Partial<Told> = {}): Told =>
  at === undefined
    ? { card: 'pz-iiih', group, lost: 'knocked out', ...more }
    : { card: 'pz-iiih', group, at: at as '1:A1', ...more };

test('[panzer 7.52.BHQ.a, 7.52.BHQ.b, 7.52.BHQ.c] a CHQ farther than 20 hexes from its BHQ, or without one, counts two rows lower; none at all is off the map and no matter (E-031)', () => {
  // Ten units: Elite 9, Seasoned 6.
  expect(under([])).toBe(9);
  expect(under([chief('bhq', '1:A21')])).toBe(9);
  expect(under([chief('bhq', '1:A22')])).toBe(6);
  expect(under([chief('bhq', undefined)])).toBe(6);
  expect(under([chief('bhq', '1:A22'), chief('bhq', '1:A2')])).toBe(9);
  expect(under([chief('bhq', '1:A22')], [])).toBe(9);
});

test('[panzer 7.52.RHQ.a, 7.52.RHQ.b, 7.52.RHQ.c] a BHQ too far from its RHQ costs two rows more, never below Green', () => {
  expect(under([chief('bhq', '1:A2'), chief('rhq', '1:A22')])).toBe(9);
  expect(under([chief('bhq', '1:A2'), chief('rhq', '1:A23')])).toBe(6);
  expect(under([chief('bhq', '1:A2'), chief('rhq', undefined)])).toBe(6);
  expect(under([chief('bhq', '1:A22'), chief('rhq', undefined)])).toBe(4);
});

test('[panzer 7.52.CHQ.d, 7.52.BHQ.d, 7.52.RHQ.d, 7.57.b, 7.57.c, 7.57.d] no radio is no span; a commander who does everything reaches less far and has a command less', () => {
  const cards = CARDS as unknown as Record<string, unknown>;
  cards.deaf = { ...CARDS['pz-iiih'], noRadio: true };
  cards.busy = { ...CARDS['pz-iiih'], overworked: true };
  const [deaf, busy] = [{ card: 'deaf' as 'pz-iiih' }, { card: 'busy' as 'pz-iiih' }];
  const radios = ['7.52', '7.4'] as const;
  expect(under([chief('bhq', '1:A2', deaf)], radios)).toBe(6);
  expect(under([chief('bhq', '1:A1', deaf)], radios)).toBe(9);
  expect(under([chief('bhq', '1:A1'), chief('rhq', '1:A2', deaf)], radios)).toBe(6);
  const spread = { grades: { hq: 'Regulars', first: 'Regulars' } } as const;
  expect(moves(company(deaf, { ...spread, options: ['7.52', '7.4'] }))).toBe(2);
  const tired = ['7.52', '7.57'] as const;
  expect(under([chief('bhq', '1:A11', busy)], tired)).toBe(9);
  expect(under([chief('bhq', '1:A12', busy)], tired)).toBe(6);
  expect(under([chief('bhq', '1:A1'), chief('rhq', '1:A16', busy)], tired)).toBe(9);
  expect(under([chief('bhq', '1:A1'), chief('rhq', '1:A17', busy)], tired)).toBe(6);
  expect(available(company(busy, { ...spread, options: ['7.57'] }), 'company')).toBe(4);
  expect(available(company(busy, { ...spread, options: [] }), 'company')).toBe(5);
  delete cards.deaf;
  delete cards.busy;
});

test('[panzer 7.52.CHQ.b] E-073: of one command half is still one', () => {
  const two = company({}, { grades: { hq: 'Regulars', first: 'Regulars' } }, { at: '1:A12' });
  const [hq, ...others] = two.units;
  if (!hq) throw new Error('a company has a headquarters');
  const position = { ...two, units: [hq, ...others.slice(-2)] };
  expect(available(position, 'company')).toBe(1);
  expect(moves(position)).toBe(1);
});

test('[panzer 7.57.b] E-074: two overworked company commanders cost a formation of eleven commands one', () => {
  const cards = CARDS as unknown as Record<string, unknown>;
  cards.busy = { ...CARDS['pz-iiih'], overworked: true };
  const chiefs = Array.from({ length: 2 }, () => tank('1:A1', { group: 'hq', card: 'busy' as 'pz-iiih' }));
  const tanks = Array.from({ length: 21 }, () => tank('1:B3', { group: 'first' }));
  const position = (options: readonly ['7.57'] | readonly []) =>
    orders([...chiefs, ...tanks], {
      size: [40, 40],
      options,
      platoons: PLATOONS,
      grades: { hq: 'Regulars', first: 'Regulars' },
    });
  expect([available(position([]), 'company'), available(position(['7.57']), 'company')]).toEqual([11, 10]);
  delete cards.busy;
});

test('[panzer 7.4] E-021: an M11/39 has no radio', () => {
  const { world, view } = standing({ options: ['7.4'], units: [{ card: 'm11-39', at: '1:A1' }] });
  const off = standing({ units: [{ card: 'm11-39', at: '1:A1' }] });
  expect([
    hasRadio(world, fieldedById(view, 'u1')),
    hasRadio(off.world, fieldedById(off.view, 'u1')),
  ]).toEqual([false, true]);
});
