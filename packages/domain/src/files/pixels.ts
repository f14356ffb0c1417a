/** Width times height by the header of a PNG, JPEG, GIF or WebP; `undefined` where the given bytes do not tell. */
export function pixelsOf(head: Uint8Array): number | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const marked = (text: string, at: number) =>
    [...text].every((sign, i) => head[at + i] === sign.charCodeAt(0));

  try {
    if (marked('PNG', 1)) return view.getUint32(16) * view.getUint32(20);
    if (marked('GIF8', 0)) return view.getUint16(6, true) * view.getUint16(8, true);
    if (head[0] === 0xff && head[1] === 0xd8) return pixelsOfJpeg(view);
    if (marked('RIFF', 0) && marked('WEBP', 8)) return pixelsOfWebp(view, marked);
  } catch {
    // The header is longer than what was read.
  }
  return undefined;
}

/** The frame header follows segments of any length, one after another. */
function pixelsOfJpeg(view: DataView): number | undefined {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Markers may be preceded by fill bytes.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    else if (marker === START_OF_SCAN) return undefined;
    else at += 2 + view.getUint16(at + 2);
  }
}

const START_OF_SCAN = 0xda;

/** SOF0 to SOF15, among which three are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function pixelsOfWebp(view: DataView, marked: (text: string, at: number) => boolean): number | undefined {
  if (marked('VP8X', 12)) return (uint24(view, 24) + 1) * (uint24(view, 27) + 1);
  if (marked('VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return ((bits & 0x3fff) + 1) * (((bits >> 14) & 0x3fff) + 1);
  }
  if (marked('VP8 ', 12)) return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
  return undefined;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
}
