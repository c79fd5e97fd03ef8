/** Hidden units (7.2). */
import { expect, test } from 'vitest';
import { Match, quickDice, Random } from '../../../engine/index.ts';
import { fieldedById, type View } from '../game.ts';
import { panzer } from '../index.ts';
import { coverAt } from '../sight/cover.ts';
import type { HiddenCounter, UnitId } from '../state.ts';
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
import { limitOf } from './counters.ts';

type Unit = Position['units'][number];
type More = Partial<Omit<Position, 'units'>>;
const H1: HiddenCounter = { id: 'h1', side: 'german', at: '1:C10' };
const under = (card: Unit['card'], more: Partial<Unit> = {}): Unit => ({
  card,
  at: '1:C10',
  under: 'h1',
  spottedBy: [],
  ...more,
});
const foe = (row: number, more: Partial<Unit> = {}): Unit => ({
  card: 'crusader-i',
  at: `1:C${row}` as '1:C1',
  facing: 3,
  ...more,
});
/** A counter at C10, and the British to the south of it. */
const field = (units: readonly Unit[], more: More = {}): Position => ({
  phase: 'search',
  first: 'british',
  size: [7, 48],
  options: ['7.2'],
  hidden: [H1],
  scenario: { hidden: [{ side: 'german', counters: 4 }] },
  ...more,
  units,
});
const isFound = (units: readonly Unit[], more: More = {}) =>
  !(skirmish(field(units, more)).state.hidden ?? []).some(({ id }) => id === 'h1');

test('[panzer 7.2.2.1.a, 7.2.2.1.b] a counter is spotted like a unit: by what under it is seen farthest (E-005)', () => {
  const men = Array.from({ length: 10 }, () => under('german-squad'));
  expect([isFound([...men, foe(16)]), isFound([...men, foe(17)])]).toEqual([true, false]);
  const mixed = [under('pz-iiih'), ...men];
  expect([isFound([...mixed, foe(30)]), isFound([...mixed, foe(31)])]).toEqual([true, false]);
  expect([isFound([under('pak-38'), foe(20)]), isFound([under('pak-38'), foe(21)])]).toEqual([true, false]);
  // Men in a house are harder to see; trucks see nothing.
  expect(isFound([...men, foe(16)], { hexes: { '1:C10': 'stone building' } })).toBe(false);
  expect(isFound([...men, foe(12, { card: 'british-truck' })])).toBe(false);
});

test('[panzer 7.2.2.1.a] all under it are placed, whether they could be seen or not', () => {
  const match = skirmish(field([under('pz-iiih'), under('german-squad'), foe(30)]));
  expect(match.choiceOf('german')?.id).toBe('placing');
  // They are known before they stand somewhere.
  expect((match.view('british') as View).units.map(each => each.under)).toEqual(['h1', 'h1', undefined]);
  expect(() => match.imagine('british', new Random('placing'))).not.toThrow();
  play(match, 'german', 'place u1 1:C10', 'turn S', 'place u2 1:C10');
  expect(['u1', 'u2'].map(id => unit(match, id as UnitId).under)).toEqual([undefined, undefined]);
  expect(unit(match, 'u1').spottedBy).toEqual(['u3']);
});

test('[panzer 7.2.2.1.c] one of the kind that was spotted stands where the counter lay', () => {
  const match = skirmish(field([under('german-squad'), under('pz-iiih'), foe(30)]));
  expect(refusals(match, 'german', 'place u1 1:C10')).toEqual(['7.2.2.1.c']);
  expect(offers(match, 'german', 'place')).toEqual(['place u2 1:C10']);
  expect(refusals(match, 'german', 'place u2 1:C9')).toEqual(['7.2.2.1.c']);
  // Where men could be seen as well, it is still the vehicle.
  const near = skirmish(field([under('german-squad'), under('pz-iiih'), foe(14)]));
  expect(offers(near, 'german', 'place')).toEqual(['place u2 1:C10']);
});

