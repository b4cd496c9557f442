import { importsOf, isTest, type Import, type SourceFile } from './source-files.ts'

/** A rule looks at the whole house and says what is wrong with it, a sentence each. */
export type Rule = { name: string; check(sources: readonly SourceFile[]): string[] }

/** About one import at a time. Tests may go where they like. */
export function onImports(
  name: string,
  judge: (one: Import, sources: readonly SourceFile[]) => string | undefined,
): Rule {
  return {
    name,
    check: (sources) =>
      sources
        .filter(({ path }) => !isTest(path))
        .flatMap((file) => importsOf(file).flatMap((one) => judge(one, sources) ?? [])),
  }
}

/** About one file at a time. */
export function onFiles(name: string, judge: (file: SourceFile) => string | undefined): Rule {
  return { name, check: (sources) => sources.flatMap((file) => judge(file) ?? []) }
}
