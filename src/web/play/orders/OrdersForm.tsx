import type { Side } from '../../../engine/index.ts';
import {
  PRESETS,
  type Preset,
  presetOf,
  type Stop,
  stopFor,
  withHolding,
  withPreset,
  withStop,
} from '../../../play/orders.ts';
import type { Session } from '../session.ts';
import './orders.css';

interface Props {
  readonly session: Session;
  readonly side: Side;
}

const CHANCES = [0, 0.15, 0.3, 0.5] as const;
const RANGES = [1, 2, 4, 6, 8, 12] as const;
const NEVER = 'never';
const ANY = 'any';

/** Which chances to react a side is asked about: by kind, by what a reaction promises, by distance, by piece. */
export function OrdersForm({ session, side }: Props) {
  const orders = session.ordersOf(side);
  const windows = session.book.windows ?? [];
  const kinds = windows.map(({ on }) => on);
  if (windows.length === 0) return null;
  return (
    <fieldset className="orders">
      <legend>Ask the {session.sideName(side)} about</legend>
      <PresetChoice
        preset={presetOf(orders, kinds)}
        onChange={preset => session.order(side, withPreset(orders, kinds, preset))}
      />
      <details>
        <summary>Orders in detail</summary>
        {windows.map(({ on, title }) => (
          <StopChoice
            key={on}
            title={title}
            stop={stopFor(orders, on)}
            onChange={stop => session.order(side, withStop(orders, on, stop))}
          />
        ))}
        <label className="order-seldom">
          <input
            type="checkbox"
            checked={orders.seldom === true}
            onChange={({ target }) => session.order(side, { ...orders, seldom: target.checked })}
          />{' '}
          Ask also where only seldom wanted acts are left
        </label>
        <p className="orders-note">
          What you let pass is asked again only if it gets better, unless you want to be asked always.
        </p>
      </details>
      {orders.holding.map(piece => (
        <p key={piece} className="order-holding">
          {session.nameOf(piece)} holds back{' '}
          <button
            type="button"
            className="quiet"
            onClick={() => session.order(side, withHolding(orders, piece, false))}
          >
            Ask about it
          </button>
        </p>
      ))}
    </fieldset>
  );
}

const OWN = 'own';

function PresetChoice({ preset, onChange }: { preset: Preset | undefined; onChange(preset: Preset): void }) {
  return (
    <label className="order-preset">
      Orders{' '}
      <select
        value={preset ?? OWN}
        onChange={({ target }) => target.value !== OWN && onChange(target.value as Preset)}
      >
        {Object.entries(PRESETS).map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
        {preset === undefined && <option value={OWN}>Orders of your own</option>}
      </select>
    </label>
  );
}

function StopChoice({ title, stop, onChange }: { title: string; stop: Stop; onChange(stop: Stop): void }) {
  const { least, within } = stop === 'never' ? { least: undefined, within: undefined } : stop;
  const change = (chance: string, range: string) => {
    if (chance === NEVER) onChange('never');
    else onChange({ least: Number(chance), ...(range === ANY ? {} : { within: Number(range) }) });
  };
  return (
    <div className="order">
      <span className="order-title">{title}</span>
      <select
        aria-label={`${title}: ask`}
        value={least ?? NEVER}
        onChange={({ target }) => change(target.value, `${within ?? ANY}`)}
      >
        {CHANCES.map(chance => (
          <option key={chance} value={chance}>
            {chance === 0 ? 'always' : `from ${Math.round(chance * 100)} % effect`}
          </option>
        ))}
        <option value={NEVER}>never</option>
      </select>
      <select
        aria-label={`${title}: at what distance`}
        value={within ?? ANY}
        disabled={stop === 'never'}
        onChange={({ target }) => change(`${least ?? NEVER}`, target.value)}
      >
        <option value={ANY}>any distance</option>
        {RANGES.map(range => (
          <option key={range} value={range}>
            {range === 1 ? 'next hex' : `within ${range} hexes`}
          </option>
        ))}
      </select>
    </div>
  );
}
