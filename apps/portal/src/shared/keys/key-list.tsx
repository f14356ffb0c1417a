import { DescriptionList } from '@urzad/ui';
import { useMessages } from '../i18n/messages';
import { keyMessages } from './messages';

/** As `usePageKey`, `ReviewList` and the desk of claims know them. */
const KEYS = [
  { key: '/', act: 'search' },
  { key: '?', act: 'help' },
  { key: 'T', act: 'agree' },
  { key: 'U', act: 'remark' },
  { key: 'C', act: 'part' },
  { key: 'N', act: 'refuse' },
  { key: 'J', act: 'next' },
  { key: 'K', act: 'previous' },
  { key: '[ ]', act: 'file' },
] as const;

/** What each key of one character does, and where it works. */
export function KeyList() {
  const words = useMessages(keyMessages);

  return (
    <>
      <DescriptionList items={KEYS.map(({ key, act }) => ({ term: key, value: words.does[act] }))} />
      <p className="u:mt-3">{words.where}</p>
      <p className="u:mt-2">{words.off}</p>
    </>
  );
}
