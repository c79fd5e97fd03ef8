/** Verbs with their reasons: legality written once, for offers, refusals and deeds alike. */
export * from './asking.ts';
export * from './verb.ts';
