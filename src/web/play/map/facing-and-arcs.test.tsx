import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hexOfPlace } from '../../../board/index.ts';
import { battlefieldOf } from '../../../board/library.ts';
import type { Counter, Overlay } from '../../../engine/index.ts';
import { CounterLayer } from './CounterLayer.tsx';
import { OverlayLayer, passersBy } from './OverlayLayer.tsx';
import { stacksOf } from './stacks.ts';

const field = battlefieldOf('village');
if (!field.ok) throw new Error(field.wrong);
const battlefield = field.value;
const NOTHING: ReadonlySet<string> = new Set();
const drawn = (layer: ReactNode): string => renderToStaticMarkup(<g>{layer}</g>);

const tank = (more: Partial<Counter>): Counter => ({
  id: 'v1',
  side: 'german',
  at: '1:C4',
  face: { nation: 'german', symbol: 'tank', tone: 'plain', figures: [] },
  badges: [],
  title: 'German tank',
  ...more,
});
const onTheMap = (counter: Counter): string =>
  drawn(
    <CounterLayer
      battlefield={battlefield}
      stacks={stacksOf(battlefield, [counter])}
      scale={1}
      offered={NOTHING}
      picked={NOTHING}
    />,
  );
const turns = (of: string, markup: string): readonly string[] =>
  [...markup.matchAll(new RegExp(`class="${of}"[^>]*rotate\\((\\d+) 30 30\\)`, 'g'))].map(
    ([, by]) => by ?? '',
  );

test('a counter shows where it faces, hexside or vertex, and where its turret points', () => {
  expect(turns('facing', onTheMap(tank({ facing: 2 })))).toEqual(['120']);
  expect(turns('facing', onTheMap(tank({ facing: 0.5, turret: 3.5 })))).toEqual(['30']);
  expect(turns('turret', onTheMap(tank({ facing: 0.5, turret: 3.5 })))).toEqual(['210']);
  expect(turns('turret', onTheMap(tank({ facing: 2, turret: 2 })))).toEqual([]);
  expect(onTheMap(tank({}))).not.toMatch(/class="(?:facing|turret)"/);
});

const arc: Overlay = {
  kind: 'arc',
  hexes: ['1:C3', '1:C4', '1:D3'],
  text: 'Arc',
  means: 'What it may fire into.',
  of: 'v1',
};
const overlaid = (overlay: Overlay, lookedAt: ReadonlySet<string>): string =>
  drawn(
    <OverlayLayer
      battlefield={battlefield}
      overlays={[overlay]}
      lookedAt={lookedAt}
      nationOf={side => side}
    />,
  );

test('an arc is drawn while somebody looks at its counter, with a border around the whole', () => {
  expect(overlaid(arc, NOTHING)).not.toContain('class="arc"');
  const shown = overlaid(arc, new Set(['v1']));
  const [, rim = ''] = /class="halo" d="([^"]*)"/.exec(shown) ?? [];
  // Three hexes in a bunch touch in three sides.
  expect(rim.split('M')).toHaveLength(1 + 18 - 6);
});

test('whose way leads through a hex is looked at with it, but not who could fire into it', () => {
  const way: Overlay = {
    kind: 'line',
    hexes: ['1:C3', '1:C4'],
    text: 'Way',
    means: 'Where it went.',
    of: 'u1',
  };
  const through = (place: string) =>
    passersBy(battlefield, [arc, way], new Set([hexOfPlace(battlefield, place)]));
  expect(through('1:C4')).toEqual(['u1']);
  expect(through('1:D3')).toEqual([]);
});

test('what belongs to no counter is always drawn', () => {
  const { of: _, ...everybodys } = arc;
  expect(overlaid(everybodys, NOTHING)).toContain('class="arc"');
});
