import { Link, useActionData } from 'react-router'
import { staffOnly, reading } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { categoryLimits, findTree } from '#domain/categories/index.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { readWords } from '#platform/text/read-words.ts'
import { describeAdminPage } from '../../describe-admin-page.ts'
import type { Route } from './+types/categories.page.ts'
import { categoriesIntents } from './act-on-categories.ts'
import { AddForm } from './add-form.tsx'
import cssUrl from './categories.css?url'
import { ChosenCategory } from './chosen-category.tsx'
import { doneWords } from './done-words.ts'
import { loadChosen, loadRedirects, loadSynonyms } from './load-categories.ts'
import { Redirects } from './redirects.tsx'
import { Synonyms } from './synonyms.tsx'
import { TreeFilterForm } from './tree-filter-form.tsx'
import { TreeList } from './tree-list.tsx'
import { filterRows, treeRows } from './tree-rows.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(
  staffOnly('categories.change', async ({ db, url }) => {
    const tree = await findTree(db)
    const { searchParams } = url
    const filter = {
      text: readWords(searchParams.get('q'), 100),
      isHiddenOnly: searchParams.get('only') === 'hidden',
    }
    return {
      rows: filterRows(treeRows(tree), filter),
      filter,
      chosen: loadChosen(tree, searchParams),
      redirects: await loadRedirects(db, searchParams),
      synonyms: await loadSynonyms(db),
      limits: categoryLimits,
      done: doneWords(searchParams.get('done')),
      went: searchParams.get('went'),
    }
  }),
)

export const action = categoriesIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Categories')

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const { rows, filter, chosen, redirects, synonyms, limits, done, went } = loaderData
  const refused = useActionData<RefusedForm>()
  const shown = chosen.own ? ['edit', 'move', 'merge', chosen.own.isHidden ? 'show' : 'hide'] : ['add']
  return (
    <>
      <PageHead
        title="Categories"
        lede="The tree of the catalogue. Whatever is renamed, moved or merged, every old address leads on for good."
      >
        <a href="/admin/market/categories.csv">Export CSV</a>
        <a href="/admin/market/categories.json">Export JSON</a>
        <Link to="/admin/market/categories/import">Import</Link>
        <ButtonLink to="?add#chosen" size="s">
          Add a category
        </ButtonLink>
      </PageHead>
      {done ? <Note role="status">{done}</Note> : null}
      <RefusedElsewhere
        result={refusalElsewhere([...shown, 'synonyms'], refused)}
        wrote={{ description: 'Description', reason: 'Reason' }}
      />
      <div className="tree-desk">
        <div>
          <TreeFilterForm {...filter} />
          <TreeList rows={rows} chosenId={chosen.own?.id} isFiltered={isOn(filter)} went={went} />
        </div>
        <aside id="chosen" aria-label={chosen.own ? chosen.own.title : 'A new category'}>
          {chosen.own ? (
            <ChosenCategory
              key={`${chosen.own.id} ${chosen.own.path} ${chosen.own.title} ${chosen.own.isHidden}`}
              own={chosen.own}
              parents={chosen.parents}
              targets={chosen.targets}
              limits={limits}
              refused={refused}
            />
          ) : (
            <AddForm parents={chosen.parents} belowId={chosen.belowId} limits={limits} refused={refused} />
          )}
        </aside>
      </div>
      <Synonyms {...synonyms} limits={limits} refused={refused} />
      <Redirects {...redirects} />
    </>
  )
}

const isOn = ({ text, isHiddenOnly }: { text: string; isHiddenOnly: boolean }) => text !== '' || isHiddenOnly
