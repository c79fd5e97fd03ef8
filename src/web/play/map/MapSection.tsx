import { type RefObject, useCallback, useMemo, useState } from 'react';
import { type Battlefield, type HexIx, hexOfPlace } from '../../../board/index.ts';
import type { Counter, Teller } from '../../../engine/index.ts';
import type { Offer } from '../../../play/offer.ts';
import type { Camera } from '../../boards/field/camera.ts';
import { Cursor } from '../../boards/field/marks.tsx';
import { useSettings } from '../../settings/settings.ts';
import { ActMenu } from '../ask/ActMenu.tsx';
import { MatchStrip } from '../match/MatchStrip.tsx';
import { News } from '../match/News.tsx';
import { HeadlineOnMap } from '../odds/ForecastCard.tsx';
import type { Now, Session } from '../session.ts';
import { ShotMarks } from '../shots/ShotMarks.tsx';
import { useDanger } from '../shots/use-danger.ts';
import type { Shots } from '../shots/use-shots.ts';
import { SightMarks } from '../sight/SightMarks.tsx';
import type { Sight } from '../sight/use-sight.ts';
import { doersOf, interestOf, onScreen, titleOf } from '../table-facts.ts';
import type { useKeys } from '../use-keys.ts';
import type { Pointer } from '../use-pointer.ts';
import type { Scene } from '../use-scene.ts';
import type { By, TableHands } from '../use-table.ts';
import type { Objections } from '../why-not/objections.ts';
import { WhyNotCard, WhyNotMarks } from '../why-not/WhyNot.tsx';
import { CounterLayer } from './CounterLayer.tsx';
import { Fan } from './Fan.tsx';
import { HighlightLayer } from './HighlightLayer.tsx';
import { MapBoard } from './MapBoard.tsx';
import { OutOfSight } from './OutOfSight.tsx';
import { OverlayLayer, passersBy } from './OverlayLayer.tsx';
import { Ping } from './Ping.tsx';
import { Tracers } from './Tracers.tsx';
import { Verdicts } from './Verdicts.tsx';
import { WaitingBoxes } from './WaitingBoxes.tsx';
import { ZoomButtons } from './ZoomButtons.tsx';

interface Props {
  readonly session: Session;
  readonly now: Now;
  readonly battlefield: Battlefield;
  readonly scene: Scene;
  readonly hands: TableHands;
  readonly pointer: Pointer;
  readonly keys: ReturnType<typeof useKeys>;
  readonly sight: Sight;
  readonly shots: Shots;
  readonly cursor: HexIx;
  readonly hidden: boolean;
  /** The act whose odds are shown. */
  readonly previewed: Offer | undefined;
  readonly camera: RefObject<Camera | undefined>;
  readonly teller: Teller;
  /** What stands against what was touched last. */
  readonly objections: Objections | undefined;
  onUnderstood(): void;
  titleOfHex(hex: HexIx): string;
  onHide(hidden: boolean): void;
  onPreview(offer: Offer | undefined): void;
  /** Somebody asked what is in the hex, or pointed at it. */
  onTell(hex: HexIx): void;
  onPing(hex: HexIx): void;
  /** A counter of the stack that is spread out was chosen. */
  onPick(counter: Counter, by: By): void;
}

