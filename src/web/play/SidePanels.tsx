import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { changeSettings, useSettings } from '../settings/settings.ts';
import './side.css';

const PANELS = [
  { id: 'here', name: 'Here' },
  { id: 'log', name: 'Log' },
  { id: 'match', name: 'Match' },
] as const;

/** Narrower than this the map would be the smaller part of the window. */
const LAPTOP = '(max-width: 89.99rem)';
const isNarrow = () => matchMedia(LAPTOP).matches;
function onWidth(listener: () => void): () => void {
  const query = matchMedia(LAPTOP);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

type PanelId = (typeof PANELS)[number]['id'];

/**
 * What is here, what happened, the match itself, beside the map. Folded, as on a laptop unless somebody wants it otherwise, the map has
 * their room, and each of them comes over it when it is asked for.
 */
export function SidePanels({ children }: { readonly children: ReactNode }) {
  const { panels } = useSettings();
  const isLaptop = useSyncExternalStore(onWidth, isNarrow);
  const folded = panels === 'folded' || (panels === 'auto' && isLaptop);
  const [shown, setShown] = useState<PanelId>();
  return (
    <aside className="side" data-folded={folded} aria-label="Beside the map">
      <div className="side-tabs">
        {PANELS.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="side-tab"
            aria-expanded={shown === id}
            onClick={() => setShown(shown === id ? undefined : id)}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          className="side-tab side-fold"
          aria-label="Keep these panels open"
          onClick={() => changeSettings({ panels: 'open' })}
        >
          <Glyph path="M12 5l-5 5 5 5M16 4v12" />
        </button>
      </div>
      <div className="side-panels" data-shown={shown}>
        {children}
        <button
          type="button"
          className="quiet side-unfold"
          onClick={() => {
            changeSettings({ panels: 'folded' });
            setShown(undefined);
          }}
        >
          <Glyph path="M8 5l5 5-5 5M4 4v12" /> Fold these panels away
        </button>
      </div>
    </aside>
  );
}

function Glyph({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
