/** Bytes of a chunk of an upload, and the largest file that is sent at once (Spec §9). */
export const CHUNK_BYTES = 1_048_576;
