import { expect, test } from 'vitest';
import {
  isGone,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
  weapon,
} from '../testing/bench.ts';
import { ix } from '../world.ts';
import { isAdjacent, isBeside } from './adjacent.ts';
import { Danger } from './ground.ts';

const BROKEN = { card: 'german 4-6-7', broken: true } as const;
const FAR = { card: 'german 4-6-7', at: '1:A1' } as const;
const enemy = (at: string, more: object = {}) =>
  ({ card: 'russian 4-4-7', at, ...more }) as Position['units'][number];

const routPhase = (
  units: Position['units'],
  more: Partial<Position> = {},
  dice: readonly (readonly number[])[] = [],
) => skirmish({ phase: 'rout', units, ...more } as Position, dice);

const WOODS = { '1:E5': 'woods' } as const;
const NORTH = { '1:E3': 'woods' } as const;

test('[sl 3.21.1, SOP.6.1] only broken units rout', () => {
  const match = routPhase([{ ...BROKEN, at: '1:E4' }, FAR, enemy('1:E10')], { hexes: NORTH });
  expect(offers(match, 'german', 'rout')).toEqual(['rout u1']);
  expect(refusals(match, 'german', 'rout u2')).toEqual(['3.21.1']);
});

test('[sl 3.21.7, 3.21.10] out of cover it must make for it, at once, and stops there', () => {
  const match = routPhase([{ ...BROKEN, at: '1:E5' }, enemy('1:E10')], {
    hexes: { ...NORTH, '1:E2': 'woods' },
  });
  expect(refusals(match, 'german', 'done')).toEqual(['3.21.7']);
  play(match, 'german', 'rout u1', 'flee 1:E4', 'flee 1:E3');
  expect(unit(match, 'u1').at).toBe('1:E3');
  expect(match.state.phase).not.toBe('rout');
});

test('[sl 3.21.8] it takes the shortest way, in movement factors', () => {
  const match = routPhase([{ ...BROKEN, at: '1:E4' }, enemy('1:E10')], {
    hexes: { '1:E2': 'woods', '1:H4': 'woods' },
  });
  play(match, 'german', 'rout u1');
  expect(offers(match, 'german', 'flee')).toEqual(['flee 1:E3']);
  expect(refusals(match, 'german', 'flee 1:F4')).toEqual(['3.21.8']);
});

test('[sl 3.21.2] the attacker’s routs come first', () => {
  const match = routPhase([{ ...BROKEN, at: '1:E4' }, enemy('1:E8', { broken: true })], {
    hexes: { ...NORTH, '1:E9': 'woods' },
  });
  expect(match.choiceOf('russian')).toBeUndefined();
  play(match, 'german', 'rout u1', 'flee 1:E3');
  expect(offers(match, 'russian', 'rout')).toEqual(['rout u2']);
});

test('[sl 3.21.2, SQLA-13B] beside an enemy it must leave its cover, even if he is broken', () => {
  for (const broken of [undefined, true] as const) {
    const match = routPhase([{ ...BROKEN, at: '1:E5' }, enemy('1:E6', { broken }), FAR], {
      hexes: { ...WOODS, '1:E3': 'woods' },
    });
    expect(refusals(match, 'german', 'done')).toEqual(['3.21.7']);
    play(match, 'german', 'rout u1', 'flee 1:E4', 'flee 1:E3');
    expect(unit(match, 'u1').at).toBe('1:E3');
  }
});

test('[sl 3.21.13, 3.21.10] in cover it stays, unless it was fired at: then it may go', () => {
  const hexes = { ...WOODS, '1:E3': 'woods' } as const;
  const calm = routPhase([{ ...BROKEN, at: '1:E5' }, { ...BROKEN, at: '1:G8' }, enemy('1:A10')], { hexes });
  expect(refusals(calm, 'german', 'rout u1')).toEqual(['3.21.13']);
  const shaken = routPhase([{ ...BROKEN, at: '1:E5', desperate: true }, enemy('1:A10')], { hexes });
  expect(offers(shaken, 'german', 'rout')).toEqual(['rout u1']);
  expect(offers(shaken, 'german', 'done')).toEqual(['done']);
});

