/** How those fare who break or hesitate (7.1.5), and how they recover (7.1.6). */
import { describe, expect, test } from 'vitest';
import { reachOf } from '../commands/chain.ts';
import { commandsOf } from '../commands/limits.ts';
import { apNet, gpModifiers } from '../fire/modifiers.ts';
import { fieldedById } from '../game.ts';
import { speedOf } from '../movement/costs.ts';
import type { OptionId } from '../scenario/options.ts';
import { spots } from '../sight/spotting.ts';
import {
  counted,
  hundred,
  type Position,
  play,
  refusals,
  shotIn,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';

type Told = Partial<Position['units'][number]>;
type Unit = Position['units'][number];
type More = Partial<Omit<Position, 'units'>>;
const SHAKY = { losses: 9, level: 'Good', point: 3 } as const;
const STEADY = { losses: 0, level: 'Good', point: 3 } as const;
const HOLDS = hundred(100);

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

const TANK = { card: 'pz-iiij-lang', at: '1:C9', facing: 0 } as const;
const FOE = { card: 'crusader-i', at: '1:C6', facing: 3 } as const;
const FAR = { card: 'british-truck', at: '1:M20' } as const;

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
describe('hesitating and broken', () => {
  const shot = (ours: Told, row: 'ap' | 'gp') => {
    const { world, view, shot: fired } = shotIn(battle([{ ...TANK, command: 'FIRE', ...ours }, FOE]), row);
    return counted(row === 'ap' ? apNet(world, view, fired) : gpModifiers(world, view, fired));
  };

  test('[panzer 7.1.5, 7.1.5.1.a, 7.1.5.2.c] they fire worse: AP −3 and −5, GP −10 and −20, on either side of their counters', () => {
    for (const side of ['ON', 'OFF'] as const) {
      expect([
        shot({ hesitates: side }, 'ap').Hesitating,
        shot({ hesitates: side }, 'gp').Hesitating,
      ]).toEqual([-3, -10]);
      expect([shot({ broken: side }, 'ap').Broken, shot({ broken: side }, 'gp').Broken]).toEqual([-5, -20]);
    }
  });

  test('[panzer 7.1.5.1.b, 7.1.5.2.d] they begin no overrun and no assault', () => {
    const joins = (ours: Told) => {
      const match = skirmish(
        battle([{ ...SQUAD, ...ours }, { ...FOE, at: '1:C8' }, SQUAD], { phase: 'assault' }),
      );
      play(match, 'german', 'assault u2');
      return refusals(match, 'german', 'join u1');
    };
    expect([joins({ hesitates: 'OFF' }), joins({ broken: 'OFF' }), joins({})]).toEqual([
      ['7.1.5.1.b'],
      ['7.1.5.2.d'],
      [],
    ]);
    const drives = (ours: Told) => {
      const match = skirmish(
        battle(
          [
            { ...TANK, command: 'MOVE', ...ours },
            { card: 'british-section', at: '1:C8' },
          ],
          {
            phase: 'movement',
            first: 'british',
          },
        ),
      );
      play(match, 'german', 'move u1');
      return refusals(match, 'german', 'overrun 1:C8');
    };
    expect([drives({ hesitates: 'ON' }), drives({ broken: 'ON' }), drives({})]).toEqual([
      ['7.1.5.1.b'],
      ['7.1.5.2.d'],
      [],
    ]);
  });

  test('[panzer 7.1.5.1.c, 7.1.5.2.e] man against man they have −10 and −20', () => {
    const falls = (foe: Told, roll: number) =>
      unit(
        assaulted({ card: 'british-section', at: '1:C8', ...foe }, [hundred(50), hundred(roll), HOLDS]),
        'u2',
      ).card === 'british-half-section';
    // Sixty each: it falls with ten less.
    expect([falls({}, 40), falls({}, 41)]).toEqual([true, false]);
    expect([falls({ hesitates: 'ON' }, 50), falls({ hesitates: 'ON' }, 51)]).toEqual([true, false]);
    expect([falls({ broken: 'ON' }, 60), falls({ broken: 'ON' }, 61)]).toEqual([true, false]);
  });

  test('[panzer 7.1.5.1.d, 7.1.5.2.f] to hesitate slows nobody, to be broken halves the speed with all else; whoever moves is ON again (E-042, E-043)', () => {
    const speed = (ours: Told) => {
      const { world, view } = standing(battle([{ ...TANK, command: 'MOVE', ...ours }, FAR]));
      return speedOf(world, fieldedById(view, 'u1'), undefined);
    };
    expect([
      speed({}),
      speed({ hesitates: 'ON' }),
      speed({ broken: 'ON' }),
      speed({ broken: 'OFF', hullDamaged: true }),
    ]).toEqual([5, 5, 2, 1]);
    for (const counter of ['hesitates', 'broken'] as const) {
      const match = skirmish(
        battle(
          [{ ...TANK, command: 'MOVE', [counter]: 'OFF' }, FAR],
          { phase: 'movement', first: 'british' },
          STEADY,
        ),
      );
      play(match, 'german', 'move u1');
      expect(unit(match, 'u1')[counter]).toBe('OFF');
      play(match, 'german', 'step 1:C8');
      expect(unit(match, 'u1')[counter]).toBe('ON');
    }
  });

  test('[panzer 7.1.5.2.b] the broken spot two rows lower', () => {
    const sees = (row: number, ours: Told) => {
      const { world, view } = standing(
        battle([
          { ...TANK, at: '1:C1', ...ours },
          { ...FOE, at: `1:C${row}` as '1:C6' },
        ]),
      );
      return spots(world, view, fieldedById(view, 'u1'), fieldedById(view, 'u2'));
    };
    // Twenty hexes in the open, seven two rows lower.
    expect([
      sees(8, { broken: 'ON' }),
      sees(9, { broken: 'ON' }),
      sees(9, {}),
      sees(9, { hesitates: 'ON' }),
    ]).toEqual([true, false, true, true]);
  });

  test('[panzer 7.1.5.2.a] the broken count for no command, and their headquarters reach nobody', () => {
    const company = (ours: Told) => {
      const { world, view } = standing(
        battle([...Array.from({ length: 4 }, () => ({ ...TANK })), { ...TANK, ...ours }, FAR], {
          grades: { german: 'Elite' },
        }),
      );
      return commandsOf(world, view, 'german');
    };
    expect([company({}), company({ broken: 'OFF' })]).toEqual([4, 3]);
    const reach = (ours: Told) => {
      const { world, view } = standing(
        battle([{ ...TANK, group: 'hq', ...ours }, { ...TANK, at: '1:C10', group: 'german' }, FAR], {
          platoons: { german: { formation: 'company' }, hq: { formation: 'company', headquarters: 'CHQ' } },
        }),
      );
      return reachOf(world, view, 'CHQ', fieldedById(view, 'u2'));
    };
    expect([reach({}), reach({ broken: 'ON' }), reach({ broken: 'ON', at: '1:C10' })]).toEqual([
      'in span',
      'out of span',
      'in span',
    ]);
  });
});

describe('recovery', () => {
  const recovered = (ours: Told, roll?: number, more: More = {}) =>
    unit(
      skirmish(
        battle([{ ...TANK, ...ours }, FAR], { phase: 'morale', ...more }, STEADY),
        roll === undefined ? [] : [hundred(roll)],
      ),
      'u1',
    );

  test('[panzer 7.1.6, 7.1.6.1] hesitation passes from OFF by itself, and ON is turned to OFF', () => {
    expect(recovered({ hesitates: 'OFF' })).not.toHaveProperty('hesitates');
    expect(recovered({ hesitates: 'ON' }).hesitates).toBe('OFF');
    expect(recovered({ broken: 'ON' }).broken).toBe('OFF');
  });

  test('[panzer 7.1.6.2] whoever is broken recovers from OFF at 51 and more, with what counts in a check (E-038)', () => {
    expect(recovered({ broken: 'OFF' }, 50).broken).toBe('OFF');
    expect(recovered({ broken: 'OFF' }, 51)).not.toHaveProperty('broken');
    const veteran = { grades: { german: 'Veteran' }, hexes: { '1:C9': 'woods' } } as const;
    expect(recovered({ broken: 'OFF' }, 30, veteran).broken).toBe('OFF');
    expect(recovered({ broken: 'OFF' }, 31, veteran)).not.toHaveProperty('broken');
  });

  test('[panzer 7.50.c] Defensive Fire makes it harder by 20, and so it does for the suppressed', () => {
    expect(recovered({ broken: 'OFF', answered: true }, 70).broken).toBe('OFF');
    expect(recovered({ broken: 'OFF', answered: true }, 71)).not.toHaveProperty('broken');
    const suppressed = (roll: number, ours: Told = {}) =>
      unit(
        skirmish(battle([{ ...TANK, suppressed: 'OFF', ...ours }, FAR], { phase: 'recovery' }, STEADY), [
          hundred(roll),
        ]),
        'u1',
      ).suppressed;
    expect([suppressed(35, { answered: true }), suppressed(36, { answered: true }), suppressed(55)]).toEqual([
      undefined,
      'OFF',
      undefined,
    ]);
  });
});

test('[panzer 7.39] broken crews leave their vehicle at 20 more, hesitating ones at 10 (E-068)', () => {
  const leaves = (foe: Told, roll: number, options: readonly OptionId[] = ['7.1', '7.39']) => {
    const match = skirmish(
      battle(
        [
          { ...TANK, command: 'FIRE' },
          { ...FOE, ...foe },
        ],
        { phase: 'combat', options },
        STEADY,
      ),
      // A hit, on the hull’s front, that damages it.
      [hundred(60), hundred(60), [5], hundred(roll)],
    );
    play(match, 'german', 'engage u2', 'add u1 ap');
    return unit(match, 'u2').lost === 'bailed out';
  };
  expect([leaves({}, 15), leaves({}, 16)]).toEqual([true, false]);
  expect([leaves({ hesitates: 'ON' }, 25), leaves({ hesitates: 'ON' }, 26)]).toEqual([true, false]);
  expect([leaves({ broken: 'ON' }, 35), leaves({ broken: 'ON' }, 36)]).toEqual([true, false]);
  expect(leaves({ broken: 'ON' }, 16, ['7.1'])).toBe(false);
});
