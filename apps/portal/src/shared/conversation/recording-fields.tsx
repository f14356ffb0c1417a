import { formOf } from '@urzad/ui';
import { AudioField, VideoField } from '@urzad/ui/uploads';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages';
import { useMediaLimit } from '../system/use-file-limit';
import { UploadGuard } from '../uploads/upload-guard';
import { isOnItsWay, type LetterFiles } from './letter-files';
import { letterFilesMessages } from './letter-files-messages';
import { useLetterSending } from './use-letter-sending';

const { FormField, useCurrentValues } = formOf<LetterFiles>();

export interface RecordingFieldsProps {
  /** The person has just asked for them. */
  takesFocus: boolean;
}

/** One sound recording and one film of a letter. */
export function RecordingFields({ takesFocus }: RecordingFieldsProps) {
  const words = useMessages(letterFilesMessages);
  const valuesNow = useCurrentValues();
  const limitBytes = useMediaLimit();
  const [audio, video] = [useLetterSending('audio'), useLetterSending('video')];
  const [sending, setSending] = useState({ audio: false, video: false });
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.querySelector('button')?.focus();
  }, [takesFocus]);

  return (
    <>
      <UploadGuard when={sending.audio || sending.video} />
      <div ref={first}>
        <FormField name="audio" as="value">
          {({ ref: _, ...field }) => (
            <AudioField
              {...field}
              {...{ limitBytes, upload: audio, known: valuesNow().known }}
              onFiles={(files) => setSending((now) => ({ ...now, audio: files.some(isOnItsWay) }))}
              label={words.audio}
            />
          )}
        </FormField>
      </div>
      <FormField name="video" as="value">
        {({ ref: _, ...field }) => (
          <VideoField
            {...field}
            {...{ limitBytes, upload: video, known: valuesNow().known }}
            onFiles={(files) => setSending((now) => ({ ...now, video: files.some(isOnItsWay) }))}
            label={words.video}
          />
        )}
      </FormField>
    </>
  );
}
