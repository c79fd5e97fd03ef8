/** The scale of armour (7.1): a circle or a square on the counter puts the turret one step down or up. */
export const ARMOUR_FACTORS = [0, 1, 2, 3, 4, 6, 8, 11, 14, 18, 26] as const;
export type ArmourFactor = (typeof ARMOUR_FACTORS)[number];
