/** The painter: boards in, pictures out. PNG files come from `png-node.ts`, which the page must not import. */
export { type Canvas2D, paintToCanvas, type Viewport } from './canvas.ts';
export { type DisplayList, LAYERS, type LayerName, type Mark, strength } from './display-list.ts';
export { drawBattlefield, drawBoard } from './draw.ts';
export { toPaper } from './scene.ts';
export { paintToSvg, pathData, type SvgOptions } from './svg.ts';
export { type Tile, TileCache, type TileOptions, type TileTarget, type TileView } from './tiles.ts';
