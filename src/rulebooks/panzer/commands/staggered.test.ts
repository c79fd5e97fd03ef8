/** Staggered initiative (7.42). */
import { expect, test } from 'vitest';
import { hundred, offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

type Unit = Position['units'][number];
type More = Partial<Omit<Position, 'units'>>;
const tank = (group: string, at: string, more: Partial<Unit> = {}): Unit =>
  ({ card: 'pz-iiij-lang', group, at, facing: 0, command: 'FIRE', ...more }) as Unit;
const foe = (group: string, at: string, more: Partial<Unit> = {}): Unit =>
  ({ card: 'crusader-i', group, at, facing: 3, command: 'FIRE', ...more }) as Unit;
/** Two companies a side: u1 and u2 German, u3 and u4 British. */
const armies = (
  more: More = {},
  units: readonly Unit[] = [tank('ga', '1:C9'), tank('gb', '1:E9'), foe('ba', '1:C3'), foe('bb', '1:E3')],
): Position => ({
  phase: 'initiative',
  size: [13, 20],
  options: ['7.42'],
  order: [],
  ...more,
  units,
});
const dice = (...rolls: readonly number[]) => rolls.map(hundred);
/** In the Initiative Phase nobody is First Player yet. */
function begun(rolls: readonly number[], more: More = {}, units?: readonly Unit[]) {
  const position = armies(more, units);
  return skirmish({ ...position, first: 'nobody' }, dice(...rolls));
}
/** Both name these. */
function name(match: ReturnType<typeof skirmish>, german: string, british: string): void {
  play(match, 'german', `name ${german}`);
  play(match, 'british', `name ${british}`);
}

test('[panzer 7.42.a, 7.42.1.a, 7.42.1.b, 7.42.1.d] both name a formation and roll; the higher is First Player, and that formation fires first', () => {
  const match = begun([40, 60]);
  expect([offers(match, 'german', 'name'), offers(match, 'british', 'name')]).toEqual([
    ['name u1', 'name u2'],
    ['name u3', 'name u4'],
  ]);
  name(match, 'u1', 'u4');
  expect(match.state).toMatchObject({ first: 'british', acting: 'bb', phase: 'combat' });
  expect(match.choiceOf('german')).toBeUndefined();
  expect(refusals(match, 'british', 'engage u1')).toEqual([]);
  play(match, 'british', 'engage u1');
  expect(refusals(match, 'british', 'add u3 ap')).toEqual(['7.42.1.1.a']);
  expect(refusals(match, 'british', 'add u4 ap')).toEqual([]);
});

test('[panzer 7.42.1.a] the Force Grade counts, not that of the formation, ties are rolled again, and totals go beyond 1 and 100 (E-032)', () => {
  const grades = { german: 'Regulars', ga: 'Elite', gb: 'Elite', british: 'Seasoned' } as const;
  const match = begun([60, 41], { grades });
  name(match, 'u1', 'u3');
  // 60 − 20 is less than 41.
  expect(match.state.first).toBe('british');
  const low = begun([10, 1], { grades: { ...grades, british: 'Green' } });
  name(low, 'u1', 'u3');
  expect(low.state.first).toBe('german');
  const tied = begun([60, 40, 70, 40], { grades });
  name(tied, 'u1', 'u3');
  expect(tied.state).toMatchObject({ first: 'german', acting: 'ga' });
});

test('[panzer 7.42.a] a side with one company dices by its platoons', () => {
  const platoons = {
    ga: { formation: 'company' },
    gb: { formation: 'company' },
    german: { formation: 'company' },
  } as const;
  const match = begun([60, 40], { platoons });
  expect(offers(match, 'german', 'name')).toEqual(['name u1', 'name u2']);
  const joined = begun([60, 40], { platoons }, [
    tank('ga', '1:C9'),
    tank('gb', '1:E9'),
    tank('gc', '1:G9'),
    foe('ba', '1:C3'),
    foe('bb', '1:E3'),
  ]);
  expect(offers(joined, 'german', 'name')).toEqual(['name u1', 'name u3']);
});

test('[panzer 7.42.1.1.a, 7.42.b] after each formation both name and roll again, and the same side may win; the order is kept', () => {
  const match = begun([60, 40, 60, 40]);
  name(match, 'u1', 'u3');
  play(match, 'german', 'done');
  expect(match.state.order).toEqual(['ga']);
  // The Germans have one left, and are not asked.
  expect(match.choiceOf('german')).toBeUndefined();
  play(match, 'british', 'name u4');
  expect(match.state).toMatchObject({ acting: 'gb', order: ['ga'] });
});

test('[panzer 7.42.1.1.b] who is left alone fires his formations in any order, without a roll', () => {
  const match = begun([60, 40, 60, 40]);
  name(match, 'u1', 'u3');
  play(match, 'german', 'done');
  play(match, 'british', 'name u3');
  play(match, 'german', 'done');
  expect(match.state.order).toEqual(['ga', 'gb']);
  expect(offers(match, 'british', 'name')).toEqual(['name u3', 'name u4']);
  play(match, 'british', 'name u4');
  expect(match.state.acting).toBe('bb');
  play(match, 'british', 'done');
  // The last one is found without asking.
  expect(match.state).toMatchObject({ acting: 'ba', order: ['ga', 'gb', 'bb'] });
});

const FIRING = { phase: 'combat', first: 'german', acting: 'ga' } as const;

test('[panzer 7.42.1.2.a] a target is closed for its formation, and open for the next', () => {
  const match = skirmish(
    armies({ ...FIRING, order: [] }, [
      tank('ga', '1:C9'),
      tank('ga', '1:D9'),
      tank('gb', '1:E9'),
      foe('ba', '1:C3'),
    ]),
    [hundred(99), hundred(60), hundred(40)],
  );
  play(match, 'german', 'engage u4', 'add u1 ap', 'resolve');
  expect(refusals(match, 'german', 'engage u4')).toEqual(['B7.2']);
  play(match, 'german', 'done');
  expect(match.state.acting).toBe('gb');
  expect(refusals(match, 'german', 'engage u4')).toEqual([]);
});

const SHAKY = { losses: 5, level: 'Good', point: 3 } as const;
const MORALE = {
  options: ['7.42', '7.1'],
  formations: { ga: SHAKY, gb: SHAKY, ba: SHAKY, bb: SHAKY },
} as const;

test('[panzer 7.42.1.2.b] a unit checks once, after all fire on it', () => {
  const match = skirmish(
    armies({ ...FIRING, ...MORALE }, [
      tank('ga', '1:C9'),
      tank('gb', '1:E9'),
      foe('ba', '1:C3', { command: 'N/C' }),
    ]),
    [
      hundred(99),
      // Initiative for the next formation, its shot, and one check.
      hundred(60),
      hundred(40),
      hundred(99),
      hundred(1),
    ],
  );
  play(match, 'german', 'engage u3', 'add u1 ap', 'resolve');
  expect(unit(match, 'u3').broken).toBeUndefined();
  play(match, 'german', 'engage u3', 'add u2 ap');
  expect(unit(match, 'u3').broken).toBeUndefined();
  play(match, 'british', 'done');
  expect(unit(match, 'u3').broken).toBeDefined();
});

test('[panzer 7.42.1.2.b] but before its own fire is resolved, and then no more', () => {
  const match = skirmish(
    armies({ ...FIRING, ...MORALE }, [
      tank('ga', '1:C9'),
      tank('gb', '1:E9', { command: 'FIRE' }),
      foe('ba', '1:C3'),
    ]),
    [hundred(99), hundred(40), hundred(60), hundred(1), hundred(99), hundred(99), hundred(100)],
  );
  play(match, 'german', 'engage u3', 'add u1 ap', 'resolve');
  expect(match.state.acting).toBe('ba');
  play(match, 'british', 'engage u1', 'add u3 ap');
  expect(unit(match, 'u3')).toMatchObject({ broken: 'ON', checked: true });
  play(match, 'german', 'engage u3', 'add u2 ap');
  expect(unit(match, 'u3')).not.toHaveProperty('pending');
});

const MOVING = { phase: 'movement', first: 'german', order: ['ga', 'bb', 'gb'] } as const;
const movers = () => [
  tank('ga', '1:C18', { command: 'MOVE' }),
  tank('gb', '1:E18', { command: 'MOVE' }),
  foe('ba', '1:M1', { command: 'MOVE' }),
  foe('bb', '1:L1', { command: 'MOVE' }),
];

test('[panzer 7.42.2.b] formations move in reverse order, the last to fire first', () => {
  const match = skirmish(armies(MOVING, movers()));
  expect(offers(match, 'german', 'move')).toEqual(['move u2']);
  expect(refusals(match, 'german', 'move u1')).toEqual(['7.42.1.1.a']);
  play(match, 'german', 'done');
  expect([match.choiceOf('german'), offers(match, 'british', 'move')]).toEqual([undefined, ['move u4']]);
  play(match, 'british', 'done');
  expect(offers(match, 'german', 'move')).toEqual(['move u1']);
});

test('[panzer 7.42.2.b] E-069: of A1, G2, G1 and A2 in the order of fire A2 moves first, then G1, G2, A1', () => {
  const match = skirmish(armies({ ...MOVING, order: ['ba', 'gb', 'ga', 'bb'] }, movers()));
  const moved: string[] = [];
  for (let n = 0; n < 4; n++) {
    const side = match.choiceOf('german') ? 'german' : 'british';
    moved.push(...offers(match, side, 'move'));
    play(match, side, 'done');
  }
  expect(moved).toEqual(['move u4', 'move u1', 'move u2', 'move u3']);
});

test('[panzer 7.42.3] or streamlined: the Second Player moves all, and then the First', () => {
  const match = skirmish(armies({ ...MOVING, options: ['7.42', '7.42.3'] }, movers()));
  expect(offers(match, 'british', 'move')).toEqual(['move u3', 'move u4']);
  play(match, 'british', 'done');
  expect(offers(match, 'german', 'move')).toEqual(['move u1', 'move u2']);
});

test('[panzer 7.42.1.3, 7.42.2.a] Overwatch and assaults go by the first roll of the turn', () => {
  const watch = (side: 'german' | 'british') => {
    const match = skirmish(
      armies({ phase: 'overwatch', first: side, order: ['ba', 'ga'] }, [
        tank('ga', '1:C9', { command: 'OW' }),
        tank('gb', '1:E9', { shown: true, fired: true }),
        foe('ba', '1:C3', { command: 'OW' }),
        foe('bb', '1:E3', { shown: true, fired: true }),
      ]),
    );
    return match.choices.map(({ by, id }) => `${by} ${id}`);
  };
  expect([watch('german'), watch('british')]).toEqual([
    ['german overwatch-fire'],
    ['british overwatch-fire'],
  ]);
  const assault = (side: 'german' | 'british') =>
    skirmish(
      armies({ phase: 'assault', first: side, order: ['ba', 'ga'] }, [
        { card: 'german-squad', group: 'ga', at: '1:C9', command: 'MOVE' },
        { card: 'british-section', group: 'ba', at: '1:C8', command: 'MOVE' },
      ]),
    ).choices.map(({ by, id }) => `${by} ${id}`);
  expect([assault('german'), assault('british')]).toEqual([['german assaults'], ['british assaults']]);
});

test('[panzer 7.42.2.c] who is overrun twice checks once, when all have moved', () => {
  const match = skirmish(
    armies({ ...MORALE, phase: 'movement', first: 'british', order: ['ga'], formations: { ba: SHAKY } }, [
      tank('ga', '1:C9', { command: 'MOVE' }),
      tank('ga', '1:D8', { command: 'MOVE', facing: 5 }),
      { card: 'british-section', group: 'ba', at: '1:C8', shown: true },
    ]),
    [hundred(1), hundred(1), hundred(1)],
  );
  play(match, 'german', 'move u1', 'overrun 1:C8', 'step 1:C7', 'done');
  expect(unit(match, 'u3').broken).toBeUndefined();
  expect(unit(match, 'u3').pending).toEqual(['overrun']);
  play(match, 'german', 'move u2', 'overrun 1:C8', 'turn N', 'step 1:C7', 'done');
  play(match, 'german', 'done');
  expect(unit(match, 'u3').broken).toBeDefined();
});

test('[panzer 7.42.1.c] what a scenario adds for the last turn goes by who was its initial First Player', () => {
  const after = (before: 'german' | 'british' | undefined, rolls: readonly number[]) => {
    const position = armies({
      ...(before && { firstBefore: before }),
      scenario: { initiative: [{ side: 'german', afterFirst: 10, afterSecond: -10 }] },
    });
    const match = skirmish(position, dice(...rolls));
    name(match, 'u1', 'u3');
    return match;
  };
  expect(after('german', [51, 60]).state.first).toBe('german');
  expect(after('british', [69, 60]).state.first).toBe('british');
  expect(after(undefined, [51, 60]).state.first).toBe('british');
  // It is the same for all rolls of the turn, whoever wins the first of them.
  const match = after('german', [40, 60, 51, 60]);
  expect(match.state.first).toBe('british');
  play(match, 'british', 'done');
  play(match, 'german', 'name u1');
  expect(match.state.acting).toBe('ga');
  // The end of a turn keeps who it was.
  const over = skirmish({
    ...armies({
      phase: 'adjustment',
      part: 1,
      first: 'british',
      scenario: { initiative: [{ side: 'german' }] },
    }),
    options: [],
  });
  expect(over.state.firstBefore).toBe('british');
});
