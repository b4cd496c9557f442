import { importsOf, type SourceFile } from '../tidy/source-files.ts'

const IMPORTED_LATER = /\bimport\('(#app\/[^']+|\.[^']+)'\)/g

/** These files and all that they lead to inside the app, by what they import at once or later. */
export function filesBehind(
  starts: readonly string[],
  files: ReadonlyMap<string, SourceFile>,
): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = files.get(path)
    if (!file || found.has(path) || !path.startsWith('app/')) continue
    found.add(path)
    waiting.push(...importsOf(file).flatMap(({ to, typeOnly }) => (typeOnly ? [] : [to])), ...later(file))
  }
  return found
}

const later = ({ path, text }: SourceFile) =>
  [...text.matchAll(IMPORTED_LATER)].map(([, to = '']) =>
    to.startsWith('#') ? to.slice(1) : new URL(to, `file:///${path}`).pathname.slice(1),
  )
