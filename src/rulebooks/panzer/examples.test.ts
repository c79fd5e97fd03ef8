import { holdExamples } from '../kit/testing/hold-examples.ts';
import { rulesIn } from '../kit/testing/hold-verbs.ts';

const HERE = new URL('.', import.meta.url);

/** Those of aircraft are a step of their own. */
holdExamples(HERE, rulesIn(HERE), 1);
