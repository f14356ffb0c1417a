import { AudioPlayer } from '../audio-player/audio-player';
import { DrawnFile } from '../file-field/drawn-file';
import { DrawnUploads, type UploadFieldProps } from '../file-field/upload-field';

export type AudioFieldProps = Omit<UploadFieldProps, 'extensions' | 'multiple'>;

/** One audio recording, with a player (Spec §2). */
export function AudioField(props: AudioFieldProps) {
  return (
    <DrawnUploads
      {...props}
      media="audio"
      dropLabels={({ attachAudio }) => ({ attachOne: attachAudio })}
      draw={({ files, words, onRemove }) =>
        files.map((file) => (
          <DrawnFile key={file.id} file={file} removeLabel={words.removeFile} onRemove={onRemove}>
            <AudioPlayer src={file.url} title={file.name} isOwn labels={{ unplayable: words.unplayable }} />
          </DrawnFile>
        ))
      }
    />
  );
}
