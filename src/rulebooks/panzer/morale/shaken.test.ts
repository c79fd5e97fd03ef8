/** What shakes units in play (7.1.2, 7.1.3). */
import { expect, test } from 'vitest';
import type { UnitId } from '../state.ts';
import { hundred, type Position, play, skirmish, unit } from '../testing/bench.ts';

type Told = Partial<Position['units'][number]>;
type Unit = Position['units'][number];
type More = Partial<Omit<Position, 'units'>>;
const SHAKY = { losses: 9, level: 'Good', point: 3 } as const;
const STEADY = { losses: 0, level: 'Good', point: 3 } as const;
const [BREAKS, HOLDS] = [hundred(1), hundred(100)];

/** A position in which all formations are at their Cohesion Points, or none is. */
const battle = (
  units: readonly Unit[],
  more: More = {},
  standingOf: typeof SHAKY | typeof STEADY = SHAKY,
): Position => ({
  first: 'german',
  size: [13, 20],
  options: ['7.1'],
  formations: {
    german: standingOf,
    british: standingOf,
    company: standingOf,
    else: standingOf,
    bhq: standingOf,
  },
  ...more,
  units,
});
const broken = (match: ReturnType<typeof skirmish>): readonly UnitId[] =>
  match.state.units.filter(each => each.broken).map(({ id }) => id);

const TANK = { card: 'pz-iiij-lang', at: '1:C9', facing: 0 } as const;
const FOE = { card: 'crusader-i', at: '1:C6', facing: 3 } as const;
const FAR = { card: 'british-truck', at: '1:M20' } as const;

test('[panzer 7.1.2.b, 7.1.2.h] who has left his hex checks when the move is over, who only turned does not', () => {
  const moving = (dice: readonly (readonly number[])[], standingOf: typeof SHAKY | typeof STEADY = SHAKY) =>
    skirmish(
      battle([{ ...TANK, command: 'MOVE' }, FAR], { phase: 'movement', first: 'british' }, standingOf),
      dice,
    );
  const match = moving([BREAKS]);
  play(match, 'german', 'move u1', 'step 1:C8');
  expect(broken(match)).toEqual([]);
  play(match, 'german', 'done');
  expect(broken(match)).toEqual(['u1']);
  const turning = moving([]);
  play(turning, 'german', 'move u1', 'turn NE', 'done');
  expect(broken(turning)).toEqual([]);
  const steady = moving([], STEADY);
  play(steady, 'german', 'move u1', 'step 1:C8', 'done');
  expect(broken(steady)).toEqual([]);
});

test('[panzer 7.1.2.c, 7.1.2.h, 7.1.1.c] whoever is fired at checks once, after the last shot of the volley, a truck like a tank', () => {
  for (const card of ['crusader-i', 'british-truck'] as const) {
    const match = skirmish(
      battle(
        [
          { ...TANK, command: 'FIRE' },
          { ...TANK, at: '1:D9', command: 'FIRE' },
          { ...FOE, card },
        ],
        { phase: 'combat' },
      ),
      [hundred(99), hundred(99), BREAKS],
    );
    play(match, 'german', 'engage u3', 'add u1 ap', 'add u2 ap');
    expect(broken(match)).toEqual(['u3']);
  }
});

test('[panzer 7.1.2.c] Overwatch, Defensive Fire and Quickdraw are attacks, too', () => {
  const watched = skirmish(
    battle(
      [
        { ...TANK, command: 'MOVE' },
        { ...FOE, command: 'OW' },
      ],
      { phase: 'movement', first: 'british' },
    ),
    [hundred(99), BREAKS],
  );
  play(watched, 'german', 'move u1', 'step 1:C8');
  play(watched, 'british', 'react u2 ap');
  expect(broken(watched)).toEqual(['u1']);
  const answered = skirmish(
    battle(
      [
        { ...TANK, command: 'FIRE' },
        { ...FOE, command: 'N/C' },
      ],
      { phase: 'combat', options: ['7.1', '7.50'] },
    ),
    [hundred(99), HOLDS, hundred(99), BREAKS],
  );
  play(answered, 'german', 'engage u2', 'add u1 ap');
  play(answered, 'british', 'answer u1 ap');
  expect(broken(answered)).toEqual(['u1']);
  const drawn = skirmish(
    battle(
      [
        { ...TANK, command: 'FIRE' },
        { ...FOE, command: 'FIRE' },
      ],
      {
        phase: 'combat',
        options: ['7.1', '7.54'],
        grades: { british: 'Elite' },
      },
    ),
    [hundred(99), hundred(99), BREAKS, HOLDS],
  );
  play(drawn, 'german', 'engage u2', 'add u1 ap');
  play(drawn, 'british', 'react u2 ap');
  expect(broken(drawn)).toEqual(['u1']);
});

const SQUAD = { card: 'german-squad', at: '1:C9', command: 'MOVE' } as const;
const assaulted = (
  foe: Unit,
  dice: readonly (readonly number[])[],
  standingOf: typeof SHAKY | typeof STEADY = SHAKY,
  ours: Unit = SQUAD,
) => {
  const match = skirmish(battle([ours, foe], { phase: 'assault' }, standingOf), dice);
  play(match, 'german', 'assault u2', 'join u1', 'resolve');
  return match;
};
const PIONEERS = { ...SQUAD, card: 'german-pioneers' } as const;

