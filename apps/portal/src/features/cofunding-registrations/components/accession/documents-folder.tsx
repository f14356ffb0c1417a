import type { Registration } from '@urzad/contract';
import { daysBetween, dayText, monthName } from '@urzad/domain';
import { type AccessionFileStatus, type AccessionGaps, countGaps } from '@urzad/grants';
import { DateTile, FolderCard, useLocale } from '@urzad/ui';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { useBusinessToday } from '#shared/system/use-office';
import type { ProofRow } from '../../logic/accession/proof-rows';
import { accessionMessages } from '../../messages/accession';

interface DocumentsFolderProps {
  registration: Registration;
  rows: readonly ProofRow[];
  gaps: AccessionGaps;
}

/** How much is left, and until when. */
export function DocumentsFolder({ registration, rows, gaps }: DocumentsFolderProps) {
  const words = useMessages(accessionMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const number = useShownNumber(registration.number);
  const left = countGaps(gaps);
  const { accession } = registration;
  if (!accession) return null;
  const { documents_to, prolonged } = accession;
  const day = dayText(documents_to, locale);

  return (
    <FolderCard number={number} tone="warning">
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-6">
        <div className="u:grid u:min-w-0 u:flex-1 u:gap-2">
          <h2 className="u:text-xl">{left === 0 ? words.readyTo(day) : words.leftTo(left, day)}</h2>
          <Segments rows={rows} gaps={gaps} />
          {prolonged === 'yes' && <p className="u:text-sm">{words.prolonged}</p>}
        </div>
        <div className="u:grid u:justify-items-center u:gap-1">
          <DateTile
            dateTime={documents_to}
            day={String(Number(documents_to.slice(8)))}
            month={monthName(documents_to.slice(0, 7), locale)}
          />
          {today && (
            <p className="u:text-sm">{words.leftDays(Math.max(0, daysBetween(today, documents_to)))}</p>
          )}
        </div>
      </div>
    </FolderCard>
  );
}

type State = AccessionFileStatus | 'missing';

const LOOKS: Record<State, string> = {
  accepted: 'u:bg-success-surface-strong u:border-success-text',
  new: 'u:bg-info-surface-strong u:border-info-text',
  rejected: 'u:bg-warning-surface-strong u:border-warning-text',
  missing: 'u:bg-surface u:border-line-strong',
  removed: '',
};
const ORDER: readonly State[] = ['accepted', 'new', 'rejected', 'missing'];

/** Each document as one segment, then the account and the form of data, with the same in words below. */
function Segments({ rows, gaps }: Pick<DocumentsFolderProps, 'rows' | 'gaps'>) {
  const words = useMessages(accessionMessages);
  const given = (isMissing: boolean): State => (isMissing ? 'missing' : 'accepted');
  const shown = [
    ...rows
      .filter(({ file, required }) => file || required)
      .map(({ scope, file }) => ({ scope, state: file?.status ?? ('missing' as const) })),
    { scope: 'account', state: given(gaps.isAccountMissing) },
    { scope: 'data', state: given(gaps.isPersonalDataMissing) },
  ].toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
  const countOf = (state: State) => shown.filter((one) => one.state === state).length;

  return (
    <>
      <div aria-hidden="true" className="u:flex u:gap-1.5">
        {shown.map(({ scope, state }) => (
          <span key={scope} className={`u:h-3.5 u:flex-1 u:rounded-sm u:border ${LOOKS[state]}`} />
        ))}
      </div>
      <p className="u:text-sm">
        {words.counts({
          accepted: countOf('accepted'),
          added: countOf('new'),
          returned: countOf('rejected'),
          missing: countOf('missing'),
        })}
      </p>
    </>
  );
}
