/** Why something is not allowed: the rule and its reason, as a value that a player can be shown. */
export interface Refusal {
  readonly refused: true;
  readonly cite: string;
  readonly why: string;
}

export function refusal(cite: string, why: string): Refusal {
  return { refused: true, cite, why };
}

export function isRefusal<T>(value: T | Refusal): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
