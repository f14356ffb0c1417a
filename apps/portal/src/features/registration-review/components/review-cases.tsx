import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { isLiveCase, SEE_CASES } from '@urzad/grants';
import { Button, Link, TextLink } from '@urzad/ui';
import { MessageSquarePlus } from 'lucide-react';
import { CaseStatusBadge } from '#shared/entities/office-cases/case-status-badge';
import { casesAboutQuery } from '#shared/entities/office-cases/cases-about';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { LoadFailure } from '#shared/failures/load-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { reviewMessages } from '../messages/review';

/** The main case of the application, its open cases, and a new one. */
export function ReviewCases({ id, id_officecase }: Pick<Registration, 'id' | 'id_officecase'>) {
  const words = useMessages(reviewMessages);
  const maySee = useSession(({ may }) => may(SEE_CASES));
  const mayOpen = useSession(({ may }) => may('office_case_edit'));
  const { data, error, refetch } = useQuery({
    ...casesAboutQuery('cofundingregistration', id),
    enabled: maySee,
  });
  const shown = useShownTitle();
  if (!maySee) return null;
  const open = (data ?? []).filter((row) => row.id !== id_officecase && isLiveCase(row.status));

  return (
    <section className="u:grid u:gap-3">
      <h2 className="u:pt-6 u:text-lg">{words.cases}</h2>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {id_officecase !== null && (
        <p>
          <TextLink href={paths.officeCase(id_officecase)}>{words.mainCase}</TextLink>
        </p>
      )}
      {data && open.length === 0 && <p className="u:text-sm u:text-muted">{words.noOpenCases}</p>}
      {open.length > 0 && (
        <ul className="u:grid u:gap-2">
          {open.map((row) => (
            <li key={row.id} className="u:flex u:flex-wrap u:items-center u:gap-x-3 u:gap-y-1">
              <TextLink href={paths.officeCase(row.id)} className="u:wrap-anywhere">
                {shown(row.title)}
              </TextLink>
              <span className="u:file-number u:text-sm u:text-muted">{row.sign}</span>
              <CaseStatusBadge status={row.status} />
            </li>
          ))}
        </ul>
      )}
      {mayOpen && (
        <p className="u:print:hidden">
          <Button asChild icon={MessageSquarePlus} size="sm">
            <Link href={paths.officeCaseNew('cofundingregistration', id)}>{words.newCase}</Link>
          </Button>
        </p>
      )}
    </section>
  );
}
