import { type ReactNode, useEffect, useRef, useState } from 'react';
import { saveGame } from '../storage/games.ts';
import { gameHash } from './begin-game.ts';
import { useFileDrop } from './file-drop.ts';
import { importFile } from './import-record.ts';

/** Takes record files in, chosen or dropped anywhere on the screen. */
export function ImportRecord({ children }: { children: ReactNode }) {
  const [problem, setProblem] = useState<string>();
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A file may have been dropped far from where the reason is shown.
    if (problem !== undefined) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const imported = await importFile(file);
    if (!imported.ok) {
      setProblem(`“${file.name}” was not taken in: ${imported.problem}. Your games are as they were.`);
      return;
    }
    await saveGame(imported.game);
    location.hash = gameHash(imported.game.meta);
  };
  const dropping = useFileDrop(take);

  return (
    <div className="start" data-dropping={dropping}>
      {children}
      <section className="import-record" aria-labelledby="import-record">
        <h2 id="import-record">A game from elsewhere</h2>
        <p>
          Drop a record file on this page, or choose one. It is played through once to see that it is sound.
        </p>
        <label className="button">
          Choose a record file
          <input
            type="file"
            className="visually-hidden"
            accept=".txt,.hedgerow,text/plain"
            onChange={({ target }) => {
              take(target.files?.[0]);
              // The same file, mended, may be chosen again.
              target.value = '';
            }}
          />
        </label>
        {problem !== undefined && (
          <p className="notice import-problem" role="alert" ref={notice}>
            {problem}
          </p>
        )}
      </section>
    </div>
  );
}
