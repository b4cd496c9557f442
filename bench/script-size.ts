import { gzipSync } from 'node:zlib'

export type ScriptSize = { path: string; files: number; gzipBytes: number }

/** All script that a public page loads before a person does anything: what its HTML names, with what those import. */
export async function measureScripts(origin: string, path: string): Promise<ScriptSize> {
  const html = await (await fetch(origin + path)).text()
  const named = [
    ...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g),
    ...html.matchAll(/import\s[^"']*["'](\/assets\/[^"']+\.js)["']/g),
    // What `paint-first.ts` begins later is named in a list.
    ...(/\}\)\((\[[^\]]*\])\)<\/script>/.exec(html)?.[1] ?? '').matchAll(/"(\/assets\/[^"]+\.js)"/g),
  ]
  const waiting = named.map(([, file]) => file ?? '')
  const seen = new Map<string, number>()
  while (waiting.length > 0) {
    const file = waiting.pop() ?? ''
    if (seen.has(file)) continue
    const text = await (await fetch(origin + file)).text()
    seen.set(file, gzipSync(text, { level: 9 }).length)
    for (const [, imported] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      waiting.push(`/assets/${imported}`)
  }
  return { path, files: seen.size, gzipBytes: [...seen.values()].reduce((sum, bytes) => sum + bytes, 0) }
}
