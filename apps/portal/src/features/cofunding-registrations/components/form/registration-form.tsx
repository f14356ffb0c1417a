import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { useCallback, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { keptDraftQuery } from '#shared/drafts/kept-draft-query';
import { callTermsOf } from '#shared/entities/cofunding-calls/calls';
import { localitiesQuery } from '#shared/entities/localities/api';
import { shownRegistrationQuery } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { ObjectLoaded } from '#shared/object/object-loaded';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { draftKey } from '../../api';
import { formMessages } from '../../messages/form';
import { registrationMessages } from '../../messages/registrations';
import { PreparedNotice } from './prepared-notice';
import { RegistrationEditor } from './registration-editor';

/** Opens the form where it may be edited, and redirects where it may not. */
export function RegistrationForm({ id }: { id: number }) {
  const words = useMessages(formMessages);
  const { missing } = useMessages(registrationMessages);
  const query = useQuery(shownRegistrationQuery(id));

  return (
    <ObjectLoaded query={query} loading={words.loading} failed={words.failed} missing={missing}>
      {(registration) => <OpenForm registration={registration} />}
    </ObjectLoaded>
  );
}

function OpenForm({ registration }: { registration: Registration }) {
  const { id, status, clause } = registration;
  const [stood, setStood] = useState(status);
  const [edited, setEdited] = useState(registration);
  const [isPrepared, setPrepared] = useState(false);
  const finish = useCallback(() => setPrepared(true), []);
  if (status !== 'cancelled' && status !== stood) setStood(status);
  if (!isPrepared && registration !== edited) setEdited(registration);

  // The document is made, and the screen of the signature follows: until it is there, the form stays as it was left.
  if (isPrepared) return <EditableForm registration={edited} onPrepared={finish} />;
  // Deleted in another window while it was open: the typed answers stay visible.
  if (status === 'cancelled' && stood === 'draft')
    return <EditableForm registration={registration} onPrepared={finish} />;
  // A document without the form has no typed answers to show; deleting it here leads to the list.
  if (status === 'cancelled' && stood !== 'cancelled') return <Navigate to={paths.registrations} replace />;
  if (status === 'to_sign' || status === 'signed') return <PreparedNotice registration={registration} />;
  if (status !== 'draft' && status !== 'to_correct') return <Navigate to={paths.registration(id)} replace />;
  if (clause.status === 'to_sign') return <Navigate to={paths.clauseSign(clause.id)} replace />;
  return <EditableForm registration={registration} onPrepared={finish} />;
}

interface EditableFormProps {
  registration: Registration;
  /** The document to sign was made of the form. */
  onPrepared: () => void;
}

/** First reads the unsaved draft of this browser, if there is one. */
function EditableForm({ registration, onPrepared }: EditableFormProps) {
  const words = useMessages(formMessages);
  const userId = useSession(({ me }) => me?.id);
  const today = useBusinessToday();
  const { call } = registration;
  const terms = useMemo(() => callTermsOf(call), [call]);
  const key = draftKey(userId ?? 0, registration.id);
  const { data: kept, error, refetch } = useQuery(keptDraftQuery(key));
  const places = useQuery(localitiesQuery);
  const localities = places.data;
  const isReady = kept !== undefined && userId !== undefined;

  return (
    <Loaded
      data={
        isReady && today && terms && localities
          ? { registration, terms, today, draftKey: key, kept, localities, onPrepared }
          : undefined
      }
      error={error ?? places.error}
      onRetry={() => void Promise.all([refetch(), places.refetch()])}
      loading={words.loading}
    >
      {(known) => <RegistrationEditor {...known} />}
    </Loaded>
  );
}
