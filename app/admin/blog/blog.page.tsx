import { Form, Link, redirect, useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { beginPost } from '#domain/blog/index.ts'
import { beginInput } from '#domain/blog/input.ts'
import { postLimits, postStates } from '#domain/blog/post-rules.ts'
import type { Route } from './+types/blog.page.ts'
import cssUrl from './blog.css?url'
import { loadPosts, type PostLine } from './load-posts.ts'
import { addressOf, HERE, READ_DAYS, stateWords } from './post-words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

const { intent, intents } = formsOf({ for: 'staff', needs: 'blog.write' })

export const action = intents({
  begin: intent({ input: beginInput, run: beginPost, done: (_, postId) => redirect(addressOf(postId)) }),
})

type BlogIntent = IntentOf<typeof action>

export const loader = reading(staffOnly('blog.write', loadPosts))

export const meta: Route.MetaFunction = () => describeAdminPage('Blog')

export default function AdminBlogPage({ loaderData }: Route.ComponentProps) {
  const { lines, counts, all, state, page, pages, isArchived } = loaderData
  const refused = useActionData<RefusedForm>()
  const { form, field } = serverForm({
    id: 'begin',
    lastResult: refusalFor('begin', refused),
    limits: { title: postLimits.title },
  })
  return (
    <>
      <PageHead
        title="Blog"
        lede="Notes from the hall: what you write here stands at /blog once it goes out."
      />
      {isArchived ? (
        <Confirmation>Archived: nobody finds it any more. Its words are kept.</Confirmation>
      ) : null}
      <section className="admin-part" aria-labelledby="new-post">
        <h2 id="new-post" className="sr">
          A new post
        </h2>
        <Form id={form.id} method="post" className="blog-begin" noValidate>
          <FormErrors form={form} />
          <Field label="Title of a new post" {...field('title')}>
            <TextInput autoComplete="off" />
          </Field>
          <Button look="main" name="intent" value={'begin' satisfies BlogIntent}>
            Begin writing
          </Button>
        </Form>
      </section>
      <Tabs
        label="Posts by state"
        tabs={[
          { to: HERE, label: 'All', count: all, current: state === null },
          ...postStates.map((one) => ({
            to: `${HERE}?state=${one}`,
            label: stateWords[one].label,
            count: counts[one],
            current: state === one,
          })),
        ]}
      />
      <DataTable
        label="Posts"
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        tight
        empty={
          <EmptyState
            title={state ? `Nothing is ${stateWords[state].label.toLowerCase()}` : 'There is no post yet'}
          >
            {state ? 'Posts come here when they are in this state.' : 'Write a title above and begin.'}
          </EmptyState>
        }
      />
      <Pagination page={page} pages={pages} />
    </>
  )
}

const columns: Column<PostLine>[] = [
  {
    key: 'title',
    head: 'Title',
    text: 'cut',
    phone: 'title',
    cell: ({ id, title }) => <Link to={addressOf(id)}>{title}</Link>,
  },
  {
    key: 'state',
    head: 'State',
    phone: 'under',
    cell: ({ state, isAhead }) => (
      <>
        <Tag tone={stateWords[state].tone}>{stateWords[state].label}</Tag>
        {isAhead ? <small className="soft"> with changes</small> : null}
      </>
    ),
  },
  { key: 'author', head: 'Author', text: 'cut', cell: ({ author }) => author },
  { key: 'tags', head: 'Tags', text: 'cut', cell: ({ tags }) => tags.join(', ') || '–' },
  { key: 'when', head: 'When (UTC)', align: 'end', phone: 'under-end', cell: ({ when }) => when },
  {
    key: 'reads',
    head: `Read, ${READ_DAYS} days`,
    align: 'end',
    cell: ({ reads }) => (reads === null ? '–' : formatCount(reads)),
  },
]