test('[panzer 7.1.2.d, 7.1.3.b] whoever is assaulted checks at the Cohesion Point; below it only flames make him', () => {
  const tank = { ...FOE, at: '1:C8' } as const;
  const men = { card: 'british-section', at: '1:C8' } as const;
  const none = [hundred(1), BREAKS];
  const tie = [hundred(50), hundred(50), BREAKS];
  expect(broken(assaulted(tank, none))).toEqual(['u2']);
  expect(broken(assaulted(men, tie))).toEqual(['u2']);
  expect(broken(assaulted(tank, [hundred(1)], STEADY))).toEqual([]);
  expect(broken(assaulted(men, tie.slice(0, 2), STEADY))).toEqual([]);
  expect(broken(assaulted(tank, none, STEADY, PIONEERS))).toEqual(['u2']);
  // Pioneers are stronger: 80 to 60.
  expect(broken(assaulted(men, [hundred(30), hundred(50), BREAKS], STEADY, PIONEERS))).toEqual(['u2']);
});

const overrun = (
  dice: readonly (readonly number[])[],
  standingOf: typeof SHAKY | typeof STEADY,
  more: More = {},
  others: readonly Unit[] = [],
) => {
  const match = skirmish(
    battle(
      [{ ...TANK, command: 'MOVE' }, { card: 'british-half-section', at: '1:C8' }, ...others],
      {
        phase: 'movement',
        first: 'british',
        ...more,
      },
      standingOf,
    ),
    dice,
  );
  play(match, 'german', 'move u1', 'overrun 1:C8');
  return match;
};
const HOUSE = { hexes: { '1:C8': 'wooden building' } } as const;

test('[panzer 7.1.2.d, 7.1.3.c] an overrun shakes men, below the Cohesion Point unless they are in a building (E-040, E-041)', () => {
  expect(broken(overrun([hundred(1), BREAKS], SHAKY))).toEqual(['u2']);
  expect(broken(overrun([hundred(1), BREAKS], STEADY))).toEqual(['u2']);
  expect(broken(overrun([hundred(1)], STEADY, HOUSE))).toEqual([]);
  expect(broken(overrun([hundred(1), BREAKS], SHAKY, HOUSE))).toEqual(['u2']);
});

test('[panzer 7.1.2.g, 7.1.3.e] men whose comrades fall under tracks or man against man in their hex check, others do not', () => {
  // The first is wiped out, the second only attacked: in a house that alone would not shake it.
  const mates = [
    { card: 'british-hmg', at: '1:C8' },
    { card: 'british-section', at: '1:D8' },
  ] as const;
  for (const standingOf of [SHAKY, STEADY]) {
    const match = overrun([hundred(100), hundred(1), BREAKS], standingOf, HOUSE, mates);
    expect(unit(match, 'u2').lost).toBe('eliminated');
    expect(broken(match)).toEqual(['u3']);
  }
  const others = overrun([hundred(100), hundred(1)], STEADY, HOUSE, [{ ...mates[0], group: 'others' }]);
  expect(broken(others)).toEqual([]);
});

test('[panzer 7.1.2.e] a vehicle of the formation that burns in the hex shakes those beside it', () => {
  const burn = (standingOf: typeof SHAKY | typeof STEADY, mate: Told = {}, damage = 10) => {
    const match = skirmish(
      battle(
        [{ ...TANK, command: 'FIRE' }, FOE, { card: 'british-section', at: '1:C6', ...mate }],
        { phase: 'combat' },
        standingOf,
      ),
      // A hit at half of the number is two; the first destroys it.
      [hundred(60), hundred(60), [damage], ...(standingOf === SHAKY && damage === 10 ? [BREAKS] : [])],
    );
    play(match, 'german', 'engage u2', 'add u1 ap');
    return [unit(match, 'u2').lost, ...broken(match)];
  };
  expect(burn(SHAKY)).toEqual(['brewed up', 'u3']);
  expect(burn(SHAKY, { at: '1:C5' })).toEqual(['brewed up']);
  expect(burn(SHAKY, { group: 'others' })).toEqual(['brewed up']);
  expect(burn(STEADY)).toEqual(['brewed up']);
  expect(burn(SHAKY, {}, 8)).toEqual(['knocked out']);
});

const CHAIN = {
  british: { formation: 'company', battalion: 'b' },
  hq: { formation: 'company', headquarters: 'CHQ', battalion: 'b' },
  other: { formation: 'else', headquarters: 'CHQ', battalion: 'b' },
  bhq: { headquarters: 'BHQ', battalion: 'b' },
} as const;

test('[panzer 7.1.2.f, 7.1.3.d] the loss of a command unit above it in Command Range shakes a unit, a lower headquarters as well (E-024)', () => {
  const orphaned = (chief: Told, unitIs: Told = {}, standingOf: typeof SHAKY | typeof STEADY = STEADY) => {
    const match = skirmish(
      battle(
        [
          { ...TANK, command: 'FIRE' },
          { ...FOE, group: 'hq', ...chief },
          { card: 'british-section', at: '1:C5', ...unitIs },
        ],
        { phase: 'combat', platoons: CHAIN },
        standingOf,
      ),
      [hundred(60), hundred(60), [8], BREAKS],
    );
    play(match, 'german', 'engage u2', 'add u1 ap');
    expect(unit(match, 'u2').lost).toBe('knocked out');
    return broken(match);
  };
  for (const standingOf of [SHAKY, STEADY]) expect(orphaned({}, {}, standingOf)).toEqual(['u3']);
  expect(orphaned({ group: 'other' })).toEqual([]);
  expect(orphaned({ group: 'bhq' })).toEqual(['u3']);
  expect(orphaned({ group: 'bhq' }, { group: 'hq' })).toEqual(['u3']);
  expect(orphaned({ group: 'hq' }, { group: 'bhq' })).toEqual([]);
  expect(orphaned({}, { at: '1:C4' })).toEqual([]);
  expect(orphaned({ group: 'british' })).toEqual([]);
});
