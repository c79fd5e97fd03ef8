import { holdExamples } from '../kit/testing/hold-examples.ts';
import { rulesIn } from '../kit/testing/hold-verbs.ts';

const HERE = new URL('.', import.meta.url);

holdExamples(HERE, rulesIn(HERE), 1);
