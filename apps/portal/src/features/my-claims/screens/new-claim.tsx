import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { claimQuery, claimsKey } from '#shared/entities/claims/claim-query';
import { useMessages } from '#shared/i18n/messages';
import { refusalText } from '#shared/object/refusal-text';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { openClaimQuery } from '../api';
import { claimFormMessages } from '../messages/claim-form';

/** Opens the claim of a month, once, and goes on to its form. */
export function NewClaim() {
  const { id, month = '' } = useParams();
  const words = useMessages(claimFormMessages);
  useScreen(words.title);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(openClaimQuery(Number(id), month));

  useEffect(() => {
    if (!data) return;
    queries.setQueryData(claimQuery(data.id).queryKey, data);
    void queries.invalidateQueries({ queryKey: [...claimsKey, 'get'] });
    void navigate(paths.claim(data.id), { replace: true });
  }, [data, queries, navigate]);

  return (
    // The footer waits until the form is there.
    <div data-loading-screen={error ? undefined : ''}>
      <Loaded
        data={undefined}
        error={error}
        onRetry={() => void refetch()}
        loading={words.opening}
        failed={words.openFailed}
        reason={refusalText(error, words.openReasons)}
      >
        {() => null}
      </Loaded>
    </div>
  );
}
