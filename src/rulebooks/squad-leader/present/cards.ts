/** The numbers behind an act: fire, rally, repair. */
import {
  type ActCard,
  byDice,
  byDie,
  type CardPart,
  comes,
  type Frozen,
  figure,
  needsAtLeast,
  needsAtMost,
  nothing,
  orLess,
  signed,
  type Tally,
} from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { resultText } from '../charts/index.ts';
import { type AttackLine, attackLines, declaredAttack, resultOf } from '../fire/attack.ts';
import { untriedIn } from '../fire/point-blank.ts';
import { calmingModifiers } from '../morale/calming.ts';
import { deploymentModifiers } from '../morale/deployment.ts';
import { HERO_AT, heroModifiers } from '../morale/heroes.ts';
import { promotionFate } from '../morale/promotion.ts';
import { rallyModifiers } from '../morale/rally.ts';
import { repairFate } from '../morale/repair.ts';
import { steadfastness } from '../prisoners/interrogation.ts';
import { SCROUNGED_AT } from '../prisoners/scrounging.ts';
import type { FireFrame } from '../state.ts';
import { blastLines, dudNumber, thrown } from '../support-weapons/demolition.ts';
import { type AnyUnit, isLeader, moraleOf, unbrokenMorale, unitById, weaponById } from '../units.ts';
import { type ByVerb, look } from './by-verb.ts';
import { pieceName, pieceNames, placeText, type Scene, spoken } from './names.ts';

const part = (scene: Scene, title: string, of: Tally, reads?: string): CardPart => ({
  title,
  tally: spoken(scene, of),
  ...(reads !== undefined && { reads }),
});

// ---- fire

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

// ---- rally and repair

function rallyCard(scene: Scene, unit: AnyUnit, leader: AnyUnit | undefined): ActCard {
  const drm = rallyModifiers(scene.world, unit, leader);
  const { id } = unit;
  const morale = moraleOf(unit);
  const most = Math.min(morale - drm.value, 11);
  return {
    title: `Rally of ${pieceName(scene, id)}`,
    targets: [{ of: id, otherwise: 'stays broken' }],
    parts: [
      part(scene, 'Broken morale', figure('broken morale', '3.20.5', morale, id)),
      {
        title: 'Modifiers',
        tally: spoken(scene, drm),
        // A leader whom a 12 wounds may be in good order all the same (3.4.1): no single number decides it.
        ...(isLeader(unit)
          ? { reads: `rallies with ${orLess(most)}` }
          : { need: needsAtMost({ of: id, is: 'rallied' }, 'rallies', most) }),
      },
    ],
    rolls: [
      byDice(id, roll => {
        if (roll === 12) return 'casualties';
        if (roll > most) return nothing('stays broken');
        return isLeader(unit) ? 'rallies' : comes('rallies', 'rallied');
      }),
    ],
  };
}

function heroCard(scene: Scene, unit: AnyUnit): ActCard {
  const drm = heroModifiers(scene.world, unit);
  const { id } = unit;
  const most = HERO_AT - drm.value;
  return {
    title: `A hero in ${pieceName(scene, id)}`,
    targets: [{ of: id, otherwise: 'no hero' }],
    parts: [
      {
        title: 'Modifiers',
        tally: spoken(scene, drm),
        need: needsAtMost({ of: id, is: 'hero' }, 'a hero', most, 1),
      },
    ],
    rolls: [byDie(id, die => (die <= most ? comes('a hero', 'hero') : nothing('no hero')))],
  };
}

function deployCard(scene: Scene, unit: AnyUnit, leader: AnyUnit): ActCard {
  const drm = deploymentModifiers(leader);
  const { id } = unit;
  const morale = moraleOf(unit);
  const most = morale - drm.value;
  return {
    title: `Deployment of ${pieceName(scene, id)}`,
    targets: [{ of: id, otherwise: 'stays together' }],
    parts: [
      part(scene, 'Morale', figure('morale', '3.20.1', morale, id)),
      {
        title: 'Modifiers',
        tally: spoken(scene, drm),
        need: needsAtMost({ of: id, is: 'deployed' }, 'deploys', most),
      },
    ],
    rolls: [byDice(id, roll => (roll <= most ? comes('deploys', 'deployed') : nothing('stays together')))],
  };
}

