import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import type { FileItem } from '../file-list/file-item';
import type { Upload } from '../upload-engine/upload';
import { createUploadEngine, type UploadEngine } from '../upload-engine/upload-engine';
import { mostFiles, type UploadEngineOptions } from '../upload-engine/upload-engine-options';
import { createUploadNews } from '../upload-engine/upload-news';
import { itemOfUpload } from './item-of-upload';
import { type UploadFailureLabels, uploadFailureLabels } from './upload-failures.labels';
import { type UploadFieldLabels, uploadFieldLabels } from './upload-field.labels';
import { type UploadNewsLabels, uploadNewsLabels } from './upload-news.labels';

/** An engine for a `FileField`. */
export interface FieldUploads {
  /** Adds, pauses, retries and removes. The same one as long as the component is mounted. */
  engine: UploadEngine;
  /** All uploads, in the order in which they were added. */
  uploads: readonly Upload[];
  /** An upload as a row of the field; a failed one says what the person can do. */
  itemOf: (upload: Upload) => FileItem;
  /** The phases of the uploads of a scope in words, for `news` of its field. */
  newsOf: (scope: string) => readonly string[];
}

/** The engine's options, and what its texts say. */
export interface FieldUploadsOptions extends UploadEngineOptions {
  /** Bytes, for the text of a file that is too big. @default FILE_LIMIT_BYTES */
  limitBytes?: number | undefined;
  /** Which of the kept uploads are resumed. @default all */
  isWanted?: ((upload: Upload) => boolean) | undefined;
  /** The text of a failure that a plain function rejected with, instead of the widget's own. */
  failed?: string | undefined;
}

/**
 * An engine that lives as long as its component: kept uploads are resumed when that is mounted, and every request ends
 * with it. Ports, `onStored` and `maximum` may change; the other options count once.
 */
export function useUploadEngine({
  isWanted,
  limitBytes,
  failed,
  ...options
}: FieldUploadsOptions): FieldUploads {
  const locale = useLocale();
  const failures = useLabels<UploadFailureLabels>(uploadFailureLabels);
  const words = useLabels<UploadFieldLabels>(uploadFieldLabels);
  const engine = useEngine(options);
  const uploads = useSyncExternalStore(
    engine.store.subscribe,
    () => engine.store.getState().uploads,
    () => NONE,
  );
  const wanted = useRef(isWanted);
  useEffect(() => {
    wanted.current = isWanted;
  });
  useEffect(() => {
    void engine.restore(wanted.current);
    return engine.stop;
  }, [engine]);

  return {
    engine,
    uploads,
    itemOf: (upload) =>
      itemOfUpload(upload, { failures, failed: failed ?? words.failed, locale, limitBytes }),
    newsOf: useNews(engine),
  };
}

const NONE: readonly Upload[] = [];

function useEngine(options: UploadEngineOptions): UploadEngine {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [engine] = useState(() => createUploadEngine(withLatest(options, latest)));
  return engine;
}

/** Ports of the present render: an upload may end long after the one that started it. */
function withLatest(
  first: UploadEngineOptions,
  latest: { current: UploadEngineOptions },
): UploadEngineOptions {
  return {
    ...first,
    sending: {
      plain: (...given) => latest.current.sending.plain(...given),
      judge: async (file) => latest.current.sending.judge?.(file),
      get chunked() {
        return latest.current.sending.chunked;
      },
    },
    onStored: (...given) => latest.current.onStored?.(...given),
    maximum: () => mostFiles(latest.current),
  };
}

function useNews({ store }: UploadEngine): (scope: string) => readonly string[] {
  const words = useLabels<UploadNewsLabels>(uploadNewsLabels);
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });
  const [news, setNews] = useState<readonly { scope: string; text: string }[]>([]);

  useEffect(() => {
    const follow = createUploadNews((event, { name, scope }) => {
      if (event !== 'failed') setNews((known) => [...known, { scope, text: latest.current[event](name) }]);
    });
    return store.subscribe(({ uploads }) => follow(uploads));
  }, [store]);

  return (scope) => news.filter((one) => one.scope === scope).map(({ text }) => text);
}
