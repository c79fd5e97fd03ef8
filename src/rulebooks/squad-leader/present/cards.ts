/** The numbers behind an act: fire, and what `check-cards.ts` tells. */
import {
  type ActCard,
  byDice,
  type CardPart,
  comes,
  type Frozen,
  nothing,
  signed,
} from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { resultText } from '../charts/index.ts';
import { type AttackLine, attackLines, declaredAttack, resultOf } from '../fire/attack.ts';
import { untriedIn } from '../fire/point-blank.ts';
import type { FireFrame } from '../state.ts';
import { blastLines, dudNumber, thrown } from '../support-weapons/demolition.ts';
import { unitById, weaponById } from '../units.ts';
import { type ByVerb, look } from './by-verb.ts';
import { part } from './card-part.ts';
import {
  calmingCard,
  deployCard,
  heroCard,
  interrogationCard,
  promotionCard,
  rallyCard,
  repairCard,
  scroungingCard,
} from './check-cards.ts';
import { pieceName, pieceNames, placeText, type Scene } from './names.ts';

type Declaration = Frozen<FireFrame>;

function amended(scene: Scene, change: Partial<Declaration>): ActCard | undefined {
  const frame = scene.view.doing.at(-1);
  return frame?.is === 'fire' ? fireCard(scene, { ...frame, ...change }) : undefined;
}

function fireCard(scene: Scene, frame: Declaration): ActCard | undefined {
  const { world, view } = scene;
  const { target } = frame;
  if (target === undefined) return undefined;
  const attack = declaredAttack(view, { ...frame, target });
  const lines = attackLines(world, view, attack);
  // Nobody is there whom it could strike.
  if (lines.length === 0) return undefined;
  const struck = lines.flatMap(line => line.targets.map(id => ({ id, line })));
  const bearers = view.weapons.flatMap(({ id, by }) =>
    by !== undefined && frame.shooters.includes(id) ? by : [],
  );
  return {
    title: `${pieceNames(scene, frame.shooters)} at ${placeText(world, target)}`,
    targets: struck.map(({ id }) => ({ of: id, otherwise: 'unhurt' })),
    by: { title: 'Who fires', of: [...new Set([...frame.shooters, ...bearers, ...frame.leaders])] },
    parts: lines.flatMap((line, i) => lineParts(scene, line, i === 0)),
    rolls: struck.map(({ id, line }) =>
      byDice(id, (_, [coloured = 0, white = 0]) => {
        const result = resultOf(world, line, { coloured, white });
        return result.is === 'none' ? nothing('no effect') : comes(resultText(result));
      }),
    ),
    ...supposed(world, attack),
  };
}

/** What the numbers take for granted, and the dice may still belie. */
function supposed(
  world: Scene['world'],
  attack: Parameters<typeof untriedIn>[1],
): Pick<ActCard, 'supposing'> {
  const isDark = world.options.sight === 'strict';
  const isWild = untriedIn(world, attack).length > 0;
  const each = [isDark && 'the line is clear', isWild && 'untried men lose their heads'].filter(
    text => text !== false,
  );
  return each.length > 0 ? { supposing: each.join(', and ') } : {};
}

/** A demolition charge that goes off. */
function blastCard(scene: Scene, blast: Parameters<typeof blastLines>[2] | undefined): ActCard | undefined {
  if (!blast) return undefined;
  const { world, view } = scene;
  const lines = blastLines(world, view, blast);
  const dud = dudNumber(world, view, blast);
  const struck = lines.flatMap(line => line.targets.map(id => ({ id, line })));
  return {
    title: `${pieceName(scene, blast.weapon)} in ${placeText(world, blast.at)}`,
    targets: struck.map(({ id }) => ({ of: id, otherwise: 'unhurt' })),
    parts: lines.flatMap((line, i) => lineParts(scene, line, i === 0)),
    rolls: struck.map(({ id, line }) =>
      byDice(id, (roll, [coloured = 0, white = 0]) => {
        if (roll >= dud) return nothing('a dud');
        const result = resultOf(world, line, { coloured, white });
        return result.is === 'none' ? nothing('no effect') : comes(resultText(result));
      }),
    ),
  };
}

