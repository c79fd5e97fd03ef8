/** Field works on their hexes: foxholes, bunkers, wire, mines; and wrecks (21). */
import type { Overlay } from '../../../engine/index.ts';
import { marker } from '../../kit/present/overlays.ts';
import { featureModifier } from '../charts/index.ts';
import { sideName } from '../world.ts';
import type { Scene } from './names.ts';

/** Where a Bunker looks to, by the hexside that its arrow points at. */
const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;

export function works({ view, world }: Scene): readonly Overlay[] {
  const { foxholes = [], bunkers = [], wire = [], mines = [], wrecks = [] } = view;
  return [
    ...foxholes.map(at =>
      marker(at, 'Foxholes', `They shelter by ${featureModifier(world.charts, 'Foxholes')} more.`, '21.2.a'),
    ),
    ...bunkers.map(({ at, kind, facing }) =>
      marker(
        at,
        `${kind} ${ARROWS[facing]}`,
        `Those inside are sheltered by ${featureModifier(world.charts, kind)} more, and fire and are fired at through its front alone.`,
        '21.1.e',
      ),
    ),
    ...wire.map(at => marker(at, 'Wire', 'To enter costs four points in all.', '21.3')),
    ...mines.map(({ at, by, firepower }) =>
      marker(
        at,
        `Mines ${firepower}`,
        `Mines of the ${sideName(world, by)} attack enemies who enter with ${firepower} firepower.`,
        '21.4.a',
      ),
    ),
    ...wrecks.map(at =>
      marker(at, 'Wreck', `It shelters by ${featureModifier(world.charts, 'Wreck')} more.`, '10.4.b'),
    ),
  ];
}
