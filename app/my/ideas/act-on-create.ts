import { data, redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { mendsRules } from '#app/forms/mendable.ts'
import { ideaPath } from '#domain/ideas/idea-rules.ts'
import { proposeIdea } from '#domain/ideas/index.ts'
import { proposalInput } from '#domain/ideas/input.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { IdeaRowView } from './idea-rows.server.ts'
import { findSimilar } from './similar.server.ts'

export type RefusedProposal = RefusedForm & { similar: IdeaRowView[]; looked: boolean }

/** There are ideas like it, and nobody has shown them yet. */
class LookFirst extends Conflict {}

const { intent, intents } = formsOf({
  for: 'members',
  mends: mendsRules,
  refuse: async ({ formId, result, status }, asked) => {
    const similar = await findSimilar(asked, String(asked.form.get('title') ?? ''))
    return data<RefusedProposal>({ formId, result, similar, looked: true }, { status })
  },
})

export const createIntents = intents({
  propose: intent({
    input: proposalInput,
    before: async (asked, { looked, title }) => {
      if (!looked && (await hasSimilar(asked, title)))
        throw new LookFirst('Ideas like yours are there already. Vote for one of them, or send yours again.')
    },
    run: (tx, actor, { title, text, kindId }, { context }) =>
      proposeIdea(tx, actor, { title, text, kindId }, context),
    done: (_, { number }) => redirect(`${ideaPath(number)}?done=proposed`),
  }),
})

export type CreateIntent = IntentOf<typeof createIntents>

const hasSimilar = async (edge: MemberEdge, title: string) => (await findSimilar(edge, title)).length > 0
