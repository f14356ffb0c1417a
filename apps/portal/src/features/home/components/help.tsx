import { Band, Button, Link } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { OfficeLines } from '#shared/system/office-lines';
import { useOffice } from '#shared/system/use-office';
import { homeMessages } from '../messages/home';

/** The contact of the office. */
export function Help() {
  const words = useMessages(homeMessages);
  if (!useOffice()) return null;

  return (
    <Band tone="surface">
      <div className="grid items-center gap-6.5 rounded-xl bg-accent-subtle px-5 py-6.5 desktop:grid-cols-3 desktop:gap-10 desktop:px-10 desktop:py-9">
        <div>
          <h2 className="text-xl">{words.help}</h2>
          <p className="mt-2">{words.helpText}</p>
        </div>
        <div className="grid justify-items-start gap-2">
          <OfficeLines />
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
