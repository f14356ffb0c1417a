/**
 * The class by which PDF.js reads the files of its decoders. Left to itself it takes them from one folder by their names; a
 * bundler of a host lays each where it wants.
 *
 * @param addresses by the names of the files
 */
export function decoderFiles(addresses: Readonly<Record<string, URL>>) {
  return class {
    async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
      const address = addresses[filename];
      if (!address) throw new Error(`There is no ${filename} here.`);
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
      return new Uint8Array(await answer.arrayBuffer());
    }
  };
}
