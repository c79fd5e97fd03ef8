/** How a marker on a counter is told: by its familiar word, with its meaning and its rule. */
import type { Badge } from '../../../../engine/index.ts';
import type { Acquisition } from '../../state.ts';
import { hexText, type Scene } from '../names.ts';

export type Marker<Piece> = (scene: Scene, piece: Piece) => Badge | undefined;

export const badge = (text: string, tone: Badge['tone'], cite: string, means: string): Badge => ({
  text,
  tone,
  cite,
  means,
});

/** A marker that says the same wherever it lies. */
export function plain<Piece>(isOn: (piece: Piece, scene: Scene) => boolean, of: Badge): Marker<Piece> {
  return (scene, piece) => (isOn(piece, scene) ? of : undefined);
}

export const badgesBy = <Piece>(
  markers: readonly Marker<Piece>[],
  scene: Scene,
  piece: Piece,
): readonly Badge[] => markers.flatMap(marker => marker(scene, piece) ?? []);

/** What guns, mortars and main armament have in common. */
interface Ordnance {
  readonly acquired?: Acquisition;
  readonly depleted?: readonly string[];
  readonly intensive?: true;
}

const acquired: Marker<Ordnance> = ({ world }, piece) =>
  piece.acquired &&
  badge(
    `Acq ${piece.acquired.drm}`,
    'good',
    piece.acquired.on ? '6.10.a' : '6.11.a',
    `It has ranged in on ${piece.acquired.on ? 'its target' : 'the hex'} in ${hexText(world, piece.acquired.at)}: ${piece.acquired.drm} on its next roll to hit there.`,
  );

const depleted: Marker<Ordnance> = (_, { depleted: shells = [] }) =>
  shells.length === 0
    ? undefined
    : badge(`No ${shells.join(', ')}`, 'neutral', '6.2.b', 'It has no such shells, or none left.');

export const ORDNANCE_MARKERS: readonly Marker<Ordnance>[] = [
  acquired,
  plain(
    piece => piece.intensive === true,
    badge('Intensive', 'neutral', '3.2.4.if.a', 'It has fired as fast as it can in this player turn.'),
  ),
  depleted,
];
