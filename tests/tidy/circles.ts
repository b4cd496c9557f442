import { importsOf, isTest, type SourceFile } from './source-files.ts'

/** Every way from a file back to itself by imports, found once: by going on from each file that is not yet done with. */
export function findCircles(sources: readonly SourceFile[]): string[][] {
  const files = sources.filter(
    ({ path }) => /^(app|commands|demo|domain|platform)\//.test(path) && !isTest(path),
  )
  const known = new Set(files.map(({ path }) => path))
  const leadsTo = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .map(({ to }) => to)
        .filter((to) => known.has(to)),
    ]),
  )
  const done = new Set<string>()
  const circles: string[][] = []

  const goOn = (path: string, way: readonly string[]) => {
    const at = way.indexOf(path)
    if (at >= 0) return void circles.push(way.slice(at))
    if (done.has(path)) return
    for (const to of leadsTo.get(path) ?? []) goOn(to, [...way, path])
    done.add(path)
  }
  for (const path of known) goOn(path, [])
  return circles
}
