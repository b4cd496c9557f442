import { isTest, type SourceFile } from '../tidy/source-files.ts'
import { filesBehind } from './files-of-routes.ts'

/** A page whose forms come with files says by which function it receives them; all others are read by the one reader. */
const RECEIVES = /\bformsOf\(\{[\s\S]*?^ +receive(?:,|:)/m
const MACHINE = /\bmachineEndpoint\(/

/** Which files of the app say how what is sent to this route is read: none of them where the one reader reads plain words. */
export function readersOfForms(sources: readonly SourceFile[]): (file: string) => readonly string[] {
  const app = sources.filter(({ path }) => /^app\/.*\.tsx?$/.test(path) && !isTest(path))
  const files = new Map(app.map((file) => [file.path, file]))
  const readers = new Set(
    app
      .filter(
        ({ path, text }) => !path.startsWith('app/forms/') && (RECEIVES.test(text) || MACHINE.test(text)),
      )
      .map(({ path }) => path),
  )
  return (file) => [...filesBehind([file], files)].filter((path) => readers.has(path)).toSorted()
}
