import { IconButton, LazyPart, lazyPart } from '@urzad/ui';
import { CodeXml } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { usePartOnPress } from '#shared/screen/use-part-on-press';
import { developerMessages } from './developer-messages';

const menu = lazyPart(() => import('./developer-tools'));

/** The code of the menu is loaded when it is first opened; until then this is its button. */
export function DeveloperButton() {
  const words = useMessages(developerMessages);
  const [isWanted, setWanted] = useState(false);
  const { isLoading, press } = usePartOnPress(menu, () => setWanted(true));
  if (isWanted) return <LazyPart of={menu}>{({ DeveloperTools }) => <DeveloperTools />}</LazyPart>;

  return (
    <IconButton
      icon={CodeXml}
      label={words.title}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isLoading}
      onClick={press}
    />
  );
}
