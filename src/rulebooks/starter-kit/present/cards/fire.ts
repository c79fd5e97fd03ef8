/** The card of an attack that is being declared: firepower, column and modifiers against each target. */
import type { HexId } from '../../../../board/index.ts';
import {
  type ActCard,
  byDice,
  type CardPart,
  comes,
  type Frozen,
  nothing,
  signed,
} from '../../../../engine/index.ts';
import { type FireColumn, resultText } from '../../charts/index.ts';
import { isPlaceholder } from '../../concealment/unseen.ts';
import { columnsCowered } from '../../fire/attack.ts';
import { resultOf } from '../../fire/blast.ts';
import { type AttackLine, attackCard, declaredAttack } from '../../fire/card.ts';
import { moverAt } from '../../fire/shooters.ts';
import { isGun } from '../../guns/guns.ts';
import { isOrdnanceFrame } from '../../ordnance/ordnance.ts';
import type { FireFrame, VehicleId } from '../../state.ts';
import { armOf, isArmId } from '../../vehicles/arms.ts';
import { burstCard } from '../../vehicles/gun-attack.ts';
import { isGunfire } from '../../vehicles/gunfire.ts';
import type { Cards } from '../by-verb.ts';
import { hexText, pieceName, pieceNames, type Scene } from '../names.ts';
import { flameCard, shotCard } from './ordnance.ts';
import { type Hazard, part, unhurt } from './parts.ts';

type Declaration = Frozen<FireFrame>;

function declared({ view }: Scene): Declaration | undefined {
  const frame = view.doing.at(-1);
  return frame?.is === 'fire' ? frame : undefined;
}

/** The scene as it would be with this declaration. */
function sceneWith({ world, view }: Scene, frame: Declaration): Scene {
  const around = view.doing.at(-1)?.is === 'fire' ? view.doing.slice(0, -1) : view.doing;
  return { world, view: { ...view, doing: [...around, frame] } };
}

function amended(scene: Scene, change: (frame: Declaration) => Declaration): ActCard | undefined {
  const frame = declared(scene);
  return frame && supposed(scene, declarationCard(scene, change(frame)));
}

/** In the movement phase the target is known before anybody has said that he fires. */
function opened(scene: Scene, change: Pick<FireFrame, 'shooters' | 'faust'>): ActCard | undefined {
  const around = scene.view.doing.at(-1);
  const target = moverAt(scene.view);
  if (around?.is !== 'window' || target === undefined) return undefined;
  const frame: Declaration = { is: 'fire', by: around.side, leaders: [], target, ...change };
  return supposed(scene, declarationCard(scene, frame));
}

export const FIRE_CARDS = {
  ready: (scene, { shooter }) => opened(scene, { shooters: [shooter] }),
  faust: (scene, { unit }) => opened(scene, { shooters: [unit], faust: true }),
  at: (scene, { hex }) => amended(scene, frame => ({ ...frame, target: hex })),
  add: (scene, { shooter }) =>
    amended(scene, frame => ({ ...frame, shooters: [...frame.shooters, shooter] })),
  direct: (scene, { leader }) => amended(scene, frame => ({ ...frame, leaders: [...frame.leaders, leader] })),
  backblast: (scene, { take }) => amended(scene, frame => ({ ...frame, backblast: take })),
  load: (scene, { shell }) => amended(scene, frame => ({ ...frame, shell })),
  aim: (scene, { at }) => amended(scene, frame => ({ ...frame, aim: at })),
  point: (scene, { spine }) => amended(scene, frame => ({ ...frame, spine })),
  shoot: scene => amended(scene, frame => frame),
} satisfies Cards;

/** The card of an attack that is turned on a vehicle. */
export const engagedCard = (scene: Scene, vehicle: VehicleId): ActCard | undefined =>
  amended(scene, frame => ({ ...frame, vehicle }));

function declarationCard(now: Scene, frame: Declaration): ActCard | undefined {
  const { target } = frame;
  if (target === undefined) return undefined;
  const scene = sceneWith(now, frame);
  const card = attackOf(scene, frame, target);
  return card && { ...card, by: { title: 'Who fires', of: whoFires(scene, frame) } };
}

