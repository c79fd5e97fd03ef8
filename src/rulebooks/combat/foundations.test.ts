/** What the book says once at its beginning, and all of its rules rest on. */
import { expect, test } from 'vitest';
import { CARDS } from './counters/index.ts';
import { fireModifiers } from './fire/modifiers.ts';
import { armsOf, reachOf, strengthOf } from './fire/strength.ts';
import { type Fielded, fieldedById, sceneNow } from './game.ts';
import { groundCost } from './movement/costs.ts';
import { presentation } from './present/index.ts';
import { sightModifiers, sightOf } from './sight/sight.ts';
import type { LocId } from './state.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from './testing/bench.ts';

const FAR = 'american 7-6 M9 moved run';

test('[combat 2.6.2] two dice make a hundred, tens first: 00 is 100, and a 0 alone is ten', () => {
  const fired = (dice: string) => {
    const match = skirmish({ units: ['german 6-6 D4', 'american 7-6 D7'] }, dice);
    play(match, 'german', 'fire u1 1:D7', 'shoot');
    return unit(match, 'u2');
  };
  // 5 with 6 firepower hurts, 50 and 100 do nothing.
  expect(fired('10,5 1')).toMatchObject({ half: true });
  expect(fired('5,10').half).toBeUndefined();
  expect(fired('10,10').half).toBeUndefined();
  // 26 is M, and a 0 of the check is ten: it fails by three.
  expect(fired('2,6 10 1').morale).toBe('disrupted');
});

test('[combat 2.6.4] whatever is read off the dice themselves is read without modifiers', () => {
  // A leader takes one off: 9 passes nothing for a quality of 7, but it is a nought of the dice that calls for courage.
  const brave = (die: string, more = '') => {
    const match = skirmish(
      { units: ['german 6-6 D4', 'american 7-6 D7', 'american nco D7', FAR] },
      `2,6 7 ${die}${more}`,
    );
    play(match, 'german', 'fire u1 1:D7', 'shoot');
    return unit(match, 'u2').courage;
  };
  expect([brave('10', ' 10'), brave('9')]).toEqual([true, undefined]);
});

test('[combat 2.5.2.a] hexes at the edge of the map are hexes like all others', () => {
  const match = skirmish({ units: ['german 6-6 B4', FAR] });
  play(match, 'german', 'move u1 cautious');
  expect(offers(match, 'german', 'step')).toContain('step u1 1:A4');
  play(match, 'german', 'step u1 1:A4');
  expect(unit(match, 'u1').at).toBe('1:A4');
});

test('[combat 2.5.2.1] six lines are the sides of a hex', () => {
  const costs = (['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const).map((side, i) => {
    const from = (['D3', 'E4', 'E5', 'D5', 'C5', 'C4'] as const)[i];
    const { world } = standing({ units: [], board: { sides: { [`D4/${side}`]: 'wall' } } });
    return groundCost(world as never, `1:${from}` as LocId, '1:D4');
  });
  expect(costs).toEqual([2, 2, 2, 2, 2, 2]);
});

test('[combat 2.4.1] markers take no room', () => {
  const match = skirmish({
    units: ['german 6-6 D3', 'german 6-6 D4 dugIn', 'german 6-6 D4 morale pinned', FAR],
    works: [{ is: 'mines', at: '1:D4' }],
    smoke: ['1:D4'],
  });
  play(match, 'german', 'move u1 crawl');
  expect(offers(match, 'german', 'step')).toContain('step u1 1:D4');
  play(match, 'german', 'step u1 1:D4');
  const { world, view } = sceneNow(match, 'german');
  expect([view.units.filter(({ at }) => at === '1:D4').length, world.field.hexCount > 0]).toEqual([3, true]);
});

test('[combat 1.2.4] beside one another are those who could walk to one another: a cliff parts them', () => {
  const joins = (board: Position['board'] = {}) => {
    const match = skirmish({ units: ['german 6-6 D4', 'german nco D3', FAR], board });
    play(match, 'german', 'move u1 cautious');
    return offers(match, 'german', 'join').length;
  };
  expect([joins(), joins({ sides: { 'D4/N': 'cliff' } })]).toEqual([1, 0]);
  const fires = (board: Position['board'] = {}) => {
    const match = skirmish({
      units: ['german 6-6 D4', 'german nco D3', 'german 6-6 D3', 'american 7-6 G4'],
      board,
    });
    play(match, 'german', 'fire u1 1:G4');
    return offers(match, 'german', 'add').length;
  };
  expect([fires(), fires({ sides: { 'D4/N': 'cliff' } })]).toEqual([1, 0]);
});

test('[combat 1.2.4] other places of the same hex are beside one another with none in between', () => {
  const joins = (floor: string) => {
    const match = skirmish({
      units: ['german 6-6 D4', `german nco D4/${floor}`, FAR],
      buildings: { mill: { material: 'stone', hexes: ['D4'], upper: 2 } },
    });
    play(match, 'german', 'move u1 cautious');
    return offers(match, 'german', 'join').length;
  };
  expect([joins('1'), joins('2')]).toEqual([1, 0]);
});

