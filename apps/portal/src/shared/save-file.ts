/** Lets the browser keep bytes that came in an answer, under a name. */
export function saveFile(name: string, base64: string, type: string) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of the bytes once the link was followed.
  setTimeout(() => URL.revokeObjectURL(address));
}
