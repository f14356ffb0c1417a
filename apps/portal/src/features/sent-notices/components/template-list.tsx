import type { NoticeTemplateView } from '@urzad/contract';
import { momentText } from '@urzad/domain';
import { TEMPLATE_GROUPS } from '@urzad/grants';
import { EmptyState, TabLinks, Table, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { CHANGED_TEMPLATES, hrefOfTemplate } from '../logic/template-words';
import { templateMessages } from '../messages/templates';

interface TemplateListProps {
  templates: readonly NoticeTemplateView[];
  /** Only those whose words are those of the office. */
  isChangedOnly: boolean;
}

/** Templates by what they are about. */
export function TemplateList({ templates, isChangedOnly }: TemplateListProps) {
  const words = useMessages(templateMessages);
  const shown = templates.filter(({ mod_date }) => !isChangedOnly || mod_date !== null);
  const groups = TEMPLATE_GROUPS.filter((group) => shown.some((one) => one.group === group));

  return (
    <>
      <TabLinks
        label={words.show}
        links={[
          { href: paths.noticeTemplates, label: words.all, current: !isChangedOnly },
          { href: CHANGED_TEMPLATES, label: words.changed, current: isChangedOnly },
        ]}
      />
      {groups.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      {groups.map((group) => (
        <section key={group} className="u:grid u:gap-2" aria-label={words.groups[group]}>
          <h2 className="u:text-lg">{words.groups[group]}</h2>
          <GroupTable caption={words.groups[group]} templates={shown.filter((one) => one.group === group)} />
        </section>
      ))}
    </>
  );
}

function GroupTable({ caption, templates }: Pick<TemplateListProps, 'templates'> & { caption: string }) {
  const words = useMessages(templateMessages);
  const locale = useLocale();

  return (
    <Table
      caption={caption}
      density="dense"
      rows={templates}
      rowKey={({ code }) => code}
      columns={[
        {
          key: 'name',
          header: words.when,
          cell: ({ code, name }) => <TextLink href={hrefOfTemplate(code)}>{name[locale]}</TextLink>,
        },
        {
          key: 'subject',
          header: words.subjectColumn,
          cell: ({ words: { subject_pl, subject_en } }) => (locale === 'pl' ? subject_pl : subject_en),
        },
        {
          key: 'state',
          header: words.state,
          cell: ({ mod_date }) =>
            mod_date === null ? words.asShipped : words.changedOn(momentText(new Date(mod_date))),
        },
      ]}
    />
  );
}
