/**
 * How a nation's counters are told apart: by hue as players know it, and without hue by a badge and by the frame.
 * The badges are plain shapes of our own; no emblem of any regime is among them.
 */

export const BADGES = [
  'bars',
  'star',
  'lozenge',
  'ring',
  'disc',
  'stripes',
  'cross',
  'chevron',
  'square',
  'triangle',
] as const;
export type NationBadge = (typeof BADGES)[number];

export const FRAMES = ['solid', 'double', 'dashed', 'dotted', 'corners'] as const;
type NationFrame = (typeof FRAMES)[number];

export interface NationStyle {
  readonly fill: string;
  /** For figures and silhouettes on the fill. */
  readonly ink: string;
  /** For the badge, the frame and the chip seen from afar. */
  readonly deep: string;
  readonly badge: NationBadge;
  readonly frame: NationFrame;
}

const INK = '#1b1f18';

const style = (fill: string, deep: string, badge: NationBadge, frame: NationFrame): NationStyle => ({
  fill,
  ink: INK,
  deep,
  badge,
  frame,
});

const NATIONS: Readonly<Record<string, NationStyle>> = {
  german: style('#a9cbe3', '#23435e', 'bars', 'solid'),
  russian: style('#d9a152', '#6b2c0f', 'lozenge', 'dashed'),
  american: style('#b9c98a', '#3c4a17', 'star', 'double'),
  british: style('#e3cfa4', '#6a4a1c', 'ring', 'dotted'),
  french: style('#7fb2e8', '#173a75', 'disc', 'corners'),
  italian: style('#b6bcbf', '#2f5140', 'stripes', 'dashed'),
  finnish: style('#dfe3e4', '#2c5a8c', 'cross', 'double'),
  japanese: style('#efcf5e', '#7b1f12', 'disc', 'dotted'),
  chinese: style('#9cc0ea', '#1c3f86', 'triangle', 'dashed'),
  polish: style('#9fd8bf', '#8d2234', 'square', 'double'),
  romanian: style('#7ccf8c', '#123f7a', 'chevron', 'corners'),
  hungarian: style('#95cf86', '#7a2419', 'stripes', 'dotted'),
};

const UNKNOWN: NationStyle = style('#cfcabb', '#4a463a', 'square', 'dotted');

export function nationStyle(nation: string): NationStyle {
  return NATIONS[nation] ?? UNKNOWN;
}
