/** Fields of fire, turrets, pivots, rows of a card, priority and collateral damage. */
import { expect, test } from 'vitest';
import { hundred, offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

type Told = Partial<Position['units'][number]>;
const [MISS, STAYS] = [hundred(100), hundred(100)];
const field = (
  ours: Told,
  more: Partial<Omit<Position, 'units'>> & { others?: Position['units'] } = {},
): Position => {
  const { others = [], ...rest } = more;
  return {
    phase: 'combat',
    first: 'german',
    ...rest,
    units: [
      { card: 'pz-iiij-lang', at: '1:E6', facing: 0, command: 'FIRE', ...ours },
      { card: 'crusader-i', at: '1:E3', facing: 3 },
      ...others,
    ],
  };
};
const engaged = (position: Position, target = 'u2', ...dice: readonly (readonly number[])[]) => {
  const match = skirmish(position, dice);
  play(match, 'german', `engage ${target}`);
  return match;
};
const isFiring = (position: Position) => offers(skirmish(position), 'german', 'engage').includes('engage u2');

test('[panzer B7.1] a turret fires all round, a gun in the hull into the front half', () => {
  expect(isFiring(field({ facing: 3 }))).toBe(true);
  const hull = (facing: 0 | 2 | 3) => isFiring(field({ card: 'marder-iii', facing }));
  expect([hull(0), hull(2), hull(3)]).toEqual([true, false, false]);
  expect(isFiring(field({ card: 'pak-38', facing: 0 }))).toBe(true);
  expect(isFiring(field({ card: 'pak-38', facing: 3 }))).toBe(false);
  // A line along the very edge of the half is inside.
  const others = [
    { card: 'crusader-i', at: '1:G6' },
    { card: 'crusader-i', at: '1:G7' },
  ] as const;
  const edge = field({ card: 'marder-iii', facing: 0 }, { others });
  expect(offers(skirmish(edge), 'german', 'engage')).toEqual(['engage u2', 'engage u3']);
});

test('[panzer 7.8.a] with turrets, a turret fires into the 60 degrees before it', () => {
  const turret = (side: 0 | 1 | 3) => isFiring(field({ turret: side }, { options: ['7.8'] }));
  expect([turret(0), turret(1), turret(3)]).toEqual([true, false, false]);
});

test('[panzer 7.16.a, 7.16.b] a gun on a platform fires all round, and then faces its target', () => {
  const gun = (options: readonly ['7.16'] | readonly []) =>
    field({ card: 'flak-36', facing: 3 }, { options });
  expect(isFiring(gun(['7.16']))).toBe(true);
  expect(isFiring(gun([]))).toBe(false);
  const match = engaged(gun(['7.16']), 'u2', MISS);
  play(match, 'german', 'add u1 ap');
  expect(unit(match, 'u1').facing).toBe(0);
});

test('[panzer B7.6] with SHORT HALT a gun in the hull is pointed by one hexside before it fires', () => {
  const match = skirmish(field({ card: 'marder-iii', facing: 2, command: 'SHORT-HALT' }));
  expect(offers(match, 'german', 'engage')).toEqual([]);
  play(match, 'german', 'pivot u1 NE');
  expect(unit(match, 'u1')).toMatchObject({ facing: 1, shown: true });
  expect(offers(match, 'german', 'engage')).toEqual(['engage u2']);
  expect(refusals(match, 'german', 'pivot u1 N')).toEqual(['B7.6']);
  expect(refusals(skirmish(field({ card: 'marder-iii' })), 'german', 'pivot u1 NE')).toEqual(['B7.6']);
  expect(refusals(skirmish(field({ command: 'SHORT-HALT' })), 'german', 'pivot u1 NE')).toEqual(['B7.6']);
});

test('[panzer B5.1, B5.2, B5.3, B5.5, BASE.NC] FIRE and SHORT HALT fire, all others do not', () => {
  const fires = (command: Told['command']) => isFiring(field({ ...(command && { command }) }));
  expect(fires('FIRE')).toBe(true);
  expect(fires('SHORT-HALT')).toBe(true);
  for (const command of ['MOVE', 'OW', 'N/C'] as const) expect(fires(command)).toBe(false);
});

test('[panzer B7, B3.3] only at what is spotted, by anybody of the side, and in sight', () => {
  const unseen = field({});
  const [mine, theirs] = unseen.units;
  if (!mine || !theirs) throw new Error('two tanks');
  const asked = (spottedBy: readonly `u${number}`[]) =>
    isFiring({ ...unseen, units: [mine, { ...theirs, spottedBy }, { card: 'pz-iiih', at: '1:A10' }] });
  expect(asked(['u3'])).toBe(true);
  const match = skirmish({ ...unseen, units: [mine, { ...theirs, spottedBy: undefined as never }] });
  expect(refusals(match, 'german', 'engage u2')).toEqual(['B7']);
  expect(isFiring(field({}, { hexes: { '1:E5': 'woods' } }))).toBe(false);
});

test('[panzer B7.2, BASE.DF] all fire on a target is announced before any is resolved, and then it is closed', () => {
  const two = field(
    {},
    {
      others: [
        { card: 'pz-iiih', at: '1:F6', facing: 0, command: 'FIRE' },
        { card: 'pz-iiih', at: '1:G6', facing: 0, command: 'FIRE' },
      ],
    },
  );
  const match = engaged(two, 'u2', MISS, MISS);
  play(match, 'german', 'add u1 ap');
  expect(match.journal.all().filter(({ is }) => is === 'roll')).toEqual([]);
  play(match, 'german', 'add u3 ap', 'resolve');
  expect(refusals(match, 'german', 'engage u2')).toEqual(['B7.2']);
  expect(refusals(match, 'german', 'add u1 ap')).not.toEqual([]);
});

test('[panzer B7.4, B7.5] one row a unit: AP at vehicles, GP and machine guns at all', () => {
  const match = engaged(field({}));
  expect(offers(match, 'german', 'add')).toEqual(['add u1 ap', 'add u1 gp', 'add u1 mg']);
  const men = engaged(field({}, { others: [{ card: 'british-section', at: '1:E4' }] }), 'u3');
  expect(offers(men, 'german', 'add')).toEqual(['add u1 gp', 'add u1 mg']);
});

test('[panzer B7.4] a tank with two guns fires either: that of its turret all round', () => {
  const grant: Position = {
    phase: 'combat',
    first: 'british',
    units: [
      { card: 'grant', at: '1:E6', facing: 3, command: 'FIRE' },
      { card: 'pz-iiih', at: '1:E3' },
    ],
  };
  const match = skirmish(grant);
  play(match, 'british', 'engage u2');
  expect(offers(match, 'british', 'add')).toEqual(['add u1 second-ap', 'add u1 second-gp']);
});

test('[panzer 7.14.a, 7.14.b] vehicles fire at the nearest vehicle that fights, unless another of the formation does', () => {
  const others = [
    { card: 'crusader-i', at: '1:E4', facing: 3 },
    { card: 'pz-iiih', at: '1:F6', facing: 0, command: 'FIRE' },
    { card: 'pak-38', at: '1:D6', facing: 0, command: 'FIRE' },
  ] as const;
  const position = field({}, { others, options: ['7.14'] });
  const match = skirmish(position, [MISS, MISS]);
  // The gun may fire at whom it likes, and so u2 may be named.
  play(match, 'german', 'engage u2');
  expect(offers(match, 'german', 'add').every(act => act.startsWith('add u5'))).toBe(true);
  expect(refusals(match, 'german', 'add u1 ap')).toEqual(['7.14.a']);
  const nearest = skirmish(position, [MISS, MISS, MISS]);
  play(nearest, 'german', 'engage u3', 'add u5 ap', 'resolve');
  expect(refusals(nearest, 'german', 'engage u2')).toEqual(['B7']);
  const engagedByOne = skirmish(position, [MISS, MISS]);
  play(engagedByOne, 'german', 'engage u3', 'add u1 ap', 'resolve', 'engage u2');
  expect(offers(engagedByOne, 'german', 'add')).toContain('add u4 ap');
  // Trucks do not fight, and without the option everybody chooses.
  const truck = field({}, { others: [{ card: 'british-truck', at: '1:E4' }], options: ['7.14'] });
  expect(offers(skirmish(truck), 'german', 'engage')).toContain('engage u2');
  expect(offers(engaged({ ...position, options: [] }), 'german', 'add')).toContain('add u1 ap');
});

test('[panzer 7.25.a, 7.25.c] 00 in AP and an unmodified 01 in GP fire break the weapon that fired, and nothing else', () => {
  const on = { options: ['7.25'] } as const;
  const ap = engaged(field({}, on), 'u2', MISS);
  play(ap, 'german', 'add u1 ap');
  expect(unit(ap, 'u1').faults).toEqual({ gun: 'malfunction' });
  const mg = engaged(field({ at: '1:E4' }, on), 'u2', hundred(1));
  play(mg, 'german', 'add u1 mg');
  expect(unit(mg, 'u1').faults).toEqual({ 'small arms': 'malfunction' });
  const off = engaged(field({}), 'u2', MISS);
  play(off, 'german', 'add u1 ap');
  expect(unit(off, 'u1')).not.toHaveProperty('faults');
  const jammed = engaged(field({ at: '1:E4', faults: { gun: 'malfunction' } }, on));
  expect(offers(jammed, 'german', 'add')).toEqual(['add u1 mg']);
  expect(refusals(jammed, 'german', 'add u1 ap')).toEqual(['7.25.a']);
});

test('[panzer 7.25.b] repairs at the end of the Command Phase: 2 or less works, 10 ends it, N/C helps by 2', () => {
  const repair = (
    die: number,
    command: Told['command'],
    fault: 'malfunction' | 'out of action' = 'malfunction',
  ) =>
    unit(
      skirmish(
        {
          ...field({ faults: { gun: fault }, ...(command && { command }) }, { options: ['7.25'] }),
          phase: 'repair',
        },
        [[die], hundred(80), hundred(20)],
      ),
      'u1',
    ).faults;
  expect(repair(2, 'FIRE')).toEqual({});
  expect(repair(3, 'FIRE')).toEqual({ gun: 'malfunction' });
  expect(repair(4, 'N/C')).toEqual({});
  expect(repair(5, 'N/C')).toEqual({ gun: 'malfunction' });
  expect(repair(10, 'FIRE')).toEqual({ gun: 'out of action' });
});

test('[panzer 7.23, 7.23.1.a, 7.23.1.b, 7.23.2.a, 7.23.2.b, 7.23.3, 7.23.4] what goes through and does no damage may break something, by where it went', () => {
  // 7.5 cm L/43 at medium range; a die of 1 is no damage on the row of its calibre.
  const through = (location: number, die: number, theirs: Told = {}, more: Told = {}) => {
    const position = field({ card: 'pz-ivf2', ...more }, { options: ['7.23'] });
    const [mine, target] = position.units;
    if (!mine || !target) throw new Error('two tanks');
    const match = skirmish({ ...position, units: [mine, { ...target, ...theirs }] }, [
      hundred(40),
      hundred(location),
      [1],
      [die],
    ]);
    play(match, 'german', 'engage u2', 'add u1 ap');
    return unit(match, 'u2');
  };
  expect(through(40, 1).collateral).toEqual(['optics']);
  expect(through(40, 2).collateral).toEqual(['coax']);
  expect(through(40, 3).collateral).toBeUndefined();
  expect(through(41, 1).collateral).toEqual(['running gear']);
  expect(through(41, 2).collateral).toBeUndefined();
  const side = { facing: 1 } as const;
  expect(through(40, 1, side).collateral).toEqual(['ring']);
  expect(through(40, 2, side).collateral).toEqual(['radio']);
  expect(through(88, 1, side).collateral).toEqual(['fuel']);
  expect(through(88, 2, side).collateral).toBeUndefined();
  // Each only once, and what is not there shakes the crew.
  expect(through(40, 1, { collateral: ['optics'] }).collateral).toEqual(['optics']);
  expect(through(40, 1, { ...side, card: 'grant' }).suppressed).toBe('ON');
  // Soft vehicles have none of it: the truck is hurt by less, and no second die is thrown.
  const soft = skirmish(
    {
      ...field({ card: 'pz-ivf2' }, { options: ['7.23'] }),
      units: [
        { card: 'pz-ivf2', at: '1:E6', facing: 0, command: 'FIRE' },
        { card: 'british-truck', at: '1:E3', facing: 3 },
      ],
    },
    [hundred(40), hundred(41), [1]],
  );
  play(soft, 'german', 'engage u2', 'add u1 ap');
  expect(unit(soft, 'u2')).not.toHaveProperty('collateral');
});

test('[panzer 7.8.2.a, 7.8.2.b] a turret turned to the firer is hit in its front, with the same dice', () => {
  // The firer lies to the rear and side of the hull; 39 is the turret’s rear there, and its front from ahead.
  const hit = (turret: 0 | 1 | 2 | 3 | 4 | 5, location: number) => {
    const match = skirmish(
      {
        phase: 'combat',
        first: 'british',
        options: ['7.8'],
        units: [
          { card: 'crusader-iii', at: '1:G6', facing: 5, turret: 5, command: 'FIRE' },
          { card: 'pz-ivf2', at: '1:E5', facing: 0, turret },
        ],
      },
      [hundred(60), hundred(location), [9], STAYS],
    );
    play(match, 'british', 'engage u2', 'add u1 ap');
    return match.journal.all().flatMap(entry => (entry.is === 'roll' ? [entry.account[0]?.verdict] : []));
  };
  expect(hit(0, 39)[1]).toBe('TR');
  expect(hit(2, 39)[1]).toBe('TF');
  expect(hit(2, 41)[1]).toBe('HS');
});
