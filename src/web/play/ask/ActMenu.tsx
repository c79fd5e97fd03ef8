import type { Point } from '../../../hex/index.ts';
import type { Offer } from '../../../play/offer.ts';
import { type By, clickedBy } from '../use-table.ts';

interface Props {
  readonly offers: readonly Offer[];
  readonly at: Point;
  readonly room: { readonly width: number; readonly height: number };
  onTake(offer: Offer, by: By): void;
  onPreview(offer: Offer | undefined): void;
}

const WIDTH = 220;

/** What can be done with the thing just touched, right beside it. The same stands in the list of the ask. */
export function ActMenu({ offers, at, room, onTake, onPreview }: Props) {
  const left = Math.max(8, Math.min(at.x + 30, room.width - WIDTH - 8));
  const top = Math.max(8, Math.min(at.y - 20, room.height - offers.length * 44 - 8));
  return (
    <ul
      className="act-menu"
      style={{ left, top, width: WIDTH }}
      onPointerDown={event => event.stopPropagation()}
      onKeyDown={event => event.stopPropagation()}
      onClick={event => event.stopPropagation()}
    >
      {offers.map(offer => (
        <li key={offer.text}>
          <button
            type="button"
            title={offer.words.hint}
            onPointerEnter={() => onPreview(offer)}
            onPointerLeave={() => onPreview(undefined)}
            onClick={event => onTake(offer, clickedBy(event))}
          >
            {offer.words.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
