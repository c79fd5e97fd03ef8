import { DONE } from '../../../engine/index.ts';
import { type By, clickedBy, type TableHands } from '../use-table.ts';
import { type Item, numbered } from './items.ts';

interface Props {
  readonly items: readonly Item[];
  readonly hands: TableHands;
  onPreview(item: Item | undefined): void;
}

/** All that can be done: the list, what moves the game on always in sight under it, the seldom wanted folded away. */
export function AskList({ items, hands, onPreview }: Props) {
  const digits = numbered(items);
  const left = ableOnes(items);
  const inPart = (part: Item['part']) =>
    items
      .filter(item => item.part === part)
      .map(item => (
        <li key={item.is === 'take' ? item.offer.text : item.thing}>
          <ItemButton
            item={item}
            left={item.part === 'end' ? left : 0}
            digit={digits.indexOf(item) + 1}
            onPreview={onPreview}
            onChoose={by => chooseItem(hands, item, by)}
          />
        </li>
      ));
  const [list, ends, asides] = [inPart('list'), inPart('end'), inPart('aside')];
  return (
    <>
      {list.length > 0 && <ol className="ask-list">{list}</ol>}
      {ends.length > 0 && <ol className="ask-list ask-ends">{ends}</ol>}
      {asides.length > 0 && (
        <details className="ask-asides">
          <summary>More ({asides.length})</summary>
          <ol>{asides}</ol>
        </details>
      )}
    </>
  );
}

/** How many could do something yet that is wanted more than seldom; none while somebody is on his way, whose next step is asked for. */
function ableOnes(items: readonly Item[]): number {
  const listed = items.filter(({ part }) => part === 'list');
  const isStep = (item: Item) =>
    item.is === 'take' && item.offer.pieces.length === 0 && item.offer.places.length > 0;
  if (listed.some(isStep)) return 0;
  return new Set(listed.flatMap(item => (item.is === 'pick' ? [item.thing] : item.offer.pieces.slice(0, 1))))
    .size;
}

interface ItemProps {
  readonly item: Item;
  /** How many could still do something, for what would end their chance. */
  readonly left: number;
  /** The key that chooses it, 1 to 9; 0: none does. */
  readonly digit: number;
  onPreview(item: Item | undefined): void;
  onChoose(by: By): void;
}

function ItemButton({ item, left, digit, onPreview, onChoose }: ItemProps) {
  return (
    <button
      type="button"
      data-act={item.is === 'take' ? item.offer.text : undefined}
      data-grave={item.is === 'take' && item.offer.words.grave === true}
      data-pick={item.is === 'pick' ? item.thing : undefined}
      aria-keyshortcuts={digit > 0 ? `${digit}` : undefined}
      title={item.is === 'take' ? item.offer.words.hint : undefined}
      onPointerEnter={() => onPreview(item)}
      onPointerLeave={() => onPreview(undefined)}
      onFocus={() => onPreview(item)}
      onClick={event => onChoose(clickedBy(event))}
    >
      <span className="ask-number" aria-hidden="true">
        {digit > 0 ? digit : ''}
      </span>
      <span className="ask-label">{item.label}</span>
      {left > 0 && item.is === 'take' && item.offer.act.verb === DONE.verb && (
        <small>{left === 1 ? 'one could still act' : `${left} could still act`}</small>
      )}
      {item.is === 'pick' && <small>{item.count} acts</small>}
      {item.is === 'take' && item.offer.words.cost && <small>costs {item.offer.words.cost.value}</small>}
    </button>
  );
}

/** The same for a click and for a number key. */
export function chooseItem(hands: TableHands, item: Item, by: By): void {
  // A button is too large for a finger to slip.
  const sure = by === 'finger' ? 'keys' : by;
  if (item.is === 'take') hands.consider(item.offer, sure);
  else hands.touchThings([item.thing], sure);
}
