/** What makes a shot easier or harder (B8.2 to B8.8, B9.2). */
import { type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import { modifier, NET_LIMITS } from '../charts/index.ts';
import { cardOfUnit, type Fielded } from '../game.ts';
import { coverOf } from '../sight/spotting.ts';
import type { World } from '../world.ts';

/** Shown commands that mean movement: the enemy knows no others (B8.5). */
const isMoving = ({ shown, command }: Fielded): boolean =>
  shown === true && (command === 'MOVE' || command === 'SHORT-HALT');

type Name = 'SHORT HALT' | 'SHORT HALT, stabilized' | 'Damaged' | 'Suppressed';

/** What lies with the firer alone, and counts for AP and GP alike. */
function ofFirer(firer: Fielded): readonly Name[] {
  const card = cardOfUnit(firer);
  const names: Name[] = [];
  if (firer.command === 'SHORT-HALT')
    names.push(card.is === 'vehicle' && card.stabilized ? 'SHORT HALT, stabilized' : 'SHORT HALT');
  if (firer.damaged) names.push('Damaged');
  if (firer.suppressed) names.push('Suppressed');
  return names;
}

export function apNet(world: World, firer: Fielded, target: Fielded): Tally {
  const list = world.charts.apModifiers;
  const card = cardOfUnit(target);
  const cover = coverOf(world, target);
  const entry = (id: string, { n, cite }: { n: number; cite: string }): TallyEntry => ({
    id,
    cite,
    op: '+',
    n,
    stage: 'net',
  });
  return tally({ stages: ['net', 'limits'] }, 0, [
    ...(card.is === 'vehicle' && card.size !== 0 ? [entry('size', { n: card.size, cite: 'B8.4' })] : []),
    ...(isMoving(target) ? [entry('target moving', modifier(list, 'target moving'))] : []),
    ...(cover === 'no cover' ? [] : [entry(cover, modifier(list, cover))]),
    ...ofFirer(firer).map(name => entry(name, modifier(list, name))),
    { id: 'at least −10', cite: 'B8.2', op: 'floor', n: NET_LIMITS.least, stage: 'limits' },
    { id: 'at most +5', cite: 'B8.2', op: 'cap', n: NET_LIMITS.most, stage: 'limits' },
  ]);
}

export function gpModifiers(world: World, firer: Fielded, target: Fielded, hasCoax: boolean): Tally {
  const list = world.charts.gpModifiers;
  const cover = coverOf(world, target);
  const names = [
    ...(cover === 'no cover' ? [] : [cover]),
    ...ofFirer(firer),
    ...(hasCoax ? (['coax'] as const) : []),
  ];
  return tally(
    { stages: ['roll'] },
    0,
    names.map(id => ({ id, op: '+' as const, stage: 'roll', ...modifier(list, id) })),
  );
}

/** A leg unit that moves is easier to hurt (B9.5, BASE.GPDM). */
export const gpDefence = (target: Fielded): number => {
  const card = cardOfUnit(target);
  return card.gpDefence - (card.is === 'leg' && isMoving(target) ? 2 : 0);
};
