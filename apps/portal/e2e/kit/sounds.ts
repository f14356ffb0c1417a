const RATE = 8_000;
const HEADER_BYTES = 44;

/** A fifth of a second of a tone, as a WAV that every browser plays. */
export function beep(): Buffer {
  const samples = Buffer.from(
    Array.from({ length: RATE / 5 }, (_none, at) => 128 + Math.round(60 * Math.sin(at / 3))),
  );
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  // PCM, one channel, one byte a sample.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
