import { type FormEvent, useId, useState } from 'react';
import {
  type Layout,
  layoutText,
  MOST_BOARDS,
  PALETTE_NAMES,
  type PaletteName,
  parseLayout,
  splitPalette,
  withPalette,
} from '../../../board/index.ts';
import { battlefieldOf, boardDocuments } from '../../../board/library.ts';
import { addBelow, addRight, type LaidBoard, numberedRows, removeBoard, turnBoard } from './layout-edit.ts';
import { useTyped } from './typed.ts';
import './layout-panel.css';

interface Props {
  /** As the address has it. */
  readonly text: string;
  onLayout(text: string): void;
}

const titleOf = (id: string): string => boardDocuments.find(board => board.id === id)?.title ?? id;

/** How the boards lie: as a plan to change piece by piece, and as the text that says it all. */
export function LayoutPanel({ text, onLayout }: Props) {
  const parts = splitPalette(text);
  const parsed = parts.ok ? parseLayout(parts.value.boards) : parts;
  return (
    <section className="layout" aria-labelledby="layout">
      <h2 id="layout">Boards</h2>
      {parts.ok && parsed.ok && (
        <Plan
          layout={parsed.value}
          onChange={layout => onLayout(withPalette(layoutText(layout), parts.value.palette))}
        />
      )}
      {parts.ok && (
        <label className="layout-palette">
          Season{' '}
          <select
            value={parts.value.palette}
            onChange={({ target }) => onLayout(withPalette(parts.value.boards, target.value as PaletteName))}
          >
            {PALETTE_NAMES.map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <LayoutText text={text} onLayout={onLayout} />
    </section>
  );
}

function Plan({ layout, onChange }: { layout: Layout; onChange(layout: Layout): void }) {
  const [chosen, setChosen] = useState(boardDocuments[0]?.id ?? '');
  const rows = numberedRows(layout);
  const hasRoom = rows.flat().length < MOST_BOARDS;
  const one = rows.flat().length === 1;
  return (
    <>
      <div className="plan">
        {rows.map((row, i) => (
          <div key={row[0]?.number} className="plan-row">
            {row.map(board => (
              <PlanBoard
                key={board.number}
                board={board}
                onTurn={() => onChange(turnBoard(layout, board.row, board.column))}
                onRemove={one ? undefined : () => onChange(removeBoard(layout, board.row, board.column))}
              />
            ))}
            {hasRoom && (
              <button
                type="button"
                className="plan-add"
                aria-label={`Add ${titleOf(chosen)} to the right${rows.length > 1 ? ` of row ${i + 1}` : ''}`}
                onClick={() => onChange(addRight(layout, i, chosen))}
              >
                +
              </button>
            )}
          </div>
        ))}
        {hasRoom && (
          <button
            type="button"
            className="plan-add"
            aria-label={`Add ${titleOf(chosen)} below`}
            onClick={() => onChange(addBelow(layout, chosen))}
          >
            +
          </button>
        )}
      </div>
      {hasRoom && (
        <label className="plan-choice">
          <span>
            <span aria-hidden="true">+ adds</span>
            <span className="visually-hidden">Board to add</span>
          </span>
          <select value={chosen} onChange={event => setChosen(event.target.value)}>
            {boardDocuments.map(({ id, title }) => (
              <option key={id} value={id}>
                {title} ({id})
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

interface PlanBoardProps {
  readonly board: LaidBoard;
  onTurn(): void;
  readonly onRemove: (() => void) | undefined;
}

function PlanBoard({ board: { board, number, turned }, onTurn, onRemove }: PlanBoardProps) {
  const name = `board ${number}, ${titleOf(board)}`;
  return (
    <div className="plan-board" data-turned={turned}>
      <span className="plan-name">
        <span className="plan-number">{number}</span> {titleOf(board)}
      </span>
      <span className="plan-buttons">
        <button type="button" aria-pressed={turned} aria-label={`Turn ${name}`} title="Turn" onClick={onTurn}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8a5 5 0 0 1 9-3M13 8a5 5 0 0 1-9 3M12 2v3H9M4 14v-3h3" />
          </svg>
        </button>
        {onRemove && (
          <button type="button" aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 4 8 8M12 4l-8 8" />
            </svg>
          </button>
        )}
      </span>
    </div>
  );
}

function LayoutText({ text, onLayout }: Props) {
  const id = useId();
  const [typed, setTyped] = useTyped(text);
  const [wrong, setWrong] = useState<string>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const outcome = battlefieldOf(typed.trim());
    setWrong(outcome.ok ? undefined : outcome.wrong);
    if (outcome.ok) onLayout(outcome.value.text);
  };
  return (
    <form className="layout-text" onSubmit={onSubmit}>
      <label htmlFor={id}>As text</label>
      <input
        id={id}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-help`}
        onChange={event => setTyped(event.target.value)}
      />
      <button type="submit">Lay out</button>
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <p id={`${id}-help`} className="hint">
        <code>+</code> to the right, <code>/</code> below, <code>^</code> turned, <code>[A-Q]</code> some
        columns.
      </p>
    </form>
  );
}
