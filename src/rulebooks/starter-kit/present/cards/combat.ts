/** The cards of close combat: strengths, odds, kill number and modifiers of the attack being declared (3.8). */
import {
  type ActCard,
  byDice,
  type CardPart,
  comes,
  type Frozen,
  figure,
  nothing,
  type Side,
  signed,
  type Tally,
} from '../../../../engine/index.ts';
import { killNumber, type Odds } from '../../charts/index.ts';
import { ambushModifiers, isAmbushPossible } from '../../close-combat/ambush.ts';
import {
  attackStrength,
  COMBAT_RESULTS,
  combatModifiers,
  combatOdds,
  combatResult,
  defenceStrength,
  possibleLeaders,
} from '../../close-combat/attack.ts';
import { gunModifiers, gunOdds, gunStrength } from '../../close-combat/attack-by-vehicle.ts';
import { combatSide } from '../../close-combat/combat-scene.ts';
import { type Stacks, withStacked } from '../../close-combat/groups.ts';
import { defenceValue } from '../../close-combat/value.ts';
import type { AttackInTurn, CombatFrame, UnitId } from '../../state.ts';
import { unitById } from '../../units.ts';
import { sideName, sidesOf } from '../../world.ts';
import type { Cards } from '../by-verb.ts';
import { hexText, pieceNames, type Scene } from '../names.ts';
import { type Hazard, part, unhurt } from './parts.ts';

/** An attack that is being declared: among infantry, or by the guns of a vehicle (3.8.r). */
interface Declaration extends Frozen<AttackInTurn> {
  readonly side: Side;
  readonly ambusher: Side | undefined;
  readonly handToHand: boolean;
  readonly stacked: Stacks;
  /** What both sides have declared, where all attacks take effect together. */
  readonly declared?: Frozen<CombatFrame>['declared'];
}

const NOBODY: Frozen<AttackInTurn> = { by: [], guns: [], on: [] };

function declaration(scene: Scene): Declaration | undefined {
  const frame = scene.view.doing.at(-1);
  if (frame?.is !== 'combat' && frame?.is !== 'combat-in-turn') return undefined;
  const { ambusher, handToHand = false, stacked, open } = frame;
  const side = combatSide(scene.world, scene.view, frame);
  const together = frame.is === 'combat' ? { declared: frame.declared } : {};
  return { ...NOBODY, ...open, ...together, side, ambusher, handToHand, stacked };
}

/** The attack that is open, with what the act adds to it. */
function amended(
  scene: Scene,
  change: (attack: Declaration) => Partial<Frozen<AttackInTurn>>,
): ActCard | undefined {
  const before = declaration(scene);
  if (!before) return undefined;
  const attack = { ...before, ...change(before) };
  const card = attack.guns.length > 0 ? gunCard(scene, attack) : combatCard(scene, attack);
  return card && { ...card, by: { title: 'Who attacks', of: [...attack.by, ...attack.guns] } };
}

const unitsOf = ({ view }: Scene, ids: readonly UnitId[]) => ids.map(id => unitById(view, id));

function combatCard(scene: Scene, attack: Declaration): ActCard | undefined {
  const by = unitsOf(scene, attack.by);
  const on = unitsOf(scene, attack.on);
  if (by.length === 0) return undefined;
  const attackers = part(scene, 'Attack', attackStrength(by));
  const title = `Close combat of ${pieceNames(scene, attack.by)}`;
  if (on.length === 0) return { title, parts: [attackers] };
  const { side, ambusher, handToHand } = attack;
  const odds = combatOdds(by, on);
  return {
    title: `${title} against ${pieceNames(scene, attack.on)}`,
    ...killHazard(scene, attack, {
      attackers,
      defence: defenceStrength(on),
      odds,
      drm: combatModifiers(scene.world, { by, on, side, ambusher, handToHand }),
      table: handToHand
        ? figure(`hand-to-hand at ${odds}`, '8.1.8.4.a', killNumber(scene.world.charts, odds, true))
        : figure(`at ${odds}`, '3.8.f', killNumber(scene.world.charts, odds)),
    }),
  };
}

/** A vehicle never fights hand-to-hand (8.1.8.4). */
function gunCard(scene: Scene, attack: Declaration): ActCard {
  const { view } = scene;
  const { guns, stacked } = attack;
  const on = unitsOf(scene, attack.on);
  const attackers = part(scene, 'Attack', gunStrength(view, guns));
  const title = `Close combat of ${pieceNames(scene, guns)}`;
  if (on.length === 0) return { title, parts: [attackers] };
  const odds = gunOdds(scene.world, view, { ...attack, on });
  return {
    title: `${title} against ${pieceNames(scene, attack.on)}`,
    ...killHazard(scene, attack, {
      attackers,
      defence: defenceValue(scene.world, view, on, stacked),
      odds,
      drm: gunModifiers(scene.world, view, { ...attack, on }),
      table: figure(`at ${odds}`, '3.8.r2', killNumber(scene.world.charts, odds)),
    }),
  };
}

interface Fight {
  readonly attackers: CardPart;
  readonly defence: Tally;
  readonly odds: Odds;
  readonly drm: Tally;
  /** Where the kill number stands. */
  readonly table: Tally;
}

function killHazard(
  scene: Scene,
  attack: Declaration,
  { attackers, defence, odds, drm, table }: Fight,
): Hazard {
  const kill = table.value;
  const isSettled = !mayBeUpset(scene, attack) && combatResult(2 + drm.value, kill) === 'eliminated';
  return {
    targets: attack.on.map(unhurt),
    parts: [
      attackers,
      part(scene, 'Defence', defence, `odds of ${odds}`),
      part(scene, 'Kill number', table, `less eliminates, ${kill} reduces one`),
      part(scene, 'Modifiers', drm, `${signed(drm.value)} on the dice`),
    ],
    rolls: attack.on.map(id =>
      byDice(id, roll => {
        const result = combatResult(roll + drm.value, kill);
        if (result === 'nothing') return nothing(COMBAT_RESULTS[result]);
        return isSettled ? comes(COMBAT_RESULTS[result]) : COMBAT_RESULTS[result];
      }),
    ),
  };
}

/** Leaders who come forth among those attacked, by an attack of their own, count for them before it takes effect (5.3.b). */
function mayBeUpset({ world }: Scene, { declared, on, by }: Declaration): boolean {
  return declared !== undefined && possibleLeaders({ declared }, sidesOf(world), { on, by }) > 0;
}

export const COMBAT_CARDS = {
  attack: (scene, { unit }) =>
    amended(scene, ({ by, stacked }) => ({ by: [...by, ...withStacked(stacked, unit)] })),
  'use-gun': (scene, { vehicle, gun }) =>
    amended(scene, ({ guns }) => ({ guns: [...guns, `${vehicle}.${gun}`] })),
  target: (scene, { unit }) =>
    amended(scene, ({ on, stacked }) => ({ on: [...on, ...withStacked(stacked, unit)] })),
  done: scene => amended(scene, () => ({})),
  /** Who advanced into woods or a building may surprise or be surprised. */
  fight: (scene, { at }) => {
    const { world, view } = scene;
    if (!isAmbushPossible(world, view, at)) return undefined;
    return {
      title: `Ambush in ${hexText(world, at)}`,
      parts: sidesOf(world).map(side => {
        const drm = ambushModifiers(world, view, at, side);
        const reads = `${signed(drm.value)} on the die; three less than the other ambushes`;
        return part(scene, sideName(world, side), drm, reads);
      }),
    };
  },
} satisfies Cards;
