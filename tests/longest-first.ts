import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { secondsOfFiles } from './seconds-of-files.ts'

/** These wait for processes, clocks and outages for most of their time. */
const WAITS = /^tests\/(faults|first-run)\//
const SHORT = 1

type Seconds = Readonly<Record<string, number>>

/**
 * Longest first: begun late, a long one would be waited for while the other processors have nothing to do. What waits is spread
 * over the whole run, so that something that computes always stands beside it.
 */
export function orderFiles(paths: readonly string[], seconds: Seconds = secondsOfFiles): string[] {
  const [waiting, computing] = [true, false].map((waits) =>
    openLine(
      paths.filter((path) => WAITS.test(path) === waits),
      (path) => seconds[path] ?? SHORT,
    ),
  ) as [Line, Line]
  return paths.map(() => (waiting.share() < computing.share() ? waiting : computing).next())
}

/** How much of a line's time was begun, and its longest file that was not. */
type Line = { share(): number; next(): string }

function openLine(paths: readonly string[], secondsOf: (path: string) => number): Line {
  const left = paths.toSorted((one, other) => secondsOf(other) - secondsOf(one) || (one < other ? -1 : 1))
  const all = left.reduce((sum, path) => sum + secondsOf(path), 0)
  let begun = 0
  return {
    share: () => (left.length === 0 ? Infinity : begun / all),
    next() {
      const path = left.shift() ?? ''
      begun += secondsOf(path)
      return path
    },
  }
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const pathOf = ({ moduleId, project }: TestSpecification) =>
      relative(project.config.root, moduleId).replaceAll(sep, '/')
    const places = new Map(orderFiles(files.map(pathOf)).map((path, place) => [path, place]))
    return files.toSorted((one, other) => (places.get(pathOf(one)) ?? 0) - (places.get(pathOf(other)) ?? 0))
  }
}
