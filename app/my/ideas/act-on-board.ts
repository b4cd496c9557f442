import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsRules } from '#app/forms/mendable.ts'
import { localPath } from '#app/local-path.ts'
import { castVote, takeVoteBack } from '#domain/ideas/index.ts'
import { ideaIdInput } from '#domain/ideas/input.ts'

const { intent, intents } = formsOf({ for: 'members', mends: mendsRules })

/** A page with script stays where it is and is told what holds now; without it the form says where it came from. */
const answer =
  (isVoted: boolean) =>
  ({ form }: { form: FormData }) =>
    form.has('back') ? redirect(localPath(form.get('back'))) : { isVoted }

/** Votes are given and taken back wherever an idea is shown. */
export const boardIntents = intents({
  vote: intent({
    input: ideaIdInput,
    isPressed: true,
    run: (tx, actor, which, { context }) => castVote(tx, actor, which, context),
    done: answer(true),
  }),
  unvote: intent({
    input: ideaIdInput,
    isPressed: true,
    run: (tx, actor, which) => takeVoteBack(tx, actor, which),
    done: answer(false),
  }),
})

export type BoardIntent = IntentOf<typeof boardIntents>
