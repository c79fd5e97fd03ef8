/** How good an opponent is, from the newcomer to the old hand. */
export const LEVELS = ['recruit', 'corporal', 'sergeant', 'captain'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (text: string): text is Level => LEVELS.some(level => level === text);
