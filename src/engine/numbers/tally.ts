/**
 * A number that explains itself. Every firepower, modifier and cost is a tally of entries, each with the rule it
 * comes from; what was dropped stays, with the reason. The same tally computes the number, feeds the log and the
 * odds card, and is what tests look at.
 */

/** `x` multiplies, `+` adds, `shift` moves columns, `cap` and `floor` limit, `set` replaces, `round` rounds up or down. */
export const OPS = ['x', '+', 'shift', 'cap', 'floor', 'set', 'round'] as const;
export type Op = (typeof OPS)[number];

export interface TallyEntry {
  readonly id: string;
  readonly cite: string;
  readonly op: Op;
  /** For `round`: 1 rounds up, -1 rounds down. */
  readonly n: number;
  /** One of the tally's stages; entries take effect stage by stage. */
  readonly stage: string;
  /** Entries of one group compete: the group says which of them counts. */
  readonly group?: string;
  /** The piece that it is about. */
  readonly of?: string;
  /** Why it doesn't count though it would seem to, as the book says it. */
  readonly waived?: string;
}

export type Keep = 'max' | 'min' | 'first';

/** The book says once in which order things take effect: "fractions are kept until the total" is data. */
export interface TallyPlan {
  readonly stages: readonly string[];
  readonly groups?: Readonly<Record<string, Keep>>;
}

export type Dropped = { readonly entry: TallyEntry; readonly why: string; readonly by?: string };

export interface Tally {
  readonly value: number;
  readonly kept: readonly TallyEntry[];
  readonly dropped: readonly Dropped[];
}

export function tally(plan: TallyPlan, start: number, entries: readonly TallyEntry[]): Tally {
  const unknown = entries.find(entry => !plan.stages.includes(entry.stage));
  if (unknown)
    throw new Error(`'${unknown.id}' is at stage '${unknown.stage}'; stages are ${plan.stages.join(', ')}`);
  const dropped: Dropped[] = [];
  const kept: TallyEntry[] = [];
  let value = start;
  const contested = entries.some(({ group, waived }) => group !== undefined || waived !== undefined);
  for (const stage of plan.stages) {
    for (const entry of contested ? standing(plan, stage, entries, dropped) : entries) {
      if (entry.stage !== stage) continue;
      const after = apply(value, entry);
      // A limit that limits nothing had no effect, and says so.
      if ((entry.op === 'cap' || entry.op === 'floor') && after === value) {
        dropped.push({ entry, why: 'not reached' });
        continue;
      }
      kept.push(entry);
      value = after;
    }
  }
  return { value, kept, dropped };
}

/** What is simply added to the rest. */
export type Addend = Omit<TallyEntry, 'op' | 'stage'>;

/** The sum of all that applies, mostly what changes a roll; what is false or undefined does not. */
export function added(addends: readonly (Addend | false | undefined)[], stage = 'drm'): Tally {
  const entries: TallyEntry[] = [];
  for (const each of addends) if (each) entries.push({ ...each, op: '+', stage });
  return tally({ stages: [stage] }, 0, entries);
}

/** The entries of a stage that take effect; the others are dropped, with the reason. */
function standing(
  plan: TallyPlan,
  stage: string,
  entries: readonly TallyEntry[],
  dropped: Dropped[],
): readonly TallyEntry[] {
  const here = entries.filter(entry => {
    if (entry.stage !== stage) return false;
    if (entry.waived !== undefined) dropped.push({ entry, why: entry.waived });
    return entry.waived === undefined;
  });
  return here.filter(entry => {
    if (entry.group === undefined) return true;
    const winner = best(
      plan.groups?.[entry.group],
      here.filter(each => each.group === entry.group),
    );
    if (winner !== entry) dropped.push({ entry, why: `${entry.group} counts once`, by: winner.id });
    return winner === entry;
  });
}

function best(keep: Keep | undefined, rivals: readonly TallyEntry[]): TallyEntry {
  const [first, ...others] = rivals as [TallyEntry, ...TallyEntry[]];
  if (keep === undefined) throw new Error(`the plan has no group '${first.group}'`);
  if (keep === 'first') return first;
  return others.reduce(
    (won, each) => ((keep === 'max' ? each.n > won.n : each.n < won.n) ? each : won),
    first,
  );
}

function apply(value: number, { op, n }: TallyEntry): number {
  switch (op) {
    case 'x':
      return value * n;
    case '+':
    case 'shift':
      return value + n;
    case 'cap':
      return Math.min(value, n);
    case 'floor':
      return Math.max(value, n);
    case 'set':
      return n;
    case 'round':
      return n > 0 ? Math.ceil(value) : Math.floor(value);
  }
}
