import { Form, Link } from 'react-router'
import { projectStateWords, proposalStateWords } from '#app/public/projects/project-words.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Select } from '#app/ui/select/select.tsx'
import type { ProjectsData } from './load-projects.ts'

const words: Record<string, string> = { ...projectStateWords, ...proposalStateWords }
const sortsOf = (tab: ProjectsData['tab']) => [
  { value: 'changed', label: tab === 'projects' ? 'Changed last' : 'Sent last' },
  { value: 'title', label: 'By title' },
  { value: 'proposals', label: tab === 'projects' ? 'Most proposals' : 'Dearest first' },
]

/** A plain form: what is chosen goes into the address. */
export function ProjectsFilter({ tab, filters, states }: ProjectsData) {
  return (
    <Form
      key={`${tab} ${JSON.stringify(filters)}`}
      className="bar my-projects-filter"
      role="search"
      aria-label="Mine"
      action="/my/projects"
    >
      <input type="hidden" name="tab" value={tab} />
      <span className="search">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label="Search mine"
          placeholder="Words of the title"
          defaultValue={filters.words}
          maxLength={100}
        />
      </span>
      <Select
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
      <Select name="sort" small aria-label="Order" options={sortsOf(tab)} defaultValue={filters.sort} />
      <Button size="s">Show</Button>
      {filters.words || filters.state ? <Link to={`/my/projects?tab=${tab}`}>Show all</Link> : null}
    </Form>
  )
}
