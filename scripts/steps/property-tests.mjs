import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project.mjs'

/** Files whose tests are tried with examples that a seed chooses. */
export function listPropertyTests() {
  return ['app', 'domain', 'platform', 'tests'].flatMap((room) =>
    readdirSync(join(projectFolder, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => join(room, path))
      .filter((path) => readFileSync(join(projectFolder, path), 'utf8').includes("'fast-check'")),
  )
}
