/** Downloads bytes or a text that this page has, as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once the link was followed the browser has the bytes.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Downloads a file that an answer carries in base64. */
export function saveBase64({ name, content }: { name: string; content: string }, type: string): void {
  saveFile(
    name,
    Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)),
    type,
  );
}
