// `npm run pictures`: makes the pictures of the README again, in docs/images.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { buildPage } from './build.mjs';
import { chromiumPath } from './chromium.mjs';
import { at, Refusal, root, run } from './project.mjs';
import { serveFolder } from './static-server.mjs';

/** Chosen by eye: above it the files grow and nobody sees why. */
const QUALITY = 82;

await run(async () => {
  bootstrap();
  mkdirSync(at('docs', 'images'), { recursive: true });
  await save('village', paintedBoard('village', 64));
  const page = await buildPage();
  await save('sight', await sightTool(page, '#/field/hill?from=1:I4&to=1:W6'));
});

/** A board as `hedgerow paint` paints it. */
function paintedBoard(layout, hexHeight) {
  const folder = mkdtempSync(join(tmpdir(), 'hedgerow-pictures-'));
  const file = join(folder, 'board.png');
  try {
    const command = [
      at('scripts', 'hedgerow.mjs'),
      'paint',
      layout,
      '--out',
      file,
      '--hex-height',
      `${hexHeight}`,
    ];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Refusal(`Painting ${layout} failed: ${stderr.trim()}`);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The sight tool as the page shows it. */
async function sightTool(folder, hash) {
  const { chromium } = await import('playwright-core');
  const server = await serveFolder(folder, 0);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 720 }, deviceScaleFactor: 1.5 });
    await page.goto(`${server.address}${hash}`);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.locator('canvas[data-sharp="true"]').waitFor();
    return await page.screenshot();
  } finally {
    await browser.close();
    server.close();
  }
}

/** Painted ground is noise to PNG: as WebP the same picture takes a fifth. */
async function save(name, png) {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const picture = await loadImage(png);
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const file = at('docs', 'images', `${name}.webp`);
  writeFileSync(file, await canvas.encode('webp', QUALITY));
  console.log(`docs/images/${name}.webp: ${Math.round(statSync(file).size / 1024)} KB`);
}
