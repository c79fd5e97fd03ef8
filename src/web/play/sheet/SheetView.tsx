import {
  rangeWords,
  type Sheet,
  type SheetFigures,
  type SheetPart,
  type SheetRings,
  type SheetRosette,
  type SheetTable,
  type Source,
} from '../../../engine/index.ts';
import { doubtWords, PROVENANCE_WORDS } from '../../charts/provenance.ts';
import { Cite } from '../cite/Cite.tsx';
import { Rings } from './Rings.tsx';
import { Rosette } from './Rosette.tsx';

/** All parts of a sheet, and where its values come from. */
export function SheetView({ book, sheet }: { book: string; sheet: Sheet }) {
  return (
    <>
      <div className="sheet-parts">
        {sheet.parts.map(part => (
          <section key={part.title} data-is={part.is} aria-label={part.title}>
            <h3>
              {part.title} {part.cite && <Cite book={book} cite={part.cite} />}
              {part.source && <Provenance source={part.source} />}
            </h3>
            <Part book={book} part={part} />
          </section>
        ))}
      </div>
      <Sources sheet={sheet} />
    </>
  );
}

function Part({ book, part }: { book: string; part: SheetPart }) {
  switch (part.is) {
    case 'figures':
      return <Figures book={book} part={part} />;
    case 'table':
      return <Table part={part} />;
    case 'rosette':
      return <RosettePart part={part} />;
    case 'rings':
      return <RingsPart book={book} part={part} />;
  }
}

function Figures({ book, part }: { book: string; part: SheetFigures }) {
  return (
    <dl>
      {part.figures.map(({ name, text, cite, source }) => (
        <div key={name}>
          <dt>
            {name} {cite && <Cite book={book} cite={cite} />}
          </dt>
          <dd>
            {text}
            {source && <Provenance source={source} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ part: { title, across, columns, rows } }: { part: SheetTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="sheet-scroll" tabIndex={0} aria-label={`${title}, by ${across}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{across}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, i) => (
                <td key={columns[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The picture, and the same in words beside it. */
function RosettePart({ part }: { part: SheetRosette }) {
  const names = [...new Map(part.sectors.map(({ name, text }) => [name, text]))];
  return (
    <div className="sheet-picture">
      <Rosette sectors={part.sectors} />
      <dl>
        {names.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function RingsPart({ book, part }: { book: string; part: SheetRings }) {
  return (
    <div className="sheet-picture">
      <Rings rings={part.rings} />
      <dl>
        {part.rings.map(ring => (
          <div key={ring.from}>
            <dt>range {rangeWords(ring)}</dt>
            <dd>
              {ring.text} {ring.cite && <Cite book={book} cite={ring.cite} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Provenance({ source }: { source: Source }) {
  const { sign, word } = PROVENANCE_WORDS[source.provenance];
  const words = `${doubtWords(source)}${word}`;
  return (
    <span className="sheet-provenance" title={`${words}: ${source.from}`}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden"> ({words})</span>
    </span>
  );
}

/** What the signs mean, each with the sources that it stands for. */
function Sources({ sheet }: { sheet: Sheet }) {
  const all = sheet.parts.flatMap(part => [
    ...(part.source ? [part.source] : []),
    ...(part.is === 'figures' ? part.figures.flatMap(({ source }) => source ?? []) : []),
  ]);
  const byWords = new Map(all.map(source => [`${source.provenance} ${source.from}`, source]));
  return (
    <footer className="sheet-sources">
      <ul>
        {[...byWords].map(([key, source]) => (
          <li key={key}>
            <span aria-hidden="true">{PROVENANCE_WORDS[source.provenance].sign}</span>{' '}
            <strong>
              {doubtWords(source)}
              {PROVENANCE_WORDS[source.provenance].word}
            </strong>
            : {source.from}
          </li>
        ))}
      </ul>
    </footer>
  );
}
