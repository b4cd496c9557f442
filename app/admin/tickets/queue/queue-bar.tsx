import { Form } from 'react-router'
import { AdminSearch } from '#app/admin/admin-search.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { addressOf, DESK } from '../address-of-ticket.ts'
import { viewWords } from '../desk-words.ts'
import type { QueueData } from './load-queue.ts'

const WORDS_MOST = 100

/** Above the desk: which part of the queue is shown, and a search in it. */
export function QueueBar({ view, words, tabs }: Pick<QueueData, 'view' | 'words' | 'tabs'>) {
  return (
    <div className="desk-bar">
      <Tabs
        label="Tickets"
        tabs={tabs.map((one) => ({
          to: addressOf({ view: one.view, words: '' }),
          label: (
            <>
              {viewWords[one.view]} <small>{one.count}</small>
            </>
          ),
          current: one.view === view,
        }))}
      />
      <Form role="search" aria-label="Tickets" action={DESK}>
        <input type="hidden" name="view" value={words ? view : 'all'} />
        <AdminSearch
          label="Search tickets"
          placeholder="Words, number, member"
          words={words}
          most={WORDS_MOST}
        />
      </Form>
    </div>
  )
}
