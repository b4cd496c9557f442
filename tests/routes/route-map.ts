import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** Every address of the product, as `app/routes.ts` writes it. */
export async function listRoutePaths(): Promise<string[]> {
  return pathsOf(await routes)
}

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) =>
    entry.children ? pathsOf(entry.children) : [entry.index ? '/' : `/${entry.path}`],
  )
}
