/** Everything on the table: counters, works, smoke, areas, tracks, and how things stand. */
import { hexesIn } from '../../../board/index.ts';
import type { Overlay, Status, Tabletop } from '../../../engine/index.ts';
import { controlled, exitZones, lineOfFire, marker, setUpZones } from '../../kit/present/overlays.ts';
import { victoryStatus } from '../../kit/present/status.ts';
import { phaseTrackOf, turnTrackOf } from '../../kit/present/tracks.ts';
import { groupOf } from '../../kit/world.ts';
import { pointsOf } from '../charts/index.ts';
import { unitById } from '../game.ts';
import { contested, holderOf } from '../scenario/control.ts';
import { countOf } from '../scenario/victory.ts';
import type { Phase } from '../state.ts';
import { hexOf, ix, sideName } from '../world.ts';
import { counters } from './counters.ts';
import { GAIT_NAMES, nameOf, pieceName, placeText, type Scene } from './names.ts';
import { changes, works } from './works.ts';

const PHASES: Readonly<Record<Phase, { readonly short: string; readonly name: string }>> = {
  command: { short: 'Cmd', name: 'Command Phase' },
  'fire and movement': { short: 'F&M', name: 'Fire & Movement Phase' },
};

export const tabletop = (scene: Scene): Tabletop => ({
  battlefield: scene.world.field.text,
  counters: counters(scene),
  overlays: overlays(scene),
  turns: turnTrackOf(scene.world.scenario.turns, scene.view),
  phases: phaseTrackOf(PHASES, ['command', 'fire and movement'], scene.view),
  status: status(scene),
});

function overlays(scene: Scene): readonly Overlay[] {
  const { world, view } = scene;
  const frame = view.doing.at(-1);
  return [
    ...(frame?.is === 'set-up'
      ? setUpZones(
          world,
          frame.side,
          view.units,
          ({ group }) => hexesIn(world.field, groupOf(world, group).setUp ?? []),
          '3.3.2',
        )
      : []),
    ...exitZones(world, '3.2.3.2'),
    ...[...contested(world)].map(([hex, hexes]) =>
      controlled(world, hexes, groundName(scene, hex), holderOf(world, view, hex), '3.2.3.3.a'),
    ),
    ...works(scene),
    ...changes(scene),
    ...view.smoke.map(at =>
      marker(at, 'Smoke', 'Fire into and through it is ten worse, and sight needs luck.', '13.1.3'),
    ),
    ...(frame?.is === 'fire'
      ? [...new Set(frame.units.map(id => unitById(view, id).at))].flatMap(from =>
          from === undefined || hexOf(from) === hexOf(frame.at)
            ? []
            : lineOfFire(world, frame.side, [from, frame.at], at => placeText(world, at), '12.1.1.1st'),
        )
      : []),
  ];
}

/** A building by its name, other ground by its hex. */
function groundName(scene: Scene, hex: string): string {
  const { world } = scene;
  const number = ix(world, hex as never);
  const building = world.field.buildings.find(each => each.hexes.includes(number));
  return building?.name ?? nameOf(scene, hex);
}

function status(scene: Scene): readonly Status[] {
  const { world, view } = scene;
  const frame = view.doing.at(-1);
  if (frame?.is === 'set-up')
    return [{ text: `${sideName(world, frame.side)} set up`, side: frame.side, cite: '3.3.1.a' }];
  const passes = view.passes > 0 ? `; ${view.passes} of 4 passes in a row` : '';
  return [
    {
      text: `Turn ${view.turn} of ${world.scenario.turns}, ${PHASES[view.phase].name}${passes}`,
      cite: '4.1.2',
    },
    ...(view.initiative === undefined
      ? []
      : [
          {
            text: `${sideName(world, view.initiative)} had the initiative first in this turn`,
            side: view.initiative,
            cite: '3.2.6.1',
          },
        ]),
    ...moving(scene),
    ...inFlames(scene),
    ...(view.phase === 'fire and movement' && view.inHand > 1
      ? [
          {
            text: `${sideName(world, view.active)} have ${view.inHand} impulses in a row`,
            side: view.active,
            cite: '4.4.3.b',
          },
        ]
      : []),
    ...Object.entries(view.grenades).flatMap(([side, n]) =>
      n > 0 ? [{ text: `${sideName(world, side)} have smoke grenades: ${n}`, side, cite: '13.1.1.a' }] : [],
    ),
    ...victoryStatus(
      world,
      condition => countOf(world, view, condition),
      (condition, reached) =>
        condition.is === 'control'
          ? `control ${reached} of ${hexesIn(world.field, condition.hexes).length} places`
          : undefined,
      '3.2.3',
    ),
  ];
}

/** Points that those on their way have spent. */
function moving(scene: Scene): readonly Status[] {
  const frame = scene.view.doing.findLast(each => each.is === 'move');
  if (frame?.is !== 'move') return [];
  const most = pointsOf(scene.world.charts, frame.gait);
  return frame.units.map(id => ({
    text: `${pieceName(scene, id)}, ${GAIT_NAMES[frame.gait].toLowerCase()}: ${frame.spent[id] ?? 0} of ${most} MP spent`,
    cite: '10.1.2',
  }));
}

/** Who must get out of the fire now (6.13.2.b). */
const inFlames = (scene: Scene): readonly Status[] =>
  (scene.view.fleeing ?? []).map(id => ({
    text: `${pieceName(scene, id)} must get out of the fire with this impulse, or is lost`,
    side: unitById(scene.view, id).side,
    cite: '6.13.2.b',
  }));
