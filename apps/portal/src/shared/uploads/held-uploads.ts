/** A tab that is being closed lets go within this time; one that sends the file itself does not. */
const WAIT_MS = 500;

/** How this tab lets go of what it holds. */
const held = new Map<string, () => void>();

/**
 * Makes this tab the only one that sends an upload, until it lets go, is closed or crashes.
 *
 * @returns false while another tab holds it, and where the browser has no locks
 */
export async function holdUpload(key: string): Promise<boolean> {
  if (held.has(key)) return true;
  if (!('locks' in navigator)) return false;

  return new Promise((resolve) => {
    navigator.locks
      .request(`upload ${key}`, { signal: AbortSignal.timeout(WAIT_MS) }, () => {
        const gone = new Promise<void>((letGo) => held.set(key, letGo));
        resolve(true);
        return gone;
      })
      .catch(() => resolve(false));
  });
}

export function letUploadGo(key: string) {
  held.get(key)?.();
  held.delete(key);
}
