/** Runs before every file of browser tests: these share their modules, so that books are loaded once and not for each file. */
import { afterEach } from 'vitest';
import { closeAll } from './page.ts';

afterEach(closeAll);
