import { redirect } from 'react-router'
import { acting, memberOnly } from '#app/edge.ts'
import { localPath } from '#app/local-path.ts'
import { forgetViewed } from '#domain/views/index.ts'
import { Invalid } from '#platform/errors/errors.ts'

/** What a member viewed: it can be forgotten, from wherever it is shown. */
export const action = acting(
  memberOnly(async ({ form, transaction, actor }) => {
    const sent = await form()
    if (sent.get('intent') !== 'forget')
      throw new Invalid('What you viewed can only be forgotten', { intent: ['Choose “forget”'] })
    await transaction((tx) => forgetViewed(tx, actor))
    return redirect(localPath(sent.get('next')))
  }),
)

export const loader = () => redirect('/my')
