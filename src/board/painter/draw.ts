/** Draws boards: the one place that knows which brush paints which layer. */
import { HEIGHT, PITCH } from '../../hex/lattice.ts';
import { compileBoard } from '../board.ts';
import type { BoardDocument } from '../document.ts';
import { DEFAULT_PALETTE, type PaletteName } from '../layout.ts';
import type { PlacedBoard } from '../placed-board.ts';
import { paintAreas } from './areas.ts';
import { paintBridges } from './bridges.ts';
import { paintBuildings, paintYards } from './buildings.ts';
import { type DisplayList, LAYERS, type LayerName } from './display-list.ts';
import { paintGrid, paintNames } from './grid.ts';
import { paintGround, paintLight, paintMottling } from './ground.ts';
import { paintHexsides } from './hexsides.ts';
import { Layer } from './layer.ts';
import { paintLevels } from './levels.ts';
import { PALETTES } from './palettes/index.ts';
import { PathBuilder } from './path.ts';
import { paintRoads } from './roads.ts';
import { cornersOf, type Scene, sceneOf, toPaper } from './scene.ts';
import { paintWatercourses } from './watercourses.ts';

type Brush = (scene: Scene, layer: Layer) => void;

const BRUSHES: Record<LayerName, readonly Brush[]> = {
  ground: [paintGround],
  levels: [paintLevels, paintMottling],
  areas: [paintYards, paintAreas],
  watercourses: [paintWatercourses],
  roads: [paintRoads, paintBridges],
  hexsides: [paintHexsides],
  buildings: [paintBuildings, paintLight],
  grid: [paintGrid],
  names: [paintNames],
};

/** A battlefield as it lies on the table; a turned board is lit and lettered like the others. */
export function drawBattlefield({
  boards,
  palette,
}: {
  readonly boards: readonly PlacedBoard[];
  readonly palette: PaletteName;
}): DisplayList {
  const scene = sceneOf(boards);
  const [width, height] = toPaper([scene.width, scene.height]);
  const sheet = new PathBuilder();
  for (const box of scene.sheets) sheet.polygon(cornersOf(box).map(toPaper));
  const layers = LAYERS.map(name => {
    const layer = new Layer(PALETTES[palette]);
    for (const paint of BRUSHES[name]) paint(scene, layer);
    return { name, marks: layer.marks };
  });
  return { width, height, sheet: sheet.path, layers };
}

/** A single board. */
export function drawBoard(document: BoardDocument, palette: PaletteName = DEFAULT_PALETTE): DisplayList {
  const lastColumn = document.columns - 1;
  const alone: PlacedBoard = {
    number: 1,
    board: compileBoard(document),
    turned: false,
    firstColumn: 0,
    lastColumn,
    origin: { column: 0, y: 0 },
    box: { left: 0, top: 0, right: lastColumn * PITCH, bottom: document.rows * HEIGHT },
  };
  return drawBattlefield({ boards: [alone], palette });
}
