import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes minutes, longest first. Other files are small and fill the gaps. */
const LONG = ['faults', 'invariants', 'races', 'web', ''].map((folder) => `tests/${folder}`)

/** Begun late, one of these would be waited for while the other processors have nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const path = relative(project.config.root, moduleId).replaceAll(sep, '/')
      const found = LONG.findIndex((folder) => path.startsWith(folder))
      return found === -1 ? LONG.length : found
    }
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}
