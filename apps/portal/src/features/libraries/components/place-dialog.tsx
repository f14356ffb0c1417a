import { useQueryClient } from '@tanstack/react-query';
import { fieldErrorText, isBlank, isFieldErrorCode, isLocalityName } from '@urzad/domain';
import { PROFILE_FIELDS } from '@urzad/grants';
import { toast, useLocale } from '@urzad/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { addLocality, localitiesQuery } from '#shared/entities/localities/api';
import { TypedPlace } from '#shared/entities/localities/typed-place';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useWrite } from '#shared/server-state/use-write';
import { useItemsChanged } from '../logic/use-items-changed';
import { placeMessages } from '../messages/place';

interface Values {
  name: string;
  district: string;
  community: string;
}

const NOTHING: Values = { name: '', district: '', community: '' };
const NAMES = { city: 'name', district: 'district', community: 'community', own: 'own' } as const;
const SPECS = {
  city: PROFILE_FIELDS.location_city,
  district: PROFILE_FIELDS.location_district,
  community: PROFILE_FIELDS.location_community,
};

/** Adds a place that the registers do not have yet to the dictionary (Process §0.2). */
export function PlaceDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(placeMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const itemsChanged = useItemsChanged();
  const formId = useId();
  const form = useForm<Values>({ defaultValues: NOTHING });
  const write = useWrite<{ name: string }, Values>({
    send: ({ name, community }, key) => addLocality({ name, community }, key),
    onDone: async ({ name }) => {
      await Promise.all([
        itemsChanged(),
        // The forms offer it as well.
        queries.invalidateQueries({ queryKey: localitiesQuery.queryKey }),
      ]);
      toast.success(words.saved(name));
      onClose();
    },
  });

  return (
    <DecisionModal
      title={words.add}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.save, form: formId }}
      // The form shows what is refused.
      decision={{ error: null, isPending: write.isPending }}
      refused={words.saveFailed}
    >
      <RequestForm<Values>
        id={formId}
        form={form}
        label={words.add}
        className="u:grid u:gap-4"
        check={placeErrors}
        errorText={(code) => {
          if (code === 'known') return words.known;
          if (code === 'not-valid-city') return words.notName;
          return isFieldErrorCode(code) ? fieldErrorText(code, locale) : code;
        }}
        fieldErrors={({ code }) => (code === 'object-exist' ? { name: 'known' } : undefined)}
        send={write.submit}
        failure={(error) => <FormFailure title={words.saveFailed} error={error} />}
      >
        <TypedPlace names={NAMES} specs={SPECS} localities={[]} hint={words.hint} />
      </RequestForm>
    </DecisionModal>
  );
}

function placeErrors({ name, district, community }: Values): Partial<Record<keyof Values, string>> {
  return {
    ...(isBlank(name) && { name: 'is-empty' }),
    ...(!isBlank(name) && !isLocalityName(name) && { name: 'not-valid-city' }),
    ...(district === '' && { district: 'is-empty' }),
    ...(community === '' && { community: 'is-empty' }),
  };
}
