import { FILE_NAME_MAX, fieldErrorText } from '@urzad/domain';
import { useState } from 'react';
import { Alert } from '../../feedback/alert/alert';
import { TextArea } from '../../forms/fields/text-area/text-area';
import { TextField } from '../../forms/fields/text-field/text-field';
import { type Locale, useLabels, useLocale } from '../../foundations/locale/locale';
import { SideModal } from '../../overlays/side-modal/side-modal';
import { type FileInfo, nameParts } from './file-info';
import { type FileInfoLabels, fileInfoLabels } from './file-info.labels';
import type { FileItem } from './file-item';

export interface FileInfoPanelProps {
  file: FileItem;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Saves; the panel closes when it is done, and says so when it rejects. */
  onSave: SaveFileInfo;
}

/** Saves the description of a file. */
export type SaveFileInfo = (file: FileItem, info: FileInfo) => void | Promise<void>;

const CAPTION_MAX = 250;

/** The side modal in which a file is named and described in both languages. */
export function FileInfoPanel({ file, open, onOpenChange, onSave }: FileInfoPanelProps) {
  const words = useLabels<FileInfoLabels>(fileInfoLabels);
  const { name, setName, ending, nameMax, captions, setCaptions, errors, info } = useFileInfo(file, words);
  const [state, setState] = useState<'typed' | 'refused' | 'saving' | 'failed'>('typed');
  const shown = state === 'refused' ? errors : undefined;
  const caption = (language: Locale, label: string) => (
    <TextArea
      label={label}
      error={shown?.[language]}
      rows={3}
      maxLength={CAPTION_MAX}
      value={captions[language]}
      onValueChange={(typed) => setCaptions((now) => ({ ...now, [language]: typed }))}
    />
  );

  async function save() {
    if (state === 'saving') return;
    if (Object.values(errors).some(Boolean)) return setState('refused');
    setState('saving');
    try {
      await onSave(file, info());
      setState('typed');
      onOpenChange(false);
    } catch {
      setState('failed');
    }
  }

  return (
    <SideModal
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      saving={state === 'saving'}
      onSubmit={() => void save()}
    >
      <div className="u:grid u:gap-5">
        {state === 'failed' && (
          <Alert kind="error" live>
            {words.failed}
          </Alert>
        )}
        <TextField
          label={words.name}
          required
          value={name}
          suffix={ending}
          maxLength={nameMax}
          error={shown?.name}
          onValueChange={setName}
        />
        {caption('pl', words.captionPl)}
        {caption('en', words.captionEn)}
      </div>
    </SideModal>
  );
}

/** What is typed about a file, and what is wrong with it. */
function useFileInfo(file: FileItem, words: FileInfoLabels) {
  const locale = useLocale();
  const [stem, ending] = nameParts(file.name);
  const [name, setName] = useState(stem);
  const [captions, setCaptions] = useState({
    pl: file.captions?.pl ?? file.text ?? '',
    en: file.captions?.en ?? '',
  });
  const nameMax = FILE_NAME_MAX - ending.length;

  return {
    name,
    setName,
    /** The extension, which stays. */
    ending,
    nameMax,
    captions,
    setCaptions,
    errors: {
      name: name.trim() === '' ? words.noName : tooLong(name, nameMax, locale),
      pl: tooLong(captions.pl, CAPTION_MAX, locale),
      en: tooLong(captions.en, CAPTION_MAX, locale),
    },
    info: (): FileInfo => ({
      name: name.trim() + ending,
      captions: { pl: captions.pl.trim(), en: captions.en.trim() },
    }),
  };
}

function tooLong(text: string, n: number, locale: Locale): string | undefined {
  return text.trim().length > n ? fieldErrorText('is-too-big', locale, { n, isLength: true }) : undefined;
}
