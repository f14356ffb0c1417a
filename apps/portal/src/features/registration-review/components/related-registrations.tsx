import type { Registration } from '@urzad/contract';
import { TextLink } from '@urzad/ui';
import { RegistrationStatusBadge } from '#shared/entities/registrations/registration-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { reviewMessages } from '../messages/review';

/** Other applications of the same person, or for the same child, in any call. */
export function RelatedRegistrations({ related }: Pick<Registration, 'related'>) {
  const words = useMessages(reviewMessages);
  if (related.length === 0) return null;

  return (
    <section aria-label={words.related} className="u:grid u:gap-2 u:pt-4">
      <h2 className="u:text-lg">{words.related}</h2>
      <ul className="u:grid u:gap-2">
        {related.map(({ id, number, status, call_number, same_person }) => (
          <li key={id} className="u:flex u:flex-wrap u:items-center u:gap-x-3 u:gap-y-1">
            <TextLink href={paths.registration(id)} className="u:file-number">
              {number}
            </TextLink>
            <RegistrationStatusBadge status={status} />
            <span className="u:text-sm u:text-muted">
              {`${words.call(call_number)} · ${same_person === 'yes' ? words.samePerson : words.sameChild}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
