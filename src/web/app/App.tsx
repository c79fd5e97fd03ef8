import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react';
import { Header } from './Header.tsx';
import { LoadingFailed } from './LoadingFailed.tsx';
import { NewerPage } from './NewerPage.tsx';
import { parseHash, type Route, useHash } from './router.ts';
import { StorageTrouble } from './StorageTrouble.tsx';
import { navigationOf, type ScreenName, screenFor } from './screens.ts';
import './app.css';

/** Each screen comes when it is wanted, with all that it alone needs. */
const BoardsScreen = lazy(() => import('../boards/BoardsScreen.tsx'));
const VIEWS: Readonly<Record<ScreenName, ComponentType<{ route: Route }>>> = {
  start: lazy(() => import('../start/StartScreen.tsx')),
  play: lazy(() => import('../play/PlayScreen.tsx')),
  replay: lazy(() => import('../replay/ReplayScreen.tsx')),
  boards: BoardsScreen,
  field: BoardsScreen,
  rules: lazy(() => import('../rules/RulesScreen.tsx')),
  charts: lazy(() => import('../charts/ChartsScreen.tsx')),
  settings: lazy(() => import('../settings/SettingsScreen.tsx')),
};

export function App() {
  const hash = useHash();
  const route = useMemo(() => parseHash(hash), [hash]);
  const screen = screenFor(route.path[0]);
  const View = VIEWS[screen];
  // The page stays the same for the browser, which would leave it scrolled.
  useEffect(() => {
    if (screen) scrollTo(0, 0);
  }, [screen]);
  return (
    <>
      <button type="button" className="skip" onClick={skipToMain}>
        Skip to the content
      </button>
      <Header current={navigationOf(screen)} />
      <StorageTrouble />
      <NewerPage />
      <main id="main" tabIndex={-1} data-screen={screen}>
        <LoadingFailed key={screen} what="The page" onRetry={() => location.reload()}>
          <Suspense fallback={<p className="waiting">Unfolding the map …</p>}>
            <View route={route} />
          </Suspense>
        </LoadingFailed>
      </main>
    </>
  );
}

/** A link would write to the address behind the `#`, which belongs to the router. */
const skipToMain = () => document.getElementById('main')?.focus();