test('[sl 3.21.7.1, QA-13.41a, QA-13.51] it never goes nearer to an enemy whom it sees, even out of his sight', () => {
  const flee = (hexes: Position['hexes']) => {
    const match = routPhase([{ ...BROKEN, at: '1:E5' }, enemy('1:E10', { broken: true })], {
      hexes: { '1:D7': 'woods', '1:E1': 'woods', ...hexes },
    });
    play(match, 'german', 'rout u1');
    return offers(match, 'german', 'flee');
  };
  expect(flee({})).not.toContain('flee 1:E6');
  // Who is on the map but not in sight is no known enemy.
  expect(flee({ '1:E8': 'stone building' })).toContain('flee 1:E6');
});

/** The ways that a unit in column E or F sees to the woods two hexes north of it, with an enemy in A4. */
function waysNorth(column: 'E' | 'F', foe: object = {}, more: Partial<Position> = {}): readonly string[] {
  const match = routPhase([{ ...BROKEN, at: `1:${column}5` }, enemy('1:A4', foe)], {
    ...more,
    hexes: { [`1:${column}3`]: 'woods', ...more.hexes },
  });
  play(match, 'german', 'rout u1');
  return offers(match, 'german', 'flee');
}

test('[sl 3.21.7.2] it may not cross open ground in sight and normal range of an unbroken enemy', () => {
  expect(waysNorth('E')).not.toContain('flee 1:E4');
  expect(waysNorth('E', { broken: true })).toEqual(['flee 1:E4']);
  // Four hexes are all that they reach.
  expect(waysNorth('F')).toEqual(['flee 1:F4']);
  // Out of his sight.
  expect(waysNorth('E', {}, { levels: { '1:B3': 2, '1:B4': 2, '1:B5': 2 } })).toEqual(['flee 1:E4']);
});

test('[sl 3.21.7.2] unless a wall or hedge is before it', () => {
  const walled = waysNorth('E', {}, { board: { sides: { 'E4/NW': 'wall', 'E4/SW': 'hedge' } } });
  expect(walled).toContain('flee 1:E4');
});

test('[sl 3.21.7.2] a machine gun that works reaches farther', () => {
  const isCaught = (more: object) =>
    routPhase([{ ...BROKEN, at: '1:F5' }, enemy('1:A4')], {
      hexes: { '1:F3': 'woods' },
      weapons: [{ card: 'russian LMG', by: 'u2', ...more }],
    }).choiceOf('russian')?.id === 'failed-rout';
  expect(isCaught({})).toBe(true);
  expect(isCaught({ malfunctioned: true })).toBe(false);
  expect(isCaught({ dismantled: true })).toBe(false);
});

test('[sl 3.21.7.2] other weapons reach no farther, and no less far, than the men who carry them', () => {
  const ways = (weapon: string, foe: object = {}) =>
    waysNorth('E', foe, { weapons: [{ card: weapon, by: 'u2' }] });
  for (const weapon of ['russian DC', 'russian FT']) expect(ways(weapon)).not.toContain('flee 1:E4');
  // Two hexes off a leader with flames in his hands leaves the way free.
  expect(ways('russian FT', { card: 'russian 8-0', at: '1:C4' })).toEqual(['flee 1:E4']);
});

test('[sl QA-13.42f] E1-051: a heavy one sweeps no more than 16 hexes without a leader', () => {
  const isCaught = (column: string, ...leader: Position['units']) =>
    routPhase([{ ...BROKEN, at: `1:${column}5` as '1:A5' }, enemy('1:A5'), ...leader], {
      size: [25, 10],
      weapons: [{ card: 'russian HMG', by: 'u2' }],
    }).choiceOf('russian')?.id === 'failed-rout';
  const led = { card: 'russian 8-0', at: '1:A5' } as const;
  // Q is the 17th column, S is 18 hexes away.
  expect([isCaught('Q'), isCaught('R'), isCaught('S')]).toEqual([true, false, false]);
  expect([isCaught('S', led), isCaught('S', { ...led, broken: true })]).toEqual([true, false]);
  expect([isCaught('R', led), isCaught('R', { ...led, broken: true })]).toEqual([true, false]);
});

test('[sl 3.21.7.2] wheat is no open ground; there it may wait when there is no way', () => {
  const match = routPhase([{ ...BROKEN, at: '1:E5' }, enemy('1:E8')], { hexes: { '1:E5': 'grain' } });
  expect(match.state.phase).not.toBe('rout');
  expect(isGone(match, 'u1')).toBe(false);
});

