/** The screens of the page, in the order of the navigation. The first is where one arrives. */
export const SCREENS = [
  { name: 'boards', title: 'Boards' },
  { name: 'rules', title: 'Rules' },
] as const;

export type Screen = (typeof SCREENS)[number];

/** Addresses that belong to a screen of another name: a battlefield is where the boards lead. */
const BRANCHES: Readonly<Record<string, Screen['name']>> = { field: 'boards' };

export function screenFor(name: string | undefined): Screen {
  return SCREENS.find(each => each.name === (BRANCHES[name ?? ''] ?? name)) ?? SCREENS[0];
}
