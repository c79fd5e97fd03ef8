/** The screens of the page, in the order of the navigation. The first is where one arrives. */
export const SCREENS = [
  { name: 'start', title: 'Play', path: [] },
  { name: 'boards', title: 'Boards', path: ['boards'] },
  { name: 'rules', title: 'Rules', path: ['rules'] },
  { name: 'charts', title: 'Charts', path: ['charts'] },
  { name: 'settings', title: 'Settings', path: ['settings'] },
] as const;

/** Screens that one gets to from others. */
const WITHIN = { play: 'start', replay: 'start', field: 'boards' } as const;

export type NavigationName = (typeof SCREENS)[number]['name'];
export type ScreenName = NavigationName | keyof typeof WITHIN;

/** Where the first part of an address leads. */
export function screenFor(name: string | undefined): ScreenName {
  if (name !== undefined && Object.hasOwn(WITHIN, name)) return name as keyof typeof WITHIN;
  return SCREENS.find(each => each.name === name)?.name ?? SCREENS[0].name;
}

/** The entry of the navigation that a screen belongs to. */
export function navigationOf(screen: ScreenName): NavigationName {
  return screen in WITHIN ? WITHIN[screen as keyof typeof WITHIN] : (screen as NavigationName);
}
