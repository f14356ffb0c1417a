import { isShown, voivodeshipName } from '@urzad/domain';
import {
  PERSON_FIELDS,
  type PersonFieldName,
  questionOfAnswer,
  type RegistrationFormStep,
} from '@urzad/grants';
import { NumberedSection, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { FieldGrid } from '#shared/spec-form/field-grid';
import { useEditor } from '../../logic/form/editor';
import { askedSections, type FormSection, PERSON_SECTIONS } from '../../logic/form/sections';
import { useFromValues } from '../../logic/form/use-values';
import type { FormValues } from '../../logic/form/values';
import { formMessages } from '../../messages/form';
import { Question } from './question';

export interface StepSectionsProps {
  step: RegistrationFormStep;
}

/** The questions about the person. A section without a question is left out, and the others are numbered without it. */
export function PersonSections({ step }: StepSectionsProps) {
  const asked = useAskedSections(step);

  return asked.map((section, at) => (
    <PersonSection key={section.title} {...section} number={`${step}.${at + 1}`} />
  ));
}

/** The sections of a step with at least one question, given the other answers. */
export function useAskedSections(step: RegistrationFormStep): readonly FormSection[] {
  const titles = useFromValues(({ children: _children, ...answers }) =>
    askedSections(step, answers).map(({ title }) => title),
  );

  return (PERSON_SECTIONS[step] ?? []).filter(({ title }) => titles.includes(title));
}

type PersonSectionProps = FormSection & { number: string };

function PersonSection({ number, title, fields }: PersonSectionProps) {
  const words = useMessages(formMessages);
  const { region } = useEditor().context.call.params;
  // The voivodeship is shown, not asked, unless the answers have another one, which has to be corrected.
  const isAsked = (name: PersonFieldName, answers: Pick<FormValues, 'region'>) =>
    questionOfAnswer(name) === name && !(name === 'region' && answers.region === region);
  const asked = useFromValues(({ children: _children, ...answers }) =>
    fields.filter((name) => isShown(PERSON_FIELDS[name], answers) && isAsked(name, answers)),
  );

  return (
    <NumberedSection number={number} title={words.sections[title]}>
      {title === 'situation' && <p className="u:max-w-text u:text-muted">{words.situationHint}</p>}
      {title === 'home' && <Voivodeship />}
      {/* It has several fields and a button, which a row of the grid cannot hold. */}
      {asked.includes('city') && <Question path="city" spec={PERSON_FIELDS.city} />}
      <FieldGrid>
        {asked.filter(isInGrid).map((name) => (
          <Question key={name} path={name} spec={PERSON_FIELDS[name]} />
        ))}
      </FieldGrid>
    </NumberedSection>
  );
}

function Voivodeship() {
  const words = useMessages(formMessages);
  const locale = useLocale();
  const { region } = useEditor().context.call.params;

  return (
    <p className="u:max-w-text u:text-muted">
      {words.voivodeship(voivodeshipName(region, { locale, form: 'locative' }))}
    </p>
  );
}

function isInGrid(name: PersonFieldName): boolean {
  return name !== 'city';
}
