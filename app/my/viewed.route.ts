import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { localPath } from '#app/local-path.ts'
import { forgetViewed } from '#domain/views/index.ts'

const { intent, intents } = formsOf({
  for: 'members',
  // Only who says so forgets: a form without a word means nothing here.
  otherwise: '',
  unknown: 'What you viewed can only be forgotten',
  mends: mendsNothing,
})

/** What a member viewed: it can be forgotten, from wherever it is shown. */
const viewedIntents = intents({
  forget: intent({
    run: (tx, actor) => forgetViewed(tx, actor),
    done: ({ form }) => redirect(localPath(form.get('next'))),
  }),
})

export type ViewedIntent = IntentOf<typeof viewedIntents>

export const action = viewedIntents

export const loader = () => redirect('/my')
