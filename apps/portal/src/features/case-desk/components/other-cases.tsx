import type { OfficeCase } from '@urzad/contract';
import { OFFICE_CASE_STATUSES } from '@urzad/grants';
import { TextLink, useLocale } from '@urzad/ui';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { paths } from '#shared/paths';
import { deskMessages } from '../messages/desk';

/** Other cases of the applicant, the newest first. */
export function OtherCases({ others }: Pick<OfficeCase, 'others'>) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  const shown = useShownTitle();
  const { table } = useStatuses(OFFICE_CASE_STATUSES);
  if (others.length === 0) return null;

  return (
    <section className="u:grid u:gap-1.5">
      <h2 className="u:text-md">{words.others}</h2>
      <ul className="u:grid u:gap-2">
        {others.map(({ id, sign, title, status }) => (
          <li key={id} className="u:wrap-anywhere">
            <TextLink href={paths.officeCase(id)}>{shown(title)}</TextLink>
            <span className="u:block u:text-sm u:text-muted">
              <span className="u:file-number">{sign}</span>
              {` · ${table[status][locale].toLowerCase()}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
