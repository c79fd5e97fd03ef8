import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Battlefield, type HexIx, hexLabel, hexOfPlace } from '../../board/index.ts';
import type { Offer } from '../../play/offer.ts';
import type { Camera } from '../boards/field/camera.ts';
import { centreOnPaper } from '../boards/field/paper.ts';
import { chooseItem } from './ask/AskList.tsx';
import { AskPanel } from './ask/AskPanel.tsx';
import { CommandBox } from './ask/CommandBox.tsx';
import { itemsFor, numbered } from './ask/items.ts';
import { HerePanel } from './here/HerePanel.tsx';
import { KeySheet } from './KeySheet.tsx';
import type { Touched } from './map/MapBoard.tsx';
import { MapSection } from './map/MapSection.tsx';
import { useFollow } from './map/use-follow.ts';
import { LogPanel, useTeller } from './match/LogPanel.tsx';
import { MatchPanel } from './match/MatchPanel.tsx';
import { ForecastCard } from './odds/ForecastCard.tsx';
import { useWarmOracle } from './odds/oracle.ts';
import { SidePanels } from './SidePanels.tsx';
import type { Now, Session } from './session.ts';
import { SheetDialog } from './sheet/SheetDialog.tsx';
import { ShotPanel } from './shots/ShotPanel.tsx';
import { spokenShot } from './shots/spoken.ts';
import { useShots } from './shots/use-shots.ts';
import { SightPanel } from './sight/SightPanel.tsx';
import { useSight } from './sight/use-sight.ts';
import { useSpeech } from './speech/use-speech.ts';
import { useTelling } from './speech/use-telling.ts';
import { doersOf, firstHex, onScreen, titleOf } from './table-facts.ts';
import { useKeys } from './use-keys.ts';
import { usePointer } from './use-pointer.ts';
import { useScene } from './use-scene.ts';
import { useStack } from './use-stack.ts';
import { useTable } from './use-table.ts';
import { type Objections, objectionsTo, spokenObjections } from './why-not/objections.ts';
import './table.css';

interface Props {
  readonly session: Session;
  readonly now: Now;
  readonly battlefield: Battlefield;
  /** What a lesson says, over what is asked. */
  readonly guide: ReactNode;
}

