import {
  ATTACHMENTS_STEP,
  childNamesOf,
  type FileKind,
  type RegistrationFormStep,
  registrationFieldLabel,
  registrationRows,
  registrationSteps,
  requiredFileKinds,
} from '@urzad/grants';
import { Button, NumberedSection, SkipLink, SummaryList, TextLink, useLocale, useToday } from '@urzad/ui';
import { Printer } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { useEditor } from '../../logic/form/editor';
import { useCheckPhase, useCheckRows } from '../../logic/form/use-check-rows';
import { usePausedValues } from '../../logic/form/use-values';
import { answersOf, type FormValues } from '../../logic/form/values';
import { formMessages } from '../../messages/form';

const CHECK_END = 'check-end';

/** All answers, part by part and child by child, each part with a link to its questions. */
export function CheckAnswers() {
  const { check: words } = useMessages(formMessages);
  const values = usePausedValues();
  const phase = useCheckPhase();

  return (
    <>
      {phase !== 'over' && <SkipLink targetId={CHECK_END} labels={{ skip: words.skip }} />}
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-3 u:pb-6 u:tablet:flex-nowrap">
        <p className="u:max-w-text">{words.leads[phase]}</p>
        <Button variant="quiet" icon={Printer} className="u:print:hidden" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      {registrationSteps.map(({ number }) => (
        <StepAnswers key={number} step={number} values={values} />
      ))}
      {/* Before the button: the next Tab leads to it. */}
      <div id={CHECK_END} tabIndex={-1} className="u:outline-none" />
    </>
  );
}

interface StepAnswersProps {
  step: RegistrationFormStep;
  values: FormValues;
}

function StepAnswers({ step, values }: StepAnswersProps) {
  const words = useMessages(formMessages);
  const locale = useLocale();
  const today = useToday();
  const { answerRows, wayToGroup } = useCheckRows(values);
  const form = answersOf(values);
  const names = childNamesOf(values);
  const rows = registrationRows(step, form, { locale, today, words: useOfficeWords() });
  const ofPerson = rows.filter(({ child }) => child === null);
  const title = registrationSteps[step - 1]?.[locale] ?? '';

  return (
    <NumberedSection
      number={String(step)}
      title={title}
      action={<ChangeLink href={wayToGroup(ofPerson[0]?.path)} name={title} />}
    >
      {ofPerson.length > 0 && <SummaryList rows={ofPerson.flatMap(answerRows)} />}
      {form.children.map((_child, at) => {
        const ofChild = rows.filter(({ child }) => child === at);
        const name = names[at] || words.child(at + 1);
        return (
          ofChild.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a child without a name has nothing else to be known by.
            <div key={at} className="u:grid u:gap-2">
              <div className={HEADING}>
                <h3 className="u:text-lg">{name}</h3>
                <ChangeLink href={wayToGroup(ofChild[0]?.path)} name={`${title}, ${name}`} />
              </div>
              <SummaryList rows={ofChild.flatMap(answerRows)} />
            </div>
          )
        );
      })}
      {step === ATTACHMENTS_STEP && <AttachedFiles values={values} />}
    </NumberedSection>
  );
}

const HEADING = 'u:flex u:items-baseline u:justify-between u:gap-4';

function ChangeLink({ href, name }: { href: string | undefined; name: string }) {
  const { check: words } = useMessages(formMessages);
  if (href === undefined) return null;

  return (
    <TextLink href={href} aria-label={`${words.change}: ${name}`} className="u:flex-none u:print:hidden">
      {words.change}
    </TextLink>
  );
}

function AttachedFiles({ values }: Pick<StepAnswersProps, 'values'>) {
  const { files: words } = useMessages(formMessages);
  const locale = useLocale();
  const officeWords = useOfficeWords();
  const {
    registration: { attachments, remarks },
  } = useEditor();
  const { fileRow, explanationRows, wayToGroup } = useCheckRows(values);
  const kinds = new Set<FileKind>([
    ...requiredFileKinds(answersOf(values)),
    ...attachments.map(({ kind }) => kind),
  ]);
  const remarked = remarks.map(({ field }) => field).filter((field) => field.startsWith('attachments'));

  const rows = [
    ...[...kinds].map(fileRow),
    ...remarked.flatMap((field) =>
      explanationRows(field, registrationFieldLabel(field, locale, [], officeWords)),
    ),
  ];

  return (
    <div className="u:grid u:gap-2">
      <div className={HEADING}>
        <h3 className="u:text-lg">{words.title}</h3>
        <ChangeLink href={wayToGroup('attachments')} name={words.title} />
      </div>
      {rows.length > 0 ? <SummaryList rows={rows} /> : <p className="u:text-muted">{words.none}</p>}
    </div>
  );
}
