/** Puts the settings of the whole page on its root, where styles find them. */
import { moves, onSettings, settings } from './settings.ts';

const DARK = '(prefers-color-scheme: dark)';
const STILL = '(prefers-reduced-motion: reduce)';

/** Keeps the page as it is set, and as the system asks where nothing is set. */
export function applySettings(root: HTMLElement): void {
  const apply = () => {
    const { theme } = settings();
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.dataset.theme = theme;
    // Pictures can't be drawn in two colours as styles can: they go by what it comes to.
    root.dataset.shade =
      theme === 'dark' || (theme === 'system' && matchMedia(DARK).matches) ? 'dark' : 'light';
    root.dataset.motion = moves() ? 'on' : 'off';
  };
  apply();
  onSettings(apply);
  for (const query of [DARK, STILL]) matchMedia(query).addEventListener('change', apply);
}
