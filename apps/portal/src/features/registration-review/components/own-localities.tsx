import { useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { Alert, Button, useLocale } from '@urzad/ui';
import { addLocality, localitiesQuery } from '#shared/entities/localities/api';
import { localityMessages } from '#shared/entities/localities/messages';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { type OwnPlace, ownPlaces, whereText } from '../logic/own-places';

/** Lists the places that were typed by hand, and lets staff with the privilege add them to the dictionary. */
export function OwnLocalities({ registration }: { registration: Pick<Registration, 'form'> }) {
  return ownPlaces(registration.form).map((place) => (
    <OwnLocality key={`${place.name} ${place.region} ${place.community}`} place={place} />
  ));
}

function OwnLocality({ place }: { place: OwnPlace }) {
  const { office: words } = useMessages(localityMessages);
  const locale = useLocale();
  const { name, community } = place;
  // The dictionary has only places with a known commune.
  const mayAdd = useSession(({ may }) => may('library_edit')) && community !== '';
  const queries = useQueryClient();
  const askAgain = () => queries.invalidateQueries({ queryKey: localitiesQuery.queryKey });
  const adding = useWrite({
    send: (_, key) => addLocality({ name, community }, key),
    onDone: askAgain,
    onFailed: askAgain,
  });

  // Somebody else added it meanwhile, which is as good.
  const isThere = adding.answer !== undefined || isAlready(adding.error);
  return (
    <Alert kind={isThere ? 'success' : 'warning'} live title={words.title(name, whereText(place, locale))}>
      <p>{isThere ? words.added : words.text}</p>
      {adding.error && !isThere && <p>{words.failed}</p>}
      {mayAdd && !isThere && (
        <p>
          <Button size="sm" loading={adding.isPending} onClick={() => adding.press()}>
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
