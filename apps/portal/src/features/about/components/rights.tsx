import type { OfficeView } from '@urzad/contract';
import { Icon, type SvgIcon, TextLink } from '@urzad/ui';
import { FileText, Scale, ShieldAlert } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { aboutMessages } from '../messages/about';

interface Right {
  icon: SvgIcon;
  title: string;
  text: string;
  href: string;
}

/** Where irregularities and unequal treatment are reported, and by which rules. */
export function Rights({ office }: { office: OfficeView }) {
  const words = useMessages(aboutMessages);
  const writeAbout = (subject: string) =>
    `mailto:${office.office_mail}?subject=${encodeURIComponent(`${subject} ${office.project_no}`)}`;
  const rights: Right[] = [
    {
      icon: ShieldAlert,
      title: words.irregularity,
      text: words.irregularityText,
      href: writeAbout(words.irregularity),
    },
    { icon: Scale, title: words.equality, text: words.equalityText, href: writeAbout(words.equality) },
    { icon: FileText, title: words.rules, text: words.rulesText, href: paths.statute },
  ];

  return (
    <ul className="u:grid u:gap-x-10 u:tablet:grid-cols-2">
      {rights.map(({ icon, title, text, href }) => (
        <li key={title} className="u:flex u:gap-3.5 u:border-t u:border-line u:py-3.5">
          <Icon of={icon} size="1.4em" className="u:mt-0.5 u:text-accent-text" />
          <div className="u:min-w-0">
            <TextLink href={href} className="u:font-semibold">
              {title}
            </TextLink>
            <p className="u:text-sm u:text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
