// Just enough DER to take a CMS signature apart and put it together again.

/** @typedef {{ tag: number, body: Buffer, raw: Buffer }} Part */

/** @param {Buffer} bytes @returns {Part[]} */
export function parts(bytes) {
  /** @type {Part[]} */
  const found = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at + 1] ?? 0;
    const width = first < 0x80 ? 0 : first & 0x7f;
    const length = width === 0 ? first : bytes.readUIntBE(at + 2, width);
    const start = at + 2 + width;
    found.push({
      tag: bytes[at] ?? 0,
      body: bytes.subarray(start, start + length),
      raw: bytes.subarray(at, start + length),
    });
    at = start + length;
  }
  return found;
}

/** @param {number} tag @param {Buffer[]} bodies */
export function part(tag, ...bodies) {
  const body = Buffer.concat(bodies);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const hex = body.length.toString(16);
  const length = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}

/** `1.2.840…` @param {string} text */
export function oid(text) {
  const [a = 0, b = 0, ...rest] = text.split('.').map(Number);
  const bytes = [a * 40 + b, ...rest].flatMap((number) => {
    const groups = [number & 0x7f];
    for (let left = number >>> 7; left > 0; left >>>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return part(0x06, Buffer.from(bytes));
}

/** @param {string} type @param {Buffer} value */
export const attribute = (type, value) => part(0x30, oid(type), part(0x31, value));
/** @param {string} text */
export const utf8 = (text) => part(0x0c, Buffer.from(text));

/** The parts of the one signer. @param {Buffer} cms */
function signerOf(cms) {
  const [type, content] = parts(parts(cms)[0]?.body ?? Buffer.alloc(0));
  const data = parts(parts(content?.body ?? Buffer.alloc(0))[0]?.body ?? Buffer.alloc(0));
  const signers = data.at(-1);
  return { type, data, signer: parts(parts(signers?.body ?? Buffer.alloc(0))[0]?.body ?? Buffer.alloc(0)) };
}

/** @param {Buffer} cms @param {(signer: Part[]) => Buffer[]} change */
function withSigner(cms, change) {
  const { type, data, signer } = signerOf(cms);
  const signers = part(0x31, part(0x30, ...change(signer)));
  const signed = part(0x30, ...data.slice(0, -1).map(({ raw }) => raw), signers);
  return part(0x30, type?.raw ?? Buffer.alloc(0), part(0xa0, signed));
}

/** The bytes of the signature. @param {Buffer} cms */
export const signatureValue = (cms) =>
  signerOf(cms).signer.find(({ tag }) => tag === 0x04)?.body ?? Buffer.alloc(0);

/** @param {Buffer} cms @param {Buffer} added */
export const withUnsigned = (cms, added) =>
  withSigner(cms, (signer) => [...signer.map(({ raw }) => raw), part(0xa1, added)]);

/**
 * Other signed attributes, signed again.
 *
 * @param {Buffer} cms
 * @param {(attributes: Buffer[]) => Buffer[]} change
 * @param {(data: Buffer) => Buffer} signAgain
 */
export function withSigned(cms, change, signAgain) {
  return withSigner(cms, (signer) => {
    const old = signer.find(({ tag }) => tag === 0xa0);
    const attributes = change(parts(old?.body ?? Buffer.alloc(0)).map(({ raw }) => raw)).sort(Buffer.compare);
    const signature = part(0x04, signAgain(part(0x31, ...attributes)));
    return signer.map(({ tag, raw }) =>
      tag === 0xa0 ? part(0xa0, ...attributes) : tag === 0x04 ? signature : raw,
    );
  });
}
