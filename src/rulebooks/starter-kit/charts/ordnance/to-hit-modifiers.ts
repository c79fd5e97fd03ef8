/** What changes a roll to hit, besides terrain, hindrance and leadership (3.2.4): the cases of the book's card. */
import { type Chart, cell, chart } from '../../../../engine/index.ts';
import { modifierChart } from '../../../../engine/numbers/modifier-chart.ts';
import { FULL_GAME_CARD, inferred, PLAY_AID, printed, published } from '../source.ts';

const TANK_EXAMPLE = inferred('the example of to hit and to kill, 7.5');
const FULL_GAME = published('the full game’s modifiers, in LimboDancer’s transcription');
const CARD = published(FULL_GAME_CARD);

export const TO_HIT_MODIFIERS = modifierChart(
  {
    id: 'to-hit-modifiers',
    title: 'To hit modifiers',
    cite: '3.2.4.proc.d',
    source: printed('rules 3.2.4, 3.3, 3.5, 4.4.3, 5.5, 6.10 and 8.3.2'),
    column: 'DRM',
  },
  {
    'advancing fire': [2, '3.5.a'],
    'captured weapon': [2, '5.5.a'],
    'non-qualified use': [2, '3.2.4.nq'],
    CX: [1, '3.3.1.h'],
    'pinned firer': [2, '3.2.4.proc.d', inferred('rule 7.13 on pinned crews, which names the case')],
    'smoke shell at less than 13 hexes': [
      -2,
      '6.2.s',
      published(`${FULL_GAME_CARD}, which adds it to the number to roll: easier, not harder`),
    ],
    'intensive fire': [2, '3.2.4.if.a'],
    'in the firer’s own hex': [2, '6.4.f', CARD],
    'backblast avoided': [2, '4.4.3.a'],
    'buttoned up': [1, '7.7.a'],
    'shaken crew': [1, '7.10.i'],
    FFNAM: [-1, '2.0.FFNAM'],
    FFMO: [-1, '2.0.FFMO'],
    'hazardous movement': [-2, '6.5.d'],
    'target acquired once': [-1, '6.10.a'],
    'target acquired twice': [-2, '6.10.a'],
    'concealed target': [2, '8.3.2.b'],
    'hidden gun': [2, '6.4.h'],
    'empty hex': [2, '6.11.b', published(PLAY_AID)],
    'moving vehicle': [2, '3.3.2.p', TANK_EXAMPLE],
    'moving vehicle, 2 or 3 MP in sight': [3, '3.3.2.c', FULL_GAME],
    'moving vehicle, 1 MP in sight at most': [4, '3.3.2.c', FULL_GAME],
  },
);
export type ToHitModifier = keyof typeof TO_HIT_MODIFIERS.cites;

/** Case 24: the less of the move the gunner has seen, the harder the shot. */
export function movingVehicleModifier(movementPointsInSight: number): ToHitModifier {
  if (movementPointsInSight <= 1) return 'moving vehicle, 1 MP in sight at most';
  return movementPointsInSight <= 3 ? 'moving vehicle, 2 or 3 MP in sight' : 'moving vehicle';
}

/** How a gun is turned: not at all or slowly in its mount, slowly in a turret, fast in a turret or on a turntable. */
export const TRAVERSES = ['NT', 'ST', 'T'] as const;
export type Traverse = (typeof TRAVERSES)[number];

/** Case 8, for the first hexspine and each further one. */
export const COVERED_ARC_CHANGE: Chart<number> = chart({
  id: 'covered-arc-change',
  title: 'Change of covered arc',
  cite: '3.2.4.ca.b',
  source: FULL_GAME,
  rows: TRAVERSES,
  columns: ['first hexspine', 'each further'],
  cells: [
    [3, 1],
    [2, 1],
    [1, 1],
  ],
  exceptions: {
    'NT/first hexspine': printed('the examples of guns in action, 3.2.4'),
    'ST/first hexspine': TANK_EXAMPLE,
  },
});
type HasCoveredArcChange = { readonly coveredArcChange: typeof COVERED_ARC_CHANGE };

/** Doubled where trees or walls are in the way of the barrel. */
export function coveredArcChange(
  { coveredArcChange: table }: HasCoveredArcChange,
  traverse: Traverse,
  hexspines: number,
  confined = false,
): number {
  if (hexspines === 0) return 0;
  const further = (hexspines - 1) * cell(table, traverse, 'each further');
  return (cell(table, traverse, 'first hexspine') + further) * (confined ? 2 : 1);
}

/** Cases 14 and 15: a vehicle that moved and fires in the same turn; in its own movement phase by what it saw of the target. */
export const BOUNDING_FIRE: Chart<number> = chart({
  id: 'bounding-fire',
  title: 'Bounding fire',
  cite: '3.3.2.2.a',
  source: CARD,
  rows: TRAVERSES,
  columns: ['advancing fire', 'more than 3 MP in sight', '2½ or 3 MP in sight', '2 MP in sight at most'],
  cells: [
    [5, 5, 6, 7],
    [4, 4, 5, 6],
    [4, 4, 5, 6],
  ],
  exceptions: {
    'T/advancing fire': TANK_EXAMPLE,
    'T/more than 3 MP in sight': inferred(
      'the example of to hit, 7.5: essentially the same in the movement phase',
    ),
  },
});
type HasBoundingFire = { readonly boundingFire: typeof BOUNDING_FIRE };

/** `movementPointsInSight` of Bounding First Fire; undefined in the advancing fire phase. */
export function boundingFire(
  { boundingFire: table }: HasBoundingFire,
  traverse: Traverse,
  movementPointsInSight?: number,
): number {
  if (movementPointsInSight === undefined) return cell(table, traverse, 'advancing fire');
  if (movementPointsInSight <= 2) return cell(table, traverse, '2 MP in sight at most');
  return cell(
    table,
    traverse,
    movementPointsInSight <= 3 ? '2½ or 3 MP in sight' : 'more than 3 MP in sight',
  );
}

export const TARGET_SIZES = ['very small', 'small', 'average', 'large', 'very large'] as const;
export type TargetSize = (typeof TARGET_SIZES)[number];

/** Case 22. Guns are small, average or large. */
export const TARGET_SIZE = modifierChart(
  {
    id: 'target-size',
    title: 'Target size',
    cite: '7.3.a',
    source: printed('rule 7.3; that guns go by the same numbers is in public errata of the card'),
    column: 'DRM',
  },
  {
    'very small': [2, '7.3.a'],
    small: [1, '7.3.a'],
    average: [0, '7.3.a'],
    large: [-1, '7.3.a'],
    'very large': [-2, '7.3.a'],
  },
);
