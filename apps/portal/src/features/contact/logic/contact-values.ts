import type { FieldRefusal } from '@urzad/domain';
import { type ContactFormName, type ContactTopic, contactErrors } from '@urzad/grants';
import type { KnownUser } from '#shared/session/me';

export type ContactValues = Record<Exclude<ContactFormName, 'topic'>, string> & {
  /** Empty until one is chosen. */
  topic: ContactTopic | '';
  clause_ack: boolean;
  /** People do not see it; programs fill it in. */
  website: string;
};

/** With what the account of a signed-in person says. */
export function startValuesOf(user: KnownUser | undefined): ContactValues {
  return {
    topic: '',
    name: [user?.firstname, user?.lastname].filter(Boolean).join(' '),
    mail: user?.mail ?? '',
    phone: user?.phone ?? '',
    body: '',
    clause_ack: false,
    website: '',
  };
}

export function valueErrors({
  clause_ack,
  website: _,
  ...values
}: ContactValues): Record<string, FieldRefusal> {
  return { ...contactErrors(values), ...(!clause_ack && { clause_ack: 'not-accepted' as const }) };
}
