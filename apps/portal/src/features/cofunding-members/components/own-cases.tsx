import { useQuery } from '@tanstack/react-query';
import { Card, TextLink } from '@urzad/ui';
import { CaseStatusBadge } from '#shared/entities/office-cases/case-status-badge';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { WriteToOffice } from '#shared/entities/office-cases/write-to-office';
import { LoadFailure } from '#shared/failures/load-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { liveCasesQuery } from '../api';
import { panelMessages } from '../messages/panel';

/** The open cases of the participant, the last written first, and a new one. */
export function OwnCases({ id_registration }: { id_registration: number }) {
  const { cases: words } = useMessages(panelMessages);
  const shown = useShownTitle();
  const { data, error, refetch } = useQuery(liveCasesQuery);

  return (
    <Card className="u:grid u:gap-3">
      <div className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-4">
        <h2 className="u:text-lg">{words.title}</h2>
        <TextLink href={paths.officeCases}>{words.all}</TextLink>
      </div>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="u:text-muted">{words.none}</p>}
      {data && data.length > 0 && (
        <ul className="u:grid u:each:border-t u:each:border-line-subtle u:each:py-3">
          {data.map(({ id, sign, title, status }) => (
            <li key={id} className="u:grid u:justify-items-start u:gap-1">
              <TextLink href={paths.officeCase(id)} className="u:font-semibold u:wrap-anywhere">
                {shown(title)}
              </TextLink>
              <span className="u:file-number u:text-sm u:text-muted">{sign}</span>
              <CaseStatusBadge status={status} isOwn />
            </li>
          ))}
        </ul>
      )}
      <WriteToOffice id={id_registration} />
    </Card>
  );
}
