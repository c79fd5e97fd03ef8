/** The rally phase (3.23, 10.9.1.3): weapons are repaired, broken units of both sides try to rally. */
import {
  against,
  anyOffer,
  asking,
  atMost,
  carryOut,
  exactly,
  lookedUp,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Side,
  type Subject,
  sumOf,
  type Tally,
  type TallyEntry,
  tally,
  unset,
  type Verb,
} from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { modifier, type RALLY_MODIFIERS } from '../charts/index.ts';
import { pop, push, replaceTop, top } from '../frames.ts';
import { choose, DR, dr, type Game, mayLeave, type View, verbsIn } from '../game.ts';
import { endPhase } from '../phases.ts';
import { RALLY_STEPS, type RallyFrame, type RallyStep } from '../state.ts';
import { removeWeapon } from '../support-weapons/hands.ts';
import { isCoverAt } from '../terrain/terrain.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  bearerOf,
  canLead,
  inMelee,
  isGoodOrder,
  isLeader,
  isSquad,
  leadershipOf,
  moraleOf,
  ownUnits,
  unitById,
  unitsAt,
  weaponById,
  weaponCardOf,
} from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { leaderLosses, newAftermath } from './check.ts';
import { reduce } from './losses.ts';

export interface RallyScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly step: RallyStep;
}

const verb = verbsIn<RallyScene>();

interface Step {
  readonly cite: string;
  readonly prompt: string;
  readonly deeds: readonly Verb<RallyScene, Game, BookAct>[];
}

// ---- repair

/** An unbroken squad or leader in the hex, not in melee, sees to it (10.9.1.3.b). */
function repairRefusal(view: View, weapon: AnyWeapon): Refusal | undefined {
  const bearer = bearerOf(view, weapon);
  if (!bearer) return refusal('10.9.1.3.b', 'nobody has it');
  if (!weapon.malfunctioned) return refusal('10.9.1.3.a', 'it works');
  if (weapon.dismantled) return refusal('4.2.7.5', 'it is in parts');
  if (bearer.acted) return refusal('10.9.1.3.a', 'it has been tried in this phase');
  const isAble = (unit: AnyUnit) => (isSquad(unit) || isLeader(unit)) && isGoodOrder(view, unit);
  const here = bearer.at === undefined ? [] : unitsAt(view, bearer.at, bearer.side);
  return here.some(isAble)
    ? undefined
    : refusal('10.9.1.3.b', 'no unbroken squad or leader is there to repair it');
}

const repair = verb('repair', {
  cite: '10.9.1.3.a',
  who: ({ view, side }) => view.weapons.filter(weapon => bearerOf(view, weapon)?.side === side),
  by: (_, { by }) => by,
  unfit: ({ view }, weapon) => repairRefusal(view, weapon),
  args: ({ id }) => ({ weapon: id }),
  *perform(game, { weapon: id }) {
    const weapon = weaponById(game.state, id);
    const bearer = bearerOf(game.state, weapon);
    if (!bearer) return;
    game.own(bearer).acted = true;
    const fate = yield* roll(dr, `the repair of {${id}}`, ({ white }) => repairFate(weapon, white), {
      cite: '10.9.1.3.a',
      by: bearer.side,
      tell: (dice, found) => lookedUp(sumOf(dice), undefined, REPAIRED[found], { of: [id] }),
    });
    if (fate === 'repaired') {
      unset(game.own(weapon), 'malfunctioned');
      game.say('10.9.1.3.a', `{${id}} works again`);
    } else if (fate === 'lost') {
      game.say('10.9.1.3.a', `{${id}} is beyond repair`);
      removeWeapon(game, weapon);
    }
  },
});

const BEYOND_REPAIR = 6;

/** What a die brings to a weapon that is being repaired (10.9.1.3.a, CTR.REP). */
type RepairFate = 'repaired' | 'lost' | 'no change';

const REPAIRED: Readonly<Record<RepairFate, string>> = {
  repaired: 'works again',
  lost: 'beyond repair',
  'no change': 'no change',
};

export function repairFate(weapon: AnyWeapon, die: number): RepairFate {
  const card = weaponCardOf(weapon);
  if (die === BEYOND_REPAIR) return 'lost';
  return card.kind === 'machine-gun' && die <= card.repair ? 'repaired' : 'no change';
}

// ---- rally

/** Once a phase, and not from a melee (QA-14.2, 6.3.2). */
function tryRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  if (unit.at === undefined) return refusal('3.23.1', 'it is not on the map');
  if (!unit.broken) return refusal('3.23.1', 'it is not broken');
  if (unit.guard !== undefined) return refusal('3.29.10', 'it is a prisoner');
  if (inMelee(view, unit)) return refusal('6.3.2', 'who is in melee does nothing but fight');
  return unit.acted ? refusal('QA-14.2', 'it has tried to rally in this phase') : undefined;
}

const rally = verb('rally', {
  cite: '3.23.1',
  who: ownUnits,
  unfit: ({ view }, unit) => tryRefusal(view, unit),
  what: ({ view }, { at, side, id }) =>
    at === undefined ? [] : unitsAt(view, at, side).filter(each => isLeader(each) && each.id !== id),
  whatElse: refusal('3.23.1', 'there is no leader with it'),
  refusal: ({ view }, _, leader) =>
    canLead(view, leader) ? undefined : refusal('3.2.5', 'he is broken himself'),
  args: (unit, leader) => ({ unit: unit.id, by: leader.id }),
  perform: (game, { unit, by }) => rallyAttempt(game, unitById(game.state, unit), unitById(game.state, by)),
});

