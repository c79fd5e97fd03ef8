import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Battlefield, HexIx } from '../../../board/index.ts';
import type { Point } from '../../../hex/index.ts';
import { Camera } from './camera.ts';
import { commandFor, type KeyCommand, ZOOM_STEP } from './keys.ts';
import { centreOnPaper, hexOnPaper, paperSize } from './paper.ts';
import { Terrain } from './terrain.ts';
import './board.css';

interface Props {
  readonly battlefield: Battlefield;
  readonly cursor: HexIx;
  /** Where to look first when the board is much larger than its window. */
  readonly interest: readonly Point[];
  /** What is laid over the terrain, in SVG and in paper units. */
  readonly children: ReactNode;
  onPick(hex: HexIx, anew: boolean): void;
  /** Commands that aren't about the camera. */
  onCommand(command: KeyCommand): void;
}

/** Takes its turn with the Tab key. */
const IN_ORDER = 0;

/** The board itself: one stop for the Tab key, on which a cursor walks from hex to hex. */
export function Board({ battlefield, cursor, interest, children, onPick, onCommand }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [camera, setCamera] = useState<Camera>();
  const [problem, setProblem] = useState<string>();
  const opening = useRef(interest);

  useEffect(() => {
    if (frame.current === null || canvas.current === null) return;
    const paper = paperSize(battlefield);
    const opened = new Camera(frame.current, paper, opening.current);
    const terrain = new Terrain(canvas.current, opened, {
      layout: battlefield.text,
      paper,
      onProblem: setProblem,
    });
    setCamera(opened);
    return () => {
      terrain.dispose();
      opened.dispose();
    };
  }, [battlefield]);

  const shown = useRef(cursor);
  useEffect(() => {
    if (shown.current !== cursor) camera?.reveal(centreOnPaper(battlefield, cursor));
    shown.current = cursor;
  }, [battlefield, camera, cursor]);

  const onClick = (event: MouseEvent) => {
    const hex = camera && hexOnPaper(battlefield, camera.paperAt(event.clientX, event.clientY));
    if (hex !== undefined) onPick(hex, event.shiftKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandFor(event);
    if (command === undefined) return;
    event.preventDefault();
    if (command.is === 'pan') camera?.panBy(command.x, command.y);
    else if (command.is === 'zoom') camera?.zoomBy(command.by);
    else if (command.is === 'fit') camera?.fit();
    else onCommand(command);
  };

  return (
    <section className="table" aria-label="Board">
      <div
        ref={frame}
        id="board"
        className="board"
        role="application"
        aria-label={`Battlefield ${battlefield.text}`}
        aria-describedby="board-help"
        tabIndex={IN_ORDER}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} />
        <Overlay camera={camera}>{children}</Overlay>
      </div>
      {problem !== undefined && (
        <p className="notice unpainted" role="alert">
          The board could not be painted: {problem}.
        </p>
      )}
      <p id="board-help" className="visually-hidden">
        Arrows, or U I O and J K L, move from hex to hex. Enter sets where you look from, then where to. G
        goes to a hex by its name, R reads it again, A reads what lies around it, T reads the line. Plus and
        minus zoom, 0 shows all, Shift with an arrow moves the map.
      </p>
      <fieldset className="zoom-buttons">
        <legend className="visually-hidden">Zoom</legend>
        <button type="button" aria-label="Zoom in" onClick={() => camera?.zoomBy(ZOOM_STEP)}>
          <Glyph path="M10 4v12M4 10h12" />
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => camera?.zoomBy(1 / ZOOM_STEP)}>
          <Glyph path="M4 10h12" />
        </button>
        <button type="button" aria-label="Show the whole board" onClick={() => camera?.fit()}>
          <Glyph path="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" />
        </button>
      </fieldset>
    </section>
  );
}

/** SVG over the terrain. It moves with the camera, without React having to look at it. */
function Overlay({ camera, children }: { camera: Camera | undefined; children: ReactNode }) {
  const svg = useRef<SVGSVGElement>(null);
  const paper = useRef<SVGGElement>(null);
  useEffect(() => {
    if (camera === undefined) return;
    const follow = () => {
      const { x, y, k } = camera.view;
      paper.current?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
      // Pins and names stay as large as they are, however near the camera comes.
      svg.current?.style.setProperty('--zoom', `${k}`);
    };
    follow();
    return camera.subscribe(follow);
  }, [camera]);
  return (
    <svg ref={svg} className="overlay" aria-hidden="true">
      <g ref={paper}>{children}</g>
    </svg>
  );
}

function Glyph({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
