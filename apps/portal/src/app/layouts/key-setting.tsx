import { Toggle } from '@urzad/ui';
import { useAccountChoice } from '#shared/display/account-choice';
import { useMessages } from '#shared/i18n/messages';
import { keyMessages } from '#shared/keys/messages';

/** Switches the keys of the whole page on and off, for the account. */
export function KeySetting() {
  const words = useMessages(keyMessages);
  const [areOn, choose] = useAccountChoice('single_keys');

  return (
    <Toggle label={words.setting} description={words.settingHint} checked={areOn} onCheckedChange={choose} />
  );
}
