/** What the battlefield screen shows, read from the address and written back to it. */
import type { Route } from '../../app/router.ts';

export interface FieldAddress {
  /** Such as `village+hill^`; it may be anything that somebody typed. */
  readonly layout: string;
  /** Locations, such as `1:C4` or `1:C4/2`; likewise. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Whether the outlines that stand in the way of sight are shown. */
  readonly outlines?: boolean;
  /** Whether what can't be seen from `from` is shaded. */
  readonly shade?: boolean;
}

export function addressOf({ path, query }: Route): FieldAddress {
  return {
    layout: path.slice(1).join('/'),
    from: query.from,
    to: query.to,
    outlines: query.outlines === 'yes',
    shade: query.shade === 'yes',
  };
}

/** Written by hand: addresses that people send each other should read `village+hill^?from=1:C4`, not `%2B` and `%3A`. */
export function fieldHash({ layout, from, to, outlines, shade }: FieldAddress): string {
  const entries = [
    ['from', from],
    ['to', to],
    ['outlines', outlines === true ? 'yes' : undefined],
    ['shade', shade === true ? 'yes' : undefined],
  ] as const;
  const query = entries.filter(([, value]) => value).map(([key, value]) => `${key}=${plain(value ?? '')}`);
  return `#/field/${plain(layout)}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

function plain(text: string): string {
  return encodeURIComponent(text).replace(/%(?:2B|2F|3A|5E|5B|5D)/g, decodeURIComponent);
}
