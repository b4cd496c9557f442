import { redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { ideaPath } from '#domain/ideas/idea-rules.ts'
import {
  editComment,
  editIdea,
  followIdea,
  stopFollowing,
  withdrawIdea,
  writeComment,
} from '#domain/ideas/index.ts'
import { commentEditInput, commentInput, ideaInput } from '#domain/ideas/input.ts'
import { openIdea } from './open-idea.ts'

const { intent, intents } = formsOf({ for: 'members', about: openIdea, mends: mendsAllFound })

const pressed = z.object({})
const here = ({ about }: { about: { number: number } }, more = '') =>
  redirect(`${ideaPath(about.number)}${more}`)

/** What the forms of an idea's page ask for. */
export const ideaIntents = intents({
  comment: intent({
    input: commentInput,
    formId: ({ form }) => (form.get('parentId') ? `reply-${form.get('parentId')}` : 'comment'),
    run: (tx, actor, written, { about: { id } }) => writeComment(tx, actor, { ideaId: id, ...written }),
    done: (asked) => here(asked, '#comments'),
  }),
  'edit-comment': intent({
    input: commentEditInput,
    formId: ({ form }) => `mend-${form.get('commentId')}`,
    run: (tx, actor, edited) => editComment(tx, actor, edited),
    done: (asked) => here(asked, '#comments'),
  }),
  follow: intent({
    input: pressed,
    run: (tx, actor, _, { about: { id } }) => followIdea(tx, actor, { ideaId: id }),
    done: (asked) => here(asked, '#following'),
  }),
  unfollow: intent({
    input: pressed,
    run: (tx, actor, _, { about: { id } }) => stopFollowing(tx, actor, { ideaId: id }),
    done: (asked) => here(asked, '#following'),
  }),
  edit: intent({
    input: ideaInput,
    run: (tx, actor, edited, { about: { id } }) => editIdea(tx, actor, { ideaId: id, ...edited }),
    done: (asked) => here(asked, '?done=changed'),
  }),
  withdraw: intent({
    input: pressed,
    run: (tx, actor, _, { about: { id } }) => withdrawIdea(tx, actor, { ideaId: id }),
    done: (asked) => here(asked, '?done=withdrawn'),
  }),
})

export type IdeaIntent = IntentOf<typeof ideaIntents>
