import { expect, test } from 'vitest';
import { Match, type Side, scriptedDice } from '../../../engine/index.ts';
import { VERBS } from '../acts.ts';
import { isOpenGround } from '../charts/index.ts';
import { concealableHexes } from '../concealment/gain.ts';
import { isCrew, isGun } from '../guns/guns.ts';
import { starterKit } from '../index.ts';
import { covers } from '../ordnance/covered-arcs.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type Position, play, skirmish } from '../testing/bench.ts';
import { possessorOf } from '../units.ts';
import { autoSetUp } from './auto-set-up.ts';
import { enemyGround } from './set-up-aims.ts';

/** The scenario once the side has set up as it is proposed. */
function afterSetUp(scenario: string, side: Side) {
  const match = Match.begin(starterKit, { scenario, options: {} }, { dice: scriptedDice([]) });
  const acts = autoSetUp(match.world, match.view(side), side).map(VERBS.print);
  play(match, side, ...acts);
  return match;
}

const GUN_SCENARIOS = [
  ['the-spinning-mill', 'german'],
  ['hill-154', 'german'],
  ['the-giants', 'german'],
  ['les-loges', 'german'],
  ['tasimboko', 'japanese'],
] as const;

test.each(GUN_SCENARIOS)(
  'in %s every gun has a crew, stands hidden in cover and looks to the enemy',
  (id, side) => {
    const { world, state } = afterSetUp(id, side);
    const served = state.weapons.filter(weapon => isGun(weapon) && possessorOf(state, weapon)?.side === side);
    expect(served.length).toBeGreaterThan(0);
    for (const gun of served) {
      const crew = possessorOf(state, gun);
      const at = crew?.at;
      if (!crew || at === undefined || gun.facing === undefined) throw new Error(`${gun.id} is not set up`);
      expect([isCrew(crew), crew.hidden]).toEqual([true, true]);
      expect(isOpenGround(world.charts, terrainAt(world, at) ?? 'open ground')).toBe(false);
      const { facing } = gun;
      const watched = enemyGround(world, side).filter(hex => covers(world, at, facing, hex));
      expect(watched.length).toBeGreaterThan(0);
    }
  },
);

test('in the Pacific no stack that a ? counter could cover goes without, and a few Japanese hide', () => {
  const { world, state } = afterSetUp('piva-forks', 'japanese');
  const under = new Set(state.units.filter(unit => unit.concealed).map(({ at }) => at));
  expect(under.size).toBeGreaterThan(3);
  expect(concealableHexes({ world, view: state, side: 'japanese' })).toEqual([]);
  expect(state.units.filter(unit => unit.hidden && !isCrew(unit)).length).toBeGreaterThan(0);
});

test('a tank is parked with hull and turret towards the enemy', () => {
  const position: Position = {
    doing: [{ is: 'set-up', side: 'german' }],
    units: ['russian 4-4-7 group enemy'],
    vehicles: ['german Panther group tanks'],
    scenario: {
      groups: [
        {
          id: 'tanks',
          side: 'german',
          elr: 3,
          units: {},
          vehicles: { 'german Panther': 1 },
          setUp: ['1:A1-B9'],
        },
        {
          id: 'enemy',
          side: 'russian',
          elr: 3,
          units: { 'russian 4-4-7': 1 },
          enter: { turn: 1, along: ['1:M1-M9'] },
        },
      ],
    },
  };
  const match = skirmish(position);
  play(match, 'german', ...autoSetUp(match.world, match.view('german'), 'german').map(VERBS.print));
  const [tank] = match.state.vehicles ?? [];
  expect(tank?.at).toBeDefined();
  expect([1, 0, 2]).toContain(tank?.facing);
  expect(tank?.turret).toBeUndefined();
});

test.each(GUN_SCENARIOS)('in %s a set-up has variations: squads and guns stand elsewhere', (id, side) => {
  const world = starterKit.world({ scenario: id, options: {} });
  const view = starterKit.begin(world);
  const places = [0, 1, 2, 3, 4].map(variation =>
    autoSetUp(world, view, side, variation).flatMap(act =>
      act.verb === 'place' ? [`${act.unit} ${act.at}`] : [],
    ),
  );
  const crews = view.units.filter(isCrew).map(unit => `${unit.id} `);
  const ofCrews = places.map(each => each.filter(text => crews.some(crew => text.startsWith(crew))).join());
  expect(new Set(places.map(each => each.join())).size).toBe(5);
  expect(new Set(ofCrews).size).toBeGreaterThan(1);
});
