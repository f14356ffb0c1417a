// What sends the files of a field and tells about them, in a file of its own so that no page loads it before its first paint.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefusalCode } from '../file-drop/use-file-drop';
import type { FileItem } from '../file-list/file-item';
import { waitFor } from '../upload-engine/connection';
import { randomId } from '../upload-engine/random-id';
import { isSameFile } from '../upload-engine/same-file';
import { type SendingPort, sendingBy } from '../upload-engine/sending-port';
import { isWaitingFor, takesPlace, type Upload } from '../upload-engine/upload';
import type { UploadEngine } from '../upload-engine/upload-engine';
import type { UploadEngineOptions } from '../upload-engine/upload-engine-options';
import type { UploadFailureCode } from '../upload-engine/upload-failure';
import type { ChosenFiles, FilesTaker } from './chosen-files';
import type { FileFacts } from './file-facts';
import type { StoredFile, UploadPort } from './stored-file';
import { type FirstFiles, useFileFacts } from './use-file-facts';
import { useEngineWithWords } from './use-upload-engine';

/** What a field shows of its uploads. */
export interface Sent {
  /** What is known of files that were stored meanwhile. */
  met: readonly StoredFile[];
  /** Running and failed uploads. */
  transfers: readonly FileItem[];
  /** Their phases in words. */
  news: readonly string[];
}

export interface UploadSenderProps extends Pick<UploadEngineOptions, 'keeping' | 'threads' | 'timeoutMs'> {
  /** The name of the field, by which what it keeps is told from what other fields keep. Without one nothing is kept. */
  scope: string;
  /** The most files of the value and on their way together. */
  maximum: number | undefined;
  /** The names of the value, and the function that changes those of the present one. */
  names: readonly string[];
  change: (next: (names: readonly string[]) => readonly string[]) => void;
  namesNow: () => readonly string[];
  /** What was chosen before this was loaded. */
  chosen: ChosenFiles;
  /** Those of them of which a person was told that they wait for the connection. */
  toldOffline: readonly string[];
  /**
   * Leaves what was kept of them to the engine, and forgets what that has not taken. Keep the same function between
   * renders.
   */
  leaveKeptTo: (isTaken: (id: string) => boolean) => void;
  /** What the field began with. */
  first: FirstFiles;
  upload: UploadPort | SendingPort;
  known: readonly StoredFile[];
  isMany: boolean;
  limitBytes: number | undefined;
  /** The text of a failed upload, instead of the widget's own. */
  failed: string | undefined;
  onFiles: ((files: readonly FileFacts[]) => void) | undefined;
  /** Keep the same function between renders. */
  onChange: (sent: Sent) => void;
}

/** Renders nothing: the field shows its files before this is loaded, and gets by `onChange` what it shows then. */
export function UploadSender({
  scope,
  names,
  change,
  namesNow,
  chosen,
  first,
  leaveKeptTo,
  onChange,
  ...given
}: UploadSenderProps) {
  const { upload, known, isMany, onFiles, ...options } = given;
  const [met, setMet] = useState<readonly StoredFile[]>([]);
  const ids = useRef<readonly string[]>([]);
  const added = useRef<readonly string[]>([]);
  const { keeping, maximum = Number.POSITIVE_INFINITY } = options;
  const { engine, uploads, itemOf, newsOf } = useEngineWithWords({
    ...options,
    keeping: scope === '' ? undefined : keeping,
    multiple: isMany,
    // A file for one replaces what is there.
    maximum: () => maximum - (isMany ? storedBeside(namesNow(), engine) : 0),
    sending: typeof upload === 'function' ? sendingBy(upload) : upload,
    onStored: (stored, { name, size, type, file }) => {
      setMet((now) => [...now, { name, size, type, upload_date: new Date().toISOString(), ...stored }]);
      change((before) =>
        isMany ? [...before.filter((name) => name !== stored.filename), stored.filename] : [stored.filename],
      );
      void measure(stored.filename, file);
    },
    newId: () => {
      const [id = randomId(), ...others] = ids.current;
      ids.current = others;
      return id;
    },
  });
  useForgetStored(engine, uploads);
  // Once it is stored it is one of the value.
  const running = uploads.filter(({ stored, phase }) => !stored || phase === 'error');
  const measure = useFileFacts({ names, facts: [...known, ...met], running, onFiles, first });
  useHandedOver(chosen, { engine, scope, isMany, ids, added, leaveKeptTo });
  // As text, so that the field is rendered again only when what it shows has changed.
  const text = JSON.stringify({ met, transfers: running.map(itemOf), news: newsOf(scope) } satisfies Sent);
  useLayoutEffect(() => onChange(JSON.parse(text)), [text, onChange]);

  return null;
}

interface Taking extends Pick<UploadSenderProps, 'leaveKeptTo'> {
  engine: UploadEngine;
  scope: string;
  isMany: boolean;
  /** Of the files that are added next. */
  ids: RefObject<readonly string[]>;
  /** The ids of the files that were added last. */
  added: RefObject<readonly string[]>;
}

