import { type RefObject, useEffect, useState } from 'react';
import type { Battlefield, HexIx } from '../../../board/index.ts';
import type { Camera } from '../../boards/field/camera.ts';
import { onScreen } from '../table-facts.ts';

interface Props {
  readonly battlefield: Battlefield;
  readonly camera: RefObject<Camera | undefined>;
  /** What can be touched next. */
  readonly hexes: readonly HexIx[];
}

/** Leads to what can be touched next where none of it is in sight: the map itself never moves unasked. */
export function OutOfSight({ battlefield, camera, hexes }: Props) {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const look = () =>
      setOut(camera.current !== undefined && noneInSight(battlefield, camera.current, hexes));
    look();
    return camera.current?.subscribe(look);
  }, [battlefield, camera, hexes]);
  if (!isOut) return null;
  const goThere = () => {
    const { current } = camera;
    if (current === undefined) return;
    const middle = { x: current.size.width / 2, y: current.size.height / 2 };
    const [nearest] = hexes
      .map(hex => onScreen(current, battlefield, hex))
      .map(({ x, y }) => ({ right: middle.x - x, down: middle.y - y }))
      .sort((a, b) => a.right ** 2 + a.down ** 2 - b.right ** 2 - b.down ** 2);
    if (nearest) current.panBy(nearest.right, nearest.down);
  };
  return (
    <button type="button" className="out-of-sight" onClick={goThere}>
      {hexes.length === 1 ? 'Show the hex' : `Show the ${hexes.length} hexes`} that can be chosen
    </button>
  );
}

function noneInSight(battlefield: Battlefield, camera: Camera, hexes: readonly HexIx[]): boolean {
  const { width, height } = camera.size;
  const isSeen = ({ x, y }: { x: number; y: number }) => x > 0 && y > 0 && x < width && y < height;
  return hexes.length > 0 && !hexes.some(hex => isSeen(onScreen(camera, battlefield, hex)));
}
