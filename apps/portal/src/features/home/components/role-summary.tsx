import { NO_ROLE } from '@urzad/domain';
import { Alert, PageHeading, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { staffStartMessages } from '../messages/staff-start';

/** The modules in which the active role may do something (Process §4.1). */
export function RoleSummary() {
  const words = useMessages(staffStartMessages);
  const locale = useLocale();
  const heading = useScreen(words.title);
  const active = useSession(({ me }) => me?.user.role_active?.system);
  const role = useSession(({ system }) => system?.roles.find(({ id }) => id === active));
  const modules = useSession(({ system }) => system?.modules ?? NONE);
  const nameOf = (named: { name: string; name_en: string }) => (locale === 'en' ? named.name_en : named.name);

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.role(role ? nameOf(role) : NO_ROLE[locale])}
      />
      <Alert kind="info" title={words.noScreens}>
        {words.noScreensHint}
      </Alert>
      <section>
        <h2 className="u:text-xl">{words.covers}</h2>
        <ul className="u:mt-3 u:list-disc u:ps-5">
          {modules.map((module) => (
            <li key={module.code}>{nameOf(module)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

const NONE: never[] = [];
