import { Button } from '@urzad/ui';
import { useDisplay } from '../../shared/display/display-store';
import { useMessages } from '../../shared/i18n/messages';
import { appMessages } from '../messages';

/** Shows the portal in the other language, and says so in that language. */
export function LanguageButton() {
  const { otherLanguage } = useMessages(appMessages);
  const { lang, change } = useDisplay();
  const other = lang === 'pl' ? 'en' : 'pl';

  return (
    <Button variant="quiet" lang={otherLanguage.code} onClick={() => change({ lang: other })}>
      {otherLanguage.short}
      <span className="sr-only"> – {otherLanguage.name}</span>
    </Button>
  );
}
