import { Band, Button, Link } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { hasAccess } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { OfficeLines } from '#shared/system/office-lines';
import { useOffice } from '#shared/system/use-office';
import { homeMessages } from '../messages/home';

/** The contact of the office; parents who are signed in write in the portal. */
export function Help() {
  const words = useMessages(homeMessages);
  const mayWrite = useSession(({ me }) => me?.perspective === 'citizen' && hasAccess(me));
  if (!useOffice()) return null;

  return (
    <Band tone="surface">
      <div className="u:grid u:items-center u:gap-6.5 u:rounded-xl u:bg-accent-subtle u:px-5 u:py-6.5 u:desktop:grid-cols-3 u:desktop:gap-10 u:desktop:px-10 u:desktop:py-9">
        <div>
          <h2 className="u:text-xl">{words.help}</h2>
          <p className="u:mt-2">{words.helpText}</p>
        </div>
        <div className="u:grid u:justify-items-start u:gap-2">
          <OfficeLines />
        </div>
        <div className="u:grid u:gap-3">
          {mayWrite && (
            <Button asChild block>
              <Link href={paths.officeCaseNew('general')}>{words.write}</Link>
            </Button>
          )}
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