/** Milliseconds after which what was chosen is sent although the device has not told what it has kept. */
const LONGEST_TAKING_UP_MS = 2000;

/**
 * Takes up what was kept, then what was chosen so far, and from then on whatever is done with the files of the field. In
 * this order: a file that is chosen again goes on where it was.
 */
function useHandedOver(chosen: ChosenFiles, taking: Taking) {
  const latest = useRef(taking);
  useEffect(() => {
    latest.current = taking;
  });

  const { engine, leaveKeptTo } = taking;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // What this page has kept stays on the device until the engine has it: its code may not come.
    const own = new Set(chosen.store.getState().chosen.map(({ id }) => id));
    let end: (() => void) | undefined;
    let isListed = false;
    // Not in the effect itself: in development React ends and begins it once more, which would pause what was taken.
    function handOver() {
      if (signal.aborted) return;
      if (end) return giveWay(latest.current);
      end = chosen.handOver(takerOf(latest));
      leaveKeptTo((id) => uploadsOf(engine).some((upload) => upload.id === id));
    }

    async function takeUp() {
      await engine.restore(({ id, scope }) => scope === latest.current.scope && !own.has(id));
      isListed = true;
      if (!end && latest.current.isMany) await leaveToKept(chosen, latest.current, signal);
      handOver();
    }

    void takeUp();
    // A comparison may take longer: what it finds to be the same must not be sent meanwhile.
    void waitFor(LONGEST_TAKING_UP_MS, signal).then(
      () => isListed || handOver(),
      () => undefined,
    );
    return () => {
      controller.abort();
      end?.();
      engine.stop();
    };
  }, [chosen, engine, leaveKeptTo]);
}

/** A file that was chosen once more before it was shown that it is kept goes on as the kept one. */
async function leaveToKept(chosen: ChosenFiles, { engine, scope }: Taking, signal: AbortSignal) {
  const kept = uploadsOf(engine);
  for (const { id, file, refusal } of chosen.store.getState().chosen) {
    if (refusal) continue;
    const { name, size } = file;
    for (const one of kept) {
      const isSame = takesPlace(one) && (await isSameFile(one, { name, size, scope, file }));
      if (signal.aborted) return;
      if (isSame) chosen.remove(id);
    }
  }
}

/** What was taken up after a file for one was chosen is not sent: it would take the place of that. */
function giveWay({ engine, isMany, added }: Taking) {
  if (isMany || added.current.length === 0) return;
  for (const { id, refused } of uploadsOf(engine)) {
    if (refused === undefined && !added.current.includes(id)) engine.remove(id);
  }
}

function takerOf(latest: RefObject<Taking>): FilesTaker {
  const { engine } = latest.current;

  return {
    add(files, { ids: given = [], seen = [] } = {}) {
      const { scope, isMany, ids, added } = latest.current;
      const goesOn = (upload: Upload) => files.some((file) => isWaitingFor(upload, file, scope));
      const stays = (upload: Upload) =>
        goesOn(upload) || (upload.refused !== undefined && !seen.includes(upload.id));
      if (!isMany) for (const upload of uploadsOf(engine)) if (!stays(upload)) engine.remove(upload.id);
      ids.current = given;
      added.current = engine.add(files, scope);
      ids.current = [];
    },
    /** A refused file stays in the list, with the reason beside it. */
    refuse({ file, message, code }, id) {
      const { scope, ids } = latest.current;
      ids.current = id === undefined ? [] : [id];
      engine.refuse(file, { message, code: REFUSAL_CODES[code] }, scope);
    },
    remove: engine.remove,
    retry: engine.retry,
    pause: engine.pause,
    resume: engine.resume,
    clear() {
      for (const { id } of uploadsOf(engine)) engine.remove(id);
    },
  };
}

function uploadsOf({ store }: UploadEngine): readonly Upload[] {
  return store.getState().uploads;
}

/** The codes of Spec §8 have no word of their own for what is empty, a folder, or more than is wanted. */
const REFUSAL_CODES = {
  extension: 'extension',
  size: 'size',
  empty: 'size',
  directory: 'file_object',
  'too-many': 'denied',
} as const satisfies Record<RefusalCode, UploadFailureCode>;

/** How many files of the value the list of the engine does not hold (any more). */
function storedBeside(names: readonly string[], { store }: UploadEngine): number {
  const { uploads } = store.getState();
  return names.filter((name) => !uploads.some(({ stored }) => stored?.filename === name)).length;
}

/** A stored file is one of the value now. */
function useForgetStored(engine: { remove: (id: string) => void }, uploads: readonly Upload[]) {
  useEffect(() => {
    for (const { id, phase } of uploads) if (phase === 'success') engine.remove(id);
  }, [engine, uploads]);
}
