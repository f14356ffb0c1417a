import { formatStorage, percentText } from '@urzad/domain';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar';
import { type LocaleProp, useLabels, useLocale } from '../../foundations/locale/locale';
import { type StorageGaugeLabels, storageGaugeLabels } from './storage-gauge.labels';
import { percentInUse, type StorageLevel, storageLevel } from './storage-level';

export interface StorageGaugeProps extends LocaleProp {
  /** The name of the storage: "Pamięć lokalna". */
  label: string;
  /** Bytes. */
  used: number;
  /** Bytes; the largest amount. */
  limit: number;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<StorageGaugeLabels>;
}

const TONE = { low: 'success', middle: 'warning', high: 'error' } as const satisfies Record<
  StorageLevel,
  string
>;

/** How full a storage is: as a bar, as a number and as a word, so that nothing is said by colour alone. */
export function StorageGauge({ label, used, limit, labels, locale: given }: StorageGaugeProps) {
  const locale = useLocale(given);
  const words = useLabels<StorageGaugeLabels>(storageGaugeLabels, labels, locale);
  const percent = percentInUse(used, limit);
  const level = storageLevel(percent);
  const word = percent === 100 ? words.full : words[level];
  const amount = words.inUse(formatStorage(used, locale), formatStorage(limit, locale));
  const share = percentText(percent, { type: 'integer', locale });

  return (
    <div data-state={level} className="u:grid u:gap-1.5">
      <ProgressBar
        kind="meter"
        value={percent}
        label={label}
        valueText={`${share}, ${amount}, ${word}`}
        tone={TONE[level]}
      />
      {/* The bar has the same value for screen readers. */}
      <p aria-hidden="true" className="u:flex u:flex-wrap u:justify-between u:gap-x-4 u:text-sm u:text-muted">
        <span className="u:part">
          <span className="u:figures">{share}</span> · <span className="u:part">{word}</span>
        </span>
        <span className="u:figures">{amount}</span>
      </p>
    </div>
  );
}
