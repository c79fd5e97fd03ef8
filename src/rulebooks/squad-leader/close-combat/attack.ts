/** One close combat attack: odds, modifiers, kill number (6.1.3). */
import { type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import { type CLOSE_COMBAT_MODIFIERS, killNumber, modifier, type Odds, oddsOf } from '../charts/index.ts';
import type { View } from '../game.ts';
import { leadershipOf, unitById } from '../units.ts';
import type { World } from '../world.ts';
import type { CombatAttack } from './designation.ts';
import { attackStrength, defenceStrength } from './parties.ts';

const SUM = { stages: ['sum'] } as const;
const DRM = { stages: ['drm'] } as const;

export interface Assault {
  readonly attack: Tally;
  readonly defence: Tally;
  /** Undefined: too weak for any odds. */
  readonly odds: Odds | undefined;
  readonly drm: Tally;
  /** A roll of this or less, modifiers not counted, eliminates. */
  readonly kill: number | undefined;
}

export function assaultOf(world: World, view: View, { by, on, leader }: CombatAttack): Assault {
  const attackers = by.map(id => unitById(view, id));
  const targets = on.map(id => unitById(view, id));
  const attack = tally(
    SUM,
    0,
    attackers.map(unit => ({
      id: `{${unit.id}}`,
      cite: '6.1.3',
      op: '+',
      n: attackStrength(view, unit),
      stage: 'sum',
      of: unit.id,
    })),
  );
  const defence = tally(SUM, 0, [
    { id: 'defence', cite: '6.1.3', op: '+', n: defenceStrength(targets), stage: 'sum' },
  ]);
  const odds = oddsOf(attack.value, defence.value);
  const listed = (id: keyof typeof CLOSE_COMBAT_MODIFIERS.cites): TallyEntry => ({
    id,
    ...modifier(world.charts.closeCombatModifiers, id),
    op: '+',
    stage: 'drm',
  });
  const led = leader === undefined ? undefined : unitById(view, leader);
  const drm = tally(DRM, 0, [
    ...(led
      ? [
          {
            id: `leader {${led.id}}`,
            cite: '6.1.6',
            op: '+',
            n: leadershipOf(led),
            stage: 'drm',
            of: led.id,
          } as const,
        ]
      : []),
    ...(attackers.some(unit => unit.exhausted) ? [listed('exhausted attacker')] : []),
    ...(targets.some(unit => unit.exhausted) ? [listed('exhausted target')] : []),
    ...(targets.every(unit => unit.broken) ? [listed('broken target')] : []),
    ...(targets.every(unit => unit.withdraws !== undefined) ? [listed('withdrawing target')] : []),
  ]);
  return {
    attack,
    defence,
    odds,
    drm,
    kill: odds === undefined ? undefined : killNumber(world.charts, odds) - drm.value,
  };
}
