// `npm start`: builds the page if need be, serves it, and stops on Ctrl-C.
import { parseArgs } from 'node:util';
import { bootstrap } from './bootstrap.mjs';
import { buildPage } from './build.mjs';
import { Refusal, run } from './project.mjs';
import { serveFolder } from './static-server.mjs';

const DEFAULT_PORT = '4173';

await run(async () => {
  const wanted = portFrom(process.argv.slice(2));
  bootstrap();
  const server = await serveFolder(await buildPage(), wanted).catch(error => {
    throw new Refusal(`Cannot serve on port ${wanted}: ${error.message}`);
  });
  if (wanted !== 0 && server.port !== wanted) console.log(`Port ${wanted} is taken.`);
  console.log(`Hedgerow is at ${server.address}  (Ctrl-C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
});

function portFrom(args) {
  let given;
  try {
    given = parseArgs({ args, options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    throw new Refusal(`${error.message.split('. ')[0]}. Usage: npm start -- [--port N]`);
  }
  const text = given ?? process.env.PORT ?? DEFAULT_PORT;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new Refusal(`Port "${text}" is not a port; expected a number from 0 to 65535.`);
  return Number(text);
}
