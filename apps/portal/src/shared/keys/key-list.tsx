import { DescriptionList } from '@urzad/ui';
import { useMessages } from '../i18n/messages';
import { keyMessages } from './messages';

/** What each key of one character does, and where it works. */
export function KeyList() {
  const words = useMessages(keyMessages);

  return (
    <>
      <DescriptionList items={words.keys.map(({ key, does }) => ({ term: key, value: does }))} />
      <p className="u:mt-3">{words.where}</p>
      <p className="u:mt-2">{words.off}</p>
    </>
  );
}
