import { holdVerbs, rulesIn } from '../kit/testing/hold-verbs.ts';
import { panzer } from './index.ts';

holdVerbs(panzer, rulesIn(new URL('.', import.meta.url)));
