import { useQuery } from '@tanstack/react-query';
import type { OfficeCaseRow } from '@urzad/contract';
import { Card, TextLink } from '@urzad/ui';
import { CaseStatusBadge } from '#shared/entities/office-cases/case-status-badge';
import { casesAboutQuery } from '#shared/entities/office-cases/cases-about';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { WriteToOffice } from '#shared/entities/office-cases/write-to-office';
import { LoadFailure } from '#shared/failures/load-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { caseMessages } from '../../messages/cases';

/** The cases about a registration, and a new one. */
export function Cases({ id }: { id: number }) {
  const words = useMessages(caseMessages);
  const { data, error, refetch } = useQuery(casesAboutQuery('cofundingregistration', id));

  return (
    <Card className="u:grid u:gap-3">
      <h2 className="u:text-lg">{words.title}</h2>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="u:text-muted">{words.none}</p>}
      {data && data.length > 0 && (
        <ul className="u:grid u:each:border-t u:each:border-line-subtle u:each:py-3">
          {data.map((row) => (
            <li key={row.id}>
              <CaseLine row={row} />
            </li>
          ))}
        </ul>
      )}
      <div className="u:grid u:tablet:block">
        <WriteToOffice id={id} />
      </div>
    </Card>
  );
}

function CaseLine({ row: { id, sign, title, status } }: { row: OfficeCaseRow }) {
  const shown = useShownTitle();

  return (
    <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-x-4 u:gap-y-1">
      <div className="u:grid u:min-w-0 u:gap-0.5">
        <TextLink href={paths.officeCase(id)} className="u:font-semibold u:wrap-anywhere">
          {shown(title)}
        </TextLink>
        <span className="u:file-number u:text-sm u:text-muted">{sign}</span>
      </div>
      <CaseStatusBadge status={status} isOwn />
    </div>
  );
}
