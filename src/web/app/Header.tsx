import { hashFor } from './router.ts';
import { type NavigationName, SCREENS } from './screens.ts';

export function Header({ current }: { current: NavigationName }) {
  return (
    <header className="site-header">
      <a className="wordmark" href={hashFor([])}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path className="wordmark-hex" d="M9 3h14l7 13-7 13H9L2 16z" />
          <path
            className="wordmark-hedge"
            d="M4 19c1.5-4 5-4.5 6.5-2.5 1-4 7-4.5 8.5-.5 2-3 7.5-2 9 2l-5 9.5H9z"
          />
        </svg>
        <span>Hedgerow</span>
      </a>
      <nav aria-label="Main">
        {SCREENS.map(({ name, title, path }) => (
          <a key={name} href={hashFor(path)} aria-current={name === current ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
    </header>
  );
}
