import { createStore } from 'zustand/vanilla';
import type { FileRefusal } from '../file-drop/use-file-drop';
import type { FileItem } from '../file-list/file-item';
import { randomId } from '../upload-engine/random-id';

/** What is done with the files of a field. */
export interface FilesTaker {
  /** Sends files. */
  add(files: readonly File[], rows?: AddedRows): void;
  /** Lists a file that is not sent, with the reason. */
  refuse(refusal: FileRefusal, id?: string): void;
  remove(id: string): void;
  retry(id: string): void;
  pause(id: string): void;
  resume(id: string): void;
  /** Ends all that is on its way. */
  clear(): void;
}

export interface AddedRows {
  /** The ids of the files, which otherwise get new ones. */
  ids?: readonly string[];
  /**
   * The rows that the person saw. A file for one replaces what is there, but for a refusal that is none of them: it came
   * with this file.
   */
  seen?: readonly string[];
}

/** A file that was chosen before it could be sent, or refused. */
export interface Chosen {
  id: string;
  file: File;
  refusal?: FileRefusal;
}

export type ChosenFiles = ReturnType<typeof createChosenFiles>;

/**
 * The files of a field until what sends them is loaded: listed, and handed over in their order, each under its id. From
 * then on whatever is done goes there at once, also by who has asked before.
 */
export function createChosenFiles({ isMany }: { isMany: () => boolean }) {
  const store = createStore<{ chosen: readonly Chosen[] }>(() => ({ chosen: [] }));
  const handedOver = new Set<string>();
  let taker: FilesTaker | undefined;
  const put = (chosen: readonly Chosen[]) => store.setState({ chosen });
  const now = () => store.getState().chosen;

  return {
    store,
    /**
     * Hands over what was chosen, and then whatever is done; returns a function that ends it. What was handed over stays
     * listed until `forget`: a row that is gone for a moment would lose the focus.
     */
    handOver(to: FilesTaker): () => void {
      taker = to;
      for (const { id, file, refusal } of now()) {
        if (handedOver.has(id)) continue;
        handedOver.add(id);
        if (refusal) to.refuse(refusal, id);
        else to.add([file], { ids: [id] });
      }
      return () => {
        taker = undefined;
      };
    },
    /** The taker lists what it was given. */
    forget() {
      if (handedOver.size > 0) put(now().filter(({ id }) => !handedOver.has(id)));
      handedOver.clear();
    },
    add(files: readonly File[], seen: readonly string[] = []) {
      if (taker) return taker.add(files, { seen });
      const stays = ({ id, refusal }: Chosen) => isMany() || (refusal && !seen.includes(id));
      put([...now().filter(stays), ...files.map((file) => ({ id: randomId(), file }))]);
    },
    refuse(refusals: readonly FileRefusal[]) {
      if (!taker) return put([...now(), ...refusals.map(refusedOf)]);
      for (const refusal of refusals) taker.refuse(refusal);
    },
    remove(id: string) {
      if (taker) return taker.remove(id);
      put(now().filter((one) => one.id !== id));
    },
    retry: (id: string) => taker?.retry(id),
    pause: (id: string) => taker?.pause(id),
    resume: (id: string) => taker?.resume(id),
    clear() {
      put([]);
      taker?.clear();
    },
  };
}

function refusedOf(refusal: FileRefusal): Chosen {
  return { id: randomId(), file: refusal.file, refusal };
}

/** Why a chosen file is not on its way: its turn comes, no server answers, or what sends it does not come, as the text says. */
export type Unsent = 'waiting' | 'offline' | { failed: string };

/** A chosen file as a row. */
export function itemOfChosen({ id, file, refusal }: Chosen, unsent: Unsent): FileItem {
  const { name, size } = file;
  if (refusal) return { id, name, size, upload: { phase: 'error', message: refusal.message } };
  if (unsent === 'waiting') return { id, name, size, upload: { phase: 'idle', canPause: false } };
  if (unsent === 'offline')
    return { id, name, size, upload: { phase: 'active', progress: 0, held: 'offline', canPause: false } };
  return { id, name, size, upload: { phase: 'error', message: unsent.failed, retry: true, goesOn: true } };
}
