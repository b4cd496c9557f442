import { useLocation } from 'react-router'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { counted } from '#app/shared/figures/figures.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { DataTable } from '#app/ui/table/table.tsx'
import { ListFilters } from '../../../list-filters.tsx'
import { pickValue } from '../decide-many.ts'
import type { QueueIntent } from '../queue-intents.ts'
import { SendBackMany } from '../send-back-many.tsx'
import type { ProjectQueueData } from './load-project-queue.ts'
import { projectColumns } from './project-columns.tsx'

type QueueProps = { queue: ProjectQueueData; now: Date; refused: RefusedForm | undefined }

const whichOptions = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'posted', label: 'Open and sent back' },
]

/** Projects of newcomers: approved or sent back one by one, or several at once. */
export function ProjectQueue({ queue, now, refused }: QueueProps) {
  const { rows, which, words, page, pages, count, sendingBack, reasons } = queue
  const { key } = useLocation()
  return (
    <>
      <RefusedElsewhere
        result={refusalElsewhere(sendingBack ? ['send-back-many'] : [], refused)}
        wrote={{ note: 'In your own words' }}
      />
      {sendingBack ? (
        <SendBackMany
          thing="project"
          {...sendingBack}
          reasons={reasons}
          lastResult={refusalFor('send-back-many', refused)}
        />
      ) : null}
      <ListFilters
        label="Projects"
        action="/admin/market/services"
        kept={{ show: 'projects' }}
        search={{ label: 'Search projects', placeholder: 'Words of the title', words, most: 100 }}
        choices={[{ name: 'which', label: 'Which', options: whichOptions, chosen: which }]}
      />
      <DataTable
        key={key}
        label="Projects"
        columns={projectColumns(now)}
        rows={rows}
        rowKey={(row) => row.id}
        count={counted(count, 'project')}
        tight
        select={
          which === 'waiting'
            ? {
                name: 'project',
                valueOf: pickValue,
                labelOf: (row) => row.title,
                note: 'Each is written to the audit log, and its owner is told',
                actions: (
                  <>
                    <button name="intent" value={'approve-projects' satisfies QueueIntent} data-key="a">
                      Approve
                    </button>
                    <button name="intent" value={'send-back-projects' satisfies QueueIntent}>
                      Send back…
                    </button>
                  </>
                ),
              }
            : undefined
        }
        empty={
          <EmptyState title={which === 'waiting' ? 'No project waits' : 'No project fits'}>
            The first project of whoever is new here comes to this list. Later ones are open at once.
          </EmptyState>
        }
      />
      <Pagination page={page} pages={pages} />
    </>
  )
}
