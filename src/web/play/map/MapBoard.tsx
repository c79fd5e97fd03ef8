import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Battlefield, HexIx } from '../../../board/index.ts';
import type { Point } from '../../../hex/index.ts';
import { Camera } from '../../boards/field/camera.ts';
import { hexOnPaper, paperSize } from '../../boards/field/paper.ts';
import { Terrain } from '../../boards/field/terrain.ts';
import { useLongPress } from './long-press.ts';
import { Overlay } from './Overlay.tsx';
import { comeNearer } from './opening.ts';
import './map.css';

/** What a hand does to the map. */
export interface Touched {
  readonly hex: HexIx;
  /** The counter under the finger, if it was on one. */
  readonly counter?: string;
  /** A finger hides what it touches: it shows first, and does at the second touch. */
  readonly finger: boolean;
  /** It was no hand at all: a stack is spread out with numbers to choose by. */
  readonly keys?: true;
  /** Where on the screen, from the corner of the board. */
  readonly at: Point;
}

interface Props {
  readonly battlefield: Battlefield;
  /** Where the fight is: the camera looks there first where the whole map would be too small. */
  readonly interest: readonly Point[];
  readonly label: string;
  readonly scale: number;
  readonly counters: 'shown' | 'hidden';
  /** SVG in paper units, under and among the counters. */
  readonly children: ReactNode;
  /** HTML over the map, such as the fanned-out stack. */
  readonly over: ReactNode;
  onCamera(camera: Camera | undefined): void;
  onTouch(touched: Touched): void;
  /** What was taken up beside the map is dropped on it. */
  onDrop?(touched: Touched): void;
  /** Somebody wants to know what is here: right click or long press. */
  onTell(touched: Touched): void;
  /** Somebody points something out: Alt and a click. */
  onPing?(hex: HexIx): void;
  onHover(touched: Touched | undefined): void;
  onKey(event: KeyboardEvent): void;
  onKeyUp(event: KeyboardEvent): void;
}

/** Takes its turn with the Tab key. */
const IN_ORDER = 0;

/** The map on the table: one stop for the Tab key, on which a cursor walks and counters are touched. */
export function MapBoard(props: Props) {
  const { battlefield, interest, onCamera } = props;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [camera, setCamera] = useState<Camera>();
  const opening = useRef(interest);
  const tellCamera = useRef(onCamera);
  tellCamera.current = onCamera;

  useEffect(() => {
    if (frame.current === null || canvas.current === null) return;
    const paper = paperSize(battlefield);
    const opened = new Camera(frame.current, paper, opening.current);
    const terrain = new Terrain(canvas.current, opened, { layout: battlefield.text, paper });
    const stop = comeNearer(opened, paper, opening.current);
    setCamera(opened);
    tellCamera.current(opened);
    return () => {
      stop();
      terrain.dispose();
      opened.dispose();
      tellCamera.current(undefined);
    };
  }, [battlefield]);

  const finger = useRef(false);
  const touchedBy = (event: MouseEvent | PointerEvent): Touched | undefined => {
    const hex = camera && hexOnPaper(battlefield, camera.paperAt(event.clientX, event.clientY));
    if (hex === undefined || frame.current === null) return undefined;
    const box = frame.current.getBoundingClientRect();
    const counter = (event.target as Element).closest?.('[data-counter]')?.getAttribute('data-counter');
    return {
      hex,
      ...(counter ? { counter } : {}),
      finger: finger.current,
      at: { x: event.clientX - box.left, y: event.clientY - box.top },
    };
  };
  const give = (to: (touched: Touched) => void) => (event: MouseEvent | PointerEvent) => {
    const touched = touchedBy(event);
    if (touched) to(touched);
  };
  const press = useLongPress(give(props.onTell));

  return (
    <div
      ref={frame}
      id="board"
      className="play-board"
      role="application"
      aria-label={props.label}
      aria-describedby="board-help"
      tabIndex={IN_ORDER}
      onPointerDown={event => {
        finger.current = event.pointerType === 'touch';
        press.begin(event);
      }}
      onPointerMove={event => {
        press.move(event);
        if (event.pointerType === 'mouse' && event.buttons === 0) props.onHover(touchedBy(event));
      }}
      onPointerUp={press.end}
      onPointerLeave={() => props.onHover(undefined)}
      onClick={event => {
        if (press.wasLong()) return;
        if (event.altKey) give(({ hex }) => props.onPing?.(hex))(event);
        else give(props.onTouch)(event);
      }}
      onDragOver={event => {
        if (!props.onDrop) return;
        event.preventDefault();
        give(props.onHover)(event);
      }}
      onDrop={event => {
        event.preventDefault();
        finger.current = false;
        // What lies there already is not meant.
        give(({ counter: _under, ...touched }) => props.onDrop?.(touched))(event);
      }}
      onContextMenu={event => {
        event.preventDefault();
        if (!press.wasLong()) give(props.onTell)(event);
      }}
      onKeyDown={props.onKey}
      onKeyUp={props.onKeyUp}
    >
      <canvas ref={canvas} />
      <Overlay camera={camera} scale={props.scale} counters={props.counters}>
        {props.children}
      </Overlay>
      {props.over}
    </div>
  );
}
