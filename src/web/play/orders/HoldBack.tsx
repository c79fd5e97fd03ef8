import type { Counter } from '../../../engine/index.ts';
import { withHolding } from '../../../play/orders.ts';
import type { Session } from '../session.ts';

/** Tells one piece to hold back: chances to react that only it would have are let pass. */
export function HoldBack({ session, counter: { id, side } }: { session: Session; counter: Counter }) {
  const windows = session.book.windows ?? [];
  if (windows.length === 0 || session.now.viewer !== side) return null;
  const orders = session.ordersOf(side);
  return (
    <label className="hold-back">
      <input
        type="checkbox"
        checked={orders.holding.includes(id)}
        onChange={({ target }) => session.order(side, withHolding(orders, id, target.checked))}
      />{' '}
      Holds back in the other side’s turn
    </label>
  );
}