/** The board region: how the match stands, what waits beside the map, and the map with all that lies on it. */
export function MapSection(props: Props) {
  const { session, now, battlefield, scene, hands, pointer, sight, shots, camera, cursor } = props;
  const { hovered } = pointer;
  const danger = useDanger(session, hands.pending ?? props.previewed);
  const { tabletop } = now;
  const { counterSize } = useSettings();
  const interest = useMemo(() => interestOf(battlefield, now), [battlefield, now]);
  const [pinged, setPinged] = useState<HexIx>();
  const forgetPing = useCallback(() => setPinged(undefined), []);
  const lookedAt = useLookedAt(props);
  const asked = now.ask?.side;
  const touchable = useMemo(
    () => (hands.reach.length > 0 ? hands.reach : doersOf(battlefield, now, hands)),
    [battlefield, now, hands],
  );
  const targets = useMemo(
    () =>
      new Set(
        scene.stacks
          .filter(({ groups }) => groups.some(({ counter }) => asked !== undefined && counter.side !== asked))
          .map(({ hex }) => hex),
      ),
    [scene.stacks, asked],
  );
  return (
    <section className="map-region" aria-label="Board">
      <MatchStrip
        book={session.book.id}
        turns={tabletop.turns}
        phases={tabletop.phases}
        status={tabletop.status}
      />
      <WaitingBoxes
        counters={tabletop.counters}
        first={now.ask?.side}
        offered={hands.hand.pieces}
        picked={hands.picked}
        onTouch={(id, by) => hands.touchThings([id], by)}
        onTakeUp={id => !hands.picked.has(id) && hands.touchThings([id], 'mouse')}
      />
      <div className="map-frame">
        <MapBoard
          battlefield={battlefield}
          interest={interest}
          label={`Battlefield of ${titleOf(session)}`}
          scale={counterSize}
          counters={props.hidden ? 'hidden' : 'shown'}
          onCamera={opened => {
            camera.current = opened;
          }}
          onTouch={pointer.touch}
          onDrop={pointer.touch}
          onTell={touched => {
            pointer.tell(touched);
            props.onTell(touched.hex);
          }}
          onPing={hex => {
            setPinged(hex);
            props.onPing(hex);
          }}
          onHover={pointer.hover}
          onKey={props.keys.onKeyDown}
          onKeyUp={props.keys.onKeyUp}
          over={<OverMap {...props} />}
        >
          <OverlayLayer
            battlefield={battlefield}
            overlays={tabletop.overlays}
            lookedAt={lookedAt}
            nationOf={scene.nationOf}
          />
          <SightMarks battlefield={battlefield} sight={sight} />
          <HighlightLayer
            battlefield={battlefield}
            hexes={hands.reach}
            targets={targets}
            hovered={pointer.hovered?.hex}
          />
          <CounterLayer
            battlefield={battlefield}
            stacks={scene.stacks}
            scale={counterSize}
            offered={hands.hand.pieces}
            picked={hands.picked}
            asked={now.ask?.side}
          />
          <WhyNotMarks battlefield={battlefield} objections={props.objections} />
          <ShotMarks
            battlefield={battlefield}
            shot={shots.aimed ?? (hovered && shots.pointedAt(hovered.hex, hovered.counter))}
            is={shots.aimed !== undefined ? 'aimed' : 'seen'}
            placeOf={scene.placeOf}
          />
          <ShotMarks battlefield={battlefield} shot={danger} is="danger" placeOf={scene.placeOf} />
          <Tracers battlefield={battlefield} now={now} />
          <g className="map-cursor">
            <Cursor battlefield={battlefield} hex={cursor} />
          </g>
          {pinged !== undefined && <Ping battlefield={battlefield} hex={pinged} onGone={forgetPing} />}
          <Verdicts battlefield={battlefield} now={now} teller={props.teller} />
          <HeadlineOnMap session={session} offer={props.previewed} battlefield={battlefield} />
        </MapBoard>
        <WhyNotCard
          battlefield={battlefield}
          objections={props.objections}
          book={session.book.id}
          onClose={props.onUnderstood}
        />
        <News now={now} teller={props.teller} />
        <OutOfSight battlefield={battlefield} camera={camera} hexes={touchable} />
        <ZoomButtons camera={camera} onHide={props.onHide} />
      </div>
      <p id="board-help" className="visually-hidden">
        U I O and J K L, the arrows or the number pad move from hex to hex. Page down looks through what can
        act; Enter goes there, and on a hex it acts; Space acts from afar. Numbers choose an answer, A reads
        what can be done here, slash goes to the box for commands. Question mark lists all keys.
      </p>
    </section>
  );
}

/** The counters that are in hand, or in a hex under the cursor, under the mouse or thought of; and those that came through it. */
function useLookedAt({
  battlefield,
  now,
  scene,
  hands,
  pointer,
  cursor,
  previewed,
}: Props): ReadonlySet<string> {
  const { overlays } = now.tabletop;
  const { stacks } = scene;
  const { picked } = hands;
  const hovered = pointer.hovered?.hex;
  return useMemo(() => {
    const thoughtOf = (previewed?.places ?? []).map(place => hexOfPlace(battlefield, place));
    const hexes = new Set([cursor, hovered, ...thoughtOf]);
    const there = stacks.filter(({ hex }) => hexes.has(hex));
    const counters = there.flatMap(({ groups }) => groups.flatMap(({ counter, held }) => [counter, ...held]));
    return new Set([...picked, ...counters.map(({ id }) => id), ...passersBy(battlefield, overlays, hexes)]);
  }, [battlefield, overlays, stacks, picked, cursor, hovered, previewed]);
}

/** What stands over the map: a stack spread out, or what can be done with the thing in hand. */
function OverMap({
  battlefield,
  scene,
  hands,
  pointer,
  camera,
  cursor,
  titleOfHex,
  onPick,
  onPreview,
}: Props) {
  const room = camera.current?.size ?? { width: 0, height: 0 };
  const { fan, hovered } = pointer;
  const fanned = fan && scene.stacks.find(({ hex }) => hex === fan.hex);
  if (fan && fanned)
    return (
      <Fan
        title={titleOfHex(fan.hex)}
        groups={fanned.groups}
        at={fan.at}
        room={room}
        numbered={fan.keys === true}
        offered={hands.hand.pieces}
        picked={hands.picked}
        onPick={onPick}
        onLeave={pointer.closeFan}
      />
    );
  const isChoosing = hands.hand.ready.length > 0 && hands.pending === undefined && !hovered?.finger;
  const last = hands.hand.picks.at(-1) ?? '';
  const hex = hexOfPlace(battlefield, scene.placeOf(last) ?? last);
  // What was chosen from the list without a look at the map goes on in the list.
  if (!isChoosing || hex !== cursor) return null;
  return (
    <ActMenu
      offers={hands.hand.ready}
      at={onScreen(camera.current, battlefield, cursor)}
      room={room}
      onTake={hands.consider}
      onPreview={onPreview}
    />
  );
}