test('[combat 1.2.3] along a hexside smoke on either side counts, if it is no lower than the target', () => {
  const smoked = (smoke: LocId, level = 0) => {
    const { state, world } = standing({
      units: ['german 6-6 D4', 'american 7-6 F4'],
      smoke: [smoke as never],
      levels: { F4: level },
    });
    return fireModifiers(
      sceneNow({ state, world }, 'german').world,
      state,
      { from: ['1:D4'], isDirected: false },
      fieldedById(state, 'u2'),
    ).kept.some(({ id }) => id === 'smoke');
  };
  // From D4 to F4 the line runs between E4 and E5.
  expect([smoked('1:E4'), smoked('1:E5'), smoked('1:E3')]).toEqual([true, true, false]);
  expect([smoked('1:E4', 1), smoked('1:E5', 1)]).toEqual([false, false]);
});

test('[combat 5.1.11] for all in a place the case counts that is best for those who look', () => {
  const position: Position = {
    units: ['german 6-6 D4', 'american nco D6', 'american 7-6 D6', 'american 7-6 D6', 'american 7-6 D6'],
    hexes: { D6: 'woods' },
  };
  const look = (units = position.units) => {
    const { state, world } = standing({ ...position, units });
    const scene = sceneNow({ state, world }, 'german');
    const there = state.units.filter((each): each is Fielded => each.at === '1:D6');
    return [sightOf(scene.world, state, ['1:D4'], '1:D6').rolls.length, sightModifiers(world, there).value];
  };
  expect(look()).toEqual([1, -5]);
  expect(look(position.units.slice(0, 3))).toEqual([1, 0]);
  expect(look(position.units.slice(0, 2))).toEqual([1, 10]);
  // One who has fired gives all of them away.
  expect(look([...position.units.slice(0, 2), 'american 7-6 D6 fired 1'])).toEqual([0, 0]);
});

test('[combat 5.2.10] a hex on a crest is what grows in it, and as high as it is', () => {
  const woods: Position = {
    units: ['german 6-6 D3', 'american 7-6 D4'],
    hexes: { D4: 'woods' },
    levels: { D4: 1 },
  };
  const { state, world } = standing(woods);
  const scene = sceneNow({ state, world }, 'german');
  expect(groundCost(scene.world, '1:D3', '1:D4')).toBe(4);
  expect(sightOf(scene.world, state, ['1:D3'], '1:D4').rolls.map(({ screen }) => screen)).toEqual(['woods']);
  const cover = fireModifiers(
    scene.world,
    state,
    { from: ['1:D3'], isDirected: false },
    fieldedById(state, 'u2'),
  );
  expect(cover.kept.map(({ id, n }) => [id, n])).toEqual([['woods', 10]]);
});

test('[combat 12.2.1, 12.3.1.2] infantry and machine guns count twice near and half far; all else within its limits, and as it is', () => {
  const power = (card: string, at: string) => {
    const { state, world } = standing({
      units: [`german ${card} D4`.replace('german american', 'american'), FAR],
    });
    const scene = sceneNow({ state, world }, 'german');
    return strengthOf(scene.world, [fieldedById(state, 'u1')], `1:${at}` as LocId, { right: 'impulse' })
      .value;
  };
  expect([
    power('6-6', 'D5'),
    power('MG 34', 'D5'),
    power('Flamethrower', 'D5'),
    power('Demo', 'D5'),
  ]).toEqual([12, 8, 30, 30]);
  for (const [id, card] of Object.entries(CARDS)) {
    const arms = armsOf(standing({ units: [FAR] }).world, { card: id });
    expect([id, arms?.isSmall]).toEqual([id, card.is !== 'team' || card.arm === 'MG']);
    if (arms) expect([id, reachOf(arms)]).toEqual([id, arms.isSmall ? 2 * arms.range : arms.range]);
  }
  const flame = skirmish({ units: ['german Flamethrower D4', 'american 7-6 D6'] });
  expect(refusals(flame, 'german', 'fire u1 1:D6')).toEqual(['12.3.1.2.2']);
});

test('[combat 3.2.4] what a scenario says of its own stands above the book', () => {
  const match = skirmish({
    units: ['german 6-6 D4', FAR],
    inHand: 0,
    scenario: { openings: [{ turn: 1, side: 'german', impulses: 2 }] },
    opened: undefined as never,
  });
  play(match, 'german', 'move u1 crawl', 'step u1 1:D5');
  expect(match.choices.map(({ by }) => by)).toEqual(['german']);
});

test('[combat 3.2.6.1] the track has a box for each turn, and who had the initiative first is told all the turn', () => {
  const match = skirmish({ units: ['german 6-6 D4', 'american 7-6 M9'], turn: 2 });
  const told = () => {
    const { turns, status } = presentation.tabletop(match.state, 'german', match.world);
    return [
      turns.steps.length,
      turns.at,
      status.filter(({ cite }) => cite === '3.2.6.1').map(({ side }) => side),
    ];
  };
  const before = told();
  expect(before).toEqual([match.world.scenario.turns, 1, ['german']]);
  play(match, 'german', 'pass');
  expect([match.state.active, told()]).toEqual(['american', before]);
});
