import { expect, test } from 'vitest';
import type { Tabletop } from '../../../engine/index.ts';
import { lockNLoad } from '../index.ts';
import { SCENARIOS } from '../scenario/content.ts';
import { skirmish } from '../testing/bench.ts';
import { tabletop } from './tabletop.ts';
import { crowd, isFit, type Moment, RULES, sceneOf, textsIn, tour } from './test-tour.ts';

const hexPart = (place: string): string => place.replace(/[/#].*$/, '');

/** Everything that is wrong with a tabletop. */
function faults({ scene }: Pick<Moment, 'scene'>, table: Tabletop): readonly string[] {
  const { view, world } = scene;
  const ids = new Set(table.counters.map(({ id }) => id));
  const found: string[] = [];
  const check = (isTrue: boolean, fault: string) => {
    if (!isTrue) found.push(fault);
  };
  const isCited = (cite: string | undefined) => cite !== undefined && RULES.has(cite);
  check(ids.size === table.counters.length, 'a counter lies there twice');
  check(ids.size === view.units.length + view.weapons.length, 'a piece has no counter');
  for (const { id, at, box, on, title, face, back, badges } of table.counters) {
    check((at === undefined) !== (box === undefined), `${id} is in one place`);
    check(at === undefined || world.field.names.has(hexPart(at)), `${id} is on the map`);
    check(on === undefined || ids.has(on), `${id} is on something`);
    check(isFit(title), `${id} is called ${title}`);
    for (const { text, name, cite } of [...face.figures, ...(back?.figures ?? [])])
      check(isFit(text) && isFit(name) && isCited(cite), `${id}: figure ${name} ${cite}`);
    for (const { text, means, cite } of badges)
      check(isFit(text) && isFit(means) && isCited(cite), `${id}: badge ${text} ${cite}`);
  }
  for (const { hexes, text, means, cite } of table.overlays) {
    const isOnMap = hexes.length > 0 && hexes.every(hex => world.field.names.has(hexPart(hex)));
    check(isOnMap, `${text} lies on the map`);
    check(isFit(text) && isFit(means) && isCited(cite), `overlay ${text}: ${means} ${cite}`);
  }
  for (const { text, cite } of table.status) check(isFit(text) && isCited(cite), `status ${text} ${cite}`);
  check(!textsIn(table).some(text => text.includes('undefined')), 'something is undefined');
  return found;
}

test.each(SCENARIOS.map(({ id }) => id))('the table of %s is well laid, from the set-up on', id => {
  let n = 0;
  tour(id, 2, moment => {
    if (n++ % 4 === 0) expect(faults(moment, tabletop(moment.scene))).toEqual([]);
  });
  expect(n).toBeGreaterThan(50);
});

test('the table of a crowd is well laid, whatever is under way', () => {
  let n = 0;
  crowd(5, moment => {
    n++;
    expect(faults(moment, tabletop(moment.scene))).toEqual([]);
  });
  expect(n).toBeGreaterThan(100);
});

test.each(SCENARIOS)('at the start of $id everything waits in a box, and the areas are shown', scenario => {
  const world = lockNLoad.world({ scenario: scenario.id, options: {} });
  const table = tabletop({ world, view: lockNLoad.begin(world) });
  expect(table.counters.every(({ at, box }) => at === undefined && box !== undefined)).toBe(true);
  const [zone] = table.overlays.filter(({ kind }) => kind === 'zone');
  expect(zone?.side).toBe(scenario.setsUpFirst);
  expect([table.turns.at, table.phases.at]).toEqual([-1, -1]);
  expect(table.turns.steps).toHaveLength(scenario.turns);
  expect(table.phases.steps.map(({ short }) => short).join(' ')).toBe('Rally Ops Admin');
  const titles = table.counters.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

const POSITION = {
  hexes: { '1:E5': 'stone building' },
  units: [
    { card: 'german 1-6-4-5', at: '1:C4', shaken: true, moved: 'Moved' },
    { card: 'german Lt. Koch', at: '1:C4', wounded: true, opsComplete: true },
    { card: 'american 2-5-4-6', at: '1:E5', fired: true },
    { card: 'american Layer', at: '1:E5', wounded: true, skill: 'Deadly' },
    { card: 'german 75mm infantry gun', at: '1:K8', facing: 2 },
  ],
  weapons: [
    { card: 'german MG42', possessedBy: 'u1', jammed: true },
    { card: 'american BAR', at: '1:E5' },
    { card: 'german MG34', possessedBy: 'u3' },
  ],
  smoke: [{ at: '1:D4', stage: 2 }],
  bunkers: [{ at: '1:D6', kind: 'Bunker', facing: 1 }],
  spotted: ['1:E5'],
} as const;

test('markers are badges, and a Shaken unit or a wounded Hero shows its other side', () => {
  const { counters } = tabletop(sceneOf(skirmish(POSITION)));
  const of = (id: string) => counters.find(each => each.id === id);
  const badges = (id: string) => of(id)?.badges.map(({ text }) => text);
  expect(badges('u1')).toEqual(['Shaken', 'Moved']);
  expect(badges('u2')).toEqual(['Wounded', 'Ops Complete']);
  expect(badges('u3')).toEqual(['Fired']);
  expect(badges('u4')).toEqual(['Wounded', 'Deadly']);
  expect(badges('w1')).toEqual(['Jammed']);
  expect(badges('w3')).toEqual(['Captured']);
  expect(['u1', 'u2', 'u3', 'u4'].map(id => of(id)?.face.tone)).toEqual(['weak', 'plain', 'plain', 'weak']);
  expect(of('u5')?.facing).toBe(2.5);
  expect(of('w1')).toMatchObject({ on: 'u1', at: '1:C4', title: 'German MG42' });
  expect(of('w2')).toMatchObject({ at: '1:E5', side: 'american' });
  expect(of('w2')?.on).toBeUndefined();
  expect(['u1', 'u2', 'u3', 'u5'].map(id => of(id)?.title)).toEqual([
    'German squad 1-6-4-5 A',
    'German leader Lt. Koch',
    'American squad 2-5-4-6 C',
    'German 75mm infantry gun E',
  ]);
  expect(['u1', 'u2', 'u3', 'u4'].map(id => of(id)?.spent ?? false)).toEqual([true, true, true, false]);
});

test('works, smoke and Spotted markers lie on their hexes', () => {
  const { overlays } = tabletop(sceneOf(skirmish(POSITION)));
  expect(overlays.map(({ text, hexes }) => [text, ...hexes])).toEqual([
    ['Bunker ↗', '1:D6'],
    ['Smoke 2', '1:D4'],
    ['Spotted', '1:E5'],
  ]);
});

test('status lines tell initiative and passes, and count what victory asks for', () => {
  const condition = {
    is: 'control' as const,
    side: 'german',
    places: ['1:E5', '1:F5', '1:G5'],
    least: 2,
  };
  const scene = sceneOf(
    skirmish({
      ...POSITION,
      passes: 2,
      scenario: { victory: { side: 'german', all: [condition], words: 'Two of three.' } },
      control: { '1:E5': 'german', '1:F5': 'american' },
    }),
  );
  const { status, overlays } = tabletop(scene);
  expect(status.map(({ text }) => text)).toEqual([
    'Turn 1 of 10: Operations Phase',
    'germans have the initiative',
    '2 of 3 passes that end the phase',
    'germans control 1 of 3 places, 2 needed',
  ]);
  expect(overlays.filter(({ kind }) => kind === 'control').map(({ side }) => side)).toEqual([
    'german',
    'american',
    undefined,
  ]);
});
