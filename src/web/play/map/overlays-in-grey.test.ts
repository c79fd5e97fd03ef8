/** What lies on the map must be found and told apart by people who see no colours, and on a grey print. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTES } from '../../../board/painter/palettes/index.ts';
import { contrast } from '../../style/test-contrast.ts';

const css = ['./map.css', '../sight/sight.css']
  .map(file => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '');
const [INK, PAPER] = [variable('--map-ink'), variable('--map-paper')];

function variable(name: string): string {
  return new RegExp(`${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? '';
}

/** What the first rule for a selector sets a property to. */
function set(selector: string, property: string): string {
  const rule = css.split('}').find(each => each.split('{')[0]?.trim().split(/,\s*/).at(-1) === selector);
  const value = new RegExp(`(?:^|;|\\{)\\s*${property}: ([^;]+)`).exec(rule ?? '')?.[1] ?? '';
  return value.replace('var(--map-ink)', INK).replace('var(--map-paper)', PAPER);
}

interface Look {
  /** A line around hexes, or one that leads from hex to hex. */
  readonly is: 'around' | 'between';
  readonly line: string;
  /** The lighter line under it, where there is one. */
  readonly halo?: string;
  /** What fills it, where that isn't the line itself. */
  readonly ground?: string;
}

const LINES: Readonly<Record<string, Look>> = {
  zone: { is: 'around', line: '.zone path:last-child', ground: '.zone-ground' },
  control: { is: 'around', line: '.control path:first-child' },
  arc: { is: 'around', line: '.arc path:last-child', halo: '.arc .halo', ground: '.arc-ground' },
  reach: { is: 'around', line: '.reach path', halo: '.reach .halo', ground: '.reach .reach-ground' },
  cursor: { is: 'around', line: '.map-cursor path', halo: '.map-cursor .halo' },
  link: { is: 'between', line: '.link path', halo: '.link .halo' },
  'clear line': {
    is: 'between',
    line: '.sight-thread path',
    halo: '.sight-thread[data-clear="false"] .halo',
  },
  'blocked line': {
    is: 'between',
    line: '.sight-thread[data-clear="false"] path',
    halo: '.sight-thread[data-clear="false"] .halo',
  },
};

/** In every season. */
const GROUNDS = Object.values(PALETTES).flatMap(
  ({ paper, woods, orchard, brush, marsh, water, ...others }) => [
    paper.base,
    woods.floor,
    orchard.floor,
    brush.floor,
    marsh.floor,
    water.body,
    others.rubble.floor,
    others.vineyard.floor,
    others.sand.floor,
    others.rough.floor,
    others.crag.floor,
    others.debris.floor,
    ...others.grain.floors,
  ],
);

test.each(Object.entries(LINES))(
  'the line of a %s stands out in grey from every ground',
  (_, { line, halo }) => {
    const stroke = set(line, 'stroke');
    expect(stroke).toMatch(/^#[0-9a-f]{6}$/);
    // A line with a light one under it brings its own ground along.
    const grounds = halo === undefined ? GROUNDS : [set(halo, 'stroke')];
    for (const ground of grounds)
      expect(contrast(stroke, ground), `${stroke} on ${ground}`).toBeGreaterThan(3);
  },
);

test('any two kinds differ in what they run along, in their dashes or in being filled', () => {
  const looks = Object.values(LINES).map(({ is, line, ground = line }) =>
    [is, set(line, 'stroke-dasharray'), set(ground, 'fill')].join(' / '),
  );
  expect(new Set(looks).size).toBe(looks.length);
});

test('badges of good and bad markers carry words, in grey as readable as any', () => {
  for (const tone of ['bad', 'good']) {
    const rect = `.badge-pill[data-tone="${tone}"] rect`;
    expect(contrast(set(rect, 'fill'), '#ffffff')).toBeGreaterThan(4.5);
  }
});
