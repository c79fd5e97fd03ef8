import { expect, test } from 'vitest';
import type { Tabletop } from '../../../engine/index.ts';
import { starterKit } from '../index.ts';
import { SCENARIOS } from '../scenario/content.ts';
import { skirmish } from '../testing/bench.ts';
import { tabletop } from './tabletop.ts';
import { crowd, isFit, type Moment, RULES, sceneOf, textsIn, tour } from './test-tour.ts';

/** Everything that is wrong with a tabletop. */
function faults({ scene }: Pick<Moment, 'scene'>, table: Tabletop): readonly string[] {
  const { view, world } = scene;
  const ids = new Set(table.counters.map(({ id }) => id));
  const found: string[] = [];
  const check = (isTrue: boolean, fault: string) => {
    if (!isTrue) found.push(fault);
  };
  check(ids.size === table.counters.length, 'a counter lies there twice');
  const pieces = [...view.units, ...view.weapons, ...(view.vehicles ?? [])];
  check(ids.size === pieces.length, 'a piece has no counter');
  for (const { id, at, box, on, title, face, back, badges } of table.counters) {
    check((at === undefined) !== (box === undefined), `${id} is in one place`);
    check(at === undefined || world.field.names.has(at), `${id} is on the map`);
    check(on === undefined || ids.has(on), `${id} is on something`);
    check(isFit(title), `${id} is called ${title}`);
    for (const { text, name, cite } of [...face.figures, ...(back?.figures ?? [])]) {
      check(
        isFit(text) && isFit(name) && cite !== undefined && RULES.has(cite),
        `${id}: figure ${name} ${cite}`,
      );
    }
    for (const { text, means, cite } of badges) {
      check(isFit(text) && isFit(means) && RULES.has(cite), `${id}: badge ${text} ${cite}`);
    }
  }
  for (const { hexes, text, means, cite } of table.overlays) {
    check(hexes.length > 0 && hexes.every(hex => world.field.names.has(hex)), `${text} lies on hexes`);
    check(isFit(text) && isFit(means) && cite !== undefined && RULES.has(cite), `overlay ${text} ${cite}`);
  }
  for (const { text, cite } of table.status) {
    check(isFit(text) && cite !== undefined && RULES.has(cite), `status ${text} ${cite}`);
  }
  check(!textsIn(table).some(text => text.includes('undefined')), 'something is undefined');
  return found;
}

test.each(SCENARIOS.map(({ id }) => id))('the table of %s is well laid, from the set-up on', id => {
  let n = 0;
  tour(id, 2, moment => {
    if (n++ % 4 === 0) expect(faults(moment, tabletop(moment.scene))).toEqual([]);
  });
  expect(n).toBeGreaterThan(100);
});

test.each(SCENARIOS)('at the start of $id everything waits in a box, and the areas are shown', scenario => {
  const world = starterKit.world({ scenario: scenario.id, options: {} });
  const table = tabletop({ world, view: starterKit.begin(world) });
  expect(table.counters.every(({ at, box }) => at === undefined && box !== undefined)).toBe(true);
  const [zone] = table.overlays.filter(({ kind }) => kind === 'zone');
  expect(zone?.side).toBe(scenario.setsUpFirst);
  expect([table.turns.at, table.phases.at]).toEqual([-1, -1]);
  expect(table.turns.steps).toHaveLength(scenario.turns);
  expect(table.phases.steps.map(({ short }) => short).join(' ')).toBe('RPh PFPh MPh DFPh AFPh RtPh APh CCPh');
});

test('the table of a crowd is well laid, whatever is under way', () => {
  crowd(5, moment => expect(faults(moment, tabletop(moment.scene))).toEqual([]));
});

test('titles tell all pieces apart', () => {
  for (const { id } of SCENARIOS) {
    const world = starterKit.world({ scenario: id, options: {} });
    const titles = tabletop({ world, view: starterKit.begin(world) }).counters.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

const POSITION = {
  phase: 'movement',
  hexes: { '1:E5': 'stone building' },
  units: [
    { card: 'german 4-6-7', at: '1:C4', broken: true, desperate: true },
    { card: 'german 9-1', at: '1:C4', wounded: true, pinned: true },
    { card: 'russian 4-4-7', at: '1:E5', fired: 'final' },
    { card: 'german 4-6-7', at: '1:K8' },
  ],
  weapons: [
    { card: 'german MMG', by: 'u1', malfunctioned: true },
    { card: 'russian LMG', at: '1:E5' },
  ],
  smoke: [{ at: '1:D4', kind: 'grenade', by: 'german' }],
  residual: [{ at: '1:D5', firepower: 4 }],
} as const;

test('markers are badges, and a broken unit shows its broken side', () => {
  const { counters } = tabletop(sceneOf(skirmish(POSITION)));
  const of = (id: string) => counters.find(each => each.id === id);
  const badges = (id: string) => of(id)?.badges.map(({ text }) => text);
  expect(badges('u1')).toEqual(['Broken', 'DM']);
  expect(badges('u2')).toEqual(['Pin', 'Wounded']);
  expect(badges('u3')).toEqual(['Final Fire']);
  expect(badges('w1')).toEqual(['Malfunctioned']);
  expect(of('u1')?.face.tone).toBe('weak');
  expect(of('u1')?.back?.tone).toBe('plain');
  expect(of('w1')).toMatchObject({ on: 'u1', at: '1:C4', title: 'German MMG' });
  expect(of('w2')).toMatchObject({ at: '1:E5', side: 'russian' });
  expect(of('w2')?.on).toBeUndefined();
  expect([of('u1'), of('u2'), of('u3')].map(each => each?.title)).toEqual([
    'German squad 4-6-7 A',
    'German leader 9-1 B',
    'Russian squad 4-4-7 C',
  ]);
});

test('smoke and residual firepower lie on their hexes', () => {
  const { overlays } = tabletop(sceneOf(skirmish(POSITION)));
  expect(overlays.map(({ text, hexes }) => [text, ...hexes])).toEqual([
    ['Smoke +2', '1:D4'],
    ['Residual 4', '1:D5'],
  ]);
});

test('status lines count what victory asks for', () => {
  const condition = {
    is: 'control-hexes' as const,
    side: 'german',
    hexes: ['1:E5', '1:F5', '1:G5'],
    least: 2,
  };
  const scene = sceneOf(
    skirmish({
      ...POSITION,
      scenario: { victory: { side: 'german', all: [condition], words: 'Two of three.' } },
      control: { '1:E5': 'german', '1:F5': 'russian' },
    }),
  );
  const { status, overlays } = tabletop(scene);
  expect(status.map(({ text }) => text)).toContain('german control 1 of 3 hexes, 2 needed');
  expect(overlays.filter(({ kind }) => kind === 'control').map(({ side }) => side)).toEqual([
    'german',
    'russian',
    undefined,
  ]);
});
