import { holdVerbs, rulesIn } from '../kit/testing/hold-verbs.ts';
import { squadLeader } from './index.ts';

holdVerbs(squadLeader, rulesIn(new URL('.', import.meta.url)));
