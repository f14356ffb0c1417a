import type { UploadEngine } from '@urzad/ui/uploads';
import { createContext, useContext } from 'react';
import type { useFormUploads } from './use-form-uploads';

/** The files of the form, which go on while any of its steps is shown. It changes with their progress. */
export const AttachmentsContext = createContext<ReturnType<typeof useFormUploads> | undefined>(undefined);

/** What sends them, for parts that do not follow their progress. */
export const UploadEngineContext = createContext<UploadEngine | undefined>(undefined);

export function useAttachments() {
  return existing(useContext(AttachmentsContext));
}

/** Tells whether a file is still on its way, or waits to be. */
export function useIsSending(): () => boolean {
  const { store } = existing(useContext(UploadEngineContext));

  return () => store.getState().uploads.some(({ phase }) => phase === 'idle' || phase === 'active');
}

function existing<Known>(known: Known | undefined): Known {
  if (!known) throw new Error('This part belongs inside the registration form.');
  return known;
}
