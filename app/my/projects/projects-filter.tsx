import { OwnFilter } from '#app/my/own-filter.tsx'
import { projectStateWords, proposalStateWords } from '#app/shared/projects/project-words.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { ProjectsData } from './load-projects.ts'

const words: Record<string, string> = { ...projectStateWords, ...proposalStateWords }
const sortsOf = (tab: ProjectsData['tab']) => [
  { value: 'changed', label: tab === 'projects' ? 'Changed last' : 'Sent last' },
  { value: 'title', label: 'By title' },
  { value: 'proposals', label: tab === 'projects' ? 'Most proposals' : 'Price, highest first' },
]

export function ProjectsFilter({ tab, filters, states }: ProjectsData) {
  return (
    <OwnFilter
      key={tab}
      label="Mine"
      action="/my/projects"
      hiddenFields={{ tab }}
      words={filters.words}
      sorts={sortsOf(tab)}
      sort={filters.sort}
      allAt={filters.words || filters.state ? `/my/projects?tab=${tab}` : undefined}
    >
      <Select
        key={filters.state}
        name="state"
        small
        aria-label="State"
        placeholder="Every state"
        options={states.map(({ state, count }) => ({
          value: state,
          label: `${words[state] ?? state} (${count})`,
        }))}
        defaultValue={filters.state}
      />
    </OwnFilter>
  )
}
