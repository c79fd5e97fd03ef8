// Builds and serves the page once for all browser tests.
import { buildPage } from '../../scripts/build.mjs';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { serveFolder } from '../../scripts/static-server.mjs';

export default async function setup(project) {
  const server = await serveFolder(await buildPage(), 0);
  project.provide('address', server.address);
  project.provide('chromium', chromiumPath());
  return () => server.close();
}
