import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A file of the build, read and compressed at its first use and then kept in memory: there are few and they never change. */
export type StaticFile = {
  type: string
  immutable: boolean
  plain: Buffer
  compressed: { encoding: 'br' | 'gzip'; body: Buffer }[]
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt'])

export function openStaticFiles(folder: string): (path: string) => Promise<StaticFile | undefined> {
  const files = new Map<string, Promise<StaticFile | undefined>>()
  return (path) => {
    const full = normalize(join(folder, path))
    const type = TYPES[extname(full)]
    if (!type || !full.startsWith(folder + sep)) return Promise.resolve(undefined)
    // One file has many addresses (`//`, `/./`): remembered is the file, and only one that exists, so that nobody can fill the memory.
    let file = files.get(full)
    if (!file) {
      file = load(full, { type, immutable: full.startsWith(join(folder, 'assets') + sep) })
      files.set(full, file)
      void file.then((found) => found ?? files.delete(full))
    }
    return file
  }
}

async function load(
  full: string,
  kind: Pick<StaticFile, 'type' | 'immutable'>,
): Promise<StaticFile | undefined> {
  const plain = await readFile(full).catch(() => undefined)
  if (!plain) return undefined
  const compressed = COMPRESSIBLE.has(extname(full)) ? await compress(plain) : []
  return { ...kind, plain, compressed }
}

async function compress(plain: Buffer): Promise<StaticFile['compressed']> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  return [
    { encoding: 'br', body: br },
    { encoding: 'gzip', body: gz },
  ]
}

export function bestEncoding(
  file: StaticFile,
  accepted: string,
): { encoding: string | undefined; body: Buffer } {
  const chosen = file.compressed.find(({ encoding }) => accepted.includes(encoding))
  return chosen ?? { encoding: undefined, body: file.plain }
}
