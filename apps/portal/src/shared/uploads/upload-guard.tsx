import { UnsavedChangesGuard } from '@urzad/ui/overlays';
import { useMessages } from '../i18n/messages';
import { useHeldNavigation } from '../routing/use-held-navigation';
import { uploadMessages } from './messages';

/** Asks before a screen is left, or its tab closed, on which files are still on their way. */
export function UploadGuard({ when }: { when: boolean }) {
  const { leaving } = useMessages(uploadMessages);
  const navigation = useHeldNavigation();

  return <UnsavedChangesGuard when={when} navigation={navigation} labels={leaving} />;
}
