import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Upload } from './upload';

/** What the store of an engine holds. */
export interface UploadsState {
  /** In the order in which they were added. */
  uploads: readonly Upload[];
}

export type UploadList = ReturnType<typeof createUploadList>;

/** The uploads of an engine. */
export function createUploadList() {
  const store: StoreApi<UploadsState> = createStore(() => ({ uploads: [] }));
  const all = () => store.getState().uploads;
  const find = (id: string) => all().find((upload) => upload.id === id);

  return {
    store,
    all,
    find,
    has: (id: string) => find(id) !== undefined,
    put: (added: readonly Upload[]) => store.setState({ uploads: [...all(), ...added] }),
    patch: (id: string, change: Partial<Upload>) =>
      store.setState({
        uploads: all().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
      }),
    drop: (id: string) => store.setState({ uploads: all().filter((upload) => upload.id !== id) }),
  };
}
