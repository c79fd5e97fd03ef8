/** Bridges: a deck along the road that crosses, with parapets of stone or rails of wood. */
import { beside, distance, type Point, stroll } from './geometry.ts';
import type { Layer } from './layer.ts';
import { PathBuilder, polygonPath, polylinePath } from './path.ts';
import { roadLanes } from './roads.ts';
import { type Scene, type SceneBridge, toPaper } from './scene.ts';

const HALF_LENGTH = 23;
const HALF_WIDTH = 9;

export function paintBridges(scene: Scene, layer: Layer): void {
  const lanes = roadLanes(scene);
  for (const bridge of scene.bridges) {
    const at = toPaper(bridge.at);
    const near = lanes
      .filter(lane => lane.kind === bridge.carries)
      .map(({ line }) => line.filter(point => distance(point, at) < HALF_LENGTH))
      .sort((a, b) => b.length - a.length)[0];
    if (near && near.length > 1) paintBridge(bridge, near, layer);
  }
}

function paintBridge({ material }: SceneBridge, line: readonly Point[], layer: Layer): void {
  const look = layer.palette.bridge[material];
  const left = beside(line, -HALF_WIDTH);
  const right = beside(line, HALF_WIDTH);
  const deck = polygonPath([...left, ...[...right].reverse()]);
  layer.fill(
    polygonPath([...left, ...[...right].reverse()].map(([x, y]): Point => [x + 3, y + 4])),
    layer.palette.roof.shadow,
    {
      opacity: 0.35,
    },
  );
  layer.fill(deck, look.deck);
  if (material === 'wood') {
    const planks = new PathBuilder();
    for (const { at, heading } of stroll(line, 3.6)) {
      const across = (reach: number): Point => [at[0] - heading[1] * reach, at[1] + heading[0] * reach];
      planks.segment(across(-HALF_WIDTH), across(HALF_WIDTH));
    }
    layer.stroke(planks.path, look.parapet, 0.8, { opacity: 0.7, cap: 'butt', detail: 0.4 });
  }
  for (const rail of [left, right]) {
    layer.stroke(polylinePath(rail), look.edge, 4);
    layer.stroke(polylinePath(rail), look.parapet, 2);
  }
}
