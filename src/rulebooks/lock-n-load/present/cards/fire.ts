/** The card of an attack that is being declared: firepower, modifiers and shelter, and what a check would bring. */
import {
  type ActCard,
  byDie,
  type CardPart,
  type CardRoll,
  capital,
  type Faces,
  type Frozen,
  figure,
  type Need,
  NOTHING,
  needs,
  nothing,
  onlyAfter,
  orLess,
  signed,
} from '../../../../engine/index.ts';
import { damage } from '../../charts/index.ts';
import { jammableGuns } from '../../fire/attack.ts';
import { type FireCard, type FireLine, fireCard, type Strike } from '../../fire/card.ts';
import { shooterOf } from '../../fire/shooters.ts';
import { type AttackDice, isMatch, marginOf } from '../../morale/damage.ts';
import { isHit, type ToHit } from '../../ordnance/ordnance.ts';
import type { FireFrame, GunneryFrame, Location, VehicleId } from '../../state.ts';
import { gunCard } from '../../vehicles/fire/gun-card.ts';
import { findVehicle, isVehicleId } from '../../vehicles/vehicles.ts';
import type { World } from '../../world.ts';
import { type Cards, pieceName, pieceNames, placeText, type Scene } from '../names.ts';
import { part, unhurt } from './parts.ts';

type Declaration = Frozen<FireFrame>;

/** The scene as it would be with this declaration. */
function sceneWith({ world, view }: Scene, frame: Declaration): Scene {
  const around = view.doing.at(-1)?.is === 'fire' ? view.doing.slice(0, -1) : view.doing;
  return { world, view: { ...view, doing: [...around, frame] } };
}

function amended(scene: Scene, change: Partial<Declaration>): ActCard | undefined {
  const frame = scene.view.doing.at(-1);
  if (frame?.is === 'gunnery') return gunneryCard(scene, { ...frame, ...changeOfTarget(change) });
  return frame?.is === 'fire' ? declarationCard(scene, { ...frame, ...change }) : undefined;
}

export const FIRE_CARDS = {
  /** In a window the target is known before anybody has said that he fires. */
  ready: (scene, { shooter }) => {
    const window = scene.view.doing.at(-1);
    if (window?.is !== 'window') return undefined;
    const from = shooterOf(scene.view, shooter).at;
    const vehicle = window.movers.find(isVehicleId);
    const isMixed = vehicle !== undefined && window.movers.length > 1;
    if (isMixed) return undefined;
    return declarationCard(scene, {
      is: 'fire',
      by: window.side,
      from,
      shooters: [shooter],
      target: window.at,
      ...(vehicle && { vehicle }),
    });
  },
  at: (scene, { location }) => amended(scene, { target: location }),
  aim: (scene, { vehicle }) => {
    const target = findVehicle(scene.view, vehicle)?.at;
    return target === undefined ? undefined : amended(scene, { target, vehicle });
  },
  add: (scene, { shooter }) => {
    const frame = scene.view.doing.at(-1);
    return frame?.is === 'fire' ? amended(scene, { shooters: [...frame.shooters, shooter] }) : undefined;
  },
  lead: (scene, { leader }) => amended(scene, { leader }),
  call: (scene, { caller }) => amended(scene, { caller }),
  assist: (scene, { unit }) => amended(scene, { mate: unit }),
  shoot: scene => amended(scene, {}),
} satisfies Cards;

function declarationCard(now: Scene, frame: Declaration): ActCard | undefined {
  const scene = sceneWith(now, frame);
  const card = fireCard(scene.world, scene.view, frame);
  if (!card) return undefined;
  return attackCard(scene, frame, card, pieceNames(scene, frame.shooters), whoFires(scene, frame));
}

/** What a declaration changes of its target. */
const changeOfTarget = ({ target, vehicle }: Partial<Declaration>) => ({
  ...(target !== undefined && { target }),
  ...(vehicle !== undefined && { vehicle }),
});

/** The card of a vehicle's weapon; nothing before it has a target. */
export function gunneryCard(now: Scene, frame: Frozen<GunneryFrame>): ActCard | undefined {
  const { target } = frame;
  if (target === undefined) return undefined;
  const { world, view } = now;
  const around = view.doing.at(-1)?.is === 'gunnery' ? view.doing.slice(0, -1) : view.doing;
  const scene = { world, view: { ...view, doing: [...around, frame] } };
  const card = gunCard(world, scene.view, { ...frame, target });
  const arm = `${frame.gunner}/${frame.arm}`;
  return attackCard(scene, { ...frame, target }, card, pieceName(scene, arm), [frame.gunner]);
}

interface Shot {
  readonly target?: Location;
  readonly vehicle?: VehicleId;
}

