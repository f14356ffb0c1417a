import { cn } from '../../foundations/class-names/cn';
import './progress-bar.css';

export interface ProgressBarProps {
  /** Absent while the progress is unknown. */
  value?: number | undefined;
  /** The value of a full bar. @default 100 */
  max?: number;
  /** The name of the process: "Wysyłanie: umowa.pdf", "Zajęte 268 z 400 miejsc". */
  label: string;
  /** The value as text, when it is not a share: "21 z 26 pól". */
  valueText?: string;
  /** `meter` is for a quantity without progress: places, storage. @default 'progress' */
  kind?: 'progress' | 'meter';
  /** The colour of the filled part. @default 'accent' */
  tone?: 'accent' | 'success' | 'warning' | 'error';
  /** 8 px high instead of 10. */
  thin?: boolean;
}

const FILL = { accent: 'u:bg-accent', success: 'u:bg-success', warning: 'u:bg-warning', error: 'u:bg-error' };

/** How much is done, or how full something is. Without a value a part of the bar moves: it is not known how long. */
export function ProgressBar({
  value,
  max = 100,
  label,
  valueText,
  kind = 'progress',
  tone = 'accent',
  thin,
}: ProgressBarProps) {
  const isKnown = value !== undefined;
  const share = isKnown && max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;

  const semantics = {
    role: kind === 'meter' ? 'meter' : 'progressbar',
    'aria-label': label,
    'aria-valuemin': isKnown ? 0 : undefined,
    'aria-valuemax': isKnown ? max : undefined,
    'aria-valuenow': value,
    'aria-valuetext': valueText,
  };

  return (
    <div
      {...semantics}
      className={cn(
        'u:bar-track u:overflow-hidden u:rounded-pill u:forced-colors:border',
        thin ? 'u:h-2' : 'u:h-2.5',
      )}
    >
      {/* An empty drawing has a width without a style, which a page that arrives as HTML may not bring (its content policy). */}
      <svg
        aria-hidden="true"
        className={cn(
          'u:bar-fill u:h-full u:rounded-pill',
          FILL[tone],
          !isKnown && 'u:bar-wandering u:w-1/3',
        )}
        width={isKnown ? `${share * 100}%` : undefined}
      />
    </div>
  );
}