test('[sl QA-91] E1-054: open ground higher than the enemy may be crossed', () => {
  expect(waysNorth('E', {}, { levels: { '1:E3': 1, '1:E4': 1, '1:E5': 1 } })).toContain('flee 1:E4');
});

test('[sl 3.21.12, 3.21.5] a rout of six factors takes as many phases as it needs', () => {
  const match = routPhase([{ ...BROKEN, at: '1:E9' }, enemy('1:E10', { broken: true })], {
    hexes: { '1:E1': 'woods' },
  });
  play(match, 'german', 'rout u1');
  for (const row of [8, 7, 6, 5, 4, 3]) play(match, 'german', `flee 1:E${row}`);
  expect(offers(match, 'german', 'flee')).toEqual([]);
  expect(unit(match, 'u1').at).toBe('1:E3');
});

test('[sl 3.21.5] a leader gives those who rout no more', () => {
  const match = routPhase(
    [{ ...BROKEN, at: '1:E9' }, { card: 'german 9-1', at: '1:E9' }, enemy('1:E10', { broken: true })],
    { hexes: { '1:E1': 'woods' } },
  );
  play(match, 'german', 'rout u1', 'go-along u2');
  for (const row of [8, 7, 6, 5, 4, 3]) play(match, 'german', `flee 1:E${row}`);
  expect(offers(match, 'german', 'flee')).toEqual([]);
});

test('[sl 3.21.11, QA-13.44] cover that is full is passed through, not stopped in', () => {
  const full = Array.from({ length: 3 }, () => ({ card: 'german 4-6-7', at: '1:E3' }) as const);
  const match = routPhase([{ ...BROKEN, at: '1:E4' }, enemy('1:E10'), ...full], {
    hexes: { '1:E3': 'woods', '1:E2': 'woods' },
  });
  play(match, 'german', 'rout u1', 'flee 1:E3', 'flee 1:E2');
  expect(unit(match, 'u1').at).toBe('1:E2');
});

test('[sl QA-13.44] broken units that are too many after the routs are lost', () => {
  const full = Array.from({ length: 3 }, () => ({ card: 'german 4-6-7', at: '1:E5' }) as const);
  const match = routPhase([{ ...BROKEN, at: '1:E5' }, enemy('1:J10'), ...full], { hexes: WOODS });
  expect(isGone(match, 'u1')).toBe(true);
  expect(isGone(match, 'u3')).toBe(false);
  // Whoever came first: it is the broken who give way.
  const last = routPhase([...full, enemy('1:J10'), { ...BROKEN, at: '1:E5' }], { hexes: WOODS });
  expect(last.state.units.map(({ id }) => id)).toEqual(['u1', 'u2', 'u3', 'u4']);
});

test('[sl 3.21.18] who routs leaves his weapons behind', () => {
  const match = routPhase([{ ...BROKEN, at: '1:E4' }, enemy('1:E10')], {
    hexes: NORTH,
    weapons: [{ card: 'german LMG', by: 'u1' }],
  });
  play(match, 'german', 'rout u1');
  expect(weapon(match, 'w1')).toMatchObject({ at: '1:E4' });
  expect(weapon(match, 'w1').by).toBeUndefined();
});

test('[sl 3.2.8] an unbroken leader with it may go along, with what he carries; nobody else', () => {
  const match = routPhase(
    [
      { ...BROKEN, at: '1:E5' },
      { card: 'german 8-0', at: '1:E5' },
      { card: 'german 4-6-7', at: '1:E5' },
      enemy('1:E10'),
    ],
    { hexes: NORTH, weapons: [{ card: 'german LMG', by: 'u2' }] },
  );
  play(match, 'german', 'rout u1');
  expect(offers(match, 'german', 'go-along')).toEqual(['go-along u2']);
  expect(refusals(match, 'german', 'go-along u3')).toEqual(['3.2.8']);
  play(match, 'german', 'go-along u2', 'flee 1:E4');
  expect(offers(match, 'german', 'go-along')).toEqual([]);
  play(match, 'german', 'flee 1:E3');
  expect(unit(match, 'u2').at).toBe('1:E3');
  expect(weapon(match, 'w1').by).toBe('u2');
});

