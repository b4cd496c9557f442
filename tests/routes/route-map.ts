import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

type MappedRoute = { path: string; file: string; id: string }

/** Every address of the product with the file that answers it, a path from the root, and the name of the two for a script. */
export async function listRoutes(): Promise<MappedRoute[]> {
  return mapped(await routes).map(({ path, file, id }) => ({ path, file: `app/${file}`, id }))
}

/** Every address of the product, as `app/routes.ts` writes it. */
export async function listRoutePaths(): Promise<string[]> {
  return mapped(await routes).map(({ path }) => path)
}

/** The addresses of screens: the others answer with data, files or another address. */
export async function listScreens(): Promise<string[]> {
  return mapped(await routes)
    .filter(({ file }) => file.endsWith('.page.tsx'))
    .map(({ path }) => path)
}

const ACTION = /^export (?:const|(?:async )?function) action\b|^export \{[^}]*\baction\b/m

/** The addresses that take what is sent to them. */
export async function listRoutesWithAction(): Promise<string[]> {
  return mapped(await routes)
    .filter(({ file }) => ACTION.test(readFileSync(join('app', file), 'utf8')))
    .map(({ path }) => path)
}

function mapped(entries: readonly RouteConfigEntry[]): MappedRoute[] {
  return entries.flatMap((entry) =>
    entry.children
      ? mapped(entry.children)
      : [
          {
            path: entry.index ? '/' : `/${entry.path}`,
            file: entry.file,
            id: entry.id ?? entry.file.replace(/\.tsx?$/, ''),
          },
        ],
  )
}
