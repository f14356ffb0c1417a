/** Downloads bytes from an answer as a file. */
export function saveFile(name: string, base64: string, type: string) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once the link was followed the browser has the bytes.
  setTimeout(() => URL.revokeObjectURL(address));
}
