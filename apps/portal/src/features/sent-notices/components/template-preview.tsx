import type { TemplateMark, TemplateWords } from '@urzad/contract';
import { filledTemplate } from '@urzad/grants';
import { Card, Table, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { samplesOf } from '../logic/template-words';
import { templateMessages } from '../messages/templates';

interface TemplatePreviewProps {
  marks: readonly TemplateMark[];
  words: TemplateWords;
}

/** How a reader will see the notice, in each language, with invented data. */
export function TemplatePreview({ marks, words: typed }: TemplatePreviewProps) {
  const words = useMessages(templateMessages);
  const shown = [
    ['pl', typed.subject_pl, typed.text_pl],
    ['en', typed.subject_en, typed.text_en],
  ] as const;

  return (
    <section className="u:grid u:gap-3" aria-label={words.preview}>
      <h2 className="u:text-lg">{words.preview}</h2>
      {shown.map(([locale, subject, text]) => (
        <Card key={locale}>
          <div lang={locale}>
            <p className="u:font-semibold u:wrap-anywhere">
              {filledTemplate(subject, samplesOf(marks, locale))}
            </p>
            <p className="u:mt-2 u:whitespace-pre-line u:wrap-anywhere">
              {filledTemplate(text, samplesOf(marks, locale)) || words.empty}
            </p>
          </div>
        </Card>
      ))}
    </section>
  );
}

/** What the notice may name. */
export function TemplateMarks({ marks }: Pick<TemplatePreviewProps, 'marks'>) {
  const words = useMessages(templateMessages);
  const locale = useLocale();

  return (
    <section className="u:grid u:gap-3" aria-label={words.marksTitle}>
      <h2 className="u:text-lg">{words.marksTitle}</h2>
      <p>{words.marksLead}</p>
      <Table
        caption={words.marksTitle}
        density="dense"
        rows={marks}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'mark',
            header: words.mark,
            cell: ({ code, required }) => (required === 'yes' ? `{${code}}, ${words.needed}` : `{${code}}`),
          },
          { key: 'means', header: words.means, cell: ({ means }) => means[locale] },
          { key: 'sample', header: words.sample, cell: ({ sample }) => sample[locale] },
        ]}
      />
    </section>
  );
}
