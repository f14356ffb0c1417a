import { CASE_LETTER_FILES_MAX } from '@urzad/grants';
import { Button, formOf, LazyPart, lazyPart, useTypeset } from '@urzad/ui';
import { UploadField } from '@urzad/ui/uploads';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../i18n/messages';
import { usePartOnPress } from '../screen/use-part-on-press';
import { useFileLimit } from '../system/use-file-limit';
import { UploadGuard } from '../uploads/upload-guard';
import { isOnItsWay, type LetterFiles } from './letter-files';
import { letterFilesMessages } from './letter-files-messages';
import { useLetterSending } from './use-letter-sending';

const { FormField, useCurrentValues } = formOf<LetterFiles>();

const recordings = lazyPart(() => import('./recording-fields'));

/** A letter may have one recording and one film beside them. */
const DOCUMENTS_MAX = CASE_LETTER_FILES_MAX - 2;

/**
 * Documents, pictures and recordings of a letter, uploaded when they are chosen. The form around has `LetterFiles` among
 * its values.
 */
export function LetterFilesField() {
  const words = useMessages(letterFilesMessages);
  const typeset = useTypeset();
  const upload = useLetterSending('attachment');
  const limitBytes = useFileLimit();
  const valuesNow = useCurrentValues();
  const [isSending, setSending] = useState(false);

  return (
    <div className="u:grid u:gap-4">
      <UploadGuard when={isSending} />
      <FormField name="filenames" as="value">
        {({ ref: _, ...field }) => (
          <UploadField
            {...field}
            label={words.documents}
            hint={typeset(words.documentsHint(DOCUMENTS_MAX))}
            multiple
            maximum={DOCUMENTS_MAX}
            limitBytes={limitBytes}
            upload={upload}
            known={valuesNow().known}
            onFiles={(files) => setSending(files.some(isOnItsWay))}
          />
        )}
      </FormField>
      <Recordings />
    </div>
  );
}

/** Few letters have one, so the code of the players is loaded when it is asked for. */
function Recordings() {
  const words = useMessages(letterFilesMessages);
  const valuesNow = useCurrentValues();
  const [shown, setShown] = useState<'kept' | 'asked' | undefined>(() =>
    valuesNow().audio || valuesNow().video ? 'kept' : undefined,
  );
  const { isLoading, press } = usePartOnPress(recordings, () => setShown('asked'));
  const button = (
    <div>
      <Button variant="quiet" icon={Mic} loading={isLoading} onClick={press}>
        {words.addRecording}
      </Button>
    </div>
  );
  if (!shown) return button;

  return (
    <LazyPart of={recordings} missing={button}>
      {({ RecordingFields }) => <RecordingFields takesFocus={shown === 'asked'} />}
    </LazyPart>
  );
}
