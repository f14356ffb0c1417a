import type { OfficeCase } from '@urzad/contract';
import { OFFICE_CASE_STATUSES } from '@urzad/grants';
import { TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { deskMessages } from '../messages/desk';

/** Other cases of the applicant, the newest first. */
export function OtherCases({ others }: Pick<OfficeCase, 'others'>) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  if (others.length === 0) return null;

  return (
    <section className="u:grid u:gap-1.5">
      <h2 className="u:text-md">{words.others}</h2>
      <ul className="u:grid u:gap-2">
        {others.map(({ id, sign, title, status }) => (
          <li key={id} className="u:wrap-anywhere">
            <TextLink href={paths.officeCase(id)}>{title}</TextLink>
            <span className="u:block u:text-sm u:text-muted">
              <span className="u:file-number">{sign}</span>
              {` · ${OFFICE_CASE_STATUSES.table[status][locale].toLowerCase()}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
