import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { buildPage } from './build.mjs';
import { chromiumPath } from './chromium.mjs';
import { serveFolder } from './static-server.mjs';
import { chromium } from 'playwright-core';
const { module } = await runnerImport('/work/main/scripts/zz-games.ts');
const server = await serveFolder(await buildPage(), 0);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const D = { viewport: { width: 1440, height: 900 } }; const P = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
async function shot(name, look, hash, saved, act) {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...look });
  const page = await context.newPage();
  page.on('pageerror', e => console.log('pageerror', e.message)); page.on('console', m => m.type() === 'error' && console.log('console', m.text()));
  if (saved) await page.addInitScript(kept => localStorage.setItem('hedgerow/latest', kept), JSON.stringify(saved));
  await page.goto(`${server.address}${hash}`);
  await page.waitForTimeout(2500);
  const here = page.getByRole('button', { name: 'I am here' }); if (await here.count()) await here.click();
  await page.waitForTimeout(3000);
  if (act) await act(page).catch(e => console.log(name, e.message.slice(0, 200)));
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/content/look-${name}.png` });
  await context.close();
}
const which = process.argv[2] ?? '';
const set = {
  async start() { await shot('start', D, '#/'); },
  async loges() {
    const { game, text } = module.game('les-loges', (id, turn, t, n) => turn >= 2 && id === 'ordnance-shot' && t === 'shoot');
    console.log(text);
    await shot('loges', D, `#/play/${game.meta.id}`, game, async page => { await page.locator(`[data-act="${text}"]`).first().click(); await page.waitForTimeout(3000); });
    await shot('loges-phone', P, `#/play/${game.meta.id}`, game);
  },
  async drive() {
    const { game, text } = module.game('fog-at-lezey', (id, turn, t, n) => turn >= 2 && id === 'drive');
    console.log(text);
    await shot('drive', D, `#/play/${game.meta.id}`, game, async page => { await page.locator('[data-counter^="v"]').first().hover({ force: true }); });
    await shot('drive-phone', P, `#/play/${game.meta.id}`, game);
  },
  async tasimboko() {
    const { game, text } = module.game('tasimboko', (id, turn, t, n) => turn >= 3 && id === 'movement');
    await shot('tasimboko', D, `#/play/${game.meta.id}`, game);
  },
  async setup() {
    const { game, text } = module.game('the-giants', (id, turn, t, n) => n > 26);
    await shot('setup', D, `#/play/${game.meta.id}`, game);
  },
};
for (const [name, run] of Object.entries(set)) if (name.includes(which)) { try { await run(); console.log(name, 'ok'); } catch (e) { console.log(name, e.message); } }
await browser.close(); await server.close();
process.exit(0);
