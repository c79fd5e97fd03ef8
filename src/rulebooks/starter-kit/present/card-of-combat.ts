/** The cards of close combat: strengths, odds, kill number and modifiers of the attack being declared (3.8). */
import {
  type ActCard,
  byDice,
  type CardPart,
  type Frozen,
  figure,
  type Side,
  signed,
  type Tally,
} from '../../../engine/index.ts';
import { ambushModifiers, isAmbushPossible } from '../ambush.ts';
import { gunModifiers, gunOdds, gunStrength } from '../attack-by-vehicle.ts';
import { killNumber, type Odds } from '../charts/index.ts';
import { defenceValue } from '../close-combat-value.ts';
import { attackStrength, combatModifiers, combatOdds, defenceStrength } from '../combat-attack.ts';
import { type Stacks, withStacked } from '../combat-groups.ts';
import type { AttackInTurn, UnitId } from '../state.ts';
import { unitById } from '../units.ts';
import { sidesOf } from '../world.ts';
import type { ByVerb } from './by-verb.ts';
import { type Hazard, part } from './card-parts.ts';
import { hexText, pieceNames, type Scene, sideName } from './names.ts';
import { sideToAct } from './turn-of.ts';

/** An attack that is being declared: among infantry, or by the guns of a vehicle (3.8.r). */
interface Declaration extends Frozen<AttackInTurn> {
  readonly side: Side;
  readonly ambusher: Side | undefined;
  readonly handToHand: boolean;
  readonly stacked: Stacks;
}

const NOBODY: Frozen<AttackInTurn> = { by: [], guns: [], on: [] };

function declaration(scene: Scene): Declaration | undefined {
  const frame = scene.view.doing.at(-1);
  if (frame?.is !== 'combat' && frame?.is !== 'combat-in-turn') return undefined;
  const { ambusher, handToHand = false, stacked, open } = frame;
  return { ...NOBODY, ...open, side: sideToAct(scene), ambusher, handToHand, stacked };
}

/** The attack that is open, with what the act adds to it. */
function amended(
  scene: Scene,
  change: (attack: Declaration) => Partial<Frozen<AttackInTurn>>,
): ActCard | undefined {
  const before = declaration(scene);
  if (!before) return undefined;
  const attack = { ...before, ...change(before) };
  return attack.guns.length > 0 ? gunCard(scene, attack) : combatCard(scene, attack);
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
      drm: combatModifiers({ by, on, side, ambusher, handToHand }),
      table: handToHand
        ? figure(`hand-to-hand at ${odds}`, '8.1.8.4.a', killNumber(odds, true))
        : figure(`at ${odds}`, '3.8.f', killNumber(odds)),
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
  const odds = gunOdds(view, { ...attack, on });
  return {
    title: `${title} against ${pieceNames(scene, attack.on)}`,
    ...killHazard(scene, attack, {
      attackers,
      defence: defenceValue(view, on, stacked),
      odds,
      drm: gunModifiers(view, { ...attack, on }),
      table: figure(`at ${odds}`, '3.8.r2', killNumber(odds)),
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
  { on }: Declaration,
  { attackers, defence, odds, drm, table }: Fight,
): Hazard {
  const kill = table.value;
  return {
    parts: [
      attackers,
      part(scene, 'Defence', defence, `odds of ${odds}`),
      part(scene, 'Kill number', table, `less eliminates, ${kill} reduces one`),
      part(scene, 'Modifiers', drm, `${signed(drm.value)} on the dice`),
    ],
    results: on.map(id =>
      byDice(id, roll => {
        const final = roll + drm.value;
        return final < kill ? 'eliminated' : final === kill ? 'one is reduced' : 'no effect';
      }),
    ),
  };
}

export const COMBAT_CARDS: ByVerb<'attack' | 'use-gun' | 'target' | 'done' | 'fight', ActCard | undefined> = {
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
};
