import { Mail, MapPin, Phone } from 'lucide-react';
import { TextLink } from '../../actions/text-link/text-link';
import { Icon } from '../../foundations/icon/icon';
import { type LocaleProp, useLabels } from '../../foundations/locale/locale';
import { phoneHref } from './phone-href';
import { type TopBarLabels, topBarLabels } from './top-bar.labels';

export interface TopBarProps extends LocaleProp {
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
export function TopBar({ address, mail, phones, socialHref, labels, locale }: TopBarProps) {
  const words = useLabels<TopBarLabels>(topBarLabels, labels, locale);

  return (
    <section
      aria-label={words.office}
      className="u:on-brand-area u:hidden u:bg-brand-bg u:text-xs u:text-on-brand-muted u:tablet:block u:print:hidden"
    >
      <div className="u:page-width u:flex u:min-h-10.5 u:flex-wrap u:items-center u:gap-x-6.5 u:py-1">
        <span className="u:part">
          <Icon of={MapPin} /> {address}
        </span>
        <span className="u:part">
          <Icon of={Mail} />{' '}
          <a href={`mailto:${mail}`} className="u:inline-block u:py-1 u:text-on-brand u:underline">
            {mail}
          </a>
        </span>
        <span className="u:figures u:flex u:flex-wrap u:items-center u:gap-x-2.5">
          <Icon of={Phone} />
          {phones.map((phone) => (
            <a
              key={phone}
              href={phoneHref(phone)}
              className="u:inline-block u:py-1 u:text-on-brand u:underline"
            >
              {phone}
            </a>
          ))}
        </span>
        {socialHref && (
          <span className="u:ms-auto">
            <TextLink
              href={socialHref}
              external
              locale={locale}
              className="u:inline-block u:py-1 u:text-on-brand"
            >
              {words.social}
            </TextLink>
          </span>
        )}
      </div>
    </section>
  );
}
