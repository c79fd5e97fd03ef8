import { expect, test } from 'vitest';
import { skirmish } from '../testing/bench.ts';
import { tabletop } from './tabletop.ts';
import { sceneOf } from './test-tour.ts';

const POSITION = {
  hexes: { '1:E5': 'stone building' },
  units: [
    'german 1-6-4-5 C4 shaken moved Moved',
    'german Lt. Koch C4 wounded opsComplete',
    'american 2-5-4-6 E5 fired',
    'american Layer E5 wounded skill Deadly',
    'german 75mm infantry gun K8 facing 2',
  ],
  weapons: ['german MG42 of u1 jammed', 'american BAR E5', 'german MG34 of u3'],
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