function attackCard(
  scene: Scene,
  { target, vehicle }: Shot,
  card: FireCard,
  who: string,
  by: readonly string[],
): ActCard | undefined {
  if (target === undefined) return undefined;
  const at = vehicle === undefined ? placeText(scene.world, target) : pieceName(scene, vehicle);
  const struck = card.strike ? [card.strike.vehicle] : [];
  return {
    title: `${capital(who)} at ${at}`,
    targets: [...struck, ...card.lines.flatMap(line => line.targets)].map(unhurt),
    by: { title: 'Who fires', of: by },
    parts: [
      ...(card.toHit ? [toHitPart(scene, vehicle ?? target, card.toHit)] : []),
      ...(card.strike ? strikeParts(scene, card.strike) : []),
      ...(card.firepower.kept.length > 0 && card.each.length === 0
        ? [part(scene, 'Firepower', card.firepower)]
        : []),
      ...card.each.map(each => part(scene, `Firepower of ${pieceName(scene, each.id)}`, each.firepower)),
      ...(card.each.length > 1 ? [part(scene, 'Firepower in all', card.firepower)] : []),
      ...card.lines.flatMap(line => lineParts(scene, card, line)),
    ],
    rolls: card.lines.flatMap(each => checkRolls(scene.world, each)),
  };
}

/** Two dice against each other, after the hit: where it strikes is in the dice to hit (14.1.g, 14.1.3.b). */
function strikeParts(
  scene: Scene,
  { penetration, throughSkirts, hull, turret }: Strike,
): readonly CardPart[] {
  const shell = [
    part(scene, 'Penetration', figure('by range', '14.1.g', penetration), `a die ${signed(penetration)}`),
    ...(throughSkirts === undefined
      ? []
      : [
          part(
            scene,
            'Penetration behind the skirts of the hull',
            figure('HEAT, halved', 'RRT.2', throughSkirts),
            `a die ${signed(throughSkirts)}`,
          ),
        ]),
  ];
  const plate = (title: string, armor: number | undefined) =>
    armor === undefined
      ? part(scene, title, NOTHING, 'unarmored: any hit destroys it')
      : part(
          scene,
          title,
          figure('armor', '14.1.3.a', armor),
          `destroyed if the shell beats a die ${signed(armor)}`,
        );
  return turret === undefined
    ? [...shell, plate('Armor', hull)]
    : [...shell, plate('Hull', hull), plate('Turret, on an even roll above 2', turret)];
}

/** Weapons, those who serve them, and those who lead or call their fire. */
function whoFires({ view }: Scene, { shooters, leader, caller, mate }: Declaration): readonly string[] {
  const users = shooters.map(id => shooterOf(view, id).user.id);
  return [...new Set([...shooters, ...users, leader, caller, mate])].filter(id => id !== undefined);
}

function toHitPart(scene: Scene, target: string, toHit: ToHit): CardPart {
  const { roll, needed } = toHit;
  // A 2 always hits, a 12 never does (14.1.e).
  const most = Math.max(2, Math.min(11, needed - roll.value));
  const need = needs({ of: target, is: 'hit' }, `hits with ${orLess(most)}`, 2, ([a = 0, b = 0]) =>
    isHit(toHit, a + b),
  );
  return part(scene, 'To hit', roll, need);
}

const DICE_WORDS: Readonly<Record<AttackDice, string>> = {
  one: 'a die',
  higher: 'the higher of two dice',
  both: 'two dice',
};

/** Two totals against each other: more than the defence makes every target check. */
function lineParts(scene: Scene, card: FireCard, line: FireLine): readonly CardPart[] {
  const who = pieceNames(scene, line.targets);
  const [attack, defence] = [
    `${DICE_WORDS[card.dice]} ${signed(line.attack)}`,
    `a die ${signed(line.defence)}`,
  ];
  return [
    part(scene, `Modifiers against ${who}`, line.modifiers, `attack: ${attack}`),
    part(scene, `Shelter of ${who}`, line.cover, strikes(scene, card, line, `${attack} beats ${defence}`)),
  ];
}

/** How likely the attack makes these check; of what must hit first only how. */
function strikes({ view }: Scene, card: FireCard, line: FireLine, words: string): Need | string {
  const [first] = line.targets;
  if (first === undefined || card.toHit) return `must check if ${words}`;
  const guns = jammableGuns(view, card);
  const beats = (faces: Faces, lost = 0) =>
    marginOf(card.dice, faces) + line.attack - line.defence - lost > 0;
  // A gun that jams drops out, whichever of them that is (1.6.2).
  const share = (faces: Faces): number =>
    guns.length > 0 && isMatch(faces)
      ? guns.filter(gun => beats(faces, gun.firepower)).length / guns.length
      : Number(beats(faces));
  // A Sniper has one of them in his sights (11.4.c).
  const rivals = card.kind === 'sniper' ? card.lines.flatMap(({ targets }) => targets).length : 1;
  const fact = { of: first, is: 'must check' };
  return needs(fact, `must check if ${words}`, card.dice === 'one' ? 2 : 3, fall => {
    const [attack = 0, second = 0] = fall;
    const defence = fall.at(-1) ?? 0;
    return share(card.dice === 'one' ? { attack, defence } : { attack, second, defence }) / rivals;
  });
}

/** What its Damage Check does to each, by as much as the numbers of the attack exceed those of the defence. */
function checkRolls(world: World, { checks, attack, defence }: FireLine): readonly CardRoll[] {
  const excess = Math.max(1, attack - defence);
  return checks.map(({ unit, column, morale }) =>
    onlyAfter(
      byDie(
        unit,
        die => {
          const result = damage(world.charts, column, die + excess, morale);
          return result === 'no effect' ? nothing(result) : result;
        },
        `the Damage Check, if it is beaten by ${excess}`,
      ),
    ),
  );
}
