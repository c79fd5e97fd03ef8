// `npm run pictures`: makes the pictures of the README again, in docs/images. `npm run pictures -- table` makes some.
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
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1.25 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const DARK = { colorScheme: 'dark' };

const sharp = page => page.locator('canvas[data-sharp="true"]').waitFor();

/** What is shown, how large, and what is done before the picture is taken. */
const SCENES = [
  {
    name: 'start',
    ...DESKTOP,
    hash: () => '#/',
    async show(page) {
      const unpainted = page.locator('.scenario-cards [data-painted="false"]');
      await page.locator('.scenario-cards [data-painted="true"]').first().waitFor();
      await unpainted.first().waitFor({ state: 'detached' });
    },
  },
  { name: 'table', ...DESKTOP, hash: ({ underWay }) => playing(underWay), show: showOdds },
  { name: 'table-dark', ...DESKTOP, ...DARK, hash: ({ underWay }) => playing(underWay), show: showOdds },
  { name: 'phone', ...PHONE, hash: ({ underWay }) => playing(underWay), show: showOdds },
  {
    name: 'replay',
    ...DESKTOP,
    hash: ({ over }) => `#/replay/${over.game.meta.id}`,
    async show(page) {
      await page.getByLabel('Moment').waitFor();
      const last = Number(await page.getByLabel('Moment').getAttribute('max'));
      await page.getByLabel('Moment').fill(`${Math.round(last * 0.55)}`);
      await page.getByRole('button', { name: 'The next mark' }).click();
      await sharp(page);
    },
  },
  {
    name: 'rules',
    ...DESKTOP,
    ...DARK,
    hash: () => '#/rules/aslsk?q=cower',
    show: page => page.locator('.rules-body li').first().waitFor(),
  },
  {
    name: 'charts',
    ...DESKTOP,
    hash: () => '#/charts/aslsk',
    show: page => page.locator('.chart').first().waitFor(),
  },
  {
    name: 'sight',
    viewport: { width: 1360, height: 720 },
    deviceScaleFactor: 1.5,
    hash: () => '#/field/hill?from=1:I4&to=1:W6',
    async show(page) {
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await sharp(page);
    },
  },
];

const playing = ({ game }) => `#/play/${game.meta.id}`;

/** The act that commits to dice is chosen, and its card is there. */
async function showOdds(page, { underWay }) {
  await page.locator(`[data-act="${underWay.grave}"]`).click();
  await page.locator('.odds-card .chance-figure').first().waitFor();
  await sharp(page);
}

await run(async () => {
  bootstrap();
  const word = process.argv[2] ?? '';
  const wanted = SCENES.filter(({ name }) => name.includes(word));
  mkdirSync(at('docs', 'images'), { recursive: true });
  if ('village'.includes(word)) await save('village', paintedBoard('village', 64));
  if (wanted.length > 0) await takePictures(wanted);
});

async function takePictures(scenes) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(at('scripts', 'pictures', 'games.ts'));
  const games = module.sittings();
  const { chromium } = await import('playwright-core');
  const server = await serveFolder(await buildPage(), 0);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    for (const scene of scenes) await save(scene.name, await picture(browser, server.address, scene, games));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function picture(browser, address, { hash, show, name, ...look }, games) {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...look });
  const page = await context.newPage();
  const { game } = name === 'replay' ? games.over : games.underWay;
  const lay = kept => localStorage.setItem('hedgerow/latest', kept);
  if (name !== 'start') await page.addInitScript(lay, JSON.stringify(game));
  await page.goto(`${address}${hash(games)}`);
  await show(page, games);
  const shot = await page.screenshot();
  await context.close();
  return shot;
}

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

/** Painted ground is noise to PNG: as WebP the same picture takes a fifth. */
async function save(name, png) {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const file = at('docs', 'images', `${name}.webp`);
  writeFileSync(file, await canvas.encode('webp', QUALITY));
  console.log(`docs/images/${name}.webp: ${Math.round(statSync(file).size / 1024)} KB`);
}
