import { runnerImport } from 'vite';
await runnerImport('/work/main/src/bots/zz-run-28625.ts');