function calmingCard(scene: Scene, unit: AnyUnit, leader: AnyUnit): ActCard {
  const drm = calmingModifiers(leader);
  const { id } = unit;
  const morale = unbrokenMorale(unit);
  const most = morale - drm.value;
  return {
    title: `${pieceName(scene, id)} comes to its senses`,
    targets: [{ of: id, otherwise: 'rages on' }],
    parts: [
      part(scene, 'Morale', figure('morale', '3.25.10', morale, id)),
      {
        title: 'Modifiers',
        tally: spoken(scene, drm),
        need: needsAtMost({ of: id, is: 'calmed' }, 'comes to its senses', most),
      },
    ],
    rolls: [
      byDice(id, roll => (roll <= most ? comes('comes to its senses', 'calmed') : nothing('rages on'))),
    ],
  };
}

/** Who rolls above his morale talks. */
function interrogationCard(scene: Scene, { id }: AnyUnit): ActCard {
  const morale = steadfastness(scene.view, unitById(scene.view, id));
  const least = morale.value + 1;
  return {
    title: `Interrogation of ${pieceName(scene, id)}`,
    targets: [{ of: id, otherwise: 'says nothing' }],
    parts: [
      {
        title: 'Broken morale, and the example of leaders',
        tally: spoken(scene, morale),
        need: needsAtLeast({ of: id, is: 'talked' }, 'talks', least),
      },
    ],
    rolls: [byDice(id, roll => (roll >= least ? comes('talks', 'talked') : nothing('says nothing')))],
  };
}

const scroungingCard = (scene: Scene, { id }: AnyUnit): ActCard => ({
  title: `Arms for ${pieceName(scene, id)}`,
  targets: [{ of: id, otherwise: 'nothing' }],
  parts: [
    {
      title: 'Scrounging',
      tally: figure('up to', '5.8.7', SCROUNGED_AT, id),
      need: needsAtMost({ of: id, is: 'armed' }, 'arms', SCROUNGED_AT),
    },
  ],
  rolls: [byDice(id, roll => (roll <= SCROUNGED_AT ? comes('arms', 'armed') : nothing('nothing')))],
});

/** Two dice, as they fall. */
const promotionCard = (scene: Scene, { id }: AnyUnit): ActCard => ({
  title: `A leader from ${pieceName(scene, id)}`,
  targets: [{ of: id, otherwise: 'nobody' }],
  parts: [
    {
      title: 'Field promotion',
      tally: figure('up to', '3.6.1.1', 3, id),
      need: needsAtMost({ of: id, is: 'leader' }, 'a leader', 3),
    },
  ],
  rolls: [
    byDice(id, roll => {
      const fate = promotionFate(roll);
      if (fate === 'nobody') return nothing(fate);
      return fate === 'a leader' ? comes(fate, 'leader') : comes(fate);
    }),
  ],
});

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
  repair: (scene, { weapon: id }) => {
    const weapon = weaponById(scene.view, id);
    const most = [1, 2, 3, 4, 5].filter(die => repairFate(weapon, die) === 'repaired').length;
    return {
      title: `Repair of the ${pieceName(scene, id)}`,
      targets: [{ of: id, otherwise: 'stays as it is' }],
      parts: [
        {
          title: 'Repair number',
          tally: figure('repair number', 'CTR.REP', most, id),
          need: needsAtMost({ of: id, is: 'repaired' }, 'repaired', most, 1),
        },
      ],
      rolls: [
        byDie(id, die => {
          const fate = repairFate(weapon, die);
          return fate === 'no change' ? nothing(fate) : comes(fate, fate === 'lost' ? 'removed' : fate);
        }),
      ],
    };
  },
};

export const actCard = (scene: Scene, act: BookAct): ActCard | undefined => look(CARDS, scene, act);
