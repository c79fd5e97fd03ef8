/** Why something is not allowed: the rule and its reason, as a value that a player can be shown. */
export interface Refusal {
  readonly cite: string;
  readonly why: string;
}

export const refusal = (cite: string, why: string): Refusal => ({ cite, why });