test('[sl 3.2.8] he goes with one stack a phase, and a broken one with nobody', () => {
  const units: Position['units'] = [
    { ...BROKEN, at: '1:E4' },
    { ...BROKEN, at: '1:E4' },
    { card: 'german 8-0', at: '1:E4' },
    { card: 'german 9-1', at: '1:E4', broken: true },
    enemy('1:E10'),
  ];
  const match = routPhase(units, { hexes: NORTH });
  play(match, 'german', 'rout u1', 'go-along u3', 'flee 1:E3', 'rout u2');
  expect(offers(match, 'german', 'go-along')).toEqual([]);
  expect(refusals(match, 'german', 'go-along u4')).not.toEqual([]);
});

test('[sl QA-13.4] nobody routs off the map: in its corner it is caught', () => {
  const match = routPhase([{ ...BROKEN, at: '1:A1' }, enemy('1:A2'), enemy('1:C3')]);
  expect(match.offered('russian')).toEqual(['capture u1 u2', 'kill u1']);
});

// ---- those who can’t

/** Surrounded: whatever it does brings it nearer to somebody. */
const TRAPPED: Position['units'] = [{ ...BROKEN, at: '1:E5' }, enemy('1:E4'), enemy('1:E6')];

test('[sl 3.21.16, 3.29.3.1, 3.29.7] who can’t rout is taken by an enemy beside it, or killed', () => {
  const taken = routPhase(TRAPPED, { hexes: WOODS, weapons: [{ card: 'german LMG', by: 'u1' }] });
  expect(taken.offered('russian')).toEqual(['capture u1 u2', 'capture u1 u3', 'kill u1']);
  play(taken, 'russian', 'capture u1 u2');
  expect(unit(taken, 'u1')).toMatchObject({ at: '1:E4', guard: 'u2', broken: true });
  expect(weapon(taken, 'w1')).toMatchObject({ at: '1:E5' });
  const killed = routPhase(TRAPPED, { hexes: WOODS });
  play(killed, 'russian', 'kill u1');
  expect(isGone(killed, 'u1')).toBe(true);
});

test('[sl 3.29.3.1, 6.3.2] nobody in a melee takes a prisoner beside him', () => {
  const match = routPhase([...TRAPPED, { card: 'german 4-6-7', at: '1:E6' }], {
    hexes: WOODS,
    melees: ['1:E6'],
  });
  expect(match.offered('russian')).toEqual(['capture u1 u2', 'kill u1']);
});

test('[sl 3.21.16, 3.29.3.1] on open ground under fire and not beside him the enemy kills or spares it', () => {
  const units: Position['units'] = [{ ...BROKEN, at: '1:E5' }, enemy('1:E3'), enemy('1:E7'), enemy('1:C5')];
  const match = routPhase(units);
  expect(match.offered('russian')).toEqual(['kill u1', 'let-be u1']);
  play(match, 'russian', 'let-be u1');
  expect(unit(match, 'u1').at).toBe('1:E5');
  const killed = routPhase(units);
  play(killed, 'russian', 'kill u1');
  expect(isGone(killed, 'u1')).toBe(true);
});

test('[sl 3.4.1] a leader who can’t rout is wounded', () => {
  const match = routPhase(
    [{ card: 'german 9-1', at: '1:E5', broken: true }, enemy('1:E4'), enemy('1:E6')],
    { hexes: WOODS },
    [[2, 3]],
  );
  play(match, 'russian', 'kill u1');
  play(match, 'german', 'carry-on u1');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:E5', wounds: 1 });
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[sl 3.29.12, 3.25.8] a leader guards only leaders, and a berserk unit nobody', () => {
  const around = [enemy('1:H5'), enemy('1:B5')];
  const offered = (card: string, more: object) =>
    routPhase([{ ...BROKEN, at: '1:E5', card }, enemy('1:E4', more), enemy('1:E6', more), ...around], {
      hexes: WOODS,
    })
      .offered('russian')
      .filter(act => act.startsWith('capture'));
  expect(offered('german 4-6-7', { card: 'russian 8-0' })).toEqual([]);
  expect(offered('german 8-0', { card: 'russian 8-0' })).toEqual(['capture u1 u2', 'capture u1 u3']);
  expect(offered('german 4-6-7', { berserk: true })).toEqual([]);
  expect(offered('german 4-6-7', {})).toHaveLength(2);
});

