import { lazy, Suspense, useMemo } from 'react';
import { RulesScreen } from '../rules/RulesScreen.tsx';
import { Header } from './Header.tsx';
import { LoadingFailed } from './LoadingFailed.tsx';
import { parseHash, useHash } from './router.ts';
import { type Screen, screenFor } from './screens.ts';
import './app.css';

/** Boards and their painter are the larger part of the page: they come when they are wanted. */
const BoardsScreen = lazy(() => import('../boards/BoardsScreen.tsx'));

export function App() {
  const hash = useHash();
  const route = useMemo(() => parseHash(hash), [hash]);
  const screen = screenFor(route.path[0]);
  return (
    <>
      <button type="button" className="skip" onClick={skipToMain}>
        Skip to the content
      </button>
      <Header current={screen.name} />
      <main id="main" tabIndex={-1}>
        <LoadingFailed what="The boards" onRetry={() => location.reload()}>
          <Suspense fallback={<p className="waiting">Unfolding the map …</p>}>{view(screen)}</Suspense>
        </LoadingFailed>
      </main>
    </>
  );

  function view({ name }: Screen) {
    switch (name) {
      case 'boards':
        return <BoardsScreen route={route} />;
      case 'rules':
        return <RulesScreen route={route} />;
    }
  }
}

/** A link would write to the address behind the `#`, which belongs to the router. */
const skipToMain = () => document.getElementById('main')?.focus();
