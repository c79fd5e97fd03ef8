/** The scenarios that ship with the book. They come with the build; a test holds each file to the schema. */
import { contentOf } from '../../kit/scenario/content.ts';
import type { Scenario } from './scenario.ts';

const files = import.meta.glob<Scenario>('../../../../content/scenarios/combat/*.json', {
  eager: true,
  import: 'default',
});

export const { scenarios: SCENARIOS, scenarioById } = contentOf(files, 'combat');
