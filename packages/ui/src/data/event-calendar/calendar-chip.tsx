import type { IsoDate } from '@urzad/domain';
import { cva } from 'class-variance-authority';
import { Icon } from '../../foundations/icon/icon';
import { partOfBand } from './day-rows';
import type { CalendarItem } from './event-calendar-props';

const chip = cva(
  'u:flex u:min-h-6.5 u:min-w-0 u:items-start u:gap-1 u:border u:px-1 u:py-0.5 u:text-start u:text-xs u:hover:underline u:forced-colors:border-current',
  {
    variants: {
      tone: {
        warning: 'u:border-transparent u:bg-warning-surface-strong',
        info: 'u:border-transparent u:bg-info-surface-strong',
        plum: 'u:border-transparent u:bg-plum-surface-strong',
        success: 'u:border-transparent u:bg-success-surface-strong',
        error: 'u:border-transparent u:bg-error-surface-strong',
        outline: 'u:border-dashed u:border-line-strong u:text-muted',
        over: 'u:border-line u:text-muted',
        cancelled: 'u:border-dashed u:border-line-strong u:text-muted u:line-through',
      },
      part: {
        whole: 'u:rounded-sm u:wrap-anywhere',
        start: 'u:relative u:z-base u:-me-1.5 u:rounded-s-sm u:border-e-0 u:whitespace-nowrap',
        middle: 'u:-mx-1.5 u:rounded-none u:border-x-0',
        end: 'u:-ms-1.5 u:rounded-e-sm u:border-s-0',
      },
    },
  },
);

const ICON = {
  warning: 'u:text-warning-text',
  info: 'u:text-info-text',
  plum: 'u:text-plum-text',
  success: 'u:text-success-text',
  error: 'u:text-error-text',
  outline: '',
  over: '',
  cancelled: '',
} satisfies Record<CalendarItem['tone'], string>;

interface CalendarChipProps {
  item: CalendarItem;
  day: IsoDate;
  onPress: () => void;
}

/** One item in the cell of a day; of several days its words stand on the first one of a week. */
export function CalendarChip({ item, day, onPress }: CalendarChipProps) {
  const { icon, tone, time, prefix, title, lang } = item;
  const part = partOfBand(item, day);
  const isNamed = part === 'whole' || part === 'start';

  return (
    // By keys one gets to it in the list of the day: otherwise every item of a month would be a stop.
    <button type="button" tabIndex={-1} data-tone={tone} className={chip({ tone, part })} onClick={onPress}>
      {isNamed && (
        <span className={ICON[tone]}>
          <Icon of={icon} />
        </span>
      )}
      <span className={isNamed ? 'u:part u:min-w-0' : 'u:sr-only'}>
        {time !== undefined && <span className="u:part">{`${time} `}</span>}
        {prefix !== undefined && <span className="u:part">{`${prefix} `}</span>}
        <span lang={lang} className="u:part">
          {title}
        </span>
      </span>
    </button>
  );
}
