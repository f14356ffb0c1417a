import {
  type FieldSpec,
  formatWholeMoney,
  KNOWN_LOCALITIES,
  optionText,
  PLACES_ELSEWHERE,
} from '@urzad/domain';
import { CARE_FORM, isOtherCarer } from '@urzad/grants';
import { formOf, RadioCards, useLocale } from '@urzad/ui';
import { type ComponentType, memo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PlaceQuestion } from '#shared/entities/localities/place-question';
import { useMessages } from '#shared/i18n/messages';
import { useNames } from '#shared/libraries/use-words';
import { type AskedQuestion, type ByQuestion, SpecQuestion } from '#shared/spec-form/spec-question';
import { placeAskedAt } from '../../logic/form/asked-places';
import { useEditor } from '../../logic/form/editor';
import { formMessages } from '../../messages/form';
import { LabourStatusField } from '../labour-status-field';
import { useHints } from './use-hints';

/** Which questions are asked, and so their names, is known at run time. */
const { FormField, useFormValue, useSetValue } = formOf<FieldValues>();

export interface QuestionProps {
  /** `lastname`, `children.0.pesel` */
  path: string;
  spec: FieldSpec;
}

/** One question of the recruitment form. */
export const Question = memo(function Question({ path, spec }: QuestionProps) {
  const hints = useHints(path);

  return (
    <SpecQuestion path={path} spec={spec} hints={hints} widgets={WIDGETS} autoComplete={AUTOCOMPLETE[path]} />
  );
});

const WIDGETS: ByQuestion<ComponentType<AskedQuestion>> = {
  city: Place,
  'children.provider_city': Place,
  'children.care_form': CareForm,
  labour_status: LabourStatus,
};

/** Autofill tokens of the applicant's own data (WCAG 1.3.5). */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  secondname: 'additional-name',
  lastname: 'family-name',
  mail: 'email',
};

/** The question about place, commune and district. */
function Place({ path, hint, readOnly }: AskedQuestion) {
  const { context } = useEditor();
  const { names, specs } = placeAskedAt(path);
  const mayLieElsewhere = names.region !== undefined;

  return (
    <PlaceQuestion
      names={names}
      specs={specs}
      localities={context.localities ?? KNOWN_LOCALITIES}
      elsewhere={mayLieElsewhere ? PLACES_ELSEWHERE : undefined}
      usualRegion={context.call.params.region}
      readOnly={readOnly}
      hint={hint}
    />
  );
}

function LabourStatus({ path, hint, readOnly }: AskedQuestion) {
  const chosen = useFormValue(path);

  return (
    <FormField name={path}>
      {(field) => <LabourStatusField required {...field} chosen={chosen} hint={hint} readOnly={readOnly} />}
    </FormField>
  );
}

/** The forms of care of this call, each with its limit. */
function CareForm({ path, spec, hint, readOnly }: AskedQuestion) {
  const words = useMessages(formMessages);
  const locale = useLocale();
  const forms = useNames('CARE_FORM', CARE_FORM);
  const { care_forms, cap } = useEditor().context.call.params;
  const setValue = useSetValue();
  const chosen = useFormValue(path);

  function choose(next: string) {
    if (isOtherCarer(chosen, next)) setValue(path.replace('care_form', 'provider_name'), '');
  }

  return (
    <FormField name={path}>
      {(field) => (
        <RadioCards
          {...field}
          label={spec[locale]}
          hint={hint}
          readOnly={readOnly}
          required
          onValueChange={choose}
          options={care_forms.map((code) => ({
            value: code,
            label: optionText(forms, code, locale),
            side: words.upTo(formatWholeMoney(cap[code] ?? 0)),
          }))}
        />
      )}
    </FormField>
  );
}
