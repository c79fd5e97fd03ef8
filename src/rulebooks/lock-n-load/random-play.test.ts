/** Whole games at random: whatever is offered can be done, and every game comes to its end. */
import { expect, test } from 'vitest';
import { Match, notPlain, quickDice, Random, VERSIONLESS } from '../../engine/index.ts';
