/** Aircraft on the table: their counters and data cards (B15). */
import type { Badge, Counter, Figure, Sheet } from '../../../engine/index.ts';
import { badgesBy, badgeTable } from '../../kit/present/badges.ts';
import { loadOf } from '../air/aircraft.ts';
import { AIR_LOADS, type AirLoad, loadEffectiveness, loadFactor } from '../charts/index.ts';
import { type AircraftCard, aircraftCard } from '../counters/index.ts';
import type { Aircraft } from '../state.ts';
import { sideName } from '../world.ts';
import { pieceTitle, type Scene } from './names.ts';

const BADGES = badgeTable(`
  name    | word    | tone    | cite  | means
  Damaged | Damaged | bad     | B15.9 | It attacks worse, and flies home after this pass.
  Pressed | Suppressed | bad  | B15.6 | Fire from the ground spoils its aim on this pass.
  Later   | Later   | neutral | B15   | It has not come yet.
  Flown   | Flown   | neutral | B15.1 | It has made its pass in this Air Phase.`);

const markers = badgesBy<Scene, Aircraft>(BADGES, {
  Damaged: ({ damaged }) => damaged,
  Pressed: ({ flak }) => flak === 'suppressed',
  Later: ({ from }, { view }) => from > view.turn,
  Flown: ({ flown }) => flown,
});

/** `Bombs`: what it lets go of next. */
const loadBadge = (plane: Aircraft): readonly Badge[] => {
  const load = loadOf(plane);
  if (load === undefined) return [];
  const means = `It carries ${load}, and lets go of them in one pass.`;
  return [{ text: load === 'rockets' ? 'Rockets' : 'Bombs', means, cite: 'B15.7', tone: 'good' }];
};

/** Over the hex to which it goes, or else out of sight. */
export function aircraftCounter(scene: Scene, plane: Aircraft): Counter {
  const { id, side, card, flown } = plane;
  const frame = scene.view.doing.find(each => each.is === 'pass' && each.aircraft === id);
  const at = frame?.is === 'pass' ? frame.at : undefined;
  const { nation, strafes, passes } = aircraftCard(card);
  const number = (text: number, name: string, where: Figure['at'], cite: string): Figure => ({
    text: `${text}`,
    name,
    at: where,
    cite,
  });
  return {
    id,
    side,
    ...(at === undefined ? { box: `${sideName(scene.world, side)}: aircraft` } : { at }),
    face: {
      nation,
      symbol: 'aircraft',
      tone: plane.damaged ? 'weak' : 'plain',
      figures: [
        number(strafes, 'strafing', 'bottom-left', 'B15.8'),
        number(passes - plane.passes, 'passes left', 'bottom-right', 'B15.1'),
      ],
    },
    badges: [...markers(scene, plane), ...loadBadge(plane)],
    title: pieceTitle(scene, id),
    ...(flown && { spent: true }),
  };
}

const line = (name: string, text: string | number, cite: string) => ({ name, text: `${text}`, cite });

export function aircraftSheet(scene: Scene, piece: string): Sheet | undefined {
  const plane = scene.view.aircraft.find(({ id }) => id === piece);
  if (!plane) return undefined;
  const card: AircraftCard = aircraftCard(plane.card);
  const { speed, dives, strafes, cannon, passes, points, loads, source } = card;
  return {
    title: pieceTitle(scene, piece),
    parts: [
      {
        is: 'figures',
        title: 'Key figures',
        source,
        figures: [
          line('grade', plane.grade, '7.26.f'),
          line('speed', speed, 'B15.6'),
          ...(dives ? [line('dive bomber', 'its bombs fall nearer', 'B15.7')] : []),
          line('strafing', strafes, 'B15.8'),
          ...(cannon
            ? [line('cannon', `${cannon.calibre} mm, penetration ${cannon.penetration}`, 'B15.8')]
            : []),
          line('passes', `${plane.passes} of ${passes} made`, 'B15.1'),
          line('points', points, 'B16'),
        ],
      },
      ...(loads.length > 0 ? [loadTable(scene, loads, plane.dropped)] : []),
    ],
  };
}

const loadTable = ({ world: { charts } }: Scene, loads: readonly AirLoad[], dropped: number) =>
  ({
    is: 'table',
    title: 'What it carries',
    cite: 'B15.7',
    across: 'load',
    columns: ['left', 'GP in the hex', 'around it', 'effectiveness'],
    rows: AIR_LOADS.filter(load => loads.includes(load)).map(load => ({
      head: load,
      cells: [
        loads.filter((each, i) => each === load && i >= dropped).length,
        loadFactor(charts, load, true),
        loadFactor(charts, load, false),
        loadEffectiveness(charts, load),
      ].map(String),
    })),
  }) as const;
