/** The card of an attack that is being declared: firepower, modifiers and shelter, and what a check would bring. */
import {
  type ActCard,
  byDie,
  type CardPart,
  type CardResult,
  type Frozen,
  orLess,
  signed,
} from '../../../engine/index.ts';
import { damage } from '../charts/index.ts';
import type { AttackDice } from '../damage.ts';
import { type FireCard, type FireLine, fireCard } from '../fire-card.ts';
import { shooterOf } from '../shooters.ts';
import type { FireFrame } from '../state.ts';
import { part } from './card-parts.ts';
import { pieceName, pieceNames, placeText, type Said, type Scene } from './names.ts';

type Declaration = Frozen<FireFrame>;

/** The scene as it would be with this declaration. */
function sceneWith({ world, view }: Scene, frame: Declaration): Scene {
  const around = view.doing.at(-1)?.is === 'fire' ? view.doing.slice(0, -1) : view.doing;
  return { world, view: { ...view, doing: [...around, frame] } };
}

function amended(scene: Scene, change: Partial<Declaration>): ActCard | undefined {
  const frame = scene.view.doing.at(-1);
  return frame?.is === 'fire' ? declarationCard(scene, { ...frame, ...change }) : undefined;
}

export const FIRE_CARDS: Said<
  'ready' | 'at' | 'add' | 'lead' | 'call' | 'assist' | 'shoot',
  ActCard | undefined
> = {
  /** In a window the target is known before anybody has said that he fires. */
  ready: (scene, { shooter }) => {
    const window = scene.view.doing.at(-1);
    if (window?.is !== 'window') return undefined;
    const from = shooterOf(scene.view, shooter).at;
    return declarationCard(scene, {
      is: 'fire',
      by: window.side,
      from,
      shooters: [shooter],
      target: window.at,
    });
  },
  at: (scene, { location }) => amended(scene, { target: location }),
  add: (scene, { shooter }) => {
    const frame = scene.view.doing.at(-1);
    return frame?.is === 'fire' ? amended(scene, { shooters: [...frame.shooters, shooter] }) : undefined;
  },
  lead: (scene, { leader }) => amended(scene, { leader }),
  call: (scene, { caller }) => amended(scene, { caller }),
  assist: (scene, { unit }) => amended(scene, { mate: unit }),
  shoot: scene => amended(scene, {}),
};

function declarationCard(now: Scene, frame: Declaration): ActCard | undefined {
  const scene = sceneWith(now, frame);
  const card = fireCard(scene.world, scene.view, frame);
  if (!card || frame.target === undefined) return undefined;
  return {
    title: `${pieceNames(scene, frame.shooters)} at ${placeText(scene.world, frame.target)}`,
    parts: [
      ...toHitParts(scene, card),
      ...card.each.map(each => part(scene, `Firepower of ${pieceName(scene, each.id)}`, each.firepower)),
      ...(card.each.length > 1 ? [part(scene, 'Firepower in all', card.firepower)] : []),
      ...card.lines.flatMap(line => lineParts(scene, card, line)),
    ],
    results: card.lines.flatMap(checkResults),
  };
}

function toHitParts(scene: Scene, { toHit }: FireCard): readonly CardPart[] {
  if (!toHit) return [];
  const { roll, needed } = toHit;
  return [
    part(
      scene,
      'To hit',
      roll,
      `${signed(roll.value)}: hits with ${orLess(needed - roll.value)} on two dice`,
    ),
  ];
}

const DICE_WORDS: Readonly<Record<AttackDice, string>> = {
  one: 'a die',
  higher: 'the higher of two dice',
  both: 'two dice',
};

/** Two totals against each other: more than the defence makes every target check. */
function lineParts(scene: Scene, { dice }: FireCard, line: FireLine): readonly CardPart[] {
  const who = pieceNames(scene, line.targets);
  const [attack, defence] = [`${DICE_WORDS[dice]} ${signed(line.attack)}`, `a die ${signed(line.defence)}`];
  return [
    part(scene, `Modifiers against ${who}`, line.modifiers, `attack: ${attack}`),
    part(scene, `Shelter of ${who}`, line.cover, `defence: ${defence}`),
  ];
}

/** By the most common case: the attack exceeds the defence by as much as its numbers do, and at least by one. */
function checkResults({ checks, attack, defence }: FireLine): readonly CardResult[] {
  const excess = Math.max(1, attack - defence);
  return checks.map(({ unit, column, morale }) => byDie(unit, die => damage(column, die + excess, morale)));
}
