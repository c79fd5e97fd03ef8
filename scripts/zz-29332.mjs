import { runnerImport } from 'vite';
await runnerImport('/work/main/src/bots/zz-run-29332.ts');
