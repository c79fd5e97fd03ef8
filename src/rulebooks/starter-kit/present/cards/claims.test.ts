import { expect, test } from 'vitest';
import { judgeCard } from '../../../../engine/index.ts';
import { judged } from '../../../kit/testing/hold-presentation.ts';
import { type BookAct, VERBS } from '../../acts.ts';
import { starterKit } from '../../index.ts';
import { type Position, play, skirmish } from '../../testing/bench.ts';
import { sceneOf, TOURS } from '../test-tour.ts';
import { actCard } from './card.ts';

const [, crowd, , tanks] = TOURS.map(([, walk]) => walk);

test('what cards say of chances is what the rules give, among men and tanks of every kind', () => {
  if (crowd === undefined || tanks === undefined) throw new Error('there are no such tours');
  const { counts, wrong } = judged(starterKit, [crowd, tanks]);
  expect(wrong).toEqual([]);
  expect(counts.shoot).toBeGreaterThan(200);
  expect(Object.keys(counts)).toEqual(
    expect.arrayContaining(['recover', 'repair', 'smoke', 'step', 'dispense', 'self-rally']),
  );
  // Every card is held against all falls of its dice: on a busy machine that takes its time.
}, 300_000);

/** A position, what is played in it, and the act whose card is judged. */
type Case = [what: string, position: Position, by: string, before: readonly string[], act: string];

const FAR = 'u9: russian 4-4-7 L3';
const MARK_III = 'german PzKpfw IIIN D2 facing 3';
const KV = 'russian KV-1 M41 D5 facing 0';
const tanks1943 = (more: Partial<Position>): Position => ({
  date: { year: 1943, month: 7 },
  phase: 'german prep-fire',
  units: ['german 4-6-7 L1', FAR],
  vehicles: [MARK_III, KV],
  ...more,
});
const gunAt = (card: string, crew: string, target: string): Position => ({
  date: { year: 1944, month: 7 },
  units: [`${crew} D8`, `${target} D4`, `u8: ${target} L3`],
  weapons: [`${card} of u1 facing 0`],
});

test.each<Case>([
  [
    'a smoke shell, of which there are few',
    gunAt('german 7.5cm PaK 40', 'german 2-2-8', 'american 6-6-6'),
    'german',
    ['ready w1', 'load smoke', 'at 1:D4'],
    'shoot',
  ],
  [
    'white phosphorus',
    gunAt('american M2A1 105mm ART', 'american 2-2-7', 'german 4-6-7'),
    'american',
    ['ready w1', 'load WP', 'at 1:D4'],
    'shoot',
  ],
  ['a tank at a tank', tanks1943({}), 'german', ['ready v1.MA', 'at 1:D5', 'engage v2'], 'shoot'],
  [
    'a gun on the move, whose lower die counts twice',
    tanks1943({ phase: 'advancing-fire', vehicles: [`${MARK_III} moving motion`, KV] }),
    'german',
    ['ready v1.MA', 'at 1:D5'],
    'shoot',
  ],
  [
    'a flame at a tank',
    tanks1943({ units: ['german 4-6-7 D4', FAR], weapons: ['german FT of u1'] }),
    'german',
    ['ready w1', 'at 1:D5'],
    'engage v2',
  ],
  [
    'a hull that must come round among trees',
    tanks1943({ hexes: { '1:D2': 'woods' }, vehicles: ['german StuG IIIG D2 facing 0', KV] }),
    'german',
    ['ready v1.MA', 'at 1:D5', 'engage v2'],
    'shoot',
  ],
  [
    'a Panzerfaust',
    {
      date: { year: 1944, month: 7 },
      hexes: { '1:D4': 'wooden building' },
      units: ['german 4-6-7 D3', 'american 6-6-6 D4', 'u8: american 6-6-6 L3'],
      scenario: {
        rules: ['panzerfausts'],
        groups: ['german', 'american'].map(side => ({
          id: side,
          side,
          elr: 5,
          units: { 'german 4-6-7': 3 },
        })),
      },
    },
    'german',
    ['faust u1', 'at 1:D4'],
    'shoot',
  ],
  ...(['double-time', 'assault'] as const).map(
    (kind): Case => [
      `a step of somebody who loses his ? by it into fire that lies there (${kind})`,
      {
        phase: 'german movement',
        units: ['german 4-6-7 C4 concealed', 'russian 4-4-7 C7', FAR],
        residual: [{ at: '1:C5', firepower: 8 }],
        scenario: { rules: ['concealment'] },
      },
      'german',
      ['move u1', kind],
      'step 1:C5',
    ],
  ),
  [
    'close combat beside a tank',
    {
      phase: 'german close-combat',
      units: ['russian 4-4-7 C4', 'german 4-6-7 C4'],
      vehicles: ['german Panther C4 facing 0'],
    },
    'russian',
    ['attack u1', 'target u2'],
    'done',
  ],
])('the card of %s says what the rules give', (_, position, by, before, text) => {
  const match = skirmish(position);
  play(match, by, ...before);
  const act = VERBS.parse(text);
  if (!act.ok) throw new Error(act.problem);
  const card = actCard(sceneOf(match), act.value as BookAct);
  if (card === undefined) throw new Error(`'${text}' has no card`);
  const { compared, wrong } = judgeCard(match.tryOut(), by, act.value, card);
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(0);
});

test('a card says that it supposes no gun under a ? as long as one of them may be there', () => {
  const supposed = (gun: boolean) => {
    const match = skirmish({
      date: { year: 1943, month: 7 },
      units: ['german 4-6-7 D3', 'russian 2-2-8 D5 concealed', FAR],
      ...(gun && { weapons: ['russian 45mm PTP obr. 32 of u2 facing 0 emplaced'] }),
      scenario: { rules: ['concealment'] },
    });
    play(match, 'german', 'ready u1', 'at 1:D5');
    return actCard({ world: match.world, view: match.view('german') }, { verb: 'shoot' })?.supposing;
  };
  expect(supposed(true)).toBe('no gun under the ? covers its crew');
  expect(supposed(false)).toBeUndefined();
});
