import { randomBytes } from 'node:crypto'
import type { Entry } from './fields.ts'

export type Body = { type: string; bytes: Buffer }

export const asForm = (entries: readonly Entry[]): Body => ({
  type: 'application/x-www-form-urlencoded',
  bytes: Buffer.from(queryOf(entries)),
})

export const queryOf = (entries: readonly Entry[]): string =>
  new URLSearchParams(
    entries.map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.name]),
  ).toString()

const quoted = (text: string) => text.replace(/"/g, '%22').replace(/\r?\n|\r/g, '%0D%0A')

/** As browsers write it: a part for each field, in their order. */
export function asParts(entries: readonly Entry[]): Body {
  const boundary = `----plain${randomBytes(12).toString('hex')}`
  const parts = entries.flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`
    if (typeof value === 'string') return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)]
    const ofFile = `${head}; filename="${quoted(value.name)}"\r\nContent-Type: ${value.mimeType}\r\n\r\n`
    return [Buffer.from(ofFile), value.buffer, Buffer.from('\r\n')]
  })
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
