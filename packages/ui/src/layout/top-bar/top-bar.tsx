import { Mail, MapPin, Phone } from 'lucide-react';
import { TextLink } from '../../actions/text-link/text-link';
import { Icon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import { phoneHref } from './phone-href';
import { type TopBarLabels, topBarLabels } from './top-bar.labels';

export interface TopBarProps {
  /** The street and town of the office, in one line. */
  address: string;
  /** The e-mail address of the office, a `mailto:` link. */
  mail: string;
  /** Whole numbers as they are written: "(00) 123 45 61". Each is a `tel:` link. */
  phones: readonly string[];
  /** Address of the office's page on a social medium. */
  socialHref?: string | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<TopBarLabels>;
}

/** The office's address above the header. On phones it is in the footer instead. */
export function TopBar({ address, mail, phones, socialHref, labels }: TopBarProps) {
  const words = useLabels<TopBarLabels>(topBarLabels, labels);

  return (
    <section
      aria-label={words.office}
      className="on-brand-area hidden bg-brand-bg text-xs text-on-brand-muted tablet:block print:hidden"
    >
      <div className="page-width flex min-h-10.5 flex-wrap items-center gap-x-6.5 py-1">
        <span>
          <Icon of={MapPin} /> {address}
        </span>
        <span>
          <Icon of={Mail} />{' '}
          <a href={`mailto:${mail}`} className="inline-block py-1 text-on-brand underline">
            {mail}
          </a>
        </span>
        <span className="figures flex flex-wrap items-center gap-x-2.5">
          <Icon of={Phone} />
          {phones.map((phone) => (
            <a key={phone} href={phoneHref(phone)} className="inline-block py-1 text-on-brand underline">
              {phone}
            </a>
          ))}
        </span>
        {socialHref && (
          <span className="ms-auto">
            <TextLink href={socialHref} external className="text-on-brand">
              {words.social}
            </TextLink>
          </span>
        )}
      </div>
    </section>
  );
}
