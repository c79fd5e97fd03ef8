/** What a session remembers beside the match, so that its log can speak of what is past. */
import type { Match } from '../../engine/index.ts';
import type { Now } from '../../play/now.ts';
import type { Phase } from '../log/lines.ts';
import { labelKey } from '../replay/retrace.ts';

export class SessionMemory {
  /** How each piece was called when it was last seen: the log speaks of those that are gone, too. */
  readonly #titles = new Map<string, string>();
  /** What answers were called when they were given, by rest and text. */
  readonly #labels: Map<string, string>;
  #phases: readonly Phase[];

  constructor(
    { rulebook, world }: Match,
    phases: readonly Phase[] = [],
    labels: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#phases = phases;
    this.#labels = new Map(labels);
    const opening = rulebook.begin(world) as Match['state'];
    this.#learn(rulebook.presentation?.tabletop(opening, undefined, world));
  }

  /** When which phase began. */
  get phases(): readonly Phase[] {
    return this.#phases;
  }
  titleOf(id: string): string | undefined {
    return this.#titles.get(id);
  }
  labelOf(rest: number, act: string): string | undefined {
    return this.#labels.get(labelKey(rest, act));
  }

  answered(rest: number, act: string, label: string): void {
    this.#labels.set(labelKey(rest, act), label);
  }

  see({ tabletop, rest }: Now): void {
    this.#learn(tabletop);
    // After going back, phases that have not begun again are forgotten.
    const before = this.#phases.filter(each => each.rest <= rest);
    const last = before.at(-1);
    const [turn = '', phase = ''] = [tabletop.turns, tabletop.phases].map(({ steps, at }) => steps[at]?.name);
    const isNew = last?.turn !== turn || last.phase !== phase;
    this.#phases = isNew ? [...before, { rest, turn, phase }] : before;
  }

  #learn(tabletop: Now['tabletop'] | undefined): void {
    for (const { id, title } of tabletop?.counters ?? []) this.#titles.set(id, title);
  }
}
