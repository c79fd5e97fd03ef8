import { type ReactNode, useEffect, useRef, useState } from 'react';
import { download } from '../replay/download.ts';
import { printBackup } from '../storage/backup.ts';
import { allGames } from '../storage/games.ts';
import { useFileDrop } from './file-drop.ts';
import { takeIn } from './take-in.ts';

interface Props {
  readonly children: ReactNode;
  /** More games are here than before. */
  onTaken(): void;
}

/** Takes files in, chosen or dropped anywhere on the screen, and gives all games out as one. */
export function ImportRecord({ children, onTaken }: Props) {
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A file may have been dropped far from where the reason is shown.
    if (problem !== undefined) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(undefined);
    setSaid(`Playing “${file.name}” through …`);
    const taken = await takeIn(file);
    setSaid(taken.is === 'games' ? `${taken.words}.` : '');
    if (taken.is === 'refused')
      setProblem(`“${file.name}” was not taken in: ${taken.problem}. Your games are as they were.`);
    else onTaken();
    if (taken.is === 'game') location.hash = taken.hash;
  };
  const giveOut = async () => {
    const games = await allGames();
    if (games.length === 0) setSaid('There are no games yet.');
    else download('hedgerow-games.json', 'application/json', printBackup(games));
  };
  const dropping = useFileDrop(take);

  return (
    <div className="start" data-dropping={dropping}>
      {children}
      <section className="import-record" aria-labelledby="import-record">
        <h2 id="import-record">Games in files</h2>
        <p>
          Drop a file on this page, or choose one: the record of a game, or all the games of another machine.
          A record is played through once to see that it is sound.
        </p>
        <p className="import-buttons">
          <label className="button">
            Choose a record file
            <input
              type="file"
              className="visually-hidden"
              accept=".txt,.hedgerow,.json,text/plain,application/json"
              onChange={({ target }) => {
                take(target.files?.[0]);
                // The same file, mended, may be chosen again.
                target.value = '';
              }}
            />
          </label>
          <button type="button" className="quiet-button" onClick={giveOut}>
            Save all my games to a file
          </button>
        </p>
        <p role="status">{said}</p>
        {problem !== undefined && (
          <p className="notice import-problem" role="alert" ref={notice}>
            {problem}
          </p>
        )}
      </section>
    </div>
  );
}
