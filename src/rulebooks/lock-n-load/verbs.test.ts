import { holdVerbs, rulesIn } from '../kit/testing/hold-verbs.ts';
import { lockNLoad } from './index.ts';

holdVerbs(lockNLoad, rulesIn(new URL('.', import.meta.url)));
