import { useEffect, useMemo, useState } from 'react';
import type { Side } from '../../engine/index.ts';
import { hashFor, type Route, replaceHash } from '../app/router.ts';
import { DiceProof } from '../log/DiceProof.tsx';
import { DiceStatistics } from '../log/DiceStatistics.tsx';
import { Log } from '../log/Log.tsx';
import { rollsOf } from '../log/rolls.ts';
import { MatchStrip } from '../play/match/MatchStrip.tsx';
import { Exports } from './Exports.tsx';
import { rulesNotice } from './earlier-rules.ts';
import { marksOf } from './marks.ts';
import type { OpenGame } from './open-game.ts';
import { usePlayback } from './playback.ts';
import { ReplayMap } from './ReplayMap.tsx';
import { Scrubber } from './Scrubber.tsx';
import { useStepKeys } from './step-keys.ts';
import { momentAt } from './story.ts';
import { told } from './teller.ts';

interface Props {
  readonly game: OpenGame;
  readonly route: Route;
}

export function Replay({ game, route }: Props) {
  const { story, title, viewers } = game;
  const side = viewers.includes(route.query.as) ? route.query.as : viewers[0];
  const at = momentAt(story, route.query.at === undefined ? undefined : Number(route.query.at));
  const { teller, phases } = useMemo(() => told(story, side), [story, side]);
  const journal = useMemo(() => story.journal(side), [story, side]);
  const rolls = useMemo(() => rollsOf(journal), [journal]);
  const marks = useMemo(() => marksOf(story, side, teller.nameOf), [story, side, teller]);
  const moment = story.moments[at] ?? story.moments[0];
  const tabletop = useMemo(() => moment && story.tabletop(moment, side), [story, moment, side]);
  const notice = rulesNotice(story);
  const [showsDice, setShowsDice] = useState(false);
  useEffect(() => {
    document.title = `Replay: ${title} · Hedgerow`;
  }, [title]);

  const go = (to: number, as = route.query.as) => {
    const rest = story.moments[Math.max(0, Math.min(to, story.moments.length - 1))]?.rest;
    const { at: _at, as: _as, ...others } = route.query;
    replaceHash(hashFor(route.path, { ...others, at: `${rest}`, as }));
  };
  const playback = usePlayback(at, story.moments.length - 1, go);
  const goOn = (to: number) => {
    playback.stop();
    go(to);
  };
  useStepKeys(by => goOn(at + by));

  if (moment === undefined || tabletop === undefined) return undefined;
  const until = journal.filter(({ rest }) => rest < moment.rest || at === story.moments.length - 1);
  const news = until.filter(({ rest }) => rest >= (story.moments[at - 1]?.rest ?? moment.rest));
  return (
    <div className="replay">
      <header className="replay-head">
        <h1>{title}</h1>
        <MatchStrip
          book={story.book.id}
          turns={tabletop.turns}
          phases={tabletop.phases}
          status={tabletop.status}
        />
        {notice && <p className="notice replay-rules">{notice}</p>}
      </header>
      <ReplayMap tabletop={tabletop} story={story} news={news} title={title} />
      <aside className="replay-side" aria-label="Log and dice">
        <div className="replay-tabs">
          <button type="button" aria-pressed={!showsDice} onClick={() => setShowsDice(false)}>
            Log
          </button>
          <button type="button" aria-pressed={showsDice} onClick={() => setShowsDice(true)}>
            Dice
          </button>
          {viewers.length > 1 && (
            <select
              aria-label="Seen by"
              value={side ?? ''}
              onChange={({ target }) => go(at, target.value === '' ? undefined : target.value)}
            >
              {viewers.map(viewer => (
                <option key={viewer ?? ''} value={viewer ?? ''}>
                  {viewer === undefined ? 'Seen by all' : `Seen by ${teller.sideName(viewer)}`}
                </option>
              ))}
            </select>
          )}
        </div>
        {showsDice ? (
          <div className="replay-dice">
            <DiceStatistics rolls={rolls} />
            <DiceProof record={game.record} />
          </div>
        ) : (
          <Log
            entries={journal}
            teller={teller}
            phases={phases}
            sides={story.sides as readonly Side[]}
            at={at === story.moments.length - 1 ? Number.POSITIVE_INFINITY : moment.rest}
            onJump={rest => goOn(momentAfter(rest))}
          />
        )}
        <Exports
          game={game}
          tabletop={tabletop}
          rest={moment.rest}
          side={side}
          teller={teller}
          rolls={rolls}
        />
      </aside>
      <Scrubber at={at} last={story.moments.length - 1} marks={marks} playback={playback} onGo={goOn} />
    </div>
  );

  /** A line of the log is seen at the moment that it led to. */
  function momentAfter(rest: number): number {
    const found = story.moments.findIndex(each => each.rest > rest);
    return found < 0 ? story.moments.length - 1 : found;
  }
}
