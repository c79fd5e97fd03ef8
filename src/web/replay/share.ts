/** A whole record in an address: packed, and written in letters that addresses may hold. */
import { LARGEST_RECORD } from '../../engine/index.ts';

export async function packed(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws one clear sentence for what was not packed by `packed`, or is larger than any record. */
export async function unpacked(letters: string): Promise<string> {
  try {
    const raw = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(raw, letter => letter.charCodeAt(0));
    const text = await through(new DecompressionStream('deflate-raw'), bytes, LARGEST_RECORD);
    return new TextDecoder().decode(text);
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    throw new Error('the address holds no whole record; expected one as “Copy link” makes it');
  }
}

class TooMuch extends Error {}

/** A few letters can unpack to more than a machine holds: no more is unpacked than there may be. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of chunksOf(new Blob([bytes]).stream().pipeThrough(stream))) {
    length += chunk.length;
    if (length > most)
      throw new TooMuch(`the address holds more than ${most} characters; no record has so many`);
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Not every browser can go through a stream in a loop. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // Whoever has seen enough leaves the rest packed.
    await reader.cancel();
  }
}
