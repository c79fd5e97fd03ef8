import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Battlefield, type HexIx, hexLabel } from '../../board/index.ts';
import type { Counter } from '../../engine/index.ts';
import type { Camera } from '../boards/field/camera.ts';
import { Cursor } from '../boards/field/marks.tsx';
import { centreOnPaper } from '../boards/field/paper.ts';
import { useSettings } from '../settings/settings.ts';
import { ActMenu } from './ask/ActMenu.tsx';
import { AskPanel, chooseItem } from './ask/AskPanel.tsx';
import { type Item, itemsFor } from './ask/items.ts';
import { HerePanel } from './here/HerePanel.tsx';
import { KeySheet } from './KeySheet.tsx';
import { CounterLayer } from './map/CounterLayer.tsx';
import { Fan } from './map/Fan.tsx';
import { HighlightLayer } from './map/HighlightLayer.tsx';
import { MapBoard } from './map/MapBoard.tsx';
import { OverlayLayer } from './map/OverlayLayer.tsx';
import { hexOfPlace, stacksOf } from './map/stacks.ts';
import { WaitingBoxes } from './map/WaitingBoxes.tsx';
import { ZoomButtons } from './map/ZoomButtons.tsx';
import { LogPanel, useTeller } from './match/LogPanel.tsx';
import { MatchPanel } from './match/MatchPanel.tsx';
import { MatchStrip } from './match/MatchStrip.tsx';
import { ForecastCard, HeadlineOnMap } from './odds/ForecastCard.tsx';
import type { Offer } from './offer.ts';
import type { Now, Session } from './session.ts';
import { SightMarks } from './sight/SightMarks.tsx';
import { SightPanel } from './sight/SightPanel.tsx';
import { useSight } from './sight/use-sight.ts';
import { useSpeech } from './speech/use-speech.ts';
import { useTelling } from './speech/use-telling.ts';
import { firstHex, interestOf, nationOfSide, onScreen, titleOf } from './table-facts.ts';
import { useKeys } from './use-keys.ts';
import { usePointer } from './use-pointer.ts';
import { useTable } from './use-table.ts';
import './table.css';

interface Props {
  readonly session: Session;
  readonly now: Now;
  readonly battlefield: Battlefield;
}

