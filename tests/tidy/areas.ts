import type { SourceFile } from './source-files.ts'

export const areaOf = (path: string) => /^domain\/([\w-]+)\//.exec(path)?.[1]
export const roomOf = (path: string) => path.split('/')[0] ?? ''

/** The areas in the order in which they may know one another: that of the one list of them. */
export function listAreas(sources: readonly SourceFile[]): string[] {
  const list = sources.find(({ path }) => path === 'domain/areas.ts')?.text ?? ''
  const names = /const areas: readonly Area\[\] = \[([^\]]*)\]/.exec(list)?.[1] ?? ''
  return [...names.matchAll(/\w+/g)].map(([name]) =>
    name.replaceAll(/[A-Z]/g, (at) => `-${at.toLowerCase()}`),
  )
}
