import { expect, test } from 'vitest';
import type { Rule } from '../../engine/index.ts';
import type { Game } from './game.ts';
import { endPhase } from './phases.ts';
import { PHASES, type Phase } from './state.ts';
import { enact, type Position, skirmish, unit, weapon } from './testing/bench.ts';

const C4 = '1:C4' as const;
const units = [`german 4-6-7 ${C4}`, 'russian 4-4-7 K9'] as const;

function* end(game: Game): Rule<void> {
  endPhase(game);
}

/** The position after the end of the phase. */
const after = (phase: Phase, position: Partial<Position>) =>
  enact({ units, attacker: 'german', phase, ...position }, [], end).match;

/** What is played, phase by phase, if nobody does anything. */
function played(scenario: Partial<Position['scenario']>, turns: number): readonly string[] {
  const seen: string[] = [];
  skirmish(
    { units, attacker: 'german', phase: 'rally', turns, scenario: scenario ?? {} },
    [],
    function* (game) {
      const { turn, attacker, phase } = game.state;
      seen.push(`${turn} ${attacker} ${phase}`);
      endPhase(game);
    },
  );
  return seen;
}

test('[aslsk 2.0.ATTACKER, 3.0.a, 3.9.a] eight phases in order, for the one side and then the other, make a turn', () => {
  const twoTurns = [1, 2].flatMap(turn =>
    ['german', 'russian'].flatMap(side => PHASES.map(phase => `${turn} ${side} ${phase}`)),
  );
  expect(played({}, 2)).toEqual(twoTurns);
  expect(PHASES).toEqual([
    'rally',
    'prep-fire',
    'movement',
    'defensive-fire',
    'advancing-fire',
    'rout',
    'advance',
    'close-combat',
  ]);
});

test('[aslsk 3.9.a] of a half last turn only the first side has its player turn', () => {
  const sides = played({ halfLast: true }, 2).map(line => line.split(' ').slice(0, 2).join(' '));
  expect([...new Set(sides)]).toEqual(['1 german', '1 russian', '2 german']);
});

test('[aslsk 1.2.5.c] at the start of its placer’s next prep fire phase full smoke disperses and dispersed smoke goes', () => {
  const smoke = [
    { at: C4, kind: 'full', by: 'german' },
    { at: C4, kind: 'dispersed', by: 'german' },
    { at: C4, kind: 'full', by: 'russian' },
  ] as const;
  expect(after('rally', { smoke }).state.smoke).toEqual([
    { at: C4, kind: 'dispersed', by: 'german' },
    { at: C4, kind: 'full', by: 'russian' },
  ]);
});

test('[aslsk 1.2.5.a, 3.3.5.h] with the movement phase the smoke of grenades and residual firepower are gone', () => {
  const match = after('movement', {
    smoke: [
      { at: C4, kind: 'grenade', by: 'german' },
      { at: C4, kind: 'full', by: 'german' },
    ],
    residual: [{ at: C4, firepower: 2 }],
  });
  expect(match.state.smoke).toEqual([{ at: C4, kind: 'full', by: 'german' }]);
  expect(match.state.residual).toEqual([]);
});

const fired: Partial<Position> = {
  units: [`${units[0]} fired prep`, `${units[1]} fired first`, `${units[1]} fired final`],
  weapons: ['german LMG of u1 fired prep', 'russian LMG of u2 fired final'],
};
const markers = ({ state }: ReturnType<typeof after>) =>
  [...state.units, ...state.weapons].flatMap(each => each.fired ?? []);

test('[aslsk 3.4.f] first and final fire markers come off at the end of the defensive fire phase', () => {
  expect(markers(after('defensive-fire', fired))).toEqual(['prep', 'prep']);
});

test('[aslsk 3.5.f] prep fire markers stay until the end of the advancing fire phase', () => {
  expect(markers(after('prep-fire', fired))).toHaveLength(5);
  expect(markers(after('advancing-fire', fired))).toEqual([]);
});

test('[aslsk 3.4.f, 3.5.f] so do those of vehicles: the defender’s after defensive fire, the attacker’s after advancing fire', () => {
  const vehicles = [
    { card: 'german Panther', at: '1:L1', arms: { CMG: { fired: 'prep' } }, intensive: true },
    { card: 'russian T-34/85', at: '1:L9', arms: { CMG: { fired: 'final' } }, used: ['MA'] },
  ] as const;
  const marked = (phase: 'prep-fire' | 'defensive-fire' | 'advancing-fire') =>
    (after(phase, { vehicles }).state.vehicles ?? []).map(({ arms, intensive, used }) => [
      arms?.CMG?.fired,
      intensive,
      used,
    ]);
  const [prep, none] = [
    ['prep', true, undefined],
    [undefined, undefined, undefined],
  ];
  expect(marked('defensive-fire')).toEqual([prep, none]);
  expect(marked('advancing-fire')[0]).toEqual(none);
});

test('[aslsk 3.8.w] pins come off at the end of the close combat phase, and with them what lasts a player turn', () => {
  const pinned = { units: [`${units[0]} pinned forfeits advanced`, units[1]] } as const;
  expect(unit(after('rout', pinned), 'u1').pinned).toBe(true);
  expect(unit(after('close-combat', pinned), 'u1')).toEqual({
    id: 'u1',
    side: 'german',
    group: 'german',
    card: 'german 4-6-7',
    at: C4,
  });
});

test('[aslsk 4.0.d] what was picked up may be handed on in another phase', () => {
  const position = { weapons: ['german LMG of u1 recovered'] } as const;
  expect(weapon(after('rally', position), 'w1')).not.toHaveProperty('recovered');
});

test('[aslsk 3.1.e] what was tried to repair aboard may be tried again in the next rally phase', () => {
  const vehicles = [`german Panther ${C4} mended CMG`] as const;
  expect(after('rally', { vehicles }).state.vehicles?.[0]).not.toHaveProperty('mended');
});

test('[aslsk 1.2.5.c] white phosphorus thins out in the same way', () => {
  const smoke = [
    { at: C4, kind: 'full WP', by: 'german' },
    { at: C4, kind: 'dispersed WP', by: 'german' },
  ] as const;
  expect(after('rally', { smoke }).state.smoke).toEqual([{ at: C4, kind: 'dispersed WP', by: 'german' }]);
});

test('[aslsk 3.8.w] a stunned crew comes to its senses then, and is shaken from there on', () => {
  const vehicles = [`german Panther ${C4} stunned`] as const;
  expect(after('rout', { vehicles }).state.vehicles?.[0]?.stunned).toBe(true);
  const [tank] = after('close-combat', { vehicles }).state.vehicles ?? [];
  expect(tank).toMatchObject({ shaken: true });
  expect(tank?.stunned).toBeUndefined();
});
