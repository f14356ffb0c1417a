import { addressOfDocument, type OwnData } from '@urzad/contract';
import { type PersonalData, personalDataWords } from '@urzad/grants';
import { Card, Icon, TextLink, useLocale } from '@urzad/ui';
import {
  Bell,
  Eye,
  FileSignature,
  FileText,
  FolderOpen,
  IdCard,
  type LucideIcon,
  Paperclip,
  ShieldCheck,
} from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { ownDataMessages } from '../messages/own-data';

const ICONS: Record<PersonalData, LucideIcon> = {
  account: IdCard,
  registrations: FileText,
  files: Paperclip,
  documents: FileSignature,
  cases: FolderOpen,
  messages: Bell,
  security: ShieldCheck,
  readings: Eye,
};

export interface HeldDataProps {
  held: OwnData['held'];
  /** Whether an application was sent: the law keeps it longer than a draft. */
  hasSent: boolean;
}

/** Each kind of data with its purpose, legal basis and time. */
export function HeldData({ held, hasSent }: HeldDataProps) {
  const { held: words } = useMessages(ownDataMessages);

  return (
    <section className="u:grid u:gap-3">
      <h2 className="u:text-xl u:font-bold">{words.title}</h2>
      <Card className="u:py-1">
        <ul className="u:grid">
          {held.map(({ code, count }) => (
            <HeldKind key={code} code={code} count={count} hasSent={hasSent} />
          ))}
        </ul>
      </Card>
      <p className="u:text-sm u:text-muted">
        <span className="u:part">{words.more}</span>{' '}
        <TextLink href={addressOfDocument('informationClause')}>{words.clause}</TextLink>
      </p>
    </section>
  );
}

interface HeldKindProps {
  code: PersonalData;
  count: number;
  hasSent: boolean;
}

function HeldKind({ code, count, hasSent }: HeldKindProps) {
  const { held: words } = useMessages(ownDataMessages);
  const locale = useLocale();
  const { name, content, purpose, basis, kept } = personalDataWords(code, { locale, hasSent });
  const facts = [
    { term: words.purpose, text: purpose },
    { term: words.basis, text: basis },
    { term: words.kept, text: kept },
    { term: words.entries, text: String(count) },
  ];

  return (
    <li className="u:flex u:gap-4 u:border-line-subtle u:py-4 u:not-first:border-t">
      <span className="u:grid u:size-11 u:flex-none u:place-items-center u:rounded-md u:bg-accent-subtle u:text-accent-text">
        <Icon of={ICONS[code]} />
      </span>
      <div className="u:grid u:min-w-0 u:flex-1 u:gap-2">
        <div>
          <h3 className="u:text-md">{name}</h3>
          <p className="u:text-sm u:text-muted">{content}</p>
        </div>
        <dl className="u:grid u:gap-x-5 u:gap-y-2 u:tablet:grid-cols-2">
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt className="u:text-xs u:text-muted">{term}</dt>
              <dd className="u:text-sm">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
