import type { MailLetterRow } from '@urzad/contract';
import { dateText, type IsoDate, timeText, warsawDate } from '@urzad/domain';
import { Checkbox, Icon, Link, useLocale } from '@urzad/ui';
import { Paperclip } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { BesidePresence } from '#shared/presence/presence';
import { chosenWords } from '../messages/chosen';
import { folderMessages } from '../messages/folder';

export interface FolderRowsProps {
  rows: readonly MailLetterRow[];
  label: string;
  today: IsoDate;
  /** The letter that is shown beside the list. */
  shown?: number;
  /** Without it none can be chosen. */
  choice?: RowChoice;
}

/** Letters that are chosen to do something with all of them. */
interface RowChoice {
  /** Ids of letters. */
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
}

/** Letters of a folder as links, the newest first. */
export function FolderRows({ rows, label, today, shown, choice }: FolderRowsProps) {
  return (
    <ul aria-label={label} className="u:overflow-hidden u:rounded-lg u:border u:border-line">
      {rows.map((row) => (
        <li key={row.id} className="u:flex u:border-b u:border-line-subtle u:last:border-b-0">
          {choice && <RowBox row={row} choice={choice} />}
          <FolderRow row={row} today={today} isShown={row.id_letter === shown} />
        </li>
      ))}
    </ul>
  );
}

/** Chooses the letter; a press beside it, on the row, opens the letter. */
function RowBox({ row, choice }: { row: MailLetterRow; choice: RowChoice }) {
  const words = useMessages(chosenWords);
  const people = usePeople(row);
  const { noSubject } = useMessages(folderMessages);
  const { id_letter: id } = row;

  return (
    <div className="u:flex-none u:py-3 u:ps-4 u:print:hidden">
      <Checkbox
        label={
          <span className="u:sr-only">
            <span>{`${words.one} `}</span>
            <span lang="pl">{`${people}, ${row.subject || noSubject}`}</span>
          </span>
        }
        checked={choice.ids.has(id)}
        onCheckedChange={(isChosen) => {
          const others = [...choice.ids].filter((one) => one !== id);
          choice.onChange(new Set(isChosen ? [...others, id] : others));
        }}
      />
    </div>
  );
}

/** Whom the letter is from, or to whom. */
function usePeople({ folder, from, to }: MailLetterRow): string {
  const words = useMessages(folderMessages);
  const isOwn = folder === 'sent' || folder === 'drafts';
  if (isOwn) return to ? words.to(to) : words.nobody;
  return from || words.unknown;
}

interface FolderRowProps {
  row: MailLetterRow;
  today: IsoDate;
  isShown: boolean;
}

function FolderRow({ row, today, isShown }: FolderRowProps) {
  const words = useMessages(folderMessages);
  const isUnread = row.folder === 'inbox' && row.is_read === 'no';
  const people = usePeople(row);
  const weight = isUnread ? 'u:font-semibold' : '';

  return (
    <Link
      href={
        row.folder === 'drafts' ? `${paths.mailNew}?draft=${row.id_letter}` : paths.mailLetter(row.id_letter)
      }
      aria-current={isShown ? 'page' : undefined}
      className={`u:grid u:min-w-0 u:flex-1 u:grid-cols-1 u:gap-0.5 u:py-3 u:pe-4 u:text-ink u:no-underline u:hover:bg-surface-hover ${isShown ? 'u:border-s-4 u:border-accent u:bg-accent-subtle u:ps-3' : 'u:ps-4'}`}
    >
      <span className="u:flex u:items-baseline u:gap-2">
        {isUnread && (
          <span className="u:size-2 u:shrink-0 u:rounded-full u:border-4 u:border-accent">
            <span className="u:sr-only">{words.isUnread}</span>
          </span>
        )}
        <span className="u:min-w-0 u:flex-1">
          <BesidePresence id={row.folder === 'sent' || row.folder === 'drafts' ? null : row.id_from}>
            <span lang="pl" className={weight}>
              {people}
            </span>
          </BesidePresence>
        </span>
        <Moment date={row.date} today={today} />
      </span>
      <span lang={row.subject ? 'pl' : undefined} className={`u:truncate ${weight}`}>
        {row.subject || words.noSubject}
      </span>
      <span className="u:flex u:items-center u:gap-2 u:text-sm u:text-muted">
        <span lang="pl" className="u:min-w-0 u:flex-1 u:truncate">
          {row.beginning || '\u00a0'}
        </span>
        {row.files > 0 && (
          <span className="u:flex u:shrink-0 u:items-center u:gap-1">
            <Icon of={Paperclip} />
            <span aria-hidden="true">{row.files}</span>
            <span className="u:sr-only">{words.files(row.files)}</span>
          </span>
        )}
      </span>
      {row.object?.name && <span className="u:file-number u:text-sm u:text-muted">{row.object.name}</span>}
    </Link>
  );
}

/** Of today the hour, of another day the day. */
function Moment({ date, today }: { date: string; today: IsoDate }) {
  const locale = useLocale();
  const moment = new Date(date);
  const day = warsawDate(moment);

  return (
    <time dateTime={date} className="u:shrink-0 u:text-sm u:tabular-nums u:text-muted">
      {day === today ? timeText(moment) : dateText(day, { today, locale })}
    </time>
  );
}
