import type { Registration } from '@urzad/contract';
import { childNamesOf, type RegistrationFormStep, registrationRows, registrationSteps } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { Card, DescriptionList, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { useBusinessToday } from '#shared/system/use-office';
import { signingMessages } from '../../messages/signing';

/** All answers, step by step and child by child, with the labels of the form. */
export function Answers({ form }: Pick<Registration, 'form'>) {
  const { detail: words } = useMessages(signingMessages);
  const locale = useLocale();

  return (
    <section aria-labelledby="answers" className="u:grid u:gap-4">
      <h2 id="answers" className="u:text-xl">
        {words.answers}
      </h2>
      {registrationSteps.map((step) => (
        <Card key={step.code} className="u:grid u:gap-4">
          <h3 className="u:text-lg">
            {step.number}. {step[locale]}
          </h3>
          <StepAnswers step={step.number} form={form} />
        </Card>
      ))}
    </section>
  );
}

function StepAnswers({ step, form }: { step: RegistrationFormStep } & Pick<Registration, 'form'>) {
  const { detail: words } = useMessages(signingMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const officeWords = useOfficeWords();
  if (!today) return null;

  const rows = registrationRows(step, formOfDraft(form), { locale, today, words: officeWords });
  const names = childNamesOf(form);
  const children = [...new Set(rows.map(({ child }) => child))];

  return children.map((child) => (
    <div key={child} className="u:grid u:gap-2">
      {child !== null && <h4 className="u:font-semibold">{names[child] || words.child(child + 1)}</h4>}
      <DescriptionList
        layout="stacked"
        items={rows
          .filter((row) => row.child === child)
          .map(({ label, text }) => ({ term: label, value: text }))}
      />
    </div>
  ));
}
