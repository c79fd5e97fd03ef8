import { hashFor } from './router.ts';
import { SCREENS, type Screen } from './screens.ts';

export function Header({ current }: { current: Screen['name'] }) {
  return (
    <header className="site-header">
      <a className="wordmark" href={hashFor([])}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path className="wordmark-hex" d="M9 3h14l7 13-7 13H9L2 16z" />
          <path
            className="wordmark-hedge"
            d="M4 19c1.500-4 5-4.500 6.500-2.500 1-4 7-4.500 8.500-.5 2-3 7.500-2 9 2l-5 9.500H9z"
          />
        </svg>
        Hedgerow
      </a>
      <nav aria-label="Main">
        {SCREENS.map(({ name, title }) => (
          <a key={name} href={hashFor([name])} aria-current={name === current ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
    </header>
  );
}
