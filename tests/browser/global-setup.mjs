// Builds and serves the page once for all browser tests, and beside it the one that has the proof games; one browser for all.
import { chromium } from 'playwright-core';
import { buildPage, buildProofPage } from '../../scripts/build.mjs';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { serveFolder } from '../../scripts/static-server.mjs';

export default async function setup(project) {
  const server = await serveFolder(await buildPage(), 0);
  const proofServer = await serveFolder(await buildProofPage(), 0);
  project.provide('address', server.address);
  project.provide('proofAddress', proofServer.address);
  // Chromium's own sandbox needs rights that a container's root does not have.
  const options = { executablePath: chromiumPath(), args: ['--no-sandbox'] };
  const browser = await chromium.launchServer(options);
  project.provide('browser', browser.wsEndpoint());
  return () => Promise.all([server.close(), proofServer.close(), browser.close()]);
}
