import { holdVerbs, rulesIn } from '../kit/testing/hold-verbs.ts';
import { starterKit } from './index.ts';

holdVerbs(starterKit, rulesIn(new URL('.', import.meta.url)));
