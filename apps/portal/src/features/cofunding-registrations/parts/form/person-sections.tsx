import { isShown, PERSON_FIELDS, type RegistrationFormStep } from '@urzad/domain';
import { NumberedSection } from '@urzad/ui';
import { useMessages } from '../../../../shared/i18n/messages';
import { PERSON_SECTIONS } from '../../form/sections';
import type { FormValues } from '../../form/values';
import { formMessages } from '../../form-messages';
import { FieldGrid } from './field-grid';
import { FormField } from './form-field';

export interface StepSectionsProps {
  step: RegistrationFormStep;
  values: FormValues;
  textOf: (path: string) => string | undefined;
}

/** The questions about the person. A part of which nothing is asked is left out; the others keep their numbers. */
export function PersonSections({ step, values, textOf }: StepSectionsProps) {
  const words = useMessages(formMessages);
  const { children: _children, ...answers } = values;

  return (PERSON_SECTIONS[step] ?? []).map(({ title, fields }, at) => {
    if (!fields.some((name) => isShown(PERSON_FIELDS[name], answers))) return null;

    return (
      <NumberedSection key={title} number={`${step}.${at + 1}`} title={words.sections[title]}>
        {title === 'situation' && <p className="max-w-text text-muted">{words.situationHint}</p>}
        <FieldGrid>
          {fields.map((name) => (
            <FormField
              key={name}
              path={name}
              spec={PERSON_FIELDS[name]}
              answers={answers}
              error={textOf(name)}
            />
          ))}
        </FieldGrid>
      </NumberedSection>
    );
  });
}
