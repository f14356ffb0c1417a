/** As much as `String.fromCharCode` takes at once. */
const PART = 0x8000;

/** The base64 text of bytes. */
export function textOf(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes);
  let signs = '';
  for (let at = 0; at < view.length; at += PART) {
    signs += String.fromCharCode(...view.subarray(at, at + PART));
  }
  return btoa(signs);
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
