import type { RefObject } from 'react';
import type { Camera } from '../../boards/field/camera.ts';
import { COUNTER_SIZES, changeSettings, useSettings } from '../../settings/settings.ts';
import './tools.css';

interface Props {
  readonly camera: RefObject<Camera | undefined>;
  onHide(hidden: boolean): void;
}

const STEP = 1.4;

/** Nearer, farther, all of it; the counters smaller, larger, out of the way. */
export function ZoomButtons({ camera, onHide }: Props) {
  const { counterSize } = useSettings();
  return (
    <fieldset className="map-tools">
      <legend className="visually-hidden">Map</legend>
      <button type="button" aria-label="Zoom in" onClick={() => camera.current?.zoomBy(STEP)}>
        <Glyph path="M10 4v12M4 10h12" />
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => camera.current?.zoomBy(1 / STEP)}>
        <Glyph path="M4 10h12" />
      </button>
      <button type="button" aria-label="Show the whole map" onClick={() => camera.current?.fit()}>
        <Glyph path="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" />
      </button>
      {document.fullscreenEnabled && (
        <button type="button" aria-label="Full screen, or back" onClick={toggleFullScreen}>
          <Glyph path="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M7 10h6M10 7v6" />
        </button>
      )}
      <button
        type="button"
        aria-label="Hide the counters while pressed"
        onPointerDown={() => onHide(true)}
        onPointerUp={() => onHide(false)}
        onPointerLeave={() => onHide(false)}
      >
        <Glyph path="M2 10c3-5 13-5 16 0-3 5-13 5-16 0M4 16 16 4" />
      </button>
      <label className="counter-size">
        <span className="visually-hidden">Size of the counters</span>
        <input
          type="range"
          min={COUNTER_SIZES.least}
          max={COUNTER_SIZES.most}
          step={COUNTER_SIZES.step}
          value={counterSize}
          onChange={({ target: { value } }) => changeSettings({ counterSize: Number(value) })}
        />
      </label>
    </fieldset>
  );
}

/** The table alone, without the browser around it. */
function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
}

function Glyph({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
