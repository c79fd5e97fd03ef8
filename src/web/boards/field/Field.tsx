import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type Battlefield, type HexIx, hexId, hexLabel, parseLocation } from '../../../board/index.ts';
import { reportSight } from '../../../board/sight/report.ts';
import { spokenHex } from '../../../board/words.ts';
import { hashFor, replaceHash } from '../../app/router.ts';
import { type FieldAddress, fieldHash } from './address.ts';
import { Board } from './Board.tsx';
import { HerePanel } from './HerePanel.tsx';
import { KeyList } from './KeyList.tsx';
import type { KeyCommand } from './keys.ts';
import { Cursor, Outlines, Shade } from './marks.tsx';
import { centreOnPaper } from './paper.ts';
import { End, SightLine } from './SightLine.tsx';
import { SightPanel } from './SightPanel.tsx';
import { useSightField } from './sight-field.ts';
import { middleHex, spokenAround, stepFrom } from './walk.ts';
import './panel.css';

interface Props {
  readonly battlefield: Battlefield;
  readonly address: FieldAddress;
  readonly layoutPanel: ReactNode;
}

/** The board with its cursor on one side, what is to be said about it on the other. */
export function Field({ battlefield, address, layoutPanel }: Props) {
  const from = useMemo(() => located(battlefield, address.from), [battlefield, address.from]);
  const to = useMemo(() => located(battlefield, address.to), [battlefield, address.to]);
  const start = from?.ok ? from.value : undefined;
  const target = to?.ok ? to.value : undefined;
  const report = useMemo(
    () => (start && target ? reportSight(battlefield, start, target) : undefined),
    [battlefield, start, target],
  );
  const sightField = useSightField(battlefield, address.shade === true ? start : undefined);
  const [cursor, setCursor] = useCursor(battlefield, (target ?? start)?.hex);
  const [spoken, speak] = useSpeech();
  const goToBox = useRef<HTMLInputElement>(null);

  const change = (next: Partial<FieldAddress>) => replaceHash(fieldHash({ ...address, ...next }));
  const moveTo = (hex: HexIx) => {
    setCursor(hex);
    speak(spokenHex(battlefield, hex));
  };
  const pick = (hex: HexIx, anew: boolean) => {
    setCursor(hex);
    const id = hexId(battlefield, hex);
    if (!anew && start) return change({ to: id });
    change({ from: id, to: undefined });
    speak(`From ${hexLabel(battlefield, hex)}. Now choose where to look.`);
  };
  const obey = (command: KeyCommand) => {
    switch (command.is) {
      case 'step':
      case 'across': {
        const next = stepFrom(battlefield, cursor, command);
        if (next === undefined) speak('edge of the map');
        else moveTo(next);
        return;
      }
      case 'pick':
        return pick(cursor, command.anew);
      case 'clear':
        change({ from: undefined, to: undefined });
        return speak('Line cleared.');
      case 'swap':
        return change({ from: address.to, to: address.from });
      case 'here':
        return speak(spokenHex(battlefield, cursor));
      case 'around':
        return speak(spokenAround(battlefield, cursor));
      case 'line':
        return speak(report?.sentence ?? 'There is no line yet.');
      case 'goto':
        return goToBox.current?.focus();
    }
  };
  const goTo = (hex: HexIx) => {
    moveTo(hex);
    focusBoard();
  };

  return (
    <div className="field">
      <Board
        key={battlefield.text}
        battlefield={battlefield}
        cursor={cursor}
        interest={[cursor, start?.hex ?? cursor].map(hex => centreOnPaper(battlefield, hex))}
        onPick={pick}
        onCommand={obey}
      >
        {sightField && <Shade battlefield={battlefield} field={sightField} />}
        {address.outlines === true && <Outlines battlefield={battlefield} />}
        <Cursor battlefield={battlefield} hex={cursor} />
        {report && <SightLine battlefield={battlefield} report={report} />}
        {start && <End battlefield={battlefield} hex={start.hex} kind="from" other={target?.hex} />}
        {target && <End battlefield={battlefield} hex={target.hex} kind="to" other={start?.hex} />}
      </Board>
      <aside className="panel" aria-label="About the battlefield">
        <header className="panel-head">
          <a href={hashFor(['boards'])}>All boards</a>
          <h1>{titleOf(battlefield)}</h1>
        </header>
        <SightPanel
          battlefield={battlefield}
          address={address}
          from={from}
          to={to}
          report={report}
          onChange={change}
        />
        <HerePanel
          battlefield={battlefield}
          hex={cursor}
          box={goToBox}
          onGo={goTo}
          onLeave={focusBoard}
          onLook={end => change({ [end]: hexId(battlefield, cursor) })}
        />
        {layoutPanel}
        <KeyList />
      </aside>
      <p className="visually-hidden" role="status" id="speech">
        {spoken}
      </p>
    </div>
  );
}

const focusBoard = () => document.getElementById('board')?.focus();

function located(battlefield: Battlefield, text: string | undefined) {
  return text === undefined ? undefined : parseLocation(battlefield, text);
}

function titleOf({ boards }: Battlefield): string {
  const titles = boards.map(({ board }) => board.document.title);
  const last = titles.pop();
  return titles.length === 0 ? (last ?? '') : `${titles.join(', ')} and ${last}`;
}

/** A cursor that stays on its battlefield: on another one it begins anew. */
function useCursor(battlefield: Battlefield, begin: HexIx | undefined): [HexIx, (hex: HexIx) => void] {
  const [at, setAt] = useState<{ readonly on: Battlefield; readonly hex: HexIx }>();
  const hex = at?.on === battlefield ? at.hex : (begin ?? middleHex(battlefield));
  return [hex, next => setAt({ on: battlefield, hex: next })];
}

/** Screen readers pass over what they have just read; a blank more or less makes it new. */
function useSpeech(): [string, (text: string) => void] {
  const [spoken, setSpoken] = useState('');
  return [spoken, text => setSpoken(before => (before === text ? `${text}\u00a0` : text))];
}
