import { NO_VALUE, optionOf } from '@urzad/domain';
import {
  childNamesOf,
  FILE_KIND,
  type FileKind,
  type RegistrationFormStep,
  type RegistrationRow,
  registrationRows,
  registrationSteps,
  requiredFileKinds,
} from '@urzad/grants';
import type { RegistrationForm } from '@urzad/grants/schemas';
import { Button, NumberedSection, SummaryList, type SummaryRow, useLocale } from '@urzad/ui';
import { Printer } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { mayChangeFiles } from '../../logic/form/corrections';
import { useEditor } from '../../logic/form/editor-context';
import { fieldQuery } from '../../logic/form/field-link';
import { usePausedValues } from '../../logic/form/use-values';
import { answersOf } from '../../logic/form/values';
import { formMessages } from '../../messages/form';

const ATTACHMENTS_STEP = 7;

/** All that was answered, part by part and child by child, each answer with the way back into its field. */
export function CheckAnswers() {
  const { check: words } = useMessages(formMessages);
  const values = usePausedValues();
  const form = answersOf(values);
  const names = childNamesOf(values);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-6">
        <p className="max-w-text">{words.lead}</p>
        <Button variant="quiet" icon={Printer} className="print:hidden" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      {registrationSteps.map(({ number }) => (
        <StepAnswers key={number} step={number} form={form} names={names} />
      ))}
    </>
  );
}

interface StepAnswersProps {
  step: RegistrationFormStep;
  form: RegistrationForm;
  names: readonly string[];
}

function StepAnswers({ step, form, names }: StepAnswersProps) {
  const words = useMessages(formMessages);
  const locale = useLocale();
  const { today } = useEditor();
  const rowOf = useRowOf();
  const rows = registrationRows(step, form, { locale, today });
  const ofPerson = rows.filter(({ child }) => child === null).map(rowOf);
  const isLast = step === ATTACHMENTS_STEP;

  return (
    <NumberedSection number={String(step)} title={registrationSteps[step - 1]?.[locale] ?? ''}>
      {ofPerson.length > 0 && <SummaryList rows={ofPerson} />}
      {form.children.map((_child, at) => {
        const ofChild = rows.filter(({ child }) => child === at).map(rowOf);
        return (
          ofChild.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a child without a name has nothing else to be known by.
            <div key={at} className="grid gap-2">
              <h3 className="text-lg">{names[at] || words.child(at + 1)}</h3>
              <SummaryList rows={ofChild} />
            </div>
          )
        );
      })}
      {isLast && <AttachedFiles form={form} />}
    </NumberedSection>
  );
}

function AttachedFiles({ form }: Pick<StepAnswersProps, 'form'>) {
  const { files: words } = useMessages(formMessages);
  const locale = useLocale();
  const { registration } = useEditor();
  const { pathname } = useLocation();
  const required = requiredFileKinds(form);
  const kinds = new Set<FileKind>([...required, ...registration.attachments.map(({ kind }) => kind)]);

  const rows = [...kinds].map((kind): SummaryRow => {
    const files = registration.attachments.filter((file) => file.kind === kind);
    return {
      term: optionOf(FILE_KIND, kind)?.[locale] ?? kind,
      value: files.map(({ name }) => name).join(', '),
      changeHref: mayChangeFiles(registration, required, kind)
        ? pathname + fieldQuery(`attachments.${kind}`)
        : undefined,
    };
  });

  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{words.title}</h3>
      {rows.length > 0 ? <SummaryList rows={rows} /> : <p className="text-muted">{words.none}</p>}
    </div>
  );
}

function useRowOf() {
  const locale = useLocale();
  const { isEditable } = useEditor();
  const { pathname } = useLocation();

  return ({ path, label, text }: RegistrationRow): SummaryRow => ({
    term: label,
    value: text === NO_VALUE[locale] ? undefined : text,
    changeHref: isEditable(path) ? pathname + fieldQuery(path) : undefined,
  });
}