/** The table: the map in the middle, what is asked beside it, what is here, what happened, how things stand. */
export function Table({ session, now, battlefield, guide }: Props) {
  const scene = useScene(session, now, battlefield);
  const hands = useTable(session, now, battlefield);
  const [cursor, setCursor] = useState<HexIx>(() => firstHex(battlefield, now.tabletop.counters));
  const [preview, setPreview] = useState<Offer>();
  const [hidden, setHidden] = useState(false);
  const [help, setHelp] = useState(false);
  const [sheetOf, setSheetOf] = useState<string>();
  const camera = useRef<Camera>(undefined);
  const goToBox = useRef<HTMLInputElement>(null);
  const commandBox = useRef<HTMLInputElement>(null);
  const speech = useSpeech();
  const teller = useTeller(session);
  const sight = useSight(session, now, battlefield);
  const objectionsAt = (hex: HexIx, counter?: string): Objections =>
    objectionsTo({
      session,
      now,
      battlefield,
      hex,
      counter,
      counters: scene.countersIn(hex),
      doers: doersOf(battlefield, now, hands),
      look: sight.between,
    });
  const [wondered, setWondered] = useState<{ readonly version: number; readonly told: Objections }>();
  const objections = wondered?.version === now.version ? wondered.told : undefined;
  /** A click that leads nowhere is a question. */
  const wonder = (touched?: Touched) => {
    const told = touched && objectionsAt(touched.hex, touched.counter);
    const isTold = told !== undefined && (told.all.length > 0 || told.line !== undefined);
    setWondered(isTold ? { version: now.version, told } : undefined);
    if (isTold) speech.say(spokenObjections(battlefield, told));
  };
  const [pointed, setPointed] = useState<HexIx>();
  const shots = useShots({
    session,
    now,
    battlefield,
    mayLook: sight.allowed,
    hovered: pointed,
    countersIn: scene.countersIn,
    told: shot => speech.say(spokenShot(shot, scene.nameOf)),
  });
  const pointer = usePointer({
    hands,
    sight,
    countersIn: scene.countersIn,
    moveCursor: setCursor,
    isTheirs: hex => scene.countersIn(hex).every(({ side }) => side !== now.ask?.side),
    aim: shots.aim,
    wonder,
  });
  useEffect(() => setPointed(pointer.hovered?.hex), [pointer.hovered]);
  useFollow(now, battlefield, camera);
  useEscapeToBoard(help || sheetOf !== undefined);
  useWarmOracle(session);

  const items = useMemo(
    () => itemsFor(hands.offers, hands.hand.picks, scene.nameOf),
    [hands.offers, hands.hand, scene.nameOf],
  );
  const answerIn = (hex: HexIx): string => {
    const places = hands.placesIn(hex);
    const led = hands.wouldTake(places);
    const there = hands.hand.open.filter(offer => offer.places.some(place => places.includes(place)));
    return led?.words.label ?? there.map(({ words }) => words.label).join(' or ');
  };
  const goTo = (hex: HexIx) => {
    setCursor(hex);
    pointer.closeFan();
    camera.current?.reveal(centreOnPaper(battlefield, hex));
    sight.aim(hex);
    speech.say(telling.at(hex));
  };
  const previewed: Offer | undefined =
    hands.pending ??
    preview ??
    (pointer.hovered && hands.wouldTake(pointer.thingsUnder(pointer.hovered))) ??
    (hands.placesIn(cursor).length > 0 ? hands.wouldTake(hands.placesIn(cursor)) : undefined);
  const telling = useTelling({
    session,
    now,
    battlefield,
    teller,
    hands,
    cursor,
    countersIn: scene.countersIn,
    overlaysIn: scene.overlaysIn,
    previewed,
    speech,
    sight,
    whyNot(hex) {
      const told = objectionsAt(hex);
      setWondered({ version: now.version, told });
      return spokenObjections(battlefield, told);
    },
  });
  const stack = useStack({ pointer, scene, hands, speech, moveCursor: setCursor });
  const aimsAt = (hex: HexIx) => shots.aimed !== undefined && hexOfPlace(battlefield, shots.aimed.at) === hex;
  const here = () => ({
    hex: cursor,
    finger: false,
    keys: true as const,
    at: onScreen(camera.current, battlefield, cursor),
  });
  const keys = useKeys({
    battlefield,
    camera: camera.current,
    cursor,
    scene: { battlefield, now, offered: hands.hand.pieces, reach: hands.reach, answerIn },
    items: numbered(items),
    speech,
    goTo,
    choose: item => chooseItem(hands, item, 'keys'),
    stack: stack.numbered,
    chooseOfStack: counter => stack.pick(counter, 'keys'),
    spreadOut: () => stack.spread(here()),
    touchHere: () => (aimsAt(cursor) ? shots.fire() : pointer.touch(here())),
    touchPiece: id => hands.touchThings([id], 'keys'),
    letGo() {
      if (objections) return wonder();
      if (shots.aimed) return shots.drop();
      if (stack.numbered.length > 0) return pointer.closeFan();
      hands.letGo();
      sight.stop();
      pointer.closeFan();
    },
    showHelp: () => setHelp(true),
    showSheet() {
      const here = scene.countersIn(cursor).find(({ id }) => session.sheetOf(id));
      if (here) setSheetOf(here.id);
      else speech.say('Nothing here has a data sheet.');
    },
    focusGoTo: () => goToBox.current?.focus(),
    focusCommand: () => commandBox.current?.focus(),
    tell: telling.tell,
    hideCounters: setHidden,
    spokenAt: telling.at,
  });

  return (
    <div className="play-table">
      <h1 className="visually-hidden">{titleOf(session)}</h1>
      <div className="ask-column">
        {guide}
        <AskPanel
          session={session}
          now={now}
          hands={hands}
          items={items}
          teller={teller}
          nameOf={scene.nameOf}
          nationOf={scene.nationOf}
          card={<ForecastCard session={session} offer={previewed} />}
          shot={shots.aimed && <ShotPanel session={session} shots={shots} />}
          commands={<CommandBox session={session} hands={hands} box={commandBox} nameOf={scene.nameOf} />}
          onPreview={item => setPreview(item?.is === 'take' ? item.offer : undefined)}
        />
      </div>
      <MapSection
        session={session}
        now={now}
        battlefield={battlefield}
        scene={scene}
        hands={hands}
        pointer={pointer}
        keys={keys}
        sight={sight}
        shots={shots}
        cursor={cursor}
        hidden={hidden}
        previewed={previewed}
        camera={camera}
        teller={teller}
        objections={objections}
        onUnderstood={() => setWondered(undefined)}
        titleOfHex={telling.title}
        onHide={setHidden}
        onPreview={setPreview}
        onTell={hex => {
          speech.say(telling.at(hex));
          document.querySelector('.here-panel')?.scrollIntoView({ block: 'nearest' });
        }}
        onPick={stack.pick}
        onPing={hex => speech.say(`Look at ${hexLabel(battlefield, hex)}.`)}
      />
      <SidePanels>
        {sight.from !== undefined && (
          <SightPanel book={session.book.id} battlefield={battlefield} sight={sight} />
        )}
        <HerePanel
          session={session}
          battlefield={battlefield}
          hex={cursor}
          counters={scene.countersIn(cursor)}
          overlays={scene.overlaysIn(cursor)}
          told={stack.told}
          box={goToBox}
          whyNot={scene.whyNot}
          onGo={hex => {
            goTo(hex);
            document.getElementById('board')?.focus();
          }}
          onLook={sight.allowed ? sight.look : undefined}
          onSheet={setSheetOf}
        />
        <LogPanel session={session} now={now} teller={teller} />
        <MatchPanel session={session} viewer={now.viewer} onHelp={() => setHelp(true)} />
      </SidePanels>
      {help && <KeySheet onClose={() => setHelp(false)} />}
      {sheetOf !== undefined && (
        <SheetDialog
          session={session}
          counters={scene.countersIn(cursor)}
          piece={sheetOf}
          onPiece={setSheetOf}
          onClose={() => setSheetOf(undefined)}
        />
      )}
      <p className="visually-hidden" role="status" id="speech">
        {speech.polite}
      </p>
      <p className="visually-hidden" role="alert" id="result">
        {speech.assertive}
      </p>
    </div>
  );
}

/** From wherever the focus is, Esc leads back to the board. */
function useEscapeToBoard(isOpen: boolean): void {
  useEffect(() => {
    const toBoard = (event: KeyboardEvent) => {
      const inBoard = document.activeElement?.closest('#board');
      if (event.key === 'Escape' && !inBoard && !isOpen) document.getElementById('board')?.focus();
    };
    addEventListener('keydown', toBoard);
    return () => removeEventListener('keydown', toBoard);
  }, [isOpen]);
}
