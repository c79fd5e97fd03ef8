/** The scenarios that ship with the book. */
import { contentOf } from '../../kit/scenario/content.ts';
import type { Scenario } from './scenario.ts';

const files = import.meta.glob<Scenario>('../../../../content/scenarios/example/*.json', {
  eager: true,
  import: 'default',
});

export const { scenarios: SCENARIOS, scenarioById } = contentOf(files, 'the Example');
