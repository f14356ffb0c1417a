/** Bytes of `APP1`: an Exif block that says nothing but that the picture is to be turned by a quarter, clockwise. */
const TURNED = [
  ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00, 0x4d, 0x4d, 0x00, 0x2a],
  ...[0x00, 0x00, 0x00, 0x08, 0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01],
  ...[0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00],
];
/** Behind the mark with which every JPEG begins. */
const AFTER_START = 2;

/** A document on a table, as a camera sees it: fine grain, which a JPEG cannot make small. */
export async function aPhoto({ name = 'IMG_2041.jpg', width = 1600, height = 1200, isTurned = false } = {}) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  paintTable(context);
  context.fillStyle = '#f4f1e8';
  context.fillRect(width * 0.2, height * 0.1, width * 0.6, height * 0.8);
  context.fillStyle = '#22303c';
  for (let line = 0; line < 12; line += 1) {
    context.fillRect(
      width * 0.26,
      height * (0.2 + line * 0.05),
      width * (line % 4 === 3 ? 0.3 : 0.48),
      height * 0.015,
    );
  }
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  const bytes = new Uint8Array((await jpeg?.arrayBuffer()) ?? []);
  const parts = isTurned
    ? [bytes.slice(0, AFTER_START), new Uint8Array(TURNED), bytes.slice(AFTER_START)]
    : [bytes];
  return new File(parts, name, { type: 'image/jpeg' });
}

/** The same grain each time. The upper half is brown, the lower one green. */
function paintTable(context: CanvasRenderingContext2D) {
  const { width, height } = context.canvas;
  const image = context.createImageData(width, height);
  let state = 7;
  for (let at = 0; at < image.data.length; at += 4) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const grain = (state >>> 24) / 4;
    const isUpper = at < image.data.length / 2;
    image.data.set([(isUpper ? 140 : 60) + grain, 90 + grain, 60 + grain, 255], at);
  }
  context.putImageData(image, 0, 0);
}
