import { isShown, PERSON_FIELDS, type RegistrationFormStep } from '@urzad/domain';
import { NumberedSection } from '@urzad/ui';
import { useMessages } from '../../../../shared/i18n/messages';
import { type FormSection, PERSON_SECTIONS } from '../../form/sections';
import { formMessages } from '../../form-messages';
import { FieldGrid } from './field-grid';
import { Question } from './question';
import { useFromValues } from './use-values';

export interface StepSectionsProps {
  step: RegistrationFormStep;
}

/** The questions about the person. A part of which nothing is asked is left out, and the others are numbered without it. */
export function PersonSections({ step }: StepSectionsProps) {
  const asked = useAskedSections(step);

  return asked.map((section, at) => (
    <PersonSection key={section.title} {...section} number={`${step}.${at + 1}`} />
  ));
}

/** The parts of a step of which something is asked, given the other answers. */
export function useAskedSections(step: RegistrationFormStep): readonly FormSection[] {
  const sections = PERSON_SECTIONS[step] ?? [];
  const titles = useFromValues(({ children: _children, ...answers }) =>
    sections
      .filter(({ fields }) => fields.some((name) => isShown(PERSON_FIELDS[name], answers)))
      .map(({ title }) => title),
  );

  return sections.filter(({ title }) => titles.includes(title));
}

type PersonSectionProps = FormSection & { number: string };

function PersonSection({ number, title, fields }: PersonSectionProps) {
  const words = useMessages(formMessages);
  const asked = useFromValues(({ children: _children, ...answers }) =>
    fields.filter((name) => isShown(PERSON_FIELDS[name], answers)),
  );

  return (
    <NumberedSection number={number} title={words.sections[title]}>
      {title === 'situation' && <p className="max-w-text text-muted">{words.situationHint}</p>}
      <FieldGrid>
        {asked.map((name) => (
          <Question key={name} path={name} spec={PERSON_FIELDS[name]} />
        ))}
      </FieldGrid>
    </NumberedSection>
  );
}
