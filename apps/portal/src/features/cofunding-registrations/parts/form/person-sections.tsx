import { isShown, PERSON_FIELDS, type RegistrationFormStep } from '@urzad/domain';
import { NumberedSection } from '@urzad/ui';
import { useMessages } from '../../../../shared/i18n/messages';
import { type FormSection, PERSON_SECTIONS } from '../../form/sections';
import { formMessages } from '../../form-messages';
import { FieldGrid } from './field-grid';
import { FormField } from './form-field';
import { useFromValues } from './use-values';

export interface StepSectionsProps {
  step: RegistrationFormStep;
  textOf: (path: string) => string | undefined;
}

/** The questions about the person. A part of which nothing is asked is left out; the others keep their numbers. */
export function PersonSections({ step, textOf }: StepSectionsProps) {
  return (PERSON_SECTIONS[step] ?? []).map((section, at) => (
    <PersonSection key={section.title} {...section} number={`${step}.${at + 1}`} textOf={textOf} />
  ));
}

type PersonSectionProps = FormSection & Pick<StepSectionsProps, 'textOf'> & { number: string };

function PersonSection({ number, title, fields, textOf }: PersonSectionProps) {
  const words = useMessages(formMessages);
  const asked = useFromValues(({ children: _children, ...answers }) =>
    fields.filter((name) => isShown(PERSON_FIELDS[name], answers)),
  );
  if (asked.length === 0) return null;

  return (
    <NumberedSection number={number} title={words.sections[title]}>
      {title === 'situation' && <p className="max-w-text text-muted">{words.situationHint}</p>}
      <FieldGrid>
        {asked.map((name) => (
          <FormField key={name} path={name} spec={PERSON_FIELDS[name]} error={textOf(name)} />
        ))}
      </FieldGrid>
    </NumberedSection>
  );
}