test('[panzer 7.2.2.1.d] the others in Command Range, wherever they can go, facing any way', () => {
  const board = { board: { sides: { 'C10/N': 'cliff' } }, hexes: { '1:B9': 'rough' } } as const;
  const placed = (grade: 'Green' | 'Seasoned' | 'Veteran') => {
    const match = skirmish(
      field([under('pz-iiih'), under('german-squad'), foe(30)], { ...board, grades: { german: grade } }),
    );
    play(match, 'german', 'place u1 1:C10');
    expect(offers(match, 'german', 'turn')).toHaveLength(6);
    play(match, 'german', 'turn SW');
    expect(unit(match, 'u1').facing).toBe(4);
    return offers(match, 'german', 'place').map(act => act.split(' ')[2]);
  };
  expect(placed('Green')).toEqual(['1:C10']);
  expect(placed('Seasoned')).toHaveLength(6);
  expect(placed('Seasoned')).not.toContain('1:C9');
  // Around the cliff it is in reach.
  expect(placed('Veteran')).toContain('1:C9');
});

test('[panzer 7.2.2.1.e, 7.2.2.2.c] a fake passes for men, or for a vehicle once it went faster, and is taken off when it is seen', () => {
  const troops = [
    { card: 'german-squad', at: '1:A48' },
    { card: 'german-truck', at: '1:A48' },
  ] as const;
  const seen = (row: number, more: Partial<HiddenCounter> = {}) =>
    isFound([...troops, foe(row)], { hidden: [{ ...H1, ...more }] });
  expect([seen(16), seen(17)]).toEqual([true, false]);
  expect([seen(30, { claimed: true }), seen(31, { claimed: true })]).toEqual([true, false]);
  const match = skirmish(field([...troops, foe(16)]));
  expect(match.choiceOf('german')?.id).not.toBe('placing');
});

test('[panzer 7.2.2.1.e] an enemy who comes near turns it over at once', () => {
  const match = skirmish(
    field([under('german-squad', { command: 'N/C' }), foe(18, { command: 'MOVE', facing: 0 })], {
      phase: 'movement',
      first: 'german',
    }),
  );
  play(match, 'british', 'move u2', 'step 1:C17');
  play(match, 'german', 'pass');
  expect(match.state.hidden).toHaveLength(1);
  play(match, 'british', 'step 1:C16');
  expect(match.choiceOf('german')?.id).toBe('placing');
});

const MOVING = { phase: 'movement', first: 'british' } as const;
const FAR = foe(48, { card: 'british-truck', shown: true });

test('[panzer 7.2.2.2.a] a counter moves like a unit, no faster than the slowest under it, and only if all have MOVE', () => {
  const walk = (units: readonly Unit[], more: More = {}) => {
    const match = skirmish(field([...units, FAR], { ...MOVING, ...more }));
    play(match, 'german', 'sneak h1');
    let hexes = 0;
    for (let row = 9; offers(match, 'german', 'step').includes(`step 1:C${row}`); row--) {
      play(match, 'german', `step 1:C${row}`);
      hexes += 1;
    }
    return hexes;
  };
  expect(walk([under('pz-iiih', { command: 'MOVE' })])).toBe(5);
  expect(walk([under('pz-iiih', { command: 'MOVE' }), under('german-squad', { command: 'MOVE' })])).toBe(2);
  expect(walk([under('pz-iiih', { command: 'MOVE' })], { hexes: { '1:C9': 'rough', '1:C8': 'rough' } })).toBe(
    3,
  );
  const idle = skirmish(
    field([under('pz-iiih', { command: 'MOVE' }), under('german-squad', { command: 'N/C' }), FAR], MOVING),
  );
  expect(refusals(idle, 'german', 'sneak h1')).toEqual(['B5.3']);
  expect(refusals(idle, 'german', 'move u1')).toEqual(['7.2.2.b']);
});

