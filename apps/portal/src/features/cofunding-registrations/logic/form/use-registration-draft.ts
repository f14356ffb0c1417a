import { useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { type DraftOptions, useDraft } from '#shared/drafts/use-draft';
import { registrationQuery, registrationsKey } from '#shared/entities/registrations/registration-query';
import { isCancelled } from '#shared/http/refusals';
import { explanationsOf } from '#shared/spec-form/explanations';
import { saveDraft } from '../../api';
import { isStored, type SentDraft } from './sent-draft';
import { draftOf, type FormValues, withoutPrivateAnswers } from './values';

type OwnOptions = Pick<DraftOptions<FormValues, SentDraft>, 'form' | 'start' | 'draftKey'>;

/** Saves the form of a registration while it is typed, and has the state of autosave. */
export function useRegistrationDraft({ id, remarks }: Registration, options: OwnOptions) {
  const queries = useQueryClient();
  const { queryKey } = registrationQuery(id);

  return useDraft<FormValues, SentDraft>({
    ...options,
    versionAt: queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    bodyOf: (values) => ({
      form: draftOf(values),
      explanations: explanationsOf(values.explanations, remarks),
    }),
    send: async (draft, at) => {
      const saved = await saveDraft({ id, ...draft, ...at });
      // The cache gets the saved draft, for the next screen of this registration.
      queries.setQueryData(queryKey, (known) => known && { ...known, ...saved, ...draft });
      return saved;
    },
    isStored,
    withoutPrivate: withoutPrivateAnswers,
    onRefused: (error) => {
      // The query of the registration has the rest.
      if (isCancelled(error)) void queries.invalidateQueries({ queryKey: registrationsKey });
    },
  });
}
