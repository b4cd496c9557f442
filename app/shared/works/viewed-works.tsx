import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { WorkCard, WorkGrid, type Work } from '#app/ui/work/work.tsx'
import type { ViewedIntent } from '#app/my/viewed.route.ts'

/** What a member looked at last, and the way to have it forgotten; `next` is where they are. */
export function ViewedWorks({ works, next }: { works: readonly (Work & { id: string })[]; next: string }) {
  return (
    <>
      <WorkGrid columns={3}>
        {works.map((work) => (
          <WorkCard key={work.id} {...work} />
        ))}
      </WorkGrid>
      <Form method="post" action="/my/viewed" preventScrollReset>
        <input type="hidden" name="next" value={next} />
        <Button look="bare" size="s" name="intent" value={'forget' satisfies ViewedIntent}>
          Forget what I viewed
        </Button>
      </Form>
    </>
  )
}
