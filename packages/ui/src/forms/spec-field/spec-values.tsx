import { DateRange, type DateRangeProps, type DateRangeValue } from '../fields/date-range/date-range';
import { Tags, type TagsProps } from '../fields/tags/tags';
import { TextList, type TextListProps } from '../fields/text-list/text-list';

/** How a form keeps an answer that is no text. Without a value the field keeps it itself, as in a plain form. */
export interface ValueBinding {
  /** The present answer, where it is no text. */
  value?: unknown;
  /** Called with the new answer at each change by the person. */
  onValueChange?: ((value: unknown) => void) | undefined;
}

type Valued<Props> = Omit<Props, 'value' | 'defaultValue' | 'onValueChange'> & ValueBinding;

export function SpecTags({ value, ...props }: Valued<TagsProps>) {
  return <Tags {...props} value={asTexts(value)} />;
}

export function SpecTextList({ value, ...props }: Valued<TextListProps>) {
  return <TextList {...props} value={asTexts(value)} />;
}

export function SpecDateRange({ value, ...props }: Valued<DateRangeProps>) {
  return <DateRange {...props} value={asDays(value)} />;
}

/** What a form holds of any field is unknown to it; what is no list is an empty one. */
export function asTexts(value: unknown): readonly string[] | undefined {
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.map(String) : [];
}

function asDays(value: unknown): DateRangeValue | undefined {
  if (value === undefined) return undefined;
  const { from = '', to = '' }: { from?: unknown; to?: unknown } = Object(value);
  return { from: String(from), to: String(to) };
}
