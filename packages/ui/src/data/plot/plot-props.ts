import type { ReactNode } from 'react';
import type { LocaleProp } from '../../foundations/locale/locale';
import type { PlotLabels } from './plot.labels';

/** One place of a plot: a bar, a column or the points above one name. */
export interface PlotPoint {
  /** Needed where two places have the same name. @default the name */
  key?: string;
  /** What it is: "Żłobek", "luty 2027". */
  name: string;
  /** Below a column or a point, where the name is too long: "lut". @default the name */
  short?: string;
  /** One for each series, in their order. Nothing is drawn for `null`. */
  values: readonly (number | null)[];
}

/** What a drawing is made of. */
export interface PlotData {
  /** The names of what is compared, one to three: a colour and a pattern each. */
  series: readonly string[];
  /** The places, in their order. */
  points: readonly PlotPoint[];
  /** A value as the table says it. @default the number in the language of the interface */
  valueText?: (value: number) => string;
  /** A value at the axis and above a column, where there is less room. @default the number, shortened */
  axisText?: (value: number) => string;
}

export interface PlotProps extends PlotData, LocaleProp {
  /** What the plot shows; also the name of the picture. */
  title: string;
  /** Beside the title: the period, the unit. */
  note?: ReactNode;
  /**
   * `bars` lie, so that long names fit; `columns` stand, for a few months; `lines` are for a series over time. Bars and
   * columns of several series are stacked.
   */
  kind: 'bars' | 'columns' | 'lines';
  /** The heading of the column of names in the table. */
  pointsName: string;
  /** The table of the same values where the page has one that says more. Without it the widget makes one. */
  table?: ReactNode;
  /** The given table stands beside the picture where there is room. */
  tableBeside?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<PlotLabels>;
}

/** What each kind of drawing is given. */
export interface DrawingProps extends Required<PlotData> {
  /** The room of the drawing, and the size of its letters, in px. */
  size: { width: number; em: number };
  /** The fill of each series. */
  fills: readonly string[];
}