const selfRally = verb('self-rally', {
  cite: '3.23.3',
  who: scene => ownUnits(scene).filter(isLeader),
  whoElse: refusal('3.23.3', 'only leaders rally themselves'),
  unfit: ({ view }, unit) => tryRefusal(view, unit),
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => rallyAttempt(game, unitById(game.state, unit)),
});

const PLAN = { stages: ['drm'] } as const;

/** What is added to the dice (3.23.2, 3.23.5 to 3.23.7). */
export function rallyModifiers(world: World, unit: AnyUnit, leader: AnyUnit | undefined): Tally {
  const listed = (id: keyof typeof RALLY_MODIFIERS.cites): TallyEntry => ({
    id,
    ...modifier(world.charts.rallyModifiers, id),
    op: '+',
    stage: 'drm',
  });
  return tally(PLAN, 0, [
    ...(unit.desperate ? [listed('desperation morale')] : []),
    ...(unit.at !== undefined && isCoverAt(world, unit.at) ? [] : [listed('out of cover')]),
    ...(leader
      ? [
          {
            id: `leader {${leader.id}}`,
            cite: '3.23.5',
            op: '+',
            n: leadershipOf(leader),
            stage: 'drm',
            of: leader.id,
          } as const,
        ]
      : []),
  ]);
}

function* rallyAttempt(game: Game, unit: AnyUnit, leader?: AnyUnit): Rule<void> {
  const modifiers = rallyModifiers(game.world, unit, leader);
  const drm = modifiers.value;
  const morale = moraleOf(unit);
  const result = yield* roll(
    DR,
    leader ? `{${leader.id}} rallies {${unit.id}}` : `{${unit.id}} rallies himself`,
    ({ coloured, white }) => {
      const original = coloured + white;
      // A 12 is a casualty, whatever the modifiers (3.23.8).
      return original === 12 ? 'casualties' : original + drm <= morale ? 'rallied' : 'failed';
    },
    {
      cite: leader ? '3.23.2' : '3.23.3',
      by: unit.side,
      tell: (dice, found) =>
        found === 'casualties'
          ? against(sumOf(dice), exactly(12), true, 'casualties', { of: [unit.id] })
          : against(
              sumOf(dice, modifiers),
              atMost(morale),
              found === 'rallied',
              found === 'rallied' ? 'rallies' : 'stays broken',
              { of: [unit.id] },
            ),
    },
  );
  game.own(unit).acted = true;
  if (result === 'rallied') {
    unset(game.own(unit), 'broken');
    game.say('3.23.2', `{${unit.id}} rallies`);
  } else if (result === 'casualties') {
    const aftermath = newAftermath();
    if (isLeader(unit) && unit.at !== undefined) {
      aftermath.add('leader lost', unit.id, { leader: unit.id, side: unit.side, at: unit.at });
    }
    reduce(game, unit, '3.23.8');
    yield* leaderLosses(game, aftermath);
  }
}

// ---- the phase

const STEPS: Readonly<Record<RallyStep, Step>> = {
  repair: { cite: '10.9.1.3.a', prompt: 'Repair', deeds: [repair] },
  rally: { cite: '3.23.1', prompt: 'Rally', deeds: [rally, selfRally] },
};

const done = verb('done', {
  cite: 'SOP.1.4',
  perform: game => nextStep(game, top(game.state, 'rally')),
});

export function* rallyPhase(game: Game): Rule<void> {
  push(game, { is: 'rally', step: RALLY_STEPS[0], side: game.state.attacker });
}

/** One deed of one side in the present step. */
export function* rallyFrame(game: Game, { step, side }: RallyFrame): Rule<void> {
  const { cite, prompt, deeds } = STEPS[step];
  const sceneOf = (view: View): RallyScene => ({ world: game.world, view, side, step });
  if (!anyOffer(deeds, sceneOf(game.state))) return nextStep(game, top(game.state, 'rally'));
  const verbs = [...deeds, done];
  const window = mayLeave('rally-step');
  const act = yield* choose({ by: side, id: step, cite, prompt, window, ...asking(verbs, sceneOf, idle) });
  yield* carryOut(verbs, game, act);
}

/** The attacker is followed by the defender, and he by the attacker with the next step. */
function nextStep(game: Game, { step, side }: Pick<RallyFrame, 'step' | 'side'>): void {
  const { attacker } = game.state;
  const next = RALLY_STEPS[RALLY_STEPS.indexOf(step) + 1];
  if (side === attacker) {
    replaceTop(game, { is: 'rally', step, side: enemyOf(game.world, attacker) });
  } else if (next !== undefined) {
    replaceTop(game, { is: 'rally', step: next, side: attacker });
  } else {
    pop(game);
    endPhase(game);
  }
}

function idle({ view, side, step }: RallyScene, { piece }: Subject): Refusal {
  const weapon = view.weapons.find(({ id }) => id === piece);
  const unit = view.units.find(({ id }) => id === (weapon?.by ?? piece));
  if (unit && unit.side !== side) return refusal('1.3.1', 'it is the other side’s');
  return step === 'repair'
    ? refusal('10.9.1.3.a', 'this is the time for repairs')
    : refusal('3.23.1', 'this is the time to rally');
}
