import { useState } from 'react';
import { type Side, sentenceText, type Tabletop, type Teller } from '../../engine/index.ts';
import { hashFor } from '../app/router.ts';
import { rollsCsv, type SeenRoll } from '../log/rolls.ts';
import { download } from './download.ts';
import { type OpenGame, SHARED } from './open-game.ts';
import { positionText } from './position-text.ts';
import { packed } from './share.ts';

interface Props {
  readonly game: OpenGame;
  readonly tabletop: Tabletop;
  readonly rest: number;
  readonly side: Side | undefined;
  readonly teller: Teller;
  readonly rolls: readonly SeenRoll[];
}

/** What can be taken away: a link, the record, the rolls, the position. Records tell all, so only who may see all gets one. */
export function Exports({ game, tabletop, rest, side, teller, rolls }: Props) {
  const { title, record, viewers, story } = game;
  const [said, setSaid] = useState('');
  const name = story.record.scenario;
  const seesAll = viewers.includes(undefined);

  const copyLink = async () => {
    const hash = hashFor(['replay', SHARED], { at: `${rest}`, as: side, record: await packed(record) });
    const link = `${location.href.split('#')[0]}${hash}`;
    await navigator.clipboard.writeText(link).then(
      () => setSaid(`Copied: a link of ${link.length} characters that holds the whole game.`),
      () => setSaid('The browser does not let the page copy. The address bar leads here on this machine.'),
    );
  };
  return (
    <div className="exports">
      {seesAll && (
        <>
          <button type="button" className="quiet-button" onClick={copyLink}>
            Copy link
          </button>
          <button
            type="button"
            className="quiet-button"
            onClick={() => download(`${name}.hedgerow.txt`, 'text/plain', record)}
          >
            Record
          </button>
        </>
      )}
      <button
        type="button"
        className="quiet-button"
        onClick={() =>
          download(
            `${name}-rolls.csv`,
            'text/csv',
            rollsCsv(rolls, why => sentenceText(why, teller)),
          )
        }
      >
        Rolls
      </button>
      <button
        type="button"
        className="quiet-button"
        onClick={() =>
          download(
            `${name}-at-${rest}.txt`,
            'text/plain',
            positionText(tabletop, `${title}, at ${rest}`, teller.nameOf),
          )
        }
      >
        Position
      </button>
      <p className="exports-said" role="status">
        {said}
      </p>
    </div>
  );
}
