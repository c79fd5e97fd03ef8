import { type Battlefield, type HexIx, hexOfPlace } from '../../../board/index.ts';
import type { Offer } from '../../../play/offer.ts';
import { centreOnPaper } from '../../boards/field/paper.ts';
import type { Session } from '../session.ts';
import { headline } from './numbers.ts';
import { OddsCard } from './OddsCard.tsx';
import { useForecast } from './oracle.ts';

interface Props {
  readonly session: Session;
  readonly offer: Offer | undefined;
}

export function ForecastCard({ session, offer }: Props) {
  const found = useForecast(session, offer?.text);
  if (found === undefined) return null;
  return (
    <OddsCard
      book={session.book.id}
      card={found.card}
      chances={found.chances}
      source={found.source}
      nameOf={thing => session.nameOf(thing)}
    />
  );
}

/** The one figure that matters, on the target itself. */
export function HeadlineOnMap({ session, offer, battlefield }: Props & { battlefield: Battlefield }) {
  const found = useForecast(session, offer?.text);
  const hex = offer?.places.map(place => hexOfPlace(battlefield, place)).find(each => each !== undefined);
  if (found?.chances === undefined || hex === undefined) return null;
  return <HeadlineAt battlefield={battlefield} hex={hex} words={headline(found.chances)} />;
}

interface HeadlineProps {
  readonly battlefield: Battlefield;
  readonly hex: HexIx;
  readonly words: string;
}

export function HeadlineAt({ battlefield, hex, words }: HeadlineProps) {
  const { x, y } = centreOnPaper(battlefield, hex);
  const width = 20 + words.length * 8.6;
  return (
    <g className="headline" transform={`translate(${x} ${y - 52})`}>
      <rect x={-width / 2} y="-12" width={width} height="24" rx="12" />
      <text y="5">{words}</text>
    </g>
  );
}
