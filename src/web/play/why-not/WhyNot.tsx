import type { Battlefield } from '../../../board/index.ts';
import { hexOfPlace } from '../../../board/index.ts';
import { centreOnPaper, hexesPath } from '../../boards/field/paper.ts';
import { Cite } from '../cite/Cite.tsx';
import { blockersOf, findingsBeside, hexName, lineTitle, type Objections } from './objections.ts';
import './why-not.css';

interface Props {
  readonly battlefield: Battlefield;
  readonly objections: Objections | undefined;
}

/** Over the map: why what was touched can't be chosen, with the rules. */
export function WhyNotCard({
  battlefield,
  objections,
  book,
  onClose,
}: Props & { readonly book: string; onClose(): void }) {
  if (objections === undefined) return null;
  const { all, line } = objections;
  return (
    <section className="why-not" aria-label="Why not">
      <ul>
        {line &&
          findingsBeside(objections).map(({ at, text, cite }) => (
            <li key={`${at} ${text}`}>
              <strong>{lineTitle(battlefield, line)}:</strong> {hexName(battlefield, at)} {text}{' '}
              <Cite book={book} cite={cite} stays />
            </li>
          ))}
        {all.flatMap(({ about, refusals }) =>
          refusals.map(({ why, cite }) => (
            <li key={`${about} ${cite} ${why}`}>
              <strong>{about}:</strong> {why} <Cite book={book} cite={cite} stays />
            </li>
          )),
        )}
      </ul>
      <button type="button" className="quiet" aria-label="Close" onClick={onClose}>
        ×
      </button>
    </section>
  );
}

/** On the map: the hex that can't be chosen, struck out, and the line that doesn't reach it. */
export function WhyNotMarks({ battlefield, objections }: Props) {
  if (objections === undefined) return null;
  const { hex, line } = objections;
  const end = centreOnPaper(battlefield, hex);
  const start = line && centreOnPaper(battlefield, line.from);
  const thread = start && `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return (
    <g className="why-not-marks" data-hex={hex}>
      <path className="halo" d={hexesPath(battlefield, [hex])} />
      <path className="why-not-hex" d={hexesPath(battlefield, [hex])} />
      {thread && (
        <g className="sight-thread" data-clear="false">
          <path className="halo" d={thread} />
          <path d={thread} />
        </g>
      )}
      {line &&
        blockersOf(line).map(({ at, text }) => {
          const blocker = hexOfPlace(battlefield, at);
          const spot = blocker === undefined ? undefined : centreOnPaper(battlefield, blocker);
          return spot && <path key={`${at} ${text}`} className="sight-cross" d={crossAt(spot)} />;
        })}
      <path className="why-not-cross" d={crossAt({ x: end.x, y: end.y - 36 })} />
    </g>
  );
}

const crossAt = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`;
