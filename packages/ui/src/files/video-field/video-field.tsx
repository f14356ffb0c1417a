import { DrawnFile } from '../file-field/drawn-file';
import { DrawnUploads, type UploadFieldProps } from '../file-field/upload-field';

export type VideoFieldProps = Omit<UploadFieldProps, 'extensions' | 'multiple'>;

/** One video, with a player (Spec §2). */
export function VideoField(props: VideoFieldProps) {
  return (
    <DrawnUploads
      {...props}
      media="video"
      dropLabels={({ attachVideo }) => ({ attachOne: attachVideo })}
      draw={({ files, words, onRemove }) =>
        files.map((file) => (
          <DrawnFile key={file.id} file={file} removeLabel={words.removePicture} onRemove={onRemove}>
            {/* biome-ignore lint/a11y/useMediaCaption: a person's own film comes without captions. */}
            <video
              controls
              preload="metadata"
              src={file.url}
              aria-label={file.name}
              className="u:aspect-video u:max-h-80 u:w-full u:rounded-md u:bg-surface-sunken"
            >
              {words.unplayable}
            </video>
          </DrawnFile>
        ))
      }
    />
  );
}
