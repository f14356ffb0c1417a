import { useLabels } from '../../foundations/locale/locale';
import { AudioPlayer } from '../audio-player/audio-player';
import { DrawnFile } from '../upload-field/drawn-file';
import { DrawnUploads, type UploadFieldProps } from '../upload-field/upload-field';
import { type UploadFieldLabels, uploadFieldLabels } from '../upload-field/upload-field.labels';

export type AudioFieldProps = Omit<UploadFieldProps, 'extensions' | 'multiple'>;

/** One audio recording, with a player (Spec §2). */
export function AudioField(props: AudioFieldProps) {
  const words = useLabels<UploadFieldLabels>(uploadFieldLabels, props.labels);

  return (
    <DrawnUploads
      {...props}
      media="audio"
      dropLabels={{ attachOne: words.attachAudio }}
      draw={({ files, onRemove }) =>
        files.map((file) => (
          <DrawnFile key={file.id} file={file} removeLabel={words.removeFile} onRemove={onRemove}>
            <AudioPlayer src={file.url} title={file.name} isOwn labels={{ unplayable: words.unplayable }} />
          </DrawnFile>
        ))
      }
    />
  );
}