/** The table: the map in the middle, what is asked beside it, what is here, what happened, how things stand. */
export function Table({ session, now, battlefield }: Props) {
  const { tabletop, viewer } = now;
  const { counterSize } = useSettings();
  const hands = useTable(session, now, battlefield);
  const [cursor, setCursor] = useState<HexIx>(() => firstHex(battlefield, tabletop.counters));
  const [preview, setPreview] = useState<Item>();
  const [hidden, setHidden] = useState(false);
  const [help, setHelp] = useState(false);
  const camera = useRef<Camera>(undefined);
  const goToBox = useRef<HTMLInputElement>(null);
  const speech = useSpeech();
  const teller = useTeller(session, battlefield);
  const sight = useSight(session, now, battlefield);

  const stacks = useMemo(() => stacksOf(battlefield, tabletop.counters), [battlefield, tabletop]);
  const nationOf = useCallback((side: string) => nationOfSide(session, side), [session]);
  const nameOf = useCallback(
    (thing: string) => {
      const counter = tabletop.counters.find(({ id }) => id === thing);
      const hex = hexOfPlace(battlefield, counter?.at ?? thing);
      const at = hex === undefined ? '' : hexLabel(battlefield, hex);
      return counter ? [counter.title, at].filter(Boolean).join(', ') : at || session.titleOf(thing);
    },
    [session, battlefield, tabletop],
  );
  const items = useMemo(
    () => itemsFor(hands.offers, hands.hand.picks, nameOf),
    [hands.offers, hands.hand, nameOf],
  );
  const countersIn = (hex: HexIx): readonly Counter[] =>
    stacks.find(stack => stack.hex === hex)?.groups.flatMap(({ counter, held }) => [counter, ...held]) ?? [];
  const overlaysIn = (hex: HexIx) =>
    tabletop.overlays.filter(({ hexes }) => hexes.some(place => hexOfPlace(battlefield, place) === hex));

  const answerIn = (hex: HexIx): string => {
    const places = hands.placesIn(hex);
    const led = hands.wouldTake(places);
    const there = hands.hand.open.filter(offer => offer.places.some(place => places.includes(place)));
    return led?.words.label ?? there.map(({ words }) => words.label).join(' or ');
  };
  const pointer = usePointer({ hands, sight, countersIn, moveCursor: setCursor });
  const { hovered, fan } = pointer;
  const goTo = (hex: HexIx) => {
    setCursor(hex);
    pointer.closeFan();
    camera.current?.reveal(centreOnPaper(battlefield, hex));
    sight.aim(hex);
    speech.say(telling.at(hex));
  };
  const previewed: Offer | undefined =
    hands.pending ??
    (preview?.is === 'take' ? preview.offer : undefined) ??
    (hovered && hands.wouldTake(hands.placesIn(hovered.hex))) ??
    (hands.placesIn(cursor).length > 0 ? hands.wouldTake(hands.placesIn(cursor)) : undefined);
  const telling = useTelling({
    session,
    now,
    battlefield,
    teller,
    hands,
    cursor,
    countersIn,
    overlaysIn,
    previewed,
    speech,
    sight,
  });

  const keys = useKeys({
    battlefield,
    camera: camera.current,
    cursor,
    scene: { battlefield, now, offered: hands.hand.pieces, reach: hands.reach, answerIn },
    items,
    speech,
    goTo,
    choose: item => chooseItem(hands, item),
    touchHere: () =>
      pointer.touch({ hex: cursor, finger: false, at: onScreen(camera.current, battlefield, cursor) }),
    letGo() {
      hands.letGo();
      sight.stop();
      pointer.closeFan();
    },
    showHelp: () => setHelp(true),
    focusGoTo: () => goToBox.current?.focus(),
    tell: telling.tell,
    hideCounters: setHidden,
    spokenAt: telling.at,
  });

  useEffect(() => {
    const toBoard = (event: KeyboardEvent) => {
      const inBoard = document.activeElement?.closest('#board');
      if (event.key === 'Escape' && !inBoard && !help) document.getElementById('board')?.focus();
    };
    addEventListener('keydown', toBoard);
    return () => removeEventListener('keydown', toBoard);
  }, [help]);

  const whyNot = (counter: Counter) => {
    const ask = now.ask;
    if (
      ask === undefined ||
      counter.side !== ask.side ||
      hands.offers.some(({ pieces }) => pieces.includes(counter.id))
    )
      return [];
    const { match, book } = session;
    return (
      book.presentation?.whyNot?.({ piece: counter.id }, match.view(ask.side), ask.side, match.world) ?? []
    );
  };
  const room = camera.current?.size ?? { width: 0, height: 0 };
  const fanned = fan && stacks.find(({ hex }) => hex === fan.hex);
  const menu =
    hands.hand.ready.length > 0 && hands.pending === undefined && !hovered?.finger ? hands.hand.ready : [];

  return (
    <div className="play-table">
      <h1 className="visually-hidden">{titleOf(session)}</h1>
      <AskPanel
        session={session}
        now={now}
        hands={hands}
        items={items}
        teller={teller}
        nationOf={nationOf}
        card={<ForecastCard session={session} offer={previewed} />}
        onPreview={setPreview}
      />
      <section className="map-region" aria-label="Board">
        <MatchStrip
          book={session.book.id}
          turns={tabletop.turns}
          phases={tabletop.phases}
          status={tabletop.status}
        />
        <WaitingBoxes
          counters={tabletop.counters}
          offered={hands.hand.pieces}
          picked={hands.picked}
          onTouch={id => hands.touchThings([id], false)}
        />
        <div className="map-frame">
          <MapBoard
            battlefield={battlefield}
            interest={interestOf(battlefield, tabletop)}
            label={`Battlefield of ${titleOf(session)}`}
            scale={counterSize}
            counters={hidden ? 'hidden' : 'shown'}
            onCamera={opened => {
              camera.current = opened;
            }}
            onTouch={pointer.touch}
            onTell={touched => {
              pointer.tell(touched);
              speech.say(telling.at(touched.hex));
            }}
            onHover={pointer.hover}
            onKey={keys.onKeyDown}
            onKeyUp={keys.onKeyUp}
            over={
              <>
                {fan && fanned && (
                  <Fan
                    title={telling.title(fan.hex)}
                    groups={fanned.groups}
                    at={fan.at}
                    room={room}
                    offered={hands.hand.pieces}
                    picked={hands.picked}
                    onPick={({ id }, finger) => {
                      if (hands.touchThings([id], finger)) pointer.closeFan();
                    }}
                    onLeave={pointer.closeFan}
                  />
                )}
                {menu.length > 0 && !fan && (
                  <ActMenu
                    offers={menu}
                    at={onScreen(camera.current, battlefield, cursor)}
                    room={room}
                    onTake={hands.consider}
                  />
                )}
              </>
            }
          >
            <OverlayLayer battlefield={battlefield} overlays={tabletop.overlays} nationOf={nationOf} />
            <SightMarks battlefield={battlefield} sight={sight} />
            <HighlightLayer battlefield={battlefield} hexes={hands.reach} hovered={hovered?.hex} />
            <CounterLayer
              battlefield={battlefield}
              stacks={stacks}
              scale={counterSize}
              offered={hands.hand.pieces}
              picked={hands.picked}
            />
            <g className="map-cursor">
              <Cursor battlefield={battlefield} hex={cursor} />
            </g>
            <HeadlineOnMap session={session} offer={previewed} battlefield={battlefield} />
          </MapBoard>
          <ZoomButtons camera={camera} onHide={setHidden} />
        </div>
        <p id="board-help" className="visually-hidden">
          U I O and J K L, the arrows or the number pad move from hex to hex. Page down looks through what can
          act; Enter goes there, and on a hex it acts. Numbers choose an answer, A reads what can be done
          here. Question mark lists all keys.
        </p>
      </section>
      <div className="side-panels">
        {sight.from !== undefined && (
          <SightPanel book={session.book.id} battlefield={battlefield} sight={sight} />
        )}
        <HerePanel
          book={session.book.id}
          battlefield={battlefield}
          hex={cursor}
          counters={countersIn(cursor)}
          overlays={overlaysIn(cursor)}
          box={goToBox}
          whyNot={whyNot}
          onGo={hex => {
            goTo(hex);
            document.getElementById('board')?.focus();
          }}
          onLook={sight.allowed ? from => sight.look(from) : undefined}
        />
        <LogPanel session={session} now={now} teller={teller} />
        <MatchPanel session={session} viewer={viewer} onHelp={() => setHelp(true)} />
      </div>
      {help && <KeySheet onClose={() => setHelp(false)} />}
      <p className="visually-hidden" role="status" id="speech">
        {speech.polite}
      </p>
      <p className="visually-hidden" role="alert" id="result">
        {speech.assertive}
      </p>
    </div>
  );
}