function attackOf(scene: Scene, frame: Declaration, target: HexId): ActCard | undefined {
  const { world, view } = scene;
  if (!isGunfire(frame) && isOrdnanceFrame(world, view, frame)) return shotCard(scene, frame, target);
  if (frame.vehicle !== undefined) return flameCard(scene, frame, target, frame.vehicle);
  const title = `${pieceNames(scene, frame.shooters)} at ${hexText(world, target)}`;
  const attack = isGunfire(frame) ? burstCard(world, view, frame) : attackCard(world, view, frame);
  // What fires at armour alone has nobody on the fire table.
  if (!attack || attack.lines.length === 0) return undefined;
  // Vehicles never cower (2.0.Cowering).
  const cower = isGunfire(frame) ? 0 : columnsCowered(view, declaredAttack(world, view, frame, target));
  return { title, ...onTheTable(scene, attack.lines, { cower }) };
}

/** Weapons, those who fire them, and those who direct it. */
function whoFires({ view }: Scene, { shooters, leaders }: Declaration): readonly string[] {
  const bearers = view.weapons.flatMap(({ id, by }) => (by !== undefined && shooters.includes(id) ? by : []));
  const vehicles = shooters.filter(isArmId).map(id => armOf(view, id).vehicle.id);
  return [...new Set([...shooters, ...bearers, ...vehicles, ...leaders])];
}

interface Course {
  /** Above this original roll it is a dud. */
  readonly usage?: number;
  /** So many columns it loses if the dice show doubles. */
  readonly cower?: number;
}

/** An attack on the fire table. */
export function onTheTable(
  scene: Scene,
  lines: readonly AttackLine[],
  { usage = 12, cower = 0 }: Course = {},
): Hazard {
  const [first] = lines;
  const struck = lines.flatMap(line => line.targets.map(id => ({ id, line })));
  return {
    targets: struck.map(({ id }) => unhurt(id)),
    parts: lines.flatMap(line => lineParts(scene, line, line === first ? undefined : first)),
    rolls: struck.map(({ id, line }) =>
      byDice(id, (roll, [coloured, white]) => {
        if (roll > usage) return nothing('a dud');
        const result = resultOf(scene.world, line, roll, coloured === white ? cower : 0);
        return result.is === 'none' ? nothing(resultText(result)) : comes(resultText(result));
      }),
    ),
  };
}

/** What each brings, where it isn't as before; then all of it, and the modifiers. */
function lineParts(scene: Scene, line: AttackLine, before: AttackLine | undefined): readonly CardPart[] {
  const against = `against ${pieceNames(scene, line.targets)}`;
  const isKnown = (id: string, value: number) =>
    before?.each.some(other => other.id === id && other.firepower.value === value) === true;
  return [
    ...line.each
      .filter(each => !isKnown(each.id, each.firepower.value))
      .map(each => part(scene, `Firepower of ${pieceName(scene, each.id)}`, each.firepower)),
    part(scene, `Firepower ${against}`, line.firepower, columnText(line.column)),
    part(
      scene,
      `Modifiers ${against}`,
      line.drm,
      `${signed(line.drm.value)} on the dice${unmeasured(scene)}`,
    ),
  ];
}

/** Where nobody may look beforehand, the card leaves out whatever may lie in the line (3.2.1.e). */
const unmeasured = ({ world }: Scene): string => (world.sight === 'strict' ? `, if ${CLEAR}` : '');

const supposed = (scene: Scene, card: ActCard | undefined): ActCard | undefined => {
  const suppositions = card
    ? [
        ...(scene.world.sight === 'strict' ? [CLEAR] : []),
        ...(mayBeShielded(scene.view, card) ? [UNSHIELDED] : []),
      ]
    : [];
  return card && suppositions.length > 0 ? { ...card, supposing: suppositions.join('; ') } : card;
};

/** Under a ? there may be a gun that nobody has seen, whose crew has its cover (guns/cover.ts). */
const mayBeShielded = (view: Scene['view'], { targets = [] }: ActCard): boolean =>
  targets.some(({ of }) => view.units.some(unit => unit.id === of && isPlaceholder(unit))) &&
  view.weapons.some(weapon => isGun(weapon) && weapon.by === undefined && weapon.at === undefined);

const CLEAR = 'the line is clear and nothing hinders it';
const UNSHIELDED = 'no gun under the ? covers its crew';

const columnText = (column: FireColumn | undefined): string =>
  column === undefined ? 'too weak for any column' : `column ${column}`;
