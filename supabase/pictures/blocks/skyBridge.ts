import { palette, shade } from './colour.ts';
import { lamplit } from './light.ts';
import { polygon, rect, times } from './shapes.ts';

export interface BridgeOptions {
  /** Left end of the floor. */
  x: number;
  y: number;
  width: number;
  storey: number;
  lit: boolean;
  /** Drawn on the floor, behind the railing. */
  people: string;
}

/** The bridge between two buildings. */
export function drawBridge({ x, y, width, storey, lit, people }: BridgeOptions): string {
  const panes = 7;
  const pane = width / panes;
  const back = lit
    ? lamplit(rect(x, y - storey * 0.86, width, storey * 0.86, '#E9A852'))
    : rect(x, y - storey * 0.86, width, storey * 0.86, '#A9CDD3');
  const bracket = (at: number, reach: number) =>
    polygon(
      [
        [at, y + storey * 0.74],
        [at, y + storey * 0.16],
        [at + reach, y + storey * 0.16],
      ],
      shade(palette.deepTerracotta, 0.2),
    );
  return [
    back,
    rect(x, y - storey * 0.86, width, storey * 0.14, shade(palette.cream, 0.45)),
    people,
    rect(x, y - storey * 0.36, width, storey * 0.36, palette.cream),
    times(panes * 2, (index) =>
      rect(
        x + (pane / 2) * index + 3,
        y - storey * 0.29,
        pane / 2 - 6,
        storey * 0.2,
        index % 2 ? palette.terracotta : palette.brick,
      ),
    ),
    times(
      panes + 1,
      (index) =>
        rect(x + pane * index - 5, y - storey * 0.86, 10, storey * 0.86, palette.paper) +
        rect(x + pane * index + 1, y - storey * 0.86, 4, storey * 0.86, shade(palette.cream, 0.2)),
    ),
    rect(x - 4, y - storey * 0.4, width + 8, storey * 0.06, palette.deepTerracotta),
    rect(x - 4, y - storey * 0.99, width + 8, storey * 0.15, palette.deepTerracotta),
    rect(x - 4, y - storey * 1.03, width + 8, storey * 0.06, palette.brick),
    rect(x - 4, y, width + 8, storey * 0.13, palette.terracotta),
    rect(x - 4, y + storey * 0.13, width + 8, storey * 0.07, shade(palette.deepTerracotta, 0.3)),
    bracket(x, width * 0.14),
    bracket(x + width, -width * 0.14),
  ].join('');
}
