import { useQuery } from '@tanstack/react-query';
import { UPLOAD_EXTENSIONS } from '@urzad/contract';
import { SETTINGS, type SettingFile, type SettingSection, type SettingSpec } from '@urzad/grants';
import { formOf, useLocale, useTypeset } from '@urzad/ui';
import { AudioField, type FileFacts, ImageField, UploadField, VideoField } from '@urzad/ui/uploads';
import { type ComponentType, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isOnItsWay } from '#shared/conversation/letter-files';
import type { AskedQuestion } from '#shared/spec-form/spec-question';
import { useFileLimit, useMediaLimit } from '#shared/system/use-file-limit';
import { sendingOf } from '#shared/uploads/sending';
import { UploadGuard } from '#shared/uploads/upload-guard';
import { settingsQuery } from '../api';

const { FormField } = formOf<FieldValues>();

const QUESTIONS: Readonly<Record<SettingFile, ComponentType<AskedQuestion>>> = {
  video: (asked) => <FileQuestion {...asked} file="video" />,
  audio: (asked) => <FileQuestion {...asked} file="audio" />,
  captions: (asked) => <FileQuestion {...asked} file="captions" />,
  logo: (asked) => <FileQuestion {...asked} file="logo" />,
};

const SENDING = {
  video: sendingOf('video'),
  audio: sendingOf('audio'),
  captions: sendingOf('captions'),
  logo: sendingOf('logo'),
};

/** The widgets of the settings of a section whose answers are files. */
export function fileWidgets(section: SettingSection): Readonly<Record<string, ComponentType<AskedQuestion>>> {
  const fields = Object.entries<SettingSpec>(SETTINGS[section]);

  return Object.fromEntries(fields.flatMap(([name, { file }]) => (file ? [[name, QUESTIONS[file]]] : [])));
}

/** A file of the office: sent when it is chosen, shown to others once the section is saved. */
function FileQuestion({ path, spec, hint, readOnly, file }: AskedQuestion & { file: SettingFile }) {
  const locale = useLocale();
  const typeset = useTypeset();
  const { data } = useQuery(settingsQuery);
  const [fileLimit, mediaLimit] = [useFileLimit(), useMediaLimit()];
  const [isSending, setSending] = useState(false);
  const isMedia = file === 'video' || file === 'audio';
  const drawn = {
    ...{ hint, readOnly, label: typeset(spec[locale]), upload: SENDING[file], known: data?.files ?? [] },
    limitBytes: isMedia ? mediaLimit : fileLimit,
    onFiles: (files: readonly FileFacts[]) => setSending(files.some(isOnItsWay)),
  };

  return (
    <>
      <UploadGuard when={isSending} />
      <FormField name={path} as="value">
        {({ ref: _, ...field }) => {
          if (file === 'video') return <VideoField {...field} {...drawn} />;
          if (file === 'audio') return <AudioField {...field} {...drawn} />;
          const extensions = UPLOAD_EXTENSIONS[file];
          if (file === 'captions') return <UploadField {...field} {...drawn} extensions={extensions} />;
          return <ImageField {...field} {...drawn} extensions={extensions} />;
        }}
      </FormField>
    </>
  );
}
