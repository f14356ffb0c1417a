import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isIsoMonth } from '@urzad/domain';
import { EmptyState, TextLink } from '@urzad/ui';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { claimQuery, claimsKey } from '#shared/entities/claims/claim-query';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { openClaimQuery } from '../api';
import { type MonthRefusal, monthRefusalOf } from '../logic/month-refusal';
import { claimFormMessages } from '../messages/claim-form';

/** Opens the claim of a month, once, and goes on to its form; or says why the month cannot be settled. */
export function NewClaim() {
  const { id, month = '' } = useParams();
  const words = useMessages(claimFormMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(openClaimQuery(Number(id), month));
  const refusal = monthRefusalOf(error);

  useEffect(() => {
    if (!data) return;
    queries.setQueryData(claimQuery(data.id).queryKey, data);
    void queries.invalidateQueries({ queryKey: [...claimsKey, 'get'] });
    void navigate(paths.claim(data.id), { replace: true });
  }, [data, queries, navigate]);

  return (
    // The footer waits until the form is there.
    <div data-loading-screen={error ? undefined : ''}>
      <ObjectScreen
        query={{ data: refusal, error: refusal ? null : error, refetch }}
        title={isIsoMonth(month) ? words.titleOf(month) : words.title}
        breadcrumbs={[{ label: words.list, href: paths.claims }]}
        loading={words.opening}
        failed={words.openFailed}
        missing={words.missing}
      >
        {(reason) => <NotNow reason={reason} />}
      </ObjectScreen>
    </div>
  );
}

function NotNow({ reason }: { reason: MonthRefusal }) {
  const { notNow: words } = useMessages(claimFormMessages);

  return (
    <EmptyState
      title={words.title}
      action={
        <TextLink variant="standalone" href={paths.claims}>
          {words.back}
        </TextLink>
      }
    >
      {words[reason]}
    </EmptyState>
  );
}
