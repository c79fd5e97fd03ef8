// Builds and serves the page once for all browser tests, and beside it the one that has the proof games.
import { buildPage, buildProofPage } from '../../scripts/build.mjs';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { serveFolder } from '../../scripts/static-server.mjs';

export default async function setup(project) {
  const server = await serveFolder(await buildPage(), 0);
  const proofServer = await serveFolder(await buildProofPage(), 0);
  project.provide('address', server.address);
  project.provide('proofAddress', proofServer.address);
  project.provide('chromium', chromiumPath());
  return () => Promise.all([server.close(), proofServer.close()]);
}
