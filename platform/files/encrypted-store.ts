import { decrypt, encrypt } from '#platform/crypto/cipher.ts'
import type { FileStore } from './stored-file.ts'

/** A store whose files only the holder of the key can read: bounded ones, which are closed and opened whole. */
export function encryptedStore(store: FileStore, key: Buffer): FileStore {
  return {
    ...store,
    async put(name, bytes) {
      const plain = Buffer.isBuffer(bytes) ? bytes : Buffer.from(await new Response(bytes).arrayBuffer())
      // What it is stays untold as well.
      await store.put(name, encrypt(key, plain), { contentType: 'application/octet-stream' })
    },
    async read(name) {
      const stored = await store.read(name)
      if (!stored) return undefined
      const plain = decrypt(key, Buffer.from(await new Response(stored.stream).arrayBuffer()))
      return {
        stream: new Blob([new Uint8Array(plain)]).stream(),
        size: plain.length,
        contentType: stored.contentType,
      }
    },
  }
}
