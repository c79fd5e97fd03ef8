/** What stands and lies on the ground: works of the scenario (7), and what play has made of it. */
import type { Overlay } from '../../../engine/index.ts';
import { parseDirection } from '../../../hex/index.ts';
import { marker } from '../../kit/present/overlays.ts';
import type { LAID, Work } from '../state.ts';
import { hexOf } from '../world.ts';
import { placeText, type Scene } from './names.ts';

type Words = readonly [word: string, means: string, cite: string];

const LAID_WORDS: Readonly<Record<(typeof LAID)[number], Words>> = {
  trench: ['Trench', 'A trench: a place of its own, fifteen worse to fire into.', '7.2.1.1'],
  'anti-tank trench': ['AT trench', 'A trench that no vehicle crosses: fifteen worse to fire into.', '7.2.4'],
  wire: ['Wire', 'Men get in by crawling alone.', '7.4.2.a'],
  mines: ['Mines', 'They attack whoever enters or leaves on foot.', '7.3.6'],
};

/** Where it looks to, by the hexside in the middle of its front. */
const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;

function wordsOf(work: Work): Words {
  if (!('facing' in work))
    return work.hidden === undefined
      ? LAID_WORDS[work.is]
      : ['Hidden mines', 'The enemy does not know of them.', '7.3.4'];
  const arrow = ARROWS[parseDirection(work.facing) ?? 0];
  return work.is === 'pillbox'
    ? [
        `Pillbox ${arrow}`,
        'It fires across the three hexsides before it: twenty worse to hit through them, forty from elsewhere.',
        '7.9.2.b',
      ]
    : [`Roadblock ${arrow}`, 'A wall across the three hexsides that it faces.', '7.8.2'];
}

export const works = ({ view }: Scene): readonly Overlay[] =>
  view.works.map(work => marker(work.at, ...wordsOf(work)));

export const changes = ({ view, world }: Scene): readonly Overlay[] => [
  ...(view.rubble ?? []).map(at =>
    marker(
      at,
      'Rubble',
      'What is left of a building: three points to enter, twenty worse to fire into.',
      '6.6.1.b',
    ),
  ),
  ...(view.flames ?? []).map(({ at }) =>
    marker(at, 'Fire', 'Nobody goes in, and whoever is in it must get out.', '6.13.2.a'),
  ),
  ...(view.holes ?? []).map(side => {
    const arrow = ARROWS[parseDirection(side.slice(side.lastIndexOf('/') + 1)) ?? 0];
    const from = placeText(world, hexOf(side));
    return marker(
      hexOf(side),
      `Hole ${arrow}`,
      `A mousehole out of ${from}: a point to go through.`,
      '7.6.1',
    );
  }),
];
