import { Tag } from '#app/ui/tag/tag.tsx'
import type { ProjectState } from '#domain/projects/states.ts'
import { projectStateTones, projectStateWords } from './project-words.ts'

/** Where a project stands; one that was taken down stands still, whatever its state. */
export function ProjectStateTag({ state, isTakenDown }: { state: ProjectState; isTakenDown: boolean }) {
  if (isTakenDown) return <Tag tone="bad">Taken down</Tag>
  return <Tag tone={projectStateTones[state]}>{projectStateWords[state]}</Tag>
}