test('[panzer 7.2.2.2.b] while it moves it is seen from farther away', () => {
  const walk = (row: number) => {
    const match = skirmish(
      field([under('german-squad', { command: 'MOVE' }), foe(row, { shown: true })], MOVING),
    );
    play(match, 'german', 'sneak h1', 'step 1:C9');
    return match.state.hidden?.length;
  };
  // Fifteen hexes instead of six.
  expect([walk(24), walk(25)]).toEqual([0, 1]);
});

test('[panzer 7.2.2.2.c] a fake moves as anything; beyond what men can do it counts as a vehicle for good', () => {
  const troops = [
    { card: 'german-squad', at: '1:A48', command: 'N/C' },
    { card: 'pz-iiih', at: '1:A48', command: 'N/C' },
  ] as const;
  const match = skirmish(field([...troops, FAR], MOVING));
  play(match, 'german', 'sneak h1', 'step 1:C9', 'step 1:C8');
  expect(match.state.hidden?.[0]).not.toHaveProperty('claimed');
  play(match, 'german', 'step 1:C7');
  expect(match.state.hidden?.[0]).toMatchObject({ claimed: true, at: '1:C7' });
  play(match, 'german', 'step 1:C6', 'step 1:C5');
  expect(offers(match, 'german', 'step')).toEqual([]);
});

test('[panzer 7.2.2.3.a] whoever fires, waits in ambush or assaults gives all of his counter away', () => {
  const fire = skirmish(
    field(
      [
        under('pz-iiij-lang', { facing: 3, command: 'FIRE' }),
        under('german-squad', { command: 'N/C' }),
        foe(14, { command: 'N/C' }),
      ],
      {
        phase: 'combat',
        first: 'german',
      },
    ),
    [hundred(99)],
  );
  expect((fire.view('british') as View).units[0]?.at).toBeUndefined();
  play(fire, 'german', 'engage u3', 'add u1 ap');
  expect(unit(fire, 'u1')).toMatchObject({ at: '1:C10', fired: true });
  expect(unit(fire, 'u1').under).toBeUndefined();
  expect(fire.state.hidden).toEqual([]);
  expect(fire.choiceOf('german')?.id).toBe('placing');
  const watch = skirmish(
    field([under('pz-iiij-lang', { facing: 3, command: 'OW' }), foe(21, { command: 'MOVE', facing: 0 })], {
      phase: 'movement',
      first: 'german',
      hexes: { '1:C10': 'woods' },
    }),
    [hundred(99)],
  );
  play(watch, 'british', 'move u2', 'step 1:C20');
  play(watch, 'german', 'react u1 ap');
  expect(unit(watch, 'u1')).not.toHaveProperty('under');
  const assault = skirmish(
    field([under('german-squad', { command: 'MOVE' }), foe(11, { card: 'british-truck' })], {
      phase: 'assault',
      first: 'german',
    }),
    [hundred(1)],
  );
  play(assault, 'german', 'assault u2', 'join u1');
  expect(unit(assault, 'u1').under).toBeUndefined();
});

test('[panzer 7.2.1.b] a counter holds units of one formation; others need one of their own', () => {
  const troops: readonly Unit[] = [
    { card: 'german-squad', group: 'one', at: '1:A1' },
    { card: 'german-squad', group: 'one', at: '1:A1' },
    { card: 'german-squad', group: 'two', at: '1:A1' },
    { card: 'german-squad', group: 'one', at: '1:A2' },
  ];
  const match = skirmish(field([...troops, FAR], { phase: 'hiding', hidden: [] }));
  play(match, 'german', 'hide u1', 'hide u2', 'hide u3', 'hide u4');
  expect((['u1', 'u2', 'u3', 'u4'] as const).map(id => unit(match, id).under)).toEqual([
    'h1',
    'h1',
    'h2',
    'h3',
  ]);
});

