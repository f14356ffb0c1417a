import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { useLabels } from '../locale/locale';
import { type TopBarLabels, topBarLabels } from './top-bar.labels';

export interface TopBarProps {
  address: string;
  mail: string;
  /** Numbers as people write them: "(00) 123 45 61". */
  phones: string;
  /** One more link at the end, such as the office's profile. */
  children?: ReactNode;
  labels?: Partial<TopBarLabels>;
}

/** The office's address above the header. Phones find the same in the footer, so it is not repeated there. */
export function TopBar({ address, mail, phones, children, labels }: TopBarProps) {
  const words = useLabels(topBarLabels, labels);

  return (
    <section
      aria-label={words.office}
      className="on-brand-area hidden bg-brand-bg text-xs text-on-brand-muted tablet:block"
    >
      <div className="page-width flex min-h-10.5 flex-wrap items-center gap-x-6.5">
        <span className="hidden desktop:inline">
          <Icon of={MapPin} /> {address}
        </span>
        <span>
          <Icon of={Mail} />{' '}
          <a href={`mailto:${mail}`} className="inline-block py-1 text-on-brand underline">
            {mail}
          </a>
        </span>
        <span className="figures">
          <Icon of={Phone} /> {phones}
        </span>
        {children && <span className="ml-auto">{children}</span>}
      </div>
    </section>
  );
}
