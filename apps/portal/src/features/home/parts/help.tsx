import { Band, Button, Link, phoneHref, TextLink } from '@urzad/ui';
import { Mail, Phone } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { useOffice, useOfficeHours } from '../../../shared/system/use-office';
import { homeMessages } from '../messages';

/** A person to talk to. */
export function Help() {
  const words = useMessages(homeMessages);
  const office = useOffice();
  const hours = useOfficeHours();
  if (!office) return null;
  const [phone] = office.office_phones;

  return (
    <Band tone="surface">
      <div className="grid items-center gap-6.5 rounded-xl bg-accent-subtle px-5 py-6.5 desktop:grid-cols-3 desktop:gap-10 desktop:px-10 desktop:py-9">
        <div>
          <h2 className="text-xl">{words.help}</h2>
          <p className="mt-2">{words.helpText}</p>
        </div>
        <div className="grid justify-items-start gap-2">
          {phone && (
            <TextLink href={phoneHref(phone)} icon={Phone} variant="standalone" className="figures">
              {phone}
            </TextLink>
          )}
          {phone && hours && <p className="figures text-sm text-muted">{hours}</p>}
          <TextLink
            href={`mailto:${office.office_mail}`}
            icon={Mail}
            variant="standalone"
            className="wrap-anywhere"
          >
            {office.office_mail}
          </TextLink>
        </div>
        <div className="grid gap-3">
          <Button asChild block>
            <Link href={paths.statute}>{words.rules}</Link>
          </Button>
          <Button asChild block>
            <Link href={paths.accessibility}>{words.accessibility}</Link>
          </Button>
        </div>
      </div>
    </Band>
  );
}
