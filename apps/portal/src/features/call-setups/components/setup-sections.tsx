import { formatMoney } from '@urzad/domain';
import {
  ANNOUNCEMENT_MAX,
  CARE_FORM,
  type CallField,
  type CareForm,
  CRITERIA,
  capField,
  pointsField,
  youngestField,
} from '@urzad/grants';
import { formOf, NumberedSection } from '@urzad/ui';
import { RichEditor } from '@urzad/ui/rich-editor';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { FieldGrid } from '#shared/spec-form/field-grid';
import { fieldsOf, isOfType, largestCost, SETUP_PARTS, type SetupPart } from '../logic/setup-parts';
import { answersOf, type SetupValues } from '../logic/setup-values';
import { setupMessages } from '../messages/setup';
import { FaqFields } from './faq-fields';
import { OwnLanguage } from './own-language';
import { SetupQuestion } from './setup-question';

const { FormField, useFormAnswers } = formOf<SetupValues>();

/** The eight parts of a call. */
export function SetupSections({ mayEdit }: { mayEdit: boolean }) {
  const words = useMessages(setupMessages);
  const ownParts: Partial<Record<SetupPart, ReactNode>> = {
    announcement: <AnnouncementField mayEdit={mayEdit} />,
    faq: <FaqFields mayEdit={mayEdit} />,
  };

  return SETUP_PARTS.map((part, at) => (
    <NumberedSection key={part} number={String(at + 1)} title={words.parts[part]}>
      {ownParts[part] ?? <PartFields part={part} />}
      <PartNote part={part} />
    </NumberedSection>
  ));
}

const OF_CARE_FORM = new Map<string, CareForm>(
  CARE_FORM.flatMap(({ code }) => [[capField(code), code] as const, [youngestField(code), code] as const]),
);

/** The fields of a part; those of a form of care only when it is chosen. */
function PartFields({ part }: { part: SetupPart }) {
  const shown = useFormAnswers((values) => {
    const { care_forms } = answersOf(values);
    return fieldsOf(part)
      .filter((name) => {
        const code = OF_CARE_FORM.get(name);
        return code === undefined || care_forms.includes(code);
      })
      .join(' ');
  });

  const names = shown.split(' ') as CallField[];
  const lists = names.filter((name) => isOfType(name, 'many'));

  return (
    <>
      {lists.map((name) => (
        <SetupQuestion key={name} name={name} />
      ))}
      <FieldGrid>
        {names
          .filter((name) => !lists.includes(name))
          .map((name) => (
            <SetupQuestion key={name} name={name} />
          ))}
      </FieldGrid>
    </>
  );
}

/** What follows from the fields of a part, or explains them. */
function PartNote({ part }: { part: SetupPart }) {
  const { hints } = useMessages(setupMessages);
  if (part === 'means') return <CostLine />;
  if (part === 'criteria') return <PointsLine />;
  if (part !== 'dates') return null;
  return (
    <p className="u:text-sm u:text-muted">
      {hints.dates} {hints.test}
    </p>
  );
}

function CostLine() {
  const words = useMessages(setupMessages);
  const text = useFormAnswers((values) => {
    const answers = answersOf(values);
    const cost = largestCost({
      places: [answers.places_in_zone, answers.places_out_zone],
      months: answers.months_max,
      caps: CARE_FORM.filter(({ code }) => answers.care_forms.includes(code)).map(
        ({ code }) => answers[capField(code)],
      ),
    });
    if (!cost) return '';
    const enough = (answers.budget ?? 0) >= cost.sum ? words.enough : words.tooLittle;
    return `${words.cost(cost.places, cost.months, formatMoney(cost.cap), formatMoney(cost.sum))} ${enough}`;
  });

  return <p className="u:text-sm u:text-muted">{text}</p>;
}

function PointsLine() {
  const { hints } = useMessages(setupMessages);
  const points = useFormAnswers((values) => {
    const answers = answersOf(values);
    return CRITERIA.reduce((sum, { code }) => sum + (answers[pointsField(code)] || 0), 0);
  });

  return (
    <p className="u:text-sm u:text-muted">
      {hints.most(points)} {hints.criteria}
    </p>
  );
}

/** Its text is in Polish in both languages; where it is only read, its language is marked. */
function AnnouncementField({ mayEdit }: { mayEdit: boolean }) {
  const words = useMessages(setupMessages);

  return (
    <div lang={mayEdit ? undefined : 'pl'}>
      <FormField as="value" name="announcement">
        {(field) => (
          <RichEditor
            {...field}
            label={<OwnLanguage>{words.announcementLabel}</OwnLanguage>}
            hint={<OwnLanguage>{words.hints.announcement}</OwnLanguage>}
            maxLength={ANNOUNCEMENT_MAX}
            readOnly={!mayEdit}
          />
        )}
      </FormField>
    </div>
  );
}
