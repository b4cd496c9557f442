import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type SourceFile = { path: string; text: string }

/** The project's own sources: what git tracks and what it would track. */
export function readSources(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter(
      (path) =>
        /^(app|commands|demo|domain|platform|tests|bench|scripts)\/.*\.(ts|tsx|mjs|css)$|^[\w.-]+\.ts$/.test(
          path,
        ) && existsSync(path),
    )
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

export const isTest = (path: string) => /\.test\.tsx?$|^tests\/|\/testing/.test(path)

export type Import = { from: string; to: string; typeOnly: boolean }

const IMPORT = /^\s*(?:import|export)\s+(type\s)?(?:([^'"]*?)\sfrom\s+)?['"]([^'"]+)['"]/gm

/** Where a file's imports lead inside the project, as paths from its root; packages are left out. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, type, names = '', specifier]) => {
    const to = resolveSpecifier(path, specifier ?? '')
    return to ? [{ from: path, to, typeOnly: Boolean(type) || areTypes(names) }] : []
  })
}

/** `{ type A, type B }` is gone at run time as `type { A, B }` is. */
function areTypes(names: string): boolean {
  const inner = /^\{([^}]*)\}$/
    .exec(names.trim())?.[1]
    ?.split(',')
    .map((name) => name.trim())
  return inner?.filter((name) => name !== '').every((name) => name.startsWith('type ')) ?? false
}

function resolveSpecifier(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  if (!bare.startsWith('.')) return undefined
  return new URL(bare, `file:///${from}`).pathname.slice(1)
}
