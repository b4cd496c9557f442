/** A file on its way in: what it is called, and what is in it, to be read once. */
export type SentFile = { name: string; stream(): ReadableStream<Uint8Array> }
