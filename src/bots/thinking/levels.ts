/** How good an opponent is, from the newcomer to the old hand. */
export const LEVELS = ['recruit', 'corporal', 'sergeant', 'captain'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (text: string): text is Level => LEVELS.some(level => level === text);

/** How much comes to the mind of one who goes by judgement. */
export interface Wits {
  /** So many courses of action. */
  readonly ideas: number;
  /** How many points of worth can't be told apart at first: a course that is worth so much less is half as likely thought of. */
  readonly blur: number;
  /** What he sees no danger in promises more than it should. */
  readonly isReckless?: true;
}

/** Everything is thought of. */
export const ALL: Wits = { ideas: Number.POSITIVE_INFINITY, blur: 0 };

/** Whoever goes by judgement alone: a Captain plays on what he thinks of. */
export type Judge = Exclude<Level, 'captain'>;

/** A Recruit does the first thing that comes to his mind, as somebody who has read the rules once; a Sergeant thinks of all. */
export const WITS: Readonly<Record<Judge, Wits>> = {
  recruit: { ideas: 1, blur: 14 },
  corporal: { ideas: 2, blur: 7 },
  sergeant: ALL,
};
