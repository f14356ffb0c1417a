import type { CaseFile } from '@urzad/contract';
import { AudioPlayer, VideoPlayer } from '@urzad/ui';
import { FileList } from '@urzad/ui/uploads';
import { useState } from 'react';

/**
 * The files of a sent letter: pictures can be enlarged, recordings are played, everything can be downloaded. An answer has
 * new addresses each time; a thumbnail and a recording that plays keep their first one.
 */
export function SentFiles({ files }: { files: readonly CaseFile[] }) {
  const [atFirst] = useState(files);
  const firstOf = (file: CaseFile) => atFirst.find(({ id }) => id === file.id) ?? file;

  return (
    <>
      {files.map((file) => (
        <Recording key={file.id} file={firstOf(file)} />
      ))}
      <FileList
        canDownload
        canZoom
        files={files.map((file) => {
          const { thumb } = firstOf(file);

          return {
            id: String(file.id),
            name: file.name,
            size: file.size,
            url: file.url,
            url_download: file.url_download,
            ...(thumb !== undefined && { thumb }),
          };
        })}
      />
    </>
  );
}

function Recording({ file: { name, mime, url } }: { file: CaseFile }) {
  if (mime.startsWith('audio/')) return <AudioPlayer src={url} title={name} />;
  if (mime.startsWith('video/')) return <VideoPlayer src={url} title={name} />;

  return null;
}
