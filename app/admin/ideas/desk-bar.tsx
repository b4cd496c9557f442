import { Form, Link } from 'react-router'
import { AdminSearch } from '#app/admin/admin-search.tsx'
import { counted } from '#app/shared/figures/figures.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { addressOf, DESK } from './address-of-idea.ts'
import type { DeskData } from './load-desk.ts'

/** Above the desk: which ideas are shown, in which order, and a search in them. */
export function DeskBar({ desk }: { desk: DeskData }) {
  const { view, sort, words, tabs, done, kindId, kinds } = desk
  const kind = kinds.find(({ id }) => id === kindId)
  return (
    <>
      <div className="ideas-bar">
        <Tabs
          label="Ideas"
          tabs={[
            ...tabs.map((one) => ({
              to: addressOf({ view: one.view, sort, words: '', kindId }),
              label: (
                <>
                  {one.label} {one.count === undefined ? null : <small>{one.count}</small>}
                </>
              ),
              current: one.view === view,
            })),
            { to: `${DESK}/dict`, label: 'Kinds and states' },
          ]}
        />
        <Form role="search" aria-label="Ideas" action={DESK}>
          <input type="hidden" name="view" value={words ? view : 'all'} />
          <AdminSearch label="Search ideas" placeholder="Words, number" words={words} most={100} />
        </Form>
      </div>
      <p className="row small ideas-order">
        <span className="soft">By {sort === 'votes' ? 'votes' : 'age'}.</span>
        <Link to={addressOf({ view, words, kindId, sort: sort === 'votes' ? 'new' : 'votes' })}>
          {sort === 'votes' ? 'Newest first' : 'Most votes first'}
        </Link>
        {kind ? (
          <Link to={addressOf({ view, words, sort, kindId: undefined })}>
            Only {kind.label}: show every kind
          </Link>
        ) : null}
        <a href={addressOf(desk).replace(DESK, `${DESK}.csv`)}>This list as CSV</a>
      </p>
      {done ? (
        <Note role="status" icon="circle-check">
          {`Done to ${counted(done.done, 'idea')}.${done.left > 0 ? ` ${counted(done.left, 'was', 'were')} so already, or not on the board.` : ''}`}
        </Note>
      ) : null}
    </>
  )
}
