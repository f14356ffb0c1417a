import { useLabels } from '../../foundations/locale/locale';
import { DrawnFile } from '../upload-field/drawn-file';
import { DrawnUploads, type UploadFieldProps } from '../upload-field/upload-field';
import { type UploadFieldLabels, uploadFieldLabels } from '../upload-field/upload-field.labels';
import { VideoPlayer } from '../video-player/video-player';

export type VideoFieldProps = Omit<UploadFieldProps, 'extensions' | 'multiple'>;

/** One video, with a player (Spec §2). */
export function VideoField(props: VideoFieldProps) {
  const words = useLabels<UploadFieldLabels>(uploadFieldLabels, props.labels);

  return (
    <DrawnUploads
      {...props}
      media="video"
      dropLabels={{ attachOne: words.attachVideo }}
      draw={({ files, onRemove }) =>
        files.map((file) => (
          <DrawnFile key={file.id} file={file} removeLabel={words.removePicture} onRemove={onRemove}>
            <VideoPlayer src={file.url} title={file.name} isOwn labels={{ unplayable: words.unplayable }} />
          </DrawnFile>
        ))
      }
    />
  );
}
