/** Everything on the table: counters, wrecks, areas, tracks, and how things stand. */
import type { Overlay, Status, Tabletop } from '../../../engine/index.ts';
import { exitZones, marker, setUpZones } from '../../kit/present/overlays.ts';
import { victoryStatus } from '../../kit/present/status.ts';
import { phaseTrackOf, turnTrackOf } from '../../kit/present/tracks.ts';
import { commandsOf, sharingGroups } from '../commands/limits.ts';
import { formationName } from '../morale/cohesion.ts';
import { setUpHexes } from '../movement/movement.ts';
import { PHASES, phasesIn } from '../phases.ts';
import { countOf } from '../scenario/victory.ts';
import { narrowHexes } from '../terrain/narrow.ts';
import { formationOf, isOn, platoonOf, sideName, type World } from '../world.ts';
import { counters } from './counters.ts';
import { pieceName, type Scene } from './names.ts';

export const tabletop = (scene: Scene, side: string | undefined): Tabletop => ({
  battlefield: scene.world.field.text,
  counters: counters(scene),
  overlays: overlays(scene),
  turns: turnTrackOf(scene.world.scenario.turns, scene.view),
  phases: phaseTrackOf(
    PHASES,
    phasesIn(scene.world).map(({ id }) => id),
    scene.view,
  ),
  status: status(scene, side),
});

function overlays({ world, view }: Scene): readonly Overlay[] {
  const frame = view.doing.at(-1);
  return [
    ...(frame?.is === 'set-up'
      ? setUpZones(world, frame.side, view.units, ({ group }) => setUpHexes(world, group), 'B12.11')
      : []),
    ...exitZones(world, 'B12.12'),
    ...world.scenario.victory.all.flatMap((condition): readonly Overlay[] =>
      condition.is === 'hold'
        ? [
            {
              kind: 'zone',
              hexes: condition.hexes,
              text: 'Objective',
              means: `${sideName(world, condition.side)} want to hold it at the end.`,
              side: condition.side,
              cite: 'B16',
            },
          ]
        : [],
    ),
    ...view.minefields.flatMap(({ side, kind, mines, hexes }): readonly Overlay[] =>
      hexes.map(at =>
        marker(
          at,
          `${kind} mines`,
          `${sideName(world, side)} have laid mines here: ${mines === 'both' ? 'against vehicles and men' : mines}.`,
          '7.31.a',
        ),
      ),
    ),
    ...narrowOverlays(world),
    ...(view.ruins?.houses ?? []).map(at => marker(at, 'Rubble', 'The house is rubble.', 'CES.TER')),
    ...(view.ruins?.walls ?? []).map(wall =>
      marker(
        wall.split('/')[0] ?? '',
        `Breach ${wall.split('/')[1]}`,
        'The wall on this side is breached.',
        '7.19.b',
      ),
    ),
    ...(view.fires ?? []).map(({ at }) =>
      marker(
        at,
        'On fire',
        'It burns to the end: whoever is here at the end of a turn after the first is lost.',
        '7.35.2',
      ),
    ),
    ...view.clouds.map(({ at, is, state }) =>
      is === 'light'
        ? marker(at, `Light ${state}`, 'Whoever is here is spotted two rows farther, up to row 0.', '7.27.b')
        : marker(
            at,
            `${is === 'thick smoke' ? 'Closed' : 'Open'} smoke ${state}`,
            'It hinders fire into, out of and through the hex.',
            'B14.6',
          ),
    ),
    ...view.batteries.flatMap(({ mission, side, kind }): readonly Overlay[] =>
      mission
        ? [
            marker(
              mission.at,
              'Barrage',
              `A ${kind} battery of the ${sideName(world, side)} fires here.`,
              'B14.4',
            ),
          ]
        : [],
    ),
    ...view.wrecks.map(({ at, burns }) =>
      burns
        ? marker(at, 'Brew up', 'A burning wreck: its smoke hinders fire through the hex.', 'B10.3')
        : marker(at, 'Wreck', 'A wreck.', 'B10.3'),
    ),
  ];
}

/** Roads on which nobody passes another, and bridges that bear only so much. */
function narrowOverlays(world: World): readonly Overlay[] {
  const hexes = [...narrowHexes(world)];
  const bridges = isOn(world, '7.32') ? (world.scenario.bridges ?? []) : [];
  return [
    ...(hexes.length === 0
      ? []
      : [
          {
            kind: 'zone' as const,
            hexes,
            text: 'Narrow',
            means: 'A narrow road: vehicles and guns do not pass one another here.',
            cite: '7.30.a',
          },
        ]),
    ...bridges.map(({ at, limit }) =>
      marker(at, `${limit} t`, `The bridge bears ${limit} tonnes, and nothing heavier enters it.`, '7.32'),
    ),
  ];
}

function status(scene: Scene, side: string | undefined): readonly Status[] {
  const { world, view } = scene;
  const frame = view.doing.at(-1);
  if (frame?.is === 'set-up')
    return [{ text: `${sideName(world, frame.side)} set up`, side: frame.side, cite: 'B12.11' }];
  const first = view.first === undefined ? '' : `; ${sideName(world, view.first)} are First Player`;
  return [
    {
      text: `Turn ${view.turn} of ${world.scenario.turns}, ${PHASES[view.phase].name}${first}`,
      cite: 'B1',
    },
    ...(frame?.is === 'move'
      ? [{ text: `${pieceName(scene, frame.unit)}: ${frame.used} points spent`, cite: 'B12' }]
      : []),
    ...standings(scene),
    ...(view.phase === 'command' && side !== undefined ? commandsLeft(scene, side) : []),
    ...victoryStatus(
      world,
      condition => countOf(world, view, condition),
      (condition, reached) => {
        if (condition.is === 'exit') return `have ${reached} vehicles off the map`;
        if (condition.is === 'hold') return `hold ${reached} of ${condition.hexes.length} hexes`;
        return condition.is === 'points' ? `lead by ${reached} points` : undefined;
      },
      'B16',
    ),
  ];
}

/** `Cruiser troop: 2 losses of 4 (Good)` (7.1.e). */
const standings = ({ world, view }: Scene): readonly Status[] =>
  Object.entries(view.formations ?? {}).map(([id, { losses, level, point }]) => ({
    text: `${formationName(world, id)}: ${losses} ${point === undefined ? 'losses' : `of ${point} losses (${level})`}`,
    cite: '7.1.e',
  }));

/** `Cruiser troop: 2 of 3 commands`. */
function commandsLeft({ world, view }: Scene, side: string): readonly Status[] {
  const formations = new Map(
    view.units
      .filter(unit => unit.side === side && unit.at !== undefined)
      .map(({ group }) => [formationOf(world, group), platoonOf(world, group).name]),
  );
  return [...formations].map(([id, name]) => ({
    text: `${name}: ${sharingGroups(world, view, id).length} of ${commandsOf(world, view, id)} commands`,
    side,
    cite: 'B5.6',
  }));
}
