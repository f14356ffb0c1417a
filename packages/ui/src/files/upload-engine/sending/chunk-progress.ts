/** Percent of the file: the chunks that are sent and the shares of those on their way, of all. */
export function createChunkProgress(all: number, done: number, onProgress: (percent: number) => void) {
  const shares = new Map<number, number>();
  tell();

  function tell() {
    const sent = [...shares.values()].reduce((sum, share) => sum + share, done);
    onProgress((sent / all) * 100);
  }

  return {
    set(offset: number, percent: number) {
      shares.set(offset, percent / 100);
      tell();
    },
  };
}
