/** The numbers behind attacks from the air, and behind fire at aircraft (B15). */
import { type ActCard, type CardPart, figure, orLess, type Tally } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { acquisition, acquisitionAt } from '../air/acquire.ts';
import { loadOf, passIn, seenIn } from '../air/aircraft.ts';
import { aaKindOf, flakModifiers } from '../air/flak.ts';
import { strafingNet } from '../air/strafing.ts';
import { aaNumber, aaResult, acquiresAt, apNumber, loadFactor } from '../charts/index.ts';
import { aircraftCard } from '../counters/index.ts';
import { fieldedById, isVehicle } from '../game.ts';
import { pieceName, type Scene, spoken } from './names.ts';

export function airCard(scene: Scene, act: BookAct): ActCard | undefined {
  switch (act.verb) {
    case 'flak':
      return flakCard(scene, act.unit);
    case 'strafe':
      return strafeCard(scene, act.target);
    case 'bomb':
      return bombCard(scene);
    default:
      return undefined;
  }
}

function flakCard(scene: Scene, id: Extract<BookAct, { verb: 'flak' }>['unit']): ActCard | undefined {
  const { world, view } = scene;
  const pass = passIn(view);
  if (!pass) return undefined;
  const unit = fieldedById(view, id);
  const number = aaNumber(world.charts, aaKindOf(unit) ?? 'small arms', pass.altitude);
  const modifiers = flakModifiers(world, unit, pass);
  const rolls = Array.from({ length: 100 }, (_, i) =>
    aaResult(world.charts, number, i + 1 + modifiers.value),
  );
  const most = (results: readonly string[]) => rolls.filter(result => results.includes(result)).length;
  const down = most(pass.aircraft.damaged ? ['shot down', 'damaged'] : ['shot down']);
  return {
    title: `${pieceName(scene, id)} fires at ${pieceName(scene, pass.aircraft.id)}`,
    targets: [{ of: pass.aircraft.id, otherwise: 'comes through' }],
    by: { title: 'Who fires', of: [id] },
    parts: [
      {
        title: 'Anti-aircraft fire',
        tally: figure('number', 'B15.6', number, id),
      },
      {
        title: 'On the roll',
        tally: spoken(scene, modifiers),
        reads: `suppressed ${orLess(most(['suppressed', 'damaged', 'shot down']))}, damaged ${orLess(most(['damaged', 'shot down']))}`,
        need: {
          words: `down with ${orLess(down)}`,
          for: { of: pass.aircraft.id, is: 'destroyed' },
          chance: down / 100,
        },
      },
    ],
  };
}

/** Whether it makes anybody out comes first, whatever it does then. */
function acquiring(scene: Scene, modifiers: Tally, altitude: 'Low' | 'Medium' | 'High'): CardPart {
  const number = acquiresAt(scene.world.charts, altitude);
  return {
    title: 'Made out',
    tally: spoken(scene, modifiers),
    reads: `${orLess(Math.max(0, Math.min(100, number - modifiers.value)))}`,
  };
}

function strafeCard(scene: Scene, id: Extract<BookAct, { verb: 'strafe' }>['target']): ActCard | undefined {
  const { world, view } = scene;
  const pass = passIn(view);
  if (!pass) return undefined;
  const { aircraft, altitude, at } = pass;
  const target = fieldedById(view, id);
  const { cannon, strafes } = aircraftCard(aircraft.card);
  const net = strafingNet(world, view, aircraft, target);
  const shells: readonly CardPart[] =
    cannon && isVehicle(target)
      ? [
          {
            title: 'Net modifier',
            tally: spoken(scene, net),
            reads: `${Math.min(99, apNumber(world.charts, 'S', net.value))} or less hits`,
          },
          { title: 'Penetration', tally: figure('penetration', 'B15.8', cannon.penetration, aircraft.id) },
        ]
      : [{ title: 'GP factor', tally: figure('factor', 'B15.8', strafes, aircraft.id) }];
  return {
    title: `${pieceName(scene, aircraft.id)} strafes ${pieceName(scene, id)}`,
    targets: [{ of: id, otherwise: 'unhurt' }],
    by: { title: 'Who attacks', of: [aircraft.id] },
    parts: [acquiring(scene, acquisition(world, view, aircraft, at, target), altitude), ...shells],
  };
}

function bombCard(scene: Scene): ActCard | undefined {
  const { world, view } = scene;
  const pass = passIn(view);
  const load = pass && loadOf(pass.aircraft);
  if (!pass || !load) return undefined;
  const { aircraft, altitude, at } = pass;
  return {
    title: `${pieceName(scene, aircraft.id)}: ${load}`,
    targets: seenIn({ view, side: aircraft.side }, at).map(({ id }) => ({ of: id, otherwise: 'unhurt' })),
    by: { title: 'Who attacks', of: [aircraft.id] },
    parts: [
      acquiring(scene, acquisitionAt(world, view, aircraft, at), altitude),
      {
        title: 'GP factor',
        tally: figure('factor', 'B15.7', loadFactor(world.charts, load, true), aircraft.id),
      },
    ],
  };
}