test('[panzer 7.2.3.a] in play whoever nobody sees may hide, of the same formation', () => {
  const match = skirmish(
    field(
      [
        { card: 'german-squad', at: '1:A1' },
        { card: 'pz-iiih', at: '1:C30', facing: 0 },
        { card: 'german-squad', at: '1:A1', suppressed: 'ON' },
        foe(40),
      ],
      {
        phase: 'hiding',
        hidden: [],
      },
    ),
  );
  expect(offers(match, 'german', 'hide')).toEqual(['hide u1']);
  expect(refusals(match, 'german', 'hide u2')).toEqual(['7.2.3.a']);
  expect(refusals(match, 'german', 'hide u3')).toEqual(['7.2.3.a']);
  play(match, 'german', 'hide u1');
  expect((match.view('british') as View).units[0]).toMatchObject({ under: 'somewhere' });
});

test('[panzer 7.2.2.a, 7.2.3.b, 7.2.2.c] fakes may be added, and all counters together keep to the limit', () => {
  const match = skirmish(
    field([{ card: 'german-squad', at: '1:A1' }, FAR], {
      phase: 'hiding',
      scenario: { hidden: [{ side: 'german', counters: 3 }] },
    }),
  );
  play(match, 'german', 'decoy 1:A2', 'decoy 1:B1');
  expect(match.state.hidden?.map(({ at }) => at)).toEqual(['1:C10', '1:A2', '1:B1']);
  expect(offers(match, 'german', 'decoy')).toEqual([]);
  expect(refusals(match, 'german', 'hide u1')).toEqual(['7.2.2.a']);
});

test('[panzer 7.2.2.b] the enemy sees where a counter lies, and not what is under it', () => {
  const { world, view } = standing(
    field([under('pz-iiih', { command: 'FIRE', turret: 2 }), foe(40, { spottedBy: ['u1'] })]),
  );
  const seen = panzer.view(view, 'british', world) as View;
  expect(seen.hidden).toEqual([H1]);
  expect(seen.units[0]).not.toHaveProperty('at');
  expect(seen.units[0]).toMatchObject({ under: 'somewhere', command: 'sealed' });
  expect(seen.units[1]).not.toHaveProperty('spottedBy');
  expect(panzer.view(view, 'german', world)).toMatchObject({ units: [{ at: '1:C10', under: 'h1' }, {}] });
  const other = panzer.determinize(seen, 'british', world, new Random('hidden'));
  expect(panzer.view(other, 'british', world)).toEqual(seen);
  // It gives nobody cover whom the enemy sees.
  const beside = standing(field([under('pz-iiih'), { card: 'german-squad', at: '1:C10' }, FAR]));
  expect(coverAt(beside.world, beside.view as View, fieldedById(beside.view, 'u2'))).toBe('no cover');
});

test('[panzer 7.2.1.a, 7.2.2.a, 7.2.2.c] who may hide sets up under counters, with fakes, in any hex of his; others do not', () => {
  const match = Match.begin(
    panzer,
    { scenario: 'tracks-in-the-gravel', options: { '7.2': 'on' } },
    { dice: quickDice(new Random('set-up')) },
  );
  const world = match.world as Parameters<typeof limitOf>[0];
  expect([limitOf(world, 'italian'), limitOf(world, 'british')]).toEqual([8, undefined]);
  play(match, 'italian', 'conceal u1 1:Y3', 'conceal u10 1:Y3', 'decoy 1:Y4', 'place u2 1:Z3');
  const state = match.state as View;
  expect(state.hidden).toEqual([
    { id: 'h1', side: 'italian', at: '1:Y3' },
    { id: 'h2', side: 'italian', at: '1:Y4' },
  ]);
  expect(['u1', 'u10', 'u2'].map(id => state.units.find(each => each.id === id)?.under)).toEqual([
    'h1',
    'h1',
    undefined,
  ]);
});
