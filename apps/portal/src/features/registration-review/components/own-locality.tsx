import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { communityText } from '@urzad/domain';
import { formOfDraft } from '@urzad/grants/schemas';
import { Alert, Button, useLocale } from '@urzad/ui';
import { ApiFailure } from '#shared/http/api-failure';
import { useIdempotencyKey } from '#shared/http/use-idempotency-key';
import { useMessages } from '#shared/i18n/messages';
import { addLocality, localitiesQuery } from '#shared/localities/localities';
import { localityMessages } from '#shared/localities/messages';
import { useSession } from '#shared/session/session-store';

/** Says that a place was typed by hand, and lets those who keep the dictionary add it there. */
export function OwnLocality({ registration }: { registration: Pick<Registration, 'form'> }) {
  const { office: words } = useMessages(localityMessages);
  const locale = useLocale();
  const mayAdd = useSession(({ hasEvery }) => hasEvery('library_edit'));
  const { city, city_own, community } = formOfDraft(registration.form);
  const queries = useQueryClient();
  const { key } = useIdempotencyKey();
  const adding = useMutation({
    mutationFn: () => addLocality({ name: city, community }, key),
    onSettled: () => queries.invalidateQueries({ queryKey: localitiesQuery.queryKey }),
  });
  if (city_own !== 'yes') return null;

  // Somebody else was quicker: what was wanted is so.
  const isThere = adding.isSuccess || isAlready(adding.error);
  return (
    <Alert
      kind={isThere ? 'success' : 'warning'}
      live
      title={words.title(city, communityText(community, locale))}
    >
      {isThere ? words.added : words.text}
      {adding.error && !isThere && <p>{words.failed}</p>}
      {mayAdd && !isThere && (
        <p>
          <Button size="sm" loading={adding.isPending} onClick={() => adding.mutate()}>
            {words.add}
          </Button>
        </p>
      )}
    </Alert>
  );
}

function isAlready(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'object-exist';
}