test('[sl 3.29.10] a guarded prisoner does not rout', () => {
  const match = routPhase(
    [{ ...BROKEN, at: '1:E4', guard: 'u2' }, enemy('1:E4'), { ...BROKEN, at: '1:A6' }],
    { hexes: { '1:A7': 'woods' } },
  );
  expect(offers(match, 'german', 'rout')).toEqual(['rout u3']);
});

test('[sl 6.3.2, 3.21.2] nobody routs out of a melee', () => {
  const match = routPhase([{ ...BROKEN, at: '1:E5' }, enemy('1:E5'), { ...BROKEN, at: '1:C9' }], {
    melees: ['1:E5'],
    hexes: { '1:E4': 'woods', '1:C10': 'woods' },
  });
  expect(offers(match, 'german', 'rout')).toEqual(['rout u3']);
  expect(refusals(match, 'german', 'rout u1')).toEqual(['3.21.2']);
});

test('[sl 3.21.3, 3.21.4.a] adjacent: a step away; for routs in sight and a level apart at most', () => {
  const { world } = standing({
    levels: { '1:E5': 2, '1:C3': 1, '1:J5': 2, '1:J6': 2 },
    units: [FAR],
  });
  expect([isBeside(world, '1:E5', '1:E4'), isBeside(world, '1:C3', '1:C4')]).toEqual([false, true]);
  expect(isBeside(world, '1:J5', '1:J6')).toBe(true);
  expect([isAdjacent(world, '1:C3', '1:C4'), isAdjacent(world, '1:C3', '1:C5')]).toEqual([true, false]);
  const { world: wet } = standing({ hexes: { '1:C4': 'water', '1:D4': 'water' }, units: [FAR] });
  expect(isAdjacent(wet, '1:C4', '1:D4')).toBe(false);
});

test('[sl 3.21.19, SQLA-14A] a unit may break of its own will, and is not desperate for that', () => {
  const match = skirmish({
    phase: 'prep-fire',
    units: [{ card: 'german 4-6-7', at: '1:E5' }, { card: 'german 1-4-9 hero', at: '1:E5' }, enemy('1:E7')],
  });
  expect(offers(match, 'german', 'break')).toEqual(['break u1']);
  expect(refusals(match, 'german', 'break u2')).toEqual(['3.8.2']);
  const against = (more: object, melees: Position['melees'] = []) =>
    refusals(
      skirmish({
        phase: 'prep-fire',
        melees,
        units: [
          { card: 'german 4-6-7', at: '1:E5', ...more },
          enemy('1:E5'),
          { card: 'german 4-6-7', at: '1:C4' },
          enemy('1:C6'),
        ],
      } as Position),
      'german',
      'break u1',
    );
  expect([against({}), against({ berserk: true }), against({ broken: true }), against({}, ['1:E5'])]).toEqual(
    [[], ['3.25.2'], ['3.21.19'], ['6.3.2']],
  );
  play(match, 'german', 'break u1');
  expect(unit(match, 'u1').broken).toBe(true);
  expect(unit(match, 'u1').desperate).toBeUndefined();
});

test('[sl 3.21.7.2, 5.3.4] a wall covers the ground beside the enemy behind it, too', () => {
  const isSwept = (sides: NonNullable<Position['board']>['sides'] = {}) => {
    const { world, view } = standing({ board: { sides }, units: [enemy('1:D3')] });
    return new Danger(world, view, 'german').isSwept(ix(world, '1:E4'));
  };
  expect([isSwept(), isSwept({ 'E4/NW': 'wall' }), isSwept({ 'E4/N': 'wall' })]).toEqual([true, false, true]);
});

test('[sl 3.21.7, 3.21.16] who must rout and has nowhere to go does not keep the others from ending it', () => {
  const nowhere = {
    '1:C2': 'water',
    '1:D1': 'water',
    '1:E2': 'water',
    '1:E3': 'water',
    '1:D4': 'water',
    '1:C3': 'water',
  } as const;
  const match = routPhase(
    [{ ...BROKEN, at: '1:D2' }, { ...BROKEN, at: '1:J5' }, enemy('1:D6', { broken: true })],
    { hexes: { ...nowhere, '1:J5': 'woods', '1:J4': 'woods' } },
  );
  if (match.choiceOf('german')?.id === 'rout') expect(refusals(match, 'german', 'done')).toEqual([]);
});