function lineParts(scene: Scene, line: AttackLine, first: boolean): readonly CardPart[] {
  const against = `against ${pieceNames(scene, line.targets)}`;
  const column = line.column === undefined ? 'too weak for any column' : `column ${line.column}`;
  return [
    ...(first
      ? line.each.map(each => part(scene, `Firepower of ${pieceName(scene, each.id)}`, each.firepower))
      : []),
    part(scene, `Firepower ${against}`, line.firepower, column),
    part(scene, `Modifiers ${against}`, line.drm, `${signed(line.drm.value)} on the dice`),
  ];
}

const CARDS: Partial<ByVerb<BookAct['verb'], ActCard | undefined>> = {
  at: (scene, { at }) => amended(scene, { target: at }),
  add: (scene, { shooter }) => {
    const frame = scene.view.doing.at(-1);
    return frame?.is === 'fire' ? amended(scene, { shooters: [...frame.shooters, shooter] }) : undefined;
  },
  direct: (scene, { leader }) => {
    const frame = scene.view.doing.at(-1);
    return frame?.is === 'fire' ? amended(scene, { leaders: [...frame.leaders, leader] }) : undefined;
  },
  inspire: (scene, { unit }) => {
    const frame = scene.view.doing.at(-1);
    return frame?.is === 'fire' ? amended(scene, { heroes: [...(frame.heroes ?? []), unit] }) : undefined;
  },
  spray: (scene, { at, and, also }) => amended(scene, { target: at, spray: [and, also] }),
  sustain: (scene, { weapon }) => {
    const frame = scene.view.doing.at(-1);
    return frame?.is === 'fire'
      ? amended(scene, { sustained: [...(frame.sustained ?? []), weapon] })
      : undefined;
  },
  alone: (scene, { weapon }) => {
    const frame = scene.view.doing.at(-1);
    return frame?.is === 'fire' ? amended(scene, { alone: [...(frame.alone ?? []), weapon] }) : undefined;
  },
  help: (scene, { unit }) => {
    const frame = scene.view.doing.at(-1);
    return frame?.is === 'fire' ? amended(scene, { helpers: [...(frame.helpers ?? []), unit] }) : undefined;
  },
  shoot: scene => amended(scene, {}),
  explode: (scene, { weapon }) =>
    blastCard(
      scene,
      scene.view.charges.find(each => each.weapon === weapon),
    ),
  throw: (scene, { weapon, at }) => blastCard(scene, thrown(scene.view, weaponById(scene.view, weapon), at)),
  rally: (scene, { unit, by }) => rallyCard(scene, unitById(scene.view, unit), unitById(scene.view, by)),
  hero: (scene, { unit }) => heroCard(scene, unitById(scene.view, unit)),
  promote: (scene, { unit }) => promotionCard(scene, unitById(scene.view, unit)),
  deploy: (scene, { unit, by }) => deployCard(scene, unitById(scene.view, unit), unitById(scene.view, by)),
  scrounge: (scene, { unit }) => scroungingCard(scene, unitById(scene.view, unit)),
  calm: (scene, { unit, by }) => calmingCard(scene, unitById(scene.view, unit), unitById(scene.view, by)),
  interrogate: (scene, { unit }) => interrogationCard(scene, unitById(scene.view, unit)),
  'self-rally': (scene, { unit }) => rallyCard(scene, unitById(scene.view, unit), undefined),
  repair: (scene, { weapon }) => repairCard(scene, weaponById(scene.view, weapon)),
};

export const actCard = (scene: Scene, act: BookAct): ActCard | undefined => look(CARDS, scene, act);
